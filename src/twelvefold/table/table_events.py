"""Events of an online table itself. They are public and share the viewers' streams with the events of the game."""

from __future__ import annotations

from dataclasses import dataclass

from twelvefold.core.events import Event, Seat

NO_PERSONA = "none"
"""In place of a persona: people have none."""


@dataclass(frozen=True, slots=True)
class SatDown(Event):
    """A person takes a seat."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class StoodUp(Event):
    """A person leaves a seat before the game."""

    name: str


@dataclass(frozen=True, slots=True)
class BotSeated(Event):
    """A bot takes a seat. Tables from before bots had personas do not tell which."""

    seat: Seat
    bot: str
    persona: str = NO_PERSONA


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """The host frees the seat of a person, or of a bot with this persona, before the game."""

    name: str
    persona: str = NO_PERSONA


@dataclass(frozen=True, slots=True)
class HandedOver(Event):
    """The host makes another person the host."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SettingsChanged(Event):
    """The host changes the options or the settings before the game."""


@dataclass(frozen=True, slots=True)
class TimeAdded(Event):
    """The host gives everybody the full time again for this decision."""


@dataclass(frozen=True, slots=True)
class SeatOffered(Event):
    """The host offers a bot's seat to a person."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakenOver(Event):
    """A person takes over a seat from a bot during the game."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class WordGiven(Event):
    """A player adds a word to the dice."""

    seat: Seat
    word: str


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """The game starts; ``commitment`` is the SHA-256 of the dice's seed."""

    commitment: str


@dataclass(frozen=True, slots=True)
class MovedFor(Event):
    """A player's time ran out; a stand-in bot makes this decision."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StoodIn(Event):
    """A player missed several decisions in a row; a stand-in bot plays for the seat until the player comes back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CameBack(Event):
    """A player comes back and takes over from the stand-in bot."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    """A player resigns; a bot plays the seat to the end."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class PauseWished(Event):
    """A player asks for a pause. The table pauses once all players have asked."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Paused(Event):
    """The table pauses: the clock stops."""


@dataclass(frozen=True, slots=True)
class Dormant(Event):
    """The table is suspended because only bots decide and nobody is watching."""


@dataclass(frozen=True, slots=True)
class WentOn(Event):
    """The table resumes: the clock runs again."""


@dataclass(frozen=True, slots=True)
class SeedPublished(Event):
    """The game is over; with the seed, anybody can verify the dice."""

    seed: str


AnyTableEvent = (
    SatDown
    | StoodUp
    | BotSeated
    | Removed
    | HandedOver
    | SettingsChanged
    | TimeAdded
    | SeatOffered
    | TakenOver
    | WordGiven
    | GameStarted
    | MovedFor
    | StoodIn
    | CameBack
    | Resigned
    | PauseWished
    | Paused
    | Dormant
    | WentOn
    | SeedPublished
)
