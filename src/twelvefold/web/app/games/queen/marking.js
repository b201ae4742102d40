// Marking a sheet A or B: pick a die, click a lit cell. Marks are provisional until the line is confirmed.

import { useState } from "../../../vendor/hooks.js";
import { Icon, classes, html } from "../../html.js";
import { useArrows } from "../../parts/arrows.js";
import { Decide } from "../../parts/decide.js";
import { useLine } from "../../parts/line.js";
import { list, say } from "../../texts.js";
import { DieFace, dieName, dieText } from "./die.js";
import { cellName } from "./halves-sheet.js";
import { useTouchable } from "./touchable.js";

/** A change of points with a sign; minus is typographic. */
const signed = (change) => (change > 0 ? `+${change}` : String(change).replace("-", "\u2212"));
const lineNames = (lines) => list(lines.map((line) => say("queen-line", { line })));

/** What a mark would bring, in sentences. */
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

/** The cells that moves mark, each with what that would bring. */
export function cellsOf(view, seat, moves) {
  const hints = new Map(view.reading.sheets[seat].hints.map((hint) => [hint.cell, hint]));
  return new Map(
    moves.map((move) => {
      const cell = move.split(" ")[1];
      const hint = hints.get(cell);
      const brings = bringsOf(hint);
      return [
        cell,
        {
          move,
          brings,
          tip: say("web-queen-cell-lit", { where: cellName(view.printed.sheet, cell), brings }),
          sign: signed(hint.change),
          costs: hint.costs.length > 0,
          first: hint.first,
        },
      ];
    }),
  );
}

export function Marking({ table, news, pieces }) {
  const { prompt, view, seat, decision } = news;
  const { line, add, without, shorten, confirm, takeBack, confirmed, problem, busy } = useLine(table, news);
  const [touched, hold] = useState(null);
  const read = view.reading.sheets[seat];
  const moves = confirmed ? [] : prompt.moves;
  const byDie = prompt.ask === "mark";
  const fitting = [...new Set(moves.map((move) => move.split(" ")[2]))];
  const held =
    touched?.decision === decision.number && fitting.includes(touched.die)
      ? touched.die
      : fitting.length === 1
        ? fitting[0]
        : null;
  const lit = cellsOf(view, seat, byDie ? moves.filter((move) => move.split(" ")[2] === held) : moves);
  const marks = line.filter((move) => move.startsWith("mark "));
  if (!confirmed)
    for (const move of marks) {
      const cell = move.split(" ")[1];
      lit.set(cell, { back: move, tip: say("web-queen-back-tip", { where: cellName(view.printed.sheet, cell) }) });
    }
  useTouchable({ cells: lit, pick: add, back: without });
  const warning = read.brings < 0 ? say("web-queen-line-costs", { points: -read.brings }) : "";
  return html`
    ${byDie && read.dice.length > 0 && !confirmed && html`
      <${HeldDice}
        dice=${read.dice}
        fitting=${fitting}
        held=${held}
        pieces=${pieces}
        onHold=${(die) => hold({ decision: decision.number, die })}
      />
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

/** What to do next, or what the marks made so far bring. */
function aboutLine({ marks, read, held, fitting, byDie, line }) {
  if (marks.length)
    return say(read.brings < 0 ? "web-queen-line-costs" : "web-queen-line-brings", { points: Math.abs(read.brings) });
  if (!byDie) return say("web-queen-hint-bonus-mark");
  if (!fitting.length) return line.length ? say("web-queen-hint-confirm") : say("web-queen-hint-nothing");
  return held === null ? say("web-queen-hint-hold") : say("web-queen-hint-mark");
}

/** The unused dice. One of them is picked; dice that fit nowhere cannot be. */
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
