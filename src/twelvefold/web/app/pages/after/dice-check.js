// The dice check: the server's verification, and what is needed to repeat it.

import { useState } from "../../../vendor/hooks.js";
import { Icon, html } from "../../html.js";
import { get } from "../../http.js";
import { useAction } from "../../parts/fields.js";
import { SeatMark } from "../../parts/people.js";
import { say } from "../../texts.js";

/** @import { About, NameOf, Verdict } from "../../types.js" */

/** @param {{ id: string, about: About, name: NameOf }} props */
export function DiceCheck({ id, about, name }) {
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
