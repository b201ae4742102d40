"""What marks on a sheet C or D of Queen of 12 are worth, whatever its shape.

A column counts only when it is full, so it is worth its points times the chance that it still fills: how many of its
open cells the dice to come are likely to leave open, against how many marks of one's choice will come. The same goes
for rows and columns of roofs; a bonus is worth what it brings on average. After the last round only the count is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, factorial
from typing import NamedTuple

from twelvefold.games.queen.areas import (
    ROWS_SHARE,
    Areas,
    AreaSheet,
    Box,
    Effect,
    Effects,
    fits_overflow,
    ground_of,
    mark_roofs,
    mark_value,
    row_open,
    write_value,
)
from twelvefold.games.queen.cards import SIDES, SOLO, Colour, Dice
from twelvefold.games.queen.sheet import cells_of

EFFECTS: dict[Effect, float] = {
    Effect.SQUARE: 1.5,
    Effect.CIRCLE_OR_SQUARE: 2.0,
    Effect.PILE: 1.0,
    Effect.COPY_BUT_TWO: 1.0,
    Effect.COPY_ALL: 4.0,
    Effect.COLOUR: 1.0,
    Effect.RED: 0.8,
    Effect.PURPLE: 0.8,
    Effect.YELLOW: 0.8,
    Effect.TWO_COLOURS: 2.0,
    Effect.VALUE: 2.0,
    Effect.TWO_VALUES: 4.0,
    Effect.VALUE_OR_COLOUR: 2.0,
    Effect.VALUE_AND_COLOUR: 3.0,
    Effect.REPEAT: 2.5,
    Effect.ZERO: 2.5,
    Effect.ONE_DIE: 2.0,
    Effect.NO_MARK: 2.5,
    Effect.EITHER: 2.5,
    Effect.BY_PHILOSOPHER: 2.5,
}
"""What a bonus brings, about."""
BOX_BEGUN = 0.7
"""What of a bonus is there, by its share of marked circles or squares, before it is used."""
SOLO_DICE = 1.8
"""How many dice a player alone marks in a round, of those rolled."""
SHARE = 1.15
"""The same for others, by an equal share of the dice."""
SEEKS = 1.2
"""How much oftener a value comes that is sought."""
VALUES_FREE = 0.9
"""How many values of one's choice come in a round."""
ROOFS_SPARED = 0.45
"""Which part of the roofs to come goes into a line that is looked at."""
ROOFS_FREE = 0.35
"""How many more of them do by choice, in a round."""
NEARLY = 0.35
"""How many more beside: next to nothing, but in the last round, too, a line that is nearly full goes first."""
STEEP = 1.2
"""How sharp the line is between what still fills and what does not."""
LONG_TRACK = 3.5
"""How many more values find room on an overflow track that may still begin anywhere."""
_MOST = 13


class Roofed(NamedTuple):
    """A row or column of roofs, by colour, and what it brings when it is full."""

    masks: tuple[int, ...]
    worth: float
    scores: bool
    """Points stay, a bonus is used up."""


class AreaOutlook:
    """A sheet with so many rounds to come after this one. ``dice``: how many are marked in each."""

    def __init__(self, sheet: AreaSheet, rounds_left: int, colours: tuple[int, ...], dice: float, alone: bool) -> None:
        self.ground = ground_of(sheet)
        self.sheet = sheet
        self.effects = dict(EFFECTS)
        if alone:
            self.effects[Effect.COPY_ALL] = self.effects[Effect.COPY_BUT_TWO] = 0.0
        coming = dice * rounds_left
        sought = _poisson(coming / SIDES * SEEKS)
        self._values_left = _left_open(sought)
        self._reached = _reached(sought)
        self._filled = _reached(_poisson(coming / SIDES / 2))
        self._coming = coming / SIDES
        self._roofs_left = tuple(
            [_left_open(_poisson(coming * count / sum(colours) * ROOFS_SPARED)) for count in colours]
        )
        self._values_free = NEARLY + VALUES_FREE * rounds_left
        self._roofs_free = NEARLY + ROOFS_FREE * rounds_left
        self._rounds_left = rounds_left
        lines = [
            *[
                (mask, self.effects[sheet.roof_rows[row // ROWS_SHARE]], False)
                for row, mask in enumerate(self.ground.roof_rows)
            ],
            *[
                (mask, float(points), True)
                for mask, points in zip(self.ground.roof_columns, sheet.roof_columns, strict=True)
            ],
        ]
        self._lines = tuple(
            [
                Roofed(tuple([mask & self.ground.of_colour[colour] for colour in Colour]), worth, scores)
                for mask, worth, scores in lines
            ]
        )

    def worth(self, areas: Areas) -> float:
        """What these marks come to in the end, about."""
        return (
            _values(self, areas.rows)
            + _roofs(self, areas.roofs)
            + _track(self, areas.overflow, areas.rows)
            + self._boxes(self.sheet.circles, areas.circles)
            + self._boxes(self.sheet.squares, areas.squares)
        )

    def pending(self, effects: Effects) -> float:
        """What bonuses that wait bring, about."""
        return sum([self.effects[effect] for effect in effects])

    # --- the parts of a sheet

    def values(self, rows: tuple[int, ...]) -> float:
        """The value area: columns, and cells with points or bonuses."""
        total = 0.0
        for column, points in self.sheet.columns:
            left = [column - rows[row] for row in self.ground.columns[column - 1] if rows[row] < column]
            total += points * _chance(sum([self._values_left[count] for count in left]), self._values_free)
        for cell in self.sheet.cells:
            missing = cell.column - rows[cell.row - 1]
            if missing <= 0:
                total += cell.points
            else:
                worth = self.effects[cell.effect] if cell.effect else cell.points
                total += worth * self._reached[missing]
        return total

    def roofs(self, roofs: int) -> float:
        """The colour area."""
        total = 0.0
        for masks, worth, scores in self._lines:
            missing = [(mask & ~roofs).bit_count() for mask in masks]
            if any(missing):
                left = [table[count] for table, count in zip(self._roofs_left, missing, strict=True)]
                total += worth * _chance(sum(left), self._roofs_free)
            elif scores:
                total += worth
        return total

    def track(self, overflow: tuple[int, ...], rows: tuple[int, ...]) -> float:
        """The overflow track: the lower its last value and the more rows are full, the more will be written there."""
        points = self.sheet.overflow
        last = overflow[-1] if overflow else 0
        fitting = 0.0
        for row in range(max(last, 1) - 1, len(rows)):
            fitting += self._filled[self.sheet.rows[row] - rows[row]]
        room = 0.5 + LONG_TRACK * (SIDES + 1 - last) / SIDES
        more = room * (1 - exp(-fitting * self._coming / room))
        reached = min(len(overflow) + more, len(points))
        whole = int(reached)
        there = points[whole - 1] if whole else 0
        return there + (reached - whole) * (points[whole] - there if whole < len(points) else 0)

    def _boxes(self, boxes: Sequence[Box], marked: Sequence[int]) -> float:
        if not self._rounds_left:
            return 0.0
        return sum(
            [
                BOX_BEGUN * self.effects[box.effect] * count / box.cells
                for box, count in zip(boxes, marked, strict=True)
                if count < box.cells
            ]
        )

    # --- the best marks, each for itself

    def gain_value(self, areas: Areas, face: int) -> float:
        """What the next cell of a value's row brings."""
        after, earned = mark_value(self.ground, areas, face)
        track = _track(self, areas.overflow, after.rows) - _track(self, areas.overflow, areas.rows)
        return _values(self, after.rows) - _values(self, areas.rows) + track + self.pending(earned)

    def best_value(self, areas: Areas) -> tuple[float, int]:
        """The best value of one's choice and what it brings; 0 if there is none."""
        return _best_value(self, areas.rows, areas.overflow)

    def gain_roof(self, areas: Areas, cell: int) -> float:
        """What a roof brings."""
        after, earned = mark_roofs(self.ground, areas, 1 << cell)
        return _roofs(self, after.roofs) - _roofs(self, areas.roofs) + self.pending(earned)

    def best_roof(self, areas: Areas, cells: int) -> tuple[float, int]:
        """The best of these roofs and what it brings; -1 if none is open."""
        return _best_roof(self, areas.roofs, cells & ~areas.roofs)

    def with_dice(self, areas: Areas, dice: Dice) -> tuple[Areas, Effects]:
        """All values, the low ones first, then all colours, each where it is best; and what that earns."""
        return _with_dice(self, areas, dice)


def area_outlook(
    sheet: AreaSheet, rounds_left: int, colours: tuple[int, ...], trays: tuple[int, int], seats: int
) -> AreaOutlook:
    """The outlook for a sheet, made once. ``colours``: how many dice of each are in the game."""
    return _outlook(sheet, rounds_left, colours, sum(trays), seats)


@lru_cache(maxsize=256)
def _outlook(sheet: AreaSheet, rounds_left: int, colours: tuple[int, ...], rolled: int, seats: int) -> AreaOutlook:
    dice = min(float(rolled), SOLO_DICE) if seats == SOLO else rolled / seats * SHARE
    return AreaOutlook(sheet, rounds_left, colours, dice, seats == SOLO)


# --- worked out once

_values = lru_cache(maxsize=50_000)(AreaOutlook.values)
_roofs = lru_cache(maxsize=50_000)(AreaOutlook.roofs)
_track = lru_cache(maxsize=50_000)(AreaOutlook.track)


@lru_cache(maxsize=20_000)
def _best_value(look: AreaOutlook, rows: tuple[int, ...], overflow: tuple[int, ...]) -> tuple[float, int]:
    areas = Areas(rows, overflow, 0, (), ())
    faces = [face for face in range(1, SIDES + 1) if row_open(look.ground, areas, face)]
    return max([(look.gain_value(areas, face), face) for face in faces], default=(0.0, 0))


@lru_cache(maxsize=20_000)
def _best_roof(look: AreaOutlook, roofs: int, cells: int) -> tuple[float, int]:
    areas = Areas((), (), roofs, (), ())
    return max([(look.gain_roof(areas, cell), cell) for cell in cells_of(cells)], default=(0.0, -1))


@lru_cache(maxsize=20_000)
def _with_dice(look: AreaOutlook, areas: Areas, dice: Dice) -> tuple[Areas, Effects]:
    ground = look.ground
    earned: list[Effect] = []
    for face in sorted([die.face for die in dice]):
        if row_open(ground, areas, face) or fits_overflow(ground, areas, face):
            areas, more = write_value(ground, areas, face)
            earned += more
    for die in dice:
        assert die.colour is not None
        _, cell = look.best_roof(areas, ground.of_colour[die.colour])
        if cell >= 0:
            areas, more = mark_roofs(ground, areas, 1 << cell)
            earned += more
    return areas, tuple(earned)


# --- chances


def _poisson(expected: float) -> tuple[float, ...]:
    """How likely each number of marks is."""
    return tuple([exp(-expected) * expected**count / factorial(count) for count in range(_MOST)])


def _left_open(chances: tuple[float, ...]) -> tuple[float, ...]:
    """How many cells of so many stay open, on average."""
    return tuple([sum([(cells - count) * chances[count] for count in range(cells)]) for cells in range(_MOST)])


def _reached(chances: tuple[float, ...]) -> tuple[float, ...]:
    """How likely so many cells at least are marked."""
    return tuple([1 - sum(chances[:cells]) for cells in range(_MOST)])


def _chance(left: float, free: float) -> float:
    """How likely a line fills of which so many cells stay open but for marks of one's choice."""
    return exp(-((left / free) ** STEEP))
