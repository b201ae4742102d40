// How the players stood after each chapter of a game: what its chart shows, and the moment that decided it.

/** @import { Chapter, ChartRow, Decisive, Ranked, Screen, Standing, View } from "../../types.js" */

/**
 * A row for every chapter, as the game's screen says; none if it says nothing. `end`: the scene after the last chapter;
 * `viewAt`: the view after so many events, for games whose points no event tells.
 * @param {Screen} screen
 * @param {Chapter[]} chapters
 * @param {any} end
 * @param {(count: number) => View | null} [viewAt]
 * @returns {ChartRow[]}
 */
export function rowsOf(screen, chapters, end, viewAt = () => null) {
  return chapters.flatMap((chapter, place) => {
    const count = chapter.from + chapter.events.length;
    const standing = screen.standing?.(chapters[place + 1]?.scene ?? end, viewAt(count)) ?? null;
    return standing ? [{ chapter, count, standing }] : [];
  });
}

/** @type {(standing: Standing) => number} */
const most = ({ points }) => Math.max(...points.map((each) => each ?? -Infinity));

/** @type {(standing: Standing) => number[]} */
const leaders = (standing) => [...standing.points.keys()].filter((seat) => standing.points[seat] === most(standing));

/**
 * The rows of the last part that the points were counted in, such as the last round.
 * @param {ChartRow[]} rows
 */
function lastPart(rows) {
  const part = rows.at(-1)?.standing.part;
  return rows.slice(rows.findLastIndex(({ standing }) => standing.part !== part) + 1);
}

/**
 * What the seats gained from the row before, most of them.
 * @param {ChartRow | undefined} before
 * @param {ChartRow} row
 * @param {number[]} seats
 */
const gain = (before, { standing: { points } }, seats) =>
  Math.max(0, ...seats.map((seat) => (points[seat] ?? 0) - (before?.standing.points[seat] ?? 0)));

/**
 * The moment that decided a game: where the winners took the lead for good if others had it (`lead`), else where they
 * last gained points (`points`). For a player alone it is where most points were gained (`best`).
 * @param {ChartRow[]} rows
 * @param {number[]} winners
 * @returns {Decisive | null}
 */
export function decisiveIn(rows, winners) {
  const part = lastPart(rows);
  const last = part.at(-1);
  if (!last || !winners.length) return null;
  const gains = part.map((row, place) => gain(part[place - 1], row, winners));
  /** @type {(place: number, why: Decisive["why"]) => Decisive} */
  const moment = (place, why) => ({ row: part[place], why, gained: gains[place] });
  if (last.standing.points.length === 1) return moment(gains.lastIndexOf(Math.max(...gains)), "best");
  const ahead = part.map(
    ({ standing }) => !most(standing) || leaders(standing).every((seat) => winners.includes(seat)),
  );
  const behind = ahead.lastIndexOf(false);
  if (behind >= 0 && behind < part.length - 1) return moment(behind + 1, "lead");
  const scored = gains.findLastIndex((each) => each > 0);
  return moment(scored < 0 ? part.length - 1 : scored, "points");
}

/**
 * Each seat's place, from 1; equal seats share one. Winners come first, then who has won more parts of the game, then
 * who has more points. A seat that nobody sits on, such as a dummy player, is counted like the others.
 * @param {Standing} standing
 * @param {number[]} winners
 * @returns {Ranked[]}
 */
export function ranked({ points, won = [] }, winners) {
  /** @type {(seat: number) => number[]} */
  const worth = (seat) => [winners.includes(seat) ? 1 : 0, won[seat] ?? 0, points[seat] ?? -1];
  /** @type {(one: number, other: number) => number} */
  const compare = (one, other) => {
    const [mine, theirs] = [worth(one), worth(other)];
    const at = mine.findIndex((each, place) => each !== theirs[place]);
    return at < 0 ? 0 : theirs[at] - mine[at];
  };
  const seats = [...points.keys()];
  return seats
    .map((seat) => ({
      seat,
      place: 1 + seats.filter((other) => compare(seat, other) > 0).length,
      points: points[seat],
      won: won[seat] ?? null,
    }))
    .toSorted((one, other) => one.place - other.place || one.seat - other.seat);
}
