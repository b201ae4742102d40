"""The rules of King of 12: what happens next, and what it leads to.

One handler for each frame of the agenda: ``NODES`` says what is asked or rolled, ``APPLY`` what the answer does,
``CHECKS`` whether a position from outside can have come to it. Setting up is in ``setting_up.py``, turns are in
``turn.py``, what ends a round and the game is in ``rounds.py``. For five players and more the game is a tournament:
the same handlers, with several tables of players.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from types import MappingProxyType
from typing import Any

from twelvefold.core.events import Emit, ignore
from twelvefold.core.game import Game, Node, Over
from twelvefold.core.generator import Generator
from twelvefold.core.tensor import Field
from twelvefold.games.king import bounds, events, rounds, setting_up, tensor, turn
from twelvefold.games.king.cards import PIECES
from twelvefold.games.king.legal_tournament import check_state
from twelvefold.games.king.moves import Move, format_move, parse_move
from twelvefold.games.king.notation import format_state, parse_state
from twelvefold.games.king.options import GROUPS, SEATS, SPECS, Options, TournamentOptions, read_options, starting_set
from twelvefold.games.king.ring import LADY
from twelvefold.games.king.state import (
    ROLL_DICE,
    DrawSet,
    State,
    TakeInGroups,
    points,
)
from twelvefold.games.king.tournament import Tournament, start_tournament
from twelvefold.games.king.view import TournamentView, View, imagine, view


class King(Game[State, View, Move, Options]):
    """King of 12, for two to four players; for five to sixteen, its tournament."""

    name = "king"
    version = 1
    seats = SEATS
    state_type = State | Tournament
    view_type = View | TournamentView
    option_specs = SPECS
    event_type = events.AnyEvent
    tallies = MappingProxyType(
        {
            "turns": (events.CardsRevealed, events.TurnRevealed),
            "rounds": (events.RoundBegan,),
            "rounds_unwon": (events.RoundUnwon, events.FinalUnwon),
        }
    )
    pieces = MappingProxyType({**PIECES, "groups": GROUPS})

    _last: tuple[State | None, Node[Move]] = None, Over(())

    def options(self, given: Mapping[str, object]) -> Options:
        return read_options(given)

    def start(self, options: Options) -> State:
        """Rule: Setting up. The set is agreed, or still to be drawn; then everybody rolls.

        Before that, a tournament draws its first groups.
        """
        cards = starting_set(options)
        seats = options.seats
        start = State(
            set=cards,
            round=0,
            dice=(0,) * seats,
            hands=(cards,) * seats,
            played=((),) * seats,
            tokens=((0, 0),) * seats,
            under=(None,) * seats,
            suspects=((),) * seats,
            agenda=(ROLL_DICE if cards else DrawSet(options.promo),),
        )
        return start_tournament(start, options.sizes) if isinstance(options, TournamentOptions) else start

    def seat_count(self, state: State) -> int:
        return len(state.dice)

    def check(self, state: State) -> None:
        check_state(state)

    def node(self, state: State) -> Node[Move]:
        """As everybody asks before they apply, and ``apply`` asks again, the last answer is kept."""
        last, node = self._last
        if last is not state:
            frame = state.agenda[-1]
            node = NODES[type(frame)](state, frame)
            self._last = state, node
        return node

    def apply(self, state: State, outcome: Any, emit: Emit = ignore) -> State:
        outcome = self.checked(self.node(state), outcome)
        frame = state.agenda[-1]
        return APPLY[type(frame)](state, frame, outcome, emit)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def imagine(self, view: View, rng: Generator) -> State:
        return imagine(view, rng)

    def key(self, state: State) -> Hashable:
        """The round's number changes no future; without a Lady, tokens count only as points.

        What others suspect does: who knows more of a hand plays it better.
        """
        held = state.tokens if LADY in state.set else tuple(map(points, state.tokens))
        key = state.set, state.dice, state.hands, held, state.under, state.suspects, state.agenda
        if isinstance(state, Tournament):
            frame = state.agenda[-1]
            firsts = frame.firsts if isinstance(frame, TakeInGroups) else ()
            going = tuple([state.played[seat][-1] for seat in firsts])  # these cards are still to act
            return *key, state.groups, state.met, state.second, state.second_suspects, going
        return key

    def moves(self, options: Options) -> tuple[Move, ...]:
        return bounds.every_move(options)

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


NODES: dict[type, Callable[[Any, Any], Node[Move]]] = {**setting_up.NODES, **rounds.NODES, **turn.NODES}
APPLY: dict[type, Callable[[Any, Any, Any, Emit], State]] = {**setting_up.APPLY, **rounds.APPLY, **turn.APPLY}
