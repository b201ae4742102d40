// The entry point of the browser client.

import { render } from "../vendor/preact.js";
import { App } from "./app.js";
import { findMe } from "./guest.js";
import { html } from "./html.js";
import { followLinks } from "./routes.js";
import { language } from "./settings.js";
import { speak, spoken } from "./texts.js";
import { explainEverything } from "./tips.js";

const RETRY_DELAY_MS = 2000;

const me = findMe().catch(() => {}); // the page can be shown without a name
while (!spoken.value) {
  await speak(language.value);
  // without texts there is nothing to show
  if (!spoken.value) await new Promise((later) => setTimeout(later, RETRY_DELAY_MS));
}
await me;
followLinks();
explainEverything();
const app = /** @type {HTMLElement} */ (document.getElementById("app"));
app.replaceChildren(); // what the server sent looks the same, or is shown again by the page itself
render(html`<${App} />`, app);
