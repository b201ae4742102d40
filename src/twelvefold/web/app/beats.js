// The beats of a story: which events are shown together, and how long.

/** @import { Beat, Entry, Screen } from "./types.js" */

/**
 * The beats in which a screen tells the entries of a chapter. An event that takes no time is shown with those after it.
 * `from`: how many entries came before; `left`: how long all of it may take; if that is too little, every beat is
 * shorter.
 * @param {Screen} screen
 * @param {any} scene before the first of these entries
 * @param {Entry[]} entries
 * @param {{ from?: number, left?: number }} [more]
 * @returns {Beat[]}
 */
export function beatsOf(screen, scene, entries, { from = 0, left = Infinity } = {}) {
  /** @type {Beat[]} */
  const beats = [];
  /** @type {Set<Entry>} */
  const shown = new Set();
  /** @type {Entry | null} */
  let last = null;
  let count = 0;
  for (const together of screen.together?.(entries, scene) ?? entries.map((entry) => [entry])) {
    let time = 0;
    for (const entry of together) {
      shown.add(entry);
      if (entry.of !== "game") continue;
      scene = screen.step(scene, entry.event);
      const own = screen.pace(entry.event, scene);
      if (own && own >= time) [time, last] = [own, entry];
    }
    while (shown.has(entries[count])) count += 1;
    if (time) beats.push({ scene, count: from + count, last, time });
  }
  if (entries.length && beats.at(-1)?.count !== from + count) beats.push({ scene, count: from + count, last, time: 0 });
  const whole = beats.reduce((sum, { time }) => sum + time, 0);
  return whole > left ? beats.map((beat) => ({ ...beat, time: (beat.time * left) / whole })) : beats;
}
