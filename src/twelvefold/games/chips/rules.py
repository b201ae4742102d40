"""The rules of 12 Chip Trick: what happens next, and what it leads to.

One handler for each frame of the agenda, in ``dealing.py`` and ``playing.py``: ``NODES`` says what is asked or
drawn, ``APPLY`` what the answer does, ``CHECKS`` whether a position from outside can have come to it. The dummy
of the game for two never is asked.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from types import MappingProxyType
from typing import Any

from twelvefold.core.errors import IllegalMove, Reason
from twelvefold.core.events import Emit, ignore
from twelvefold.core.game import Game, Node, Prompt
from twelvefold.core.generator import Generator
from twelvefold.core.tensor import Field
from twelvefold.games.chips import bounds, dealing, events, playing, tensor
from twelvefold.games.chips.chips import (
    BLUE,
    COLOUR,
    LEAST_PLACES,
    PIECES,
    RED,
)
from twelvefold.games.chips.legal import check_state
from twelvefold.games.chips.moves import Move, Play, Take, format_move, parse_move
from twelvefold.games.chips.notation import format_state, parse_state
from twelvefold.games.chips.options import SEATS, SPECS, Options, read_options
from twelvefold.games.chips.state import (
    State,
)
from twelvefold.games.chips.view import View, imagine, view

NOT_IN_HAND = Reason("chips-not-in-hand", "the chip {chip} is not in hand; in hand: {allowed}")
RED_FIRST = Reason("chips-red-first", "no blue chip like {chip} can be taken while red lies in the middle: {allowed}")
NOT_IN_MIDDLE = Reason("chips-not-in-middle", "the chip {chip} cannot be taken from the middle; what can: {allowed}")


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
        return playing.new_round(options.seats, options.burning, 1, (0,) * places, None)

    def seat_count(self, state: State) -> int:
        return state.seats

    def check(self, state: State) -> None:
        check_state(state)

    def node(self, state: State) -> Node[Move]:
        frame = state.agenda[-1]
        return NODES[type(frame)](state, frame)

    def apply(self, state: State, outcome: Any, emit: Emit = ignore) -> State:
        outcome = self.checked(self.node(state), outcome)
        frame = state.agenda[-1]
        return APPLY[type(frame)](state, frame, outcome, emit)

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


NODES = {**dealing.NODES, **playing.NODES}
APPLY = {**dealing.APPLY, **playing.APPLY}
