// The finished games that this browser remembers, by game and variant: one's own best, and how many were won.

/** @import { About, OwnGame, OwnGames } from "../../types.js" */

/** The oldest are forgotten, but never the best. */
const MAX_GAMES = 200;

/**
 * The same options in the same order, whoever wrote them.
 * @param {any} value
 * @returns {string}
 */
function plain(value) {
  if (Array.isArray(value)) return `[${value.map(plain).join()}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "";
  return `{${Object.keys(value)
    .toSorted()
    .map((key) => `${key}:${plain(value[key])}`)
    .join()}}`;
}

/** A short name for a long text (FNV-1a): an edition of one's own is part of the options. */
const short = (/** @type {string} */ text) =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619), 2166136261).toString(36);

/**
 * Where the games like this one are kept.
 * @param {Pick<About, "game" | "options" | "chairs">} about
 */
export const placeOf = ({ game, options, chairs }) => `games of ${game} for ${chairs.length}: ${short(plain(options))}`;

/** @type {(games: OwnGame[]) => number | null} */
const bestOf = (games) =>
  games.reduce(
    (best, { score }) => (score === null ? best : Math.max(best ?? score, score)),
    /** @type {number | null} */ (null),
  );

/**
 * Add a game, unless it is there already. `before`: the best of the others.
 * @param {OwnGame[]} games
 * @param {OwnGame} game
 * @returns {OwnGames & { games: OwnGame[] }}
 */
export function withGame(games, game) {
  const others = games.filter(({ table }) => table !== game.table);
  const all = others.length < games.length ? games : [...games, game];
  const best = bestOf(all);
  const forgotten = all.length > MAX_GAMES ? all.findIndex(({ score }) => score === null || score !== best) : -1;
  return {
    games: forgotten < 0 ? all : all.toSpliced(forgotten, 1),
    played: all.length,
    wins: all.filter(({ won }) => won).length,
    before: bestOf(others),
  };
}

/**
 * Remember a finished game. Returns what is known of games like it; a browser that stores nothing knows this one alone.
 * @param {About} about
 * @param {OwnGame} game
 * @returns {OwnGames}
 */
export function remember(about, game) {
  const place = placeOf(about);
  /** @type {OwnGame[]} */
  let before = [];
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? "[]");
    if (Array.isArray(found)) before = found;
  } catch {
    // nothing can be read, or not what was written
  }
  const { games, ...known } = withGame(before, game);
  try {
    localStorage.setItem(place, JSON.stringify(games));
  } catch {
    // the browser stores nothing
  }
  return known;
}
