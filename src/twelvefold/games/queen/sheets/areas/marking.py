"""Step 5 on sheets C and D as a whole: who is asked, what may come next in a line, and what all lines lead to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from twelvefold.core.events import EVERYONE, Emit, Event, ignore
from twelvefold.core.game import Prompt
from twelvefold.core.values import replace
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.phases import piles
from twelvefold.games.queen.sheets.areas.chains import ChainBuilder, ChainState
from twelvefold.games.queen.sheets.areas.steps import ASKS
from twelvefold.games.queen.state import GainCard, MarkSheets, Reached, State

Told = tuple[tuple[Event, ...], ...]


def begin(state: State, emit: Emit) -> State:
    """Step 5 begins: those with a choice are asked; if nobody has one, all is marked at once."""
    starts = _starts(state)
    seats = tuple(seat for seat, start in enumerate(starts) if start.prompt.moves)
    frame = MarkSheets(seats, ((),) * len(seats), tuple([starts[seat] for seat in seats]))
    return state.then(frame) if seats else settle(state, frame, emit)


def asked(state: State) -> tuple[int, ...]:
    """Those who have anything to choose."""
    return tuple(seat for seat, start in enumerate(_starts(state)) if start.prompt.moves)


def _starts(state: State) -> list[Reached]:
    """What every seat's line comes to before its first move."""
    return [reached(state, seat, ()) for seat in range(len(state.players))]


# --- a line


def chain_state(state: State, seat: int, line: tuple[Move, ...]) -> ChainState:
    """What a line has come to."""
    return ChainBuilder(state, seat).played(line)


def reached(state: State, seat: int, line: tuple[Move, ...]) -> Reached:
    """What a line has come to, from its beginning."""
    events: list[Event] = []
    building = ChainBuilder(state, seat, lambda event, audience: events.append(event))
    found = _reached(building, building.begin(), (), events)
    for move in line:
        found = further(state, seat, found, move)
    return found


def further(state: State, seat: int, before: Reached, move: Move) -> Reached:
    """What a line has come to after one more move."""
    events: list[Event] = []
    building = ChainBuilder(state, seat, lambda event, audience: events.append(event))
    return _reached(building, building.after(before.line_state, move), before.told, events)


def _reached(building: ChainBuilder, now: ChainState, told: Told, events: list[Event]) -> Reached:
    """What may come next. Everything is compulsory: a line ends when nothing is left."""
    ask = ASKS[type(now.steps[0])] if now.steps else "use"
    prompt = Prompt(building.seat, ask, now.moves, line=True, may_end=not now.moves)
    return Reached(now, prompt, (*told, tuple(events)))


def plans(state: State, seat: int) -> Iterator[tuple[Move, ...]]:
    """One line for each distinct result, lazily."""
    building = ChainBuilder(state, seat)
    start = building.begin()
    shelf: list[tuple[ChainState, tuple[Move, ...]]] = [(start, ())]
    seen = {start}
    while shelf:
        now, line = shelf.pop()
        if not now.moves:
            yield line
        for move in reversed(now.moves):
            after = building.after(now, move)
            if after not in seen:
                seen.add(after)
                shelf.append((after, (*line, move)))


def settle(state: State, frame: MarkSheets, emit: Emit) -> State:
    """All lines lie: sheets are marked, piles taken back; reserve takers follow, clockwise from the active player."""
    ends = dict(zip(frame.seats, frame.reached, strict=True))
    gains = []
    for seat in range(len(state.players)):
        last = ends.get(seat) or reached(state, seat, ())
        if emit is not ignore:
            for event in chain.from_iterable(last.told):
                emit(event, EVERYONE)
        end: ChainState = last.line_state
        state = state.player(seat, replace(state.players[seat], sheet=end.areas, pending=()))
        if end.pile:
            state = piles.take_pile(state, seat, tell.Back.BONUS, emit)
        gains.append(end.gains)
    return state.then(*(GainCard(seat, bonus=True) for seat in state.clockwise() for _ in range(gains[seat])))


def takers(state: State, seats: tuple[int, ...]) -> bool:
    """Whether these seats may be about to take cards of the reserve, one after the other."""
    turns = list(state.clockwise())
    places = [turns.index(seat) for seat in seats]
    return places == sorted(places) and all(seats.count(seat) <= len(state.players[seat].reserve) for seat in seats)
