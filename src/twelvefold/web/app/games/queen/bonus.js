// Bonuses, with what each of them would allow; and the choice of whose dice to copy.

import { Drawing, Icon, classes, html } from "../../html.js";
import { useArrows } from "../../parts/arrows.js";
import { Decide } from "../../parts/decide.js";
import { SeatMark } from "../../parts/people.js";
import { row, say } from "../../texts.js";
import { CardChoices, CardSign, cardName, cardTip } from "./cards.js";
import { DieFace, diceNames } from "./die.js";

/** @import { NameOf } from "../../types.js" */
/** @import { AskedProps } from "./board-types.js" */
/** @import { Card, HalvesRead, Offer, View } from "./types.js" */

/**
 * Sheets A and B: all four bonuses, whether they can be used or not.
 * @param {AskedProps} props
 */
export function Bonuses({ news: { view, seat }, prompt, scene, name, choice }) {
  const { add, problem, busy } = choice.line;
  const read = /** @type {HalvesRead} */ (view.reading?.sheets[seat]);
  const arrows = useArrows();
  return html`
    <ul class="bonuses" aria-label=${say("web-queen-bonuses")} onKeyDown=${arrows}>
      ${read.offers.map((offer) => {
        const move = `bonus ${offer.bonus}`;
        const can = prompt.moves.includes(move);
        return html`
          <li key=${offer.bonus}>
            <button
              class="bonus-button"
              data-move=${move}
              aria-disabled=${!can || busy}
              onClick=${() => can && add(move)}
              data-tip=${say(`queen-gives-${offer.bonus}`)}
            >
              <span class="bonus-head">
                <${Drawing}
                  of="pieces-queen"
                  name=${`bonus-${offer.bonus}`}
                  class="icon"
                  viewBox="0 0 24 24"
                /> <strong>${say(`queen-bonus-${offer.bonus}`)}</strong>
                ${offer.left !== null && html`
                  <span class="boxes" aria-hidden="true">
                    ${Array.from({ length: offer.left }, (_, box) => html`<i key=${box} />`)}
                  </span>
                `}
              </span>
              <span class="bonus-offer">
                ${can ? offered(offer, name) : say("web-queen-bonus-none", { left: offer.left ?? 1 })}
              </span>
              ${can && offer.cards.length > 0 && html`
                <span class="card-signs" aria-hidden="true">
                  ${offer.cards.map((card) => html`<${CardSign} key=${card} card=${card} scene=${scene} />`)}
                </span>
              `}
              ${can &&
              offer.copies
                .filter(({ dice }) => dice.length)
                .map(
                  (copy) => html`
                    <span key=${copy.seat} class="copy-offer" aria-hidden="true">
                      <${SeatMark} seat=${copy.seat} />
                      ${copy.dice.map((die, index) => html`<${DieFace} key=${index} die=${die} />`)}
                    </span>
                  `,
                )}
            </button>
          </li>
        `;
      })}
    </ul>
    ${problem}
  `;
}

/**
 * What a bonus would allow, in words.
 * @param {Offer} offer
 * @param {NameOf} name
 */
function offered({ bonus, cells, cards, copies }, name) {
  if (bonus === "mark") return say("web-queen-offer-mark", { cells: cells.length });
  if (bonus === "copy")
    return row(
      copies.map((copy) =>
        say("web-queen-offer-copy", { who: name(copy.seat), dice: copy.dice.length, cells: copy.cells.length }),
      ),
    );
  return say(`web-queen-offer-${bonus}`, { cards: row(cards.map(cardName)) });
}

/**
 * The bonus that brings a card from the reserve: which one is chosen here.
 * @param {AskedProps} props
 */
export function ReserveCard({ news: { seat }, prompt, scene, choice: { line, wish, wishFor } }) {
  const { confirm, shorten, takeBack, confirmed, problem, busy } = line;
  const cards = scene.places[seat].reserve;
  const wished = wish && /** @type {Card} */ (wish.split(" ")[1]);
  /** @param {string} move */
  const pick = (move) => (move === wish ? confirm() : wishFor(move));
  return html`
    <${UsedBonus} line=${line.line} confirmed=${confirmed} busy=${busy} onBack=${() => shorten(0)} />
    <${CardChoices}
      cards=${cards}
      verb="gain"
      moves=${confirmed ? [] : cards.map((card) => `gain ${card}`)}
      picked=${wish}
      confirmed=${confirmed ? wish : null}
      scene=${scene}
      label=${say("web-queen-reserve")}
      onPick=${pick}
    />
    <${Decide}
      about=${confirmed ? null : wished ? cardTip(wished, scene) : say("web-queen-hint-gain")}
      ready=${wished !== null && prompt.may_end}
      busy=${busy}
      onConfirm=${confirm}
      onTakeBack=${takeBack}
      text=${wished ? say("web-queen-do-gain", { move: cardName(wished) }) : say("web-choose-first")}
      sealed=${confirmed ? say("web-sealed-plain") : null}
    />
    ${problem}
  `;
}

/**
 * The choice of whose dice a bonus copies, in a line.
 * @param {AskedProps} props
 */
export function Owners({ news: { view }, prompt, name, choice }) {
  const { add, shorten, problem, busy } = choice.line;
  return html`
    <${OwnerButtons} moves=${prompt.moves} view=${view} name=${name} picked=${null} onPick=${add} />
    <${Decide} about=${say("web-queen-hint-copy")} busy=${busy} text=${say("web-choose-first")}>
      <button class="second" disabled=${busy} onClick=${() => shorten(0)}>${say("web-queen-bonus-back")}</button>
    <//>
    ${problem}
  `;
}

/**
 * The players whose dice can be copied, with these dice.
 * @typedef {object} OwnersProps
 * @property {string[]} moves
 * @property {View} view
 * @property {NameOf} name
 * @property {string | null} picked
 * @property {(move: string) => void} onPick
 * @param {OwnersProps} props
 */
export function OwnerButtons({ moves, view, name, picked, onPick }) {
  const arrows = useArrows();
  return html`
    <ul class="owners" aria-label=${say("web-queen-owners")} onKeyDown=${arrows}>
      ${moves.map((move) => {
        const owner = Number(move.split(" ")[1]);
        const { taken } = view.places[owner];
        return html`
          <li key=${move}>
            <button
              class=${classes("owner-button", move === picked && "picked")}
              aria-pressed=${move === picked}
              aria-disabled=${false}
              data-move=${move}
              aria-label=${say("queen-move-copy", { name: name(owner), dice: diceNames(taken) })}
              data-tip=${say("queen-move-copy", { name: name(owner), dice: diceNames(taken) })}
              onClick=${() => onPick(move)}
            >
              <span class="owner-name"><${SeatMark} seat=${owner} /> <bdi>${name(owner)}</bdi></span>
              <span class="owner-dice">
                ${taken.map((die, index) => html`<${DieFace} key=${index} die=${die} />`)}
                ${!taken.length && html`<span class="faint">${say("nothing")}</span>`}
              </span>
            </button>
          </li>
        `;
      })}
    </ul>
  `;
}

/**
 * The bonus of a line, and the way back to the others.
 * @param {{ line: string[], confirmed: boolean, busy: boolean, onBack: () => void }} props
 */
export const UsedBonus = ({ line, confirmed, busy, onBack }) => {
  const bonus = line[0].split(" ")[1];
  return html`
    <p class="used-bonus">
      <span>${say("web-queen-bonus-used", { bonus: say(`queen-bonus-${bonus}`) })}</span>
      ${!confirmed && html`
        <button
          class="small quiet"
          disabled=${busy}
          onClick=${onBack}
          aria-label=${say("web-queen-bonus-back")}
          data-tip=${say("web-queen-bonus-back")}
        >
          <${Icon} name="cross" />
        </button>
      `}
    </p>
  `;
};
