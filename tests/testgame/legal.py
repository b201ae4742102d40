"""Which positions of the fair can exist."""

from __future__ import annotations

from collections import Counter

from testgame.state import (
    DAYS,
    DICE,
    KINDS,
    PLACES,
    SEATS,
    Bet,
    Closed,
    Deal,
    Elect,
    Fill,
    Good,
    Goods,
    RollDemand,
    SetGate,
    State,
    agenda,
    bag,
    bettors,
    own_goods,
)
from twelvefold.core.errors import BadData, Reason

IMPOSSIBLE = Reason("fair-position", "this position cannot occur in the game: its {part} is not possible")

MOST_A_DAY = 2 * PLACES
"""The coins of a day when the stall is full, all is bet, and the gate is open."""


def puts(state: State, seat: int, line: Goods) -> Goods:
    """What a seat may lay next: hay once, and own goods on a day that asks for them."""
    ticket = state.tickets[seat]
    hay = () if Good.HAY in line else (Good.HAY,)
    own = (ticket,) if ticket is not None and ticket in state.demand else ()
    return hay + own if len(line) < PLACES else ()


def check_state(state: State) -> None:
    """Refuse what no game can reach, as far as one position tells."""
    seats = len(state.tickets)
    rows = (state.shown, state.stalls, state.bets, state.coins)
    _need(seats in SEATS and all(len(row) == seats for row in rows), "seats")
    _need(state.days in DAYS and 1 <= state.day <= state.days, "day")
    _need(bool(state.agenda) and state.agenda == agenda(state.agenda[-1], seats), "agenda")
    _check_top(state, seats)
    _check_demand(state)
    _check_tickets(state, seats)
    _check_stalls(state)
    done = state.day if isinstance(state.agenda[-1], Closed) else state.day - 1
    for coins, shown in zip(state.coins, state.shown, strict=True):
        _need(0 <= coins <= MOST_A_DAY * done * shown, "coins")


def _need(holds: bool, part: str) -> None:
    if not holds:
        raise BadData(IMPOSSIBLE, part=part)


def _check_top(state: State, seats: int) -> None:
    match state.agenda[-1]:
        case Deal(seat):
            _need(seat in range(seats) and state.day == 1, "agenda")
        case SetGate(seat):
            _need(seat in range(seats), "agenda")
        case Bet():
            _need(bool(bettors(state)), "agenda")
        case Closed():
            _need(state.day == state.days, "day")
        case Fill(lines):
            _need(len(lines) == seats and all(_can_lie(state, *entry) for entry in enumerate(lines)), "lines")


def _check_demand(state: State) -> None:
    if isinstance(state.agenda[-1], Deal | RollDemand | Closed):
        _need(not state.demand, "demand")
    else:
        _need(len(state.demand) == DICE and all(face in KINDS for face in state.demand), "demand")


def _check_tickets(state: State, seats: int) -> None:
    top = state.agenda[-1]
    dealt = top.seat if isinstance(top, Deal) else seats
    for seat, (ticket, shown) in enumerate(zip(state.tickets, state.shown, strict=True)):
        _need((ticket in KINDS) if seat < dealt else (ticket is None), "tickets")
        fresh = state.day == 1 and isinstance(top, Deal | RollDemand | Fill)
        _need(not (shown and fresh) and (shown or not own_goods(state.stalls[seat])), "shown")
        if state.day == 1 and isinstance(top, Bet | Elect | SetGate):
            _need(shown == bool(own_goods(state.stalls[seat])), "shown")
    _need(Counter(state.tickets[:dealt]) <= Counter(bag(seats)), "tickets")


def _check_stalls(state: State) -> None:
    """Stalls stand from the filling to the evening, bets from the betting."""
    filled = isinstance(state.agenda[-1], Bet | Elect | SetGate)
    bet = isinstance(state.agenda[-1], Elect | SetGate)
    for seat, (stall, coins) in enumerate(zip(state.stalls, state.bets, strict=True)):
        _need(bool(stall) == filled and _can_lie(state, seat, stall), "stalls")
        if bet and own_goods(stall):
            _need(coins is not None and 0 <= coins <= own_goods(stall), "bets")
        else:
            _need(coins is None, "bets")


def _can_lie(state: State, seat: int, stall: Goods) -> bool:
    return stall == tuple(sorted(stall)) and all(good in puts(state, seat, stall[:i]) for i, good in enumerate(stall))
