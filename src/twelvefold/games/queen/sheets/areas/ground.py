"""Sheets C and D: a value area, an overflow track, a colour area, boxes for bonuses. The edition says what is where.

Value rows fill from the left, so a row is known by how many of its cells are marked. Whatever marking a cell earns
comes back with the new marks; who earns it and when it is used is not known here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from twelvefold.core.rows import replaced
from twelvefold.core.values import replace
from twelvefold.games.queen.cards import Colour


class Effect(Enum):
    """What a bonus of these sheets does. The values are the edition's words."""

    SQUARE = "square"
    CIRCLE_OR_SQUARE = "circle-or-square"
    PILE = "discard-back"
    COPY_BUT_TWO = "copy-but-two"
    COPY_ALL = "copy-all"
    COLOUR = "colour"
    RED = "colour-R"
    PURPLE = "colour-P"
    YELLOW = "colour-Y"
    TWO_COLOURS = "two-colours"
    VALUE = "value"
    TWO_VALUES = "two-values"
    VALUE_OR_COLOUR = "value-or-colour"
    VALUE_AND_COLOUR = "value-and-colour"
    REPEAT = "overflow-repeat"
    ZERO = "overflow-zero"
    ONE_DIE = "one-die"
    NO_MARK = "no-mark"
    EITHER = "one-die-or-no-mark"
    BY_PHILOSOPHER = "philosopher"

    __hash__ = object.__hash__


class Shape(Enum):
    """What stands before a bonus on side D."""

    CIRCLE = "circle"
    SQUARE = "square"

    __hash__ = object.__hash__


COLUMN_NAMES = "abcdefghij"
MOST_ROWS, MOST_ROOFS, MOST_BOXES = 10, 50, 6
"""No sheet has more rows of roofs, more roofs in all (they are bits of one number in JSON), more bonuses of a kind."""

Effects = tuple[Effect, ...]
EARNED = (Effect.ONE_DIE, Effect.NO_MARK, Effect.EITHER, Effect.BY_PHILOSOPHER)
"""What a round earns, which no cell gives: which effect that is, is then chosen."""
GIVEN = {Effect.RED: Colour.RED, Effect.PURPLE: Colour.PURPLE, Effect.YELLOW: Colour.YELLOW}
"""A colour of one given kind."""
BOXES = (Effect.SQUARE, Effect.CIRCLE_OR_SQUARE)
"""What only a sheet with circles and squares can give."""
ROWS_SHARE = 2
"""So many rows of roofs share a bonus."""


_PLACES = {effect: place for place, effect in enumerate(Effect)}


def effects_in_order(effects: Effects) -> Effects:
    """Effects in the order in which they are listed."""
    return tuple(sorted(effects, key=_PLACES.__getitem__)) if len(effects) > 1 else effects


@dataclass(frozen=True, slots=True)
class BonusCell:
    """A cell of the value area that gives something: an effect, or points."""

    row: int
    column: int
    effect: Effect | None
    points: int


@dataclass(frozen=True, slots=True)
class Box:
    """Circles or squares before a bonus."""

    cells: int
    effect: Effect


@dataclass(frozen=True, slots=True)
class AreaSheet:
    """What is printed. Rows and columns count from 1 in the value area; roofs are rows of letters."""

    name: str
    rows: tuple[int, ...]
    """The cells of each value's row."""
    columns: tuple[tuple[int, int], ...]
    """Which columns score, and how much."""
    cells: tuple[BonusCell, ...]
    overflow: tuple[int, ...]
    roofs: tuple[str, ...]
    roof_rows: Effects
    """What every two rows of roofs share."""
    roof_columns: tuple[int, ...]
    one_die: tuple[Effects, ...]
    no_mark: tuple[Effects, ...]
    """Side C: the effects to choose from, again and again."""
    circles: tuple[Box, ...]
    squares: tuple[Box, ...]
    repeatable: Effect | None
    """Side D: boxes that fill up, and the one bonus that never does."""

    def __hash__(self) -> int:
        """What tells sheets apart well enough: a sheet is looked up for every move."""
        return hash((self.name, self.rows, self.overflow, self.roofs))

    @property
    def boxed(self) -> bool:
        """Whether bonuses have circles and squares to be marked first."""
        return bool(self.circles or self.squares)

    def boxes(self, shape: Shape) -> tuple[Box, ...]:
        """The bonuses with circles, or those with squares."""
        return self.circles if shape is Shape.CIRCLE else self.squares


@dataclass(frozen=True, slots=True)
class Areas:
    """What is marked on a sheet."""

    rows: tuple[int, ...]
    """How many cells of each value's row, from the left."""
    overflow: tuple[int, ...]
    roofs: int
    """The marked roofs, as bits, row by row."""
    circles: tuple[int, ...]
    squares: tuple[int, ...]
    """How many cells of each bonus."""

    def boxes(self, shape: Shape) -> tuple[int, ...]:
        """How many circles of each bonus, or squares."""
        return self.circles if shape is Shape.CIRCLE else self.squares


class Ground(NamedTuple):
    """What follows from a sheet, found once."""

    sheet: AreaSheet
    roofs: tuple[Colour, ...]
    width: int
    names: tuple[str, ...]
    of_colour: dict[Colour, int]
    roof_rows: tuple[int, ...]
    roof_columns: tuple[int, ...]
    """The roofs of each row and column, as bits."""
    all_roofs: int
    bonus: dict[tuple[int, int], BonusCell]
    """Bonus cells by row and column, counted from 0."""
    columns: tuple[tuple[int, ...], ...]
    """The rows that reach each column, counted from 0."""


def ground_of(sheet: object) -> Ground:
    """The cells and lines of a sheet, which is one of these."""
    assert isinstance(sheet, AreaSheet)
    return _ground(sheet)


@lru_cache(maxsize=64)
def _ground(sheet: AreaSheet) -> Ground:
    colours = tuple(Colour(letter) for row in sheet.roofs for letter in row.split())
    height, width = len(sheet.roofs), len(sheet.roof_columns)
    return Ground(
        sheet=sheet,
        roofs=colours,
        width=width,
        names=tuple(f"{COLUMN_NAMES[column]}{row + 1}" for row in range(height) for column in range(width)),
        of_colour={colour: _bits(cell for cell, shows in enumerate(colours) if shows is colour) for colour in Colour},
        roof_rows=tuple(_bits(range(row * width, (row + 1) * width)) for row in range(height)),
        roof_columns=tuple(_bits(range(column, height * width, width)) for column in range(width)),
        all_roofs=_bits(range(height * width)),
        bonus={(cell.row - 1, cell.column - 1): cell for cell in sheet.cells},
        columns=tuple(
            tuple(row for row, length in enumerate(sheet.rows) if length > column) for column in range(max(sheet.rows))
        ),
    )


def _bits(cells: Iterable[int]) -> int:
    """Cells as bits."""
    return sum(1 << cell for cell in cells)


def empty(ground: Ground) -> Areas:
    """A sheet without a mark."""
    sheet = ground.sheet
    return Areas((0,) * len(sheet.rows), (), 0, (0,) * len(sheet.circles), (0,) * len(sheet.squares))


# --- marking: each gives the new marks and what they earn

Earned = tuple[Areas, Effects]


def row_open(ground: Ground, areas: Areas, face: int) -> bool:
    """Whether a value's row has an open cell."""
    return areas.rows[face - 1] < ground.sheet.rows[face - 1]


def fits_overflow(ground: Ground, areas: Areas, face: int) -> bool:
    """Whether a value may be written on the overflow track: not lower than the last one there."""
    return len(areas.overflow) < len(ground.sheet.overflow) and face >= (areas.overflow[-1] if areas.overflow else 0)


def mark_value(ground: Ground, areas: Areas, face: int) -> Earned:
    """The leftmost open cell of the value's row."""
    row, column = face - 1, areas.rows[face - 1]
    cell = ground.bonus.get((row, column))
    earned = (cell.effect,) if cell is not None and cell.effect is not None else ()
    return replace(areas, rows=replaced(areas.rows, row, column + 1)), earned


def write(areas: Areas, face: int) -> Areas:
    """The next cell of the overflow track."""
    return replace(areas, overflow=(*areas.overflow, face))


def write_value(ground: Ground, areas: Areas, face: int) -> Earned:
    """A die's value: in its row, or on the overflow track where that is full."""
    return mark_value(ground, areas, face) if row_open(ground, areas, face) else (write(areas, face), ())


def mark_roofs(ground: Ground, areas: Areas, roofs: int) -> Earned:
    """Roofs; a row that is full now gives its bonus."""
    after = areas.roofs | roofs
    earned = tuple(
        ground.sheet.roof_rows[row // ROWS_SHARE]
        for row, mask in enumerate(ground.roof_rows)
        if after & mask == mask and areas.roofs & mask != mask
    )
    return replace(areas, roofs=after), earned


def mark_box(ground: Ground, areas: Areas, shape: Shape, number: int) -> Earned:
    """A circle or a square; when all cells before a bonus are marked, it is earned."""
    boxes, marked = ground.sheet.boxes(shape), areas.boxes(shape)
    count = marked[number] + 1
    earned = (boxes[number].effect,) if count == boxes[number].cells else ()
    marked = replaced(marked, number, count)
    return replace(areas, circles=marked) if shape is Shape.CIRCLE else replace(areas, squares=marked), earned


def open_boxes(ground: Ground, areas: Areas, shape: Shape) -> tuple[int, ...]:
    """The bonuses that have an open circle or square."""
    boxes, marked = ground.sheet.boxes(shape), areas.boxes(shape)
    return tuple(number for number, box in enumerate(boxes) if marked[number] < box.cells)


def last_cells(ground: Ground, areas: Areas) -> tuple[tuple[int, ...], int]:
    """Of every row and column with exactly one open cell, that cell: faces of value rows, and roofs as bits.

    In the value area only where it is its row's next.
    """
    faces = {row + 1 for row, length in enumerate(ground.sheet.rows) if length - areas.rows[row] == 1}
    for column, rows in enumerate(ground.columns):
        still = [row for row in rows if areas.rows[row] <= column]
        if len(still) == 1 and areas.rows[still[0]] == column:
            faces.add(still[0] + 1)
    roofs = 0
    for mask in (*ground.roof_rows, *ground.roof_columns):
        left = mask & ~areas.roofs
        if left.bit_count() == 1:
            roofs |= left
    return tuple(sorted(faces)), roofs
