// What is printed on a sheet C or D, and how its places are called.

import { say } from "../../texts.js";
import { effectName } from "./effects.js";

export const COLUMNS = "abcdefghij";
const COLOURS = { R: "red", P: "purple", Y: "yellow" };

export const roofRows = (sheet) => sheet.roofs.map((letters, line) => letters.split(" ").map((letter, at) => ({ name: `${COLUMNS[at]}${line + 1}`, colour: COLOURS[letter] })));

/** The bonus cells of the value area, by row and column. */
export const bonusCells = (sheet) => new Map(sheet.cells.map((cell) => [`${cell.row}:${cell.column}`, cell]));

/** What a bonus cell gives, in words. */
export const gives = (cell) => (cell.effect ? effectName(cell.effect) : say("queen-points", { points: cell.points }));

/** What a move on the sheet would mark, in words. `read`: what is marked now. */
export function placeName(move, sheet, read) {
  const [kind, what] = move.split(" ");
  const number = Number(what);
  if (kind === "value") {
    const marked = read.rows[number - 1] ?? 0;
    return marked < sheet.rows[number - 1] ? say("queen-move-value", { face: number, column: marked + 1 }) : say("queen-move-value-overflow", { face: number });
  }
  if (kind === "roof") {
    const roof = roofRows(sheet).flat().find(({ name }) => name === what);
    return say("queen-move-mark", { cell: what, printed: say("queen-roof", { colour_id: roof.colour }) });
  }
  if (kind === "use") return effectName(sheet.repeatable);
  const box = sheet[`${kind}s`][number - 1];
  return say("queen-move-box", { shape_id: kind, number, effect: effectName(box.effect) });
}
