// The current step of a line of step 5, what follows it, and the waiting bonuses, of which the player chooses the next.

import { classes, html } from "../../html.js";
import { useArrows } from "../../parts/arrows.js";
import { row, say } from "../../texts.js";
import { hintWords } from "./area-hints.js";
import { ColourBadge } from "./die.js";
import { EffectIcon, effectName, effectOf, effectTip, wordOf } from "./effects.js";

/** @import { AreaMoves, AreasRead, Colour, Effect } from "./types.js" */

/**
 * Equal bonuses share a tile.
 * @param {Effect[]} effects
 * @returns {[effect: Effect, count: number][]}
 */
function tiles(effects) {
  const counts = /** @type {Map<Effect, number>} */ (new Map());
  for (const effect of effects) counts.set(effect, (counts.get(effect) ?? 0) + 1);
  return [...counts];
}

/**
 * @typedef {object} UseProps
 * @property {AreaMoves} hintOf
 * @property {(move: string) => void} onUse
 * @property {(move: string) => void} look
 */

/** @param {UseProps & { read: AreasRead, ask: string, moves: string[] }} props */
export function Queue({ read, ask, moves, hintOf, onUse, look }) {
  const arrows = useArrows();
  const waiting = tiles(read.pending);
  const asked = ask === "use" && moves.length > 0;
  return html`
    <div class="area-queue">
      ${!asked && read.doing.length > 0 && html`
        <${Doing} read=${read} effect=${ask === "or-reserve" ? offered(moves) : usedNow(read)} />
      `}
      ${waiting.length > 0 && html`
        <section class=${classes("waiting-bonuses", asked && "asked")} aria-label=${say("web-queen-areas-queue")}>
          <p class="queue-title">
            ${say("web-queen-areas-queue")} <small>
              ${asked ? say("web-queen-areas-queue-help") : say("web-queen-areas-queue-later")}
            </small>
          </p>
          <ul onKeyDown=${arrows}>
            ${waiting.map(
              ([effect, count]) => html`
                <li key=${effect}>
                  <${Tile} ...${{ effect, count, move: `use ${wordOf(effect)}`, asked, hintOf, onUse, look }} />
                </li>
              `,
            )}
          </ul>
        </section>
      `}
    </div>
  `;
}

/**
 * A waiting bonus; a button if the player is asked which bonus comes next.
 * @param {UseProps & { effect: Effect, count: number, move: string, asked: boolean }} props
 */
function Tile({ effect, count, move, asked, hintOf, onUse, look }) {
  const inside = html`
    <${EffectIcon} effect=${effect} />
    <span class="tile-name">${effectName(effect)}</span>
    ${count > 1 && html`<b class="times">${say("web-queen-areas-times", { count })}</b>`}
  `;
  if (!asked) return html`<span class="bonus-tile" data-tip=${effectTip(effect)}>${inside}</span>`;
  const tip = row([effectTip(effect), ...hintWords(hintOf.get(move))]);
  return html`
    <button
      class="bonus-tile"
      data-move=${move}
      aria-disabled=${false}
      data-tip=${tip}
      onClick=${() => onUse(move)}
      onFocus=${() => look(move)}
      onPointerEnter=${() => look(move)}
    >
      ${inside}
    </button>
  `;
}

/**
 * The bonus in use: the last one the line's events name. Before any is, the dice are marked.
 * @type {(read: AreasRead) => Effect | null}
 */
const usedNow = ({ chain }) => chain.flat().findLast((event) => event.is === "EffectUsed")?.effect ?? null;

/**
 * The bonus that can be exchanged for a card: it has not been used yet.
 * @param {string[]} moves
 * @returns {Effect | null}
 */
function offered(moves) {
  const use = moves.find((move) => move.startsWith("use "));
  return use ? effectOf(use.slice(4)) : null;
}

/**
 * What is being done, its remaining steps beginning with the current one, and the dice that are still to be marked.
 * @param {{ read: AreasRead, effect: Effect | null }} props
 */
function Doing({ read, effect }) {
  return html`
    <section class="doing" aria-label=${say("web-queen-areas-to-do")}>
      <p class="doing-now">
        <b>${say("web-queen-areas-now")}</b> ${effect
          ? html`
              <span class="bonus-tile" data-tip=${effectTip(effect)}>
                <${EffectIcon} effect=${effect} />${effectName(effect)}
              </span>
            `
          : html`<span class="bonus-tile">${say("web-queen-areas-dice")}</span>`}
      </p>
      <ol>
        ${read.doing.map(
          (step, at) => html`
            <li key=${at} class=${classes("step", at === 0 && "now")} aria-current=${at === 0 ? "step" : undefined}>
              ${step === "overflow"
                ? html`<${Faces} faces=${read.faces} />`
                : step === "roof"
                  ? html`<${Colours} colours=${read.colours} />`
                  : null}
              <span>${say(`web-queen-areas-step-${step}`)}</span>
            </li>
          `,
        )}
      </ol>
    </section>
  `;
}

/** @param {{ faces: number[] }} props */
const Faces = ({ faces }) => html`
  <span class="still">
    ${faces.map(
      (face, at) => html`
        <b
          key=${at}
          class="still-face"
          role="img"
          aria-label=${say("web-queen-areas-still-face", { face })}
          data-tip=${say("web-queen-areas-still-face", { face })}
        >
          ${face}
        </b>
      `,
    )}
  </span>
`;

/** @param {{ colours: Colour[] }} props */
const Colours = ({ colours }) => html`
  <span class="still">
    ${colours.map((colour, at) => {
      const about = say("web-queen-areas-still-colour", { colour_id: colour });
      return html`
        <span key=${at} class="still-colour" role="img" aria-label=${about} data-tip=${about}>
          <${ColourBadge} colour=${colour} />
        </span>
      `;
    })}
  </span>
`;
