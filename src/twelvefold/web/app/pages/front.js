// The front page: play at once, create a table, or return to one.

import { useEffect, useState } from "../../vendor/hooks.js";
import { fetchBadge, hasGuide, hasRules } from "../games/registry.js";
import { beSomebody, create, me } from "../guest.js";
import { fetchGuide, guided } from "../games/guides.js";
import { Icon, classes, html } from "../html.js";
import { Refused, get, post } from "../http.js";
import { chairName, gameName } from "../names.js";
import { useAnswer } from "../parts/asking.js";
import { useAction } from "../parts/fields.js";
import { Page } from "../parts/page.js";
import { go } from "../routes.js";
import { useStore } from "../store.js";
import { errorText, has, list, say } from "../texts.js";
import { describe } from "./description.js";

/** @import { GameOffer, House, ListedTable, Options, TableOrder } from "../types.js" */

const POLL_INTERVAL_MS = 5000;

/** Seconds per decision in a guided game: there is a lot to read. */
const GUIDE_DECISION_S = 600;

/** @type {House} */
const NOTHING = { games: [], mine: [], open: [], finished: [], problem: null };

/** The games, the tables, and the error of the last request for them. */
function useHouse() {
  const name = useStore(me);
  const [house, setHouse] = useState(NOTHING);
  useEffect(() => {
    let current = true;
    const look = async () => {
      if (document.hidden) return;
      try {
        const [games, mine, open, finished] = await Promise.all([
          get("/games"),
          ...["mine", "open", "finished"].map(async (each) => (await get(`/tables?list=${each}`)).tables),
        ]);
        if (current) setHouse({ games, mine, open, finished, problem: null });
      } catch (refused) {
        if (!(refused instanceof Refused)) throw refused;
        if (current) setHouse((before) => ({ ...before, problem: refused.error }));
      }
    };
    look();
    const timer = setInterval(look, POLL_INTERVAL_MS);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [name]);
  return house;
}

export function Front() {
  const { games, mine, open, finished, problem } = useHouse();
  const own = new Set(mine.map((table) => table.table));
  const going = mine.filter((table) => !["over", "expired"].includes(table.status));
  const past = [
    ...mine.filter((table) => table.status === "over"),
    ...finished.filter((table) => !own.has(table.table)),
  ];
  const others = open.filter((table) => !own.has(table.table));
  return html`
    <${Page} kind="front">
      <section class="hero">
        <div class="hero-words">
          <h1>${say("web-title")}</h1>
          <p class="lead">${say("web-lead")}</p>
        </div>
      </section>
      <div class="columns">
        ${problem && html`<p class="sheet problem" role="alert"><${Icon} name="warning" /> ${errorText(problem)}</p>`}
        ${going.length > 0 && html`<${Tables} title=${say("web-my-tables")} tables=${going} mine />`}
        <section class="games" aria-label=${say("web-games")}>
          ${games.map((game) => html`<${GameCard} key=${game.game} game=${game} />`)}
        </section>
        <${Tables} title=${say("web-open-tables")} tables=${others} none=${problem ? "" : say("web-no-open-tables")} />
        ${past.length > 0 && html`<${Tables} title=${say("web-finished-tables")} tables=${past.slice(0, 12)} />`}
      </div>
    <//>
  `;
}

/** @param {{ game: GameOffer }} props */
function GameCard({ game }) {
  const [run, problem, busy] = useAction();
  const [least, most] = game.seats;
  const seats = Math.min(Math.max(3, least), most);
  const bot = game.bots.at(-1) ?? null;
  /**
   * @param {Options} options
   * @param {Partial<TableOrder>} [more]
   */
  const begin = async (options, more) => {
    describe(game.game); // loads while the table is created
    await beSomebody();
    const bots = Array.from({ length: options.seats }, (_, seat) => (seat ? bot : null));
    const table = await create({ game: game.game, options, bots, ...more });
    await post(`/tables/${table}/start`);
    return table;
  };
  const playNow = () => run(async () => go(`/t/${await begin({ seats })}`));
  const beGuided = () =>
    run(async () => {
      const guide = await fetchGuide(game.game);
      go(guided(await begin({ seats: guide.seats, ...guide.options }, { time: GUIDE_DECISION_S })));
    });
  const badge = useAnswer(async () => ({ Badge: await fetchBadge(game.game) }), [game.game]);
  return html`
    <article class=${classes("game-card", game.game)}>
      <div class="game-badge">${badge && html`<${badge.Badge} />`}</div>
      <div class="game-words">
        <h2>${gameName(game.game)}</h2>
        <p>${has(`web-about-${game.game}`) ? say(`web-about-${game.game}`) : ""}</p>
        <p class="faint"><${Icon} name="person" /> ${say("web-players", { least, most })}</p>
      </div>
      <div class="actions">
        <button
          class="main"
          onClick=${playNow}
          disabled=${busy}
          data-tip=${say("web-play-now-tip", { bots: seats - 1 })}
        >
          <${Icon} name="play" /> ${say("web-play-now")}
        </button>
        ${hasGuide(game.game) && html`
          <button class="second guided" onClick=${beGuided} disabled=${busy} data-tip=${say("web-be-guided-tip")}>
            <${Icon} name="star" /> ${say("web-be-guided")}
          </button>
        `}
        <a class="button second" href=${`/new/${game.game}`} data-tip=${say("web-new-table-tip")}>
          <${Icon} name="plus" /> ${say("web-new-table")}
        </a>
        ${hasRules(game.game) && html`
          <a class="button quiet" href=${`/rules/${game.game}`} data-tip=${say("web-rules-tip")}>
            <${Icon} name="rules" /> ${say("web-rules")}
          </a>
        `}
      </div>
      ${problem}
    </article>
  `;
}

/** @param {{ title: string, tables: ListedTable[], none?: string, mine?: boolean }} props */
function Tables({ title, tables, none = "", mine = false }) {
  return html`
    <section class="sheet tables">
      <h2>${title}</h2>
      ${tables.length
        ? html`
            <ul class="table-list">
              ${tables.map((table) => html`<${TableLine} key=${table.table} table=${table} mine=${mine} />`)}
            </ul>
          `
        : html`<p class="faint">${none}</p>`}
    </section>
  `;
}

/** @param {{ table: ListedTable, mine: boolean }} props */
function TableLine({ table, mine }) {
  const people = [...table.chairs.keys()].filter((seat) => table.chairs[seat].kind !== "free");
  const nameOf = (/** @type {number} */ seat) => chairName(table.chairs[seat]);
  const free = table.chairs.length - people.length;
  const facts = [say("web-status", { status: table.status })];
  if (table.status === "open") facts.push(say("web-free-seats", { count: free }));
  if (table.status !== "over") facts.push(say(`web-pace-${table.pace}-short`, { time: table.time }));
  else if (table.winners?.length)
    facts.push(
      say("web-won-by", {
        names: list(table.winners.map(nameOf)),
        count: table.winners.length,
      }),
    );
  return html`
    <li>
      <a href=${`/t/${table.table}`} class=${classes("table-line", mine && table.waits_for_me && "waits")}>
        <span class="table-game">${gameName(table.game)}</span>
        <span class="table-people">${list(people.map(nameOf))}</span>
        <span class="table-facts">${facts.map((fact) => html`<span>${fact}</span>`)}</span>
        ${mine && table.waits_for_me && html`<strong class="your-turn">${say("web-your-turn")}</strong>`}
      </a>
    </li>
  `;
}
