// Queen of 12: its words, its pieces and options, its scenes, and what its components hand to each other. The views and
// events that the server sends are in view.d.ts and events.d.ts.

import type { VNode } from "preact";
import type { OptionSpec } from "../../types.js";
import type * as Told from "./events.js";
import type { AreaHint, AreaSheet, AreasRead, Edition, FreshMarks, Print, View } from "./view.js";

export type * from "./events.js";
export type * from "./view.js";

// --- words

/** The number of a player, from 0. */
export type Seat = number;

/** A card, by its character, in the order in which hands are shown. */
export type Card =
  | "lady"
  | "parasite"
  | "knight"
  | "machine"
  | "druid"
  | "sorcerer"
  | "mountain_guardian"
  | "jungle_guardian"
  | "troublemakers"
  | "great_one"
  | "golem"
  | "alchemist"
  | "philosopher"
  | "mirror"
  | "spy"
  | "collector"
  | "general"
  | "gambler"
  | "oracle";
/** Where a card comes from. */
export type CardKind = "start" | "base" | "promo" | "expansion";

export type Colour = "red" | "purple" | "yellow";
/** A colour in moves and on sheets. */
export type ColourLetter = "R" | "P" | "Y";
export type Tray = "mountains" | "jungle";
/** A and B are grids of two halves, C and D have areas. */
export type SheetName = "A" | "B" | "C" | "D";
export type Half = "left" | "right";
/** What kind of cell is marked. */
export type Spot = "value" | "roof";
/** The bonuses of sheets A and B. */
export type Bonus = "mark" | "copy" | "pile" | "reserve";
/** The bonuses of sheets C and D. The last four are earned in a round; no cell gives them. */
export type Effect =
  | "square"
  | "circle_or_square"
  | "pile"
  | "copy_but_two"
  | "copy_all"
  | "colour"
  | "red"
  | "purple"
  | "yellow"
  | "two_colours"
  | "value"
  | "two_values"
  | "value_or_colour"
  | "value_and_colour"
  | "repeat"
  | "zero"
  | "one_die"
  | "no_mark"
  | "either"
  | "by_philosopher";
/** What stands before a bonus on side D. */
export type Shape = "circle" | "square";
/** Why a discard pile comes back into the hand. */
export type Back = "last_card" | "philosopher" | "parasite" | "gambler" | "bonus";
/** By what a card comes from the reserve; `instead`: of another bonus, on sheets C and D. */
export type How = "alchemist" | "bonus" | "instead";
/** Why a bonus is allowed. */
export type Due = "no_dice" | "nothing_fits" | "philosopher";
/** What the Oracle's die finds in the line. */
export type Hit = "open" | "marked" | "missing";
/** By what a cell of a sheet C or D is marked. */
export type By = "die" | "bonus" | "alchemist" | "gambler" | "general" | "oracle";
/** The titles of the solo game. */
export type Title =
  | "fallen_warrior"
  | "tormented_soul"
  | "recognised_leader"
  | "glorious_ruler"
  | "great_queen"
  | "goddess";

// --- pieces and options

/** How often a bonus of sheets A and B may still copy dice, take the pile back, take from the reserve. */
export type BonusBoxes = Record<"copies" | "piles" | "gains", number>;

/** What is the same in every edition. Numbers that are keys are numbers of players. */
export interface Pieces {
  /** `never`: with so many players it is never in the game; 0: it always may be. `code`: its two letters. */
  characters: Record<Card, { kind: CardKind; never: number; code: string }>;
  /** The reserve of a first game. */
  first: Record<number, Card[]>;
  hand: Card[];
  /** The number of cards in the reserve. */
  reserve: number;
  boxes: Record<number, BonusBoxes>;
  rounds: number;
  colours: Record<Colour, ColourLetter>;
  /** The points of a full line. */
  full_line: number;
  /** Solo: the points from which on a title is won, the lowest first. */
  titles: Record<Title, number>;
  /** The sheets of the Crusade. */
  crusade: Record<number, SheetName[]>;
  /** The cards that everybody has in the Crusade, and those of which the rest of the hand is drawn. */
  crusade_hand: Card[];
  crusade_pool: Record<number, Card[]>;
  /** The sheets with areas. */
  areas: SheetName[];
}

/** The pieces with certain options. `file`: the built-in edition as an owner may change it. */
export interface PiecesOfEdition extends Pieces {
  edition: Edition;
  file: string;
}

/** An edition as its owner writes it. Orders and points are by the characters' titles, trays by the players. */
export interface WrittenEdition {
  name: string;
  order: Record<string, number>;
  points: Record<string, number>;
  trays: Record<string, [mountains: number, jungle: number]>;
  dice: Record<ColourLetter, number>;
  sheet: { [Name in SheetName]?: object };
}

/** The options of a game. `crusade` and `edition` are left out where they are as usual. */
export interface GameOptions {
  seats: number;
  sheet: SheetName;
  reserve: "first" | "random" | Card[];
  promo?: Card[];
  expansion?: Card[];
  crusade?: boolean;
  edition?: WrittenEdition;
}

/** The server's answer about options. */
export interface Checked {
  options: GameOptions;
  pieces: PiecesOfEdition;
}

/** The options as the form keeps them; what was not chosen is null. */
export interface ChosenOptions {
  sheet: SheetName;
  crusade: boolean;
  reserve: "first" | "random" | "agreed";
  promo: Card[] | null;
  expansion: Card[];
  agreed: Card[] | null;
  edition: WrittenEdition | null;
}

type Spec<More> = Omit<OptionSpec, keyof More> & More;

export type Specs = {
  crusade: Spec<{ default: boolean }>;
  sheet: Spec<{ choices: SheetName[] }>;
  reserve: Spec<{ choices: ("first" | "random")[]; members: Card[]; default: "first" | "random" }>;
  promo: Spec<{ members: Card[] }>;
  expansion: Spec<{ members: Card[]; default: Card[] }>;
};

// --- scenes

/** A die as it is drawn. A half of the Lady's die has no colour, or the face 0; before the roll all have the face 0. */
export interface ShownDie {
  colour: Colour | null;
  face: number;
}

/** A die of a scene. `tray`: where it came from, if that was told. */
export interface SceneDie extends ShownDie {
  id: string;
  tray: Tray | null;
}

/** A card of this round. */
export interface OrderCard {
  seat: Seat;
  card: Card;
  /** An equal card, or the King's, has cancelled it. */
  cracked: boolean;
}

/** What is marked on a sheet C or D. Rows and boxes without a mark may be missing. */
export interface SceneAreas {
  rows: number[];
  overflow: number[];
  roofs: string[];
  circles: number[];
  squares: number[];
  pending: Effect[];
  /** The place that was marked last, such as `value 7:3`, `track 2`, `roof b3` or `circle 1`. */
  latest: string | null;
}

/** The parts of the final count that have been told: first those of sheets A and B, then those of C and D. */
export interface Counted {
  left?: Told.HalfCounted;
  right?: Told.HalfCounted;
  cards?: Told.CardsCounted;
  total?: Told.TotalCounted;

  columns?: Told.ValueColumnsCounted;
  cells?: Told.PointCellsCounted;
  overflow?: Told.OverflowCounted;
  roofs?: Told.RoofColumnsCounted;
  all?: Told.AreasCounted;
}

/** The whole count of a sheet A or B. */
export type GridCount = Required<Pick<Counted, "left" | "right" | "cards" | "total">>;
/** A row of that count: its label, and what it shows. `full`: the points of a full line. */
export type CountPart = [part: string, shown: (count: GridCount, full: number) => VNode];
/** The parts of the count of a sheet C or D. */
export type AreaPart = "columns" | "cells" | "overflow" | "roofs";

/** What a player has done in this round. */
export interface RoundOfPlace {
  dice: SceneDie[];
  copied: ShownDie[];
  /** The die the Lady took. */
  lady: SceneDie | null;
  /** Sheets A and B: the cells that were marked. */
  recent: string[];
  /** Sheets A and B: why a bonus is allowed. */
  due: Due | null;
}

/** A player's place. */
export interface Place extends RoundOfPlace {
  hand: Card[];
  pile: Card[];
  reserve: Card[];
  /** Sheets A and B: the marked cells. */
  marks: string[];
  /** Sheets A and B. */
  boxes: BonusBoxes | null;
  /** Sheets C and D. */
  areas: SceneAreas;
  /** The six points for the first full line are won. */
  first: boolean;
  /** There once was no card left: no card is played any more. */
  out: boolean;
  count: Counted;
}

/** Solo: the King's cards; `shown`: the one of this round. */
export interface King {
  deck: Card[];
  discard: Card[];
  shown: Card | null;
}

export interface Scene {
  /** null until a view has shown it. */
  printed: Print | null;
  pieces: Pieces;
  crusade: boolean;
  /** 0: before the first. */
  round: number;
  active: Seat | null;
  trays: Record<Tray, SceneDie[]>;
  /** How often dice were rolled. */
  rolls: number;
  order: OrderCard[];
  /** The card of `order` that acts now; -1: none yet. */
  now: number;
  /** The Oracle's line (none on sheets C and D), and her roll. */
  oracle: { seat: Seat; line: string | null; face: number | null } | null;
  king: King | null;
  /** Dice on their way to a player. */
  flight: { seat: Seat; ids: string[] } | null;
  title: Title | null;
  ownTotal: number | null;
  winners: Seat[];
  over: boolean;
  places: Place[];
}

// --- components

/** What is drawn on a sheet C or D: as read from a view, or as events have told it, without the figures. */
export type ShownAreas = Pick<AreasRead, "rows" | "overflow" | "roofs" | "circles" | "squares"> &
  Partial<Pick<AreasRead, "beyond" | "fresh">> &
  Partial<Nullable<Pick<AreasRead, "lowest" | "columns" | "cells" | "track" | "roof_columns">>>;

type Nullable<T> = { [Field in keyof T]: T[Field] | null };

/** The moves that have a place on a sheet C or D, with their hints. */
export type AreaMoves = Map<string, AreaHint | undefined>;

/** What every part of a sheet C or D is given. */
export interface AreaShared {
  sheet: AreaSheet;
  read: ShownAreas;
  /** The marks that are not confirmed yet. */
  fresh: Omit<FreshMarks, "is">;
  lit: AreaMoves;
  picked: string | null;
  /** The place that was marked last. */
  latest: string | null;
  onPick?: (move: string) => void;
  onLook?: (move: string) => void;
}
