// The guide through a first trick of 12 Chip Trick.

/** @import { GameOptions, Pieces } from "./types.js" */

/** For three, because with two players a dummy joins, which has rules of its own. */
export const guide = {
  seats: 3,
  options: {},
  turn: { begins: "TrickBegan", telling: ["TrickWon"] },
  steps: [
    {
      key: "aim",
      at: ".chips-own .chips-total",
      args: (/** @type {{ pieces: Pieces, options: GameOptions }} */ { pieces, options }) => ({
        limit: pieces.limit,
        over: options.burning ? "burns" : "halved",
      }),
    },
    { key: "hand", at: ".chips-board" },
    { key: "play", at: ".chips-own", action: ["play"] },
    { key: "take", at: ".chips-middle", action: ["take"] },
    { key: "told", at: ".caption", tells: true },
    {
      key: "tokens",
      at: ".chips-own .victory",
      args: (/** @type {{ pieces: Pieces }} */ { pieces }) => ({ enough: pieces.enough }),
    },
    { key: "end", at: ".bar-tools" },
  ],
};
