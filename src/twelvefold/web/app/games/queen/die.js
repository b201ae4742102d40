// The dice of Queen of 12, seen from above: a number and a colour, and a shape for each colour.

import { Drawing, classes, html } from "../../html.js";
import { row, say } from "../../texts.js";

/** @import { Colour, ColourLetter, Pieces, ShownDie } from "./types.js" */

/**
 * The shape of a colour.
 * @param {{ colour: Colour }} props
 */
export const ColourBadge = ({ colour }) => html`
  <${Drawing}
    of="pieces-queen"
    name=${`colour-${colour}`}
    class=${classes("colour-badge", `dye-${colour}`)}
    viewBox="0 0 16 16"
  />
`;

/**
 * A die in a move's notation: R10; a half of the Lady's die: R or 10.
 * @param {ShownDie} die
 * @param {Pieces} pieces
 */
export const dieText = ({ colour, face }, pieces) => `${colour ? pieces.colours[colour] : ""}${face || ""}`;

/** @type {Record<ColourLetter, Colour>} */
const LETTERS = { R: "red", P: "purple", Y: "yellow" };

/**
 * The colour of a letter on sheets and in moves; null if there is none.
 * @param {string} letter
 * @returns {Colour | null}
 */
export const colourOf = (letter) => LETTERS[/** @type {ColourLetter} */ (letter)] ?? null;

/**
 * A die in a move's notation, or a half of the Lady's.
 * @param {string} word
 * @returns {ShownDie}
 */
export const parseDie = (word) => ({ colour: colourOf(word[0]), face: Number(word.replace(/^[A-Z]/, "")) });

/**
 * A die in words; the Lady's die counts as two halves.
 * @param {ShownDie} die
 */
export function dieName({ colour, face }) {
  if (!colour) return say("queen-move-lady-face", { face });
  if (!face) return say("queen-move-lady-colour", { colour: say(`queen-colour-${colour}`), colour_id: colour });
  return say("queen-pair-colour", { left: say(`queen-colour-${colour}`), left_id: colour, right: face });
}

/** @param {ShownDie[]} dice */
export const diceNames = (dice) => (dice.length ? row(dice.map(dieName)) : say("nothing"));

/**
 * The picture of a die; the element around it has the label. Before the roll it has no number.
 * @param {{ die: ShownDie, class?: string }} props
 */
export const DieFace = ({ die: { colour, face }, class: kind = "" }) => html`
  <span class=${classes("queen-die", colour ? `dye-${colour}` : "dye-none", !face && "blank", kind)}>
    <${Drawing} of="pieces-queen" name="die" viewBox="0 0 48 48" />
    ${face
      ? html`<span class=${classes("die-number", (face === 6 || face === 9) && "underlined")}>${face}</span>`
      : null}
    ${colour && html`
      <${ColourBadge} colour=${colour} /> <span class="die-letter" aria-hidden="true">
        ${say(`queen-letter-${colour}`)}
      </span>
    `}
  </span>
`;

/**
 * A die that cannot be chosen. `tip`: its explanation.
 * @param {{ die: ShownDie, tip?: string }} props
 */
export const LyingDie = ({ die, tip = dieName(die) }) =>
  html`<span class="lying-die" role="img" aria-label=${tip} data-tip=${tip}><${DieFace} die=${die} /></span>`;
