// What is printed on a sheet C or D, and the names of its places.

import { say } from "../../texts.js";
import { colourOf } from "./die.js";
import { effectName, effectOf } from "./effects.js";

/** @import { AreaSheet, BonusCell, Colour, Shape, ShownAreas } from "./types.js" */

export const COLUMNS = "abcdefghij";

/**
 * The names and colours of the roofs, row by row.
 * @param {AreaSheet} sheet
 */
export const roofRows = (sheet) =>
  sheet.roofs.map((letters, line) =>
    letters.split(" ").map((letter, at) => ({
      name: `${COLUMNS[at]}${line + 1}`,
      colour: /** @type {Colour} */ (colourOf(letter)),
    })),
  );

/**
 * The bonus cells of the value area, by row and column.
 * @param {AreaSheet} sheet
 * @returns {Map<string, BonusCell>}
 */
export const bonusCells = (sheet) => new Map(sheet.cells.map((cell) => [`${cell.row}:${cell.column}`, cell]));

/**
 * What a bonus cell gives, in words.
 * @param {BonusCell} cell
 */
export const gives = (cell) => (cell.effect ? effectName(cell.effect) : say("queen-points", { points: cell.points }));

/**
 * Whether a move writes a value on the overflow track.
 * @param {string} move
 * @param {ShownAreas} read
 */
export const goesOnTrack = (move, { beyond = [] }) =>
  move.startsWith("value ") && beyond.includes(Number(move.slice(6)));

/**
 * What a move on the sheet would mark, in words. `read`: what is marked now.
 * @param {string} move
 * @param {AreaSheet} sheet
 * @param {ShownAreas} read
 */
export function placeName(move, sheet, read) {
  const [kind, what] = move.split(" ");
  const number = Number(what);
  if (kind === "value")
    return goesOnTrack(move, read)
      ? say("queen-move-value-overflow", { face: number })
      : say("queen-move-value", { face: number, column: read.rows[number - 1] + 1 });
  if (kind === "roof") {
    const roofs = new Map(roofRows(sheet).flatMap((line) => line.map(({ name, colour }) => [name, colour])));
    return say("queen-move-mark", { cell: what, printed: say("queen-roof", { colour_id: roofs.get(what) ?? "" }) });
  }
  if (kind === "use") return effectName(effectOf(what));
  const box = sheet[`${/** @type {Shape} */ (kind)}s`][number - 1];
  return say("queen-move-box", { shape_id: kind, number, effect: effectName(box.effect) });
}
