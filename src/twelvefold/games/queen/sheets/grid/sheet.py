"""Sheets A and B as data: two halves of five rows and five columns, and what is marked there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any


class Half(Enum):
    """The halves of a sheet."""

    LEFT = "l"
    RIGHT = "r"


SIZE = 5
"""Rows and columns of a half, and cells of a line."""
COLUMNS = "abcdefghij"
"""The names of the columns, over both halves."""
CELLS = len(COLUMNS) * SIZE
CELL_NAMES = tuple(
    f"{COLUMNS[half * SIZE + column]}{row + 1}" for half in range(2) for row in range(SIZE) for column in range(SIZE)
)
"""Column and row of every cell; cells count row by row, the left half first."""
CELL_NUMBERS = {name: number for number, name in enumerate(CELL_NAMES)}
LINE_NAMES = tuple(
    name
    for place, half in enumerate(Half)
    for name in (
        *(f"{half.value}{row + 1}" for row in range(SIZE)),
        *COLUMNS[place * SIZE : (place + 1) * SIZE],
    )
)
"""Rows, then columns, the left half first."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is printed: the rows of both halves. A number is a value cell, a letter a roof of that colour."""

    name: str
    left: tuple[str, ...]
    right: tuple[str, ...]

    def written(self) -> dict[str, Any]:
        """Return the sheet as data that an edition has for it."""
        return {"left": list(self.left), "right": list(self.right)}


@dataclass(frozen=True, slots=True)
class GridMarks:
    """What is marked: cells, and boxes of the bonuses."""

    cells: int
    """The marked cells, as bits."""
    copies: int
    piles: int
    gains: int
    """The boxes left: how often a bonus may still copy dice, take the pile back, take from the reserve."""
    first: bool = False
    """Whether the six points for the first full line are won."""
