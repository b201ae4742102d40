"""The moves of the fair."""

from __future__ import annotations

from dataclasses import dataclass

from testgame.state import Good


@dataclass(frozen=True, slots=True)
class Put:
    """Lay one thing into the own stall."""

    good: Good


@dataclass(frozen=True, slots=True)
class Stake:
    """Bet that many coins."""

    coins: int


@dataclass(frozen=True, slots=True)
class Gate:
    """Open the gate, or shut it."""

    open: bool


Move = Put | Stake | Gate
