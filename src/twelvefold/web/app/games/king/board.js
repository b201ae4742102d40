// The board of King of 12: every player's place, and the tokens to win.

import { Drawing, Icon, classes, html } from "../../html.js";
import { seatsAround } from "../../parts/people.js";
import { say } from "../../texts.js";
import { Place } from "./place.js";

/** @import { BoardProps } from "./types.js" */

/** @param {BoardProps} props */
export function Board({
  scene,
  seats = [...scene.places.keys()],
  seat,
  name,
  pieces,
  decision = null,
  chairs = [],
  active = new Set(),
  hold = true,
  small = false,
}) {
  const own = seat !== null && seats.includes(seat);
  const shared = { scene, name, pieces, decision, chairs, active, hold };
  return html`
    <div
      class=${classes("king-board", `of-${seats.length}`, small && "small", scene.knight !== null && "low-wins")}
      data-board
    >
      <ul class="king-others" aria-label=${own ? say("web-others") : say("web-board")}>
        ${seatsAround(seats, seat).map((other) => html`<${Place} key=${other} seat=${other} ...${shared} />`)}
      </ul>
      <div class="king-pool">
        ${[2, 1].map(
          (token) => html`
            <span
              key=${token}
              data-pool=${token}
              role="img"
              tabindex="0"
              aria-label=${say("king-move-take", { token })}
              data-tip=${say("web-king-pool-tip", { token })}
            >
              <${Drawing} of="pieces" name=${`token-${token}`} class="token" />
            </span>
          `,
        )}
        ${scene.knight !== null && html`
          <strong class="low-beats-high" tabindex="0" data-tip=${say("king-effect-knight")}>
            <${Icon} name="warning" /> ${say("web-king-low-wins")}
          </strong>
        `}
      </div>
      ${own && html`<ul class="king-own" aria-label=${say("web-you")}><${Place} seat=${seat} own ...${shared} /></ul>`}
    </div>
  `;
}
