// 12 Chip Trick on the front page.

import { html } from "../../html.js";
import { Chip } from "./chip.js";

/** @import { Colours } from "./types.js" */

/** @type {Colours} */
const BADGE = { 9: "red", 12: "blue" };

export const Badge = () => html`
  <span class="chips-badge">
    ${Object.keys(BADGE).map((chip) => html`<${Chip} key=${chip} chip=${chip} colours=${BADGE} />`)}
  </span>
`;
