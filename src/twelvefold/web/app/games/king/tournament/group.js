// A small table of a tournament: a row for each player, with die, card and points.

import { Die } from "../../../dice/die.js";
import { Icon, classes, html } from "../../../html.js";
import { person } from "../../../names.js";
import { Face } from "../../../parts/faces.js";
import { SeatState, seatClass } from "../../../parts/people.js";
import { say } from "../../../texts.js";
import { CardBack, Emblem, cardName } from "../card.js";
import { UnderMarks, signed, underTip } from "../place.js";
import { pointsOf } from "../scene.js";
import { WINNERS, groupOf, tableOf } from "./scene.js";

/** @import { Chair } from "../../../types.js" */
/** @import { Shared } from "../types.js" */
/** @import { TableKey, TournamentBoardProps } from "./types.js" */

/** @param {TournamentBoardProps & { at: TableKey, title: string }} props */
export function SmallTable({ at, title, scene, seat, name, pieces, decision = null, chairs = [], active }) {
  const table = tableOf(scene, at);
  const shared = { scene: table.scene, at, name, pieces, decision, active };
  return html`
    <section
      class=${classes(
        "small-table",
        at === WINNERS && "winners",
        scene.at === at && "here",
        at === groupOf(scene, seat) && "mine",
      )}
      data-board
      data-table=${at}
      aria-label=${title}
    >
      <h2>
        ${at === WINNERS && html`<${Icon} name="crown" class="crown" />`} ${title}
        ${table.scene.knight !== null && html`<span class="low">${say("web-king-low-wins")}</span>`}
      </h2>
      ${table.seats.length === 0
        ? html`<p class="faint">${say(scene.nobody ? "web-king-tournament-nobody" : "web-king-tournament-not-yet")}</p>`
        : html`
            <ul>
              ${table.seats.map(
                (each) =>
                  html`<${Line} key=${each} seat=${each} own=${each === seat} chair=${chairs[each]} ...${shared} />`,
              )}
            </ul>
          `}
    </section>
  `;
}

/** @param {Omit<Shared, "chairs"> & { seat: number, own: boolean, at: TableKey, chair?: Chair }} props */
function Line({ seat, own, at, scene, name, pieces, decision, chair, active }) {
  const place = scene.places[seat];
  const past = decision?.choosing ?? false; // what is shown here belongs to the last turn
  const asked = (decision?.asked.includes(seat) ?? false) && !(past && at === WINNERS);
  const confirmed = asked && (decision?.confirmed.includes(seat) ?? false);
  const { card } = place;
  const whose = person("who", name, seat);
  const state = (card && place.fate) ?? (asked && past ? (confirmed ? "sealed" : "thinking") : "empty");
  const about = say(place.under ? "web-king-tournament-line-won" : "web-king-tournament-line", {
    die: say(place.dark ? "web-king-die-dark" : "web-king-die", { ...whose, face: place.die ?? 0 }),
    card: say("web-king-card-state", { ...whose, state, card: card ? cardName(card) : "" }),
    points: say("king-points", { points: pointsOf(place) }),
    won: place.under ? underTip(place) : "",
  });
  return html`
    <li
      class=${classes(
        "line-place",
        seatClass(seat),
        own && "own",
        past && "past",
        active?.has(seat) && "active",
        place.rank && `rank-${place.rank}`,
        place.total && at !== WINNERS && `total-${place.total}`,
        scene.crowned === seat && "crowned",
      )}
      data-seat=${seat}
    >
      <span class="line-who">
        <${Face} seat=${seat} /><bdi class="place-name">${name(seat)}</bdi>
        ${scene.crowned === seat
          ? html`<${Icon} name="crown" class="crown" />`
          : html`<${SeatState} chair=${chair} asked=${asked} confirmed=${confirmed} />`}
      </span>
      <span class="line-things" role="img" tabindex="0" aria-label=${about} data-tip=${about}>
        <span class="line-under"><${UnderMarks} count=${place.under} /></span>
        <span class=${classes("line-die", place.dark && "dark")}>
          ${place.die && html`
            <${Die} neighbours=${pieces.neighbours} face=${place.die} rolls=${place.rolls} dark=${place.dark} />
          `}
        </span>
        <span class=${classes("line-card", card ? place.fate : "none", card && `kind-${pieces.characters[card].kind}`)}>
          ${card ? html`<${Emblem} card=${card} />` : state === "sealed" && html`<${CardBack} />`}
        </span>
        <span class="line-value">${place.value !== null && signed(place.value)}</span>
        <span class="line-rank">${place.rank && say("web-king-rank", { rank: place.rank })}</span>
        <span class="line-points">${pointsOf(place)}</span>
      </span>
    </li>
  `;
}
