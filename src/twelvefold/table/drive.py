"""Play a match with players: ask each waiting seat's player and apply the answer."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Protocol

from twelvefold.bots.player import Player
from twelvefold.core.errors import TwelvefoldError
from twelvefold.table.match import Match


class Answerable(Protocol):
    """An object that accepts a seat's answers: a match, or a client of a remote one."""

    @property
    def lines(self) -> bool:
        """Whether the open decision takes lines."""

    def sealed(self, seat: int) -> Any:
        """Return the seat's answer so far: a move, a line, or None."""

    def answer(self, seat: int, decision: int, move: Any) -> None:
        """Answer with a move."""

    def add(self, seat: int, decision: int, move: Any) -> None:
        """Append a move to the seat's line."""

    def shorten(self, seat: int, decision: int, length: int) -> None:
        """Truncate the seat's line to its first ``length`` moves."""

    def confirm(self, seat: int, decision: int) -> None:
        """Finish the seat's line."""


def apply_answer(match: Answerable, seat: int, decision: int, answer: Any) -> None:
    """Apply an answer returned by ``Player.choose``.

    The answer is a move or, if the decision takes lines, a tuple of moves to append; an empty tuple confirms the
    line. If one of the moves is illegal, none is appended.
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
    """Let a player answer the open decision; a line is built up to its confirmation."""
    decision = match.decision
    while match.decision == decision and seat in match.waiting:
        apply_answer(match, seat, decision, player.choose(match.view(seat), match.prompt(seat)))


def play_out(match: Match, players: Mapping[int, Player]) -> None:
    """Play a match to its end."""
    while match.result is None:
        seat = match.waiting[0]
        respond(match, seat, players[seat])
