// The screen for games without one of their own: it draws any view, prompt, line and event.

import { useRef } from "../../../vendor/hooks.js";
import { Icon, classes, html } from "../../html.js";
import { useArrows } from "../../parts/arrows.js";
import { useAction } from "../../parts/fields.js";
import { SeatMark, SeatState } from "../../parts/people.js";
import { say } from "../../texts.js";
import { Options, factsOf, given, options, ready } from "./options.js";
import { begin, chapters, pace, settle, step } from "./scene.js";

/** An object with at most this many fields is shown by its values alone, such as a die: red 12. */
const MAX_BARE_VALUES = 2;

const inside = ({ is, ...fields }) => fields;
const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
const isSmall = (value) =>
  Object.keys(inside(value)).length <= MAX_BARE_VALUES && Object.values(inside(value)).every(isWord);
const isWord = (value) => value === null || typeof value !== "object" || (!Array.isArray(value) && isSmall(value));
const isPlain = (value) => (Array.isArray(value) ? value.every(isPlain) : isWord(value));

function plain(value) {
  if (value === null) return "–";
  if (typeof value === "boolean") return say("web-truth", { truth: String(value) });
  if (Array.isArray(value)) return value.map(plain).join(", ") || "–";
  if (typeof value === "object" && !value.is)
    return (
      Object.entries(value)
        .map(([key, each]) => `${key} ${plain(each)}`)
        .join(", ") || "–"
    );
  if (typeof value === "object") return Object.values(inside(value)).map(plain).join(" ") || value.is;
  return String(value);
}

const words = (field) => field.replaceAll("_", " ");

const Values = ({ of }) => html`
  <dl>
    ${Object.entries(inside(of)).map(
      ([field, value]) => html`<${Value} key=${field} name=${words(field)} value=${value} />`,
    )}
  </dl>
`;

/** Any value as a nested list; large parts are collapsed. */
function Value({ name, value }) {
  if (isPlain(value)) return html`<div class="fact"><dt>${name}</dt><dd>${plain(value)}</dd></div>`;
  if (Array.isArray(value))
    return value.map((item, index) => html`<${Value} key=${index} name=${`${name} ${index + 1}`} value=${item} />`);
  return html`
    <div class="fact folded">
      <dt>${name}</dt>
      <dd><details><summary>${value.is ?? name}</summary><${Values} of=${value} /></details></dd>
    </div>
  `;
}

function Board({ view, seat, name, decision = null, chairs = [] }) {
  const last = useRef(null);
  if (view) last.current = view;
  if (!last.current) return html`<p class="faint">${say("web-nothing-yet")}</p>`;
  // while events are played, show the board as it was before them
  const { seat: viewer, places, reading, ...rest } = last.current;
  const parts = Array.isArray(places) && places.length >= chairs.length && places.every(isObject) ? places : null;
  const shown = parts ?? chairs;
  return html`
    <div class="generic-board" data-board>
      <${Values} of=${parts || places === undefined ? rest : { ...rest, places }} />
      <ul class="generic-places">
        ${shown.map(
          (_, each) => html`
            <li key=${each} class=${classes("sheet", each === seat && "mine")} data-seat=${each}>
              <div class="place-head"><${SeatMark} seat=${each} /> <bdi>${name(each)}</bdi></div>
              ${parts && html`<${Values} of=${parts[each]} />`}
              <${SeatState}
                chair=${chairs[each]}
                asked=${decision?.asked.includes(each)}
                confirmed=${decision?.confirmed.includes(each)}
              />
            </li>
          `,
        )}
      </ul>
    </div>
  `;
}

function Choice({ table, news, disabled }) {
  const { prompt, sealed, seat, decision } = news;
  const arrows = useArrows();
  const [run, problem, busy] = useAction(news.decision?.number);
  if (disabled || !prompt) return null;
  const confirmed = decision.confirmed.includes(seat);
  const commands = table.at(decision.number);
  const pick = (move) => () => run(() => (prompt.line ? commands.add(move) : commands.answer(move)));
  return html`
    <div class="generic-choice">
      ${prompt.line && html`
        <ol class="line" aria-label=${say("web-line")}>
          ${(sealed ?? []).map(
            (move, place) => html`
              <li key=${place}>
                <span>${move}</span>
                ${!confirmed && html`
                  <button
                    class="small quiet"
                    disabled=${busy}
                    onClick=${() => run(() => commands.shorten(place))}
                    aria-label=${say("web-shorten", { move })}
                    data-tip=${say("web-shorten-tip")}
                  >
                    <${Icon} name="cross" />
                  </button>
                `}
              </li>
            `,
          )}
        </ol>
      `}
      ${(prompt.line || confirmed) && html`
        <div class="decide">
          ${prompt.line && !confirmed && html`
            <button
              class="main"
              disabled=${busy || !prompt.may_end}
              onClick=${() => run(commands.confirm)}
              data-tip=${say("web-confirm-tip")}
            >
              <${Icon} name="tick" /> ${say("web-confirm-line")}
            </button>
          `}
          ${confirmed && html`
            <p class="sealed-note" role="status"><${Icon} name="lock" /> ${say("web-sealed-plain")}</p>
            <button
              class="second"
              disabled=${busy}
              onClick=${() => run(commands.takeBack)}
              data-tip=${say("web-take-back-tip")}
            >
              ${say("web-take-back")}
            </button>
          `}
        </div>
      `}
      ${!(prompt.line && confirmed) && html`
        <ul class="moves" aria-label=${say("web-moves")} onKeyDown=${arrows}>
          ${prompt.moves.map(
            (move) => html`
              <li key=${move}>
                <button
                  class=${classes(!prompt.line && sealed?.[0] === move && "confirmed")}
                  aria-pressed=${!prompt.line && sealed?.[0] === move}
                  disabled=${busy}
                  data-move=${move}
                  data-tip=${say(prompt.line ? "web-add-tip" : "web-answer-tip")}
                  onClick=${pick(move)}
                >
                  ${move}
                </button>
              </li>
            `,
          )}
        </ul>
      `}
      ${problem}
    </div>
  `;
}

export const screen = {
  Board,
  Choice,
  Options,
  about: (decision) => decision,
  begin,
  chapters,
  facts: factsOf(plain),
  given,
  highlights: [],
  options,
  pace,
  question: ({ prompt }) => say("web-generic-question", { ask: prompt.ask }),
  ready,
  settle,
  step,
  where: () => "",
};
