// Marking a sheet A or B: click a lit cell for the die that is held. Marks are provisional until the line is confirmed.

import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { classes, html } from "../../html.js";
import { useArrows } from "../../parts/arrows.js";
import { Decide } from "../../parts/decide.js";
import { single } from "../../parts/selection.js";
import { list, say } from "../../texts.js";
import { UsedBonus } from "./bonus.js";
import { DieFace, dieName, dieText, parseDie } from "./die.js";
import { cellName } from "./halves-sheet.js";

/** @import { AskedProps, Cells, FreshCell } from "./board-types.js" */
/** @import { HalvesRead, Hint, Pieces, ShownDie, View } from "./types.js" */

/**
 * A change of points with a sign; minus is typographic.
 * @param {Hint} hint
 */
const signed = ({ change, costs }) =>
  change > 0 || !costs.length ? `+${change}` : String(change).replace("-", "\u2212");

/**
 * Whether a mark costs as much as it brings, or more.
 * @param {Hint} hint
 */
const isCostly = ({ change, costs }) => change < 0 || (change === 0 && costs.length > 0);
/** @param {string[]} lines */
const lineNames = (lines) => list(lines.map((line) => say("queen-line", { line })));

/**
 * What a mark would bring, in sentences.
 * @param {Hint} hint
 */
function bringsOf(hint) {
  const { change, costs, fills, first } = hint;
  return [
    say(isCostly(hint) ? "web-queen-costs" : "web-queen-brings", { points: Math.abs(change) }),
    costs.length && say("web-queen-costs-lines", { lines: lineNames(costs) }),
    fills.length && say("web-queen-fills", { lines: lineNames(fills) }),
    first && say("web-queen-wins-first"),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * The cells that moves mark, each with what that would bring.
 * @param {View} view
 * @param {number} seat
 * @param {string[]} moves
 */
export function cellsOf(view, seat, moves) {
  const read = /** @type {HalvesRead} */ (view.reading?.sheets[seat]);
  /** @type {Cells} */
  const cells = new Map();
  for (const move of moves) {
    const cell = move.split(" ")[1];
    const hint = /** @type {Hint} */ (read.hints.find((each) => each.cell === cell));
    const brings = bringsOf(hint);
    cells.set(cell, {
      move,
      brings,
      tip: say("web-queen-cell-lit", { where: cellName(view.printed.sheet, cell), brings }),
      sign: signed(hint),
      costs: hint.costs.length > 0,
      first: hint.first,
    });
  }
  return cells;
}

/**
 * The cells that a line has marked: a click takes the mark back.
 * @param {View} view
 * @param {string[]} line
 */
export function marksOf(view, line) {
  /** @type {Map<string, FreshCell>} */
  const cells = new Map();
  for (const move of marksIn(line)) {
    const cell = move.split(" ")[1];
    cells.set(cell, { back: move, tip: say("web-queen-back-tip", { where: cellName(view.printed.sheet, cell) }) });
  }
  return cells;
}

/** @param {string[]} line */
const marksIn = (line) => line.filter((move) => move.startsWith("mark "));

/** @param {string} move */
const dieIn = (move) => move.split(" ")[2];

/**
 * The dice that fit somewhere, by the moves that mark.
 * @param {string[]} moves
 */
const fittingDice = (moves) => [...new Set(moves.map(dieIn))];

/**
 * The moves that are worth their mark: what they bring is more than what they cost.
 * @param {string[]} moves
 * @param {View} view
 * @param {number} seat
 */
export function usefulMoves(moves, view, seat) {
  const read = /** @type {HalvesRead} */ (view.reading?.sheets[seat]);
  const useful = new Set(read.hints.filter((hint) => !isCostly(hint)).map(({ cell }) => cell));
  return moves.filter((move) => useful.has(move.split(" ")[1]));
}

/**
 * The die whose cells are lit: the one that was `touched`; without it the next one that brings something, or that fits.
 * @param {string[]} moves
 * @param {string | null} touched
 * @param {View} view
 * @param {number} seat
 * @returns {string | null}
 */
export function heldDie(moves, touched, view, seat) {
  const fitting = fittingDice(moves);
  if (touched !== null && fitting.includes(touched)) return touched;
  return fittingDice(usefulMoves(moves, view, seat))[0] ?? fitting[0] ?? null;
}

/** @param {AskedProps} props */
export function Marking({ news: { view, seat }, prompt, pieces, choice }) {
  const { line, shorten, confirm, takeBack, confirmed, problem, busy } = choice.line;
  const { held, hold } = choice;
  const [doubted, doubt] = useState(/** @type {string | null} */ (null));
  const read = /** @type {HalvesRead} */ (view.reading?.sheets[seat]);
  const moves = confirmed ? [] : prompt.moves;
  const byDie = prompt.ask === "mark";
  const fitting = fittingDice(moves);
  const marks = marksIn(line);
  const useful = usefulMoves(moves, view, seat);
  const asking = useful.length > 0 && doubted === line.join();
  const stay = () => {
    doubt(null);
    if (byDie && held !== null && !fittingDice(useful).includes(held)) hold(dieIn(useful[0]));
    focusOnLit();
  };
  const leave = () => {
    doubt(null);
    confirm();
  };
  return html`
    <div class="marking">
      ${byDie && read.dice.length > 0 && !confirmed && html`
        <${HeldDice} dice=${read.dice} fitting=${fitting} held=${held} pieces=${pieces} onHold=${hold} />
      `}
      ${line[0]?.startsWith("bonus ") && html`
        <${UsedBonus} line=${line} confirmed=${confirmed} busy=${busy} onBack=${() => shorten(0)} />
      `}
      <${Decide}
        about=${confirmed ? null : aboutLine({ marks, read, fitting, byDie, line })}
        warning=${confirmed ? "" : asking ? stillUseful(useful, byDie) : costOf(read)}
        lesser=${useful.length > 0}
        ready=${prompt.may_end}
        busy=${busy}
        onConfirm=${useful.length && !busy ? () => doubt(line.join()) : confirm}
        onTakeBack=${takeBack}
        icon="tick"
        text=${say("web-queen-confirm", { marks: marks.length, line: line.length })}
        sealed=${confirmed ? say("web-sealed-plain") : null}
        instead=${asking
          ? html`<${Leaving} count=${byDie ? fittingDice(useful).length : 1} onStay=${stay} onLeave=${leave} />`
          : null}
      />
      ${problem}
    </div>
  `;
}

/** @param {HalvesRead} read */
const costOf = ({ brings }) => (brings < 0 ? say("web-queen-line-costs", { points: -brings }) : "");

/**
 * What would be left unused.
 * @type {(useful: string[], byDie: boolean) => string}
 */
const stillUseful = (useful, byDie) =>
  byDie
    ? say("web-queen-still-dice", { dice: list(fittingDice(useful).map((die) => dieName(parseDie(die)))) })
    : say("web-queen-still-bonus");

const focusOnLit = () =>
  /** @type {HTMLElement | null} */ (document.querySelector("[data-board] .queen-own .cell.lit"))?.focus({
    preventScroll: true,
  });

/**
 * Asked once, in the place of the button: go on marking, or leave it.
 * @param {{ count: number, onStay: () => void, onLeave: () => void }} props
 */
function Leaving({ count, onStay, onLeave }) {
  const first = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return html`
    <div class="leaving">
      <button ref=${first} class="main" data-stay onClick=${single(onStay)}>
        ${say("web-queen-still-mark", { dice_count: count })}
      </button>
      <button class="second" data-leave onClick=${single(onLeave)}>
        ${say("web-queen-still-leave", { dice_count: count })}
      </button>
    </div>
  `;
}

/**
 * What to do next, or what the marks made so far bring.
 * @typedef {object} LineSoFar
 * @property {string[]} marks
 * @property {HalvesRead} read
 * @property {string[]} fitting
 * @property {boolean} byDie
 * @property {string[]} line
 * @param {LineSoFar} soFar
 */
function aboutLine({ marks, read, fitting, byDie, line }) {
  if (marks.length)
    return say(read.brings < 0 ? "web-queen-line-costs" : "web-queen-line-brings", { points: Math.abs(read.brings) });
  if (!byDie) return say("web-queen-hint-bonus-mark");
  if (!fitting.length) return line.length ? say("web-queen-hint-confirm") : say("web-queen-hint-nothing");
  return say("web-queen-hint-mark");
}

/**
 * The unused dice. One of them is picked; dice that fit nowhere cannot be.
 * @typedef {object} HeldDiceProps
 * @property {ShownDie[]} dice
 * @property {string[]} fitting
 * @property {string | null} held
 * @property {Pieces} pieces
 * @property {(die: string) => void} onHold
 * @param {HeldDiceProps} props
 */
function HeldDice({ dice, fitting, held, pieces, onHold }) {
  const arrows = useArrows();
  const texts = dice.map((die) => dieText(die, pieces));
  return html`
    <ul class="held-dice" aria-label=${say("web-queen-your-dice")} onKeyDown=${arrows}>
      ${dice.map((die, index) => {
        const text = texts[index];
        const fits = fitting.includes(text);
        const on = text === held && texts.indexOf(text) === index; // of equal dice the first one is picked
        return html`
          <li key=${`${text} ${texts.slice(0, index).filter((each) => each === text).length}`}>
            <button
              class=${classes("die-button", on && "picked", !fits && "off")}
              aria-pressed=${on}
              aria-disabled=${!fits}
              data-hold=${text}
              aria-label=${dieName(die)}
              data-tip=${fits
                ? say("web-queen-hold-tip", { die: dieName(die) })
                : say("web-queen-fits-nothing", { die: dieName(die) })}
              onClick=${() => fits && onHold(text)}
            >
              <${DieFace} die=${die} />
            </button>
          </li>
        `;
      })}
    </ul>
  `;
}
