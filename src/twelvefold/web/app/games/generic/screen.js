// The screen for games without one of their own: it draws any view, prompt, line and event.

import { useRef } from "../../../vendor/hooks.js";
import { Icon, classes, html } from "../../html.js";
import { useArrows } from "../../parts/arrows.js";
import { Decide } from "../../parts/decide.js";
import { Face, SeatStars } from "../../parts/faces.js";
import { useAction } from "../../parts/fields.js";
import { useLine } from "../../parts/line.js";
import { SeatState } from "../../parts/people.js";
import { say } from "../../texts.js";
import { Options, factsOf, given, options, ready } from "./options.js";
import { begin, chapters, pace, settle, step } from "./scene.js";

/** @import { ComponentChildren } from "preact" */
/** @import { BoardProps, ChoiceProps, Prompt, Screen, View } from "../../types.js" */

/** An object with at most this many fields is shown by its values alone, such as a die: red 12. */
const MAX_BARE_VALUES = 2;

/** @typedef {Record<string, unknown> & { is?: string }} Fields */

/** @type {(value: Fields) => Record<string, unknown>} */
const inside = ({ is, ...fields }) => fields;
/**
 * @param {unknown} value
 * @returns {value is Fields}
 */
const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
/** @type {(value: Fields) => boolean} */
const isSmall = (value) =>
  Object.keys(inside(value)).length <= MAX_BARE_VALUES && Object.values(inside(value)).every(isWord);
/** @type {(value: unknown) => boolean} */
const isWord = (value) => (isObject(value) ? isSmall(value) : !Array.isArray(value));
/** @type {(value: unknown) => boolean} */
const isPlain = (value) => (Array.isArray(value) ? value.every(isPlain) : isWord(value));

/** @type {(value: unknown) => string} */
function plain(value) {
  if (value === null) return "–";
  if (typeof value === "boolean") return say("web-truth", { truth: String(value) });
  if (Array.isArray(value)) return value.map(plain).join(", ") || "–";
  if (!isObject(value)) return String(value);
  if (value.is) return Object.values(inside(value)).map(plain).join(" ") || value.is;
  return (
    Object.entries(value)
      .map(([key, each]) => `${key} ${plain(each)}`)
      .join(", ") || "–"
  );
}

/** @param {string} field */
const words = (field) => field.replaceAll("_", " ");

/** @param {{ of: Fields }} props */
const Values = ({ of }) => html`
  <dl>
    ${Object.entries(inside(of)).map(
      ([field, value]) => html`<${Value} key=${field} name=${words(field)} value=${value} />`,
    )}
  </dl>
`;

/**
 * Any value as a nested list; large parts are collapsed.
 * @param {{ name: string, value: unknown }} props
 * @returns {ComponentChildren}
 */
function Value({ name, value }) {
  if (Array.isArray(value) && !isPlain(value))
    return value.map((item, index) => html`<${Value} key=${index} name=${`${name} ${index + 1}`} value=${item} />`);
  if (isPlain(value) || !isObject(value)) return html`<div class="fact"><dt>${name}</dt><dd>${plain(value)}</dd></div>`;
  return html`
    <div class="fact folded">
      <dt>${name}</dt>
      <dd><details><summary>${value.is ?? name}</summary><${Values} of=${value} /></details></dd>
    </div>
  `;
}

/** @param {BoardProps<{}, View>} props */
function Board({ view, seat, name, decision = null, chairs = [] }) {
  const last = useRef(view);
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
              <div class="place-head">
                <${Face} seat=${each} /> <bdi>${name(each)}</bdi> <${SeatStars} seat=${each} />
              </div>
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

/** @param {ChoiceProps} props */
function Choice({ table, news, disabled }) {
  const { prompt } = news;
  if (disabled || !prompt) return null;
  const Kind = prompt.line ? LineChoice : MoveChoice;
  return html`<div class="generic-choice"><${Kind} table=${table} news=${news} prompt=${prompt} /></div>`;
}

/** @typedef {Pick<ChoiceProps, "table" | "news"> & { prompt: Prompt }} Asked */

/**
 * One move: a click answers.
 * @param {Asked} props
 */
function MoveChoice({ table, news: { decision, sealed, seat }, prompt }) {
  const [run, problem, busy] = useAction(decision?.number);
  if (!decision) return null;
  const commands = table.at(decision.number);
  const answer = sealed?.[0] ?? null;
  return html`
    ${decision.confirmed.includes(seat) && html`
      <${Decide} busy=${busy} sealed=${say("web-sealed-plain")} onTakeBack=${() => run(commands.takeBack)} />
    `}
    <${Moves}
      moves=${prompt.moves}
      answer=${answer}
      tip=${say("web-answer-tip")}
      busy=${busy}
      onPick=${(/** @type {string} */ move) => run(() => commands.answer(move))}
    />
    ${problem}
  `;
}

/**
 * A line of moves: a click adds one, and each can be taken back until the line is confirmed.
 * @param {Asked} props
 */
function LineChoice({ table, news, prompt }) {
  const { line, add, shorten, confirm, takeBack, confirmed, problem, busy } = useLine(table, news);
  return html`
    <ol class="line" aria-label=${say("web-line")}>
      ${line.map(
        (move, place) => html`
          <li key=${place}>
            <span>${move}</span>
            ${!confirmed && html`
              <button
                class="small quiet"
                onClick=${() => shorten(place)}
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
    <${Decide}
      text=${say("web-confirm-line")}
      icon="tick"
      tip=${say("web-confirm-tip")}
      ready=${prompt.may_end}
      busy=${busy}
      onConfirm=${confirm}
      sealed=${confirmed ? say("web-sealed-plain") : null}
      onTakeBack=${takeBack}
    />
    ${!confirmed && html`<${Moves} moves=${prompt.moves} tip=${say("web-add-tip")} onPick=${add} />`}
    ${problem}
  `;
}

/**
 * `answer`: the move already chosen, if a single one is asked for.
 * @param {{
 *   moves: string[], answer?: string | null, tip: string, busy?: boolean, onPick: (move: string) => void
 * }} props
 */
function Moves({ moves, answer, tip, busy = false, onPick }) {
  const arrows = useArrows();
  return html`
    <ul class="moves" aria-label=${say("web-moves")} onKeyDown=${arrows}>
      ${moves.map(
        (move) => html`
          <li key=${move}>
            <button
              class=${classes(answer === move && "confirmed")}
              aria-pressed=${answer === move}
              disabled=${busy}
              data-move=${move}
              data-tip=${tip}
              onClick=${() => onPick(move)}
            >
              ${move}
            </button>
          </li>
        `,
      )}
    </ul>
  `;
}

/** @type {Screen<{}>} */
export const screen = {
  Board,
  Choice,
  Options,
  about: (decision) => decision,
  begin,
  chapters,
  facts: factsOf(plain),
  given,
  moveName: ({ move }) => move,
  options,
  pace,
  question: ({ prompt }) => say("web-generic-question", { ask: prompt.ask }),
  ready,
  settle,
  step,
  where: () => "",
};
