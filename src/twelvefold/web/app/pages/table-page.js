// A table: lobby, game, or finished game.

import { useEffect, useLayoutEffect, useMemo, useState } from "../../vendor/hooks.js";
import { rememberGame } from "./begin.js";
import { beSomebody, claim, takeOver } from "../guest.js";
import { Icon, html } from "../html.js";
import { AtTable } from "../parts/faces.js";
import { PageToCome } from "../parts/page.js";
import { useStore } from "../store.js";
import { errorText, say } from "../texts.js";
import { Table } from "../table.js";
import { useDescription } from "./description.js";
import { Game } from "./game.js";
import { Lobby } from "./lobby.js";
import { Nowhere } from "./nowhere.js";

/** @import { SeatClaim } from "../types.js" */

/**
 * Handle a private link: claim the seat and remove the key from the address. Reports success or the reason why not.
 * @param {string} id
 * @returns {[SeatClaim, () => void]}
 */
function useSeatLink(id) {
  const [state, setState] = useState(/** @type {SeatClaim} */ (location.hash.length > 1 ? { waiting: true } : {}));
  useEffect(() => {
    const take = () => {
      const [, offered, key] = location.hash.match(/^#(take-)?(.+)$/) ?? [];
      if (!key) return;
      history.replaceState(null, "", location.pathname);
      beSomebody()
        .then(() => (offered ? takeOver(id, key) : claim(id, key)))
        .then(
          () => setState({ seated: key }),
          (refused) => setState({ problem: refused.error }),
        );
    };
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, [id]);
  return [state, () => setState({})];
}

/** @param {{ id: string }} props */
export function TablePage({ id }) {
  const [{ waiting, problem, seated }, forget] = useSeatLink(id);
  if (waiting) return html`<${PageToCome} title=${say("web-table")} />`;
  return html`
    ${problem && html`
      <p class="problem notice" role="alert">
        ${errorText(problem)} <button class="quiet" onClick=${forget} aria-label=${say("web-close")}>
          <${Icon} name="cross" />
        </button>
      </p>
    `}
    <${TableView} id=${id} key=${seated} />
  `;
}

/** @param {{ id: string }} props */
function TableView({ id }) {
  const table = useMemo(() => new Table(id), [id]);
  useLayoutEffect(() => table.watch(), [table]);
  const news = useStore(table.news);
  const description = useDescription(news.about?.game, news.about?.chairs.length);
  const played = news.seat === null ? null : news.about?.game;
  useEffect(() => {
    if (played) rememberGame(played);
  }, [played]);
  if (news.lost) return html`<${Nowhere} why=${errorText(news.lost)} />`;
  if (!news.about || !description) return html`<${PageToCome} title=${say("web-table")} />`;
  const shared = { table, news, description, key: id };
  return html`
    <${AtTable.Provider} value=${{ chairs: news.about.chairs, bots: description.bots }}>
      ${news.about.status === "open" || (news.about.status === "expired" && !news.view)
        ? html`<${Lobby} ...${shared} />`
        : html`<${Game} ...${shared} />`}
    <//>
  `;
}
