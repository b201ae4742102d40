// A picture of this round's seating: tables with their players, and who has met before.

import { classes, html } from "../../../html.js";
import { person } from "../../../names.js";
import { Face } from "../../../parts/faces.js";
import { seatClass } from "../../../parts/people.js";
import { list, say } from "../../../texts.js";
import { groupOf, pairKey, pairsOf } from "./scene.js";

/** @import { NameOf } from "../../../types.js" */
/** @import { TournamentScene } from "./types.js" */

/**
 * Pairs of seats of a table that have met before, with how often they have met by now.
 * @param {TournamentScene} scene
 * @param {number[]} seats
 */
const again = (scene, seats) =>
  pairsOf(seats)
    .map((pair) => ({ pair, times: scene.met.get(pairKey(...pair)) ?? 1 }))
    .filter(({ times }) => times > 1);

/** @param {{ scene: TournamentScene, seat: number | null, name: NameOf }} props */
export function Seating({ scene, seat, name }) {
  const pairs = scene.groups.flatMap(pairsOf);
  const fresh = pairs.length - scene.groups.flatMap((seats) => again(scene, seats)).length;
  const first = fresh === pairs.length && scene.met.size === pairs.length;
  return html`
    <section class="seating" aria-label=${say("web-king-tournament-seating")}>
      <h2>${say("web-king-tournament-seating")}</h2>
      <p class="seating-why">
        ${scene.final
          ? say("web-king-tournament-why-final")
          : first
            ? say("web-king-tournament-why-first")
            : say("web-king-tournament-why-seats", { fresh, pairs: pairs.length })}
      </p>
      <ul class="round-tables">
        ${scene.groups.map(
          (seats, group) => html`
            <${RoundTable}
              key=${group}
              number=${group + 1}
              own=${groupOf(scene, seat) === group + 1}
              ...${{ seats, scene, seat, name }}
            />
          `,
        )}
      </ul>
    </section>
  `;
}

/**
 * @param {{ number: number, own: boolean, seats: number[], scene: TournamentScene, seat: number | null,
 *   name: NameOf }} props
 */
function RoundTable({ number, own, seats, scene, seat, name }) {
  const met = again(scene, seats);
  const known = scene.met.size > scene.groups.flatMap(pairsOf).length;
  return html`
    <li
      class=${classes("round-table", `of-${seats.length}`, own && "mine")}
      aria-label=${scene.final ? say("king-final") : say(own ? "king-group-own" : "king-group", { group: number })}
    >
      <div class="table-around">
        <span class="table-top" aria-hidden="true">${scene.final ? "" : number}</span>
        <ul>
          ${seats.map(
            (each) => html`
              <li key=${each} class=${classes("table-seat", seatClass(each), each === seat && "own")}>
                <${Face} seat=${each} /><bdi class="place-name">${name(each)}</bdi>
              </li>
            `,
          )}
        </ul>
      </div>
      ${known && !scene.final && html`
        <p class="table-met">
          ${met.length
            ? list(
                met.map(({ pair, times }) =>
                  say("web-king-tournament-again", {
                    ...person("one", name, pair[0]),
                    ...person("other", name, pair[1]),
                    times,
                  }),
                ),
              )
            : say("web-king-tournament-all-new")}
        </p>
      `}
    </li>
  `;
}
