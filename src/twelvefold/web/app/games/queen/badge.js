// Queen of 12 on the front page.

import { Drawing, html } from "../../html.js";

export const Badge = () => html`
  <span class="queen-badge">
    <${Drawing} of="pieces" name="queen-badge" class="emblem" viewBox="0 0 60 96" width="60" height="96" />
  </span>
`;
