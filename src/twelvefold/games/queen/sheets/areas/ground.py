"""Where the cells of a sheet C or D lie, and what marking them gives.

Whatever marking a cell earns comes back with the new marks; who earns it and when it is used is not known here.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from twelvefold.core.rows import replaced
from twelvefold.core.values import replace
from twelvefold.games.queen.cards import Colour
from twelvefold.games.queen.sheets.areas.sheet import (
    COLUMN_NAMES,
    ROWS_SHARE,
    AreaMarks,
    AreaSheet,
    BonusCell,
    Effect,
    Effects,
    Shape,
)

GIVEN = {Effect.RED: Colour.RED, Effect.PURPLE: Colour.PURPLE, Effect.YELLOW: Colour.YELLOW}
"""A colour of one given kind."""


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


def unmarked(ground: Ground) -> AreaMarks:
    """A sheet without a mark."""
    sheet = ground.sheet
    return AreaMarks((0,) * len(sheet.rows), (), 0, (0,) * len(sheet.circles), (0,) * len(sheet.squares))


# --- marking: each gives the new marks and what they earn

Earned = tuple[AreaMarks, Effects]


def row_open(ground: Ground, areas: AreaMarks, face: int) -> bool:
    """Whether a value's row has an open cell."""
    return areas.rows[face - 1] < ground.sheet.rows[face - 1]


def fits_overflow(ground: Ground, areas: AreaMarks, face: int) -> bool:
    """Whether a value may be written on the overflow track: not lower than the last one there."""
    return len(areas.overflow) < len(ground.sheet.overflow) and face >= (areas.overflow[-1] if areas.overflow else 0)


def mark_value(ground: Ground, areas: AreaMarks, face: int) -> Earned:
    """The leftmost open cell of the value's row."""
    row, column = face - 1, areas.rows[face - 1]
    cell = ground.bonus.get((row, column))
    earned = (cell.effect,) if cell is not None and cell.effect is not None else ()
    return replace(areas, rows=replaced(areas.rows, row, column + 1)), earned


def write(areas: AreaMarks, face: int) -> AreaMarks:
    """The next cell of the overflow track."""
    return replace(areas, overflow=(*areas.overflow, face))


def write_value(ground: Ground, areas: AreaMarks, face: int) -> Earned:
    """A die's value: in its row, or on the overflow track where that is full."""
    return mark_value(ground, areas, face) if row_open(ground, areas, face) else (write(areas, face), ())


def mark_roofs(ground: Ground, areas: AreaMarks, roofs: int) -> Earned:
    """Roofs; a row that is full now gives its bonus."""
    after = areas.roofs | roofs
    earned = tuple(
        ground.sheet.roof_rows[row // ROWS_SHARE]
        for row, mask in enumerate(ground.roof_rows)
        if after & mask == mask and areas.roofs & mask != mask
    )
    return replace(areas, roofs=after), earned


def mark_box(ground: Ground, areas: AreaMarks, shape: Shape, number: int) -> Earned:
    """A circle or a square; when all cells before a bonus are marked, it is earned."""
    boxes, marked = ground.sheet.boxes(shape), areas.boxes(shape)
    count = marked[number] + 1
    earned = (boxes[number].effect,) if count == boxes[number].cells else ()
    marked = replaced(marked, number, count)
    return replace(areas, circles=marked) if shape is Shape.CIRCLE else replace(areas, squares=marked), earned


def open_boxes(ground: Ground, areas: AreaMarks, shape: Shape) -> tuple[int, ...]:
    """The bonuses that have an open circle or square."""
    boxes, marked = ground.sheet.boxes(shape), areas.boxes(shape)
    return tuple(number for number, box in enumerate(boxes) if marked[number] < box.cells)


def last_cells(ground: Ground, areas: AreaMarks) -> tuple[tuple[int, ...], int]:
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
