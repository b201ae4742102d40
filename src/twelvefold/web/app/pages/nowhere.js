// The pages for an unknown address and for an error of the page itself.

import { html } from "../html.js";
import { Page } from "../parts/page.js";
import { say } from "../texts.js";

/**
 * `why`: the reason, if it is known.
 * @param {{ why?: string }} props
 */
export const Nowhere = ({ why = say("web-nowhere") }) => html`
  <${Page} title=${say("web-nowhere-title")}>
    <div class="sheet narrow">
      <h1>${say("web-nowhere-title")}</h1>
      <p>${why}</p>
      <p><a class="button" href="/">${say("web-home")}</a></p>
    </div>
  <//>
`;

/** The page has a bug. The game is safe on the server. */
export const Broken = () => html`
  <main id="content" class="sheet narrow">
    <h1>${say("web-broken-title")}</h1>
    <p>${say("web-broken")}</p>
    <p class="actions">
      <button class="main" onClick=${() => location.reload()}>${say("web-reload")}</button>
      <a class="button second" href="/">${say("web-home")}</a>
    </p>
  </main>
`;
