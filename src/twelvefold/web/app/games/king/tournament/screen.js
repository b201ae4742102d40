// The screen of a tournament: the ordinary game's cards, dice and questions, at several tables.

import { html } from "../../../html.js";
import { say } from "../../../texts.js";
import { screen as king } from "../screen.js";
import { Board } from "./board.js";
import { WINNERS, begin, chapters, settle, standing, step } from "./scene.js";
import { Standings } from "./standings.js";
import { heard, longest, pace, together } from "./telling.js";

/** @import { ChoiceProps, Screen } from "../../../types.js" */
/** @import { Pieces } from "../types.js" */
/** @import { TournamentScene, TournamentView } from "./types.js" */

/**
 * Players who are not in the final have nothing to choose.
 * @param {ChoiceProps<TournamentScene, TournamentView, Pieces>} props
 */
function Choice(props) {
  const { scene, news } = props;
  return scene.final && !scene.groups[0].includes(news.seat) ? null : html`<${king.Choice} ...${props} />`;
}

/** @type {Screen<TournamentScene>["where"]} */
const where = (scene, decision) =>
  scene.final
    ? say("web-king-tournament-where-final", { where: king.where(scene, decision) })
    : king.where(scene, decision);

/** @type {Screen<TournamentScene, TournamentView, Pieces>} */
export const screen = {
  ...king,
  beside: true,
  layout: (scene) => (scene.seating ? "seating" : scene.at === WINNERS ? WINNERS : scene.final ? "final" : "groups"),
  Board,
  Choice,
  Standings,
  begin,
  chapters,
  heard,
  longest,
  pace,
  settle,
  standing,
  step,
  together,
  where,
  much: 240, // a turn of four groups is long, and the winners' table comes last
};
