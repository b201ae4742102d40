"""Evaluation of marks on sheets C and D of Queen of 12, for any printed layout.

A column scores only when full, so its value is its points times the probability that it fills up. That probability
compares the cells that future dice will probably leave open with the expected number of free marks. Rows and columns
of roofs are evaluated in the same way, bonuses by their average gain. After the last round only points count.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, factorial
from typing import NamedTuple

from twelvefold.games.queen.cards import SIDES, SOLO, Colour, Dice
from twelvefold.games.queen.sheets.areas.ground import (
    fits_overflow,
    ground_of,
    mark_roofs,
    mark_value,
    row_open,
    write_value,
)
from twelvefold.games.queen.sheets.areas.sheet import ROWS_SHARE, AreaMarks, AreaSheet, Box, Effect, Effects
from twelvefold.games.queen.sheets.grid.plan import cells_of

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
"""The estimated value of each bonus, in points."""
BOX_BEGUN = 0.7
"""The value of an incomplete bonus, as a factor on its share of marked circles or squares."""
SOLO_DICE = 1.8
"""The dice a solo player marks in a round, on average."""
SHARE = 1.15
"""The dice a player marks in a round with several players, as a factor on an equal share of the dice."""
SEEKS = 1.2
"""How much more often a wanted value is marked than an average one."""
VALUES_FREE = 0.9
"""The expected number of freely chosen values in a round."""
ROOFS_SPARED = 0.45
"""The share of future roofs that goes into a given line."""
ROOFS_FREE = 0.35
"""The expected number of freely chosen roofs for a given line in a round."""
NEARLY = 0.35
"""A small constant added to the free marks, so that nearly full lines are preferred in the last round, too."""
STEEP = 1.2
"""The steepness of the estimated probability that a line fills up."""
LONG_TRACK = 3.5
"""The expected number of further values on an overflow track that is still empty."""
_MOST = 13


class Roofed(NamedTuple):
    """A row or column of roofs: its cells by colour, and its value when full."""

    masks: tuple[int, ...]
    worth: float
    scores: bool
    """True for points, which a full line keeps; False for a bonus, which is used once."""


class AreaOutlook:
    """Evaluates marks on a sheet, given the rounds left and the number of dice expected per round (``dice``)."""

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

    def worth(self, areas: AreaMarks) -> float:
        """Return the estimated final points of these marks."""
        return (
            _values(self, areas.rows)
            + _roofs(self, areas.roofs)
            + _track(self, areas.overflow, areas.rows)
            + self._boxes(self.sheet.circles, areas.circles)
            + self._boxes(self.sheet.squares, areas.squares)
        )

    def pending(self, effects: Effects) -> float:
        """Return the estimated value of pending bonuses."""
        return sum([self.effects[effect] for effect in effects])

    # --- the parts of a sheet

    def values(self, rows: tuple[int, ...]) -> float:
        """Evaluate the value area: columns, and cells with points or bonuses."""
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
        """Evaluate the colour area."""
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
        """Evaluate the overflow track. A low last value and full rows let more values be written there."""
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

    # --- single marks

    def gain_value(self, areas: AreaMarks, face: int) -> float:
        """Return the gain of marking the next cell of a value's row."""
        after, earned = mark_value(self.ground, areas, face)
        track = _track(self, areas.overflow, after.rows) - _track(self, areas.overflow, areas.rows)
        return _values(self, after.rows) - _values(self, areas.rows) + track + self.pending(earned)

    def best_value(self, areas: AreaMarks) -> tuple[float, int]:
        """Return the largest gain of a free value, and the value; 0 if every row is full."""
        return _best_value(self, areas.rows, areas.overflow)

    def gain_roof(self, areas: AreaMarks, cell: int) -> float:
        """Return the gain of marking a roof."""
        after, earned = mark_roofs(self.ground, areas, 1 << cell)
        return _roofs(self, after.roofs) - _roofs(self, areas.roofs) + self.pending(earned)

    def best_roof(self, areas: AreaMarks, cells: int) -> tuple[float, int]:
        """Return the largest gain among these roofs, and its cell; -1 if none is open."""
        return _best_roof(self, areas.roofs, cells & ~areas.roofs)

    def with_dice(self, areas: AreaMarks, dice: Dice) -> tuple[AreaMarks, Effects]:
        """Mark the values of dice (the lowest first), then their colours. Return the marks and the bonuses earned."""
        return _with_dice(self, areas, dice)


def area_outlook(
    sheet: AreaSheet, rounds_left: int, colours: tuple[int, ...], trays: tuple[int, int], seats: int
) -> AreaOutlook:
    """Return the cached evaluation of a sheet. ``colours``: the number of dice of each colour in the game."""
    return _outlook(sheet, rounds_left, colours, sum(trays), seats)


@lru_cache(maxsize=256)
def _outlook(sheet: AreaSheet, rounds_left: int, colours: tuple[int, ...], rolled: int, seats: int) -> AreaOutlook:
    dice = min(float(rolled), SOLO_DICE) if seats == SOLO else rolled / seats * SHARE
    return AreaOutlook(sheet, rounds_left, colours, dice, seats == SOLO)


# --- cached

_values = lru_cache(maxsize=50_000)(AreaOutlook.values)
_roofs = lru_cache(maxsize=50_000)(AreaOutlook.roofs)
_track = lru_cache(maxsize=50_000)(AreaOutlook.track)


@lru_cache(maxsize=20_000)
def _best_value(look: AreaOutlook, rows: tuple[int, ...], overflow: tuple[int, ...]) -> tuple[float, int]:
    areas = AreaMarks(rows, overflow, 0, (), ())
    faces = [face for face in range(1, SIDES + 1) if row_open(look.ground, areas, face)]
    return max([(look.gain_value(areas, face), face) for face in faces], default=(0.0, 0))


@lru_cache(maxsize=20_000)
def _best_roof(look: AreaOutlook, roofs: int, cells: int) -> tuple[float, int]:
    areas = AreaMarks((), (), roofs, (), ())
    return max([(look.gain_roof(areas, cell), cell) for cell in cells_of(cells)], default=(0.0, -1))


@lru_cache(maxsize=20_000)
def _with_dice(look: AreaOutlook, areas: AreaMarks, dice: Dice) -> tuple[AreaMarks, Effects]:
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
    """Return the probabilities of 0, 1, 2 … marks, by a Poisson distribution."""
    return tuple([exp(-expected) * expected**count / factorial(count) for count in range(_MOST)])


def _left_open(chances: tuple[float, ...]) -> tuple[float, ...]:
    """Return the expected number of cells left open, by the number of open cells."""
    return tuple([sum([(cells - count) * chances[count] for count in range(cells)]) for cells in range(_MOST)])


def _reached(chances: tuple[float, ...]) -> tuple[float, ...]:
    """Return the probability that at least this many cells are marked, by the number of cells."""
    return tuple([1 - sum(chances[:cells]) for cells in range(_MOST)])


def _chance(left: float, free: float) -> float:
    """Return the probability that a line fills up, from the cells expected to stay open and the free marks."""
    return exp(-((left / free) ** STEEP))
