// What is needed to tell and to draw a game, as the server describes it.

import { describe } from "../wire.js";
import { useAnswer } from "./asking.js";

/** undefined: on its way; null: there is no such game. */
export const useDescription = (game) => useAnswer(async () => (game ? found(game) : undefined), [game]);

const found = (game) =>
  describe(game).catch((refused) => {
    if (refused.error?.error === "UnknownGame") return null;
    throw refused;
  });
