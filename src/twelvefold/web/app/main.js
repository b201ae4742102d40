// The browser client begins here.

import { render } from "../vendor/preact.js";
import { App } from "./app.js";
import { findMe } from "./guest.js";
import { html } from "./html.js";
import { followLinks } from "./routes.js";
import { language } from "./settings.js";
import { speak } from "./texts.js";
import { explainEverything } from "./tips.js";

await Promise.all([speak(language.value), findMe().catch(() => {})]);
followLinks();
explainEverything();
render(html`<${App} />`, document.getElementById("app"));
