"""Events: what happened, told to those who may know it.

An event is a frozen value. Rules send it through ``emit`` with an audience; search passes
``ignore``, and rules that would only build events for nobody may test ``emit is ignore``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, TypeAlias

Seat: TypeAlias = Annotated[int, "seat"]
"""An int that names a seat: whoever tells an event puts the player's name there."""


@dataclass(frozen=True, slots=True)
class Event:
    """Base of every event. Its class name is the key of the sentence that tells it."""


@dataclass(frozen=True, slots=True)
class Audience:
    """Those who are told: the named seats alone, or everybody (spectators too) but the named seats."""

    seats: tuple[int, ...]
    alone: bool

    def includes(self, viewer: int | None) -> bool:
        """Whether a seat, or a spectator (None), is told."""
        return (viewer in self.seats) == self.alone


EVERYONE = Audience((), alone=False)


def only(*seats: int) -> Audience:
    """These seats alone."""
    return Audience(seats, alone=True)


def all_but(*seats: int) -> Audience:
    """Everybody else, spectators included."""
    return Audience(seats, alone=False)


Emit: TypeAlias = Callable[[Event, Audience], None]


def ignore(event: Event, audience: Audience) -> None:
    """The emit of those who only want the next state."""
