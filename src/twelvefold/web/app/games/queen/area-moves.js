// Moves on sheets C and D: those that have a place on the sheet, and buttons for all others.

import { classes, html } from "../../html.js";
import { useArrows } from "../../parts/arrows.js";
import { SeatMark } from "../../parts/people.js";
import { row, say } from "../../texts.js";
import { hintWords } from "./area-hints.js";
import { placeName } from "./area-print.js";
import { DieFace, diceNames, dieName, parseDie } from "./die.js";
import { EffectIcon, effectName, effectOf, effectTip } from "./effects.js";

/** @import { MoveWords } from "./board-types.js" */
/** @import { AreaMoves, AreaSheet, AreasRead, Effect, View } from "./types.js" */

const ON_SHEET = new Set(["value", "roof", "circle", "square"]);

/**
 * Whether a move has a place on the sheet. The repeatable bonus has one beside the circles and squares.
 * @type {(move: string, ask: string) => boolean}
 */
const isOnSheet = (move, ask) => ON_SHEET.has(move.split(" ")[0]) || (ask === "box" && move.startsWith("use "));

/**
 * The hints by move.
 * @type {(read: AreasRead) => AreaMoves}
 */
export const hintsOf = ({ hints }) => new Map(hints.map((hint) => [hint.move, hint]));

/**
 * The moves that have a place on the sheet, with their hints.
 * @type {(moves: string[], ask: string, hintOf: AreaMoves) => AreaMoves}
 */
export const placesOf = (moves, ask, hintOf) =>
  new Map(moves.filter((move) => isOnSheet(move, ask)).map((move) => [move, hintOf.get(move)]));

/**
 * A move in words.
 * @param {string} move
 * @param {MoveWords} shared
 * @returns {string}
 */
export function moveName(move, { view, seat, name, read }) {
  const [kind, word] = move.split(" ");
  if (kind === "use") return effectName(effectOf(word));
  if (kind === "pick") return row(read.choices[Number(word) - 1].map(effectName));
  if (kind === "bonus") return say("web-queen-areas-reserve");
  if (kind === "turn")
    return row([
      say("queen-move-turn", { face: Number(word) }),
      ...(view.places[seat].lady?.face === Number(word) ? [say("queen-hint-shown")] : []),
    ]);
  if (kind === "without") return say("web-queen-areas-without", { die: dieName(parseDie(word)) });
  if (kind !== "copy") return placeName(move, /** @type {AreaSheet} */ (view.printed.sheet), read);
  const dice = view.places[Number(word)].taken;
  return dice.length
    ? say("web-queen-areas-copy", { name: name(Number(word)), dice: diceNames(dice) })
    : say("web-queen-areas-copy-none", { name: name(Number(word)) });
}

/**
 * The bonuses that a move uses.
 * @type {(move: string, read: AreasRead) => Effect[]}
 */
function effectsOf(move, read) {
  const [kind, word] = move.split(" ");
  return kind === "use" ? [effectOf(word)] : kind === "pick" ? read.choices[Number(word) - 1] : [];
}

/**
 * The icon of a move, before its text.
 * @param {{ move: string, view: View, read: AreasRead }} props
 */
function Sign({ move, view, read }) {
  const [kind, word] = move.split(" ");
  const effects = effectsOf(move, read);
  if (effects.length) return effects.map((effect, at) => html`<${EffectIcon} key=${at} effect=${effect} />`);
  if (kind === "without") return html`<${DieFace} die=${parseDie(word)} />`;
  if (kind === "copy")
    return html`
      <${SeatMark} seat=${Number(word)} />
      ${view.places[Number(word)].taken.map((die, at) => html`<${DieFace} key=${at} die=${die} />`)}
    `;
  return null;
}

/**
 * `picked`: the selected move, where moves are selected before they are made.
 * @typedef {object} ChoicesProps
 * @property {string[]} moves
 * @property {string} ask
 * @property {string | null} [picked]
 * @property {AreaMoves} hintOf
 * @property {(move: string) => void} onPick
 * @property {(move: string) => void} look
 */

/** @param {ChoicesProps & MoveWords} props */
export function Choices({ moves, ask, picked = null, hintOf, onPick, look, ...shared }) {
  const arrows = useArrows();
  if (!moves.length) return null;
  const turning = ask === "turn";
  return html`
    <ul
      class=${classes("area-moves", turning && "numbers")}
      aria-label=${say("web-queen-areas-choices")}
      onKeyDown=${arrows}
    >
      ${moves.map((move) => {
        const hint = hintOf.get(move);
        const brings = hintWords(hint);
        const name = moveName(move, shared);
        const effects = effectsOf(move, shared.read);
        return html`
          <li key=${move}>
            <button
              class=${classes("area-move", move === picked && "picked")}
              aria-pressed=${picked === null ? undefined : move === picked}
              data-move=${move}
              aria-disabled=${false}
              data-tip=${row([...(effects.length ? effects.map(effectTip) : [name]), ...brings])}
              onClick=${() => onPick(move)}
              onFocus=${() => look(move)}
              onPointerEnter=${() => look(move)}
            >
              <${Sign} move=${move} ...${shared} />
              <span class=${classes("move-words", turning && "hidden")}>${name}</span>
              ${turning && html`<span aria-hidden="true">${move.slice(5)}</span>`}
              ${!turning && brings.length > 0 && html`
                <small class=${hint && (hint.change > 0 || hint.earns.length) ? "gains" : ""}>
                  ${row(brings)}
                </small>
              `}
            </button>
          </li>
        `;
      })}
    </ul>
  `;
}
