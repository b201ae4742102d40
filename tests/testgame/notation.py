"""Positions and moves of the fair as text.

    1/2 13 | a! ha 1 0 | c - - 2 | gate 0

The day and how many there are, and what is asked for; then each seat with its ticket (``!``: known to
all), its stall, its bet and its coins; then what is next. ``-`` is nothing. Next: ``deal SEAT``,
``roll``, ``fill LINE LINE …``, ``bet``, ``elect``, ``gate SEAT``, ``closed``.

Moves: ``put hay``, ``stake 2``, ``gate open``, ``gate shut``.
"""

from __future__ import annotations

import re

from testgame.legal import check_state
from testgame.moves import Gate, Move, Put, Stake
from testgame.state import (
    AnyFrame,
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
)
from twelvefold.core.errors import BadData, BadNotation, Reason

BAD_MOVE = Reason("fair-bad-move", "{text} is not a move; write put GOOD, stake COINS, gate open or gate shut")
BAD_SHAPE = Reason("fair-notation", "{text} is not a position like: 1/2 13 | a! ha 1 0 | c - - 2 | gate 0")
NO_SUCH = Reason("fair-notation-impossible", "{problem}")

_GOODS = {good.name.lower(): good for good in Good}
_LETTERS = {name[0]: good for name, good in _GOODS.items()}
_HEAD = re.compile(r"([0-9])/([0-9]) ([1-3]+|-)")
_SEAT = re.compile(r"([habc]|-)(!?) ([habc]+|-) ([0-9]|-) ([0-9]{1,3})")
_NEXT = re.compile(r"deal [0-9]{1,2}|gate [0-9]{1,2}|fill( ([habc]+|-))+|roll|bet|elect|closed")


def format_move(move: Move) -> str:
    match move:
        case Put(Good() as good):
            return f"put {good.name.lower()}"
        case Stake(coins):
            return f"stake {coins}"
        case Gate(is_open):
            return "gate open" if is_open else "gate shut"
    return repr(move)[:60]


def parse_move(text: str) -> Move:
    match text.split():
        case ["put", good] if good in _GOODS:
            return Put(_GOODS[good])
        case ["stake", "0" | "1" | "2" as coins]:
            return Stake(int(coins))
        case ["gate", "open" | "shut" as how]:
            return Gate(how == "open")
    raise BadNotation(BAD_MOVE, text=repr(text)[:60])


def format_state(state: State) -> str:
    head = f"{state.day}/{state.days} {''.join(map(str, map(int, state.demand))) or '-'}"
    seats = [_format_seat(state, seat) for seat in range(len(state.tickets))]
    return " | ".join([head, *seats, _format_next(state.agenda[-1])])


def _format_seat(state: State, seat: int) -> str:
    ticket, bet = state.tickets[seat], state.bets[seat]
    first = _goods(() if ticket is None else (ticket,)) + "!" * state.shown[seat]
    return f"{first} {_goods(state.stalls[seat])} {'-' if bet is None else bet} {state.coins[seat]}"


def parse_state(text: str) -> State:
    first, *rows, upcoming = text.split(" | ") if text.count(" | ") > 1 else ("", "")
    head, seats = _HEAD.fullmatch(first), [_SEAT.fullmatch(row) for row in rows]
    if head is None or None in seats or not _NEXT.fullmatch(upcoming):
        raise BadNotation(BAD_SHAPE, text=repr(text)[:100])
    found = [seat.groups() for seat in seats if seat is not None]
    state = State(
        days=int(head[2]),
        day=int(head[1]),
        demand=() if head[3] == "-" else tuple(map(int, head[3])),
        tickets=tuple(None if ticket == "-" else _LETTERS[ticket] for ticket, *_ in found),
        shown=tuple(bool(mark) for _, mark, *_ in found),
        stalls=tuple(_parse_goods(stall) for _, _, stall, *_ in found),
        bets=tuple(None if bet == "-" else int(bet) for *_, bet, _ in found),
        coins=tuple(int(coins) for *_, coins in found),
        agenda=agenda(_parse_next(*upcoming.split()), len(found)),
    )
    try:
        check_state(state)
    except BadData as problem:
        raise BadNotation(NO_SUCH, problem=problem) from None
    return state


def _goods(goods: Goods) -> str:
    return "".join(good.name[0].lower() for good in goods) or "-"


def _parse_goods(text: str) -> Goods:
    return () if text == "-" else tuple(_LETTERS[letter] for letter in text)


def _format_next(frame: AnyFrame) -> str:
    match frame:
        case Deal(seat):
            return f"deal {seat}"
        case SetGate(seat):
            return f"gate {seat}"
        case Fill(lines):
            return " ".join(["fill", *map(_goods, lines)])
        case RollDemand():
            return "roll"
        case Bet() | Elect() | Closed():
            return type(frame).__name__.lower()


def _parse_next(word: str, *more: str) -> AnyFrame:
    match word:
        case "deal":
            return Deal(int(more[0]))
        case "gate":
            return SetGate(int(more[0]))
        case "fill":
            return Fill(tuple(map(_parse_goods, more)))
        case "roll":
            return RollDemand()
        case "bet":
            return Bet()
        case "elect":
            return Elect()
    return Closed()
