"""The story of 12 Chip Trick, event by event. Each class is told by the sentence of the same name.

The dummy's place is named like a seat: its play is told like anyone's.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from twelvefold.core.events import Event, Seat
from twelvefold.games.chips.chips import Chips, Colour
from twelvefold.games.chips.scoring import Fate


class Where(Enum):
    """Where a taken chip goes."""

    FRONT = "front"
    HAND = "hand"
    STACK = "stack"


class Why(Enum):
    """What bound the one who took a chip, if anything."""

    CHOSEN = "chosen"
    LOWEST = "lowest"
    """The dummy takes the lowest it may."""
    RED_FIRST = "red first"
    """Blue lay there too, but red goes first: one of several red ones."""
    LOWEST_RED = "lowest red"
    """Likewise, by the dummy: the lowest red one."""
    ONLY_RED = "only red"
    """Forced: blue lay there too, but red goes first, and this was the only red one."""
    ONLY = "only"
    """No other value lay there."""


class Merit(Enum):
    """What earned a token."""

    HIGHEST = "highest"
    """The highest of all totals, as they count."""
    HIGHEST_UNBURNT = "highest unburnt"
    """Higher totals burnt."""
    HIGHEST_BURNT = "highest burnt"
    """All totals burnt."""


# --- a round begins


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class ChipsDealt(Event):
    """For the eyes of that seat."""

    seat: Seat
    colour: Colour
    chips: Chips


@dataclass(frozen=True, slots=True)
class StackMade(Event):
    """The dummy's chips are shuffled and stacked."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TopShown(Event):
    """The back of the dummy's top chip."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class LeaderDrawn(Event):
    seat: Seat


# --- a trick


@dataclass(frozen=True, slots=True)
class TrickBegan(Event):
    trick: int
    leader: Seat


@dataclass(frozen=True, slots=True)
class ChipPlayed(Event):
    seat: Seat
    chip: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """The highest chip wins; ``later`` played an equal one after it."""

    seat: Seat
    chip: int
    colour: Colour
    later: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ChipTaken(Event):
    seat: Seat
    chip: int
    colour: Colour
    to: Where
    why: Why


# --- the end of a round


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The new leader has no chip in hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandLaid(Event):
    seat: Seat
    chips: Chips


@dataclass(frozen=True, slots=True)
class TotalCounted(Event):
    seat: Seat
    chips: Chips
    total: int
    counts: int
    fate: Fate


@dataclass(frozen=True, slots=True)
class TokenWon(Event):
    """``shared``: others with the same total win one, too. ``tokens``: how many the seat has now."""

    seat: Seat
    counts: int
    merit: Merit
    shared: tuple[Seat, ...]
    tokens: int


# --- the end of the game


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """``beside``: the dummy, if it has as many tokens; people go before it."""

    seats: tuple[Seat, ...]
    tokens: int
    beside: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class DummyOutrun(Event):
    """The dummy reached three tokens first, but the person with more tokens than the other wins."""

    dummy: Seat
    seat: Seat
    tokens: int


@dataclass(frozen=True, slots=True)
class DummyWon(Event):
    """The dummy reached three tokens first, and the people are equal."""

    dummy: Seat
    tokens: int
    """How many each of the people has."""


AnyEvent = (
    RoundBegan
    | ChipsDealt
    | StackMade
    | TopShown
    | LeaderDrawn
    | TrickBegan
    | ChipPlayed
    | TrickWon
    | ChipTaken
    | RoundEnded
    | HandLaid
    | TotalCounted
    | TokenWon
    | GameWon
    | DummyOutrun
    | DummyWon
)
