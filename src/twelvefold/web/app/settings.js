// The visitor's settings, stored in cookies: language, theme, speed. The server reads the first two, so that the next
// page starts with them.

import { Store } from "./store.js";

const YEAR_S = 60 * 60 * 24 * 365;

function remembered(name) {
  const found = document.cookie.split("; ").find((entry) => entry.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

function setting(name, allowed, fallback) {
  const before = remembered(name);
  const store = new Store(allowed.includes(before) ? before : fallback);
  store.follow((value) => {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_S}; samesite=strict`;
  });
  return store;
}

export const LANGUAGES = ["en", "ru", "fr", "de"];
export const THEMES = ["auto", "light", "dark"];
export const SPEEDS = ["calm", "normal", "fast", "instant"];

export const language = setting("language", LANGUAGES, document.documentElement.lang);
export const theme = setting("theme", THEMES, "auto");
export const speed = setting("speed", SPEEDS, "normal");

theme.follow((value) => {
  document.documentElement.dataset.theme = value;
});

const showSpeed = (value) => {
  document.documentElement.dataset.speed = value;
};
showSpeed(speed.value);
speed.follow(showSpeed);

const TEMPO = { calm: 1.7, normal: 1, fast: 0.45, instant: 0 };

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether animations are allowed. */
export const mayMove = () => !still.matches && speed.value !== "instant";

/** The duration of a step of the playback, in milliseconds. */
export const paced = (time) => time * TEMPO[speed.value];
