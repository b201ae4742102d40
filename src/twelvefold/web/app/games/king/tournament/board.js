// The tables of a tournament: one in full, the others small beside it.

import { useEffect, useRef, useState } from "../../../../vendor/hooks.js";
import { Icon, classes, html } from "../../../html.js";
import { people } from "../../../names.js";
import { mayMove } from "../../../settings.js";
import { say } from "../../../texts.js";
import { Board as TableBoard } from "../board.js";
import { SmallTable } from "./group.js";
import { WINNERS, groupOf, tableOf } from "./scene.js";
import { Seating } from "./seating.js";

/** @import { TableKey, TournamentBoardProps, TournamentScene } from "./types.js" */

/**
 * @param {TournamentScene} scene
 * @param {TableKey} at
 * @param {number | null} seat
 * @returns {string}
 */
function tableName(scene, at, seat) {
  if (at === WINNERS) return say("web-king-tournament-winners");
  if (scene.final) return say("king-final");
  return say(at === groupOf(scene, seat) ? "king-group-own" : "king-group", { group: at });
}

/**
 * The table shown in full: the winners' table while it is played, otherwise the viewer's own; none for a spectator.
 * @param {TournamentScene} scene
 * @param {number | null} seat
 */
function tableInFront(scene, seat) {
  if (scene.at === WINNERS) return WINNERS;
  return scene.final ? 1 : groupOf(scene, seat) || null;
}

/** @param {TournamentBoardProps} props */
export function Board(props) {
  const { scene, seat, name, decision = null, small = false } = props;
  const [unfolded, unfold] = useState(false);
  if (scene.seating || !scene.groups.length)
    return html`<div class="tournament" data-board><${Seating} ...${{ scene, seat, name }} /></div>`;
  if (small)
    return html`
      <${Large} ...${props} at=${typeof scene.at === "number" ? scene.at : (tableInFront(scene, seat) ?? 1)} />
    `;
  const front = tableInFront(scene, seat);
  // on a phone the choice needs the space
  const asked = seat !== null && decision?.asked.includes(seat) && !decision.confirmed.includes(seat);
  const groups = scene.groups.map((_, group) => group + 1);
  const others = [
    ...(front !== WINNERS && !scene.final ? [WINNERS] : []),
    ...groups.filter((group) => group !== front),
  ];
  const table = (/** @type {TableKey} */ at) =>
    html`<${SmallTable} key=${at} at=${at} title=${tableName(scene, at, seat)} ...${props} />`;
  return html`
    <div
      class=${classes(
        "tournament",
        front === null && "even",
        front === WINNERS && "all-eyes",
        asked && !unfolded && "folded",
      )}
    >
      <p class="hidden" role="status">
        ${front === WINNERS ? say("king-winners-table", people("names", name, scene.winners)) : ""}
      </p>
      ${front !== null && html`<${Large} ...${props} at=${front} key=${front} />`}
      ${others.length > 0 && html`
        <div
          class=${classes("tables", others.length > 2 && "many")}
          role="region"
          tabindex="0"
          aria-label=${say("web-king-tournament-tables")}
        >
          ${asked && html`
            <button
              class="fold"
              aria-expanded=${unfolded}
              aria-label=${say("web-king-tournament-unfold")}
              data-tip=${say("web-king-tournament-unfold")}
              onClick=${() => unfold(!unfolded)}
            >
              <${Icon} name=${unfolded ? "minus" : "plus"} />
            </button>
          `}
          ${others.map(table)}
        </div>
      `}
    </div>
  `;
}

/** @param {TournamentBoardProps & { at: TableKey }} props */
function Large({ scene, seat, at, ...more }) {
  const table = tableOf(scene, at);
  const winners = at === WINNERS;
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    // everybody watches this table, so scroll to it
    if (winners && place.current && place.current.getBoundingClientRect().top < 0)
      place.current.scrollIntoView({ block: "start", behavior: mayMove() ? "smooth" : "auto" });
  }, [winners]);
  return html`
    <section
      ref=${place}
      class=${classes("large-table", winners && "winners")}
      aria-label=${tableName(scene, at, seat)}
    >
      <h2 class=${classes("table-title", !winners && !more.small && "hidden-on-phone")}>
        ${winners && html`<${Icon} name="crown" class="crown" />`}
        ${!winners
          ? tableName(scene, at, seat)
          : seat !== null && table.seats.includes(seat)
            ? say("web-king-tournament-now-you")
            : say("web-king-tournament-now", { players: table.seats.length })}
      </h2>
      <div class="large-board">
        <${TableBoard} ...${more} scene=${table.scene} seats=${table.seats} seat=${seat} />
        ${!winners && scene.onward !== null && html`
          <p class="onward" aria-hidden="true">
            <${Icon} name="crown" class="crown" />
            ${say("web-king-tournament-onward", {
              you: scene.onward === seat ? "yes" : "no",
              name: more.name(scene.onward),
            })}
          </p>
        `}
      </div>
    </section>
  `;
}
