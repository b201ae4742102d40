"""Players whose decisions are recorded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from twelvefold.bots.registry import make
from twelvefold.core.generator import RandomStream
from twelvefold.games import registry
from twelvefold.games.queen.state import State
from twelvefold.table.drive import play_out
from twelvefold.table.match import Match


class RecordingPlayer:
    """Wraps a player and records what it was given and what it answered."""

    def __init__(self, player: Any) -> None:
        self.player = player
        self.seen: list[Any] = []

    def choose(self, view: Any, prompt: Any) -> Any:
        move = self.player.choose(view, prompt)
        self.seen.append((view, prompt, move))
        return move


def played_queen(options: dict[str, Any], name: str) -> tuple[Match, dict[int, RecordingPlayer]]:
    """A game of Queen of 12 that heuristic players play among themselves."""
    queen = registry.get("queen")
    match = Match(queen, queen.options(options), RandomStream.derived(name, "dice"))
    seats = range(options["seats"])
    players = {seat: RecordingPlayer(make("heuristic", queen, RandomStream.derived(name, seat))) for seat in seats}
    play_out(match, players)
    return match, players


def assert_saw_own_views(players: Mapping[int, RecordingPlayer]) -> None:
    """Every player was given views of its own seat, and never a state."""
    for seat, player in players.items():
        assert player.seen
        for view, prompt, _ in player.seen:
            assert not isinstance(view, State)
            assert view.seat == prompt.seat == seat
