// The names of the sheets: ids are the same everywhere, names are those of the box in each language.

import { say } from "../../texts.js";

export const sheetName = (sheet) => say(`queen-sheet-${sheet}`);

export const sheetLabel = (sheet) => say("web-queen-sheet", { sheet: sheetName(sheet) });
