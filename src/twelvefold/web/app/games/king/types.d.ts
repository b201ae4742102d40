// King of 12: its pieces, its views and events as the server sends them, and its scenes. The server's side is
// games/king/view.py, events.py and state.py.

import type { Chair, Decision, NameOf, OptionSpec } from "../../types.js";

export type Character =
  | "knight"
  | "gambler"
  | "lady"
  | "merchants"
  | "troublemakers"
  | "reverser"
  | "sorcerer"
  | "oracle"
  | "alchemist"
  | "machine"
  | "parasite"
  | "golem"
  | "collector"
  | "faun";

/** What a character changes. */
export type Kind = "ranking" | "cancel" | "die" | "value";

/** What is printed on the pieces. */
export interface Pieces {
  characters: Record<Character, { kind: Kind; blue: boolean; promo: boolean }>;
  /** The set of a first game. */
  first: Character[];
  /** The number of characters in a set. */
  size: number;
  /** The five faces around each face of the die. */
  neighbours: Record<number, number[]>;
  /** The characters of every set. */
  always: Character[];
  /** Passed dice move on by so many places. */
  passes: number;
  /** With so many points a round ends. */
  points: number;
  /** With so many rounds won the game is won. */
  rounds: number;
  /** By the number of players: the possible groups of a tournament, the usual ones first. */
  groups: Record<number, string[]>;
}

/** The options of a game. `groups`: in a tournament alone. */
export interface GameOptions {
  seats: number;
  set: "first" | "random" | Character[];
  promo: Character[];
  groups?: string;
}

/** The options as the form keeps them; what was not chosen is null. */
export interface ChosenOptions {
  set: "first" | "random" | "agreed";
  promo: Character[];
  agreed: Character[] | null;
  groups: string | null;
}

export interface Specs {
  set: Omit<OptionSpec, "choices" | "default"> & { choices: ("first" | "random")[]; default: "first" | "random" };
  promo: Omit<OptionSpec, "members" | "default"> & { members: Character[]; default: Character[] };
  groups: OptionSpec;
}

// --- views

/** How many tokens worth 1 and worth 2. */
export type Tokens = [number, number];

/** A seat with a number: the face or the value of its die, or its points. */
export type Faces = [seat: number, number: number][];
/** A seat with a card. */
export type Played = [seat: number, card: Character][];

/** A player as the viewer sees them. `hand` and `under` are null if the viewer does not know them. */
export interface SeenPlace {
  is: "Place" | "TournamentPlace";
  /** 0: not rolled yet. */
  die: number;
  tokens: Tokens;
  played: Character[];
  /** The number of cards in hand. */
  cards: number;
  hand: Character[] | null;
  under: Character | null;
  /** The cards of which one lies under the die, for all that everybody has seen; none: no card there. */
  suspects: Character[];
}

/** Seats that compare with each other, and their cards. */
export interface Ring {
  is: "Ring";
  seats: number[];
  cards: Character[];
  prizes: [first: number, second: number];
}

/** What is next. Thefts are pairs of thief and victim. */
export type Frame =
  | { is: "DrawSet"; promos: Character[] }
  | { is: "DrawGroup"; sizes: number[] }
  | { is: "RollDice" }
  | { is: "ChooseCards" }
  | { is: "TurnDice"; rings: Ring[] }
  | { is: "RollOracles"; rings: Ring[] }
  | { is: "TakeTokens"; thefts: [number, number][] }
  | { is: "TakeInGroups"; thefts: [number, number][]; firsts: number[] }
  | { is: "LayCard"; seat: number }
  | { is: "LayCards"; seats: number[] }
  | { is: "LaySeconds"; seats: number[] }
  | { is: "Crowned"; seat: number };

/** Everything a seat (or a spectator, if null) may know. */
export interface View {
  is: "View" | "TournamentView";
  seat: number | null;
  /** Empty until it is drawn. */
  set: Character[];
  round: number;
  places: SeenPlace[];
  agenda: Frame[];
}

// --- events

export type SetDrawn = { is: "SetDrawn"; cards: Character[] };
export type RoundBegan = { is: "RoundBegan"; round: number; dice: Faces };
export type CardsRevealed = { is: "CardsRevealed"; cards: Played };
export type DicePassed = { is: "DicePassed"; seat: number; before: Faces; after: Faces };
export type FirstPlace = { is: "FirstPlace"; seat: number; value: number; token: number; points: number };
export type SecondPlace = { is: "SecondPlace"; seat: number; value: number; token: number; points: number };

/** The events of the ordinary game. Those of a tournament are in tournament/types.d.ts. */
export type KingEvent =
  | SetDrawn
  | { is: "BothPromos" }
  | RoundBegan
  | CardsRevealed
  | { is: "CardsCancelled"; card: Character; seats: number[] }
  | { is: "LadyCancelled"; seat: number; cards: Played }
  | DicePassed
  | { is: "DieTurned"; seat: number; card: Character; owner: number; before: number; after: number }
  | { is: "DieRolled"; seat: number; before: number; after: number }
  | { is: "ValueChanged"; seat: number; card: Character; face: number; value: number }
  | { is: "ValuesCompared"; values: Faces }
  | { is: "FaunTurned"; seat: number; before: number; after: number }
  | { is: "DiceCancelled"; value: number; seats: number[] }
  | { is: "LowBeatsHigh"; seat: number }
  | { is: "PlacesSwapped"; seat: number; first: number | null; second: number | null }
  | { is: "CollectorFirst"; seat: number; second: number | null }
  | FirstPlace
  | SecondPlace
  | { is: "NobodyFirst" }
  | { is: "NobodySecond" }
  | { is: "ScoredNothing"; seat: number; value: number; why: "cancelled" | "outranked" | "pushed_out" }
  | { is: "LadyMayTake"; thief: number; victim: number }
  | { is: "LadiesTied"; values: Faces }
  | { is: "NothingToTake"; thief: number; victim: number }
  | { is: "TokenTaken"; thief: number; victim: number; token: number }
  | { is: "TokenLeft"; thief: number; victim: number }
  | { is: "LastCardReached"; seats: number[] }
  | { is: "PointsReached"; seat: number; points: number }
  | { is: "TotalsCompared"; totals: Faces }
  | { is: "TotalsCancelled"; points: number; seats: number[] }
  | { is: "RoundWon"; seat: number; points: number }
  | { is: "RoundUnwon" }
  | { is: "CardLaid"; seat: number; card: Character }
  | { is: "CardHidden"; seat: number }
  | { is: "GameWon"; seat: number }
  | { is: "DiceLifted"; cards: Played };

// --- scenes

/** What a place shows of a turn. */
export interface TurnOfPlace {
  card: Character | null;
  /** The card's: it stands, an equal one cancelled it, or a Lady did. */
  fate: "stands" | "cracked" | "silenced" | null;
  value: number | null;
  /** The die is cancelled. */
  dark: boolean;
  rank: 1 | 2 | null;
  /** Where the die was passed from, and in which turn. */
  from: { seat: number; turn: number } | null;
  /** The points, when a round ends. */
  total: "compared" | "cancelled" | "won" | null;
}

/** A player's place. */
export interface Place extends TurnOfPlace {
  die: number | null;
  /** How often the die was rolled. */
  rolls: number;
  tokens: Tokens;
  played: Character[];
  hand: Character[] | null;
  /** The number of rounds won: the card for the last one may still have to be laid. */
  won: number;
  /** The number of cards under the die; those the viewer knows; for each other one, which it may be. */
  under: number;
  known: Character[];
  suspects: Character[][];
}

/** A token on its way; `from` is null if it comes from the pool. */
export interface TokenFlight {
  token: number;
  from: number | null;
  to: number;
}

export interface Scene {
  round: number;
  turn: number;
  /** null until it is drawn. */
  set: Character[] | null;
  /** The seat of a Knight in effect. */
  knight: number | null;
  flight: TokenFlight | null;
  /** The seat that has won the game. */
  crowned: number | null;
  pieces: Pieces;
  places: Place[];
}

/** The steps of the ordinary game. They keep what a tournament adds to the scene. */
export type KingSteps = { [E in KingEvent as E["is"]]?: <S extends Scene>(scene: S, event: E) => S };

// --- components

/** Of a seat's card of this turn: none, or the fate of a revealed card. */
export type CardState = "empty" | "thinking" | "sealed" | NonNullable<TurnOfPlace["fate"]>;

/** The open decision; `choosing`: everybody chooses the card of the next turn. */
export type OpenDecision = Decision & { choosing: boolean };

/** What every part of a board is given. */
export interface Shared {
  scene: Scene;
  name: NameOf;
  pieces: Pieces;
  decision: OpenDecision | null;
  chairs: Chair[];
  active: Set<number>;
}

/**
 * `seats`: the seats at this table; `seat`: the viewer's; `decision`: the open one; `chairs`: who sits there (both
 * missing in a replay); `active`: the seats of the last event; `hold`: keep showing the last turn while the next one is
 * being chosen; `small`: the board of an explanation.
 */
export interface BoardProps extends Partial<Shared> {
  scene: Scene;
  seats?: number[];
  seat: number | null;
  name: NameOf;
  pieces: Pieces;
  hold?: boolean;
  small?: boolean;
}
