"""The event log of a match or a table, with a numbered stream of events for each viewer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from twelvefold.core.events import Event
from twelvefold.core.record import AddressedEvent

Viewer: TypeAlias = int | None
"""A seat, or None for a spectator."""


class EventLog:
    """An append-only list of events with their audiences.

    A viewer's stream contains the events that viewer may see, numbered from 1 without gaps. Streams are computed
    lazily from the log and cached.
    """

    __slots__ = ("_entries", "_projected", "_streams")

    def __init__(self) -> None:
        self._entries: list[AddressedEvent] = []
        self._streams: dict[Viewer, list[int]] = {}
        """By viewer, the indices in the log of the events in the stream."""
        self._projected: dict[Viewer, int] = {}
        """By viewer, how many events of the log the stream already covers."""

    def __len__(self) -> int:
        return len(self._entries)

    def __getitem__(self, index: int) -> Event:
        return self._entries[index][0]

    def extend(self, events: Iterable[AddressedEvent]) -> None:
        """Append events."""
        self._entries.extend(events)

    def since(self, start: int, end: int | None = None) -> list[AddressedEvent]:
        """Return the events from index ``start`` up to ``end``, with their audiences."""
        return self._entries[start:end]

    def stream(self, viewer: Viewer) -> list[int]:
        """Return the indices of the events in a viewer's stream. Callers must not modify the list."""
        stream = self._streams.setdefault(viewer, [])
        done = self._projected.get(viewer, 0)
        if done < len(self._entries):
            stream.extend(n for n in range(done, len(self._entries)) if self._entries[n][1].includes(viewer))
            self._projected[viewer] = len(self._entries)
        return stream

    def events(self, viewer: Viewer, after: int = 0) -> list[Event]:
        """Return a viewer's events after number ``after``."""
        return [self._entries[index][0] for index in self.stream(viewer)[after:]]
