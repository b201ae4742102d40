"""What is told of sheets C and D, beside what is told of every game of Queen of 12."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from twelvefold.core.events import Event, Seat
from twelvefold.games.queen.cards import Colour
from twelvefold.games.queen.events import ToldDie
from twelvefold.games.queen.sheets.areas.sheet import Effect, Shape


class By(Enum):
    """By what a cell is marked."""

    DIE = "die"
    BONUS = "bonus"
    ALCHEMIST = "alchemist"
    GAMBLER = "gambler"
    GENERAL = "general"
    ORACLE = "oracle"


@dataclass(frozen=True, slots=True)
class DieTurned(Event):
    """By the Lady."""

    seat: Seat
    die: ToldDie
    face: int


@dataclass(frozen=True, slots=True)
class ValueMarked(Event):
    """The next cell of a value's row."""

    seat: Seat
    face: int
    column: int
    by: By


@dataclass(frozen=True, slots=True)
class ValueWritten(Event):
    """On the overflow track."""

    seat: Seat
    face: int
    cell: int
    by: By


@dataclass(frozen=True, slots=True)
class ValuesLost(Event):
    """Their rows are full, and they do not fit the overflow track."""

    seat: Seat
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ColoursLost(Event):
    """There is no open roof for them."""

    seat: Seat
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class RoofMarked(Event):
    seat: Seat
    cell: str
    colour: Colour
    by: By


@dataclass(frozen=True, slots=True)
class BonusEarned(Event):
    """By a cell, a full row of roofs, or what a player did in this round."""

    seat: Seat
    effect: Effect


@dataclass(frozen=True, slots=True)
class EffectUsed(Event):
    seat: Seat
    effect: Effect


@dataclass(frozen=True, slots=True)
class EffectVoid(Event):
    """There was nothing it could do."""

    seat: Seat
    effect: Effect


@dataclass(frozen=True, slots=True)
class BoxMarked(Event):
    seat: Seat
    shape: Shape
    number: int
    effect: Effect
    """What it stands before."""


@dataclass(frozen=True, slots=True)
class ReserveInstead(Event):
    """Under the base rules: a card of the reserve instead of this."""

    seat: Seat
    effect: Effect


@dataclass(frozen=True, slots=True)
class OracleRolledValue(Event):
    """``same``: it is the value just marked. ``full``: its row is full, so it goes on the track if it may."""

    seat: Seat
    face: int
    same: bool
    full: bool


@dataclass(frozen=True, slots=True)
class ValueColumnsCounted(Event):
    seat: Seat
    columns: tuple[tuple[int, int], ...]
    """Column and points, of those that score when they are full."""
    points: int


@dataclass(frozen=True, slots=True)
class PointCellsCounted(Event):
    """Marked cells that bring points by themselves."""

    seat: Seat
    cells: tuple[tuple[int, int], ...]
    """Value and points."""
    points: int


@dataclass(frozen=True, slots=True)
class OverflowCounted(Event):
    """The number at the last written cell of the overflow track."""

    seat: Seat
    track: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class RoofColumnsCounted(Event):
    seat: Seat
    columns: tuple[int, ...]
    """What each column of roofs brings."""
    points: int


@dataclass(frozen=True, slots=True)
class AreasCounted(Event):
    """All of a sheet C or D."""

    seat: Seat
    total: int


AnyAreaEvent = (
    DieTurned
    | ValueMarked
    | ValueWritten
    | ValuesLost
    | ColoursLost
    | RoofMarked
    | BonusEarned
    | EffectUsed
    | EffectVoid
    | BoxMarked
    | ReserveInstead
    | OracleRolledValue
    | ValueColumnsCounted
    | PointCellsCounted
    | OverflowCounted
    | RoofColumnsCounted
    | AreasCounted
)
