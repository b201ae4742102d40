"""Transitions: the changes of a table as values. The store writes a transition, then the hub publishes it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from twelvefold.core.codec import Json, encode
from twelvefold.core.events import EVERYONE, Event
from twelvefold.core.record import AddressedEvent, encode_event

if TYPE_CHECKING:
    from twelvefold.table.online_table import OnlineTable


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of a table's history, as JSON: the kind of change, the events, and the outcomes played."""

    do: str
    seat: int | None = None
    story: tuple[dict[str, Any], ...] = ()
    outcomes: tuple[Json, ...] = ()
    start: Json = None
    """The initial state of a record segment, if this entry begins one."""
    rules: int | None = None
    id: str | None = None
    """The id of the client's message that caused the change."""
    private: bool = False
    """Whether only the seat may notice the change: it edited its line or replaced its sealed move.

    Its stored name is ``secret``.
    """

    def to_json(self) -> dict[str, Any]:
        """Return the entry as it is stored, without empty fields."""
        data: dict[str, Any] = {"do": self.do}
        for name in ("seat", "id", "private", "story", "outcomes", "start", "rules"):
            value = getattr(self, name)
            if value is not None and value is not False and value != ():
                data["secret" if name == "private" else name] = value
        return data


@dataclass(frozen=True, slots=True)
class Transition:
    """A change of a table. Its events are already in the table's log, starting at index ``first_event``."""

    table: OnlineTable
    """The table after the change; ahead of the store until the entry is stored."""
    entry: Entry
    events: tuple[AddressedEvent, ...]
    first_event: int
    also: tuple[Transition, ...] = ()
    """Transitions of new tables that are stored in the same transaction."""

    @property
    def private(self) -> bool:
        """Whether only ``entry.seat`` may notice the change."""
        return self.entry.private

    def encoded_events(self) -> dict[int, Json]:
        """Return the events as JSON, by their index in the log. The entry has them encoded already."""
        return {
            self.first_event + number: item["table"] if "table" in item else item["game"][0]
            for number, item in enumerate(self.entry.story)
        }

    def together_with(self, other: Transition) -> Transition:
        """Return this transition with another table's added to the same transaction."""
        return replace(self, also=(*self.also, other))


class TransitionBuilder:
    """Collects the events and outcomes of one change, in the order in which viewers receive them."""

    def __init__(self, table: OnlineTable, do: str, seat: int | None) -> None:
        self._table = table
        self._do = do
        self._seat = seat
        self._events: list[AddressedEvent] = []
        self._story: list[dict[str, Any]] = []
        self._outcomes: list[Json] = []
        self._start: Json = None
        self._rules: int | None = None
        self._logged = 0
        """How many of the events are already in the log."""

    @property
    def visible(self) -> bool:
        """Whether the change has an event or an outcome so far."""
        return bool(self._story or self._outcomes)

    def tell(self, *events: Event) -> None:
        """Add public events of the table."""
        for event in events:
            self._events.append((event, EVERYONE))
            self._story.append({"table": encode(event)})

    def begin_segment(self, rules: int, start: Json) -> None:
        """Begin a segment of the record."""
        self._rules, self._start = rules, start

    def play(
        self, rules: int, outcomes: Iterable[Json], events: Sequence[AddressedEvent], *, logged: bool = False
    ) -> None:
        """Add outcomes and events of the match. ``logged`` says that the events are already in the log."""
        self._rules = rules
        self._logged += len(events) if logged else 0
        self._outcomes.extend(outcomes)
        for event in events:
            self._events.append(event)
            self._story.append({"game": encode_event(event)})

    def finish(self, *, private: bool = False, client_id: str | None = None) -> Transition:
        """Append the events to the table's log and return the transition."""
        entry = Entry(
            self._do,
            self._seat,
            tuple(self._story),
            tuple(self._outcomes),
            self._start,
            self._rules,
            client_id,
            private,
        )
        first_event = self._table.record_events(self._events, logged=self._logged, private=private)
        return Transition(self._table, entry, tuple(self._events), first_event)
