"""What happens at an online table besides the game itself: told to everybody, in the same stream as the game."""

from __future__ import annotations

from dataclasses import dataclass

from twelvefold.core.events import Event, Seat


@dataclass(frozen=True, slots=True)
class SatDown(Event):
    """Somebody takes a seat."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class StoodUp(Event):
    """Somebody leaves a seat before the game."""

    name: str


@dataclass(frozen=True, slots=True)
class BotSeated(Event):
    """A bot takes a seat."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class WordGiven(Event):
    """A seat adds a word to the dice."""

    seat: Seat
    word: str


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """The game begins; ``commitment`` is the SHA-256 of the dice's seed."""

    commitment: str


@dataclass(frozen=True, slots=True)
class StoodIn(Event):
    """Time ran out: the stand-in bot decides for that seat, until its player comes back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CameBack(Event):
    """A player decides for themselves again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    """A player hands the seat to a bot for good."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class PauseWished(Event):
    """A player would like to pause; it takes all of them."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Paused(Event):
    """The clock stands still, by agreement."""


@dataclass(frozen=True, slots=True)
class Dormant(Event):
    """Nobody is looking: the table waits until somebody does."""


@dataclass(frozen=True, slots=True)
class WentOn(Event):
    """The clock runs again."""


@dataclass(frozen=True, slots=True)
class SeedPublished(Event):
    """The game is over, and its dice can be verified."""

    seed: str


AnyTableEvent = (
    SatDown
    | StoodUp
    | BotSeated
    | WordGiven
    | GameStarted
    | StoodIn
    | CameBack
    | Resigned
    | PauseWished
    | Paused
    | Dormant
    | WentOn
    | SeedPublished
)
