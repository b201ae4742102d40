"""The final count, told line by line."""

from __future__ import annotations

from twelvefold.core.events import EVERYONE, Emit
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import SOLO, in_order
from twelvefold.games.queen.scoring import best, half_points, leaders, score, title
from twelvefold.games.queen.sheet import Half, plan_of
from twelvefold.games.queen.state import State


def counted(emit: Emit, state: State) -> None:
    """Rule: Scoring. Halves, cards and totals of everybody; then who wins, and by what."""
    for seat in range(len(state.players)):
        _count(emit, state, seat)
    if len(state.players) == SOLO:
        total = score(state, 0).total
        emit(tell.TitleWon(0, total, title(total)), EVERYONE)
        return
    tied = leaders(state)
    if len(tied) > 1:
        emit(tell.CellsCompared(tuple((seat, state.players[seat].marks.bit_count()) for seat in tied)), EVERYONE)
    first, *others = best(state)
    emit(tell.NobodyWon((first, *others)) if others else tell.GameWon(first, score(state, first).total), EVERYONE)


def _count(emit: Emit, state: State, seat: int) -> None:
    player, plan = state.players[seat], plan_of(state.printed.sheet)
    for half in Half:
        rows, columns = half_points(plan, player.marks, half)
        emit(tell.HalfCounted(seat, half, rows, columns, sum(rows) + sum(columns)), EVERYONE)
    cards = tuple((card, state.printed.points[card.value]) for card in in_order(player.hand + player.pile))
    found = score(state, seat)
    emit(tell.CardsCounted(seat, cards, found.cards), EVERYONE)
    emit(tell.TotalCounted(seat, found.halves, found.first, found.cards, found.total), EVERYONE)
