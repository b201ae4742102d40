// A turn of King of 12 as a moving picture: two equal cards cancel each other, and a die turns to 12.

import { Die } from "../../../dice/die.js";
import { Drawing, Icon, classes, html } from "../../../html.js";
import { useFlight } from "../../../parts/flight.js";
import { seatClass } from "../../../parts/people.js";
import { CardBack, Emblem } from "../card.js";
import { NEIGHBOURS, TURN } from "./turn.js";
import { begin, step } from "../scene.js";

/** @import { GamePreview } from "../../../types.js" */
/** @import { Character, Kind, Pieces, Place, Scene, TokenFlight } from "../types.js" */

const SEATS = 3;
/** @type {Partial<Record<Character, Kind>>} */
const KINDS = { machine: "value", sorcerer: "die" };

/**
 * What is seen one after the other: after so many events, with so many cards sealed, for so many milliseconds.
 * @type {{ name: string, events: number, sealed: number, time: number }[]}
 */
const MOMENTS = [
  { name: "roll", events: 1, sealed: 0, time: 2400 },
  { name: "choose", events: 1, sealed: 1, time: 700 },
  { name: "choose", events: 1, sealed: 2, time: 700 },
  { name: "choose", events: 1, sealed: 3, time: 1300 },
  { name: "reveal", events: 2, sealed: 3, time: 1700 },
  { name: "cancel", events: 3, sealed: 3, time: 2200 },
  { name: "turn", events: 4, sealed: 3, time: 2400 },
  { name: "first", events: 5, sealed: 3, time: 2200 },
  { name: "second", events: 6, sealed: 3, time: 3800 },
];

/** The scene after each event: exactly what the table would show. @type {Scene[]} */
const SCENES = [
  begin(SEATS, /** @type {Pieces} */ ({ neighbours: NEIGHBOURS }), { seats: SEATS, set: "random", promo: [] }),
];
for (const event of TURN) SCENES.push(step(SCENES[SCENES.length - 1], event));

/** @param {{ place: Place, sealed: boolean }} props */
const Card = ({ place: { card, fate }, sealed }) => html`
  <span class=${classes("card-place", card ? fate : sealed ? "sealed" : "thinking")}>
    <span class="card-turner" key=${card ?? "back"}>
      ${card
        ? html`<span class=${classes("card-face", `kind-${KINDS[card]}`)}><${Emblem} card=${card} /></span>`
        : sealed && html`<${CardBack} />`}
      ${fate === "cracked" && html`
        <${Drawing} of="pieces" name="card-crack" class="card-crack" viewBox="0 0 64 88" preserveAspectRatio="none" />
      `}
    </span>
    ${!card && (sealed ? html`<span class="seal"><${Icon} name="tick" /></span>` : html`<${Dots} />`)}
  </span>
`;

const Dots = () => html`<span class="thinking-dots"><i /><i /><i /></span>`;

/** @param {{ token: number, flight: TokenFlight | null }} props */
function Won({ token, flight }) {
  const place = useFlight(flight, `[data-pool="${token}"]`, { time: 1000 });
  return html`<span ref=${place} class="token-holder"><${Token} token=${token} /></span>`;
}

/** @param {{ token: number }} props */
const Token = ({ token }) => html`<${Drawing} of="pieces" name=${`token-${token}`} class="token" />`;

/** @param {{ at: number, lap: number }} props */
function Picture({ at, lap }) {
  const { events, sealed } = MOMENTS[at];
  const { places, flight } = SCENES[events];
  return html`
    <div class="king-preview" data-board>
      <div class="king-pool">
        ${[2, 1].map((token) => html`<span key=${token} data-pool=${token}><${Token} token=${token} /></span>`)}
      </div>
      ${places.map(
        (place, seat) => html`
          <div key=${seat} class=${classes("preview-place", seatClass(seat), place.rank && `rank-${place.rank}`)}>
            <span class="die-box">
              <${Die} neighbours=${NEIGHBOURS} face=${place.die ?? 1} rolls=${lap} />
            </span>
            <${Card} place=${place} sealed=${seat < sealed} />
            <span class="preview-won">
              ${place.rank && html`
                <${Won} token=${SEATS - place.rank} flight=${flight?.to === seat ? flight : null} />
              `}
            </span>
          </div>
        `,
      )}
    </div>
  `;
}

/** @type {GamePreview} */
export const preview = {
  Picture,
  label: "web-king-preview",
  moments: MOMENTS.map(({ name, time }) => ({ caption: `web-king-preview-${name}`, time })),
  still: MOMENTS.findIndex(({ name }) => name === "cancel"),
};
