// The steps of a finished game, as the server tells them.

/** @import { Entry, ReplayStep } from "../../types.js" */

/**
 * All events in one list, and how many of them each step includes.
 * @param {ReplayStep[]} steps
 * @returns {[Entry[], number[]]}
 */
export function numbered(steps) {
  /** @type {Entry[]} */
  const entries = [];
  const ends = steps.map(({ events }) => {
    for (const event of events) entries.push({ number: entries.length + 1, of: "game", event });
    return entries.length;
  });
  return [entries, ends];
}

/**
 * The first step that includes so many events.
 * @param {number[]} ends
 * @param {number} count
 */
export const stepOf = (ends, count) => {
  const found = ends.findIndex((end) => end >= count);
  return found < 0 ? ends.length - 1 : found;
};
