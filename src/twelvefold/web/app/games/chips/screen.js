// 12 Chip Trick in the browser.

import { say } from "../../texts.js";
import { Board } from "./board.js";
import { Choice, moveName, question, useChoice } from "./choice.js";
import { Options, facts, given, options, ready } from "./options.js";
import { begin, chapters, pace, settle, standing, step } from "./scene.js";

/** @import { Screen } from "../../types.js" */
/** @import { Choosing, Pieces, Scene, View } from "./types.js" */

/** @type {Screen<Scene>["where"]} */
const where = ({ round, trick }) =>
  trick ? say("web-chips-trick", { round, trick }) : round ? say("web-chips-round", { round }) : "";

/** @type {Screen<Scene, View, Pieces, Choosing>} */
export const screen = {
  Board,
  Choice,
  Options,
  beside: true,
  about: (decision) => decision,
  begin,
  chapters,
  facts,
  figure: (count) => say("web-chips-figure", { count }),
  given,
  moveName: ({ move, pieces }) => moveName(move, pieces),
  options,
  pace,
  question,
  ready,
  settle,
  standing,
  step,
  useChoice,
  where,
  sounds: {
    StackMade: "chip",
    ChipPlayed: "chip",
    TrickWon: "chip",
    ChipTaken: "chip",
    HandLaid: "chip",
    TokenWon: "turn",
  },
};
