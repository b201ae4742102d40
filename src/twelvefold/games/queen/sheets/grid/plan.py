"""Where the cells and lines of a sheet A or B lie, and which cells a die may mark."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from twelvefold.games.queen.cards import SIDES, Colour, Die
from twelvefold.games.queen.sheets.grid.sheet import CELL_NAMES, CELLS, LINE_NAMES, SIZE, Half, Sheet

Printed = int | Colour
"""What a cell shows: a value, or the colour of its roof."""


class SheetLine(NamedTuple):
    """A row or a column of a half."""

    name: str
    half: Half
    row: bool
    cells: tuple[int, ...]
    mask: int


class Plan(NamedTuple):
    """What follows from a sheet, found once. Cells are numbers; marks are sets of cells, as bits."""

    printed: tuple[Printed, ...]
    names: tuple[str, ...]
    values: int
    roofs: int
    of_face: tuple[int, ...]
    """The value cells with each face; nothing at 0."""
    of_colour: dict[Colour | None, int]
    """The roofs of each colour; nothing for none."""
    lines: tuple[SheetLine, ...]

    def fits(self, die: Die, marks: int) -> int:
        """The open cells a die may mark: its number as a value, or a roof of its colour."""
        return (self.of_face[die.face] | self.of_colour[die.colour]) & ~marks

    def unmarked(self, marks: int) -> int:
        """All open cells."""
        return (self.values | self.roofs) & ~marks

    def fifths(self, marks: int) -> int:
        """The open cells of lines that miss only one mark."""
        cells = 0
        for line in self.lines:
            if (marks & line.mask).bit_count() == SIZE - 1:
                cells |= line.mask & ~marks
        return cells

    def is_value(self, cell: int) -> bool:
        """Whether it is a value cell, not a roof."""
        return bool(self.values >> cell & 1)

    def line_named(self, name: str) -> SheetLine:
        """A row (l1 to l5, r1 to r5) or a column (a to j)."""
        return next(line for line in self.lines if line.name == name)


def cells_of(marks: int) -> tuple[int, ...]:
    """The cells of a set, in order.

    >>> cells_of(0b1010)
    (1, 3)
    """
    found = []
    while marks:
        low = marks & -marks
        found.append(low.bit_length() - 1)
        marks ^= low
    return tuple(found)


def plan_of(sheet: object) -> Plan:
    """The cells and lines of a sheet, which is one of these."""
    assert isinstance(sheet, Sheet)
    return _plan(sheet)


@lru_cache(maxsize=64)
def _plan(sheet: Sheet) -> Plan:
    printed = tuple(_printed(text) for row in (*sheet.left, *sheet.right) for text in row.split())
    values = sum(1 << cell for cell, shows in enumerate(printed) if isinstance(shows, int))
    return Plan(
        printed=printed,
        names=CELL_NAMES,
        values=values,
        roofs=((1 << CELLS) - 1) & ~values,
        of_face=tuple(
            sum(1 << cell for cell, shows in enumerate(printed) if shows == face and face) for face in range(SIDES + 1)
        ),
        of_colour={
            colour: sum(1 << cell for cell, shows in enumerate(printed) if shows is colour)
            for colour in (*Colour, None)
        },
        lines=tuple(_lines()),
    )


def _printed(text: str) -> Printed:
    return int(text) if text.isdigit() else Colour(text)


def _lines() -> list[SheetLine]:
    lines: list[SheetLine] = []
    for place, half in enumerate(Half):
        first = place * SIZE * SIZE
        rows = [tuple(range(first + row * SIZE, first + (row + 1) * SIZE)) for row in range(SIZE)]
        columns = [tuple(range(first + column, first + SIZE * SIZE, SIZE)) for column in range(SIZE)]
        for number, cells in enumerate((*rows, *columns)):
            name = LINE_NAMES[len(lines)]
            lines.append(SheetLine(name, half, number < SIZE, cells, sum(1 << cell for cell in cells)))
    return lines
