// A table: waiting for people, being played, over.

import { useEffect, useMemo, useState } from "../../vendor/hooks.js";
import { beSomebody, claim } from "../guest.js";
import { html } from "../html.js";
import { Waiting } from "../parts/fields.js";
import { Page } from "../parts/page.js";
import { useStore } from "../store.js";
import { errorText, say } from "../texts.js";
import { Table } from "../table.js";
import { Game } from "./game.js";
import { Lobby } from "./lobby.js";
import { useDescription } from "./new-table.js";
import { Nowhere } from "./nowhere.js";

/** A seat's private link: take the seat, and leave the secret out of the address. */
function useSeatLink(id) {
  const [problem, setProblem] = useState(null);
  useEffect(() => {
    const key = location.hash.slice(1);
    if (!key) return;
    history.replaceState(null, "", location.pathname);
    beSomebody().then(() => claim(id, key)).catch((refused) => setProblem(refused.error));
  }, [id]);
  return problem;
}

export function TablePage({ id }) {
  const table = useMemo(() => new Table(id), [id]);
  useEffect(() => () => table.leave(), [table]);
  const problem = useSeatLink(id);
  const news = useStore(table.news);
  const description = useDescription(news.about?.game);
  if (news.lost) return html`<${Nowhere} why=${errorText(news.lost)} />`;
  if (!news.about || !description) return html`<${Page} title=${say("web-table")}><${Waiting} /><//>`;
  const shared = { table, news, description, key: id };
  return html`
    ${problem && html`<p class="problem" role="alert">${errorText(problem)}</p>`}
    ${news.about.status === "open" || (news.about.status === "expired" && !news.view) ? html`<${Lobby} ...${shared} />` : html`<${Game} ...${shared} />`}
  `;
}
