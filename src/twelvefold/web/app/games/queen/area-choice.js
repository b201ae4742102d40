// The decisions on sheets C and D: the line of step 5 with its bonuses, and what a card marks.
//
// Moves that have a place on the sheet are clicked on the board. All others are buttons here.

import { useEffect, useRef } from "../../../vendor/hooks.js";
import { Icon, html } from "../../html.js";
import { Decide } from "../../parts/decide.js";
import { row, say } from "../../texts.js";
import { Chain, chainLines } from "./area-chain.js";
import { hintWords } from "./area-hints.js";
import { Choices, hintsOf, moveName } from "./area-moves.js";
import { Queue } from "./area-queue.js";

/** @import { RefObject, VNode } from "preact" */
/** @import { Prompt } from "../../types.js" */
/** @import { AskedProps, MoveWords } from "./board-types.js" */
/** @import { AreaMoves, AreasRead } from "./types.js" */

/**
 * A line of moves.
 * @param {AskedProps} props
 */
export function AreaLine({ news: { view, seat }, prompt, name, told, choice }) {
  const { looked, look } = choice;
  const { line, problem, busy, confirmed, add, shorten, confirm, takeBack } = choice.line;
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const read = /** @type {AreasRead} */ (view.reading?.sheets[seat]);
  const hintOf = hintsOf(read);
  const lit = choice.clickable.areas;
  const others = prompt.moves.filter((move) => !lit.has(move));
  useFocusAfter(place, line.length, confirmed);
  useSheetInSight(prompt.ask);
  const links = chainLines(read.chain, told);
  const shared = { view, seat, name, read };
  return html`
    <div class="area-choice stays" ref=${place}>
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

/**
 * A move and what it would bring.
 * @type {(move: string, hintOf: AreaMoves, shared: MoveWords) => string}
 */
const described = (move, hintOf, shared) => row([moveName(move, shared), ...hintWords(hintOf.get(move))]);

/**
 * What the highlighted place would bring; otherwise what the last move has brought, or what can be done at all.
 * @param {string | null} looked
 * @param {Prompt} prompt
 * @param {string[][]} links
 * @param {AreaMoves} hintOf
 * @param {AreaMoves} lit
 * @param {MoveWords} shared
 * @returns {string | VNode}
 */
function about(looked, prompt, links, hintOf, lit, shared) {
  if (looked !== null && prompt.moves.includes(looked)) return described(looked, hintOf, shared);
  if (!prompt.moves.length) return say("web-queen-areas-pencil");
  return links.length > 1
    ? html`<span>${links[links.length - 1].map((line, at) => html`<span key=${at}>${line} </span>`)}</span>`
    : say(lit.size ? "web-queen-areas-look" : "web-queen-areas-choose");
}

/**
 * On a small screen the question covers a part of the page: scroll the lit places to where they are visible.
 * @param {string} ask
 */
function useSheetInSight(ask) {
  useEffect(() => {
    if (!matchMedia("(max-width: 699px), (max-height: 500px)").matches) return;
    const sheet = document.querySelector("[data-board] .own .area-sheet");
    const area = sheet?.querySelector(".lit, .next")?.closest(".area");
    if (!sheet || !area) return;
    sheet.scrollIntoView({ block: "start" });
    const covered = document.querySelector("section.turn")?.getBoundingClientRect();
    const { left, right, bottom } = area.getBoundingClientRect();
    if (covered && covered.top < Math.min(bottom, innerHeight) && covered.left < right && covered.right > left)
      area.scrollIntoView({ block: "start" });
  }, [ask]);
}

/**
 * A button may be gone once it has been used: move the keyboard focus to the next one.
 * @param {RefObject<HTMLElement | null>} place
 * @param {number} length
 * @param {boolean} confirmed
 */
function useFocusAfter(place, length, confirmed) {
  const moved = useRef(false);
  useEffect(() => {
    const first = !moved.current;
    moved.current = true;
    if (first || (document.activeElement && document.activeElement !== document.body)) return;
    /** @param {ParentNode | null} where @param {string} what */
    const button = (where, what) => /** @type {HTMLButtonElement | null} */ (where?.querySelector(what) ?? null);
    const next =
      button(document, "[data-board] .area-sheet button[data-move]") ??
      button(place.current, "button[data-move]") ??
      button(place.current, "button[data-confirm]:enabled, button[data-take-back]");
    next?.focus({ preventScroll: true });
  }, [length, confirmed]);
}

/**
 * A single mark, by a card.
 * @param {AskedProps} props
 */
export function AreaSingle({ news: { view, seat }, prompt, name, choice }) {
  const { looked, look } = choice;
  const { picked, select, seal, problem, busy } = choice.selection;
  const read = /** @type {AreasRead} */ (view.reading?.sheets[seat]);
  const hintOf = hintsOf(read);
  const lit = choice.clickable.areas;
  const others = prompt.moves.filter((move) => !lit.has(move));
  useSheetInSight(prompt.ask);
  const shared = { view, seat, name, read };
  const shown = picked ?? (looked !== null && prompt.moves.includes(looked) ? looked : null);
  return html`
    <div class="area-choice stays">
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
        about=${shown ? described(shown, hintOf, shared) : lit.size ? say("web-queen-areas-touch") : ""}
        ready=${picked !== null}
        busy=${busy}
        onConfirm=${() => picked && seal(picked)}
        text=${picked ? say("web-queen-areas-do", { move: moveName(picked, shared) }) : say("web-choose-first")}
      />
      ${problem}
    </div>
  `;
}
