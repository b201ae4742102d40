// Chips: red ones have diamonds on their rim, blue ones dots; backs show a diamond or a ring.

import { Drawing, classes, html } from "../../html.js";
import { useFlight } from "../../parts/flight.js";
import { say } from "../../texts.js";

/** @import { ComponentChildren } from "preact" */
/** @import { Colour, Colours, Place, Scene } from "./types.js" */

/** @type {(chip: number, colours: Colours) => string} */
export const chipName = (chip, colours) => say("chips-chip", { chip, colour_id: colours[chip] });

/**
 * A chip with a known value. `secret`: only the viewer knows it.
 * @param {{ chip: number, colours: Colours, secret?: boolean, class?: string }} props
 */
export const Chip = ({ chip, colours, secret = false, class: kind = "" }) => html`
  <span class=${classes("chip", colours[chip], secret && "secret", kind)}>
    <${Drawing} of="pieces" name=${`chip-${colours[chip]}`} viewBox="0 0 64 64" />
    <span class="chip-value">${chip}</span>
  </span>
`;

/**
 * The back of a chip.
 * @param {{ colour: Colour }} props
 */
export const ChipBack = ({ colour }) => html`
  <span class=${classes("chip", "back", colour)}>
    <${Drawing} of="pieces" name=${`chip-${colour}-back`} viewBox="0 0 64 64" />
  </span>
`;

/**
 * A chip in a list. With a `flight` it comes from the middle.
 * @param {{ flight: Scene["flight"], children: ComponentChildren }} props
 */
export const Flying = ({ flight, children }) => html`
  <li><span ref=${useFlight(flight, ".chips-middle", { grow: 1.3, time: 800 })} class="lying">${children}</span></li>
`;

/**
 * A chip with a label and an explanation. With a `flight` it comes from the middle.
 * @param {{ label: string, tip?: string, flight?: Scene["flight"], children: ComponentChildren }} props
 */
export function Lying({ label, tip = label, flight = null, children }) {
  const place = useFlight(flight, ".chips-middle", { grow: 1.3, time: 800 });
  return html`
    <li>
      <span ref=${place} class="lying" role="img" tabindex="0" aria-label=${label} data-tip=${tip}>${children}</span>
    </li>
  `;
}

/**
 * The chips of a hand that the viewer knows, in order, each with whether only the viewer knows it.
 * @param {Place} place
 * @returns {[chip: number, secret: boolean][]}
 */
export function handOf({ seen, own }) {
  /** @type {[chip: number, secret: boolean][]} */
  const hand = [];
  for (const chip of seen) hand.push([chip, false]);
  for (const chip of own ?? []) hand.push([chip, true]);
  return hand.toSorted(([a], [b]) => a - b);
}
