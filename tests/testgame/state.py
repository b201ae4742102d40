"""A position of the fair."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from twelvefold.core.agenda import Frame

SEATS = range(1, 17)
DAYS = range(1, 4)
DICE, PLACES = 2, 2


class Good(IntEnum):
    """Hay, which everybody has, and the three kinds of tickets, which are also the faces of the dice."""

    HAY = 0
    APPLE = 1
    BREAD = 2
    CIDER = 3


KINDS = (Good.APPLE, Good.BREAD, Good.CIDER)
Goods = tuple[Good, ...]


def bag(seats: int) -> Goods:
    """All tickets. Apples never run out; cider is unique, so a ticket tells something about the others."""
    return (Good.APPLE,) * seats + (Good.BREAD,) * ((seats + 1) // 2) + (Good.CIDER,)


@dataclass(frozen=True, slots=True)
class Deal(Frame):
    """A seat draws its ticket; those before it have theirs."""

    seat: int


@dataclass(frozen=True, slots=True)
class RollDemand(Frame):
    """The dice say what is asked for."""


@dataclass(frozen=True, slots=True)
class Fill(Frame):
    """Stalls are filled in lines: what each seat has laid so far, sorted."""

    lines: tuple[Goods, ...]


@dataclass(frozen=True, slots=True)
class Bet(Frame):
    """Those with own goods bet in secret."""


@dataclass(frozen=True, slots=True)
class Elect(Frame):
    """A mayor is drawn."""


@dataclass(frozen=True, slots=True)
class SetGate(Frame):
    """The mayor opens or shuts the gate."""

    seat: int


@dataclass(frozen=True, slots=True)
class Closed(Frame):
    """The fair is over."""


AnyFrame = Deal | RollDemand | Fill | Bet | Elect | SetGate | Closed


@dataclass(frozen=True, slots=True)
class State:
    """A position. Rows are indexed by seat.

    ``shown`` says whose ticket everybody knows, because own goods lay in the stall on some day: the
    stalls themselves are emptied every evening, but players remember.
    """

    days: int
    day: int
    demand: tuple[int, ...]
    tickets: tuple[Good | None, ...]
    shown: tuple[bool, ...]
    stalls: tuple[Goods, ...]
    bets: tuple[int | None, ...]
    coins: tuple[int, ...]
    agenda: tuple[AnyFrame, ...]


def own_goods(stall: Goods) -> int:
    """How many of a stall's goods are not hay."""
    return sum(good is not Good.HAY for good in stall)


def bettors(state: State) -> tuple[int, ...]:
    """The seats that bet today: everybody can see who."""
    return tuple(seat for seat, stall in enumerate(state.stalls) if own_goods(stall))


def agenda(top: AnyFrame, seats: int) -> tuple[AnyFrame, ...]:
    """The whole agenda when that frame is next: the rest of the day lies below it."""
    fill = Fill(((),) * seats)
    match top:
        case Deal():
            return (Elect(), fill, RollDemand(), top)
        case RollDemand():
            return (Elect(), fill, top)
        case Fill() | Bet():
            return (Elect(), top)
    return (top,)
