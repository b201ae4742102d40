"""Splits the players of King of 12 into the tables that are shown: one, or the groups of a tournament."""

from __future__ import annotations

from collections.abc import Sequence

from twelvefold.games.king.state import RollOracles, TurnDice
from twelvefold.games.king.view import TournamentView, View
from twelvefold.locale import Translator

Titled = tuple[str, tuple[int, ...]]


def titled_groups(view: View, say: Translator, names: Sequence[str], you: int | None) -> list[Titled]:
    """Return the tables to show as title and seats. The viewer's own group comes last, next to the question."""
    everybody = tuple(range(len(view.places)))
    if not isinstance(view, TournamentView) or not view.groups:
        return [("", everybody)]
    if view.final:
        others = tuple(seat for seat in everybody if seat not in view.groups[0])
        return [(say("king-watching"), others), (say("king-final"), view.groups[0])]
    own = next((number for number, group in enumerate(view.groups, 1) if view.seat in group), None)
    groups = [
        (say("king-group-own" if number == own else "king-group", group=number), seats)
        for number, seats in sorted(enumerate(view.groups, 1), key=lambda group: group[0] == own)
    ]
    undrawn = tuple(seat for seat in everybody if not view.places[seat].group)
    return [*([("", undrawn)] if undrawn else []), *groups, *_winners(view, say, names, you)]


def _winners(view: TournamentView, say: Translator, names: Sequence[str], you: int | None) -> list[Titled]:
    """Return the winners' table while a player chooses or rolls there."""
    frame = view.agenda[-1]
    if not isinstance(frame, (TurnDice, RollOracles)) or len(frame.rings) > 1:
        return []
    seats = frame.rings[0].seats
    return [(say("king-winners-table", **say.people("king", "names", seats, names, you)), seats)]
