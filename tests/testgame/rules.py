"""The rules of the fair: one handler for each frame."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from typing import Any

from testgame import bounds, events
from testgame.legal import check_state, puts
from testgame.moves import Gate, Move, Put, Stake
from testgame.notation import format_move, format_state, parse_move, parse_state
from testgame.options import Options, read_options
from testgame.state import (
    DICE,
    KINDS,
    SEATS,
    Bet,
    Closed,
    Deal,
    Elect,
    Fill,
    Good,
    RollDemand,
    SetGate,
    State,
    agenda,
    bag,
    bettors,
    own_goods,
)
from testgame.view import View, imagine, view
from twelvefold.core.agenda import instead
from twelvefold.core.chance import Choice, Draw, Roll
from twelvefold.core.events import EVERYONE, Emit, all_but, ignore, only
from twelvefold.core.game import Decide, Game, Node, Over, Prompt
from twelvefold.core.generator import Generator
from twelvefold.core.rows import replaced
from twelvefold.core.tensor import Field


class Fair(Game[State, View, Move, Options]):
    """The fair, for one to sixteen."""

    name = "fair"
    version = 1
    seats = SEATS
    state_type = State
    view_type = View
    event_type = events.AnyEvent

    def options(self, given: Mapping[str, object]) -> Options:
        return read_options(given)

    def start(self, options: Options) -> State:
        n = options.seats
        return State(
            days=options.days,
            day=1,
            demand=(),
            tickets=(None,) * n,
            shown=(False,) * n,
            stalls=((),) * n,
            bets=(None,) * n,
            coins=(0,) * n,
            agenda=agenda(Deal(0), n),
        )

    def seat_count(self, state: State) -> int:
        return len(state.tickets)

    def check(self, state: State) -> None:
        check_state(state)

    def node(self, state: State) -> Node[Move]:
        frame = state.agenda[-1]
        return _NODES[type(frame)](state, frame)

    def apply(self, state: State, outcome: Any, emit: Emit = ignore) -> State:
        frame, node = state.agenda[-1], self.node(state)
        outcome = self.checked(node, outcome)
        if isinstance(node, Decide) and node.lines:
            return _filled(self.apply_lines(state, node, outcome), emit)
        return _APPLY[type(frame)](state, frame, outcome, emit)

    def extend(self, state: State, seat: int, move: Move) -> State:
        frame = state.agenda[-1]
        if not isinstance(frame, Fill) or not isinstance(move, Put):
            return super().extend(state, seat, move)
        line = tuple(sorted((*frame.lines[seat], move.good)))
        return replace(state, agenda=instead(state.agenda, Fill(replaced(frame.lines, seat, line))))

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def imagine(self, view: View, rng: Generator) -> State:
        return imagine(view, rng)

    def key(self, state: State) -> Hashable:
        """The order of the dice changes no future, nor do the days behind. What is known of tickets does."""
        demand = tuple(sorted(state.demand))
        left = state.days - state.day
        return left, demand, state.tickets, state.shown, state.stalls, state.bets, state.coins, state.agenda

    def moves(self, options: Options) -> tuple[Move, ...]:
        return bounds.EVERY_MOVE

    def longest(self, options: Options) -> int:
        return bounds.longest(options)

    def layout(self, options: Options) -> tuple[Field, ...]:
        return bounds.layout(options)

    def tensor(self, view: View) -> tuple[int, ...]:
        return bounds.tensor(view)

    def format_state(self, state: State) -> str:
        return format_state(state)

    def parse_state(self, text: str) -> State:
        return parse_state(text)

    def format_move(self, move: Move) -> str:
        return format_move(move)

    def parse_move(self, text: str) -> Move:
        return parse_move(text)


# --- tickets


def _ticket_to_draw(state: State, frame: Deal) -> Node[Move]:
    """From what is left of the bag: the state holds no order."""
    left = Counter(bag(len(state.tickets))) - Counter(ticket for ticket in state.tickets if ticket is not None)
    return Draw(tuple(sorted(left.elements())), 1)


def _ticket_drawn(state: State, frame: Deal, drawn: tuple[Good], emit: Emit) -> State:
    seat, ticket = frame.seat, drawn[0]
    emit(events.TicketDrawn(seat, ticket), only(seat))
    emit(events.TicketTaken(seat), all_but(seat))
    further = (Deal(seat + 1),) if seat + 1 < len(state.tickets) else ()
    return replace(state, tickets=replaced(state.tickets, seat, ticket), agenda=instead(state.agenda, *further))


# --- a day


def _demand_to_roll(state: State, frame: RollDemand) -> Node[Move]:
    return Roll(DICE, len(KINDS))


def _demand_rolled(state: State, frame: RollDemand, faces: tuple[int, ...], emit: Emit) -> State:
    emit(events.DemandRolled(state.day, faces), EVERYONE)
    return replace(state, demand=faces, agenda=instead(state.agenda))


def _stalls_to_fill(state: State, frame: Fill) -> Node[Move]:
    return Decide(
        tuple(
            Prompt(seat, "put", tuple(map(Put, puts(state, seat, line))), line=True, may_end=bool(line))
            for seat, line in enumerate(frame.lines)
        )
    )


def _filled(state: State, emit: Emit) -> State:
    """All lines lie: they become the stalls, for everybody to see."""
    frame = state.agenda[-1]
    assert isinstance(frame, Fill)
    emit(events.StallsFilled(frame.lines), EVERYONE)
    shown = tuple(was or own_goods(stall) > 0 for was, stall in zip(state.shown, frame.lines, strict=True))
    state = replace(state, stalls=frame.lines, shown=shown)
    return replace(state, agenda=instead(state.agenda, *((Bet(),) if bettors(state) else ())))


def _bets_to_make(state: State, frame: Bet) -> Node[Move]:
    return Decide(
        tuple(
            Prompt(seat, "stake", tuple(map(Stake, range(own_goods(state.stalls[seat]) + 1))))
            for seat in bettors(state)
        )
    )


def _bets_made(state: State, frame: Bet, moves: tuple[Stake, ...], emit: Emit) -> State:
    bets = state.bets
    for seat, move in zip(bettors(state), moves, strict=True):
        bets = replaced(bets, seat, move.coins)
        emit(events.BetMade(seat, move.coins), only(seat))
    emit(events.BetsHidden(bettors(state)), EVERYONE)
    return replace(state, bets=bets, agenda=instead(state.agenda))


def _mayor_to_draw(state: State, frame: Elect) -> Node[Move]:
    return Choice(tuple(range(len(state.tickets))))


def _mayor_drawn(state: State, frame: Elect, seat: int, emit: Emit) -> State:
    emit(events.MayorDrawn(seat), EVERYONE)
    return replace(state, agenda=instead(state.agenda, SetGate(seat)))


def _gate_to_set(state: State, frame: SetGate) -> Node[Move]:
    shut = (Gate(False),) if own_goods(state.stalls[frame.seat]) else ()
    return Decide((Prompt(frame.seat, "gate", (Gate(True), *shut)),))


def _gate_set(state: State, frame: SetGate, moves: tuple[Gate], emit: Emit) -> State:
    """The evening: bets are shown and settled, stalls are emptied."""
    bets = tuple(bet or 0 for bet in state.bets)
    if moves[0].open:
        rows = zip(state.coins, state.stalls, bets, strict=True)
        coins = tuple(had + own_goods(stall) + bet for had, stall, bet in rows)
    else:
        coins = tuple(max(0, had - bet) for had, bet in zip(state.coins, bets, strict=True))
    emit(events.GateSet(frame.seat, moves[0].open), EVERYONE)
    emit(events.BetsShown(tuple((seat, bets[seat]) for seat in bettors(state))), EVERYONE)
    emit(events.CoinsCounted(coins), EVERYONE)
    n, last = len(coins), state.day == state.days
    state = replace(
        state,
        day=state.day if last else state.day + 1,
        demand=(),
        stalls=((),) * n,
        bets=(None,) * n,
        coins=coins,
        agenda=agenda(Closed() if last else RollDemand(), n),
    )
    if last:
        emit(events.TicketsShown(state.tickets), EVERYONE)
        emit(events.FairClosed(_winners(state)), EVERYONE)
    return state


def _over(state: State, frame: Closed) -> Node[Move]:
    return Over(_winners(state))


def _winners(state: State) -> tuple[int, ...]:
    most = max(state.coins)
    return tuple(seat for seat, coins in enumerate(state.coins) if coins == most > 0)


_NODES: dict[type, Callable[[State, Any], Node[Move]]] = {
    Deal: _ticket_to_draw,
    RollDemand: _demand_to_roll,
    Fill: _stalls_to_fill,
    Bet: _bets_to_make,
    Elect: _mayor_to_draw,
    SetGate: _gate_to_set,
    Closed: _over,
}

_APPLY: dict[type, Callable[[State, Any, Any, Emit], State]] = {
    Deal: _ticket_drawn,
    RollDemand: _demand_rolled,
    Bet: _bets_made,
    Elect: _mayor_drawn,
    SetGate: _gate_set,
}
