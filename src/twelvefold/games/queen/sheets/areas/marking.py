"""Step 5 on sheets C and D as a whole: who is asked, what may come next in a line, and what all lines lead to."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from twelvefold.core.events import Emit
from twelvefold.core.game import Prompt
from twelvefold.core.values import replace
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.phases import piles
from twelvefold.games.queen.phases.taking import tell_left
from twelvefold.games.queen.sheets.areas.chains import ChainBuilder, ChainState
from twelvefold.games.queen.sheets.areas.steps import ASKS
from twelvefold.games.queen.state import GainCard, MarkSheets, State


def begin(state: State, emit: Emit) -> State:
    """Step 5 begins: those with a choice are asked; if nobody has one, all is marked at once."""
    tell_left(state, emit)
    seats = asked(state)
    frame = MarkSheets(seats, ((),) * len(seats))
    return state.then(frame) if seats else settle(state, frame, emit)


def asked(state: State) -> tuple[int, ...]:
    """Those who have anything to choose."""
    return tuple(seat for seat in range(len(state.players)) if prompt(state, seat, ()).moves)


def desk(state: State, seat: int, line: tuple[Move, ...]) -> ChainState:
    """What a line has come to."""
    return _building(state, seat).played(line)


_RECENT: deque[ChainBuilder] = deque(maxlen=64)
"""Builders of step 5's lines, the latest first. A builder depends on nothing but the position; keeping it means that a
long line is not worked out from its beginning for every move."""


def _building(state: State, seat: int) -> ChainBuilder:
    """Return the builder of a seat's line; the same one for as long as the players are the same objects."""
    for known in _RECENT:
        if known.seat == seat and known.state.players is state.players and known.state.printed is state.printed:
            return known
    _RECENT.appendleft(ChainBuilder(state, seat))
    return _RECENT[0]


def prompt(state: State, seat: int, line: tuple[Move, ...]) -> Prompt[Move]:
    """What may come next in a line. Everything is compulsory: it ends when nothing is left."""
    building = _building(state, seat)
    now = building.played(line)
    moves = building.moves(now)
    return Prompt(seat, ASKS[type(now.steps[0])] if now.steps else "use", moves, line=True, may_end=not moves)


def plans(state: State, seat: int) -> Iterator[tuple[Move, ...]]:
    """One line for each distinct result, lazily."""
    building = ChainBuilder(state, seat)
    start = building.begin()
    shelf: list[tuple[ChainState, tuple[Move, ...]]] = [(start, ())]
    seen = {start}
    while shelf:
        now, line = shelf.pop()
        moves = building.moves(now)
        if not moves:
            yield line
        for move in reversed(moves):
            after = building.after(now, move)
            if after not in seen:
                seen.add(after)
                shelf.append((after, (*line, move)))


def settle(state: State, frame: MarkSheets, emit: Emit) -> State:
    """All lines lie: sheets are marked, piles taken back; reserve takers follow, clockwise from the active player."""
    lines = dict(zip(frame.seats, frame.lines, strict=True))
    gains = []
    for seat in range(len(state.players)):
        end = ChainBuilder(state, seat, emit).played(lines.get(seat, ()))
        state = state.player(seat, replace(state.players[seat], areas=end.areas, pending=()))
        if end.pile:
            state = piles.take_pile(state, seat, tell.Back.BONUS, emit)
        gains.append(end.gains)
    return state.then(*(GainCard(seat, bonus=True) for seat in state.clockwise() for _ in range(gains[seat])))


def takers(state: State, seats: tuple[int, ...]) -> bool:
    """Whether these seats may be about to take cards of the reserve, one after the other."""
    turns = list(state.clockwise())
    places = [turns.index(seat) for seat in seats]
    return places == sorted(places) and all(seats.count(seat) <= len(state.players[seat].reserve) for seat in seats)
