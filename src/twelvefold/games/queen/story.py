"""The final count, told line by line."""

from __future__ import annotations

from twelvefold.core.events import EVERYONE, Emit, ignore
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import SOLO
from twelvefold.games.queen.phases.winning import best, leaders
from twelvefold.games.queen.sheets.base import kind_of
from twelvefold.games.queen.sheets.grid.scoring import title
from twelvefold.games.queen.state import State


def counted(state: State, emit: Emit) -> None:
    """Rule: Scoring. What everybody's sheet and cards bring; then who wins, and by what."""
    if emit is ignore:
        return
    kind = kind_of(state)
    for seat in range(len(state.players)):
        kind.count(state, seat, emit)
    if len(state.players) == SOLO:
        total = kind.total(state, 0)
        emit(tell.OwnTotal(0, total) if state.crusade else tell.TitleWon(0, total, title(total)), EVERYONE)
        return
    tied = leaders(state)
    if len(tied) > 1:
        emit(tell.CellsCompared(tuple((seat, kind.cells(state, seat)) for seat in tied)), EVERYONE)
    first, *others = best(state)
    emit(tell.NobodyWon((first, *others)) if others else tell.GameWon(first, kind.total(state, first)), EVERYONE)
