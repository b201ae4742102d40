"""Tricks, step by step, and what ends a round and the game.

Where it is the dummy's turn, the rules play it, and pause only for the luck of its stack.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from twelvefold.core.chance import Choice
from twelvefold.core.events import Emit, ignore
from twelvefold.core.game import Decide, Node, Over, Prompt
from twelvefold.core.rows import replaced
from twelvefold.core.values import replace
from twelvefold.games.chips import story
from twelvefold.games.chips.chips import ENOUGH, OWNED, RED, Chips, less, of_colour, with_chips
from twelvefold.games.chips.moves import PLAYS, TAKES, Move
from twelvefold.games.chips.scoring import best, count, finished, winners
from twelvefold.games.chips.state import AnyFrame, DealChips, Finished, PlayChip, ShowTop, State, TakeChip, TurnTop
from twelvefold.games.chips.trick import takeable, winning

FIRST_DEAL = DealChips(0, RED)
PLAY_CHIP = PlayChip()
TAKE_CHIP = TakeChip()


# --- a trick


def begin_trick(state: State, emit: Emit) -> State:
    """Everybody plays a chip, the leader first."""
    story.trick_began(emit, state)
    return next_to_play(state, emit)


def next_to_play(state: State, emit: Emit) -> State:
    """Step 1. From the leader clockwise; what is known of the dummy's stack comes by itself."""
    if len(state.middle) == state.places:
        return _win_trick(state, emit)
    place = state.playing
    if place != state.dummy:
        return _then(state, PLAY_CHIP)
    if state.unseen[place]:
        return _then(state, TurnTop())
    return next_to_play(_put_down(state, place, state.seen[place][0], emit), emit)


def _chip_to_play(state: State, frame: PlayChip) -> Node[Move]:
    """Step 1. Any chip from hand."""
    seat = state.playing
    return play_decision(seat, state.seen[seat] + state.unseen[seat])


@lru_cache(maxsize=16_384)
def play_decision(seat: int, hand: Chips) -> Decide[Move]:
    """Asking a seat to play: asked so often that it is kept."""
    return Decide((Prompt(seat, "play", tuple(PLAYS[chip] for chip in sorted(set(hand)))),))


def _chip_played(state: State, frame: PlayChip, moves: tuple[Any, ...], emit: Emit) -> State:
    return next_to_play(_put_down(state, state.playing, moves[0].chip, emit), emit)


def _put_down(state: State, place: int, chip: int, emit: Emit) -> State:
    """A chip goes from a hand to the middle, face up."""
    if emit is not ignore:
        story.chip_played(emit, place, chip)
    seen, unseen = state.seen, state.unseen
    if chip in seen[place]:
        seen = replaced(seen, place, less(seen[place], (chip,)))
    else:
        unseen = replaced(unseen, place, less(unseen[place], (chip,)))
    return _moved(state, state.front, seen, unseen, (*state.middle, chip))


def _top_to_turn(state: State, frame: TurnTop) -> Node[Move]:
    """Two players: the dummy always plays its top chip, one of those with the back that is seen."""
    assert state.top is not None
    return Choice(of_colour(state.unseen[state.seats], state.top))


def _top_turned(state: State, frame: TurnTop, chip: int, emit: Emit) -> State:
    state = replace(_put_down(state, state.seats, chip, emit), top=None)
    return replace(state, agenda=(ShowTop(),)) if state.unseen[state.seats] else next_to_play(state, emit)


def _win_trick(state: State, emit: Emit) -> State:
    """Step 2. The winner leads from now on."""
    wins = winning(state.middle)
    if emit is not ignore:
        story.trick_won(emit, state, wins)
    return _next_to_take(replace(state, leader=state.from_leader(wins), middle=tuple(sorted(state.middle))), emit)


def _next_to_take(state: State, emit: Emit) -> State:
    """Step 3. From the winner clockwise; the dummy takes the lowest it may."""
    if not state.middle:
        return _end_trick(state, emit)
    place = state.taking
    if place != state.dummy:
        return _then(state, TAKE_CHIP)
    return _next_to_take(_pick_up(state, place, takeable(state.middle)[0], emit), emit)


def _chip_to_take(state: State, frame: TakeChip) -> Node[Move]:
    """Step 3. A red one as long as there is a red one."""
    return take_decision(state.taking, state.middle)


@lru_cache(maxsize=16_384)
def take_decision(seat: int, middle: Chips) -> Decide[Move]:
    """Asking a seat to take, likewise."""
    return Decide((Prompt(seat, "take", tuple(TAKES[chip] for chip in dict.fromkeys(takeable(middle)))),))


def _chip_taken(state: State, frame: TakeChip, moves: tuple[Any, ...], emit: Emit) -> State:
    return _next_to_take(_pick_up(state, state.taking, moves[0].chip, emit), emit)


def _pick_up(state: State, place: int, chip: int, emit: Emit) -> State:
    """A chip goes from the middle to the front of the winner, into a hand, or under the dummy's stack."""
    if emit is not ignore:
        story.chip_taken(emit, state, place, chip)
    front, seen = state.front, state.seen
    if len(state.middle) == state.places:
        front = replaced(front, place, with_chips(front[place], (chip,)))
    elif place == state.dummy:
        seen = replaced(seen, place, (*seen[place], chip))
    else:
        seen = replaced(seen, place, with_chips(seen[place], (chip,)))
    return _moved(state, front, seen, state.unseen, less(state.middle, (chip,)))


# --- the end of a trick, of a round, of the game


def _end_trick(state: State, emit: Emit) -> State:
    """Rule: when the new leader has no chip in hand, the round is over."""
    leader = state.from_leader(0)
    if state.seen[leader] or state.unseen[leader]:
        return begin_trick(state, emit)
    return _end_round(state, emit)


def _end_round(state: State, emit: Emit) -> State:
    """Rule: End of a round. All hands are laid down and counted; three tokens end the game."""
    laid = tuple(tuple(sorted(sum(chips, ()))) for chips in zip(state.front, state.seen, state.unseen, strict=True))
    counts = tuple(count(sum(chips), burning=state.burning) for chips in laid)
    lucky = best(counts)
    if emit is not ignore:
        story.round_ended(emit, state, laid, counts, lucky)
    tokens = tuple(held + (place in lucky) for place, held in enumerate(state.tokens))
    if not finished(tokens):
        return new_round(state.seats, state.burning, state.round + 1, tokens, state.leader)
    story.game_over(emit, tokens, state.seats)
    empty: tuple[Chips, ...] = ((),) * state.places
    return replace(state, tokens=tokens, front=laid, seen=empty, unseen=empty, top=None, agenda=(Finished(),))


def _over(state: State, frame: Finished) -> Node[Move]:
    """Rule: the first to three tokens; nobody, if the dummy wins."""
    return Over(winners(state.tokens, state.seats))


def new_round(seats: int, burning: bool, number: int, tokens: tuple[int, ...], leader: int | None) -> State:
    """All chips are shuffled, to be dealt again."""
    empty: tuple[Chips, ...] = ((),) * len(tokens)
    return State(
        seats=seats,
        burning=burning,
        round=number,
        tokens=tokens,
        leader=leader,
        front=empty,
        seen=empty,
        unseen=empty,
        top=None,
        middle=(),
        agenda=(FIRST_DEAL,),
    )


# --- small changes of a state


def _moved(
    state: State, front: tuple[Chips, ...], seen: tuple[Chips, ...], unseen: tuple[Chips, ...], middle: Chips
) -> State:
    """The position with its chips lying otherwise."""
    return State(
        state.seats,
        state.burning,
        state.round,
        state.tokens,
        state.leader,
        front,
        seen,
        unseen,
        state.top,
        middle,
        state.agenda,
    )


def _then(state: State, frame: AnyFrame) -> State:
    """The position with that to be done next."""
    return state if state.agenda == (frame,) else replace(state, agenda=(frame,))


# --- positions from outside


def _can_play(state: State, frame: PlayChip) -> bool:
    """Not everybody has played, and it is the turn of somebody who chooses."""
    return len(state.middle) < state.places and state.playing != state.dummy


def _can_turn_top(state: State, frame: TurnTop) -> bool:
    """It is the turn of the dummy, and its top chip is unseen."""
    turn = len(state.middle) < state.places and state.playing == state.dummy
    return turn and bool(state.unseen[state.seats])


def _can_take(state: State, frame: TakeChip) -> bool:
    """Chips are left, and it is the turn of somebody who chooses."""
    return 0 < len(state.middle) <= state.places and state.taking != state.dummy


def _can_be_over(state: State, frame: Finished) -> bool:
    """All four chips of everybody lie in front, and the last round's best has the third token."""
    laid = all(len(chips) == OWNED for chips in state.front)
    bare = not state.middle and not any(state.seen) and not any(state.unseen) and state.top is None
    return laid and bare and any(state.tokens[place] == ENOUGH for place in best_in_front(state))


def best_in_front(state: State) -> tuple[int, ...]:
    """The places with the best total of the chips in front."""
    return best(tuple(count(sum(chips), burning=state.burning) for chips in state.front))


CHECKS: dict[type, Callable[[State, Any], bool]] = {
    PlayChip: _can_play,
    TurnTop: _can_turn_top,
    TakeChip: _can_take,
    Finished: _can_be_over,
}

NODES: dict[type, Callable[[State, Any], Node[Move]]] = {
    PlayChip: _chip_to_play,
    TurnTop: _top_to_turn,
    TakeChip: _chip_to_take,
    Finished: _over,
}

APPLY: dict[type, Callable[[State, Any, Any, Emit], State]] = {
    PlayChip: _chip_played,
    TurnTop: _top_turned,
    TakeChip: _chip_taken,
}
