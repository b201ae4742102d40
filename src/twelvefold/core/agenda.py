"""The agenda: the pending work of a turn, as a stack of small frozen frames (the next one last).

A frame exists only where play can pause: at a decision or a chance node. It holds seats, numbers and
enums. Rules that never pause are plain functions and need no frame.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar


@dataclass(frozen=True, slots=True)
class Frame:
    """Base of every frame."""


F = TypeVar("F", bound=Frame)


def instead(agenda: tuple[F, ...], *frames: F) -> tuple[F, ...]:
    """Return the agenda with its next frame replaced by these, which run in the order given."""
    return agenda[:-1] + frames[::-1]
