// The guide through a first turn of King of 12.

import { pointsOf } from "./scene.js";

/** @import { Pieces, View } from "./types.js" */

export const guide = {
  seats: 2,
  options: { set: "first" },
  turn: {
    begins: "CardsRevealed",
    telling: ["CardsCancelled", "LadyCancelled", "LowBeatsHigh", "DiceCancelled", "NobodyFirst", "FirstPlace"],
  },
  steps: [
    { key: "aim", at: ".king-board" },
    { key: "die", at: ".king-own .die-box" },
    { key: "choose", action: ["play"] },
    { key: "reveal", at: ".king-board", until: ["play"] },
    { key: "told", at: ".caption", tells: true },
    {
      key: "points",
      at: ".king-own .tokens",
      args: (/** @type {{ view: View, seat: number, pieces: Pieces }} */ { view, seat, pieces }) => ({
        points: pointsOf(view.places[seat]),
        goal: pieces.points,
      }),
    },
    { key: "end", at: ".bar-tools" },
  ],
};
