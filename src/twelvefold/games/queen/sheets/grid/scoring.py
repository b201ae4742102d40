"""Rule: Scoring. What a sheet A or B and the cards are worth."""

from __future__ import annotations

from typing import NamedTuple

from twelvefold.games.queen.cards import SOLO
from twelvefold.games.queen.player import grid_of
from twelvefold.games.queen.sheets.grid.plan import Plan, plan_of
from twelvefold.games.queen.sheets.grid.sheet import Half
from twelvefold.games.queen.state import State

LINE_POINTS = (0, 2, 0, 5, 5, 10)
"""What a row or column is worth by its marks."""
FIRST_LINE = 6
"""For the first full line."""
SOLO_RACE = 3
"""Solo: the last round in which a full line still brings those points."""


class Score(NamedTuple):
    """The final count of one player."""

    halves: int
    first: int
    cards: int

    @property
    def total(self) -> int:
        """All points."""
        return self.halves + self.first + self.cards


def line_points(plan: Plan, marks: int) -> tuple[int, ...]:
    """What each line brings, in the order of the plan's lines."""
    return tuple([LINE_POINTS[(marks & line.mask).bit_count()] for line in plan.lines])


def half_points(plan: Plan, marks: int, half: Half) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What the rows and the columns of a half bring."""
    counted = list(zip(plan.lines, line_points(plan, marks), strict=True))
    rows = tuple(points for line, points in counted if line.half is half and line.row)
    columns = tuple(points for line, points in counted if line.half is half and not line.row)
    return rows, columns


def full_lines(plan: Plan, marks: int) -> tuple[str, ...]:
    """The names of the lines in which every cell is marked."""
    return tuple([name for name, _, _, _, mask in plan.lines if mask & marks == mask])


def score(state: State, seat: int) -> Score:
    """The final count of a seat."""
    player = state.players[seat]
    return Score(
        halves=sum(line_points(plan_of(state.printed.sheet), grid_of(player).cells)),
        first=FIRST_LINE if grid_of(player).first else 0,
        cards=sum([state.printed.points[card.value] for card in (*player.hand, *player.pile)]),
    )


def race_open(state: State) -> bool:
    """Whether nobody has the six points yet; solo they are won only before round 4 begins."""
    late = len(state.players) == SOLO and state.round > SOLO_RACE
    return not late and not any(grid_of(player).first for player in state.players)
