// Which page belongs to which address.

import { useEffect, useErrorBoundary } from "../vendor/hooks.js";
import { html } from "./html.js";
import { Front } from "./pages/front.js";
import { NewTable } from "./pages/new-table.js";
import { Broken, Nowhere } from "./pages/nowhere.js";
import { Projector } from "./pages/projector.js";
import { Replay } from "./pages/replay.js";
import { Rules } from "./pages/rules.js";
import { TablePage } from "./pages/table-page.js";
import { route } from "./routes.js";
import { useStore } from "./store.js";
import { spoken } from "./texts.js";

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
  const [broken, mend] = useErrorBoundary();
  useEffect(() => broken && mend(), [path]); // another page may be whole
  if (broken) return html`<${Broken} />`;
  for (const [shape, page] of PAGES) {
    const found = path.match(shape);
    if (found) return page(...found.slice(1));
  }
  return html`<${Nowhere} />`;
}
