"""The story of King of 12, event by event. Each class is told by the sentence of the same name."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from twelvefold.core.events import Event, Seat
from twelvefold.games.king.cards import Cards, Character

Faces = tuple[tuple[Seat, int], ...]
Played = tuple[tuple[Seat, Character], ...]


class Why(Enum):
    """Why a seat scored nothing."""

    CANCELLED = "cancelled"
    OUTRANKED = "outranked"
    PUSHED_OUT = "pushed out"


# --- a round begins


@dataclass(frozen=True, slots=True)
class SetDrawn(Event):
    cards: Cards


@dataclass(frozen=True, slots=True)
class BothPromos(Event):
    """The box advises against playing with both promo characters."""


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int
    dice: Faces


# --- a tournament: who plays with whom. What follows happens at the table that was named last.


@dataclass(frozen=True, slots=True)
class GroupSeated(Event):
    """These players are a group from now on."""

    group: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TurnRevealed(Event):
    """All groups reveal their cards at once."""


@dataclass(frozen=True, slots=True)
class GroupRevealed(Event):
    """The cards of one group."""

    group: int
    cards: Played


@dataclass(frozen=True, slots=True)
class AtGroup(Event):
    """The story goes on in this group."""

    group: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class GroupFirst(Event):
    """First in a group: no token yet, but a seat at the winners' table."""

    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class NobodyGoesOn(Event):
    """No group has a first: no winners' table in this turn."""


@dataclass(frozen=True, slots=True)
class WinnersMeet(Event):
    """The winners' table, with the cards played in the groups; the story goes on there until the turn ends."""

    cards: Played


@dataclass(frozen=True, slots=True)
class GroupUnwon(Event):
    """Every total of this group was cancelled."""


@dataclass(frozen=True, slots=True)
class FinalBegins(Event):
    """Several have won two rounds: these play a final round."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class FinalUnwon(Event):
    """Every total of the final round was cancelled: it is played again."""


@dataclass(frozen=True, slots=True)
class TournamentWon(Event):
    """Won by the final round."""

    seat: Seat


# --- steps 1 and 2


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    cards: Played


@dataclass(frozen=True, slots=True)
class CardsCancelled(Event):
    """Equal characters cancel each other."""

    card: Character
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class LadyCancelled(Event):
    """A lone Lady cancels every other card still standing."""

    seat: Seat
    cards: Played


# --- step 3


@dataclass(frozen=True, slots=True)
class DicePassed(Event):
    seat: Seat
    before: Faces
    after: Faces


@dataclass(frozen=True, slots=True)
class DieTurned(Event):
    """A die turned by a card; ``owner`` played that card."""

    seat: Seat
    card: Character
    owner: Seat
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    seat: Seat
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class ValueChanged(Event):
    seat: Seat
    card: Character
    face: int
    value: int


# --- step 4


@dataclass(frozen=True, slots=True)
class ValuesCompared(Event):
    values: Faces


@dataclass(frozen=True, slots=True)
class FaunTurned(Event):
    """Before it would be cancelled, the Faun's die turns (or stays, if its face is the one)."""

    seat: Seat
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class DiceCancelled(Event):
    value: int
    seats: tuple[Seat, ...]


# --- step 5


@dataclass(frozen=True, slots=True)
class LowBeatsHigh(Event):
    """The Knight."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlacesSwapped(Event):
    """The Gambler; the places after it."""

    seat: Seat
    first: Seat | None
    second: Seat | None


@dataclass(frozen=True, slots=True)
class CollectorFirst(Event):
    """The Collector's die was cancelled: first instead. Who was first is second."""

    seat: Seat
    second: Seat | None


@dataclass(frozen=True, slots=True)
class FirstPlace(Event):
    seat: Seat
    value: int
    token: int
    points: int


@dataclass(frozen=True, slots=True)
class SecondPlace(Event):
    seat: Seat
    value: int
    token: int
    points: int


@dataclass(frozen=True, slots=True)
class NobodyFirst(Event):
    pass


@dataclass(frozen=True, slots=True)
class NobodySecond(Event):
    pass


@dataclass(frozen=True, slots=True)
class ScoredNothing(Event):
    seat: Seat
    value: int
    why: Why


@dataclass(frozen=True, slots=True)
class LadyMayTake(Event):
    thief: Seat
    victim: Seat


@dataclass(frozen=True, slots=True)
class LadiesTied(Event):
    """Several Ladies met, but the lowest or the highest value is shared among them."""

    values: Faces


@dataclass(frozen=True, slots=True)
class NothingToTake(Event):
    thief: Seat
    victim: Seat


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    thief: Seat
    victim: Seat
    token: int


@dataclass(frozen=True, slots=True)
class TokenLeft(Event):
    """The Lady declined."""

    thief: Seat
    victim: Seat


# --- the end of a round


@dataclass(frozen=True, slots=True)
class LastCardReached(Event):
    """The round ends: these seats have one card left."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PointsReached(Event):
    """The round ends: this seat has eight points or more."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class TotalsCompared(Event):
    totals: Faces


@dataclass(frozen=True, slots=True)
class TotalsCancelled(Event):
    points: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RoundWon(Event):
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class RoundUnwon(Event):
    """Every total was cancelled."""


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """For the winner's eyes."""

    seat: Seat
    card: Character


@dataclass(frozen=True, slots=True)
class CardHidden(Event):
    """For everybody else."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class DiceLifted(Event):
    """The game is over: what lay under the dice."""

    cards: Played


AnyEvent = (
    SetDrawn
    | BothPromos
    | RoundBegan
    | GroupSeated
    | TurnRevealed
    | GroupRevealed
    | AtGroup
    | GroupFirst
    | NobodyGoesOn
    | WinnersMeet
    | GroupUnwon
    | FinalBegins
    | FinalUnwon
    | TournamentWon
    | CardsRevealed
    | CardsCancelled
    | LadyCancelled
    | DicePassed
    | DieTurned
    | DieRolled
    | ValueChanged
    | ValuesCompared
    | FaunTurned
    | DiceCancelled
    | LowBeatsHigh
    | PlacesSwapped
    | CollectorFirst
    | FirstPlace
    | SecondPlace
    | NobodyFirst
    | NobodySecond
    | ScoredNothing
    | LadyMayTake
    | LadiesTied
    | NothingToTake
    | TokenTaken
    | TokenLeft
    | LastCardReached
    | PointsReached
    | TotalsCompared
    | TotalsCancelled
    | RoundWon
    | RoundUnwon
    | CardLaid
    | CardHidden
    | GameWon
    | DiceLifted
)
