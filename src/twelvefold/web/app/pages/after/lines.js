// The lines of a game's chart, before they are drawn.

/** @import { ChartRow } from "../../types.js" */

/** Dashes by seat, like the colours; a seat with neither number nor gap has a whole line. */
const DASHES = ["", "8 4", "2 4", "12 4 2 4", "5 3", "1 5", "14 5", "8 3 1 3 1 3"];
/** @type {(seat: number) => string} */
export const dashesOf = (seat) => DASHES[seat % DASHES.length];

/** @type {(rows: ChartRow[]) => number[]} */
export const seatsIn = (rows) => [...Array(Math.max(...rows.map(({ standing }) => standing.points.length))).keys()];

/**
 * The numbers beside the chart: round ones up to the most, a few of them.
 * @param {number} most
 * @param {number} few
 */
export function ticks(most, few) {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => most / each <= few) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, count) => count * step);
}

/**
 * The line of a seat in pieces: it is broken where the points begin anew, and where the seat is not compared.
 * @param {ChartRow[]} rows
 * @param {number} seat
 * @returns {{ place: number, points: number }[][]}
 */
export function pieces(rows, seat) {
  /** @type {{ place: number, points: number }[][]} */
  const found = [];
  rows.forEach(({ standing }, place) => {
    const points = standing.points[seat] ?? null;
    const before = rows[place - 1]?.standing;
    const anew = !before || before.part !== standing.part || (before.points[seat] ?? null) === null;
    if (points === null) return;
    if (anew) found.push([]);
    found[found.length - 1].push({ place, points });
  });
  return found;
}
