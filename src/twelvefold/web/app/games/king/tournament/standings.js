// The standings: rounds won, points of this round, and the group.

import { useEffect, useRef, useState } from "../../../../vendor/hooks.js";
import { Icon, classes, html } from "../../../html.js";
import { Face, SeatStars } from "../../../parts/faces.js";
import { seatClass } from "../../../parts/people.js";
import { say } from "../../../texts.js";
import { UnderMarks, underTip } from "../place.js";
import { pointsOf } from "../scene.js";
import { groupOf } from "./scene.js";
import { Seating } from "./seating.js";

/** @import { NameOf } from "../../../types.js" */
/** @import { TournamentScene } from "./types.js" */

/**
 * Most rounds won first, ties in seat order. Points are not compared, because they count inside a group only.
 * @param {TournamentScene} scene
 */
function ranked({ places, crowned }) {
  const weight = (/** @type {number} */ seat) => (seat === crowned ? Infinity : places[seat].under);
  return [...places.keys()].sort((one, other) =>
    weight(one) === weight(other) ? one - other : weight(other) - weight(one),
  );
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
            <th scope="col">${say("king-column-player")}</th>
            <th scope="col">${say("web-king-tournament-column-group")}</th>
            <th scope="col">${say("web-king-tournament-column-won")}</th>
            <th scope="col">${say("web-king-tournament-column-points")}</th>
          </tr>
        </thead>
        <tbody>
          ${ranked(scene).map((each) => {
            const place = scene.places[each];
            return html`
              <tr
                key=${each}
                class=${classes(seatClass(each), each === seat && "own", scene.crowned === each && "crowned")}
              >
                <th scope="row">
                  <span class="standing-who">
                    <${Face} seat=${each} />
                    <bdi class="place-name">${name(each)}</bdi>
                    <${SeatStars} seat=${each} />
                    ${scene.crowned === each && html`<${Icon} name="crown" class="crown" />`}
                  </span>
                </th>
                <td>
                  ${scene.final
                    ? groupOf(scene, each)
                      ? html`<${Icon} name="crown" /><span class="hidden">${say("king-final")}</span>`
                      : "–"
                    : groupOf(scene, each) || "–"}
                </td>
                <td>
                  ${place.under
                    ? html`
                        <span
                          class="standing-won"
                          role="img"
                          tabindex="0"
                          aria-label=${underTip(place)}
                          data-tip=${underTip(place)}
                        >
                          <${UnderMarks} count=${place.under} />
                        </span>
                      `
                    : html`<span class="faint">–</span>`}
                </td>
                <td>${pointsOf(place)}</td>
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
