"""The events of a match or a table in the order they were told, and each viewer's own numbered stream of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from twelvefold.core.events import Event
from twelvefold.core.record import AddressedEvent

Viewer: TypeAlias = int | None
"""A seat, or None for a spectator."""


class EventLog:
    """An append-only list of events with their audiences.

    A viewer's stream is gapless and numbered from 1. It is a projection of the log, brought up to date when it is read.
    """

    __slots__ = ("_projected", "_streams", "_told")

    def __init__(self) -> None:
        self._told: list[AddressedEvent] = []
        self._streams: dict[Viewer, list[int]] = {}
        """The positions in the log of the events each viewer was told."""
        self._projected: dict[Viewer, int] = {}
        """How many events of the log each stream already covers."""

    def __len__(self) -> int:
        return len(self._told)

    def __getitem__(self, position: int) -> Event:
        return self._told[position][0]

    def extend(self, told: Iterable[AddressedEvent]) -> None:
        """Append events."""
        self._told.extend(told)

    def since(self, position: int, end: int | None = None) -> list[AddressedEvent]:
        """The events from a position of the log on, with their audiences."""
        return self._told[position:end]

    def stream(self, viewer: Viewer) -> list[int]:
        """The positions of the events a viewer was told. Callers must not change the list."""
        stream = self._streams.setdefault(viewer, [])
        done = self._projected.get(viewer, 0)
        if done < len(self._told):
            stream.extend(n for n in range(done, len(self._told)) if self._told[n][1].includes(viewer))
            self._projected[viewer] = len(self._told)
        return stream

    def events(self, viewer: Viewer, after: int = 0) -> list[Event]:
        """What a viewer was told, from the event after that number on."""
        return [self._told[position][0] for position in self.stream(viewer)[after:]]
