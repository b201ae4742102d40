// The board of Queen of 12: the trays, the cards of the round, and all sheets; the viewer's own is large and clickable.

import { useRef } from "../../../vendor/hooks.js";
import { Drawing, Icon, classes, html } from "../../html.js";
import { people, person } from "../../names.js";
import { Dialog, useOpening } from "../../parts/dialog.js";
import { Face, SeatStars } from "../../parts/faces.js";
import { SeatState, seatClass, seatsAround } from "../../parts/people.js";
import { row, say } from "../../texts.js";
import { IDLE } from "./choice-state.js";
import { AreaSheet } from "./area-sheet.js";
import { CardRows, KingsCards, Order } from "./cards.js";
import { HalvesSheet } from "./halves-sheet.js";
import { TakenDice, Trays } from "./trays.js";

/** @import { Chair, Decision, NameOf, Opening } from "../../types.js" */
/** @import { BoardProps, Clickable, FreshCell, OpenCell } from "./board-types.js" */
/** @import { AreasRead, BonusBoxes, HalvesRead, Place, Reading, Scene } from "./types.js" */

/**
 * `reading`: the last known hints; `now`: they are of this moment; `look`: opens a sheet in full.
 * @typedef {object} Shared
 * @property {Scene} scene
 * @property {NameOf} name
 * @property {Decision | null} decision
 * @property {Chair[]} chairs
 * @property {Set<number>} active
 * @property {boolean} small
 * @property {Reading | null} reading
 * @property {boolean} now
 * @property {(whose: { seat: number }) => void} look
 */
/** @typedef {Shared & { seat: number }} PlaceProps */

/**
 * Without a `view`, while events are played, marks come from the scene, and figures are the last known ones.
 * @param {BoardProps} props
 */
export function Board({
  scene,
  seat,
  name,
  decision = null,
  chairs = [],
  view = null,
  active = new Set(),
  choice,
  small = false,
}) {
  const last = useRef(/** @type {Reading | null} */ (null));
  if (view?.reading) last.current = view.reading;
  /** @type {Opening<{ seat: number }>} */
  const look = useOpening();
  const clickable = choice?.clickable ?? IDLE;
  /** @type {Shared} */
  const shared = {
    scene,
    name,
    decision,
    chairs,
    active,
    small,
    reading: last.current,
    now: Boolean(view?.reading),
    look: look.open,
  };
  const others = seatsAround([...scene.places.keys()], seat);
  return html`
    <div
      class=${classes(
        "queen-board",
        `of-${scene.places.length}`,
        seat === null && "watched",
        small && "small",
        `with-${scene.printed?.sheet.is ?? "nothing"}`,
      )}
      data-board
    >
      <div class="queen-middle">
        <${Trays} scene=${scene} clickable=${clickable} />
        <div class="queen-round">
          <${Order} scene=${scene} name=${name} /><${Race} scene=${scene} reading=${last.current} name=${name} />
        </div>
      </div>
      <ul class="queen-others" aria-label=${say("web-others")}>
        ${others.map((other) => html`<${Other} key=${other} seat=${other} ...${shared} />`)}
        ${scene.king && html`<${KingsCards} king=${scene.king} scene=${scene} />`}
      </ul>
      ${seat !== null && html`
        <ul class="queen-own" aria-label=${say("web-you")}>
          <${Own} seat=${seat} ...${shared} clickable=${clickable} />
        </ul>
      `}
      ${!small && html`
        <${Dialog}
          place=${look.place}
          title=${look.shown ? say("web-queen-sheet-of", person("who", name, look.shown.seat)) : ""}
          kind="queen-look"
          onClose=${look.close}
        >
          ${look.shown && html`<${Looked} seat=${look.shown.seat} ...${shared} />`}
        <//>
      `}
    </div>
  `;
}

/**
 * The six points for the first full line: open, won, or lost for everybody.
 * @param {{ scene: Scene, reading: Reading | null, name: NameOf }} props
 */
function Race({ scene, reading, name }) {
  if (scene.printed?.sheet.is !== "Sheet") return null;
  const winners = scene.places.map(({ first }, seat) => (first ? seat : -1)).filter((seat) => seat >= 0);
  if (!winners.length && !reading) return null;
  const state = winners.length ? "won" : reading?.race ? "open" : "over";
  const solo = scene.places.length === 1;
  const text = say("web-queen-race", { state, ...people("who", name, winners) });
  const tip = state !== "open" ? text : say(solo ? "queen-open-first-solo" : "queen-open-first");
  return html`
    <p key=${state} class=${classes("queen-race", state)} tabindex="0" data-tip=${tip}>
      <${Drawing} of="pieces-queen" name="race" class="icon" viewBox="0 0 24 24" /> <span>${text}</span>
    </p>
  `;
}

/**
 * The name, the status, and the points.
 * @param {PlaceProps} props
 */
function Head({ seat, scene, name, decision, chairs, reading }) {
  const read = reading?.sheets[seat];
  const place = scene.places[seat];
  const total =
    place.count.total?.total ?? place.count.all?.total ?? (read?.is === "HalvesRead" ? read.total : read?.points);
  const tip =
    read?.is === "HalvesRead"
      ? say("queen-stands", {
          ...person("name", name, seat),
          points: read.total,
          lines: read.points,
          first: read.first,
          cards: read.cards,
        })
      : total === undefined
        ? ""
        : say("queen-points", { points: total });
  return html`
    <div class="place-head">
      <${Face} seat=${seat} />
      <bdi class="place-name">${name(seat)}</bdi>
      <${SeatStars} seat=${seat} />
      ${scene.active === seat && scene.places.length > 1 && html`
        <span
          class="sign is-active"
          role="img"
          tabindex="0"
          aria-label=${say("web-queen-active")}
          data-tip=${say("web-queen-active-tip")}
        >
          <${Icon} name="play" />
        </span>
      `}
      ${place.first && html`
        <span
          class="sign has-first"
          role="img"
          tabindex="0"
          aria-label=${say("queen-has-first")}
          data-tip=${say("queen-has-first")}
        >
          <${Drawing} of="pieces-queen" name="race" class="icon" viewBox="0 0 24 24" />
        </span>
      `}
      ${place.out && html`
        <span
          class="sign is-out"
          role="img"
          tabindex="0"
          aria-label=${say("web-queen-out")}
          data-tip=${say("web-queen-out")}
        >
          <${Icon} name="cross" />
        </span>
      `}
      ${scene.winners.includes(seat) && html`<${Icon} name="crown" class="crown" />`}
      <${SeatState}
        chair=${chairs[seat]}
        asked=${decision?.asked.includes(seat)}
        confirmed=${decision?.confirmed.includes(seat)}
      />
      ${total !== undefined && html`
        <span key=${total} class="queen-total" role="img" tabindex="0" aria-label=${tip} data-tip=${tip}>
          <${Icon} name="star" />
          <b>${total}</b>
          <span class="total-words">${say("queen-points", { points: total })}</span>
        </span>
      `}
    </div>
  `;
}

/** @type {(seat: number, scene: Scene, active: Set<number>) => string} */
const placeClass = (seat, scene, active) =>
  classes("place", seatClass(seat), active.has(seat) && "active", scene.winners.includes(seat) && "crowned");

/**
 * What a player has in front of them in this round.
 * @param {number} seat
 * @param {Scene} scene
 */
const takenBy = (seat, { places, flight, oracle }) => ({
  place: places[seat],
  flight: flight?.seat === seat ? flight.ids : null,
  rolled: oracle?.seat === seat ? oracle.face : null,
});

/**
 * Another player: the small sheet and the dice; a click opens the sheet in full.
 * @param {PlaceProps} props
 */
function Other({ seat, ...shared }) {
  const { scene, name, active, small, look } = shared;
  const place = scene.places[seat];
  const who = person("who", name, seat);
  const glance = html`<${SheetOf} seat=${seat} ...${shared} kind="small" />`;
  return html`
    <li class=${classes("queen-place", placeClass(seat, scene, active))} data-seat=${seat}>
      <${Head} seat=${seat} ...${shared} />
      ${small
        ? glance
        : html`
            <button
              class="glance"
              onClick=${() => look({ seat })}
              aria-label=${say("web-queen-look", who)}
              data-tip=${say("web-queen-look-tip", who)}
            >
              ${glance}
            </button>
          `}
      <${TakenDice} ...${takenBy(seat, scene)} who=${who} waiting=${place.areas.pending} />
      ${!small && html`<${CardRows} place=${place} who=${who} scene=${scene} />`}
    </li>
  `;
}

/**
 * While a line is built, the waiting bonuses are shown beside the question.
 * @param {PlaceProps & { clickable: Clickable }} props
 */
function Own({ seat, clickable, ...shared }) {
  const { scene, name, active, small, now } = shared;
  const place = scene.places[seat];
  return html`
    <li class=${classes("queen-place own", placeClass(seat, scene, active))} data-seat=${seat}>
      <div class="own-head">
        <${Head} seat=${seat} ...${shared} />
        <${TakenDice}
          ...${takenBy(seat, scene)}
          who=${person("who", name, seat)}
          waiting=${now ? [] : place.areas.pending}
        />
        ${!small && place.boxes && html`<${Boxes} boxes=${place.boxes} scene=${scene} />`}
      </div>
      <${SheetOf} seat=${seat} ...${shared} clickable=${clickable} kind=${small ? "plain" : "live"} />
      ${!small && html`<${CardRows} place=${place} who=${person("who", name, seat)} scene=${scene} />`}
    </li>
  `;
}

/**
 * The remaining limited bonuses of sheets A and B.
 * @param {{ boxes: BonusBoxes, scene: Scene }} props
 */
function Boxes({ boxes: { copies, piles, gains }, scene }) {
  const printed = scene.pieces.boxes[scene.places.length];
  /** @type {[bonus: string, count: number, all: number][]} */
  const every = [
    ["copy", copies, printed.copies],
    ["pile", piles, printed.piles],
    ["reserve", gains, printed.gains],
  ];
  const kinds = every.filter(([, , all]) => all > 0);
  const left = kinds.filter(([, count]) => count).map(([bonus, count]) => say(`queen-box-${bonus}`, { times: count }));
  const tip = say("queen-boxes", { bonuses: left.length ? row(left) : say("nothing") });
  return html`
    <p class="boxes-left" role="img" tabindex="0" aria-label=${tip} data-tip=${tip}>
      ${kinds.map(
        ([bonus, count, all]) => html`
          <span key=${bonus} class=${classes("box-left", !count && "used")}>
            <${Drawing} of="pieces-queen" name=${`bonus-${bonus}`} class="icon" viewBox="0 0 24 24" />
            ${Array.from({ length: all }, (_, box) => html`<i key=${box} class=${box >= count && "done"} />`)}
          </span>
        `,
      )}
    </p>
  `;
}

/**
 * A player's sheet and all cards in full size.
 * @param {PlaceProps} props
 */
function Looked({ seat, ...shared }) {
  const place = shared.scene.places[seat];
  return html`
    <div class=${classes("looked", seatClass(seat))}>
      <${SheetOf} seat=${seat} ...${shared} kind="plain" />
      <${CardRows} place=${place} who=${person("who", shared.name, seat)} scene=${shared.scene} />
      ${place.boxes && html`<${Boxes} boxes=${place.boxes} scene=${shared.scene} />`}
    </div>
  `;
}

/** @type {["left" | "right", side: string, columns: string][]} */
const HALVES = [
  ["left", "l", "abcde"],
  ["right", "r", "fghij"],
];

/**
 * Points of the lines as last read from a view; of the halves, which are counted at the end, as the events said.
 * @type {(place: Place, read: HalvesRead | null) => HalvesRead["lines"] | null}
 */
function pointsOf({ count }, read) {
  /** @type {HalvesRead["lines"]} */
  const lines = [...(read?.lines ?? [])];
  for (const [half, side, columns] of HALVES) {
    count[half]?.rows.forEach((points, at) => lines.push([`${side}${at + 1}`, points]));
    count[half]?.columns.forEach((points, at) => lines.push([columns[at], points]));
  }
  return read || lines.length ? lines : null;
}

/**
 * A sheet of any kind. `kind`: small, plain, or live (clickable).
 * @param {PlaceProps & { clickable?: Clickable, kind: "small" | "plain" | "live" }} props
 */
function SheetOf({ seat, scene, name, reading, now, clickable = IDLE, kind }) {
  const { printed, places } = scene;
  if (!printed) return null;
  const [place, seen] = [places[seat], reading?.sheets[seat] ?? null];
  const areas = printed.sheet.is === "AreaSheet";
  const label = seen
    ? say(areas ? "web-queen-areas-label" : "web-queen-sheet-label", {
        ...person("who", name, seat),
        points: seen.points,
      })
    : say("web-queen-sheet-of", person("who", name, seat));
  if (areas) {
    const read = /** @type {AreasRead | null} */ (seen);
    return html`
      <${AreaSheet}
        sheet=${printed.sheet}
        read=${now ? read : { ...read, fresh: undefined, lowest: null, ...place.areas }}
        lit=${clickable.areas}
        picked=${clickable.picked}
        latest=${now ? null : place.areas.latest}
        onPick=${clickable.pick}
        onLook=${clickable.look}
        small=${kind === "small"}
        label=${label}
      />
    `;
  }
  const read = /** @type {HalvesRead | null} */ (seen);
  const named = scene.oracle?.seat === seat ? scene.oracle.line : null;
  /** @param {OpenCell | FreshCell} cell */
  const onPick = (cell) => (cell.back === undefined ? clickable.pick(cell.move) : clickable.back(cell.back));
  return html`
    <${HalvesSheet}
      sheet=${printed.sheet}
      read=${read}
      marked=${place.marks}
      fresh=${now && read ? read.fresh : []}
      recent=${place.recent}
      points=${pointsOf(place, read)}
      label=${label}
      lit=${clickable.cells}
      lines=${clickable.lines}
      named=${named}
      picked=${clickable.picked}
      onPick=${onPick}
      onLine=${clickable.pick}
      live=${kind === "live"}
      small=${kind === "small"}
    />
  `;
}
