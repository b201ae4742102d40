"""The interface of the store, which holds all persistent data of the server.

Tables use optimistic locking: a change names its version and conflicts unless the stored version is the one before.
A table's row has the time of its next deadline. The scheduler leases due tables for a limited time, so that no two
processes handle the same one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from twelvefold.core.errors import TwelvefoldError


class NotStored(TwelvefoldError):
    """The store could not read or write; nothing has changed."""


class UnknownTable(TwelvefoldError):
    """There is no table with that id."""


class CannotServe(TwelvefoldError):
    """The server cannot start on this data folder."""


class VersionConflict(Exception):
    """The stored table has another version than the change expects."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """The columns of a table that the store needs for lists and the scheduler."""

    id: str
    version: int
    status: str
    game: str
    public: bool
    changed: int
    due: int | None
    waiting: tuple[int, ...]
    guests: tuple[str | None, ...]
    """The guest at each seat; None for bots and free seats."""
    summary: str
    """The public part of the table, as JSON."""


@dataclass(frozen=True, slots=True)
class Change:
    """A table's next version: its row, its body and the new entry. Version 1 creates the table."""

    row: TableRow
    body: dict[str, Any]
    entry: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is stored: its version, body and entries."""

    version: int
    body: dict[str, Any]
    entries: tuple[dict[str, Any], ...]


class Store(Protocol):
    """Persistent storage of tables."""

    async def commit(self, *changes: Change) -> None:
        """Store changes durably, all or none.

        Raises VersionConflict if a table is not at the preceding version, NotStored if the store cannot write.
        """

    async def load(self, table_id: str) -> Stored:
        """Return a table with its whole history, or raise UnknownTable."""

    async def public(self, statuses: Sequence[str], limit: int) -> list[TableRow]:
        """Return public tables by status, in each status the most recently changed first."""

    async def of_guest(self, guest: str, limit: int) -> list[TableRow]:
        """Return the tables where a guest sits: unfinished ones first, then by the time of the last change."""

    async def lease_due(self, now: int, until: int, limit: int) -> list[str]:
        """Lease up to ``limit`` due tables until that time and return their ids."""

    async def next_due(self, now: int) -> int | None:
        """Return the earliest deadline of a table that is not leased, or None."""

    async def tick(self, now: int) -> None:
        """Store the time of the server's clock."""

    async def last_tick(self) -> int:
        """Return the last stored time of the server's clock, 0 for a new store."""

    async def close(self) -> None:
        """Finish pending commits and close the store."""
