"""Views: what a seat may know of a position, and sampling of positions that are consistent with a view.

Rule: What a player may know. Everything but the cards chosen before the reveal, the order of the King's deck and the
bag. None of these is in a position; what a viewer may not see of it are the lines others are still building.
"""

from __future__ import annotations

from dataclasses import dataclass

from twelvefold.core.generator import Generator
from twelvefold.core.values import replace
from twelvefold.games.queen.cards import Dice
from twelvefold.games.queen.edition.printed import Print
from twelvefold.games.queen.player import KingsCards, Player
from twelvefold.games.queen.state import AnyFrame, LayCards, MarkSheets, State


@dataclass(frozen=True, slots=True)
class View:
    """Everything a seat (or a spectator, if None) may know."""

    seat: int | None
    printed: Print
    round: int
    active: int
    mountains: Dice
    jungle: Dice
    places: tuple[Player, ...]
    king: KingsCards | None
    crusade: bool
    agenda: tuple[AnyFrame, ...]


def view(state: State, seat: int | None) -> View:
    """Return the view of a seat."""
    return View(
        seat=seat,
        printed=state.printed,
        round=state.round,
        active=state.active,
        mountains=state.mountains,
        jungle=state.jungle,
        places=state.players,
        king=state.king,
        crusade=state.crusade,
        agenda=(*state.agenda[:-1], _visible(state.agenda[-1], seat)),
    )


def _visible(frame: AnyFrame, seat: int | None) -> AnyFrame:
    """Hide the unfinished lines of other seats."""
    match frame:
        case LayCards(lines):
            return replace(frame, lines=tuple(line if other == seat else () for other, line in enumerate(lines)))
        case MarkSheets(seats, lines, reached):
            own = tuple(line if other == seat else () for other, line in zip(seats, lines, strict=True))
            known = tuple(one if other == seat else None for other, one in zip(seats, reached, strict=False))
            return MarkSheets(seats, own, known)
    return frame


def imagine(view: View, rng: Generator) -> State:
    """Return a position that is consistent with a view: only unconfirmed lines of other seats are unknown."""
    return seen(view)


def seen(view: View) -> State:
    """Return the position as far as the viewer knows it."""
    return State(
        printed=view.printed,
        round=view.round,
        active=view.active,
        mountains=view.mountains,
        jungle=view.jungle,
        players=view.places,
        king=view.king,
        crusade=view.crusade,
        agenda=view.agenda,
    )
