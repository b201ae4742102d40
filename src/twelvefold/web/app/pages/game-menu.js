// The menu of a table: everything but playing.

import { useState } from "../../vendor/hooks.js";
import { guided } from "../games/guides.js";
import { canBeGuided } from "../games/registry.js";
import { Icon, html } from "../html.js";
import { post } from "../http.js";
import { gameName } from "../names.js";
import { useAnswer } from "../parts/asking.js";
import { Dialog } from "../parts/dialog.js";
import { Waiting, useAction } from "../parts/fields.js";
import { Invite, ProjectorLink, SeatLink } from "../parts/invite.js";
import { SettingsFields } from "../parts/settings.js";
import { say } from "../texts.js";
import { HostMenu } from "./host.js";

/** @import { Table } from "../table.js" */
/** @import { PanelProps, TableNews } from "../types.js" */

/** @param {PanelProps & { game: string, term: string | null }} props */
export const RulesDialog = ({ place, game, term, onClose, open }) => html`
  <${Dialog}
    place=${place}
    title=${say("web-rules-of", { game: gameName(game) })}
    kind="rules-dialog"
    onClose=${onClose}
  >
    ${open && html`<${RulesInside} game=${game} term=${term} />`}
  <//>
`;

/**
 * Loaded when it is opened.
 * @param {{ game: string, term: string | null }} props
 */
function RulesInside({ game, term }) {
  const rules = useAnswer(() => import("./rules/rules.js"), []);
  return rules ? html`<${rules.RulesInside} game=${game} term=${term} />` : html`<${Waiting} />`;
}

/** @param {PanelProps & { table: Table, news: TableNews }} props */
export const GameMenu = ({ place, open, onClose, table, news }) => html`
  <${Dialog} place=${place} title=${say("web-menu")} kind="game-menu" onClose=${onClose}>
    ${open && html`<${MenuInside} table=${table} news=${news} close=${() => place.current?.close()} />`}
  <//>
`;

/** @param {{ table: Table, news: TableNews, close(): void }} props */
function MenuInside({ table, news, close }) {
  const { about, seat } = news;
  const [run, problem, busy] = useAction();
  /** @param {string} what */
  const act = (what) => async () => (await run(() => post(`/tables/${table.id}/${what}`))) && close();
  const playing = ["playing", "paused", "dormant"].includes(about.status);
  return html`
    ${playing && seat !== null && html`
      <p class="actions">
        ${about.pace === "live" &&
        (about.status === "paused"
          ? html`
              <button disabled=${busy} onClick=${act("go-on")} data-tip=${say("web-go-on-tip")}>
                <${Icon} name="play" /> ${say("web-go-on")}
              </button>
            `
          : html`
              <button class="second" disabled=${busy} onClick=${act("pause")} data-tip=${say("web-pause-tip")}>
                <${Icon} name="pause" /> ${say("web-pause")}
              </button>
            `)}
        ${canBeGuided(about) && html`
          <a class="button second" href=${guided(table.id)} onClick=${close} data-tip=${say("web-wish-guide-tip")}>
            <${Icon} name="star" /> ${say("web-wish-guide")}
          </a>
        `}
        <${Resign} busy=${busy} resign=${act("resign")} />
      </p>
    `}
    ${problem}
    ${playing && news.owner && html`
      <${HostMenu}
        id=${table.id}
        about=${about}
        timed=${(news.decision?.left ?? null) !== null && about.status === "playing"}
      />
    `}
    ${about.spectators && html`
      <h3>${say("web-watch-link")}</h3><${Invite} id=${table.id} /><${ProjectorLink} id=${table.id} />
    `}
    ${seat !== null && html`<h3>${say("web-seat-link")}</h3><${SeatLink} id=${table.id} />`}
    <details><summary>${say("web-settings")}</summary><${SettingsFields} /></details>
    <p class="actions"><a class="button second" href="/">${say("web-home")}</a></p>
  `;
}

/**
 * It cannot be undone, so it needs a confirmation.
 * @param {{ busy: boolean, resign(): void }} props
 */
function Resign({ busy, resign }) {
  const [sure, setSure] = useState(false);
  return html`
    <button
      class="second danger"
      disabled=${busy}
      onClick=${sure ? resign : () => setSure(true)}
      data-tip=${say("web-resign-tip")}
    >
      <${Icon} name="door-leave" /> ${sure ? say("web-resign-sure") : say("web-resign")}
    </button>
  `;
}
