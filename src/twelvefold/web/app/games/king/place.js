// A player's place at a table of King of 12: die, card, tokens and what was played.

import { Die } from "../../dice/die.js";
import { Drawing, Icon, classes, html } from "../../html.js";
import { person } from "../../names.js";
import { Face, SeatStars } from "../../parts/faces.js";
import { useFlight } from "../../parts/flight.js";
import { SeatState, seatClass } from "../../parts/people.js";
import { list, row, say } from "../../texts.js";
import { CardPlace, PlayedCard, cardName, cardTip } from "./card.js";
import { pointsOf } from "./scene.js";

/** @import { Pieces, Place as ScenePlace, Scene, Shared, Tokens as TokenCounts, TokenFlight } from "./types.js" */

/** @typedef {Record<"who" | "who_is", string>} Whose the player a text is about */

/** @param {Shared & { seat: number, own?: boolean, hold: boolean }} props */
export function Place({ seat, own = false, scene, name, pieces, decision, chairs, active, hold }) {
  const place = scene.places[seat];
  const asked = decision?.asked.includes(seat) ?? false;
  const confirmed = decision?.confirmed.includes(seat) ?? false;
  return html`
    <li
      class=${classes(
        "place",
        seatClass(seat),
        own && "own",
        active.has(seat) && "active",
        decision?.choosing && "past",
        place.total && `total-${place.total}`,
        place.rank && `rank-${place.rank}`,
        scene.crowned === seat && "crowned",
      )}
      data-seat=${seat}
    >
      <div class="place-head">
        <${Face} seat=${seat} />
        <bdi class="place-name">${name(seat)}</bdi>
        <${SeatStars} seat=${seat} />
        <${Crowns} won=${roundsWon(scene, seat)} all=${pieces.rounds} />
        <${SeatState} chair=${chairs[seat]} asked=${asked} confirmed=${confirmed} />
      </div>
      <div class="place-middle">
        <${DieBox} place=${place} whose=${person("who", name, seat)} pieces=${pieces} />
        <${OwnCard}
          place=${place}
          whose=${person("who", name, seat)}
          pieces=${pieces}
          turn=${scene.turn}
          choosing=${asked && decision?.choosing}
          confirmed=${confirmed}
          hold=${hold}
        />
      </div>
      <div class="place-foot">
        <${Tokens}
          tokens=${place.tokens}
          points=${pointsOf(place)}
          goal=${pieces.points}
          flight=${scene.flight?.to === seat ? scene.flight : null}
        />
        <ul class="played" aria-label=${say("king-column-played")}>
          ${place.played.map(
            (card, index) => html`
              <${PlayedCard}
                key=${card}
                card=${card}
                kind=${pieces.characters[card].kind}
                last=${index === place.played.length - 1}
              />
            `,
          )}
        </ul>
      </div>
    </li>
  `;
}

/** @param {{ place: ScenePlace, whose: Whose, pieces: Pieces }} props */
function DieBox({ place, whose, pieces }) {
  const flown = useFlight(place.from, place.from ? `[data-seat="${place.from.seat}"] .die-box` : "", {
    grow: 1.1,
    time: 1200,
  });
  if (!place.die) return html`<span class="die-box empty" />`;
  const about = place.dark
    ? say("web-king-die-dark", { ...whose, face: place.die })
    : say("web-king-die", { ...whose, face: place.die });
  const around = list(pieces.neighbours[place.die].map(String));
  return html`
    <span class=${classes("die-box", place.dark && "dark")}>
      <span
        ref=${flown}
        class="die-holder"
        role="img"
        tabindex="0"
        aria-label=${about}
        data-tip=${say("web-king-die-tip", { face: place.die, around })}
      >
        <${Die} neighbours=${pieces.neighbours} face=${place.die} rolls=${place.rolls} dark=${place.dark} />
      </span>
      ${place.value !== null && html`
        <span
          key=${place.value}
          class="value"
          role="img"
          tabindex="0"
          aria-label=${say("web-king-value", { value: place.value })}
          data-tip=${say("web-king-value", { value: place.value })}
        >
          ${signed(place.value)}
        </span>
      `}
      ${place.rank && html`
        <span class=${`rank rank-${place.rank}`} data-tip=${say("web-king-rank-tip", { rank: place.rank })}>
          ${say("web-king-rank", { rank: place.rank })}
        </span>
      `}
      ${place.under > 0 && html`<${UnderCards} place=${place} />`}
    </span>
  `;
}

/**
 * A number with a typographic minus sign.
 * @param {number} value
 */
export const signed = (value) => String(value).replace("-", "\u2212");

/**
 * What is known of the cards under a die: the cards, or those it must be one of; "" if nothing is.
 * @param {ScenePlace} place
 */
function underKnown({ known, suspects }) {
  if (known.length) return list(known.map(cardName));
  const each = suspects.map((cards) =>
    cards.length === 1 ? cardName(cards[0]) : say("king-under-suspects", { cards: row(cards.map(cardName)) }),
  );
  return each.length > 1 ? say("king-under-two", { first: each[0], second: each[1] }) : (each[0] ?? "");
}

/**
 * The label of the cards under a die, which count the rounds won, with what is known of them.
 * @param {ScenePlace} place
 */
export function underTip(place) {
  const card = underKnown(place);
  return card
    ? say("web-king-under-known", { count: place.under, card })
    : say("web-king-under", { count: place.under });
}

/** @param {{ count: number }} props */
export const UnderMarks = ({ count }) =>
  Array.from(
    { length: count },
    (_, index) =>
      html`<${Drawing} key=${index} of="pieces" name="under-card" class="under-card" viewBox="0 0 32 20" />`,
  );

/**
 * The number of rounds a seat has won, as far as they count.
 * @param {Scene} scene
 * @param {number} seat
 */
export const roundsWon = ({ places, pieces, crowned }, seat) =>
  crowned === seat ? pieces.rounds : Math.min(places[seat].won, pieces.rounds);

/**
 * The rounds won, as crowns: those to come are drawn in dashes.
 * @param {{ won: number, all: number }} props
 */
export function Crowns({ won, all }) {
  const label = say("web-king-crowns", { won, all });
  return html`
    <span
      class="crowns"
      role="img"
      tabindex="0"
      aria-label=${label}
      data-tip=${say("web-king-crowns-tip", { won, all })}
    >
      ${Array.from(
        { length: all },
        (_, index) =>
          html`
            <${Icon} key=${index} name=${index < won ? "crown" : "crown-empty"} class=${index < won ? "won" : ""} />
          `,
      )}
    </span>
  `;
}

/** @param {{ place: ScenePlace }} props */
function UnderCards({ place }) {
  const tip = underTip(place);
  return html`
    <span class="under" role="img" tabindex="0" aria-label=${tip} data-tip=${tip}>
      <${UnderMarks} count=${place.under} />
    </span>
  `;
}

/**
 * The card of this turn. While the next one is being chosen, the last one stays as long as `hold` is set.
 * @param {{ place: ScenePlace, whose: Whose, pieces: Pieces, turn: number } &
 *   Record<"choosing" | "confirmed" | "hold", boolean>} props
 */
function OwnCard({ place, whose, pieces, turn, choosing, confirmed, hold }) {
  const fate = (place.card && place.fate) ?? "empty";
  const state = choosing && !(hold && place.card) ? (confirmed ? "sealed" : "thinking") : fate;
  const card = ["sealed", "thinking", "empty"].includes(state) ? null : place.card;
  const label = say("web-king-card-state", { ...whose, state, card: card ? cardName(card) : "" });
  return html`
    <${CardPlace}
      card=${card}
      state=${state}
      kind=${card ? pieces.characters[card].kind : ""}
      turn=${turn}
      label=${label}
      tip=${card ? cardTip(card) : label}
    />
  `;
}

/** @param {{ tokens: TokenCounts, points: number, goal: number, flight: TokenFlight | null }} props */
function Tokens({ tokens, points, goal, flight }) {
  const all = [...Array.from({ length: tokens[1] }, () => 2), ...Array.from({ length: tokens[0] }, () => 1)];
  // of equal tokens the newest one flies
  const flying = flight ? (flight.token === 2 ? tokens[1] - 1 : all.length - 1) : -1;
  const label = say("web-king-tokens", { points, twos: tokens[1], ones: tokens[0] });
  return html`
    <span
      class="tokens"
      role="img"
      tabindex="0"
      aria-label=${label}
      data-tip=${say("web-king-tokens-tip", { points, goal })}
    >
      <span class="points">${points}<small>/${goal}</small></span>
      ${all.map(
        (token, index) =>
          html`<${Token} key=${`${token} ${index}`} token=${token} flight=${index === flying ? flight : null} />`,
      )}
    </span>
  `;
}

/** @param {{ token: number, flight: TokenFlight | null }} props */
function Token({ token, flight }) {
  const place = useFlight(
    flight,
    flight?.from === null || !flight ? `[data-pool="${token}"]` : `[data-seat="${flight.from}"] .tokens`,
    { time: 1000 },
  );
  return html`
    <span ref=${place} class="token-holder"><${Drawing} of="pieces" name=${`token-${token}`} class="token" /></span>
  `;
}
