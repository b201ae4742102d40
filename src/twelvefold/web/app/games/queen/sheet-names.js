// The names of the sheets: ids are the same everywhere, names are those of the box in each language.

import { say } from "../../texts.js";

/** @import { SheetName } from "./types.js" */

/** @param {SheetName} sheet */
export const sheetName = (sheet) => say(`queen-sheet-${sheet}`);

/** @param {SheetName} sheet */
export const sheetLabel = (sheet) => say("web-queen-sheet", { sheet: sheetName(sheet) });
