// What is printed on a sheet C or D, and the names of its places.

import { say } from "../../texts.js";
import { colourOf } from "./die.js";
import { effectName } from "./effects.js";

export const COLUMNS = "abcdefghij";

export const roofRows = (sheet) =>
  sheet.roofs.map((letters, line) =>
    letters.split(" ").map((letter, at) => ({ name: `${COLUMNS[at]}${line + 1}`, colour: colourOf(letter) })),
  );

/** The bonus cells of the value area, by row and column. */
export const bonusCells = (sheet) => new Map(sheet.cells.map((cell) => [`${cell.row}:${cell.column}`, cell]));

/** What a bonus cell gives, in words. */
export const gives = (cell) => (cell.effect ? effectName(cell.effect) : say("queen-points", { points: cell.points }));

/** Whether a move writes a value on the overflow track. */
export const goesOnTrack = (move, { beyond }) => move.startsWith("value ") && beyond.includes(Number(move.slice(6)));

/** What a move on the sheet would mark, in words. `read`: what is marked now. */
export function placeName(move, sheet, read) {
  const [kind, what] = move.split(" ");
  const number = Number(what);
  if (kind === "value")
    return goesOnTrack(move, read)
      ? say("queen-move-value-overflow", { face: number })
      : say("queen-move-value", { face: number, column: read.rows[number - 1] + 1 });
  if (kind === "roof") {
    const roof = roofRows(sheet)
      .flat()
      .find(({ name }) => name === what);
    return say("queen-move-mark", { cell: what, printed: say("queen-roof", { colour_id: roof.colour }) });
  }
  if (kind === "use") return effectName(sheet.repeatable);
  const box = sheet[`${kind}s`][number - 1];
  return say("queen-move-box", { shape_id: kind, number, effect: effectName(box.effect) });
}
