// Queen of 12 in the browser.

import { say } from "../../texts.js";
import { Board } from "./board.js";
import { Choice, question } from "./choice.js";
import { Count } from "./count.js";
import { Options, facts, given, options, ready } from "./options.js";
import { begin, chapters, pace, settle, step } from "./scene.js";

/** The state of the game in words. */
const where = ({ round, over }) =>
  over ? say("queen-where-over") : round ? say("queen-where-solo", { round }) : say("queen-where-start");

/** Solo: the player's title; in the Crusade, which has none, the points to beat. */
function title({ title: won, ownTotal }) {
  if (ownTotal !== null) return say("web-queen-own-total", { total: ownTotal });
  return won ? say(`queen-title-${won}`) : null;
}

export const screen = {
  beside: true,
  Board,
  Choice,
  Count,
  Options,
  about: (decision) => decision,
  begin,
  chapters,
  facts,
  given,
  options,
  pace,
  question,
  ready,
  settle,
  step,
  title,
  where,
  /** The events to mention in the result. */
  highlights: ["LineFilled", "CellsCompared", "GameWon", "NobodyWon", "OwnTotal", "TitleWon"],
};
