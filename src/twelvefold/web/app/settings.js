// The visitor's settings, stored in cookies: language, theme, speed, and more. The server reads the first two, so that
// the next page starts with them.

import { Store } from "./store.js";

/** @import { Language, OnOff, Sound, Speed, Theme } from "./types.js" */

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
export const SOUNDS = ["quiet", "loud", "off"];
/** @type {OnOff[]} */
export const ON_OFF = ["on", "off"];

export const language = setting(
  "language",
  LANGUAGES,
  LANGUAGES.find((each) => each === document.documentElement.lang) ?? "en",
);
export const theme = setting("theme", THEMES, "auto");
export const speed = setting("speed", SPEEDS, "normal");

/** Whether a decision with only one possible answer is played by itself. */
export const forced = setting("forced", ON_OFF, "on");

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Who wants no motion is not surprised by anything else either, unless they wish for it. */
export const sound = setting("sound", SOUNDS, still.matches ? "off" : "quiet");
export const haptics = setting("haptics", ON_OFF, still.matches ? "off" : "on");
/** A letter on each coloured die, for those who do not tell the colours. */
export const letters = setting("letters", ON_OFF, "off");
/** Shortcuts of one letter: in the way of those who dictate or use switches. */
export const shortcuts = setting("shortcuts", ON_OFF, "on");
export const awake = setting("awake", ON_OFF, still.matches ? "off" : "on");

theme.follow((value) => {
  document.documentElement.dataset.theme = value;
});

/** @param {Speed} value */
const showSpeed = (value) => {
  document.documentElement.dataset.speed = value;
};
showSpeed(speed.value);
speed.follow(showSpeed);

/** @param {OnOff} value */
const showLetters = (value) => {
  document.documentElement.dataset.letters = value;
};
showLetters(letters.value);
letters.follow(showLetters);

const TEMPO = { calm: 1.7, normal: 1, fast: 0.45, instant: 0 };

/** Whether animations are allowed. */
export const mayMove = () => !still.matches && speed.value !== "instant";

/**
 * The duration of a step of the playback, in milliseconds.
 * @param {number} time
 */
export const paced = (time) => time * TEMPO[speed.value];
