// Chips: red ones have diamonds on their rim, blue ones dots; backs show a diamond or a ring.

import { Drawing, classes, html } from "../../html.js";
import { say } from "../../texts.js";

export const chipName = (chip, colours) => say("chips-chip", { chip, colour_id: colours[chip] });

/** A chip whose value is known. `secret`: only the viewer knows it. */
export const Chip = ({ chip, colours, secret = false, class: kind = "" }) => html`
  <span class=${classes("chip", colours[chip], secret && "secret", kind)}>
    <${Drawing} of="pieces" name=${`chip-${colours[chip]}`} viewBox="0 0 64 64" />
    <span class="chip-value">${chip}</span>
  </span>
`;

/** A chip seen from behind. */
export const ChipBack = ({ colour }) => html`
  <span class=${classes("chip", "back", colour ?? "unknown")}>
    <${Drawing} of="pieces" name=${`chip-${colour ?? "blue"}-back`} viewBox="0 0 64 64" />
  </span>
`;

/** A chip with its name for ears, and its explanation. */
export const Lying = ({ label, tip = label, children }) => html`<li><span class="lying" role="img" tabindex="0" aria-label=${label} data-tip=${tip}>${children}</span></li>`;
