// King of 12 in the browser.

import { say } from "../../texts.js";
import { Board } from "./board.js";
import { Choice, moveName, question } from "./choice.js";
import { Options, facts, given, options, ready, seatsHelp } from "./options.js";
import { begin, chapters, pace, settle, standing, step } from "./scene.js";

/** @import { Screen } from "../../types.js" */
/** @import { Pieces, Scene, View } from "./types.js" */

/**
 * The state of the game in words.
 * @type {Screen<Scene>["where"]}
 */
function where({ round, turn }, decision) {
  const now = turn + (decision?.choosing ? 1 : 0); // the next turn begins with the choice
  return now
    ? say("king-where", { round, turn: now })
    : round
      ? say("king-where-round", { round })
      : say("king-where-start");
}

/**
 * What a decision means for the board: whether everybody plays a card.
 * @type {Screen<Scene, View>["about"]}
 */
const about = (decision, view) => decision && { ...decision, choosing: view?.agenda.at(-1)?.is === "ChooseCards" };

/** @type {Screen<Scene, View, Pieces>} */
export const screen = {
  Board,
  Choice,
  Options,
  about,
  begin,
  chapters,
  facts,
  given,
  moveName: ({ move }) => moveName(move),
  options,
  pace,
  question,
  ready,
  seatsHelp,
  settle,
  standing,
  step,
  where,
  sounds: {
    RoundBegan: "dice",
    CardsRevealed: "card",
    DicePassed: "card",
    DieTurned: "sealed",
    DieRolled: "dice",
    FaunTurned: "sealed",
    FirstPlace: "chip",
    SecondPlace: "chip",
    TokenTaken: "chip",
    CardLaid: "card",
    CardHidden: "card",
  },
};
