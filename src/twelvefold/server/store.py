"""What the server asks of a store. Everything it knows for good goes through here.

A table changes by *compare-and-set*: a change names the version it was made from, and is refused if that is no
longer the one that is stored. What may wait for a moment (a bot's turn, a deadline) is a stored row with a
time; whoever takes care of it claims it for a while, so that no two processes do, and none of them forever.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from twelvefold.core.errors import TwelvefoldError


class NotStored(TwelvefoldError):
    """The store is full, locked, gone or too busy: nothing has changed."""


class UnknownTable(TwelvefoldError):
    """There is no table of that id."""


class CannotServe(TwelvefoldError):
    """The server cannot start here."""


class VersionConflict(Exception):
    """Somebody else has changed the table since."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as lists show it."""

    id: str
    version: int
    status: str
    game: str
    public: bool
    changed: int
    due: int | None
    waiting: tuple[int, ...]
    guests: tuple[str | None, ...]
    """Who sits where, as far as they are people."""
    summary: str
    """What everybody may know of it, as JSON."""


@dataclass(frozen=True, slots=True)
class Change:
    """A table's next version: its row, its body, and what led to it. Version 1 makes the table."""

    row: TableRow
    body: dict[str, Any]
    entry: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it was stored."""

    version: int
    body: dict[str, Any]
    entries: tuple[dict[str, Any], ...]


class Store(Protocol):
    """A place where tables are kept."""

    async def commit(self, *changes: Change) -> None:
        """Store changes durably, all or none.

        Raises VersionConflict if a table is not at the preceding version, NotStored if the store cannot write.
        """

    async def load(self, table: str) -> Stored:
        """A table with its whole history, or UnknownTable."""

    async def public(self, statuses: Sequence[str], limit: int) -> list[TableRow]:
        """Public tables, the latest first."""

    async def of_guest(self, guest: str, limit: int) -> list[TableRow]:
        """The tables where a guest sits, the latest first."""

    async def claim_due(self, now: int, until: int, limit: int) -> list[str]:
        """Tables with something to do by now, claimed until then."""

    async def next_due(self, now: int) -> int | None:
        """When the next table that nobody has claimed by now has something to do."""

    async def tick(self, now: int) -> None:
        """Remember how far the server's clock has come."""

    async def last_tick(self) -> int:
        """How far it had come, 0 for a new store."""

    async def close(self) -> None:
        """Finish what is under way."""
