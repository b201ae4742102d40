"""What one change did to a table, as a value: the store writes it, then the hub shows it."""

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
    """One row of a table's history, as JSON: what was done, what was told, and what the match played."""

    do: str
    seat: int | None = None
    story: tuple[dict[str, Any], ...] = ()
    outcomes: tuple[Json, ...] = ()
    start: Json = None
    """The first state of a segment of the record, where one begins."""
    rules: int | None = None
    id: str | None = None
    """The id of the client's message."""
    secret: bool = False
    """Whether only the seat may notice: it worked on its line, or replaced its sealed move."""

    def to_json(self) -> dict[str, Any]:
        """The entry as it is stored, without empty fields."""
        written: dict[str, Any] = {"do": self.do}
        for name in ("seat", "id", "secret", "story", "outcomes", "start", "rules"):
            value = getattr(self, name)
            if value is not None and value is not False and value != ():
                written[name] = value
        return written


@dataclass(frozen=True, slots=True)
class Transition:
    """A change of a table. Its events are in the table's log already, from ``position`` on."""

    table: OnlineTable
    """The table after the change. Until the entry is stored, it is ahead of the store."""
    entry: Entry
    events: tuple[AddressedEvent, ...]
    position: int
    private: bool
    """Whether nobody but ``entry.seat`` may notice."""
    also: tuple[Transition, ...] = ()
    """Transitions of new tables that are stored together with this one, or not at all."""

    def encoded_events(self) -> dict[int, Json]:
        """The events as JSON by their position in the log: encoded for the entry, so need not be encoded again."""
        return {
            self.position + number: told["table"] if "table" in told else told["game"][0]
            for number, told in enumerate(self.entry.story)
        }

    def together_with(self, other: Transition) -> Transition:
        """This transition, to be stored together with another table's."""
        return replace(self, also=(*self.also, other))


class TransitionBuilder:
    """Collects the events and outcomes of one change, in the order in which viewers are told."""

    def __init__(self, table: OnlineTable, do: str, seat: int | None) -> None:
        self._table = table
        self._do = do
        self._seat = seat
        self._told: list[AddressedEvent] = []
        self._story: list[dict[str, Any]] = []
        self._outcomes: list[Json] = []
        self._start: Json = None
        self._rules: int | None = None
        self._logged = 0
        """How many of the events are in the log already."""

    @property
    def visible(self) -> bool:
        """Whether anything was told or played so far."""
        return bool(self._story or self._outcomes)

    def tell(self, *events: Event) -> None:
        """Tell everybody what happened at the table."""
        for event in events:
            self._told.append((event, EVERYONE))
            self._story.append({"table": encode(event)})

    def begin_segment(self, rules: int, start: Json) -> None:
        """Begin a segment of the record."""
        self._rules, self._start = rules, start

    def play(
        self, rules: int, outcomes: Iterable[Json], told: Sequence[AddressedEvent], *, logged: bool = False
    ) -> None:
        """Add what the match played and told; ``logged``: viewers have the events already."""
        self._rules = rules
        self._logged += len(told) if logged else 0
        self._outcomes.extend(outcomes)
        for one in told:
            self._told.append(one)
            self._story.append({"game": encode_event(one)})

    def finish(self, *, private: bool = False, client_id: str | None = None) -> Transition:
        """Log the events and return the transition."""
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
        position = self._table.record_events(self._told, logged=self._logged, private=private)
        return Transition(self._table, entry, tuple(self._told), position, private)
