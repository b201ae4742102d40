"""Step 5 on whatever sheets: everybody builds a line, all at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twelvefold.core.agenda import instead
from twelvefold.core.events import Emit
from twelvefold.core.game import Decide, Node
from twelvefold.core.rows import replaced
from twelvefold.core.values import replace
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.sheets.base import kind_of
from twelvefold.games.queen.state import MarkSheets, Reached, State


def _sheets_to_mark(state: State, frame: MarkSheets) -> Node[Move]:
    """Step 5. All at once, each for themselves."""
    return Decide(tuple([reached(state, frame, place).prompt for place in range(len(frame.seats))]))


def reached(state: State, frame: MarkSheets, place: int) -> Reached:
    """What one of the lines has come to; worked out from its beginning only where that is not known."""
    known = frame.reached[place] if frame.reached else None
    return known or kind_of(state).reached(state, frame.seats[place], frame.lines[place])


def marked_further(state: State, frame: MarkSheets, place: int, move: Move) -> State:
    """The position with one more move on one of the lines."""
    before = reached(state, frame, place)
    onward = before.onward
    if onward is None or onward[0] is not move:
        onward = before.onward = move, kind_of(state).further(state, frame.seats[place], before, move)
    known = frame.reached or (None,) * len(frame.seats)
    line = (*frame.lines[place], move)
    further = MarkSheets(frame.seats, replaced(frame.lines, place, line), replaced(known, place, onward[1]))
    return replace(state, agenda=instead(state.agenda, further))


def _sheets_marked(state: State, frame: MarkSheets, lines: object, emit: Emit) -> State:
    ends = tuple([reached(state, frame, place) for place in range(len(frame.seats))])
    return kind_of(state).settle(state.done(), replace(frame, reached=ends), emit)


# --- positions from outside


def _can_mark(state: State, frame: MarkSheets) -> bool:
    """All who have something to mark, each with a line that may be built."""
    kind = kind_of(state)
    if state.later or not frame.seats or frame.seats != kind.asked(state) or len(frame.lines) != len(frame.seats):
        return False
    return all(_can_build(state, seat, line) for seat, line in zip(frame.seats, frame.lines, strict=True))


def _can_build(state: State, seat: int, line: tuple[Move, ...]) -> bool:
    """Whether each move of a line is offered after those before it."""
    kind = kind_of(state)
    now = kind.reached(state, seat, ())
    for move in line:
        if move not in now.prompt.moves:
            return False
        now = kind.further(state, seat, now, move)
    return True


CHECKS: dict[type, Callable[[State, Any], bool]] = {MarkSheets: _can_mark}
NODES: dict[type, Callable[[State, Any], Node[Move]]] = {MarkSheets: _sheets_to_mark}
APPLY: dict[type, Callable[[State, Any, Any, Emit], State]] = {MarkSheets: _sheets_marked}
