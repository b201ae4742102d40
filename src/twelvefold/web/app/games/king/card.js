// Character cards.

import { Drawing, Icon, classes, html } from "../../html.js";
import { say } from "../../texts.js";

/** @import { CardState, Character, Kind } from "./types.js" */

/** @param {Character} card */
export const cardName = (card) => say(`king-character-${card}`);

/** @param {Character} card */
export const cardEffect = (card) => say(`king-effect-${card}`);

/**
 * The explanation of a card: name and effect.
 * @param {Character} card
 */
export const cardTip = (card) => say("web-king-card-tip", { card: cardName(card), effect: cardEffect(card) });

/** @param {{ card: Character, class?: string }} props */
export const Emblem = ({ card, class: kind = "" }) =>
  html`<${Drawing} of="emblems" name=${card} class=${classes("emblem", kind)} viewBox="0 0 64 64" />`;

/**
 * The face of a card; the element around it says whether it can be chosen. `effect`: what it does, which is printed on
 * cards in hand where there is room.
 * @param {{ card: Character, kind: Kind, effect?: string }} props
 */
export const CardFace = ({ card, kind, effect }) => html`
  <span class=${classes("card-face", `kind-${kind}`)}>
    <${Emblem} card=${card} />
    <span class="card-name">${cardName(card)}</span>
    ${effect && html`<span class="card-effect" aria-hidden="true">${effect}</span>`}
  </span>
`;

export const CardBack = () =>
  html`<span class="card-back"><${Drawing} of="pieces" name="card-back" viewBox="0 0 64 88" /></span>`;

/**
 * A small icon for a card that was played.
 * @param {{ card: Character, kind: Kind, last: boolean }} props
 */
export const PlayedCard = ({ card, kind, last }) => html`
  <li>
    <span
      class=${classes("played-card", `kind-${kind}`, last && "last")}
      role="img"
      tabindex="0"
      aria-label=${cardName(card)}
      data-tip=${cardTip(card)}
    >
      <${Emblem} card=${card} />
    </span>
  </li>
`;

/**
 * The place of a seat's card of this turn.
 * @param {{ card: Character | null, state: CardState, kind: Kind | "", label: string, tip: string,
 *   turn: number }} props
 */
export function CardPlace({ card, state, kind, label, tip, turn }) {
  const shown = card && !["empty", "thinking", "sealed"].includes(state);
  return html`
    <span class=${classes("card-place", state)} role="img" tabindex="0" aria-label=${label} data-tip=${tip}>
      <span class="card-turner" key=${shown ? `${turn} ${card}` : "back"}>
        ${shown
          ? html`
              <${CardFace} card=${card} kind=${kind} />
              ${state === "cracked" && html`
                <${Drawing}
                  of="pieces"
                  name="card-crack"
                  class="card-crack"
                  viewBox="0 0 64 88"
                  preserveAspectRatio="none"
                />
              `}
            `
          : state === "sealed"
            ? html`<${CardBack} />`
            : null}
      </span>
      ${state === "sealed" && html`<span class="seal"><${Icon} name="tick" /></span>`}
      ${state === "thinking" && html`<span class="thinking-dots"><i /><i /><i /></span>`}
    </span>
  `;
}
