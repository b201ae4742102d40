// Sounds and vibration, as the visitor wishes them. How a sound is made is loaded with the first one.

import { haptics, sound } from "./settings.js";

/** @import { SoundName } from "./types.js" */

const VOLUMES = { quiet: 0.35, loud: 1 };

/** @type {Partial<Record<SoundName, number[]>>} In milliseconds: on, off, on … */
const VIBRATIONS = { turn: [35], sealed: [12], win: [30, 60, 30, 60, 90], hurry: [35, 60, 35] };

/** Whether the page was touched. Until then browsers are silent: sounds would wait and all come at once. */
const touched = () => navigator.userActivation?.hasBeenActive ?? true;

/**
 * Play a sound, and the vibration that belongs to it.
 * @param {SoundName} name
 */
export function play(name) {
  if (!touched()) return;
  if (sound.value !== "off") {
    const volume = VOLUMES[sound.value];
    import("./synth.js").then(({ synthesise }) => synthesise(name, volume)).catch(() => {}); // without a sound, then
  }
  const pattern = VIBRATIONS[name];
  if (pattern && haptics.value === "on") navigator.vibrate?.(pattern);
}
