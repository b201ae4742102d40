"""Evaluation of marks on sheets A and B of Queen of 12, and the best marks for a set of dice.

A line's value depends on its marks and the rounds left, and is fitted to final scores: early in the game a second
mark costs almost nothing, in the last round it costs two points. Using up the last open cells of a value or a colour
costs extra, because it makes later dice useless.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from twelvefold.games.queen.cards import SIDES, Colour, Dice, Die, Tray, sorted_dice
from twelvefold.games.queen.moves import Mark
from twelvefold.games.queen.sheets.grid.plan import cells_of, plan_of
from twelvefold.games.queen.sheets.grid.scoring import FIRST_LINE, LINE_POINTS
from twelvefold.games.queen.sheets.grid.sheet import SIZE, Sheet

BEAM = 12
"""The width of the beam search over dice."""

LINES: tuple[tuple[float, ...], ...] = (
    LINE_POINTS,
    (0.0, 1.5, 1.9, 4.7, 5.4, 9.8),
    (0.0, 1.4, 2.4, 4.7, 6.0, 9.8),
    (0.0, 1.3, 2.7, 4.7, 6.4, 9.9),
    (0.0, 1.2, 3.0, 4.7, 6.9, 9.7),
    (0.0, 1.3, 3.2, 4.9, 7.1, 9.9),
    (0.0, 1.3, 3.4, 5.1, 7.3, 10.2),
    (0.0, 1.3, 3.5, 5.3, 7.5, 10.3),
    (0.0, 1.3, 3.5, 5.5, 7.7, 10.4),
    (0.0, 1.4, 3.5, 5.5, 7.8, 10.4),
    (0.0, 1.4, 3.6, 5.6, 7.8, 10.4),
    (0.0, 1.5, 3.6, 5.7, 7.9, 10.4),
)
"""The value of a line by rounds left and number of marks, fitted to the results of solo games."""
FACES_OPEN = (-0.2, -0.05, 0.0)
"""The value per remaining round of a face with no open cell, one, or more."""
ROOFS_OPEN = (-1.0, -0.3, 0.0)
"""The same for the roofs of a colour, weighted by its share of the dice."""


class Way(NamedTuple):
    """A sequence of marks and its gain."""

    gain: float
    marks: int
    line: tuple[Mark, ...] = ()


class Cell(NamedTuple):
    """The sets of cells (bit masks) that a cell belongs to."""

    row: int
    column: int
    alike: int
    """The cells with the same value, or the roofs of the same colour."""
    scarce: tuple[float, ...]
    """The cost of using up ``alike``, by the number of them still open; 0 beyond the end of the tuple."""


class Outlook:
    """Evaluates marks on a sheet. ``race``: whether the points for the first full line are still available."""

    def __init__(self, sheet: Sheet, rounds_left: int, race: bool, dice: tuple[int, ...]) -> None:
        plan = plan_of(sheet)
        worth = LINES[rounds_left]
        self.plan = plan
        steps = [worth[marks + 1] - worth[marks] for marks in range(SIZE)]
        if race:
            steps[-1] += FIRST_LINE
        self._steps = tuple(steps)
        rows = {cell: line.mask for line in plan.lines if line.row for cell in line.cells}
        columns = {cell: line.mask for line in plan.lines if not line.row for cell in line.cells}
        shares = {colour: rounds_left * count / sum(dice) for colour, count in zip(Colour, dice, strict=True)}
        roofs = {colour: _last_ones(ROOFS_OPEN, share) for colour, share in shares.items()}
        faces = _last_ones(FACES_OPEN, rounds_left)
        self._cells = tuple(
            [
                Cell(rows[cell], columns[cell], plan.of_face[shows], faces)
                if isinstance(shows, int)
                else Cell(rows[cell], columns[cell], plan.of_colour[shows], roofs[shows])
                for cell, shows in enumerate(plan.printed)
            ]
        )

    def gain(self, marks: int, cell: int) -> float:
        """Return the gain of one more mark."""
        row, column, alike, scarce = self._cells[cell]
        steps = self._steps
        still = (alike & ~marks).bit_count()
        return (
            steps[(row & marks).bit_count()]
            + steps[(column & marks).bit_count()]
            + (scarce[still] if still < len(scarce) else 0.0)
        )

    def mark_all(self, marks: int, cells: int) -> Way:
        """Return the marks and the gain after marking all these cells."""
        gain, after = 0.0, marks
        for cell in cells_of(cells & ~marks):
            gain += self.gain(after, cell)
            after |= 1 << cell
        return Way(gain, after)

    def best_cell(self, marks: int, cells: int) -> Way:
        """Return the best single mark among these cells, or no mark if none has a gain."""
        return _best_cell(self, marks, cells)

    def best_way(self, marks: int, dice: Dice, loose: Dice = (), limit: int = 0) -> Way:
        """Return the best marks for these dice and at most ``limit`` of the loose ones."""
        return _best_way(self, marks, dice, loose, limit)


def _last_ones(worth: tuple[float, ...], times: float) -> tuple[float, ...]:
    """Return the gain of marking a cell, by the number of cells of its kind that are open before."""
    return (0.0, *[times * (few - more) for few, more in pairwise(worth)])


@lru_cache(maxsize=256)
def outlook(sheet: Sheet, rounds_left: int, race: bool, dice: tuple[int, ...]) -> Outlook:
    """Return the cached evaluation of a sheet. ``dice``: the number of each colour in the game."""
    return Outlook(sheet, rounds_left, race, dice)


@lru_cache(maxsize=20_000)
def _best_cell(look: Outlook, marks: int, cells: int) -> Way:
    best = Way(0.0, marks)
    for cell in cells_of(cells & ~marks):
        gain = look.gain(marks, cell)
        if gain > best.gain:
            best = Way(gain, marks | 1 << cell, (Mark(cell, None),))
    return best


@lru_cache(maxsize=20_000)
def _best_way(look: Outlook, marks: int, dice: Dice, loose: Dice, limit: int) -> Way:
    """Find the best marks with a beam search that adds one die at a time."""
    shelf: dict[tuple[int, int], tuple[float, tuple[Mark, ...]]] = {(marks, 0): (0.0, ())}
    for number, die in enumerate((*dice, *loose)):
        cost = int(number >= len(dice))
        fitting = look.plan.fits(die, marks)
        if not fitting:
            continue
        found = dict(shelf)
        for (reached, used), (gain, line) in shelf.items():
            if cost and used >= limit:
                continue
            for cell in cells_of(fitting & ~reached):
                key = reached | 1 << cell, used + cost
                total = gain + look.gain(reached, cell)
                known = found.get(key)
                if known is None or total > known[0]:
                    found[key] = total, (*line, Mark(cell, die))
        if len(found) > BEAM:
            best = sorted(found.items(), key=_by_gain)[-BEAM:]
            found = dict(best)
        shelf = found
    (after, _), (gain, line) = max(shelf.items(), key=_by_gain)
    return Way(gain, after, line) if gain > 0 else Way(0.0, marks)


def _by_gain(entry: tuple[tuple[int, int], tuple[float, tuple[Mark, ...]]]) -> float:
    return entry[1][0]


def by_worth(look: Outlook, marks: int, lying: list[tuple[Tray, Die]]) -> list[tuple[Tray, Die]]:
    """Sort dice by the gain of their best mark, the best first."""

    def worth(entry: tuple[Tray, Die]) -> float:
        return max([look.gain(marks, cell) for cell in cells_of(look.plan.fits(entry[1], marks))], default=-SIDES)

    return sorted(lying, key=worth, reverse=True)


def pick_dice(
    look: Outlook, marks: int, had: list[Die], lying: list[tuple[Tray, Die]], count: int
) -> list[tuple[Tray, Die]]:
    """Choose ``count`` dice: those of the best marks, then the best of the rest."""
    way = look.best_way(marks, sorted_dice(had), sorted_dice([die for _, die in lying]), count)
    own, wanted = list(had), []
    for mark in way.line:
        if mark.die in own:
            own.remove(mark.die)
        else:
            wanted.append(mark.die)
    rest = by_worth(look, marks, lying)
    got = []
    for die in wanted:
        got.append(next(entry for entry in rest if entry[1] == die))
        rest.remove(got[-1])
    return (got + rest)[:count]
