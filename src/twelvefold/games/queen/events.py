"""What is told of a game of Queen of 12. Everything here is for everybody: nothing stays hidden after the reveal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Annotated, TypeAlias

from twelvefold.core.events import Event, Seat
from twelvefold.games.queen.cards import Cards, Character, Colour, Dice, Tray
from twelvefold.games.queen.sheets.grid.sheet import Half

ToldDie = tuple[Colour, int]
"""A die as it is told: its colour and its face."""
ToldDice = tuple[ToldDie, ...]
LineName: TypeAlias = Annotated[str, "line"]
"""A row of a half or a column, by its name in notation; clients say it in words."""


def told(dice: Dice) -> ToldDice:
    """Dice as they are told."""
    return tuple([(die.colour, die.face) for die in dice if die.colour is not None])


class Back(Enum):
    """Why a discard pile comes back into the hand."""

    LAST_CARD = "last_card"
    PHILOSOPHER = "philosopher"
    PARASITE = "parasite"
    GAMBLER = "gambler"
    BONUS = "bonus"


class How(Enum):
    """By what a card comes from the reserve."""

    ALCHEMIST = "alchemist"
    BONUS = "bonus"
    INSTEAD = "instead"
    """Instead of another bonus, on sheets C and D."""


class Due(Enum):
    """Why a bonus is allowed."""

    NO_DICE = "no_dice"
    NOTHING_FITS = "nothing_fits"
    PHILOSOPHER = "philosopher"


class Spot(Enum):
    """What kind of cell is marked."""

    VALUE = "value"
    ROOF = "roof"


def spot(value: bool) -> Spot:
    """What kind of cell is told."""
    return Spot.VALUE if value else Spot.ROOF


class Hit(Enum):
    """What the Oracle's die finds in the line."""

    OPEN = "open"
    MARKED = "marked"
    MISSING = "missing"


class Title(Enum):
    """The titles of the solo game."""

    FALLEN_WARRIOR = 0
    TORMENTED_SOUL = 71
    RECOGNISED_LEADER = 86
    GLORIOUS_RULER = 101
    GREAT_QUEEN = 116
    GODDESS = 131


# --- setting up


@dataclass(frozen=True, slots=True)
class ReserveDrawn(Event):
    cards: Cards


@dataclass(frozen=True, slots=True)
class FirstCardMoved(Event):
    """Duel and solo: a card of the reserve starts in hand."""

    seat: Seat
    card: Character


@dataclass(frozen=True, slots=True)
class HandDrawn(Event):
    """The Crusade: these join everybody's hand."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class FirstDiscarded(Event):
    """The Crusade: everybody discards one of the five drawn cards at random."""

    seat: Seat
    card: Character


@dataclass(frozen=True, slots=True)
class ActiveDrawn(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class KingDiscarded(Event):
    """Solo: before round 1 the King's top card goes to his discard."""

    card: Character


# --- a round begins


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int
    seat: Seat
    """Who is active."""


@dataclass(frozen=True, slots=True)
class DiceDrawn(Event):
    """From the bag into a tray."""

    tray: Tray
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    mountains: ToldDice
    jungle: ToldDice


@dataclass(frozen=True, slots=True)
class NewPileStarted(Event):
    """The last card in hand starts a new pile."""

    seat: Seat
    card: Character


@dataclass(frozen=True, slots=True)
class PileTaken(Event):
    seat: Seat
    cards: Cards
    why: Back


@dataclass(frozen=True, slots=True)
class KingShuffled(Event):
    """Solo: the King's discard goes back into his deck; ``empty``: because the deck is used up."""

    empty: bool


@dataclass(frozen=True, slots=True)
class CannotPlay(Event):
    """Who has a single card, or none, plays none."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    """All cards of the round, in the order of their numbers, in which those act that are not cancelled."""

    cards: tuple[tuple[Seat, Character], ...]


@dataclass(frozen=True, slots=True)
class KingRevealed(Event):
    card: Character


@dataclass(frozen=True, slots=True)
class CardsCancelled(Event):
    card: Character
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class KingCancelled(Event):
    """Solo: the King shows the same character."""

    seat: Seat
    card: Character


# --- effects


@dataclass(frozen=True, slots=True)
class DiceTaken(Event):
    seat: Seat
    card: Character
    dice: ToldDice
    trays: tuple[Tray, ...]
    """Where each of them lay."""


@dataclass(frozen=True, slots=True)
class NothingTaken(Event):
    """No die fits the card, or the trays are empty."""

    seat: Seat
    card: Character


@dataclass(frozen=True, slots=True)
class SpyBlocked(Event):
    """A Guardian was played, by these."""

    seat: Seat
    guards: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CardPutBack(Event):
    seat: Seat
    card: Character


@dataclass(frozen=True, slots=True)
class CardGone(Event):
    """The Crusade has no reserve: what the Parasite takes away is gone."""

    seat: Seat
    card: Character


@dataclass(frozen=True, slots=True)
class CardGained(Event):
    seat: Seat
    card: Character
    how: How


@dataclass(frozen=True, slots=True)
class KingGained(Event):
    """Solo: what the player gains joins the King's deck, too."""

    card: Character


@dataclass(frozen=True, slots=True)
class KingLost(Event):
    """Solo: what the player puts back leaves the King's cards, too."""

    card: Character


@dataclass(frozen=True, slots=True)
class CardMarked(Event):
    """A card marks a cell."""

    seat: Seat
    card: Character
    cell: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class MarkForgone(Event):
    """A card could mark more, and its player leaves it."""

    seat: Seat
    card: Character


@dataclass(frozen=True, slots=True)
class NothingToMark(Event):
    """A card finds no cell to mark."""

    seat: Seat
    card: Character


@dataclass(frozen=True, slots=True)
class CardLost(Event):
    """By the Gambler of another."""

    seat: Seat
    card: Character


@dataclass(frozen=True, slots=True)
class LineChosen(Event):
    seat: Seat
    line: str


@dataclass(frozen=True, slots=True)
class OracleRolled(Event):
    """``hit``: the value is open in the line, marked there already, or not there at all."""

    seat: Seat
    line: str
    face: int
    hit: Hit


@dataclass(frozen=True, slots=True)
class NothingToCopy(Event):
    """The Mirror finds no other player with dice."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DiceCopied(Event):
    """By the Mirror, or by a bonus."""

    seat: Seat
    owner: Seat
    dice: ToldDice
    mirror: bool


@dataclass(frozen=True, slots=True)
class DiceLeft(Event):
    """What nobody took, and where each lies."""

    dice: ToldDice
    trays: tuple[Tray, ...]


# --- marks and bonuses


@dataclass(frozen=True, slots=True)
class DieMarked(Event):
    seat: Seat
    die: ToldDie
    cell: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class DiceUnused(Event):
    """Dice that mark nothing, by choice or because nothing fits."""

    seat: Seat
    dice: ToldDice


@dataclass(frozen=True, slots=True)
class BonusDue(Event):
    seat: Seat
    why: Due


@dataclass(frozen=True, slots=True)
class NoBonusLeft(Event):
    """A bonus would be due, but none has anything to give."""

    seat: Seat
    why: Due


@dataclass(frozen=True, slots=True)
class BonusMarked(Event):
    seat: Seat
    cell: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class BonusForgone(Event):
    """The bonus to mark a cell was chosen, and no cell marked."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LineFilled(Event):
    """The first full line: six points for all who fill one in this round."""

    seat: Seat
    lines: tuple[LineName, ...]
    points: int


# --- the end


@dataclass(frozen=True, slots=True)
class HalfCounted(Event):
    """What the rows and the columns of a half bring, one after the other."""

    seat: Seat
    half: Half
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class CardsCounted(Event):
    seat: Seat
    cards: tuple[tuple[Character, int], ...]
    points: int


@dataclass(frozen=True, slots=True)
class TotalCounted(Event):
    seat: Seat
    halves: int
    first: int
    cards: int
    total: int


@dataclass(frozen=True, slots=True)
class CellsCompared(Event):
    """Equal totals: the most marked cells decide."""

    cells: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class NobodyWon(Event):
    """These are equal in points and in cells."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class OwnTotal(Event):
    """The Crusade alone: there are no titles; the total counts against one's own best."""

    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class TitleWon(Event):
    """Solo."""

    seat: Seat
    total: int
    title: Title


AnyEvent = (
    ReserveDrawn
    | FirstCardMoved
    | HandDrawn
    | FirstDiscarded
    | ActiveDrawn
    | KingDiscarded
    | RoundBegan
    | DiceDrawn
    | DiceRolled
    | NewPileStarted
    | PileTaken
    | KingShuffled
    | CannotPlay
    | CardsRevealed
    | KingRevealed
    | CardsCancelled
    | KingCancelled
    | DiceTaken
    | NothingTaken
    | SpyBlocked
    | CardPutBack
    | CardGone
    | CardGained
    | KingGained
    | KingLost
    | CardMarked
    | MarkForgone
    | NothingToMark
    | CardLost
    | LineChosen
    | OracleRolled
    | NothingToCopy
    | DiceCopied
    | DiceLeft
    | DieMarked
    | DiceUnused
    | BonusDue
    | NoBonusLeft
    | BonusMarked
    | BonusForgone
    | LineFilled
    | HalfCounted
    | CardsCounted
    | TotalCounted
    | CellsCompared
    | GameWon
    | NobodyWon
    | OwnTotal
    | TitleWon
)
