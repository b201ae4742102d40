// The views of Queen of 12 as the server sends them: games/queen/view.py, state.py, moves.py and sheets/hints.py.

import type { QueenEvent } from "./events.js";
import type { Bonus, Card, Colour, Effect, Seat, Shape, SheetName, Tray } from "./types.js";

/** Everything a seat (or a spectator, if null) may know; `reading`: its hints. */
export interface View {
  is: "View";
  seat: Seat | null;
  printed: Print;
  /** From 1. */
  round: number;
  active: Seat;
  mountains: Die[];
  jungle: Die[];
  places: Player[];
  /** Solo alone. */
  king: KingsCards | null;
  crusade: boolean;
  /** What is still to be done in this turn, the next thing last. */
  agenda: Frame[];
  /** The client adds it from the same message. */
  reading?: Reading | null;
}

/** A die as it lies. Face 0: not rolled yet. A half of the Lady's die has no colour, or the face 0. */
export interface Die {
  is: "Die";
  colour: Colour | null;
  face: number;
}

/** What lies in front of one player. */
export interface Player {
  is: "Player";
  hand: Card[];
  /** The discard pile, the top card last. */
  pile: Card[];
  reserve: Card[];
  /** Sheets A and B: the marked cells, as bits; `reading` has their names. */
  marks: number;
  /** Sheets C and D: what is marked there. */
  areas: Areas | null;
  /** The boxes left: how often a bonus may still copy dice, take the pile back, take from the reserve. */
  copies: number;
  piles: number;
  gains: number;
  /** Whether the six points for the first full line are won. */
  first: boolean;
  /** Whether there once was no card left: no card is played any more. */
  out: boolean;
  /** The cards and dice of this round; `lady`: the die the Lady took; `copied`: the dice the Mirror copies. */
  played: Card[];
  taken: Die[];
  lady: Die | null;
  copied: Die[];
  /** Whether a card gave a mark in this round, made or not. */
  able: boolean;
  /** Whether the Philosopher gives a bonus in this round. */
  owed: boolean;
  /** Sheets C and D: the bonuses that cards earned in this round, to be used in step 5. */
  pending: Effect[];
}

/** What is marked on a sheet C or D. `roofs`: as bits; circles and squares: how many of each bonus. */
export interface Areas {
  is: "Areas";
  rows: number[];
  overflow: number[];
  roofs: number;
  circles: number[];
  squares: number[];
}

/** Solo. The cards are in the order of the characters: nobody knows the order of the deck. */
export interface KingsCards {
  is: "KingsCards";
  deck: Card[];
  discard: Card[];
}

// --- what is printed

/** The part of an edition that one game uses. Orders and points follow the characters, dice the colours. */
export interface Print {
  is: "Print";
  /** Its name. */
  edition: string;
  order: number[];
  points: number[];
  trays: [mountains: number, jungle: number];
  dice: number[];
  sheet: AnySheet;
}

/** A whole edition; `trays` by the number of players. */
export interface Edition {
  is: "Edition";
  name: string;
  order: number[];
  points: number[];
  trays: [mountains: number, jungle: number][];
  dice: number[];
  sheets: AnySheet[];
}

export type AnySheet = Sheet | AreaSheet;

/** A sheet A or B: the rows of both halves. A number is a value cell, a letter a roof of that colour. */
export interface Sheet {
  is: "Sheet";
  name: SheetName;
  left: string[];
  right: string[];
}

/** A sheet C or D. Rows and columns count from 1 in the value area; roofs are rows of letters. */
export interface AreaSheet {
  is: "AreaSheet";
  name: SheetName;
  /** The number of cells in each value's row. */
  rows: number[];
  /** Which columns score. */
  columns: [column: number, points: number][];
  cells: BonusCell[];
  /** The points at each cell of the overflow track. */
  overflow: number[];
  roofs: string[];
  /** The bonuses that every two rows of roofs share. */
  roof_rows: Effect[];
  roof_columns: number[];
  /** Side C: the effects to choose from, again and again. */
  one_die: Effect[][];
  no_mark: Effect[][];
  /** Side D: boxes that fill up, and the one bonus that never does. */
  circles: Box[];
  squares: Box[];
  repeatable: Effect | null;
}

/** A cell of the value area that gives something: an effect, or points. */
export interface BonusCell {
  is: "BonusCell";
  row: number;
  column: number;
  effect: Effect | null;
  points: number;
}

/** Circles or squares before a bonus. */
export interface Box {
  is: "Box";
  cells: number;
  effect: Effect;
}

// --- what is still to be done

export type Frame =
  | { is: "DrawReserve"; pool: Card[] }
  | { is: "FirstCard"; seat: Seat }
  | { is: "DrawHand"; pool: Card[] }
  | { is: "DiscardFirst"; seat: Seat }
  | { is: "DrawActive" }
  | { is: "KingDiscards" }
  | { is: "DrawDice"; tray: Tray }
  | { is: "RollDice" }
  | { is: "ChooseCards" }
  /** In a duel, by seat: the cards laid so far; those of others are hidden. */
  | { is: "LayCards"; lines: Card[][] }
  | { is: "KingReveals" }
  /** The effects still to come. */
  | { is: "Resolve"; queue: [seat: Seat, card: Card][] }
  /** So many more dice are taken from these trays. */
  | { is: "TakeDice"; seat: Seat; card: Card; left: number; trays: Tray[] }
  | { is: "TurnDie"; seat: Seat }
  | { is: "PutCard"; seat: Seat }
  /** The Alchemist marks so many more values, or the Gambler so many roofs. */
  | { is: "MarkByCard"; seat: Seat; card: Card; left: number }
  | { is: "GainCard"; seat: Seat; bonus: boolean }
  | { is: "LoseCards"; seats: Seat[] }
  | { is: "ChooseOracleLine"; seat: Seat }
  | { is: "RollOracle"; seat: Seat; line: string }
  | { is: "CopyDice"; seat: Seat }
  /** Step 5. `lines`: the moves of each of these seats so far; those of others are hidden. */
  | { is: "MarkSheets"; seats: Seat[]; lines: Move[][] }
  | { is: "Finished" };

/** A move as data. Where a move is asked for and answered it is a text, such as `mark c3 R10`. */
export type Move =
  | { is: "Play"; card: Card }
  | { is: "TakeDie"; tray: Tray; die: Die }
  | { is: "Put"; card: Card }
  | { is: "Mark"; cell: number; die: Die | null }
  | { is: "Leave" }
  | { is: "ChooseLine"; line: string }
  | { is: "Copy"; seat: Seat }
  | { is: "UseBonus"; bonus: Bonus }
  | { is: "Gain"; card: Card }
  | { is: "Value"; face: number }
  | { is: "Roof"; cell: string }
  | { is: "MarkBox"; shape: Shape; number: number }
  | { is: "Use"; effect: Effect }
  | { is: "Pick"; number: number }
  | { is: "Without"; die: Die }
  | { is: "TurnTo"; face: number };

// --- hints

export interface Reading {
  is: "Reading";
  /** Whether the six points for the first full line can still be won. */
  race: boolean;
  /** The cards of this round that are not cancelled, in the order in which they act. */
  order: [seat: Seat, card: Card][];
  /** Whether one of them acts just now. */
  acting: boolean;
  /** How many of them are still to come. */
  next: number;
  /** By seat. */
  sheets: SheetRead[];
}

export type SheetRead = HalvesRead | AreasRead;

/** A sheet A or B; the viewer's own with the line being built. */
export interface HalvesRead {
  is: "HalvesRead";
  marked: string[];
  /** The cells that only that line has marked. */
  fresh: string[];
  /** Every row and column with its points. */
  lines: [line: string, points: number][];
  full: string[];
  points: number;
  /** The part of the points that only that line has brought, or cost. */
  brings: number;
  first: number;
  cards: number;
  total: number;
  /** The dice that the line has not used yet. */
  dice: Die[];
  hints: Hint[];
  offers: Offer[];
}

/** What a mark in an open cell would change. */
export interface Hint {
  is: "Hint";
  cell: string;
  /** In the points for lines, without those for the first full one. */
  change: number;
  /** The lines that would lose points, and those it would fill. */
  costs: string[];
  fills: string[];
  /** Whether that brings the points for the first full line. */
  first: boolean;
}

/** A bonus, and what it would allow. */
export interface Offer {
  is: "Offer";
  bonus: Bonus;
  /** Its boxes; null where it needs none. */
  left: number | null;
  cells: string[];
  /** The pile that would come back, or the reserve to choose from. */
  cards: Card[];
  copies: CopyOffer[];
}

/** A seat whose dice could be copied, and the cells they could mark. */
export interface CopyOffer {
  is: "CopyOffer";
  seat: Seat;
  dice: Die[];
  cells: string[];
}

/** A sheet C or D; the viewer's own with the line being built, and what happened by itself. */
export interface AreasRead {
  is: "AreasRead";
  rows: number[];
  overflow: number[];
  /** The lowest value that the overflow track takes next, if it takes any. */
  lowest: number | null;
  /** The values whose rows are full: they go on the overflow track. */
  beyond: number[];
  roofs: string[];
  circles: number[];
  squares: number[];
  /** What only that line has marked. */
  fresh: FreshMarks;
  /** The value columns that score. */
  columns: [column: number, points: number, full: number, open: number][];
  /** The marked cells that bring points by themselves. */
  cells: [face: number, points: number][];
  /** The points of the overflow track. */
  track: number;
  roof_columns: [points: number, full: number, open: number][];
  points: number;
  pending: Effect[];
  /** What is asked for before the next bonus, the next thing first. */
  doing: Doing[];
  /** The values and colours of dice still to be marked. */
  faces: number[];
  colours: Colour[];
  /** The listed effects, one choice of which is asked for. */
  choices: Effect[][];
  /** What the line has told: before its first move, then by each of them. */
  chain: QueenEvent[][];
  hints: AreaHint[];
}

/** How many marks, and which roofs. */
export interface FreshMarks {
  is: "FreshMarks";
  rows: number[];
  overflow: number;
  roofs: string[];
  circles: number[];
  squares: number[];
}

/** What a move would bring, with all that follows by itself. */
export interface AreaHint {
  is: "AreaHint";
  move: string;
  change: number;
  earns: Effect[];
  /** Whether it would have no effect. */
  void: boolean;
}

/** A part of step 5 on sheets C and D. */
export type Doing =
  | "overflow"
  | "roof"
  | "any-value"
  | "any-roof"
  | "value-or-roof"
  | "box"
  | "pick"
  | "or-reserve"
  | "bonus-copy"
  | "without"
  | "then";
