// What is needed to tell and to draw a game: its screen, its words, and what the server says of it.

import { fetchScreen } from "../games/registry.js";
import { useAnswer } from "../parts/asking.js";
import { get, once } from "../http.js";
import { learn } from "../texts.js";

/** What the server says of a game. When it is there, so are the game's texts and its screen. */
export const describe = once(async (game) => {
  const [description] = await Promise.all([get(`/games/${encodeURIComponent(game)}`), learn(game), fetchScreen(game)]);
  return description;
});

/** The same for a table with that many seats, which may have a screen of its own. */
export async function describeTable(game, seats) {
  const description = await describe(game);
  await fetchScreen(game, seats);
  return description;
}

/** The option specs by name. */
export const specsOf = (description) => Object.fromEntries(description.options.map((spec) => [spec.name, spec]));

/** undefined: on its way; null: there is no such game. */
export const useDescription = (game, seats = 0) =>
  useAnswer(async () => (game ? found(game, seats) : undefined), [game, seats]);

const found = (game, seats) =>
  describeTable(game, seats).catch((refused) => {
    if (refused.error?.error === "UnknownGame") return null;
    throw refused;
  });
