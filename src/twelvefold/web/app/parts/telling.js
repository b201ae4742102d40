// Which event of the last turn is most worth explaining.

/** @import { Entry } from "../types.js" */

/**
 * `begins`: the event that begins a turn; `telling`: the events worth explaining, the best first; `own`: whether an
 * event has the viewer in it, which goes before others of its kind.
 * @param {Entry[]} events
 * @param {string} begins
 * @param {string[]} telling
 * @param {(entry: Entry) => boolean} own
 */
export function mostTelling(events, begins, telling, own) {
  /** @type {Entry[]} */
  let turn = [];
  for (const entry of events.filter(({ of }) => of === "game").reverse()) {
    if (telling.includes(entry.event.is)) turn = [entry, ...turn];
    if (entry.event.is === begins && turn.length) break; // a turn that has only begun tells nothing yet
  }
  /** @param {Entry} entry */
  const rank = (entry) => telling.indexOf(entry.event.is) * 2 + (own(entry) ? 0 : 1);
  return turn.toSorted((one, other) => rank(one) - rank(other)).at(0);
}
