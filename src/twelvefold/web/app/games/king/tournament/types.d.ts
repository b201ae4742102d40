// A tournament of King of 12: what it adds to the views, events and scenes of the ordinary game.

import type { BoardProps, Character, KingEvent, Place, Played, Scene, SeenPlace, TurnOfPlace, View } from "../types.js";

export interface SeenTournamentPlace extends SeenPlace {
  is: "TournamentPlace";
  /** The number of the player's group, from 1; 0: in none. */
  group: number;
  /** The second card under the die, and the cards of which it is one. */
  second: Character | null;
  second_suspects: Character[];
}

export interface TournamentView extends View {
  is: "TournamentView";
  places: SeenTournamentPlace[];
  /** How often any two have met: in the row of a seat, one count for each higher seat; the lowest count is 0. */
  met: number[][];
}

export type GroupSeated = { is: "GroupSeated"; group: number; seats: number[] };
export type WinnersMeet = { is: "WinnersMeet"; cards: Played };

/** What follows an event that names a table happens there. */
export type TournamentEvent =
  | KingEvent
  | GroupSeated
  | { is: "TurnRevealed" }
  | { is: "GroupRevealed"; group: number; cards: Played }
  | { is: "AtGroup"; group: number; seats: number[] }
  | { is: "GroupFirst"; seat: number; value: number }
  | { is: "NobodyGoesOn" }
  | WinnersMeet
  | { is: "GroupUnwon" }
  | { is: "FinalBegins"; seats: number[] }
  | { is: "FinalUnwon" }
  | { is: "TournamentWon"; seat: number };

/** The number of a group, or the winners' table. */
export type TableKey = number | "winners";

/** `home`: what the place showed in its group, while the winners' table is played. */
export interface TournamentPlace extends Place {
  home: Omit<TurnOfPlace, "total"> | null;
}

export interface TournamentScene extends Scene {
  places: TournamentPlace[];
  /** The viewer's seat. */
  viewer: number | null;
  /** The seats of each group; in the final there is one. */
  groups: number[][];
  /** By pair of seats ("2 5"): how often they have met. */
  met: Map<string, number>;
  /** Groups are being seated. */
  seating: boolean;
  final: boolean;
  /** The table that the events are about; null: all tables. */
  at: TableKey | null;
  /** The seats at the winners' table. */
  winners: number[];
  /** The seat that goes on from the viewer's group to the winners' table, while that is told. */
  onward: number | null;
  /** No group has a first in this turn. */
  nobody: boolean;
  /** By table: the seat of a Knight in effect. */
  knights: Partial<Record<TableKey, number>>;
}

export interface TournamentBoardProps extends BoardProps {
  scene: TournamentScene;
}
