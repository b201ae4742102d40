"""Rule: Scoring, on whatever sheet. Who wins, and how the final count is told, line by line."""

from __future__ import annotations

from twelvefold.core.events import EVERYONE, Emit, ignore
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import SOLO
from twelvefold.games.queen.sheets.base import kind_of
from twelvefold.games.queen.state import State


def leaders(state: State) -> tuple[int, ...]:
    """Those with the most points."""
    return _most({seat: kind_of(state).total(state, seat) for seat in range(len(state.players))})


def best(state: State) -> tuple[int, ...]:
    """Of those with the most points, those with the most marked cells."""
    return _most({seat: kind_of(state).cells(state, seat) for seat in leaders(state)})


def _most(counts: dict[int, int]) -> tuple[int, ...]:
    most = max(counts.values())
    return tuple([seat for seat, count in counts.items() if count == most])


def winners(state: State) -> tuple[int, ...]:
    """Most points; tie: most marked cells; still a tie: nobody. Alone one always wins: the title says how well."""
    found = best(state)
    return found if len(found) == 1 else ()


def title(total: int) -> tell.Title:
    """The title for a total.

    >>> title(86)
    <Title.RECOGNISED_LEADER: 86>
    """
    return [title for title in tell.Title if total >= title.value][-1]


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
