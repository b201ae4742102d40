"""Drives a match with players: asks whoever has to answer and applies their answers."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Protocol

from twelvefold.bots.player import Player
from twelvefold.core.errors import TwelvefoldError
from twelvefold.table.match import Match


class Answerable(Protocol):
    """Whatever takes the answers of a seat: a match, or a server that holds one."""

    @property
    def lines(self) -> bool:
        """Whether the open decision takes lines."""

    def sealed(self, seat: int) -> Any:
        """That seat's answer so far: a move, a line, or None."""

    def answer(self, seat: int, decision: int, move: Any) -> None:
        """Seal a move."""

    def add(self, seat: int, decision: int, move: Any) -> None:
        """Add a move to the seat's line."""

    def shorten(self, seat: int, decision: int, length: int) -> None:
        """Cut the seat's line to that many moves."""

    def confirm(self, seat: int, decision: int) -> None:
        """Finish the seat's line."""


def apply_answer(match: Answerable, seat: int, decision: int, answer: Any) -> None:
    """Apply what ``Player.choose`` returned: a move; in a line, moves to add to it, or an empty tuple to confirm it.

    Moves of a line are added all or none.
    """
    if not match.lines:
        match.answer(seat, decision, answer)
    elif not answer:
        match.confirm(seat, decision)
    else:
        length = len(match.sealed(seat) or ())
        try:
            for move in answer:
                match.add(seat, decision, move)
        except TwelvefoldError:
            with suppress(TwelvefoldError):  # the first error is the one to report
                match.shorten(seat, decision, length)
            raise


def respond(match: Match, seat: int, player: Player) -> None:
    """Have a player answer the open decision: with a move, or with a line up to its confirmation."""
    decision = match.decision
    while match.decision == decision and seat in match.waiting:
        apply_answer(match, seat, decision, player.choose(match.view(seat), match.prompt(seat)))


def play_out(match: Match, players: Mapping[int, Player]) -> None:
    """Play a match to its end."""
    while match.result is None:
        seat = match.waiting[0]
        respond(match, seat, players[seat])
