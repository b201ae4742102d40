// King of 12 on the front page.

import { html } from "../../html.js";
import { Emblem } from "./card.js";

export const Badge = () => html`
  <span class="king-badge"><${Emblem} card="knight" /><${Emblem} card="sorcerer" /><${Emblem} card="golem" /></span>
`;
