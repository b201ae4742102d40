"""The rules of Queen of 12: what happens next, and what it leads to.

One handler for each frame of the agenda: ``NODES`` says what is asked or rolled, ``APPLY`` what the answer does,
``CHECKS`` whether a position from outside can have come to it. They stand in ``phases``, where no phase calls another:
after each answer ``rounds.go_on`` leads to the next frame. What differs between the sheets (step 5, the count, cards
that mark) stands in ``sheets``, one package for A and B (``grid``) and one for C and D (``areas``), each with its
``SheetKind``, which is registered here.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from twelvefold.core.codec import Json, encode
from twelvefold.core.events import Emit, ignore
from twelvefold.core.game import Decide, Game, Node, Prompt
from twelvefold.core.generator import Generator
from twelvefold.core.rows import replaced
from twelvefold.core.tensor import Field
from twelvefold.core.values import replace
from twelvefold.games.queen import bounds, events, tensor
from twelvefold.games.queen.cards import (
    CRUSADE_HAND,
    FIRST_SOLO_CARD,
    PIECES,
    PROMOS,
    SEATS,
    SOLO,
    START_HAND,
    crusade_pool,
    in_order,
)
from twelvefold.games.queen.edition.printed import AREA_SHEETS, crusade_sheets, print_of
from twelvefold.games.queen.edition.reader import default_file
from twelvefold.games.queen.hints import read
from twelvefold.games.queen.legal import check_state
from twelvefold.games.queen.moves import (
    PLAYS,
    Move,
    Play,
    format_move,
    parse_move,
)
from twelvefold.games.queen.notation import format_state, parse_state
from twelvefold.games.queen.options import (
    SPECS,
    Options,
    current_options,
    options_json,
    pool,
    read_options,
    starting_reserve,
)
from twelvefold.games.queen.phases import crusade, draft, effects, marking, rounds, setup
from twelvefold.games.queen.player import KingsCards, Player
from twelvefold.games.queen.sheets.areas import events as area_events
from twelvefold.games.queen.sheets.areas import lady
from twelvefold.games.queen.sheets.areas.kind import AREAS
from twelvefold.games.queen.sheets.areas.sheet import AreaSheet
from twelvefold.games.queen.sheets.base import kind_for, kind_of, register
from twelvefold.games.queen.sheets.grid.kind import GRID
from twelvefold.games.queen.sheets.grid.scoring import LINE_POINTS
from twelvefold.games.queen.sheets.grid.sheet import Sheet
from twelvefold.games.queen.sheets.hints import Reading
from twelvefold.games.queen.state import SETTING_UP, VERSION, DrawReserve, KingDiscards, LayCards, MarkSheets, State
from twelvefold.games.queen.upgrade import upgrade
from twelvefold.games.queen.view import View, imagine, seen, view


class Queen(Game[State, View, Move, Options]):
    """Queen of 12, for one to four players."""

    name = "queen"
    version = VERSION
    seats = SEATS
    state_type = State
    view_type = View
    option_specs = SPECS
    event_type = events.AnyEvent | area_events.AnyAreaEvent
    tallies = MappingProxyType(
        {"takings": (events.DiceTaken,), "bonuses": (events.BonusDue,), "earned": (area_events.BonusEarned,)}
    )
    pieces = MappingProxyType(
        PIECES
        | {
            "full_line": LINE_POINTS[-1],
            "titles": {title.name.lower(): title.value for title in events.Title},
            "crusade": {str(seats): list(crusade_sheets(seats)) for seats in SEATS},
            "crusade_hand": [card.name.lower() for card in CRUSADE_HAND],
            "crusade_pool": {
                str(seats): [card.name.lower() for card in crusade_pool(seats, PROMOS)] for seats in SEATS
            },
            "areas": list(AREA_SHEETS),
        }
    )

    def upgrade(self, rules: int, data: Json) -> Json:
        return upgrade(rules, data)

    def options(self, given: Mapping[str, object]) -> Options:
        return read_options(given)

    def replayable(self, state: State, rules: int) -> State:
        return replace(state, rules=rules)

    def stored_options(self, data: Mapping[str, object]) -> Options:
        return read_options(data, stored=True)

    def current_options(self, options: Options) -> Options:
        return current_options(options)

    def options_json(self, options: Options) -> dict[str, object]:
        return options_json(options)

    def pieces_for(self, options: Options) -> dict[str, object]:
        """With the whole edition: all its sheets can be drawn before one is played on. And a file to change."""
        return {**self.pieces, "edition": encode(options.edition), "file": default_file()}

    def start(self, options: Options) -> State:
        """Rule: Setting up. The reserve is agreed, or still to be drawn."""
        reserve, seats = starting_reserve(options), options.seats
        printed = print_of(options.edition, options.sheet, seats)
        player = Player(START_HAND, (), reserve, kind_for(printed.sheet).unmarked(printed.sheet, seats))
        state = State(
            printed=printed,
            round=1,
            active=0,
            mountains=(),
            jungle=(),
            players=(player,) * seats,
            king=KingsCards(START_HAND, ()) if seats == SOLO else None,
            crusade=options.crusade,
            agenda=(),
        )
        if options.crusade:
            return crusade.start(state, options.promo)
        if not reserve:
            return state.then(DrawReserve(pool(options)))
        if options.reserve == "first" and seats == SOLO:
            return setup.first_card(state, 0, FIRST_SOLO_CARD).then(KingDiscards())
        return setup.reserve_lies(state)

    def seats_for(self, options: Options) -> int:
        return options.seats

    def seat_count(self, state: State) -> int:
        return len(state.players)

    def check(self, state: State) -> None:
        check_state(state, CHECKS)

    def node(self, state: State) -> Node[Move]:
        frame = state.agenda[-1]
        return NODES[type(frame)](state, frame)

    def apply(self, state: State, outcome: Any, emit: Emit = ignore) -> State:
        node = self.node(state)
        outcome = self.checked(node, outcome)
        if isinstance(node, Decide) and node.lines:
            state = self.apply_lines(state, node, outcome)
        frame = state.agenda[-1]
        state = APPLY[type(frame)](state, frame, outcome, emit)
        if not state.agenda and isinstance(frame, SETTING_UP):
            return rounds.begin_round(state, emit)
        return rounds.go_on(state, emit)

    def prompt(self, state: State, seat: int) -> Prompt[Move]:
        frame = state.agenda[-1]
        if isinstance(frame, MarkSheets) and seat in frame.seats:
            return marking.reached(state, frame, frame.seats.index(seat)).prompt
        return super().prompt(state, seat)

    def extend(self, state: State, seat: int, move: Move) -> State:
        frame = state.agenda[-1]
        if isinstance(frame, MarkSheets) and seat in frame.seats:
            return marking.marked_further(state, frame, frame.seats.index(seat), move)
        if isinstance(frame, LayCards) and isinstance(move, Play):
            line = (*frame.lines[seat], move.card)
            return state.done().then(replace(frame, lines=replaced(frame.lines, seat, line)))
        return super().extend(state, seat, move)

    def plans(self, state: State, seat: int) -> Iterator[tuple[Move, ...]]:
        frame = state.agenda[-1]
        if isinstance(frame, LayCards):
            return (tuple(PLAYS[card] for card in line) for line in draft.card_plans(state, seat))
        return kind_of(state).plans(state, seat) if isinstance(frame, MarkSheets) else super().plans(state, seat)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def hints(self, view: View) -> Reading:
        return read(seen(view), view.seat)

    def imagine(self, view: View, rng: Generator) -> State:
        return imagine(view, rng)

    def key(self, state: State) -> Hashable:
        """The order of a pile changes no future, nor does the edition's name."""
        players = tuple(replace(player, pile=in_order(player.pile)) for player in state.players)
        return replace(state, players=players, printed=replace(state.printed, edition=""))

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
        return parse_state(text, self.check)

    def format_move(self, move: Move) -> str:
        return format_move(move)

    def parse_move(self, text: str) -> Move:
        return parse_move(text)


NODES: dict[type, Callable[[State, Any], Node[Move]]] = {
    **setup.NODES,
    **crusade.NODES,
    **rounds.NODES,
    **effects.NODES,
    **lady.NODES,
    **marking.NODES,
}
APPLY: dict[type, Callable[[State, Any, Any, Emit], State]] = {
    **setup.APPLY,
    **crusade.APPLY,
    **rounds.APPLY,
    **effects.APPLY,
    **lady.APPLY,
    **marking.APPLY,
}
CHECKS: dict[type, Callable[[State, Any], bool]] = {
    **setup.CHECKS,
    **crusade.CHECKS,
    **rounds.CHECKS,
    **effects.CHECKS,
    **lady.CHECKS,
    **marking.CHECKS,
}

register(Sheet, GRID)
register(AreaSheet, AREAS)
