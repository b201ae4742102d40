// The events of Queen of 12 as the server sends them: games/queen/events.py and games/queen/sheets/areas/events.py.

import type { Back, By, Card, Colour, Due, Effect, Half, Hit, How, Seat, Shape, Spot, Title, Tray } from "./types.js";

/** A die as it is told. */
export type ToldDie = [colour: Colour, face: number];

interface Event {
  is: string;
}

// --- setting up

export interface ReserveDrawn extends Event { is: "ReserveDrawn"; cards: Card[] }
/** Duel and solo: a card of the reserve starts in hand. */
export interface FirstCardMoved extends Event { is: "FirstCardMoved"; seat: Seat; card: Card }
export interface ActiveDrawn extends Event { is: "ActiveDrawn"; seat: Seat }
/** Solo: before round 1 the King's top card goes to his discard. */
export interface KingDiscarded extends Event { is: "KingDiscarded"; card: Card }
/** The Crusade: these join everybody's hand. */
export interface HandDrawn extends Event { is: "HandDrawn"; cards: Card[] }
/** The Crusade: everybody discards one of the five drawn cards at random. */
export interface FirstDiscarded extends Event { is: "FirstDiscarded"; seat: Seat; card: Card }

// --- a round begins

/** `seat`: who is active. */
export interface RoundBegan extends Event { is: "RoundBegan"; round: number; seat: Seat }
/** From the bag into a tray. */
export interface DiceDrawn extends Event { is: "DiceDrawn"; tray: Tray; colours: Colour[] }
export interface DiceRolled extends Event { is: "DiceRolled"; mountains: ToldDie[]; jungle: ToldDie[] }
/** The last card in hand starts a new pile. */
export interface NewPileStarted extends Event { is: "NewPileStarted"; seat: Seat; card: Card }
export interface PileTaken extends Event { is: "PileTaken"; seat: Seat; cards: Card[]; why: Back }
/** Solo: the King's discard goes back into his deck; `empty`: because the deck is used up. */
export interface KingShuffled extends Event { is: "KingShuffled"; empty: boolean }
/** A player with a single card, or none, plays none. `cards`: how many are left. */
export interface CannotPlay extends Event { is: "CannotPlay"; seat: Seat; cards: number }
/** All cards of the round, in the order in which they act. */
export interface CardsRevealed extends Event { is: "CardsRevealed"; cards: [seat: Seat, card: Card][] }
export interface KingRevealed extends Event { is: "KingRevealed"; card: Card }
export interface CardsCancelled extends Event { is: "CardsCancelled"; card: Card; seats: Seat[] }
/** Solo: the King shows the same character. */
export interface KingCancelled extends Event { is: "KingCancelled"; seat: Seat; card: Card }

// --- effects

/** `trays`: where each of the dice lay. */
export interface DiceTaken extends Event { is: "DiceTaken"; seat: Seat; card: Card; dice: ToldDie[]; trays: Tray[] }
/** No die fits the card, or the trays are empty. */
export interface NothingTaken extends Event { is: "NothingTaken"; seat: Seat; card: Card }
/** These players have played a Guardian. */
export interface SpyBlocked extends Event { is: "SpyBlocked"; seat: Seat; guards: Seat[] }
export interface CardPutBack extends Event { is: "CardPutBack"; seat: Seat; card: Card }
export interface CardGained extends Event { is: "CardGained"; seat: Seat; card: Card; how: How }
/** The Crusade has no reserve: what the Parasite takes away is gone. */
export interface CardGone extends Event { is: "CardGone"; seat: Seat; card: Card }
/** Solo: what the player gains joins the King's deck, too. */
export interface KingGained extends Event { is: "KingGained"; card: Card }
/** Solo: what the player puts back leaves the King's cards, too. */
export interface KingLost extends Event { is: "KingLost"; card: Card }
/** Sheets A and B: a card marks a cell. */
export interface CardMarked extends Event { is: "CardMarked"; seat: Seat; card: Card; cell: string; spot: Spot }
/** A card could mark more, and its player leaves it. */
export interface MarkForgone extends Event { is: "MarkForgone"; seat: Seat; card: Card }
/** A card finds no cell to mark. */
export interface NothingToMark extends Event { is: "NothingToMark"; seat: Seat; card: Card }
/** By another player's Gambler. */
export interface CardLost extends Event { is: "CardLost"; seat: Seat; card: Card }
/** Sheets A and B: the Oracle names a line. */
export interface LineChosen extends Event { is: "LineChosen"; seat: Seat; line: string }
/** `hit`: the value is open in the line, marked there already, or not there at all. */
export interface OracleRolled extends Event { is: "OracleRolled"; seat: Seat; line: string; face: number; hit: Hit }
/** Sheets C and D. `same`: it is the value just marked; `full`: its row is full, so it goes on the overflow track. */
export interface OracleRolledValue extends Event {
  is: "OracleRolledValue"; seat: Seat; face: number; same: boolean; full: boolean;
}
/** Sheets C and D: the Lady turns her die to another face. */
export interface DieTurned extends Event { is: "DieTurned"; seat: Seat; die: ToldDie; face: number }
/** The Mirror finds no other player with dice. */
export interface NothingToCopy extends Event { is: "NothingToCopy"; seat: Seat }
/** By the Mirror, or by a bonus. */
export interface DiceCopied extends Event { is: "DiceCopied"; seat: Seat; owner: Seat; dice: ToldDie[]; mirror: boolean }
/** The dice that nobody took, and where each lies. */
export interface DiceLeft extends Event { is: "DiceLeft"; dice: ToldDie[]; trays: Tray[] }

// --- marks and bonuses of sheets A and B

export interface DieMarked extends Event { is: "DieMarked"; seat: Seat; die: ToldDie; cell: string; spot: Spot }
/** Dice that mark nothing, by choice or because nothing fits. */
export interface DiceUnused extends Event { is: "DiceUnused"; seat: Seat; dice: ToldDie[] }
export interface BonusDue extends Event { is: "BonusDue"; seat: Seat; why: Due }
/** A bonus would be due, but none has anything to give. */
export interface NoBonusLeft extends Event { is: "NoBonusLeft"; seat: Seat; why: Due }
export interface BonusMarked extends Event { is: "BonusMarked"; seat: Seat; cell: string; spot: Spot }
/** The bonus to mark a cell was chosen, and no cell marked. */
export interface BonusForgone extends Event { is: "BonusForgone"; seat: Seat }
/** The first full line: six points for all who fill one in this round. */
export interface LineFilled extends Event { is: "LineFilled"; seat: Seat; lines: string[]; points: number }

// --- marks and bonuses of sheets C and D

/** The next cell of a value's row; columns count from 1. */
export interface ValueMarked extends Event { is: "ValueMarked"; seat: Seat; face: number; column: number; by: By }
/** On the overflow track; cells count from 1. */
export interface ValueWritten extends Event { is: "ValueWritten"; seat: Seat; face: number; cell: number; by: By }
/** Their rows are full, and they do not fit the overflow track. */
export interface ValuesLost extends Event { is: "ValuesLost"; seat: Seat; faces: number[] }
/** There is no open roof for them. */
export interface ColoursLost extends Event { is: "ColoursLost"; seat: Seat; colours: Colour[] }
export interface RoofMarked extends Event { is: "RoofMarked"; seat: Seat; cell: string; colour: Colour; by: By }
/** By a cell, a full row of roofs, or what a player did in this round. */
export interface BonusEarned extends Event { is: "BonusEarned"; seat: Seat; effect: Effect }
export interface EffectUsed extends Event { is: "EffectUsed"; seat: Seat; effect: Effect }
/** There was nothing it could do. */
export interface EffectVoid extends Event { is: "EffectVoid"; seat: Seat; effect: Effect }
/** A circle or a square before the effect; boxes count from 1. */
export interface BoxMarked extends Event { is: "BoxMarked"; seat: Seat; shape: Shape; number: number; effect: Effect }
/** Under the base rules: a card of the reserve instead of the effect. */
export interface ReserveInstead extends Event { is: "ReserveInstead"; seat: Seat; effect: Effect }

// --- the count

/** Sheets A and B: what the rows and the columns of a half bring, one after the other. */
export interface HalfCounted extends Event {
  is: "HalfCounted"; seat: Seat; half: Half; rows: number[]; columns: number[]; points: number;
}
export interface CardsCounted extends Event {
  is: "CardsCounted"; seat: Seat; cards: [card: Card, points: number][]; points: number;
}
export interface TotalCounted extends Event {
  is: "TotalCounted"; seat: Seat; halves: number; first: number; cards: number; total: number;
}
/** Sheets C and D: the columns of values that score when they are full. */
export interface ValueColumnsCounted extends Event {
  is: "ValueColumnsCounted"; seat: Seat; columns: [column: number, points: number][]; points: number;
}
/** The marked cells that bring points by themselves. */
export interface PointCellsCounted extends Event {
  is: "PointCellsCounted"; seat: Seat; cells: [face: number, points: number][]; points: number;
}
/** The number at the last written cell of the overflow track. */
export interface OverflowCounted extends Event { is: "OverflowCounted"; seat: Seat; track: number[]; points: number }
/** What each column of roofs brings. */
export interface RoofColumnsCounted extends Event {
  is: "RoofColumnsCounted"; seat: Seat; columns: number[]; points: number;
}
/** All of a sheet C or D. */
export interface AreasCounted extends Event { is: "AreasCounted"; seat: Seat; total: number }

// --- the end

/** Equal totals: the most marked cells decide. */
export interface CellsCompared extends Event { is: "CellsCompared"; cells: [seat: Seat, cells: number][] }
export interface GameWon extends Event { is: "GameWon"; seat: Seat; total: number }
/** These players are equal in points and in cells. */
export interface NobodyWon extends Event { is: "NobodyWon"; seats: Seat[] }
/** The Crusade alone: there are no titles; the total counts against one's own best. */
export interface OwnTotal extends Event { is: "OwnTotal"; seat: Seat; total: number }
/** Solo. */
export interface TitleWon extends Event { is: "TitleWon"; seat: Seat; total: number; title: Title }

/** The events of the Crusade and of sheets C and D. */
export type AreaEvent =
  | HandDrawn | FirstDiscarded | CardGone | DieTurned | OracleRolledValue
  | ValueMarked | ValueWritten | ValuesLost | ColoursLost | RoofMarked
  | BonusEarned | EffectUsed | EffectVoid | BoxMarked | ReserveInstead
  | ValueColumnsCounted | PointCellsCounted | OverflowCounted | RoofColumnsCounted | AreasCounted;

/** All events. */
export type QueenEvent =
  | ReserveDrawn | FirstCardMoved | ActiveDrawn | KingDiscarded
  | RoundBegan | DiceDrawn | DiceRolled | NewPileStarted | PileTaken | KingShuffled | CannotPlay
  | CardsRevealed | KingRevealed | CardsCancelled | KingCancelled
  | DiceTaken | NothingTaken | SpyBlocked | CardPutBack | CardGained | KingGained | KingLost
  | CardMarked | MarkForgone | NothingToMark | CardLost | LineChosen | OracleRolled
  | NothingToCopy | DiceCopied | DiceLeft
  | DieMarked | DiceUnused | BonusDue | NoBonusLeft | BonusMarked | BonusForgone | LineFilled
  | HalfCounted | CardsCounted | TotalCounted
  | CellsCompared | GameWon | NobodyWon | OwnTotal | TitleWon
  | AreaEvent;
