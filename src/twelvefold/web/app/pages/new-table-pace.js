// How fast a table plays: the pace, the time for a decision, the time bank.

import { useState } from "../../vendor/hooks.js";
import { html } from "../html.js";
import { Choice } from "../parts/fields.js";
import { say } from "../texts.js";

/** @import { ChosenPace, Pace } from "../types.js" */

const SECONDS = [30, 60, 90, 180, 600];
const DAYS = [1, 2, 3, 7];
const BANK_MINUTES = [0, 1, 3, 10];
/** @type {Pace[]} */
const PACES = ["live", "unlimited", "correspondence"];

/**
 * What is chosen, how to change it, and how the server receives it.
 * @returns {ChosenPace}
 */
export function usePace() {
  const [pace, setPace] = useState(/** @type {Pace} */ ("live"));
  const [time, setTime] = useState({ live: 90, correspondence: 2, unlimited: 0 });
  const [bank, setBank] = useState(3);
  const given = () => ({ pace, time: time[pace], bank: pace === "live" ? bank * 60 : 0 });
  return { pace, setPace, time, setTime, bank, setBank, given };
}

/** @param {{ of: ChosenPace }} props */
export const PaceFields = ({ of: { pace, setPace, time, setTime, bank, setBank } }) => html`
  <${Choice}
    label=${say("web-pace")}
    value=${pace}
    onChange=${setPace}
    options=${PACES.map((each) => [each, say(`web-pace-${each}`), say(`web-pace-${each}-help`)])}
  />
  ${pace !== "unlimited" && html`
    <${Choice}
      label=${say("web-time")}
      help=${say("web-time-help")}
      value=${time[pace]}
      onChange=${(/** @type {number} */ value) => setTime({ ...time, [pace]: value })}
      options=${(pace === "live" ? SECONDS : DAYS).map((count) => [count, say(`web-time-${pace}`, { count })])}
    />
  `}
  ${pace === "live" && html`
    <${Choice}
      label=${say("web-bank")}
      help=${say("web-bank-help")}
      value=${bank}
      onChange=${setBank}
      options=${BANK_MINUTES.map((count) => [count, say("web-bank-minutes", { count })])}
    />
  `}
`;
