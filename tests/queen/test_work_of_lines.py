"""A line of step 5 costs as much for its last move as for its first: nothing is worked out again from its beginning.

Counted are the calls of functions, not the time: they are the same on every machine.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any, TypeVar

import pytest

from twelvefold.core.codec import decode, encode
from twelvefold.core.game import Decide
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.state import State

from .crusade_help import IDLE, LENGTHS, changed, own, step5
from .queen_help import GAME, reveal

T = TypeVar("T")

EVERY_CELL_GIVES_A_VALUE = changed(
    bonus_cells={
        f"{row}:{column}": "value" for row, length in enumerate(LENGTHS["C"], 1) for column in range(1, length + 1)
    }
)
SHEET_C = step5(EVERY_CELL_GIVES_A_VALUE, own("R1"), *IDLE).state
"""One die that leads from value to value until the sheet is full."""
SHEET_A = reveal("MgJg TrSp", "R2,P3,Y9", "R7,P8").state
"""A duel: both Guardians take all five dice."""


A_ROUND = 500
"""More calls than it takes to end a round and to begin the next one."""


def counted(work: Callable[[], T]) -> tuple[int, T]:
    """How many functions written in Python some work calls, and its result."""
    calls = 0

    def called(frame: FrameType, event: str, arg: Any) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        result = work()
    finally:
        sys.setprofile(before)
    return calls, result


def one_move_further(state: State, seat: int) -> State:
    """What a table does for a move: it is offered and made, and its player is told where the line stands now."""
    after = GAME.extend(state, seat, GAME.prompt(state, seat).moves[0])
    GAME.hints(GAME.view(after, seat))
    return after


def line_of(state: State, seat: int) -> tuple[list[int], tuple[Move, ...]]:
    """The calls for each move of a line of the first move offered, until there is none; and the line."""
    works: list[int] = []
    line: list[Move] = []
    while moves := GAME.prompt(state, seat).moves:
        work, state = counted(partial(one_move_further, state, seat))
        works.append(work)
        line.append(moves[0])
    return works, tuple(line)


@pytest.mark.parametrize(("start", "length"), [(SHEET_C, 30), (SHEET_A, 5)])
def test_the_second_half_of_a_line_costs_no_more_than_the_first(start: State, length: int) -> None:
    works, line = line_of(start, 0)
    assert len(works) == len(line) >= length
    half = len(works) // 2
    assert sum(works[-half:]) <= sum(works[:half])


@pytest.mark.parametrize("start", [SHEET_C, SHEET_A])
def test_when_all_lines_lie_they_are_gone_through_once_more_at_most(start: State) -> None:
    """Also where nothing is known of them, as after a table was stored."""
    node = GAME.node(start)
    assert isinstance(node, Decide)
    lines = [line_of(start, seat) for seat in node.seats]
    answers = tuple(line for _, line in lines)
    stored = decode(State, encode(start))
    assert stored == start
    for state in start, stored:
        work, _ = counted(partial(GAME.apply, state, answers))
        assert work <= sum(sum(works) for works, _ in lines) + A_ROUND
