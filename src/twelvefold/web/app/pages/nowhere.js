// An address without a page, and a page that broke.

import { html } from "../html.js";
import { Page } from "../parts/page.js";
import { say } from "../texts.js";

/** `why` is what is wrong with it, if more is known. */
export const Nowhere = ({ why = say("web-nowhere") }) => html`
  <${Page} title=${say("web-nowhere-title")}>
    <div class="sheet narrow">
      <h1>${say("web-nowhere-title")}</h1>
      <p>${why}</p>
      <p><a class="button" href="/">${say("web-home")}</a></p>
    </div>
  <//>
`;

/** Something went wrong in the page itself. Whatever was played is safe on the server. */
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
