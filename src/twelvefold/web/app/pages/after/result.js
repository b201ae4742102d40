// The result: who has won, the moment that decided it, the course of the game, and what can be done next.

import { useEffect, useMemo, useRef, useState } from "../../../vendor/hooks.js";
import { Icon, classes, html } from "../../html.js";
import { get, post } from "../../http.js";
import { gameName } from "../../names.js";
import { useAnswer } from "../../parts/asking.js";
import { Dialog, useOpening } from "../../parts/dialog.js";
import { useAction } from "../../parts/fields.js";
import { go } from "../../routes.js";
import { mayMove } from "../../settings.js";
import { read } from "../../table.js";
import { list, say } from "../../texts.js";
import { Chart, ChartTable, Ranking, figure } from "./chart.js";
import { DiceCheck } from "./dice-check.js";
import { Laurel } from "./laurel.js";
import { Moment } from "./moment.js";
import { remember } from "./own-games.js";
import { Share } from "./share.js";
import { decisiveIn, ranked, rowsOf } from "./standings.js";
import { numbered, stepOf } from "./steps.js";

/** @import { RefObject } from "preact" */
/** @import { About, ChartRow, NameOf, Opening, OwnGames, Ranked, ReplayStep } from "../../types.js" */
/** @import { ResultPicture, ResultProps, Standing } from "../../types.js" */

const CHART_HEIGHT = 200;

/**
 * The rows of the chart: from the events if these tell the points, else from the views, which the server is asked for.
 * @param {ResultProps} props
 * @returns {ChartRow[]}
 */
function useRows({ table, news: { about, seat, events }, screen, chapters, end }) {
  const told = useMemo(() => rowsOf(screen, chapters, end), [chapters]);
  const wanted = Boolean(screen.standing) && about.status === "over" && told.length < 2;
  const found = useAnswer(
    async () => (wanted ? get(`/tables/${table.id}/steps${seat === null ? "" : `?seat=${seat}`}`) : null),
    [wanted, seat],
  );
  return useMemo(() => {
    if (!wanted) return told;
    if (!found) return [];
    /** @type {ReplayStep[]} */
    const steps = found.steps;
    const [, ends] = numbered(steps);
    return rowsOf(screen, chapters, end, (count) => {
      const many = events.slice(0, count).filter(({ of }) => of === "game").length;
      return read(steps[stepOf(ends, many)]);
    });
  }, [told, found, wanted]);
}

/**
 * Start the same game again. Against bots alone it begins at once.
 * @param {About} about
 * @param {number | null} seat
 * @returns {Promise<string>}
 */
async function rematch({ table, rematch: made }, seat) {
  if (seat === null && made) return made;
  /** @type {About} */
  const next = await post(`/tables/${table}/rematch`);
  const alone = next.chairs.every(({ kind }, each) => each === seat || kind === "bot");
  if (alone && next.status === "open") await post(`/tables/${next.table}/start`);
  return next.table;
}

/**
 * Everybody for the picture, the best first: with rounds won where a game is won by rounds, else with points.
 * @param {ResultProps} props
 * @param {Standing | null} final
 * @returns {ResultPicture["players"]}
 */
function playersOf({ screen, news: { about }, told: { name } }, final) {
  const winners = about.winners ?? [];
  const players = final
    ? ranked(final, winners).map(({ seat, points, won }) => ({
        seat,
        figure: won === null ? figure(screen, points) : say("web-parts-won", { count: won }),
      }))
    : about.chairs.map((_, seat) => ({ seat, figure: "" }));
  return players.map((each) => ({ ...each, name: name(each.seat), first: winners.includes(each.seat) }));
}

/** @param {ResultProps} props */
export function Result(props) {
  const { table, news, screen, told, scene, end, onWhy } = props;
  const { about, seat } = news;
  const { name } = told;
  const [run, problem, busy] = useAction();
  /** @type {Opening<ResultPicture>} */
  const share = useOpening();
  /** @type {RefObject<HTMLElement | null>} */
  const place = useRef(null);
  const winners = about.winners ?? [];
  const won = seat !== null && winners.includes(seat);
  const over = about.status === "over";
  const title = screen.title?.(scene) ?? null; // solo: what the player has become
  const final = screen.standing?.(end, news.view) ?? null;
  const mine = final && seat !== null ? ranked(final, winners).find((each) => each.seat === seat) : undefined;
  const rows = useRows(props);
  const moment = useMemo(() => decisiveIn(rows, winners), [rows]);
  const [own] = useState(() =>
    over && seat !== null
      ? remember(about, { table: table.id, won, score: screen.comparable ? (mine?.points ?? null) : null })
      : null,
  );
  useEffect(() => {
    if (news.whole) return undefined; // a game that was over before: nobody has seen it end just now
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "start" });
    if (!won || !mayMove()) return undefined;
    let gone = false;
    let sweep = () => {};
    import("./confetti.js").then(
      ({ throwConfetti }) => gone || (sweep = throwConfetti()),
      () => {},
    );
    return () => {
      gone = true;
      sweep();
    };
  }, []);
  const winning = say("web-winners", { count: winners.length, names: list(winners.map(name)) });
  const others = winners.filter((each) => each !== seat);
  const headline = !over
    ? say("web-expired")
    : title !== null
      ? title
      : !won
        ? winning
        : others.length
          ? say("web-you-win-together", { names: list(others.map(name)) })
          : say("web-you-win");
  const picture = () => ({
    game: gameName(about.game),
    headline: title === null ? winning : `${name(winners[0])}: ${title}`,
    players: playersOf(props, final),
    rows,
  });
  return html`
    <section class=${classes("turn result", won && "won")} aria-label=${say("web-result")} tabindex="-1" ref=${place}>
      <div class="result-head" role="status">
        ${winners.length > 0 && html`
          <div class=${classes("medal", won && "won")}>
            ${won && html`<${Laurel} />`}<${Icon} name="crown" class="crown" />
          </div>
        `}
        <div>
          <h2>${headline}</h2>
          ${mine && !won && final && html`
            <p class="result-place">${say("web-place", { place: mine.place, all: final.points.length })}</p>
          `}
          ${own && html`<${Own} own=${own} mine=${mine} alone=${about.chairs.length === 1} />`}
        </div>
      </div>
      ${over && html`
        <p class="actions">
          ${(seat !== null || about.rematch) && html`
            <button
              class="main"
              disabled=${busy}
              onClick=${() => run(async () => go(`/t/${await rematch(about, seat)}`))}
              data-tip=${say("web-rematch-tip")}
            >
              <${Icon} name="rematch" /> ${say("web-rematch")}
            </button>
          `}
          <a class="button second" href=${`/t/${table.id}/replay`} data-tip=${say("web-replay-tip")}>
            <${Icon} name="play" /> ${say("web-replay")}
          </a>
          <button class="second" onClick=${() => share.open(picture())} data-tip=${say("web-share-tip")}>
            <${Icon} name="share" /> ${say("web-share")}
          </button>
          <a
            class="button second"
            href=${`/api/tables/${table.id}/record`}
            download=${`twelvefold-${about.game}-${table.id}.json`}
            data-tip=${say("web-record-tip")}
          >
            <${Icon} name="download" /> ${say("web-record")}
          </a>
        </p>
        ${problem}
      `}
      <div class="result-parts">
        ${rows.length > 1 && html`
          <section class="result-chart" aria-label=${say("web-chart")}>
            <h3>${say("web-chart")}</h3>
            <${Chart}
              rows=${rows}
              at=${(/** @type {ChartRow} */ _, /** @type {number} */ index) => index}
              last=${rows.length - 1}
              ...${{ screen, name, seat, winners }}
              height=${CHART_HEIGHT}
            />
            <div>
              ${about.chairs.length > 1 && html`<${Ranking} ...${{ screen, rows, winners, seat, name }} />`}
              <${ChartTable} rows=${rows} name=${name} />
            </div>
          </section>
        `}
        ${moment && html`
          <${Moment} key=${moment.row.count} ...${{ moment, screen, seat, winners, onWhy, ...told }} />
        `}
        <${Ladder} titles=${screen.titles?.(scene) ?? []} points=${final?.points[0] ?? 0} name=${name} />
        ${screen.Count && html`<section><${screen.Count} scene=${scene} name=${name} /></section>`}
      </div>
      ${over && html`<${DiceCheck} id=${table.id} about=${about} name=${name} />`}
    </section>
    <${Dialog} place=${share.place} title=${say("web-share-title")} kind="share" onClose=${share.close}>
      ${share.shown && html`<${Share} about=${about} picture=${share.shown} />`}
    <//>
  `;
}

/**
 * One's own score and best, and how many games of this variant were won in this browser.
 * @param {{ own: OwnGames, mine: Ranked | undefined, alone: boolean }} props
 */
function Own({ own: { before, played, wins }, mine, alone }) {
  const score = mine?.points ?? null;
  const best =
    score === null || before === null
      ? null
      : score > before
        ? say("web-best-new", { before })
        : say("web-best", { best: before });
  return html`
    ${alone && score !== null && html`<p class="result-place">${say("web-points", { count: score })}</p>`}
    ${best && html`<p class="result-own">${best}</p>`}
    ${!alone && played > 1 && html`<p class="result-own">${say("web-own-games", { wins, played })}</p>`}
  `;
}

/**
 * Solo: all titles, the highest first, with the player on the ladder.
 * @param {{ titles: [title: string, points: number][], points: number, name: NameOf }} props
 */
function Ladder({ titles, points, name }) {
  if (!titles.length) return null;
  const reached = titles.findLastIndex(([, least]) => points >= least);
  const next = titles[reached + 1];
  return html`
    <section class="ladder">
      <h3>${say("web-ladder")}</h3>
      <ol reversed>
        ${titles
          .map(
            ([title, least], at) => html`
              <li key=${title} class=${classes(at === reached && "here", at < reached && "below")}>
                <span class="ladder-title">${title}</span>
                ${at === reached && html`<strong class="ladder-me">${name(0)}: ${points}</strong>`}
                <span class="ladder-from">${say("web-ladder-from", { points: least })}</span>
              </li>
            `,
          )
          .toReversed()}
      </ol>
      ${next && html`<p class="help">${say("web-ladder-next", { count: next[1] - points, title: next[0] })}</p>`}
    </section>
  `;
}
