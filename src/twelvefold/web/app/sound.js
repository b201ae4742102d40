// Short sounds, made by the browser itself.

import { sound } from "./settings.js";

const VOLUME = 0.08;
const LENGTH_S = 0.09;

/** @type {AudioContext | null} */
let audio = null;

/**
 * A soft tone, unless the visitor wants no sound. Browsers are silent until the first touch of a page.
 * @param {number} frequency
 */
export function tone(frequency) {
  if (sound.value === "off") return;
  audio ??= new AudioContext();
  const [voice, volume, now] = [audio.createOscillator(), audio.createGain(), audio.currentTime];
  voice.frequency.value = frequency;
  volume.gain.setValueAtTime(VOLUME, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + LENGTH_S);
  voice.connect(volume).connect(audio.destination);
  voice.start(now);
  voice.stop(now + LENGTH_S);
}
