"""Play a match with players: ask each waiting seat's player and apply the answer."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from twelvefold.bots.player import Player
from twelvefold.core.errors import TwelvefoldError
from twelvefold.table.match import Match

Result = TypeVar("Result", covariant=True)
"""What the calls return: a ``Progress`` from a match, nothing from a client of a remote one."""


class Answerable(Protocol[Result]):
    """An object that accepts a seat's answers: a match, or a client of a remote one."""

    @property
    def lines(self) -> bool:
        """Whether the open decision takes lines."""

    def sealed(self, seat: int) -> Any:
        """Return the seat's answer so far: a move, a line, or None."""

    def answer(self, seat: int, decision: int, move: Any) -> Result:
        """Answer with a move."""

    def add(self, seat: int, decision: int, move: Any) -> Result:
        """Append a move to the seat's line."""

    def shorten(self, seat: int, decision: int, length: int) -> Result:
        """Truncate the seat's line to its first ``length`` moves."""

    def confirm(self, seat: int, decision: int) -> Result:
        """Finish the seat's line."""


def apply_answer(match: Answerable[Result], seat: int, decision: int, answer: Any) -> Result:
    """Apply an answer returned by ``Player.choose``. Return the result of the last call; earlier ones play nothing.

    The answer is a move or, if the decision takes lines, a tuple of moves to append; an empty tuple confirms the
    line. If one of the moves is illegal, none is appended.
    """
    if not match.lines:
        return match.answer(seat, decision, answer)
    if not answer:
        return match.confirm(seat, decision)
    length = len(match.sealed(seat) or ())
    try:
        return [match.add(seat, decision, move) for move in answer][-1]
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
