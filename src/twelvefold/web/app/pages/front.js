// The front page: play at once, create a table, or return to one.

import { begin, lastGame, soloSeats, usualSeats } from "./begin.js";
import { OFFERS, fetchBadge, hasGuide, hasPreview, hasRules } from "../games/registry.js";
import { fetchGuide, guided } from "../games/guides.js";
import { Icon, classes, html } from "../html.js";
import { gameName } from "../names.js";
import { useAnswer } from "../parts/asking.js";
import { useAction } from "../parts/fields.js";
import { Page, PageToCome } from "../parts/page.js";
import { Preview } from "./preview.js";
import { go } from "../routes.js";
import { errorText, has, say } from "../texts.js";
import { Tables, useHouse } from "./front-tables.js";

/** @import { ListedTable, Offer } from "../types.js" */

/** Seconds per decision in a guided game: there is a lot to read. */
const GUIDE_DECISION_S = 600;

const OVER = ["over", "expired"];
const MAX_FINISHED = 12;

export function Front() {
  const { known, mine, open, finished, problem } = useHouse();
  if (!known) return html`<${PageToCome} title="" />`;
  const own = new Set(mine.map((table) => table.table));
  const others = (/** @type {ListedTable[]} */ tables) => tables.filter((table) => !own.has(table.table));
  const going = mine.filter((table) => !OVER.includes(table.status));
  const past = [...mine.filter((table) => table.status === "over"), ...others(finished)];
  const last = OFFERS.find(({ game }) => game === lastGame()) ?? OFFERS[0];
  const shown = [last, ...OFFERS].find(({ game }) => hasPreview(game));
  return html`
    <${Page} kind="front">
      <section class=${classes("hero", going.length > 0 && "back-again")}>
        <div class="hero-inside">
          <div class="hero-words">
            <h1>${say("web-title")}</h1>
            <p class="lead">${say("web-lead")}</p>
            ${!going.length && html`<${Start} offer=${last} />`}
          </div>
          ${!going.length && shown && html`<${Preview} game=${shown.game} />`}
        </div>
      </section>
      <div class="columns">
        ${problem && html`<p class="sheet problem" role="alert"><${Icon} name="warning" /> ${errorText(problem)}</p>`}
        ${going.length > 0 && html`
          <${Tables} title=${say("web-my-tables")} tables=${going} mine />
          <${Start} offer=${last} />
        `}
        <section class="games" aria-label=${say("web-games")}>
          ${OFFERS.map((offer) => html`<${GameCard} key=${offer.game} offer=${offer} />`)}
        </section>
        <${Tables}
          title=${say("web-open-tables")}
          tables=${others(open)}
          none=${problem ? "" : say("web-no-open-tables")}
        />
        ${past.length > 0 && html`
          <${Tables} title=${say("web-finished-tables")} tables=${past.slice(0, MAX_FINISHED)} />
        `}
      </div>
    <//>
  `;
}

/**
 * Starts the usual game against bots.
 * @param {Offer} offer
 */
const playUsual = async (offer) => go(`/t/${await begin(offer, { seats: usualSeats(offer.seats) })}`);

/**
 * How long a short and a long game take, if that is known.
 * @param {{ of: Offer["minutes"] }} props
 */
const Duration = ({ of }) =>
  of && html`<span><${Icon} name="clock" /> ${say("web-minutes", { least: of[0], most: of[1] })}</span>`;

/**
 * The main button: the game that was played last, against bots.
 * @param {{ offer: Offer }} props
 */
function Start({ offer }) {
  const [run, problem, busy] = useAction();
  return html`
    <div class="start">
      <button class="main" disabled=${busy} onClick=${() => run(() => playUsual(offer))}>
        <${Icon} name="play" /> ${say("web-play-game", { game: gameName(offer.game) })}
      </button>
      <p class="start-facts">
        <span>${say("web-play-now-tip", { bots: usualSeats(offer.seats) - 1 })}</span>
        <${Duration} of=${offer.minutes} />
      </p>
      ${problem}
    </div>
  `;
}

/** @param {{ offer: Offer }} props */
function GameCard({ offer }) {
  const { game, seats, minutes } = offer;
  const [least, most] = seats;
  const [run, problem, busy] = useAction();
  const solo = soloSeats(seats);
  const beGuided = () =>
    run(async () => {
      const guide = await fetchGuide(game);
      go(guided(await begin(offer, { seats: guide.seats, ...guide.options }, { time: GUIDE_DECISION_S })));
    });
  const badge = useAnswer(async () => ({ Badge: await fetchBadge(game) }), [game]);
  return html`
    <article class=${classes("game-card", game)}>
      <div class="game-badge">${badge && html`<${badge.Badge} />`}</div>
      <div class="game-words">
        <h2>${gameName(game)}</h2>
        <p class="game-facts">
          <span><${Icon} name="person" /> ${say("web-players", { least, most })}</span>
          <${Duration} of=${minutes} />
        </p>
        <p>${has(`web-about-${game}`) ? say(`web-about-${game}`) : ""}</p>
      </div>
      <div class="actions">
        <button
          class="second play-now"
          onClick=${() => run(() => playUsual(offer))}
          disabled=${busy}
          data-tip=${say("web-play-now-tip", { bots: usualSeats(seats) - 1 })}
        >
          <${Icon} name="play" /> ${say("web-play-now")}
        </button>
        ${solo && html`
          <button
            class="second play-solo"
            onClick=${() => run(async () => go(`/t/${await begin(offer, { seats: solo })}`))}
            disabled=${busy}
            data-tip=${say("web-play-solo-tip", { bots: solo - 1 })}
          >
            <${Icon} name="person" /> ${say("web-play-solo", { bots: solo - 1 })}
          </button>
        `}
        <a class="button second" href=${`/new/${game}`} data-tip=${say("web-new-table-tip")}>
          <${Icon} name="plus" /> ${say("web-new-table")}
        </a>
        ${hasRules(game) && html`
          <a class="button quiet" href=${`/rules/${game}`} data-tip=${say("web-rules-tip")}>
            <${Icon} name="rules" /> ${say("web-rules")}
          </a>
        `}
        ${hasGuide(game) && html`
          <button class="quiet guided" onClick=${beGuided} disabled=${busy} data-tip=${say("web-be-guided-tip")}>
            <${Icon} name="star" /> ${say("web-be-guided")}
          </button>
        `}
      </div>
      ${problem}
    </article>
  `;
}
