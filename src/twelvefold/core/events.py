"""Events: what happened in a game, each with the audience that may know it.

An event is a frozen value. Rules send it through ``emit`` with an audience. Search passes ``ignore``;
rules may test ``emit is ignore`` to skip building events that nobody receives.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, TypeAlias

Seat: TypeAlias = Annotated[int, "seat"]
"""An int field of an event that holds a seat number; clients show the player's name instead."""


@dataclass(frozen=True, slots=True)
class Event:
    """Base of every event. Its class name is part of the key of its text: ``GAME-event-CLASS``."""


@dataclass(frozen=True, slots=True)
class Audience:
    """Who receives an event: only the named seats, or everyone except them (spectators included)."""

    seats: tuple[int, ...]
    alone: bool

    def includes(self, viewer: int | None) -> bool:
        """Whether a seat, or a spectator (None), receives the event."""
        return (viewer in self.seats) == self.alone


EVERYONE = Audience((), alone=False)


def only(*seats: int) -> Audience:
    """An audience of these seats only."""
    return Audience(seats, alone=True)


def all_but(*seats: int) -> Audience:
    """An audience of everyone except these seats, spectators included."""
    return Audience(seats, alone=False)


Emit: TypeAlias = Callable[[Event, Audience], None]


def ignore(event: Event, audience: Audience) -> None:
    """An ``emit`` that drops every event, for callers that need only the next state."""
