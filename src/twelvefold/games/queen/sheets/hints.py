"""Data classes of Queen of 12's hints: figures derived from a view, such as the gain of each move.

They are computed from the view only, so they reveal nothing more.
"""

from __future__ import annotations

from dataclasses import dataclass

from twelvefold.core.events import Event
from twelvefold.games.queen.cards import Cards, Character, Colour, Dice
from twelvefold.games.queen.moves import Bonus
from twelvefold.games.queen.sheets.areas.sheet import Effects

Names = tuple[str, ...]
"""Of cells, or of lines."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Sheets A and B: what a mark in an open cell would change."""

    cell: str
    change: int
    """Of the points for lines; the six points for the first full one are told apart."""
    costs: Names
    """The lines that would lose points."""
    fills: Names
    """The lines it would fill."""
    first: bool
    """Whether that brings the six points."""


@dataclass(frozen=True, slots=True)
class CopyOffer:
    """A seat whose dice could be copied, and the cells they could mark."""

    seat: int
    dice: Dice
    cells: Names


@dataclass(frozen=True, slots=True)
class Offer:
    """Sheets A and B: a bonus, and what it would allow."""

    bonus: Bonus
    left: int | None
    """Its boxes; None where it needs none."""
    cells: Names
    cards: Cards
    """The pile that would come back, or the reserve to choose from."""
    copies: tuple[CopyOffer, ...]


@dataclass(frozen=True, slots=True)
class HalvesRead:
    """A sheet A or B; the viewer's own with the line being built."""

    marked: Names
    fresh: Names
    """What only that line has marked."""
    lines: tuple[tuple[str, int], ...]
    """Every row and column with its points."""
    full: Names
    points: int
    brings: int
    """What of them only that line has brought, or cost."""
    first: int
    cards: int
    total: int
    dice: Dice
    """The dice the line has not used yet."""
    hints: tuple[Hint, ...]
    offers: tuple[Offer, ...]


@dataclass(frozen=True, slots=True)
class FreshMarks:
    """How many marks, and which roofs."""

    rows: tuple[int, ...]
    overflow: int
    roofs: Names
    circles: tuple[int, ...]
    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AreaHint:
    """Sheets C and D: what a move would bring, with all that follows by itself."""

    move: str
    change: int
    earns: Effects
    void: bool
    """Whether it would have no effect."""


@dataclass(frozen=True, slots=True)
class AreasRead:
    """A sheet C or D; the viewer's own with the line being built, and what happened by itself."""

    rows: tuple[int, ...]
    overflow: tuple[int, ...]
    lowest: int | None
    """The lowest value that the overflow track takes next, if it takes any."""
    beyond: tuple[int, ...]
    """The values whose rows are full: they go on the overflow track."""
    roofs: Names
    circles: tuple[int, ...]
    squares: tuple[int, ...]
    fresh: FreshMarks
    """What only that line has marked."""
    columns: tuple[tuple[int, int, int, int], ...]
    """Of the value columns that score: which, its points, its points when full, the cells missing."""
    cells: tuple[tuple[int, int], ...]
    """Value and points of the marked cells that bring points by themselves."""
    track: int
    roof_columns: tuple[tuple[int, int, int], ...]
    """Points, points when full, roofs missing."""
    points: int
    pending: Effects
    doing: tuple[str, ...]
    """What is asked for before the next bonus, the next thing first."""
    faces: tuple[int, ...]
    colours: tuple[Colour, ...]
    """The values and colours of dice still to be marked."""
    choices: tuple[Effects, ...]
    """The listed effects, one choice of which is asked for."""
    chain: tuple[tuple[Event, ...], ...]
    """What the line has told: before its first move, then by each of them."""
    hints: tuple[AreaHint, ...]


SheetRead = HalvesRead | AreasRead


@dataclass(frozen=True, slots=True)
class Reading:
    """The hints for a view."""

    race: bool
    """Whether the six points for the first full line can still be won."""
    order: tuple[tuple[int, Character], ...]
    """The cards of this round that no other player's cancels, with whose they are, in the order in which they act."""
    acting: bool
    """Whether one of them acts just now."""
    next: int
    """How many of them are still to come."""
    sheets: tuple[SheetRead, ...]
