// The people around a table: their marks and status, the clock, the connection.

import { useEffect, useState } from "../../vendor/hooks.js";
import { connection } from "../connection.js";
import { Icon, Drawing, classes, html } from "../html.js";
import { useStore } from "../store.js";
import { play } from "../sound.js";
import { dateTime, list, say } from "../texts.js";

/** @import { Chair, Decision, NameOf, Pace } from "../types.js" */

/**
 * A seat's colour and shape; the colours are in the stylesheet. From the ninth seat on they repeat, with a ring.
 * @param {number} seat
 */
export const seatClass = (seat) => `seat-${seat % 8}`;
/** @param {{ seat: number }} props */
export const SeatMark = ({ seat }) => html`
  <${Drawing}
    of="pieces"
    name=${`seat-${seat % 8}`}
    class=${classes("seat-mark", seatClass(seat), seat >= 8 && "ringed")}
  />
`;

/**
 * The seats as one of them sees the table: the others clockwise. For a viewer who sits elsewhere, all seats.
 * @param {number[]} seats
 * @param {number | null} seat
 */
export function seatsAround(seats, seat) {
  const own = seat === null ? -1 : seats.indexOf(seat);
  return [...seats.slice(own + 1), ...seats.slice(0, Math.max(0, own))];
}

/**
 * A player's status as an icon with a label.
 * @param {{ chair?: Chair, asked?: boolean, confirmed?: boolean }} props
 */
export function SeatState({ chair, asked, confirmed }) {
  if (chair?.kind === "person" && chair.away) return html`<${Sign} icon="bot" text=${say("web-away")} />`;
  if (asked && confirmed) return html`<${Sign} icon="tick" kind="done" text=${say("web-confirmed")} />`;
  if (asked) return html`<${Sign} icon="clock" kind="asked" text=${say("web-thinks")} />`;
  return null;
}

/** @param {{ icon: string, kind?: string, text: string }} props */
const Sign = ({ icon, kind = "", text }) => html`
  <span class=${classes("sign", kind)} role="img" tabindex="0" aria-label=${text} data-tip=${text}>
    <${Icon} name=${icon} />
  </span>
`;

/** With more players than this, those who are waited for are counted, not named. */
const MAX_NAMES_LISTED = 4;

/**
 * @param {Decision} decision
 * @param {NameOf} name
 */
export function waitingFor({ asked, confirmed }, name) {
  const waiting = asked.filter((seat) => !confirmed.includes(seat));
  if (waiting.length > MAX_NAMES_LISTED) return say("web-waiting-many", { count: waiting.length });
  return waiting.length ? say("web-waiting-for", { names: list(waiting.map(name)) }) : "";
}

/** From here on the clock is shown large, and heard. */
const LITTLE_TIME_S = 20;
const LAST_SECONDS = 5;

/** @param {number} seconds */
const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/**
 * The time left in the unit of the pace, in words.
 * @param {number} left
 * @param {Pace} pace
 */
function timeText(left, pace) {
  const [days, hours] = [Math.floor(left / 86400), Math.floor(left / 3600)];
  if (pace === "live") return minutes(left);
  if (days) return say("web-left-days", { count: days });
  return hours ? say("web-left-hours", { count: hours }) : say("web-left-minutes", { count: Math.ceil(left / 60) });
}

/**
 * The time left, counted down from what the server sent: first that for the decision, then the time bank. `seat`: the
 * viewer's, while it is asked.
 * @param {{ decision: Decision | null, at: number, pace: Pace, seat: number | null }} props
 */
export function Clock({ decision, at, pace, seat }) {
  const [, again] = useState(0);
  const sent = decision?.left ?? null;
  const runs = sent !== null;
  const bank = seat === null ? 0 : (decision?.banks?.[seat] ?? 0);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => again((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [runs]);
  const whole = sent === null ? 0 : Math.max(0, Math.ceil((sent + bank - (performance.now() - at)) / 1000));
  const inBank = whole * 1000 <= bank && bank > 0;
  const left = inBank ? whole : whole - Math.floor(bank / 1000);
  const late = runs && pace === "live" && seat !== null && whole <= LITTLE_TIME_S;
  useEffect(() => {
    if (late && whole === LITTLE_TIME_S) play("hurry");
    else if (late && whole > 0 && whole <= LAST_SECONDS) play("second");
  }, [late, whole]);
  if (!runs) return null;
  const text = timeText(left, pace);
  return html`
    <span
      class=${classes("clock", late && "late", seat !== null && "mine", inBank && "bank")}
      role="timer"
      tabindex="0"
      aria-label=${inBank ? say("web-bank-left", { time: text }) : say("web-time-left", { time: text })}
      data-tip=${pace !== "live"
        ? say("web-time-until", { moment: dateTime(Date.now() + left * 1000) })
        : bank
          ? say("web-time-left-tip-bank", { bank: minutes(Math.ceil(bank / 1000)) })
          : say("web-time-left-tip")}
    >
      <${Icon} name="clock" /> ${inBank && html`<span class="bank-sign" aria-hidden="true">+</span>`}${text}
    </span>
  `;
}

const STATES = { on: "connection-on", wait: "connection-wait", off: "connection-off" };

export function ConnectionState() {
  const state = useStore(connection.state);
  const text = say("web-connection", { state });
  return html`
    <span
      class=${classes("connection", state)}
      role="status"
      tabindex="0"
      data-tip=${say("web-connection-tip", { state })}
    >
      <${Icon} name=${STATES[state]} /> <span class=${state === "on" ? "hidden" : ""}>${text}</span>
    </span>
  `;
}
