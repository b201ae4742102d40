// Queen of 12 in the browser.

import { say } from "../../texts.js";
import { Board } from "./board.js";
import { Choice, question } from "./choice.js";
import { Count } from "./count.js";
import { Options, facts, given, options, ready } from "./options.js";
import { begin, chapters, pace, settle, step } from "./scene.js";

/** Where the game is, in words. */
const where = ({ round, over }) =>
  over ? say("queen-where-over") : round ? say("queen-where-solo", { round }) : say("queen-where-start");

/** Solo: what the player has become; in the Crusade, which has no titles, how many points to beat. */
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
  /** What is worth telling when it is over. */
  highlights: ["LineFilled", "CellsCompared", "GameWon", "NobodyWon", "OwnTotal", "TitleWon"],
};
