// The standings: the best first, by rounds won and points of this round.

import { useEffect, useRef, useState } from "../../../../vendor/hooks.js";
import { Icon, classes, html } from "../../../html.js";
import { Face, SeatStars } from "../../../parts/faces.js";
import { useMoves } from "../../../parts/moves.js";
import { seatClass } from "../../../parts/people.js";
import { say } from "../../../texts.js";
import { Crowns, roundsWon } from "../place.js";
import { pointsOf } from "../scene.js";
import { groupOf } from "./scene.js";
import { Seating } from "./seating.js";

/** @import { NameOf } from "../../../types.js" */
/** @import { TournamentScene } from "./types.js" */

/**
 * What the rules rank by: first the tournament's winner, then the rounds won, then the points of this round.
 * @param {TournamentScene} scene
 * @param {number} seat
 */
const standing = (scene, seat) => [
  Number(scene.crowned === seat),
  roundsWon(scene, seat),
  pointsOf(scene.places[seat]),
];

/** @type {(one: number[], other: number[]) => number} */
const compared = (one, other) => other.map((each, place) => each - one[place]).find(Boolean) ?? 0;

/**
 * All seats with their places; those who stand alike share a place, in the order of their seats.
 * @param {TournamentScene} scene
 */
export function ranked(scene) {
  const seats = [...scene.places.keys()].map((seat) => ({ seat, score: standing(scene, seat) }));
  seats.sort((one, other) => compared(one.score, other.score) || one.seat - other.seat);
  return seats.map(({ seat, score }) => ({
    seat,
    place: seats.findIndex((each) => compared(each.score, score) === 0) + 1,
  }));
}

/**
 * `seating`: whether the picture of the seating can be opened here.
 * @param {{ scene: TournamentScene, seat: number | null, name: NameOf, seating?: boolean }} props
 */
export function Standings({ scene, seat, name, seating = true }) {
  const [open, setOpen] = useState(false);
  const picture = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (open) picture.current?.scrollIntoView({ block: "start" });
  }, [open]);
  const rows = useMoves(scene);
  const met = scene.met;
  const others = scene.places.length - 1;
  const known =
    seat === null
      ? 0
      : new Set(
          [...met.keys()]
            .map((key) => key.split(" ").map(Number))
            .filter((pair) => pair.includes(seat))
            .flat(),
        ).size - 1;
  return html`
    <div class="standings">
      <table>
        <thead>
          <tr>
            <th scope="col"><span class="hidden">${say("web-king-tournament-column-place")}</span></th>
            <th scope="col">${say("king-column-player")}</th>
            <th scope="col">${say("web-king-tournament-column-group")}</th>
            <th scope="col">${say("web-king-tournament-column-won")}</th>
            <th scope="col">${say("web-king-tournament-column-points")}</th>
          </tr>
        </thead>
        <tbody ref=${rows}>
          ${ranked(scene).map(({ seat: each, place }) => {
            const { tokens } = scene.places[each];
            return html`
              <tr
                key=${each}
                data-seat=${each}
                class=${classes(seatClass(each), each === seat && "own", scene.crowned === each && "crowned")}
              >
                <td class="standing-place">${place}</td>
                <th scope="row">
                  <span class="standing-who">
                    <${Face} seat=${each} />
                    <bdi class="place-name">${name(each)}</bdi>
                    <${SeatStars} seat=${each} />
                  </span>
                </th>
                <td>
                  ${scene.final
                    ? groupOf(scene, each)
                      ? html`<${Icon} name="crown" /><span class="hidden">${say("king-final")}</span>`
                      : "–"
                    : groupOf(scene, each) || "–"}
                </td>
                <td><${Crowns} won=${roundsWon(scene, each)} all=${scene.pieces.rounds} /></td>
                <td>${pointsOf({ tokens })}</td>
              </tr>
            `;
          })}
        </tbody>
      </table>
      <p class="help">${say("web-king-tournament-standings-help")}</p>
      ${seat !== null && met.size > 0 && html`<p class="help">${say("web-king-tournament-met", { known, others })}</p>`}
      ${seating && scene.groups.length > 0 && !open && html`
        <p class="actions">
          <button class="second" onClick=${() => setOpen(true)} data-seating>
            <${Icon} name="person" /> ${say("web-king-tournament-show-seating")}
          </button>
        </p>
      `}
      ${seating && open && html`<div ref=${picture}><${Seating} ...${{ scene, seat, name }} /></div>`}
    </div>
  `;
}
