// What the host of a table may do: who sits where, more time, a bot's seat for somebody else.

import { useState } from "../../vendor/hooks.js";
import { Icon, html } from "../html.js";
import { post } from "../http.js";
import { chairName } from "../names.js";
import { useAction } from "../parts/fields.js";
import { CopyLink } from "../parts/invite.js";
import { list, say } from "../texts.js";

/** @import { About, Chair } from "../types.js" */

/**
 * The mark of the host, and for the host what can be done with another's chair before the game.
 * @param {{ id: string, chair: Chair, seat: number, host: boolean, mine: boolean, owner: boolean }} props
 */
export function ChairTools({ id, chair, seat, host, mine, owner }) {
  const [sure, setSure] = useState(false);
  const [run, problem, busy] = useAction();
  const name = chairName(chair);
  /** @param {string} what */
  const act = (what) => run(() => post(`/tables/${id}/${what}`, { seat }));
  if (host) return html`<span class="host-mark" data-tip=${say("web-host-tip")}>${say("web-host")}</span>`;
  if (!owner || mine || chair.kind === "free") return null;
  const remove = say(sure ? "web-remove-sure" : "web-remove", { name });
  return html`
    <span class="chair-tools">
      ${chair.kind === "person" && html`
        <button
          class="quiet"
          disabled=${busy}
          onClick=${() => act("hand-over")}
          aria-label=${say("web-hand-over", { name })}
          data-tip=${say("web-hand-over", { name })}
        >
          <${Icon} name="crown" />
        </button>
      `}
      <button
        class="quiet remove"
        disabled=${busy}
        onClick=${() => (sure || chair.kind === "bot" ? act("remove") : setSure(true))}
        onBlur=${() => setSure(false)}
        aria-label=${remove}
        data-tip=${remove}
      >
        <${Icon} name="cross" /> ${sure && remove}
      </button>
      ${problem}
    </span>
  `;
}

/**
 * What somebody who has not sat down yet will play, and with whom.
 * @param {{ about: About, game: string }} props
 */
export function WhatToJoin({ about, game }) {
  const others = about.chairs.filter(({ kind }) => kind !== "free").map((chair) => chairName(chair));
  return html`<p class="join">${say("web-join", { game, others: others.length, names: list(others) })}</p>`;
}

/**
 * During the game: more time, and bots' seats for people.
 * @param {{ id: string, about: About, timed: boolean }} props
 */
export function HostMenu({ id, about, timed }) {
  const [run, problem, busy] = useAction();
  const bots = [...about.chairs.entries()].filter(([, { kind }]) => kind === "bot");
  return html`
    ${timed && html`
      <p class="actions">
        <button
          class="second"
          disabled=${busy}
          onClick=${() => run(() => post(`/tables/${id}/add-time`))}
          data-tip=${say("web-add-time-tip")}
        >
          <${Icon} name="clock" /> ${say("web-add-time")}
        </button>
      </p>
      ${problem}
    `}
    ${bots.length > 0 && html`
      <details class="offers">
        <summary>${say("web-offer")}</summary>
        <p class="help">${say("web-offer-help")}</p>
        ${bots.map(([seat, chair]) => html`<${Offer} key=${seat} id=${id} seat=${seat} name=${chairName(chair)} />`)}
      </details>
    `}
  `;
}

/**
 * The link to a bot's seat. Every new one replaces the one before, so it is made only when it is wanted.
 * @param {{ id: string, seat: number, name: string }} props
 */
function Offer({ id, seat, name }) {
  const [key, setKey] = useState("");
  const [run, problem, busy] = useAction();
  const label = say("web-offer-link", { name });
  return key
    ? html`<${CopyLink} address=${`${location.origin}/t/${id}#take-${key}`} label=${label} />`
    : html`
        <p>
          <button
            class="second"
            disabled=${busy}
            onClick=${() => run(async () => setKey((await post(`/tables/${id}/offer`, { seat })).key))}
          >
            <${Icon} name="bot" /> ${label}
          </button>
        </p>
        ${problem}
      `;
}
