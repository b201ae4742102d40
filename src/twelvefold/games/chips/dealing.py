"""The deal, the dummy's stack and the first leader: all luck, nobody is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twelvefold.core.chance import Choice, Draw
from twelvefold.core.events import Emit
from twelvefold.core.game import Node
from twelvefold.core.rows import replaced
from twelvefold.core.values import replace
from twelvefold.games.chips import story
from twelvefold.games.chips.chips import BLUE, COLOUR, DEALT_EACH, RED, Chips, Colour, of_colour, with_chips
from twelvefold.games.chips.moves import Move
from twelvefold.games.chips.playing import begin_trick, next_to_play
from twelvefold.games.chips.state import DealChips, DrawLeader, ShowTop, State

# --- the deal


def _chips_to_deal(state: State, frame: DealChips) -> Node[Move]:
    """Rule: two red and two blue chips each; first all red ones."""
    return Draw(of_colour(state.undealt, frame.colour), DEALT_EACH)


def _chips_dealt(state: State, frame: DealChips, chips: Chips, emit: Emit) -> State:
    """Two players: what is left when both are served is the dummy's."""
    story.dealt(emit, state, frame, chips)
    state = replace(state, unseen=replaced(state.unseen, frame.seat, with_chips(state.unseen[frame.seat], chips)))
    if frame.seat + 1 < state.seats:
        return replace(state, agenda=(DealChips(frame.seat + 1, frame.colour),))
    if frame.colour is RED:
        return replace(state, agenda=(DealChips(0, BLUE),))
    if state.dummy is None:
        return _lead(state, emit)
    story.stack_made(emit, state.dummy)
    return replace(state, unseen=replaced(state.unseen, state.dummy, state.undealt), agenda=(ShowTop(),))


def _lead(state: State, emit: Emit) -> State:
    """Rule: the first leader is random; later the winner of the last trick leads."""
    if state.leader is None:
        return replace(state, agenda=(DrawLeader(),))
    return begin_trick(state, emit)


def _leader_to_draw(state: State, frame: DrawLeader) -> Node[Move]:
    """Ruling: it may be the dummy."""
    return Choice(tuple(range(state.places)))


def _leader_drawn(state: State, frame: DrawLeader, seat: int, emit: Emit) -> State:
    story.leader_drawn(emit, seat)
    return begin_trick(replace(state, leader=seat), emit)


# --- the dummy's stack


def _top_to_show(state: State, frame: ShowTop) -> Node[Move]:
    """Ruling: only the back of its top chip is seen. Which chip it is, luck decides when it is turned."""
    return Draw(tuple(COLOUR[chip] for chip in state.unseen[state.seats]), 1)


def _top_shown(state: State, frame: ShowTop, drawn: tuple[Colour], emit: Emit) -> State:
    (colour,) = drawn
    story.top_shown(emit, state.seats, colour)
    state = replace(state, top=colour)
    return next_to_play(state, emit) if state.middle else _lead(state, emit)


# --- positions from outside


def before_tricks(state: State) -> bool:
    """Whether chips are still dealt, the dummy's stack is new, or the first leader is drawn."""
    frame = state.agenda[0]
    new_stack = isinstance(frame, ShowTop) and not state.middle and state.dummy is not None
    return new_stack or isinstance(frame, (DealChips, DrawLeader))


def _can_deal(state: State, frame: DealChips) -> bool:
    """Everybody in turn gets red chips, then blue ones."""
    reds, blues = (frame.seat, 0) if frame.colour is RED else (state.seats, frame.seat)
    return 0 <= frame.seat < state.seats and _dealt(state, reds, blues)


def _can_draw_leader(state: State, frame: DrawLeader) -> bool:
    return _dealt(state, state.places, state.places)


def _can_show_top(state: State, frame: ShowTop) -> bool:
    """The stack is new, or the dummy has just played; and there is an unseen chip."""
    if before_tricks(state):
        return _dealt(state, state.places, state.places)
    last = len(state.middle) - 1
    turned = 0 <= last < state.places and state.from_leader(last) == state.dummy
    return turned and bool(state.unseen[state.seats])


def _dealt(state: State, reds: int, blues: int) -> bool:
    """Nothing lies face up yet; the first ``reds`` places have been dealt red chips, the first ``blues`` blue ones."""
    hands = [(len(of_colour(hand, RED)), len(of_colour(hand, BLUE))) for hand in state.unseen]
    due = [(DEALT_EACH * (place < reds), DEALT_EACH * (place < blues)) for place in range(state.places)]
    return hands == due and not (state.middle or any(state.front) or any(state.seen))


CHECKS: dict[type, Callable[[State, Any], bool]] = {
    DealChips: _can_deal,
    ShowTop: _can_show_top,
    DrawLeader: _can_draw_leader,
}

NODES: dict[type, Callable[[State, Any], Node[Move]]] = {
    DealChips: _chips_to_deal,
    ShowTop: _top_to_show,
    DrawLeader: _leader_to_draw,
}

APPLY: dict[type, Callable[[State, Any, Any, Emit], State]] = {
    DealChips: _chips_dealt,
    ShowTop: _top_shown,
    DrawLeader: _leader_drawn,
}
