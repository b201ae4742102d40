"""Sheets C and D as data: a value area, an overflow track, a colour area, boxes for bonuses; and their marks.

Value rows fill from the left, so a row is known by how many of its cells are marked.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any


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

    def written(self) -> dict[str, Any]:
        """Return the sheet as data that ``read_area_sheet`` accepts."""
        written: dict[str, Any] = {
            "row_length": list(self.rows),
            "column_score": {str(column): points for column, points in self.columns},
            "bonus_cells": {
                f"{cell.row}:{cell.column}": cell.effect.value if cell.effect else f"{cell.points}-points"
                for cell in self.cells
            },
            "overflow": list(self.overflow),
            "roofs": list(self.roofs),
            "roof_row_bonus": [effect.value for effect in self.roof_rows],
            "roof_column_score": list(self.roof_columns),
        }
        if not self.boxed:
            return written | {
                "one_die": [[effect.value for effect in effects] for effects in self.one_die],
                "no_mark": [[effect.value for effect in effects] for effects in self.no_mark],
            }
        return written | {
            "circles": [{"cells": box.cells, "bonus": box.effect.value} for box in self.circles],
            "squares": [{"cells": box.cells, "bonus": box.effect.value} for box in self.squares],
            "repeatable": self.repeatable.value if self.repeatable else "",
        }


@dataclass(frozen=True, slots=True)
class AreaMarks:
    """What is marked."""

    JSON_NAME = "Areas"

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
