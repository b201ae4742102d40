// The cards of Queen of 12: faces, icons, rows of them, and those of a round in the order in which they act.

import { Drawing, Icon, classes, html } from "../../html.js";
import { person } from "../../names.js";
import { useArrows, useStops } from "../../parts/arrows.js";
import { SeatMark, seatClass } from "../../parts/people.js";
import { has, say } from "../../texts.js";

/** @import { NameOf, TextArgs } from "../../types.js" */
/** @import { Card, King, Pieces, Place, Scene } from "./types.js" */

/** @param {Card} card */
export const cardName = (card) => say(`queen-character-${card}`);

/** @type {(card: Card, pieces: Pieces) => number} */
const indexOf = (card, pieces) => Object.keys(pieces.characters).indexOf(card);

/**
 * The number in a card's corner.
 * @param {Card} card
 * @param {Scene} scene
 */
const orderOf = (card, { printed, pieces }) => printed?.order[indexOf(card, pieces)] ?? null;
/**
 * Its points at the end, where cards count.
 * @param {Card} card
 * @param {Scene} scene
 */
const pointsOf = (card, { printed, pieces }) =>
  printed && printed.sheet.is === "Sheet" ? printed.points[indexOf(card, pieces)] : null;

/**
 * The effect of a card; some differ on sheets C and D (`areas`).
 * @param {Card} card
 * @param {boolean} areas
 */
export const cardEffect = (card, areas) =>
  say(areas && has(`queen-areas-${card}`) ? `queen-areas-${card}` : `queen-effect-${card}`);

/**
 * The explanation of a card: name, effect, order, and points where cards count.
 * @param {Card} card
 * @param {Scene} scene
 */
export function cardTip(card, scene) {
  const areas = scene.printed?.sheet.is === "AreaSheet";
  const effect = cardEffect(card, areas);
  const [order, points] = [orderOf(card, scene), pointsOf(card, scene)];
  if (order === null) return say("web-queen-card-tip", { card: cardName(card), hint: effect });
  const hint =
    points === null
      ? say("queen-areas-hint-card", { effect, order })
      : say("queen-hint-card", { effect, order, points });
  return say("web-queen-card-tip", { card: cardName(card), hint });
}

/**
 * The other characters are drawn as in King of 12.
 * @type {Set<Card>}
 */
const OWN = new Set([
  "machine",
  "druid",
  "mountain_guardian",
  "jungle_guardian",
  "great_one",
  "philosopher",
  "mirror",
  "spy",
  "general",
  "alchemist",
  "gambler",
  "parasite",
]);

/** @param {{ card: Card }} props */
export const Emblem = ({ card }) => html`
  <${Drawing} of=${OWN.has(card) ? "emblems-queen" : "emblems"} name=${card} class="emblem" viewBox="0 0 64 64" />
`;

/**
 * The face of a card; the element around it says whether it can be chosen. `effect`: what it does, which is printed on
 * cards in hand where there is room.
 * @param {{ card: Card, scene: Scene, effect?: string }} props
 */
export function CardFace({ card, scene, effect }) {
  const [order, points] = [orderOf(card, scene), pointsOf(card, scene)];
  return html`
    <span class=${classes("card-face queen-card", `from-${scene.pieces.characters[card].kind}`)}>
      <span class="card-corner">${order}</span>
      ${points ? html`<span class="card-points"><${Icon} name="star" />${points}</span>` : null}
      <${Emblem} card=${card} />
      <span class="card-name">${say("web-queen-card-name", { card: cardName(card), card_id: card })}</span>
      ${effect && html`<span class="card-effect" aria-hidden="true">${effect}</span>`}
    </span>
  `;
}

/**
 * A small icon for a card.
 * @param {{ card: Card, scene: Scene, [attribute: string]: any }} props
 */
export const CardSign = ({ card, scene, ...more }) => html`
  <span class=${classes("card-sign", `from-${scene.pieces.characters[card].kind}`)} ...${more}>
    <${Emblem} card=${card} />
  </span>
`;

/**
 * Hand, discard pile and reserve, which are public. A row is a single Tab stop; arrow keys move inside it.
 * @param {{ name: string, label: string, cards: Card[], scene: Scene, kind?: string }} props
 */
function CardRow({ name, label, cards, scene, kind = "" }) {
  const stops = useStops();
  return html`
    <div class=${classes("card-row", kind)}>
      <span class="row-name" aria-hidden="true">${name}</span>
      <ul class="card-signs" aria-label=${label} ...${stops}>
        ${cards.length
          ? cards.map(
              (card) => html`
                <li key=${card}>
                  <${CardSign}
                    card=${card}
                    scene=${scene}
                    role="img"
                    tabindex="0"
                    aria-label=${cardName(card)}
                    data-tip=${cardTip(card, scene)}
                  />
                </li>
              `,
            )
          : html`<li class="faint">–</li>`}
      </ul>
    </div>
  `;
}

/** @param {{ place: Place, who: TextArgs, scene: Scene }} props */
export const CardRows = ({ place, who, scene }) => html`
  <div class="card-rows">
    <${CardRow}
      name=${say("web-queen-hand")}
      label=${say("web-queen-hand-of", who)}
      cards=${place.hand}
      scene=${scene}
    />
    <${CardRow}
      name=${say("web-queen-pile")}
      label=${say("web-queen-pile-of", who)}
      cards=${place.pile}
      scene=${scene}
      kind="pile"
    />
    ${!scene.crusade && html`
      <${CardRow}
        name=${say("web-queen-reserve")}
        label=${say("web-queen-reserve-of", who)}
        cards=${place.reserve}
        scene=${scene}
        kind="reserve"
      />
    `}
  </div>
`;

/**
 * Cards to choose from; `verb`: what is done with them, in moves.
 * @param {{
 *   cards: Card[], verb: string, moves: string[], picked: string | null, confirmed?: string | null, scene: Scene,
 *   label: string, onPick: (move: string) => void,
 * }} props
 */
export function CardChoices({ cards, verb, moves, picked, confirmed = null, scene, label, onPick }) {
  const arrows = useArrows();
  return html`
    <ul class="hand queen-hand" aria-label=${label} onKeyDown=${arrows}>
      ${cards.map((card) => {
        const move = `${verb} ${card}`;
        const legal = moves.includes(move);
        return html`
          <li key=${card}>
            <button
              class=${classes("card", move === picked && "picked", move === confirmed && "confirmed")}
              aria-pressed=${move === picked || move === confirmed}
              aria-disabled=${!legal}
              data-card=${card}
              data-move=${move}
              data-tip=${cardTip(card, scene)}
              onClick=${() => legal && onPick(move)}
            >
              <${CardFace}
                card=${card}
                scene=${scene}
                effect=${cardEffect(card, scene.printed?.sheet.is === "AreaSheet")}
              />
              ${move === confirmed && html`<span class="seal"><${Icon} name="lock" /></span>`}
            </button>
          </li>
        `;
      })}
    </ul>
  `;
}

/**
 * The cards of this round in the order in which they act: those that have acted, the current one, the coming ones.
 * @param {{ scene: Scene, name: NameOf }} props
 */
export function Order({ scene, name }) {
  const { order, now, king } = scene;
  const stops = useStops();
  if (!order.length && !king?.shown)
    return html`<p class="queen-order empty faint">${say("web-queen-order-empty")}</p>`;
  return html`
    <ol class="queen-order" aria-label=${say("web-queen-order")} ...${stops}>
      ${order.map(({ seat, card, cracked }, index) => {
        const state = cracked ? "cracked" : index < now ? "done" : index === now ? "now" : "waiting";
        const label = say("web-queen-order-card", {
          number: orderOf(card, scene) ?? 0,
          ...person("who", name, seat),
          card: cardName(card),
          state,
        });
        return html`
          <li
            key=${`${seat} ${card}`}
            class=${classes("order-card", `is-${state}`, seatClass(seat))}
            aria-current=${state === "now" ? "step" : undefined}
          >
            <span class="order-face" role="img" tabindex="0" aria-label=${label} data-tip=${cardTip(card, scene)}>
              <span class="card-corner">${orderOf(card, scene)}</span>
              <${Emblem} card=${card} />
              ${cracked && html`
                <${Drawing}
                  of="pieces"
                  name="card-crack"
                  class="card-crack"
                  viewBox="0 0 64 88"
                  preserveAspectRatio="none"
                />
              `}
            </span>
            <span class="order-who" aria-hidden="true">
              <${SeatMark} seat=${seat} /><span class="order-name">${cardName(card)}</span>
            </span>
          </li>
        `;
      })}
      ${king?.shown && html`
        <li class="order-card king-shown">
          <span
            class="order-face"
            role="img"
            tabindex="0"
            aria-label=${say("web-queen-king-shows", { card: cardName(king.shown) })}
            data-tip=${say("web-queen-king-shows-tip", { card: cardName(king.shown) })}
          >
            <span class="card-corner"><${Icon} name="crown" /></span><${Emblem} card=${king.shown} />
          </span>
          <span class="order-who" aria-hidden="true">
            <${Icon} name="crown" /><span class="order-name">${cardName(king.shown)}</span>
          </span>
        </li>
      `}
    </ol>
  `;
}

/**
 * Solo: the cards the King may still reveal, and those he has revealed.
 * @param {{ king: King, scene: Scene }} props
 */
export const KingsCards = ({ king, scene }) => html`
  <li class="place queen-king">
    <div class="place-head">
      <${Icon} name="crown" class="crown" /><span class="place-name">${say("web-queen-king")}</span>
    </div>
    <div class="card-rows">
      <${CardRow}
        name=${say("web-queen-king-deck", { count: king.deck.length })}
        label=${say("web-queen-king-deck-tip")}
        cards=${king.deck}
        scene=${scene}
      />
      <${CardRow}
        name=${say("web-queen-king-discard")}
        label=${say("web-queen-king-discard-tip")}
        cards=${king.discard}
        scene=${scene}
        kind="pile"
      />
    </div>
  </li>
`;
