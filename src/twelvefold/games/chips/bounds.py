"""Bounds of 12 Chip Trick: every move that can be offered, and the greatest length of a game."""

from __future__ import annotations

from twelvefold.games.chips.chips import ENOUGH, LEAST_PLACES, OWNED
from twelvefold.games.chips.moves import PLAYS, TAKES, Move
from twelvefold.games.chips.options import Options

EVERY_MOVE: tuple[Move, ...] = (*PLAYS.values(), *TAKES.values())
"""Each chip can be dealt to anybody, played, and taken: also a blue one, where no red one lies in the middle."""


def most_rounds(seats: int) -> int:
    """Every round brings a token, and the game ends when one of the places, the dummy's included, has enough."""
    return max(seats, LEAST_PLACES) * (ENOUGH - 1) + 1


def most_tricks(seats: int) -> int:
    """Every trick brings its winner a chip in front, and the round ends when all chips of one place lie there."""
    return max(seats, LEAST_PLACES) * (OWNED - 1) + 1


def longest(options: Options) -> int:
    """In a trick everybody plays a chip and takes one; the dummy is never asked."""
    return most_rounds(options.seats) * most_tricks(options.seats) * 2 * options.seats
