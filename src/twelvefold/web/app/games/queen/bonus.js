// Bonuses, with what each of them would allow; and the choice of whose dice to copy.

import { Drawing, classes, html } from "../../html.js";
import { useArrows } from "../../parts/arrows.js";
import { Decide } from "../../parts/decide.js";
import { SeatMark } from "../../parts/people.js";
import { row, say } from "../../texts.js";
import { CardSign, cardName } from "./cards.js";
import { DieFace, diceNames } from "./die.js";

/** @import { NameOf } from "../../types.js" */
/** @import { AskedProps } from "./board-types.js" */
/** @import { HalvesRead, Offer, View } from "./types.js" */

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
