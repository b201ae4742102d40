// Queen of 12 in the browser.

import { say } from "../../texts.js";
import { useChoice } from "./choice-state.js";
import { Board } from "./board.js";
import { Choice, nameOfMove, question } from "./choice.js";
import { Count } from "./count.js";
import { Options, facts, given, options, ready } from "./options.js";
import { begin, chapters, pace, settle, standing, step } from "./scene.js";

/** @import { Screen } from "../../types.js" */
/** @import { ChoiceState } from "./board-types.js" */
/** @import { Pieces, Scene, View } from "./types.js" */

/**
 * The state of the game in words.
 * @param {Scene} scene
 */
const where = ({ round, over }) =>
  over ? say("queen-where-over") : round ? say("queen-where-solo", { round }) : say("queen-where-start");

/**
 * Solo: the player's title; in the Crusade, which has none, the points to beat.
 * @param {Scene} scene
 */
function title({ title: won, ownTotal }) {
  if (ownTotal !== null) return say("web-queen-own-total", { total: ownTotal });
  return won ? say(`queen-title-${won}`) : null;
}

/**
 * Solo: the ladder of titles; the Crusade has none.
 * @type {NonNullable<Screen<Scene>["titles"]>}
 */
const titles = ({ title: won, pieces }) =>
  won ? Object.entries(pieces.titles).map(([each, points]) => [say(`queen-title-${each}`), points]) : [];

/** @type {Screen<Scene, View, Pieces, ChoiceState>} */
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
  moveName: nameOfMove,
  options,
  pace,
  question,
  ready,
  settle,
  standing,
  comparable: true,
  step,
  title,
  titles,
  useChoice,
  where,
  sounds: {
    DiceRolled: "dice",
    OracleRolled: "dice",
    CardsRevealed: "card",
    CardGained: "card",
    DiceTaken: "dice",
    DieMarked: "pen",
    CardMarked: "pen",
    BonusMarked: "pen",
    LineFilled: "chip",
  },
};
