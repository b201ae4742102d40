// The visitor's settings, stored in cookies: language, theme, speed, and more. The server reads the first two, so that the next
// page starts with them.

import { Store } from "./store.js";

/** @import { Forced, Language, Sound, Speed, Theme } from "./types.js" */

const YEAR_S = 60 * 60 * 24 * 365;

/** @param {string} name */
function remembered(name) {
  const found = document.cookie.split("; ").find((entry) => entry.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

/**
 * @template {string} T
 * @param {string} name
 * @param {T[]} allowed
 * @param {T} fallback
 */
function setting(name, allowed, fallback) {
  const before = remembered(name);
  const store = new Store(allowed.find((each) => each === before) ?? fallback);
  store.follow((value) => {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_S}; samesite=strict`;
  });
  return store;
}

/** @type {Language[]} */
export const LANGUAGES = ["en", "ru", "fr", "de"];
/** @type {Theme[]} */
export const THEMES = ["auto", "light", "dark"];
/** @type {Speed[]} */
export const SPEEDS = ["calm", "normal", "fast", "instant"];
/** @type {Sound[]} */
export const SOUNDS = ["on", "off"];
/** @type {Forced[]} */
export const FORCED = ["on", "off"];

export const language = setting(
  "language",
  LANGUAGES,
  LANGUAGES.find((each) => each === document.documentElement.lang) ?? "en",
);
export const theme = setting("theme", THEMES, "auto");
export const speed = setting("speed", SPEEDS, "normal");

/** Whether a decision with only one possible answer is played by itself. */
export const forced = setting("forced", FORCED, "on");

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Who wants no motion is not surprised by sounds either. */
export const sound = setting("sound", SOUNDS, still.matches ? "off" : "on");

theme.follow((value) => {
  document.documentElement.dataset.theme = value;
});

/** @param {Speed} value */
const showSpeed = (value) => {
  document.documentElement.dataset.speed = value;
};
showSpeed(speed.value);
speed.follow(showSpeed);

const TEMPO = { calm: 1.7, normal: 1, fast: 0.45, instant: 0 };

/** Whether animations are allowed. */
export const mayMove = () => !still.matches && speed.value !== "instant";

/**
 * The duration of a step of the playback, in milliseconds.
 * @param {number} time
 */
export const paced = (time) => time * TEMPO[speed.value];
