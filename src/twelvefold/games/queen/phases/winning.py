"""Rule: Scoring. Who wins, on whatever sheet."""

from __future__ import annotations

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
