// The state of the answer that the viewer is choosing, for the board and the question: what is selected, held or
// highlighted, how far the line has come, and what can be clicked on the board.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { useLine } from "../../parts/line.js";
import { useSelection } from "../../parts/selection.js";
import { hintsOf, placesOf } from "./area-moves.js";
import { cellsOf, heldDie, marksOf } from "./marking.js";
import { bonusIn, useWish } from "./wish.js";

/** @import { Table } from "../../table.js" */
/** @import { News, Prompt } from "../../types.js" */
/** @import { Cells, ChoiceState, Clickable, Kind } from "./board-types.js" */
/** @import { AreasRead, View } from "./types.js" */

/**
 * Nothing can be clicked.
 * @type {Clickable}
 */
export const IDLE = {
  dice: new Set(),
  cells: new Map(),
  lines: new Map(),
  areas: new Map(),
  picked: null,
  pick() {},
  back() {},
  look() {},
};

/** Decisions of cards that are the same on all sheets, and the moves that answer them. */
export const ON_ALL = new Set(["play", "take", "put", "put-away", "gain", "copy"]);

/** Lines of all sheets, and of sheets A and B; all others mark cells. */
const LINES = new Map(
  /** @type {[string, Kind][]} */ ([
    ["play", "duel"],
    ["bonus", "bonuses"],
    ["bonus-copy", "owners"],
  ]),
);

/** @type {(view: View, seat: number, prompt: Prompt) => Kind} */
export function kindOf(view, seat, { ask, line }) {
  if (view.reading?.sheets[seat].is === "AreasRead" && !ON_ALL.has(ask)) return line ? "area-line" : "area-single";
  if (!line) return "single";
  return bonusIn(view, seat) === "reserve" ? "reserve" : (LINES.get(ask) ?? "marking");
}

/**
 * A value for the open decision; with the next one it is forgotten.
 * @param {number | undefined} decision
 * @returns {[value: string | null, set: (value: string) => void]}
 */
function useDuring(decision) {
  const [kept, setKept] = useState(/** @type {{ decision: number | undefined, value: string } | null} */ (null));
  /** @param {string} value */
  const set = (value) =>
    setKept((now) => (now && now.decision === decision && now.value === value ? now : { decision, value }));
  return [kept && kept.decision === decision ? kept.value : null, set];
}

/**
 * The board and the question stay while decisions come and go, so the hooks of all kinds of questions are always
 * called.
 * @param {{ table: Table, news: News<View>, disabled: boolean }} asked
 * @returns {ChoiceState}
 */
export function useChoice({ table, news, disabled }) {
  const { prompt, view, seat, decision } = news;
  const [wish, wishFor, granted] = useWish(news);
  const selection = useSelection(table, news, disabled, wish);
  const line = useLine(table, news);
  const [touched, hold] = useDuring(decision?.number);
  const [looked, look] = useDuring(decision?.number);
  const shared = { selection, line, hold, looked, look, wish, wishFor };
  const { seal } = selection;
  useEffect(() => {
    if (granted && wish && !disabled) seal(wish);
  }, [granted, disabled]);
  if (disabled || !prompt || !view?.reading || typeof seat !== "number")
    return { ...shared, kind: null, held: null, clickable: IDLE };
  const kind = kindOf(view, seat, prompt);
  const moves = prompt.line && line.confirmed ? [] : prompt.moves;
  const held = kind === "marking" ? heldDie(moves, touched, view, seat) : null;
  const state = { ...shared, kind, held };
  return { ...state, clickable: { ...IDLE, ...CLICKABLE[kind]?.(state, { moves, ask: prompt.ask, view, seat }) } };
}

/** @typedef {{ moves: string[], ask: string, view: View, seat: number }} Asked */

/** @type {{ [K in Kind]?: (state: Omit<ChoiceState, "clickable">, asked: Asked) => Partial<Clickable> }} */
const CLICKABLE = {
  single({ selection: { moves, picked, select } }, { ask, view, seat }) {
    const clickable = { picked, pick: select };
    if (ask === "take") return { ...clickable, dice: new Set(moves) };
    if (ask === "line") return { ...clickable, lines: new Map(moves.map((move) => [move.split(" ")[1], move])) };
    const cells = moves.filter((move) => move !== "leave");
    return ask.startsWith("mark-") ? { ...clickable, cells: cellsOf(view, seat, cells) } : clickable;
  },
  marking({ line, held }, { moves, ask, view, seat }) {
    /** @type {Cells} */
    const cells = cellsOf(view, seat, ask === "mark" ? moves.filter((move) => move.split(" ")[2] === held) : moves);
    if (!line.confirmed) for (const [cell, mark] of marksOf(view, line.line)) cells.set(cell, mark);
    return { cells, pick: line.add, back: line.without };
  },
  "area-single": ({ selection, look }, asked) => ({
    areas: placesIn(asked),
    picked: selection.picked,
    pick: selection.select,
    look,
  }),
  "area-line": ({ line, look }, asked) => ({ areas: placesIn(asked), pick: line.add, look }),
};

/** @param {Asked} asked */
const placesIn = ({ moves, ask, view, seat }) =>
  placesOf(moves, ask, hintsOf(/** @type {AreasRead} */ (view.reading?.sheets[seat])));
