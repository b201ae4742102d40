"""Players at a match: asks whoever is to answer and hands their answers in."""

from __future__ import annotations

from collections.abc import Mapping

from twelvefold.bots.player import Player
from twelvefold.table.match import Match


def respond(match: Match, seat: int, player: Player) -> None:
    """One seat answers the open decision: with a move, or with a line until it is confirmed."""
    decision = match.decision
    if not match.lines:
        match.answer(seat, decision, player.choose(match.view(seat), match.prompt(seat)))
        return
    while True:
        moves = player.choose(match.view(seat), match.prompt(seat))
        if not moves:
            match.confirm(seat, decision)
            return
        for move in moves:
            match.add(seat, decision, move)


def play_out(match: Match, players: Mapping[int, Player]) -> None:
    """Play a match to its end."""
    while match.result is None:
        seat = match.waiting[0]
        respond(match, seat, players[seat])
