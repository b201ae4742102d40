// How the game ended, how it was won, and what can be done with a finished game.

import { useEffect, useRef, useState } from "../../vendor/hooks.js";
import { Icon, html } from "../html.js";
import { get, post } from "../http.js";
import { go } from "../routes.js";
import { list, say } from "../texts.js";
import { useAction } from "./fields.js";
import { SeatMark } from "./people.js";
import { lineOf } from "./story.js";

/** @import { RefObject } from "preact" */
/** @import { About, NameOf, ResultProps, Verdict } from "../types.js" */

/** @param {ResultProps} props */
export function Result({ table, news, screen, name, told, scene }) {
  const { about, seat, events } = news;
  const [run, problem, busy] = useAction();
  /** @type {RefObject<HTMLElement | null>} */
  const place = useRef(null);
  useEffect(() => {
    // the viewer saw the end happen, rather than opening a finished game
    const section = place.current;
    if (!news.whole) section?.focus({ preventScroll: true });
    section?.scrollIntoView({ block: section.offsetHeight > innerHeight ? "start" : "nearest" });
  }, []);
  const again = () =>
    run(async () => {
      const next = about.rematch ?? (await post(`/tables/${table.id}/rematch`)).table;
      go(`/t/${next}`);
    });
  const moments = events.filter((entry) => entry.of === "game" && screen.highlights.includes(entry.event.is));
  const winners = about.winners ?? [];
  const title = screen.title?.(scene) ?? null; // solo: what the player has become
  return html`
    <section class="turn result" aria-label=${say("web-result")} tabindex="-1" ref=${place}>
      <div role="status">
        <h2>
          ${winners.length > 0 && html`<${Icon} name="crown" class="crown" />`}
          ${about.status === "expired"
            ? say("web-expired")
            : (title ?? say("web-winners", { count: winners.length, names: list(winners.map(name)) }))}
        </h2>
      </div>
      ${seat !== null && title === null && winners.includes(seat) && html`
        <p class="congratulation">${say("web-congratulations")}</p>
      `}
      ${about.status === "over" && html`
        <p class="actions">
          ${(seat !== null || about.rematch) && html`
            <button class="main" disabled=${busy} onClick=${again} data-tip=${say("web-rematch-tip")}>
              <${Icon} name="rematch" /> ${say("web-rematch")}
            </button>
          `}
          <a class="button second" href=${`/t/${table.id}/replay`} data-tip=${say("web-replay-tip")}>
            <${Icon} name="play" /> ${say("web-replay")}
          </a>
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
      ${screen.Count && html`<${screen.Count} scene=${scene} name=${name} />`}
      ${moments.length > 0 && html`
        <h3>${say("web-how-won")}</h3>
        <ol class="moments">
          ${moments.map(
            (entry) => html`<li key=${entry.number}>${lineOf(entry, told.game, told.description, told.name)}</li>`,
          )}
        </ol>
      `}
      ${about.status === "over" && html`<${DiceCheck} id=${table.id} about=${about} name=${name} />`}
    </section>
  `;
}

/**
 * The dice check: the server's verification, and what is needed to repeat it.
 * @param {{ id: string, about: About, name: NameOf }} props
 */
function DiceCheck({ id, about, name }) {
  const [verdict, setVerdict] = useState(/** @type {Verdict | null} */ (null));
  const [run, problem, busy] = useAction();
  const check = () => run(async () => setVerdict(await get(`/tables/${id}/verify`)));
  return html`
    <div class="dice-check">
      <button class="second" disabled=${busy} onClick=${check} data-tip=${say("web-check-dice-tip")}>
        <${Icon} name="dice-check" /> ${say("web-check-dice")}
      </button>
      ${problem}
      ${verdict && html`
        <div class="verdict" role="status">
          <p class="right">
            <${Icon} name="tick" /> ${say("web-dice-right", { outcomes: verdict.outcomes, numbers: verdict.numbers })}
          </p>
          <dl>
            <dt>${say("web-dice-commitment")}</dt><dd><code class="long">${verdict.dice.commitment}</code></dd>
            <dt>${say("web-dice-seed")}</dt><dd><code class="long">${verdict.dice.seed}</code></dd>
            ${verdict.dice.words.some(Boolean) && html`
              <dt>${say("web-dice-words")}</dt>
              <dd>
                <ul>
                  ${about.chairs.map(
                    (_, seat) =>
                      verdict.dice.words[seat] && html`
                        <li key=${seat}>
                          <${SeatMark} seat=${seat} /> <bdi>${name(seat)}</bdi> <q>${verdict.dice.words[seat]}</q>
                        </li>
                      `,
                  )}
                </ul>
              </dd>
            `}
          </dl>
          <p class="help">
            ${say("web-dice-yourself")} <code>twelvefold verify twelvefold-${about.game}-${id}.json</code>
          </p>
        </div>
      `}
    </div>
  `;
}
