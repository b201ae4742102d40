// Before the game: who sits where, and how others find the table.

import { useState } from "../../vendor/hooks.js";
import { canBeGuided, hasRules, screenOf } from "../games/registry.js";
import { beSomebody, comeIn, me, sit } from "../guest.js";
import { useGuideWish } from "../games/guides.js";
import { Icon, classes, html } from "../html.js";
import { post } from "../http.js";
import { chairName, gameName } from "../names.js";
import { Face, SeatStars, levelChoices } from "../parts/faces.js";
import { Choice, Switch, TextField, useAction } from "../parts/fields.js";
import { Invite, ProjectorLink, SeatLink } from "../parts/invite.js";
import { Page } from "../parts/page.js";
import { ConnectionState, seatClass } from "../parts/people.js";
import { go } from "../routes.js";
import { useStore } from "../store.js";
import { say } from "../texts.js";
import { specsOf } from "./description.js";
import { ChairTools, WhatToJoin } from "./host.js";

/** @import { ComponentChildren } from "preact" */
/** @import { About, Act, Description, Run, TablePageProps } from "../types.js" */

/** With more chairs than this they are shown in two columns. */
const MAX_CHAIRS_IN_ONE_COLUMN = 6;

/** @param {TablePageProps} props */
export function Lobby({ table, news, description }) {
  const { about, seat, owner } = news;
  const screen = screenOf(about.game);
  const free = about.chairs.filter((chair) => chair.kind === "free").length;
  const [run, problem, busy] = useAction();
  /**
   * @param {string} what
   * @param {object} [body]
   */
  const act = (what, body) => () => run(() => post(`/tables/${table.id}/${what}`, body));
  const open = about.status === "open";
  const [wish, setWish] = useGuideWish(table.id);
  const invite =
    open && html`
      <section class="sheet lobby-invite">
        <h2>${say("web-invite")}</h2>
        <${Invite} id=${table.id} />
        ${about.spectators && html`<${ProjectorLink} id=${table.id} />`}
      </section>
    `;
  return html`
    <${Page} title=${gameName(about.game)} tools=${html`<${ConnectionState} />`}>
      <div class="lobby">
        ${seat !== null && invite}
        <section class="sheet lobby-table">
          <h1>${gameName(about.game)}</h1>
          <p class="faint">${say("web-status", { status: about.status })}</p>
          <ul class="facts">
            ${screen.facts(about.options, specsOf(description)).map((fact) => html`<li>${fact}</li>`)}
            <li>${say(`web-pace-${about.pace}-short`, { time: about.time })}</li>
            <li>${say("web-spectators-state", { allowed: about.spectators ? "yes" : "no" })}</li>
          </ul>
          ${hasRules(about.game) && html`
            <p>
              <a href=${`/rules/${about.game}`} target="_blank" data-tip=${say("web-rules-tip")}>
                <${Icon} name="rules" /> ${say("web-rules-of", { game: gameName(about.game) })}
              </a>
            </p>
          `}
          ${open && seat === null && free > 0 && html`
            <${WhatToJoin} about=${about} game=${gameName(about.game)} />
            <${SitDown} id=${table.id} run=${run} busy=${busy} />
          `}
          <h2>
            ${say("web-seats-title")} <span class="seats-taken">
              ${say("web-seats-taken", { taken: about.chairs.length - free, all: about.chairs.length })}
            </span>
          </h2>
          <ol class=${classes("chairs", about.chairs.length > MAX_CHAIRS_IN_ONE_COLUMN && "many")}>
            ${about.chairs.map(
              (chair, each) => html`
                <${Chair} key=${each} chair=${chair} seat=${each} mine=${each === seat}>
                  <${ChairTools}
                    id=${table.id}
                    chair=${chair}
                    seat=${each}
                    host=${each === about.host}
                    mine=${each === seat}
                    owner=${open && owner}
                  />
                <//>
              `,
            )}
          </ol>
          ${open && owner && html`<${Owner} description=${description} free=${free} busy=${busy} act=${act} />`}
          ${open && seat !== null && !owner && html`
            <p class="hint" role="status">${say(free ? "web-waiting-people" : "web-waiting-owner")}</p>
          `}
          ${open && seat === null && free === 0 && html`<p class="hint" role="status">${say("web-full")}</p>`}
          ${problem}
          ${open && seat !== null && canBeGuided(about) && html`
            <${Switch}
              label=${say("web-wish-guide")}
              help=${say("web-wish-guide-tip")}
              value=${wish}
              onChange=${setWish}
            />
          `}
        </section>
        <div class="lobby-side">
          ${seat === null && invite}
          ${open && seat !== null && html`
            <section class="sheet">
              <${DiceWord} id=${table.id} word=${about.chairs[seat].word} commitment=${about.commitment} />
              <details><summary>${say("web-seat-link")}</summary><${SeatLink} id=${table.id} /></details>
              <p class="actions">
                <button
                  class="second"
                  disabled=${busy}
                  onClick=${async () => (await run(() => post(`/tables/${table.id}/leave`))) && go("/")}
                >
                  <${Icon} name="door-leave" /> ${say("web-leave")}
                </button>
              </p>
            </section>
          `}
        </div>
      </div>
    <//>
  `;
}

/** @param {{ chair: About["chairs"][number], seat: number, mine: boolean, children?: ComponentChildren }} props */
const Chair = ({ chair, seat, mine, children }) => html`
  <li class=${classes("chair", chair.kind, mine && "mine", seatClass(seat))}>
    <${Face} seat=${seat} />
    <span class="chair-name">
      <bdi>${chairName(chair)}</bdi>
      ${chair.persona && html`<small class="temper">${say("bot-temper", { persona: chair.persona })}</small>`}
    </span>
    <span class="chair-kind">
      ${chair.kind === "person" && html`
        <${Icon} name="person" />
        ${say(mine ? "web-you" : "web-person")}
      `}
      <${SeatStars} seat=${seat} />
    </span>
    ${children}
  </li>
`;

/** @param {{ id: string, run: Run, busy: boolean }} props */
function SitDown({ id, run, busy }) {
  const known = useStore(me);
  const [name, setName] = useState(known ?? "");
  /** @param {Event} event */
  const take = (event) => {
    event.preventDefault();
    run(async () => {
      if (name.trim() && name.trim() !== known) await comeIn(name.trim());
      else await beSomebody();
      await sit(id);
    });
  };
  return html`
    <form class="inline-form" onSubmit=${take}>
      <${TextField}
        label=${say("web-name")}
        value=${name}
        onInput=${setName}
        maxlength="30"
        placeholder=${say("web-guest-name")}
      />
      <button class="main" disabled=${busy}>${say("web-sit")}</button>
    </form>
  `;
}

/** @param {{ description: Description, free: number, busy: boolean, act: Act }} props */
function Owner({ description, free, busy, act }) {
  const [bot, setBot] = useState(description.bots.at(-1));
  if (free === 0)
    return html`
      <p class="actions">
        <button class="main" disabled=${busy} onClick=${act("start")}>
          <${Icon} name="play" /> ${say("web-start")}
        </button>
      </p>
    `;
  return html`
    <div class="fill">
      <p class="hint" role="status">${say("web-waiting-free", { count: free })}</p>
      <${Choice}
        label=${say("web-bot-level")}
        value=${bot}
        onChange=${setBot}
        options=${levelChoices(description.bots)}
      />
      <p class="actions">
        <button class="main" disabled=${busy} onClick=${act("fill", { bot })}>
          <${Icon} name="bot" /> ${say("web-fill", { count: free })}
        </button>
      </p>
    </div>
  `;
}

/** @param {{ id: string, word: string, commitment: string }} props */
function DiceWord({ id, word, commitment }) {
  const [text, setText] = useState(word);
  const [run, problem, busy] = useAction();
  /** @param {Event} event */
  const give = (event) => {
    event.preventDefault();
    run(() => post(`/tables/${id}/word`, { word: text }));
  };
  return html`
    <details>
      <summary>${say("web-fair-dice")}</summary>
      <p class="help">${say("web-fair-dice-help")}</p>
      <p class="help">${say("web-commitment")} <code class="long">${commitment}</code></p>
      <form class="inline-form" onSubmit=${give}>
        <${TextField} label=${say("web-dice-word")} value=${text} onInput=${setText} maxlength="60" />
        <button disabled=${busy || text === word}>${say("web-dice-word-give")}</button>
      </form>
      ${problem}
    </details>
  `;
}
