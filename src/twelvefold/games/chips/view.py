"""Views: what a seat may know of a position, and sampling of positions that are consistent with a view.

Rule: What a player may know. Public are the colours of every hand, the chips in front, and every chip
that ever lay face up and where it went (Ruling: perfect memory). Of the dummy's stack only the back of
its top chip is seen, and the known chips under it are known in their order. Private are values dealt and
not yet seen. Everything else follows: whoever subtracts what is known from the box knows what is left.
"""

from __future__ import annotations

from dataclasses import dataclass

from twelvefold.core.generator import Generator
from twelvefold.games.chips.chips import BLUE, BOX, RED, Chips, Colour, less, of_colour
from twelvefold.games.chips.state import AnyFrame, State


@dataclass(frozen=True, slots=True)
class Place:
    """A player as a viewer sees them."""

    tokens: int
    front: Chips
    seen: Chips
    """The chips in hand that everybody knows."""
    red: int
    blue: int
    """The number of red and blue chips in hand of which only the colour is public."""
    unseen: Chips | None
    """Those chips, or None if the viewer does not know them."""


@dataclass(frozen=True, slots=True)
class Stack:
    """The dummy, as everybody sees it."""

    tokens: int
    front: Chips
    top: Colour | None
    """The back of its top chip, while that chip is unknown."""
    unseen: int
    """The number of unknown chips of the stack, which lie above the known ones."""
    under: Chips
    """The known chips, in the order in which they will be turned."""


@dataclass(frozen=True, slots=True)
class View:
    """Everything a seat (or a spectator, if None) may know."""

    seat: int | None
    burning: bool
    round: int
    leader: int | None
    places: tuple[Place, ...]
    dummy: Stack | None
    middle: Chips
    agenda: tuple[AnyFrame, ...]

    @property
    def size(self) -> int:
        """The number of places, including the dummy's."""
        return len(self.places) + (self.dummy is not None)


def view(state: State, seat: int | None) -> View:
    """Return the view of a seat. Once the game is over nothing is hidden."""
    dummy = state.dummy
    return View(
        seat=seat,
        burning=state.burning,
        round=state.round,
        leader=state.leader,
        places=tuple([_place(state, other, shown=other == seat) for other in range(state.seats)]),
        dummy=None if dummy is None else _stack(state, dummy),
        middle=state.middle,
        agenda=state.agenda,
    )


def _place(state: State, seat: int, *, shown: bool) -> Place:
    unseen = state.unseen[seat]
    red = len(of_colour(unseen, RED))
    return Place(
        tokens=state.tokens[seat],
        front=state.front[seat],
        seen=state.seen[seat],
        red=red,
        blue=len(unseen) - red,
        unseen=unseen if shown or not unseen else None,
    )


def _stack(state: State, dummy: int) -> Stack:
    return Stack(
        tokens=state.tokens[dummy],
        front=state.front[dummy],
        top=state.top,
        unseen=len(state.unseen[dummy]),
        under=state.seen[dummy],
    )


def unknown(view: View) -> Chips:
    """Return all chips the viewer has not seen."""
    known = view.middle
    for place in view.places:
        known += place.front + place.seen + (place.unseen or ())
    if view.dummy is not None:
        known += view.dummy.front + view.dummy.under
    return less(BOX[view.size], known)


def imagine(view: View, rng: Generator) -> State:
    """A position that fits a view: the unknown chips are dealt anew, colour by colour.

    The last to be served is the dummy, with what is left: its share of either colour is public knowledge,
    as everybody was dealt the same and the colours of all hands are seen.
    """
    left = {colour: list(of_colour(unknown(view), colour)) for colour in (RED, BLUE)}
    unseen = [
        place.unseen
        if place.unseen is not None
        else tuple(sorted(_drawn(left[RED], place.red, rng) + _drawn(left[BLUE], place.blue, rng)))
        for place in view.places
    ]
    stacks = () if view.dummy is None else (view.dummy,)
    if view.dummy is not None:
        unseen.append(tuple(sorted(left[RED] + left[BLUE])) if view.dummy.unseen else ())
    everyone = (*view.places, *stacks)
    return State(
        seats=len(view.places),
        burning=view.burning,
        round=view.round,
        tokens=tuple(place.tokens for place in everyone),
        leader=view.leader,
        front=tuple(place.front for place in everyone),
        seen=(*(place.seen for place in view.places), *(stack.under for stack in stacks)),
        unseen=tuple(unseen),
        top=None if view.dummy is None else view.dummy.top,
        middle=view.middle,
        agenda=view.agenda,
    )


def _drawn(left: list[int], count: int, rng: Generator) -> list[int]:
    return [left.pop(rng.below(len(left))) for _ in range(count)]
