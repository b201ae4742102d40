// Queen of 12: the answer that is being chosen, and what the parts of the board and the questions are given.

import type { BoardProps as AnyBoardProps, ChoiceProps as AnyChoiceProps, NameOf, Prompt } from "../../types.js";
import type { Line } from "../../parts/line.js";
import type { Selection } from "../../parts/selection.js";
import type { AreaMoves, AreaSheet, AreasRead, Colour, Half, HalvesRead, Pieces, Scene } from "./types.js";
import type { Sheet, ShownAreas, View } from "./types.js";

// --- the answer being chosen

/** An open cell that a `move` would mark: what that `brings`, in words and as a `sign`, and how it is shown. */
export interface OpenCell {
  move: string;
  back?: undefined;
  tip: string;
  brings: string;
  sign: string;
  costs: boolean;
  first: boolean;
}
/** A cell whose mark is taken `back`: a move of the line. */
export interface FreshCell {
  back: string;
  move?: undefined;
  tip: string;
}
/** By cell: what a click does. */
export type Cells = Map<string, OpenCell | FreshCell>;

/** What can be clicked on the board. */
export interface Clickable {
  /** Moves that take a die of a tray. */
  dice: Set<string>;
  /** Sheets A and B. */
  cells: Cells;
  /** Sheets A and B: moves by row and column. */
  lines: Map<string, string>;
  /** Sheets C and D. */
  areas: AreaMoves;
  /** The selected move. */
  picked: string | null;
  pick: (move: string) => void;
  /** Take a mark of the line back. */
  back: (move: string) => void;
  /** A move is highlighted. */
  look: (move: string) => void;
}

/** The kinds of questions, each with a component of its own. */
export type Kind = "single" | "duel" | "bonuses" | "owners" | "reserve" | "marking" | "area-single" | "area-line";

/** The answer that the viewer is choosing. `kind` is null while nothing is asked. */
export interface ChoiceState {
  kind: Kind | null;
  selection: Selection;
  line: Line;
  /** Sheets A and B: the die whose cells are lit, and the way to hold another. */
  held: string | null;
  hold: (die: string) => void;
  /** Sheets A and B: the card that the bonus is to bring, as a move. */
  wish: string | null;
  wishFor: (move: string) => void;
  /** Sheets C and D: the move that is highlighted. */
  looked: string | null;
  look: (move: string) => void;
  clickable: Clickable;
}

// --- components

export type BoardProps = AnyBoardProps<Scene, View, Pieces, ChoiceState>;
export type ChoiceProps = AnyChoiceProps<Scene, View, Pieces, ChoiceState>;
/** What the component of a kind is given. */
export type AskedProps = ChoiceProps & { prompt: Prompt };

/** What a move is named with. */
export interface MoveWords {
  view: View;
  seat: number;
  name: NameOf;
  read: AreasRead;
}

/**
 * `marked`: cells, of which the `fresh` ones are not confirmed yet and the `recent` ones are of this round; `lit`: what
 * a click on a cell does; `lines`: clickable rows and columns with their moves; `named`: the line that the Oracle
 * names; `points` of the lines; `live`: cells are buttons; `small`: another player's sheet.
 */
export interface HalvesProps {
  sheet: Sheet;
  read?: HalvesRead | null;
  marked?: string[];
  fresh?: string[];
  recent?: string[];
  points?: HalvesRead["lines"] | null;
  lit?: Cells;
  lines?: Map<string, string>;
  named?: string | null;
  picked?: string | null;
  onPick?: (cell: OpenCell | FreshCell) => void;
  onLine?: (move: string) => void;
  live?: boolean;
  small?: boolean;
  label?: string | null;
}

/** What every part of a sheet A or B is given. */
export interface HalvesShared {
  marked: Set<string>;
  fresh: Set<string>;
  recent: Set<string>;
  points: Map<string, number>;
  full: Set<string>;
  lit: Cells;
  lines: Map<string, string>;
  named: string | null;
  picked: string | null;
  onPick?: (cell: OpenCell | FreshCell) => void;
  onLine?: (move: string) => void;
}

/** A cell of a sheet A or B: a roof of a colour, or a value. */
export interface Cell {
  name: string;
  colour: Colour | null;
  value: number | null;
}
/** A half of a sheet A or B: its cells, and the names of its columns and rows. */
export interface HalfOfSheet {
  half: Half;
  rows: Cell[][];
  columns: string[];
  lines: string[];
}

/**
 * `read`: what is marked (null: draw only the print); `lit`: the moves that have a place on the sheet; `picked`: the
 * selected move; `latest`: the place that was marked last; `small`: another player's sheet.
 */
export interface AreaSheetProps {
  sheet: AreaSheet;
  read?: ShownAreas | null;
  lit?: AreaMoves;
  picked?: string | null;
  latest?: string | null;
  onPick?: (move: string) => void;
  onLook?: (move: string) => void;
  small?: boolean;
  label?: string;
}
