// Marking a sheet A or B: pick a die, click a lit cell. Marks are provisional until the line is confirmed.

import { Icon, classes, html } from "../../html.js";
import { useArrows } from "../../parts/arrows.js";
import { Decide } from "../../parts/decide.js";
import { list, say } from "../../texts.js";
import { DieFace, dieName, dieText } from "./die.js";
import { cellName } from "./halves-sheet.js";

/** @import { AskedProps, Cells, FreshCell } from "./board-types.js" */
/** @import { HalvesRead, Hint, Pieces, ShownDie, View } from "./types.js" */

/**
 * A change of points with a sign; minus is typographic.
 * @param {number} change
 */
const signed = (change) => (change > 0 ? `+${change}` : String(change).replace("-", "\u2212"));
/** @param {string[]} lines */
const lineNames = (lines) => list(lines.map((line) => say("queen-line", { line })));

/**
 * What a mark would bring, in sentences.
 * @param {Hint} hint
 */
function bringsOf({ change, costs, fills, first }) {
  return [
    say(change < 0 || (change === 0 && costs.length) ? "web-queen-costs" : "web-queen-brings", {
      points: Math.abs(change),
    }),
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
      sign: signed(hint.change),
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

/**
 * The dice that fit somewhere, by the moves that mark.
 * @param {string[]} moves
 */
const fittingDice = (moves) => [...new Set(moves.map((move) => move.split(" ")[2]))];

/**
 * The die whose cells are lit: the one that was `touched`, or the only one that fits.
 * @param {string[]} moves
 * @param {string | null} touched
 */
export function heldDie(moves, touched) {
  const fitting = fittingDice(moves);
  return touched !== null && fitting.includes(touched) ? touched : fitting.length === 1 ? fitting[0] : null;
}

/** @param {AskedProps} props */
export function Marking({ news: { view, seat }, prompt, pieces, choice }) {
  const { line, shorten, confirm, takeBack, confirmed, problem, busy } = choice.line;
  const { held, hold } = choice;
  const read = /** @type {HalvesRead} */ (view.reading?.sheets[seat]);
  const moves = confirmed ? [] : prompt.moves;
  const byDie = prompt.ask === "mark";
  const fitting = fittingDice(moves);
  const marks = marksIn(line);
  const warning = read.brings < 0 ? say("web-queen-line-costs", { points: -read.brings }) : "";
  return html`
    ${byDie && read.dice.length > 0 && !confirmed && html`
      <${HeldDice} dice=${read.dice} fitting=${fitting} held=${held} pieces=${pieces} onHold=${hold} />
    `}
    ${line[0]?.startsWith("bonus ") && html`
      <${UsedBonus} line=${line} confirmed=${confirmed} busy=${busy} onBack=${() => shorten(0)} />
    `}
    <${Decide}
      about=${confirmed ? null : aboutLine({ marks, read, held, fitting, byDie, line })}
      warning=${confirmed ? "" : warning}
      lesser=${!marks.length && moves.length > 0}
      ready=${prompt.may_end}
      busy=${busy}
      onConfirm=${confirm}
      onTakeBack=${takeBack}
      icon="tick"
      text=${say("web-queen-confirm", { marks: marks.length, line: line.length })}
      sealed=${confirmed ? say("web-sealed-plain") : null}
    />
    ${problem}
  `;
}

/**
 * What to do next, or what the marks made so far bring.
 * @typedef {object} LineSoFar
 * @property {string[]} marks
 * @property {HalvesRead} read
 * @property {string | null} held
 * @property {string[]} fitting
 * @property {boolean} byDie
 * @property {string[]} line
 * @param {LineSoFar} soFar
 */
function aboutLine({ marks, read, held, fitting, byDie, line }) {
  if (marks.length)
    return say(read.brings < 0 ? "web-queen-line-costs" : "web-queen-line-brings", { points: Math.abs(read.brings) });
  if (!byDie) return say("web-queen-hint-bonus-mark");
  if (!fitting.length) return line.length ? say("web-queen-hint-confirm") : say("web-queen-hint-nothing");
  return held === null ? say("web-queen-hint-hold") : say("web-queen-hint-mark");
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

/** @param {{ line: string[], confirmed: boolean, busy: boolean, onBack: () => void }} props */
const UsedBonus = ({ line, confirmed, busy, onBack }) => {
  const bonus = line[0].split(" ")[1];
  return html`
    <p class="used-bonus">
      <span>${say("web-queen-bonus-used", { bonus: say(`queen-bonus-${bonus}`) })}</span>
      ${!confirmed && html`
        <button
          class="small quiet"
          disabled=${busy}
          onClick=${onBack}
          aria-label=${say("web-queen-bonus-back")}
          data-tip=${say("web-queen-bonus-back")}
        >
          <${Icon} name="cross" />
        </button>
      `}
    </p>
  `;
};
