"""What is told at the fair."""

from __future__ import annotations

from dataclasses import dataclass

from testgame.state import Good, Goods
from twelvefold.core.events import Event, Seat


@dataclass(frozen=True, slots=True)
class TicketDrawn(Event):
    """For the seat alone."""

    seat: Seat
    ticket: Good


@dataclass(frozen=True, slots=True)
class TicketTaken(Event):
    """For all the others: which ticket it is stays hidden."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DemandRolled(Event):
    day: int
    kinds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StallsFilled(Event):
    stalls: tuple[Goods, ...]


@dataclass(frozen=True, slots=True)
class BetMade(Event):
    """For the seat alone."""

    seat: Seat
    coins: int


@dataclass(frozen=True, slots=True)
class BetsHidden(Event):
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class MayorDrawn(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class GateSet(Event):
    seat: Seat
    open: bool


@dataclass(frozen=True, slots=True)
class BetsShown(Event):
    bets: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class CoinsCounted(Event):
    coins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TicketsShown(Event):
    tickets: tuple[Good | None, ...]


@dataclass(frozen=True, slots=True)
class FairClosed(Event):
    winners: tuple[Seat, ...]


AnyEvent = (
    TicketDrawn
    | TicketTaken
    | DemandRolled
    | StallsFilled
    | BetMade
    | BetsHidden
    | MayorDrawn
    | GateSet
    | BetsShown
    | CoinsCounted
    | TicketsShown
    | FairClosed
)

UNVEILING = (BetsShown, CoinsCounted, TicketsShown, FairClosed)
"""Events that reveal hidden facts; twins may differ in them."""
