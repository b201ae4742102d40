"""The agenda: what is still to be done, as a tuple of small frozen frames, the next one last.

A frame exists only where play can pause: at a choice or at a roll. It holds seats, numbers and
enums. What cannot pause is a plain function of the rules and needs no frame.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar


@dataclass(frozen=True, slots=True)
class Frame:
    """Base of every frame."""


F = TypeVar("F", bound=Frame)


def instead(agenda: tuple[F, ...], *frames: F) -> tuple[F, ...]:
    """The agenda with its next frame done, and these to do in its place (in the order given)."""
    return agenda[:-1] + frames[::-1]
