// The decisions on sheets C and D: the line of step 5 with its bonuses, and what a card marks.
//
// The sheet on the board is clickable: it receives the moves that have a place on it through `touchable`, as `areas`,
// each with its hint. All other moves are buttons here.

import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { Icon, html } from "../../html.js";
import { Decide } from "../../parts/decide.js";
import { useLine } from "../../parts/line.js";
import { useSelection } from "../../parts/selection.js";
import { row, say } from "../../texts.js";
import { Chain, chainLines } from "./area-chain.js";
import { hintWords } from "./area-hints.js";
import { Choices, moveName } from "./area-moves.js";
import { Queue } from "./area-queue.js";
import { useTouchable } from "./touchable.js";

const ON_SHEET = new Set(["value", "roof", "circle", "square"]);

/** Whether a move has a place on the sheet. The repeatable bonus has one beside the circles and squares. */
const onSheet = (move, ask) => ON_SHEET.has(move.split(" ")[0]) || (ask === "box" && move.startsWith("use "));

/** The question. When no move is left, the line only needs to be confirmed. */
export function areaQuestion({ prompt, seat, name }) {
  if (prompt.line && !prompt.moves.length) return say("web-queen-areas-done", { name: name(seat) });
  return null;
}

export function AreaChoice(props) {
  const { news, disabled } = props;
  if (disabled || !news.prompt) return null;
  return news.prompt.line ? html`<${Line} ...${props} />` : html`<${Single} ...${props} />`;
}

/** Split the moves: those that light up on the sheet, each with its hint, and the others. */
function sorted(prompt, hints) {
  const hintOf = new Map(hints.map((hint) => [hint.move, hint]));
  const lit = new Map(prompt.moves.filter((move) => onSheet(move, prompt.ask)).map((move) => [move, hintOf.get(move)]));
  return { hintOf, lit, others: prompt.moves.filter((move) => !lit.has(move)) };
}

// --- a line

function Line({ table, news, name, told }) {
  const { view, prompt, seat } = news;
  const { line, problem, busy, confirmed, add, shorten, confirm, takeBack } = useLine(table, news);
  const [looked, look] = useState(null);
  const place = useRef();
  const read = view.reading.sheets[seat];
  const { hintOf, lit, others } = sorted(confirmed ? { ...prompt, moves: [] } : prompt, read.hints);
  useTouchable({ areas: lit, pick: add, look });
  useFocusAfter(place, line.length, confirmed);
  useSheetInSight(prompt.ask);
  const links = chainLines(read.chain, told);
  const shared = { view, seat, name, read };
  return html`
    <div class="area-choice" ref=${place}>
      ${!confirmed && html`
        <${Queue} read=${read} ask=${prompt.ask} moves=${others} onUse=${add} hintOf=${hintOf} look=${look} />
        ${prompt.ask !== "use" && html`
          <${Choices} moves=${others} ask=${prompt.ask} hintOf=${hintOf} onPick=${add} look=${look} ...${shared} />
        `}
      `}
      <${Chain} links=${links} onBack=${confirmed ? null : shorten} />
      <${Decide}
        about=${confirmed ? null : about(looked, prompt, links, hintOf, lit, shared)}
        text=${say("web-confirm-line")}
        icon="tick"
        ready=${prompt.may_end}
        busy=${busy}
        onConfirm=${confirm}
        sealed=${confirmed ? say("web-sealed-plain") : null}
        onTakeBack=${takeBack}
      >
        ${!confirmed && line.length > 0 && html`
          <button
            class="second undo"
            data-undo
            aria-disabled=${busy}
            onClick=${() => shorten(line.length - 1)}
            data-tip=${say("web-queen-areas-undo-tip")}
          >
            <${Icon} name="back-arrow" /> ${say("web-queen-areas-undo")}
          </button>
        `}
      <//>
      ${problem}
    </div>
  `;
}

/** A move and what it would bring. */
const described = (move, ask, hintOf, shared) => row([moveName(move, ask, shared), ...hintWords(hintOf.get(move))]);

/** What the highlighted place would bring; otherwise what the last move has brought, or what can be done at all. */
function about(looked, prompt, links, hintOf, lit, shared) {
  if (prompt.moves.includes(looked)) return described(looked, prompt.ask, hintOf, shared);
  if (!prompt.moves.length) return say("web-queen-areas-pencil");
  return links.length > 1
    ? html`<span>${links.at(-1).map((line, at) => html`<span key=${at}>${line} </span>`)}</span>`
    : say(lit.size ? "web-queen-areas-look" : "web-queen-areas-choose");
}

/** On a small screen the question covers a part of the page: scroll the lit places to where they are visible. */
function useSheetInSight(ask) {
  useEffect(() => {
    if (!matchMedia("(max-width: 699px), (max-height: 500px)").matches) return;
    const sheet = document.querySelector("[data-board] .own .area-sheet");
    const lit = sheet?.querySelector(".lit, .next");
    if (!lit) return;
    sheet.scrollIntoView({ block: "start" });
    const covered = document.querySelector("section.turn")?.getBoundingClientRect();
    const { left, right, bottom } = lit.closest(".area").getBoundingClientRect();
    if (covered && covered.top < Math.min(bottom, innerHeight) && covered.left < right && covered.right > left)
      lit.closest(".area").scrollIntoView({ block: "start" });
  }, [ask]);
}

/** A button may be gone once it has been used: move the keyboard focus to the next one. */
function useFocusAfter(place, length, confirmed) {
  const moved = useRef(false);
  useEffect(() => {
    const first = !moved.current;
    moved.current = true;
    if (first || (document.activeElement && document.activeElement !== document.body)) return;
    const lit = document.querySelector("[data-board] .area-sheet button[data-move]");
    const next =
      lit ??
      place.current.querySelector("button[data-move]") ??
      place.current.querySelector("button[data-confirm]:enabled, button[data-take-back]");
    next?.focus({ preventScroll: true });
  }, [length, confirmed]);
}

// --- a single mark, by a card

function Single({ table, news, name, disabled }) {
  const { view, prompt, seat } = news;
  const { picked, select, seal, problem, busy } = useSelection(table, news, disabled);
  const [looked, look] = useState(null);
  const read = view.reading.sheets[seat];
  const { hintOf, lit, others } = sorted(prompt, read.hints);
  useTouchable({ areas: lit, picked, pick: select, look });
  useSheetInSight(prompt.ask);
  const shared = { view, seat, name, read };
  const shown = picked ?? (prompt.moves.includes(looked) ? looked : null);
  return html`
    <div class="area-choice">
      <${Choices}
        moves=${others}
        ask=${prompt.ask}
        picked=${picked}
        hintOf=${hintOf}
        onPick=${select}
        look=${look}
        ...${shared}
      />
      <${Decide}
        about=${shown ? described(shown, prompt.ask, hintOf, shared) : lit.size ? say("web-queen-areas-touch") : ""}
        ready=${Boolean(picked)}
        busy=${busy}
        onConfirm=${() => seal(picked)}
        text=${picked
          ? say("web-queen-areas-do", { move: moveName(picked, prompt.ask, shared) })
          : say("web-choose-first")}
      />
      ${problem}
    </div>
  `;
}
