// The two trays, and the dice that players have taken from them.

import { Drawing, classes, html } from "../../html.js";
import { useArrows } from "../../parts/arrows.js";
import { useFlight } from "../../parts/flight.js";
import { say } from "../../texts.js";
import { DieFace, LyingDie, dieName, dieText } from "./die.js";
import { EffectIcon, effectName } from "./effects.js";

/** @import { Clickable } from "./board-types.js" */
/** @import { TextArgs } from "../../types.js" */
/** @import { Effect, Pieces, Place, Scene, SceneDie, ShownDie, Tray } from "./types.js" */

/** @type {Tray[]} */
const TRAYS = ["mountains", "jungle"];

/** @param {{ scene: Scene, clickable: Clickable }} props */
export function Trays({ scene, clickable }) {
  const arrows = useArrows();
  return html`
    <div class=${classes("queen-trays", clickable.dice.size > 0 && "lit")} onKeyDown=${arrows}>
      ${TRAYS.map(
        (tray) => html`
          <div key=${tray} class=${`tray ${tray}`} data-tray=${tray}>
            <${Drawing}
              of="pieces-queen"
              name=${`tray-${tray}`}
              class="tray-ground"
              viewBox="0 0 240 120"
              preserveAspectRatio="none"
            />
            <span class="tray-name" aria-hidden="true">${say(`queen-tray-${tray}`)}</span>
            <ul class="tray-dice" aria-label=${say(`queen-tray-${tray}`)}>
              ${scene.trays[tray].map(
                (die, index) => html`
                  <li key=${die.id}>
                    <${TrayDie}
                      die=${die}
                      tray=${tray}
                      clickable=${clickable}
                      first=${isFirst(scene.trays[tray], index)}
                      pieces=${scene.pieces}
                      rolls=${scene.rolls}
                    />
                  </li>
                `,
              )}
              ${!scene.trays[tray].length && html`<li class="faint">–</li>`}
            </ul>
          </div>
        `,
      )}
    </div>
  `;
}

/**
 * The trays once more, for phones, which show the cards to choose from but not the trays.
 * @param {{ scene: Scene }} props
 */
export const TrayStrip = ({ scene }) => html`
  <p class="tray-strip narrow-only" aria-hidden="true">
    ${TRAYS.map(
      (tray) => html`
        <span key=${tray} class=${`strip ${tray}`}>
          <${Drawing}
            of="pieces-queen"
            name=${`tray-${tray}`}
            class="tray-ground"
            viewBox="0 0 240 120"
            preserveAspectRatio="none"
          />
          ${scene.trays[tray].map((die) => html`<${DieFace} key=${die.id} die=${die} />`)}
        </span>
      `,
    )}
  </p>
`;

/**
 * Equal dice of a tray are one choice; the first of them is highlighted.
 * @type {(dice: ShownDie[], index: number) => boolean}
 */
const isFirst = (dice, index) =>
  dice.findIndex(({ colour, face }) => colour === dice[index].colour && face === dice[index].face) === index;

/**
 * @typedef {object} TrayDieProps
 * @property {SceneDie} die
 * @property {Tray} tray
 * @property {Clickable} clickable
 * @property {boolean} first
 * @property {Pieces} pieces
 * @property {number} rolls
 */

/** @param {TrayDieProps} props */
function TrayDie({ die, tray, clickable, first, pieces, rolls }) {
  const move = `take ${tray[0]} ${dieText(die, pieces)}`;
  const face = html`<${DieFace} key=${die.face ? rolls : "bag"} die=${die} class=${die.face ? "rolled" : "drawn"} />`;
  if (!die.face)
    return html`<span class="lying-die" role="img" aria-label=${say(`queen-colour-${die.colour}`)}>${face}</span>`;
  if (!clickable.dice.has(move)) return html`<${LyingDie} die=${die} />`;
  const picked = first && clickable.picked === move;
  const label = say("queen-move-take", { tray_id: tray, die: dieName(die) });
  return html`
    <button
      class=${classes("die-button", picked && "picked")}
      aria-pressed=${picked}
      aria-disabled=${false}
      aria-label=${label}
      data-move=${move}
      data-tip=${say("web-queen-take-tip", { die: dieName(die) })}
      onClick=${() => clickable.pick(move)}
    >
      ${face}
    </button>
  `;
}

/**
 * What a player has taken and copied in this round, the Oracle's roll, and on sheets C and D the waiting bonuses.
 * @typedef {object} TakenProps
 * @property {Place} place
 * @property {TextArgs} who
 * @property {string[] | null} flight
 * @property {number | null} [rolled]
 * @property {Effect[]} [waiting]
 * @param {TakenProps} props
 */
export function TakenDice({ place, who, flight, rolled = null, waiting = [] }) {
  return html`
    <ul class="taken" aria-label=${say("web-queen-dice-of", who)}>
      ${place.dice.map(
        (die) => html`
          <${TakenDie} key=${die.id} die=${die} lady=${die.id === place.lady?.id} flies=${flight?.includes(die.id)} />
        `,
      )}
      ${place.copied.map(
        (die, index) => html`
          <li key=${`copied ${index}`} class="copied">
            <${LyingDie} die=${die} tip=${say("web-queen-copied-tip", { die: dieName(die) })} />
          </li>
        `,
      )}
      ${rolled && html`
        <li class="oracle-rolled">
          <${LyingDie} die=${{ colour: null, face: rolled }} tip=${say("web-queen-oracle-rolled", { face: rolled })} />
        </li>
      `}
      ${waiting.map((effect, index) => {
        const about = say("web-queen-areas-waits", { effect: effectName(effect) });
        return html`
          <li key=${`waits ${index}`} class="waits">
            <span role="img" aria-label=${about} data-tip=${about}><${EffectIcon} effect=${effect} /></span>
          </li>
        `;
      })}
    </ul>
  `;
}

/** @param {{ die: SceneDie, lady: boolean, flies?: boolean }} props */
function TakenDie({ die, lady, flies }) {
  const place = useFlight(flies ? die.id : null, `[data-tray="${die.tray}"]`, { grow: 1.6, time: 900 });
  return html`
    <li ref=${place} class=${classes("taken-die", lady && "by-lady")}>
      <${LyingDie} die=${die} tip=${lady ? say("web-queen-lady-tip", { die: dieName(die) }) : dieName(die)} />
    </li>
  `;
}
