// What the sheets are called: their ids are the same everywhere, their names are the box's in each language.

import { say } from "../../texts.js";

export const sheetName = (sheet) => say(`queen-sheet-${sheet}`);

export const sheetLabel = (sheet) => say("web-queen-sheet", { sheet: sheetName(sheet) });
