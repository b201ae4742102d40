// Chooses the page for an address.

import { useEffect, useErrorBoundary } from "../vendor/hooks.js";
import { html } from "./html.js";
import { gameName } from "./names.js";
import { fetchReplay } from "./pages/after.js";
import { Front } from "./pages/front.js";
import { Broken, Nowhere } from "./pages/nowhere.js";
import { TablePage } from "./pages/table-page.js";
import { useAnswer } from "./parts/asking.js";
import { PageToCome } from "./parts/page.js";
import { route } from "./routes.js";
import { useStore } from "./store.js";
import { dress } from "./styles.js";
import { say, spoken } from "./texts.js";

/** @import { VNode } from "preact" */

// Pages that a game does not need are loaded on demand.

/** @param {{ game: string }} props */
function NewTable({ game }) {
  const page = useAnswer(() => import("./pages/new-table.js"), []);
  return page
    ? html`<${page.NewTable} game=${game} />`
    : html`<${PageToCome} title=${say("web-new-table-of", { game: gameName(game) })} />`;
}

/** @param {{ id: string }} props */
function Projector({ id }) {
  const page = useAnswer(async () => (await Promise.all([import("./pages/projector.js"), dress("room")]))[0], []);
  return page ? html`<${page.Projector} id=${id} />` : html`<${PageToCome} title=${say("web-projector")} />`;
}

/** @param {{ id: string }} props */
function Replay({ id }) {
  const page = useAnswer(fetchReplay, []);
  return page ? html`<${page.Replay} id=${id} />` : html`<${PageToCome} title=${say("web-table")} />`;
}

/** @param {{ game: string }} props */
function Rules({ game }) {
  const page = useAnswer(() => import("./pages/rules/rules.js"), []);
  return page
    ? html`<${page.Rules} game=${game} />`
    : html`<${PageToCome} title=${say("web-rules-of", { game: gameName(game) })} />`;
}

/** @type {[RegExp, (name: string) => VNode][]} */
const PAGES = [
  [/^\/$/, () => html`<${Front} key="front" />`],
  [/^\/new\/([\w-]+)$/, (game) => html`<${NewTable} game=${game} key=${`new ${game}`} />`],
  [/^\/rules\/([\w-]+)$/, (game) => html`<${Rules} game=${game} key=${`rules ${game}`} />`],
  [/^\/t\/([\w-]+)$/, (table) => html`<${TablePage} id=${table} key=${table} />`],
  [/^\/t\/([\w-]+)\/projector$/, (table) => html`<${Projector} id=${table} key=${`projector ${table}`} />`],
  [/^\/t\/([\w-]+)\/replay$/, (table) => html`<${Replay} id=${table} key=${`replay ${table}`} />`],
];

export function App() {
  const { path } = useStore(route);
  useStore(spoken);
  // the error page does not show the error, so log it
  const [broken, mend] = useErrorBoundary((error) => console.error(error));
  useEffect(() => {
    if (broken) mend(); // another page may still work
  }, [path]);
  if (broken) return html`<${Broken} />`;
  for (const [shape, page] of PAGES) {
    const found = path.match(shape);
    if (found) return page(found[1]);
  }
  return html`<${Nowhere} />`;
}
