// Moves on sheets C and D that have no place on the sheet: buttons with what they would bring.

import { classes, html } from "../../html.js";
import { useArrows } from "../../parts/arrows.js";
import { SeatMark } from "../../parts/people.js";
import { row, say } from "../../texts.js";
import { hintWords } from "./area-hints.js";
import { placeName } from "./area-print.js";
import { DieFace, diceNames, dieName, parseDie } from "./die.js";
import { EffectIcon, effectName, effectOf, effectTip } from "./effects.js";

/** A move in words. */
export function moveName(move, ask, { view, seat, name, read }) {
  const [kind, word] = move.split(" ");
  if (kind === "use") return effectName(effectOf(word));
  if (kind === "pick") return row(read.choices[word - 1].map(effectName));
  if (kind === "bonus") return say("web-queen-areas-reserve");
  if (kind === "turn")
    return row([
      say("queen-move-turn", { face: Number(word) }),
      ...(view.places[seat].lady?.face === Number(word) ? [say("queen-hint-shown")] : []),
    ]);
  if (kind === "without") return say("web-queen-areas-without", { die: dieName(parseDie(word)) });
  if (kind !== "copy") return placeName(move, view.printed.sheet, read);
  const dice = view.places[word].taken;
  return dice.length
    ? say("web-queen-areas-copy", { name: name(Number(word)), dice: diceNames(dice) })
    : say("web-queen-areas-copy-none", { name: name(Number(word)) });
}

/** The icon of a move, before its text. */
function Sign({ move, view, read }) {
  const [kind, word] = move.split(" ");
  const effects = kind === "use" ? [effectOf(word)] : kind === "pick" ? read.choices[word - 1] : [];
  if (effects.length) return effects.map((effect, at) => html`<${EffectIcon} key=${at} effect=${effect} />`);
  if (kind === "without") return html`<${DieFace} die=${parseDie(word)} />`;
  if (kind === "copy")
    return html`
      <${SeatMark} seat=${Number(word)} />
      ${view.places[word].taken.map((die, at) => html`<${DieFace} key=${at} die=${die} />`)}
    `;
  return null;
}

/** A bonus is labelled with its effect. */
const explained = (move, read) => {
  const [kind, word] = move.split(" ");
  return (kind === "use" ? [effectOf(word)] : kind === "pick" ? read.choices[word - 1] : []).map(effectTip);
};

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
        const brings = hintWords(hintOf.get(move));
        return html`
          <li key=${move}>
            <button
              class=${classes("area-move", move === picked && "picked")}
              aria-pressed=${picked === null ? undefined : move === picked}
              data-move=${move}
              aria-disabled=${false}
              data-tip=${row([
                ...(explained(move, shared.read).length ? explained(move, shared.read) : [moveName(move, ask, shared)]),
                ...brings,
              ])}
              onClick=${() => onPick(move)}
              onFocus=${() => look(move)}
              onPointerEnter=${() => look(move)}
            >
              <${Sign} move=${move} ...${shared} />
              <span class=${classes("move-words", turning && "hidden")}>${moveName(move, ask, shared)}</span>
              ${turning && html`<span aria-hidden="true">${move.slice(5)}</span>`}
              ${!turning && brings.length > 0 && html`
                <small class=${hintOf.get(move).change > 0 || hintOf.get(move).earns.length ? "gains" : ""}>
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
