// 12 Chip Trick: its pieces, its views and events as the server sends them, and its scenes. The server's side is
// games/chips/view.py, events.py and state.py.

import type { Selection } from "../../parts/selection.js";
import type { Chair, Decision, NameOf, OptionSpec } from "../../types.js";

export type Colour = "red" | "blue";
/** By chip. */
export type Colours = Record<number, Colour>;

/** What is printed on the pieces. */
export interface Pieces {
  colours: Colours;
  /** A total above it burns, or is halved. */
  limit: number;
  /** So many tokens win the game. */
  enough: number;
  /** How many chips of each colour everybody is dealt. */
  dealt: Record<Colour, number>;
}

/** The options of a game. `burning`: whether a total above the limit burns; otherwise it is halved. */
export interface GameOptions {
  seats: number;
  burning: boolean;
}

export type ChosenOptions = Pick<GameOptions, "burning">;
export interface Specs {
  burning: Omit<OptionSpec, "default"> & { default: boolean };
}

// --- views

/** A player as the viewer sees them. */
export interface SeenPlace {
  is: "Place";
  tokens: number;
  front: number[];
  /** The chips in hand that everybody knows. */
  seen: number[];
  /** The number of red and blue chips in hand of which only the colour is public. */
  red: number;
  blue: number;
  /** Those chips, or null if the viewer does not know them. */
  unseen: number[] | null;
}

/** The dummy: `unseen` counts the unknown chips of its stack, which lie above the known ones (`under`). */
export interface SeenStack {
  is: "Stack";
  tokens: number;
  front: number[];
  /** The back of its top chip, while that chip is unknown. */
  top: Colour | null;
  unseen: number;
  under: number[];
}

/** What is next. */
export type Frame =
  | { is: "DealChips"; seat: number; colour: Colour }
  | { is: "ShowTop" }
  | { is: "DrawLeader" }
  | { is: "PlayChip" }
  | { is: "TurnTop" }
  | { is: "TakeChip" }
  | { is: "Finished" };

/** Everything a seat (or a spectator, if null) may know. */
export interface View {
  is: "View";
  seat: number | null;
  burning: boolean;
  round: number;
  /** Who leads the trick, or has won it. */
  leader: number | null;
  places: SeenPlace[];
  dummy: SeenStack | null;
  middle: number[];
  agenda: Frame[];
}

// --- events

/** Where a taken chip goes. */
export type Where = "front" | "hand" | "stack";
/** What becomes of a total. */
export type Fate = "stands" | "burnt" | "halved";

export type ChipsEvent =
  | { is: "RoundBegan"; round: number }
  | { is: "ChipsDealt"; seat: number; colour: Colour; chips: number[] }
  | { is: "StackMade"; seat: number }
  | { is: "TopShown"; seat: number; colour: Colour }
  | { is: "LeaderDrawn"; seat: number }
  | { is: "TrickBegan"; trick: number; leader: number }
  | { is: "ChipPlayed"; seat: number; chip: number; colour: Colour }
  | { is: "TrickWon"; seat: number; chip: number; colour: Colour; later: number[] }
  | {
      is: "ChipTaken";
      seat: number;
      chip: number;
      colour: Colour;
      to: Where;
      why: "chosen" | "lowest" | "red_first" | "lowest_red" | "only_red" | "only";
    }
  | { is: "RoundEnded"; seat: number }
  | { is: "HandLaid"; seat: number; chips: number[] }
  | { is: "TotalCounted"; seat: number; chips: number[]; total: number; counts: number; fate: Fate }
  | {
      is: "TokenWon";
      seat: number;
      counts: number;
      merit: "highest" | "highest_unburnt" | "highest_burnt";
      shared: number[];
      tokens: number;
    }
  | { is: "GameWon"; seats: number[]; tokens: number; beside: number[] }
  | { is: "DummyOutrun"; dummy: number; seat: number; tokens: number }
  | { is: "DummyWon"; dummy: number; tokens: number };

// --- scenes

/** The dummy's stack: the back on top, the number of unknown chips, and under them the known ones. */
export type Stack = Pick<SeenStack, "unseen" | "top" | "under">;

/** A player's place, or the dummy's. */
export interface Place {
  tokens: number;
  /** The dummy's instead of a hand. */
  stack: Stack | null;
  front: number[];
  /** The chips in hand that everybody knows. */
  seen: number[];
  /** The number of other chips in hand, by colour. */
  backs: Record<Colour, number>;
  /** Those chips, if the viewer knows them. */
  own: number[] | null;
  /** The total at the end of a round. */
  count: { total: number; counts: number; fate: Fate } | null;
  /** The place has won the round. */
  won: boolean;
}

export interface Scene {
  round: number;
  trick: number;
  leader: number | null;
  /** The chips in the middle; `seat` is null if it is not known who played them. */
  middle: { chip: number; seat: number | null }[];
  /** Who has won the trick. */
  winner: number | null;
  /** Who has won the game. */
  winners: number[];
  /** The chip that was just taken. */
  flight: { chip: number; to: number; where: Where } | null;
  burning: boolean;
  places: Place[];
  pieces: Pieces;
}

// --- components

/** The chip being chosen. `verb`: what is asked; null: nothing. */
export type Choosing = Selection & { verb: "play" | "take" | null };

/** What every part of a board is given. `choice`: for the viewer at the table. */
export interface Shared {
  scene: Scene;
  name: NameOf;
  pieces: Pieces;
  decision: Decision | null;
  chairs: Chair[];
  active: Set<number>;
  choice?: Choosing;
}

/** `small`: the board of an explanation. */
export interface BoardProps extends Partial<Shared> {
  scene: Scene;
  seat: number | null;
  name: NameOf;
  pieces: Pieces;
  small?: boolean;
}
