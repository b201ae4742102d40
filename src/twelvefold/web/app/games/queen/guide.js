// The guide through a first round of Queen of 12.

/** @import { Prompt } from "../../types.js" */

/** The questions about marking a sheet. */
const MARKING = ["mark", "bonus", "bonus-mark", "bonus-copy"];

/** For three, because with two players everybody plays two cards. */
export const guide = {
  seats: 3,
  options: { sheet: "A" },
  turn: { begins: "CardsRevealed", telling: ["CardsCancelled", "NothingTaken", "DiceTaken"] },
  steps: [
    { key: "aim", at: ".queen-own .halves" },
    { key: "trays", at: ".queen-trays" },
    { key: "choose", action: ["play"] },
    { key: "order", at: ".queen-middle", until: [...MARKING, "play"] },
    // a player whose card has marked may have nothing left to mark
    {
      key: "mark",
      at: ".queen-own .halves",
      action: MARKING,
      until: ["play"],
      args: (/** @type {{ prompt: Prompt | null }} */ { prompt }) => ({
        asks: prompt?.ask.startsWith("bonus") ? "bonus" : "mark",
      }),
    },
    { key: "told", at: ".caption", tells: true },
    { key: "points", at: ".queen-own .halves" },
    { key: "end", at: ".bar-tools" },
  ],
};
