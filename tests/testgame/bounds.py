"""Every move that can be offered at the fair, how long it can last, and its views as numbers."""

from __future__ import annotations

from functools import lru_cache

from testgame.legal import MOST_A_DAY
from testgame.moves import Gate, Move, Put, Stake
from testgame.options import Options
from testgame.state import DICE, KINDS, PLACES, Bet, Closed, Deal, Elect, Fill, Good, RollDemand, SetGate
from testgame.view import Place, View
from twelvefold.core.tensor import FLAG, Coder, Counts, Each, Field, Many, Number, OneOf, Row, Struct, frames

EVERY_MOVE: tuple[Move, ...] = (*map(Put, Good), *map(Stake, range(PLACES + 1)), Gate(True), Gate(False))


def longest(options: Options) -> int:
    """Every day stalls are filled, bets made, and the gate is set."""
    return 3 * options.days


def layout(options: Options) -> tuple[Field, ...]:
    return _coder(options.seats, options.days).fields("")


def tensor(view: View) -> tuple[int, ...]:
    return _coder(len(view.places), view.days).tensor(view)


@lru_cache(maxsize=64)
def _coder(seats: int, days: int) -> Coder:
    stall, seat = Counts(Good, PLACES), Number(0, seats - 1)
    place = Struct(
        Place,
        {
            "ticket": OneOf((None, *KINDS)),
            "shown": FLAG,
            "stall": stall,
            "bet": OneOf((None, *range(PLACES + 1))),
            "has_bet": FLAG,
            "coins": Number(0, MOST_A_DAY * days),
        },
    )
    frame = frames(
        (Deal, {"seat": seat}),
        (Fill, {"lines": Each(stall, seats)}),
        (SetGate, {"seat": seat}),
        *((kind, {}) for kind in (RollDemand, Bet, Elect, Closed)),
    )
    return Struct(
        View,
        {
            "seat": OneOf((None, *range(seats))),
            "day": Number(1, days),
            "demand": Row(KINDS, DICE),
            "places": Each(place, seats),
            "agenda": Many(frame, 4),
        },
        left_out=("days",),
    )
