// What a page needs to tell and draw a game: its screen, its texts, and the server's description.

import { fetchScreen } from "../games/registry.js";
import { useAnswer } from "../parts/asking.js";
import { get, once } from "../http.js";
import { learn } from "../texts.js";

/** @import { Description, OptionSpec } from "../types.js" */

/**
 * Load the server's description of a game, together with the game's texts and screen.
 * @type {(game: string) => Promise<Description>}
 */
export const describe = once(async (game) => {
  const [description] = await Promise.all([get(`/games/${encodeURIComponent(game)}`), learn(game), fetchScreen(game)]);
  return description;
});

/**
 * The same for a table with this many seats, which may have a screen of its own.
 * @param {string} game
 * @param {number} seats
 */
export async function describeTable(game, seats) {
  const description = await describe(game);
  await fetchScreen(game, seats);
  return description;
}

/**
 * The option specs by name.
 * @param {Description} description
 * @returns {Record<string, OptionSpec>}
 */
export const specsOf = (description) => Object.fromEntries(description.options.map((spec) => [spec.name, spec]));

/**
 * undefined while loading; null if there is no such game.
 * @param {string | undefined} game
 * @param {number} [seats]
 * @returns {Description | null | undefined}
 */
export const useDescription = (game, seats = 0) =>
  useAnswer(async () => (game ? found(game, seats) : undefined), [game, seats]);

/**
 * @param {string} game
 * @param {number} seats
 */
const found = (game, seats) =>
  describeTable(game, seats).catch((refused) => {
    if (refused.error?.error === "UnknownGame") return null;
    throw refused;
  });
