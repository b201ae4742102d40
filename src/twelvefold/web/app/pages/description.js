// What a page needs to tell and draw a game: its screen, its texts, and the server's description.

import { fetchScreen } from "../games/registry.js";
import { useAnswer } from "../parts/asking.js";
import { get, once } from "../http.js";
import { learn } from "../texts.js";

/** Load the server's description of a game, together with the game's texts and screen. */
export const describe = once(async (game) => {
  const [description] = await Promise.all([get(`/games/${encodeURIComponent(game)}`), learn(game), fetchScreen(game)]);
  return description;
});

/** The same for a table with this many seats, which may have a screen of its own. */
export async function describeTable(game, seats) {
  const description = await describe(game);
  await fetchScreen(game, seats);
  return description;
}

/** The option specs by name. */
export const specsOf = (description) => Object.fromEntries(description.options.map((spec) => [spec.name, spec]));

/** undefined while loading; null if there is no such game. */
export const useDescription = (game, seats = 0) =>
  useAnswer(async () => (game ? found(game, seats) : undefined), [game, seats]);

const found = (game, seats) =>
  describeTable(game, seats).catch((refused) => {
    if (refused.error?.error === "UnknownGame") return null;
    throw refused;
  });
