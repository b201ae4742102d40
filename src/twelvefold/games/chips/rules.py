"""The rules of 12 Chip Trick: what happens next, and what it leads to.

One handler for each frame of the agenda: ``_NODES`` says what is asked or drawn, ``_STEPS`` what the
answer does. The dummy of the game for two never is asked: wherever it is its turn, the rules play it,
and pause only for the luck of its stack.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from twelvefold.core.chance import Choice, Draw
from twelvefold.core.errors import IllegalMove, Reason
from twelvefold.core.events import Emit, ignore
from twelvefold.core.game import Decide, Game, Node, Over, Prompt
from twelvefold.core.generator import Generator
from twelvefold.core.rows import replaced
from twelvefold.core.tensor import Field
from twelvefold.games.chips import bounds, events, story, tensor
from twelvefold.games.chips.chips import (
    BLUE,
    COLOUR,
    DEALT_EACH,
    LEAST_PLACES,
    PIECES,
    RED,
    Chips,
    Colour,
    less,
    of_colour,
    with_chips,
)
from twelvefold.games.chips.legal import check_state
from twelvefold.games.chips.moves import PLAYS, TAKES, Move, Play, Take, format_move, parse_move
from twelvefold.games.chips.notation import format_state, parse_state
from twelvefold.games.chips.options import SEATS, SPECS, Options, read_options
from twelvefold.games.chips.scoring import best, count, finished, winners
from twelvefold.games.chips.state import (
    AnyFrame,
    DealChips,
    DrawLeader,
    Finished,
    PlayChip,
    ShowTop,
    State,
    TakeChip,
    TurnTop,
)
from twelvefold.games.chips.trick import takeable, winning
from twelvefold.games.chips.view import View, imagine, view

NOT_IN_HAND = Reason("chips-not-in-hand", "the chip {chip} is not in hand; in hand: {allowed}")
RED_FIRST = Reason("chips-red-first", "no blue chip like {chip} can be taken while red lies in the middle: {allowed}")
NOT_IN_MIDDLE = Reason("chips-not-in-middle", "the chip {chip} cannot be taken from the middle; what can: {allowed}")

FIRST_DEAL = DealChips(0, RED)
PLAY_CHIP = PlayChip()
TAKE_CHIP = TakeChip()


class ChipTrick(Game[State, View, Move, Options]):
    """12 Chip Trick, for two to four players."""

    name = "chips"
    version = 1
    seats = SEATS
    state_type = State
    view_type = View
    option_specs = SPECS
    event_type = events.AnyEvent
    tallies = MappingProxyType({"rounds": (events.RoundBegan,), "tricks": (events.TrickBegan,)})
    pieces = MappingProxyType(PIECES)

    def options(self, given: Mapping[str, object]) -> Options:
        return read_options(given)

    def start(self, options: Options) -> State:
        """Rule: Setting up. With two players the dummy takes the third place."""
        places = max(options.seats, LEAST_PLACES)
        return _new_round(options.seats, options.burning, 1, (0,) * places, None)

    def seat_count(self, state: State) -> int:
        return state.seats

    def check(self, state: State) -> None:
        check_state(state)

    def node(self, state: State) -> Node[Move]:
        frame = state.agenda[-1]
        return _NODES[type(frame)](state, frame)

    def apply(self, state: State, outcome: Any, emit: Emit = ignore) -> State:
        outcome = self.checked(self.node(state), outcome)
        frame = state.agenda[-1]
        return _STEPS[type(frame)](state, frame, outcome, emit)

    def illegal(self, prompt: Prompt[Move], move: Move) -> IllegalMove:
        """The reason a chip cannot be played or taken, as this game's players would say it."""
        allowed = ", ".join(str(offered.chip) for offered in prompt.moves)
        match move:
            case Play(int(chip)) if prompt.ask == "play" and chip in COLOUR:
                return IllegalMove(NOT_IN_HAND, chip=chip, allowed=allowed)
            case Take(int(chip)) if prompt.ask == "take" and chip in COLOUR:
                bound = COLOUR[chip] is BLUE and COLOUR[prompt.moves[0].chip] is RED
                return IllegalMove(RED_FIRST if bound else NOT_IN_MIDDLE, chip=chip, allowed=allowed)
        return super().illegal(prompt, move)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def imagine(self, view: View, rng: Generator) -> State:
        return imagine(view, rng)

    def key(self, state: State) -> Hashable:
        """The round's number changes no future, and of the chips in front only the sum does.

        What the others have seen of a hand does: who knows more plays better.
        """
        sums = tuple(map(sum, state.front))
        hands = state.seen, state.unseen, state.top
        return state.seats, state.burning, state.tokens, state.leader, sums, hands, state.middle, state.agenda

    def moves(self, options: Options) -> tuple[Move, ...]:
        return bounds.EVERY_MOVE

    def longest(self, options: Options) -> int:
        return bounds.longest(options)

    def layout(self, options: Options) -> tuple[Field, ...]:
        return tensor.layout(options)

    def tensor(self, view: View) -> tuple[int, ...]:
        return tensor.tensor(view)

    def format_state(self, state: State) -> str:
        return format_state(state)

    def parse_state(self, text: str) -> State:
        return parse_state(text)

    def format_move(self, move: Move) -> str:
        return format_move(move)

    def parse_move(self, text: str) -> Move:
        return parse_move(text)


# --- a round begins


def _new_round(seats: int, burning: bool, number: int, tokens: tuple[int, ...], leader: int | None) -> State:
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
    return _begin_trick(state, emit)


def _leader_to_draw(state: State, frame: DrawLeader) -> Node[Move]:
    """Ruling: it may be the dummy."""
    return Choice(tuple(range(state.places)))


def _leader_drawn(state: State, frame: DrawLeader, seat: int, emit: Emit) -> State:
    story.leader_drawn(emit, seat)
    return _begin_trick(replace(state, leader=seat), emit)


# --- the dummy's stack


def _top_to_show(state: State, frame: ShowTop) -> Node[Move]:
    """Ruling: only the back of its top chip is seen. Which chip it is, luck decides when it is turned."""
    return Draw(tuple(COLOUR[chip] for chip in state.unseen[state.seats]), 1)


def _top_shown(state: State, frame: ShowTop, drawn: tuple[Colour], emit: Emit) -> State:
    (colour,) = drawn
    story.top_shown(emit, state.seats, colour)
    state = replace(state, top=colour)
    return _next_to_play(state, emit) if state.middle else _lead(state, emit)


def _top_to_turn(state: State, frame: TurnTop) -> Node[Move]:
    """Two players: the dummy always plays its top chip, one of those with the back that is seen."""
    assert state.top is not None
    return Choice(of_colour(state.unseen[state.seats], state.top))


def _top_turned(state: State, frame: TurnTop, chip: int, emit: Emit) -> State:
    state = replace(_put_down(state, state.seats, chip, emit), top=None)
    return replace(state, agenda=(ShowTop(),)) if state.unseen[state.seats] else _next_to_play(state, emit)


# --- a trick


def _begin_trick(state: State, emit: Emit) -> State:
    story.trick_began(emit, state)
    return _next_to_play(state, emit)


def _next_to_play(state: State, emit: Emit) -> State:
    """Step 1. From the leader clockwise; what is known of the dummy's stack comes by itself."""
    if len(state.middle) == state.places:
        return _win_trick(state, emit)
    place = state.playing
    if place != state.dummy:
        return _then(state, PLAY_CHIP)
    if state.unseen[place]:
        return _then(state, TurnTop())
    return _next_to_play(_put_down(state, place, state.seen[place][0], emit), emit)


def _chip_to_play(state: State, frame: PlayChip) -> Node[Move]:
    """Step 1. Any chip from hand."""
    seat = state.playing
    return play_decision(seat, state.seen[seat] + state.unseen[seat])


@lru_cache(maxsize=16_384)
def play_decision(seat: int, hand: Chips) -> Decide[Move]:
    """Asking a seat to play: asked so often that it is kept."""
    return Decide((Prompt(seat, "play", tuple(PLAYS[chip] for chip in sorted(set(hand)))),))


def _chip_played(state: State, frame: PlayChip, moves: tuple[Any, ...], emit: Emit) -> State:
    return _next_to_play(_put_down(state, state.playing, moves[0].chip, emit), emit)


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
        return _begin_trick(state, emit)
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
        return _new_round(state.seats, state.burning, state.round + 1, tokens, state.leader)
    story.game_over(emit, tokens, state.seats)
    empty: tuple[Chips, ...] = ((),) * state.places
    return replace(state, tokens=tokens, front=laid, seen=empty, unseen=empty, top=None, agenda=(Finished(),))


def _over(state: State, frame: Finished) -> Node[Move]:
    """Rule: the first to three tokens; nobody, if the dummy wins."""
    return Over(winners(state.tokens, state.seats))


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


_NODES: dict[type, Callable[[State, Any], Node[Move]]] = {
    DealChips: _chips_to_deal,
    ShowTop: _top_to_show,
    DrawLeader: _leader_to_draw,
    PlayChip: _chip_to_play,
    TurnTop: _top_to_turn,
    TakeChip: _chip_to_take,
    Finished: _over,
}

_STEPS: dict[type, Callable[[State, Any, Any, Emit], State]] = {
    DealChips: _chips_dealt,
    ShowTop: _top_shown,
    DrawLeader: _leader_drawn,
    PlayChip: _chip_played,
    TurnTop: _top_turned,
    TakeChip: _chip_taken,
}
