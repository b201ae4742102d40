// Begins games at once, and remembers which game was played last.

import { beSomebody, create } from "../guest.js";
import { post } from "../http.js";
import { describe } from "./description.js";

/** @import { Options, TableOrder } from "../types.js" */

const USUAL_SEATS = 3;
const LAST_GAME = "last game";

/**
 * The number of players, unless somebody chooses another one.
 * @param {[least: number, most: number]} seats
 */
export const usualSeats = ([least, most]) => Math.min(Math.max(USUAL_SEATS, least), most);

/**
 * The number of players in a game alone or against a single bot; null if there is no such game, or it is the usual one.
 * @param {[least: number, most: number]} seats
 */
export const soloSeats = (seats) => (seats[0] <= 2 && seats[0] < usualSeats(seats) ? seats[0] : null);

/**
 * Create a table at which bots take all other seats, and start the game.
 * @param {{ game: string, bots: string[] }} offer
 * @param {Options} options
 * @param {Partial<TableOrder>} [more]
 * @returns the table's id
 */
export async function begin({ game, bots }, options, more) {
  describe(game).catch(() => {}); // loads while the table is created; the page of the table tries again
  await beSomebody();
  const chairs = Array.from({ length: options.seats }, (_, seat) => (seat ? (bots.at(-1) ?? null) : null));
  const table = await create({ game, options, bots: chairs, ...more });
  await post(`/tables/${table}/start`);
  return table;
}

/** @param {string} game */
export function rememberGame(game) {
  try {
    localStorage.setItem(LAST_GAME, game);
  } catch {
    // the browser stores nothing: the first game is offered
  }
}

/** The game played last in this browser, or null. */
export function lastGame() {
  try {
    return localStorage.getItem(LAST_GAME);
  } catch {
    return null;
  }
}
