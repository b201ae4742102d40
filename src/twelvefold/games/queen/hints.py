"""Computes the hints for a view: the state of every sheet, and the gain of the viewer's moves."""

from __future__ import annotations

from twelvefold.games.queen.phases import marking
from twelvefold.games.queen.phases.draft import standing
from twelvefold.games.queen.sheets.base import kind_of
from twelvefold.games.queen.sheets.hints import Reading
from twelvefold.games.queen.state import EFFECTS, GainCard, MarkSheets, Reached, Resolve, State


def read(state: State, viewer: int | None) -> Reading:
    """Return the hints for a position as far as the viewer knows it."""
    kind = kind_of(state)
    return Reading(
        race=kind.race(state),
        order=standing(state),
        acting=_acting(state),
        next=next((len(frame.queue) for frame in state.agenda if isinstance(frame, Resolve)), 0),
        sheets=tuple(
            kind.read(state, seat, _reached(state, seat) if seat == viewer else None, seat == viewer)
            for seat in range(len(state.players))
        ),
    )


def _acting(state: State) -> bool:
    """Whether a card acts: a reserve card may also be taken by a bonus."""
    frame = state.agenda[-1]
    return isinstance(frame, EFFECTS) and not (isinstance(frame, GainCard) and frame.bonus)


def _reached(state: State, seat: int) -> Reached | None:
    """Return what the line that a seat is building has come to, or None if it is not asked for one."""
    frame = state.agenda[-1]
    if isinstance(frame, MarkSheets) and seat in frame.seats:
        return marking.reached(state, frame, frame.seats.index(seat))
    return None
