"""What a seat may know of the fair, built from what is allowed, and positions that fit it."""

from __future__ import annotations

from dataclasses import dataclass

from testgame.state import AnyFrame, Closed, Deal, Fill, Good, Goods, State, bag, own_goods
from twelvefold.core.generator import Generator


@dataclass(frozen=True, slots=True)
class Place:
    """One seat, as a viewer sees it. ``ticket`` and ``bet`` are None where there is none or it is hidden."""

    ticket: Good | None
    shown: bool
    stall: Goods
    bet: int | None
    has_bet: bool
    coins: int


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat (None: a spectator) may know."""

    seat: int | None
    days: int
    day: int
    demand: tuple[int, ...]
    places: tuple[Place, ...]
    agenda: tuple[AnyFrame, ...]


def view(state: State, seat: int | None) -> View:
    """The position as that seat may know it."""
    over = isinstance(state.agenda[-1], Closed)
    return View(
        seat=seat,
        days=state.days,
        day=state.day,
        demand=state.demand,
        places=tuple(_place(state, other, shown=over or other == seat) for other in range(len(state.tickets))),
        agenda=(*state.agenda[:-1], _visible(state.agenda[-1], seat)),
    )


def _place(state: State, seat: int, *, shown: bool) -> Place:
    return Place(
        ticket=state.tickets[seat] if shown or state.shown[seat] else None,
        shown=state.shown[seat],
        stall=state.stalls[seat],
        bet=state.bets[seat] if shown else None,
        has_bet=state.bets[seat] is not None,
        coins=state.coins[seat],
    )


def _visible(frame: AnyFrame, seat: int | None) -> AnyFrame:
    """Of the lines being laid a seat sees its own alone."""
    if not isinstance(frame, Fill):
        return frame
    return Fill(tuple(line if other == seat else () for other, line in enumerate(frame.lines)))


def imagine(view: View, rng: Generator) -> State:
    """A position that fits: unseen tickets come from what is left of the bag, unseen bets are any allowed."""
    seats = len(view.places)
    left = list(bag(seats))
    for place in view.places:
        if place.ticket is not None:
            left.remove(place.ticket)
    top = view.agenda[-1]
    dealt = top.seat if isinstance(top, Deal) else seats
    tickets = [place.ticket for place in view.places]
    for seat in range(dealt):
        if tickets[seat] is None:
            tickets[seat] = left.pop(rng.below(len(left)))
    return State(
        days=view.days,
        day=view.day,
        demand=view.demand,
        tickets=tuple(tickets),
        shown=tuple(place.shown for place in view.places),
        stalls=tuple(place.stall for place in view.places),
        bets=tuple(_imagine_bet(place, rng) for place in view.places),
        coins=tuple(place.coins for place in view.places),
        agenda=view.agenda,
    )


def _imagine_bet(place: Place, rng: Generator) -> int | None:
    if not place.has_bet or place.bet is not None:
        return place.bet
    return rng.below(own_goods(place.stall) + 1)
