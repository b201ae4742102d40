"""The SQLite store: a single file in WAL mode, flushed at every commit.

Changes of many tables share a transaction: changes that arrive while a transaction is being flushed are batched in
the next one. ``commit`` returns only once its transaction is on disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from twelvefold.server.database_schema import clock, entries, sitting, tables
from twelvefold.server.fast_json import dumps, loads
from twelvefold.server.reasons import NO_SUCH_TABLE, NOT_READ, NOT_STORED
from twelvefold.server.sqlite_writer import PRAGMAS, Parameters, SqliteWriter, compiled, write_rows
from twelvefold.server.store import (
    Change,
    NotStored,
    Stored,
    TableRow,
    UnknownTable,
    VersionConflict,
)

T = TypeVar("T")

MAX_BATCH = 500
"""The largest number of commits in one transaction."""
BATCH_INTERVAL_S = 0.01
"""The least time between two transactions under load. A transaction costs the same however many changes it has."""
SITTING = frozenset(("create", "sit", "claim", "leave", "resign"))
"""The kinds of entries that may change who sits at a table."""

_ROW_COLUMNS = [column for column in tables.c if column.name not in ("body", "claimed_until")]
_PARAMETERS: dict[str, sa.BindParameter[Any]] = {
    column.name: sa.bindparam(column.name) for column in tables.c if column.name not in ("id", "claimed_until")
}
_ZERO: sa.ColumnElement[int] = sa.literal_column("0")
_FREE = sa.and_(tables.c.due <= sa.bindparam("now"), tables.c.claimed_until <= sa.bindparam("now"))
_LEASABLE = sa.select(tables.c.id).where(_FREE).order_by(tables.c.due).limit(sa.bindparam("most")).offset(_ZERO)

CREATE = compiled(sa.insert(tables).values({**_PARAMETERS, "id": sa.bindparam("at_id")}))
UPDATE = compiled(
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("at_id"), tables.c.version == sa.bindparam("at_version"))
    .values({**_PARAMETERS, "claimed_until": _ZERO})
)
APPEND = compiled(sa.insert(entries))
STAND_UP = compiled(sa.delete(sitting).where(sitting.c.table_id == sa.bindparam("table_id")))
SIT_DOWN = compiled(sa.insert(sitting))
LEASE = compiled(
    sa.update(tables)
    .where(tables.c.id.in_(_LEASABLE), _FREE)
    .values(claimed_until=sa.bindparam("until"))
    .returning(tables.c.id)
)
END_LEASES = compiled(sa.update(tables).where(tables.c.claimed_until > _ZERO).values(claimed_until=_ZERO))
TICK = compiled(sa.update(clock).values(now=sa.bindparam("now")))


class PreparedChange:
    """A change encoded as the rows to insert or update."""

    __slots__ = ("change", "entry", "row")

    def __init__(self, change: Change) -> None:
        self.change = change
        self.row = _row(change)
        self.entry = {"table_id": change.row.id, "version": change.row.version, "body": dumps(change.entry)}


class PendingCommit:
    """Changes that are committed together, and the future of the caller who waits for them."""

    __slots__ = ("changes", "done")

    def __init__(self, changes: Sequence[Change]) -> None:
        self.changes = [PreparedChange(change) for change in changes]
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, problem: Exception | None = None) -> None:
        """Resolve the future, unless the caller has been cancelled."""
        if self.done.done():
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class SqliteStore:
    """A store in an SQLite file."""

    def __init__(self, path: Path, busy_timeout_ms: int) -> None:
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=4, hide_parameters=True)
        sa.event.listen(self._engine.sync_engine, "connect", _prepare(busy_timeout_ms))
        self._writer = SqliteWriter(path, busy_timeout_ms)
        self._pending: list[PendingCommit] = []
        self._writing: asyncio.Task[None] | None = None
        self.healthy = True
        """Whether the last access to the file succeeded."""

    # --- writing

    async def commit(self, *changes: Change) -> None:
        pending = PendingCommit(changes)
        self._pending.append(pending)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await pending.done

    async def _write_all(self) -> None:
        """Write batches until no commit is pending."""
        loop = asyncio.get_running_loop()
        while self._pending:
            next_batch = loop.time() + BATCH_INTERVAL_S
            batch, self._pending = self._pending[:MAX_BATCH], self._pending[MAX_BATCH:]
            if not await self._write_batch(batch):
                for commit in batch:  # retry one by one to find the conflicting commits
                    if not await self._write_batch([commit]):
                        commit.settle(VersionConflict())
            if self._pending:
                await asyncio.sleep(next_batch - loop.time())
        self._writing = None

    async def _write_batch(self, batch: list[PendingCommit]) -> bool:
        """Write a batch in one transaction and settle its commits. Return False on a version conflict."""
        problem: Exception | None = None
        try:
            await self._write(lambda file: _store(file, [change for commit in batch for change in commit.changes]))
        except (VersionConflict, sqlite3.IntegrityError):
            return False
        except (sqlite3.Error, OSError):
            problem = NotStored(NOT_STORED)
        except Exception as unexpected:  # raised in the callers, which would otherwise wait forever
            problem = unexpected
        for commit in batch:
            commit.settle(problem)
        return True

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a transaction and update ``healthy``."""
        try:
            result = await self._writer.write(work)
        except (sqlite3.Error, OSError) as problem:
            self.healthy = isinstance(problem, sqlite3.IntegrityError)
            raise
        self.healthy = True
        return result

    async def lease_due(self, now: int, until: int, limit: int) -> list[str]:
        parameters = {"now": now, "until": until, "most": limit}
        return await self._write(lambda file: [str(table) for (table,) in file.execute(LEASE, parameters)])

    async def end_leases(self) -> None:
        """End all leases. Called at the start: a file has one server at a time, so all leases are stale."""
        await self._write(lambda file: file.execute(END_LEASES))

    async def tick(self, now: int) -> None:
        await self._write(lambda file: file.execute(TICK, {"now": now}))

    # --- reading

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for reading. Database errors are raised as NotStored."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError):
            self.healthy = False
            raise NotStored(NOT_READ) from None

    async def load(self, table_id: str) -> Stored:
        async with self._reading() as connection:
            row = (
                await connection.execute(sa.select(tables.c.version, tables.c.body).where(tables.c.id == table_id))
            ).first()
            if row is None:
                raise UnknownTable(NO_SUCH_TABLE)
            query = sa.select(entries.c.body).where(entries.c.table_id == table_id, entries.c.version <= row.version)
            bodies = (await connection.execute(query.order_by(entries.c.version))).scalars().all()
        return Stored(row.version, loads(row.body), tuple(map(loads, bodies)))

    async def public(self, statuses: Sequence[str], limit: int) -> list[TableRow]:
        query = sa.select(*_ROW_COLUMNS).where(tables.c.public, tables.c.status.in_(statuses))
        return await self._rows(query.order_by(tables.c.status, tables.c.changed.desc()).limit(limit))

    async def of_guest(self, guest: str, limit: int) -> list[TableRow]:
        query = sa.select(*_ROW_COLUMNS).join(sitting).where(sitting.c.guest == guest)
        ended = tables.c.status.in_(("over", "expired"))
        return await self._rows(query.order_by(ended, tables.c.changed.desc()).limit(limit))

    async def _rows(self, query: sa.Select[Any]) -> list[TableRow]:
        async with self._reading() as connection:
            return [_table_row(row) for row in await connection.execute(query)]

    async def next_due(self, now: int) -> int | None:
        unleased = sa.and_(tables.c.due.is_not(None), tables.c.claimed_until <= now)
        first = sa.select(tables.c.due).where(unleased).order_by(tables.c.due).limit(1)
        async with self._reading() as connection:
            due: int | None = await connection.scalar(first)
            return due

    async def last_tick(self) -> int:
        async with self._reading() as connection:
            return int(await connection.scalar(sa.select(clock.c.now)) or 0)

    async def close(self) -> None:
        if self._writing is not None:
            with suppress(Exception):
                await self._writing
        await self._writer.close()
        await self._engine.dispose()


def _prepare(busy_timeout_ms: int) -> Callable[[Any, Any], None]:
    """Return a listener that sets the pragmas of a new reading connection."""

    def prepare(connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        for pragma in (*PRAGMAS, f"busy_timeout={busy_timeout_ms}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return prepare


def _store(file: sqlite3.Connection, batch: Sequence[PreparedChange]) -> None:
    """Insert or update the rows of tables and append their entries, or raise VersionConflict."""
    new_rows = [prepared.row for prepared in batch if prepared.change.row.version == 1]
    updated_rows = [prepared.row for prepared in batch if prepared.change.row.version > 1]
    if new_rows:
        write_rows(file, CREATE, new_rows)
    if updated_rows and write_rows(file, UPDATE, updated_rows) != len(updated_rows):
        raise VersionConflict
    write_rows(file, APPEND, [prepared.entry for prepared in batch])
    for prepared in batch:
        if prepared.change.entry["do"] in SITTING:
            _store_guests(file, prepared.change.row)


def _store_guests(file: sqlite3.Connection, table: TableRow) -> None:
    """Replace the rows that say which guests sit at a table."""
    file.execute(STAND_UP, {"table_id": table.id})
    people = {guest for guest in table.guests if guest is not None}
    write_rows(file, SIT_DOWN, [{"guest": guest, "table_id": table.id} for guest in people])


def _row(change: Change) -> Parameters:
    table = change.row
    return {
        "at_id": table.id,
        "at_version": table.version - 1,
        "version": table.version,
        "status": table.status,
        "game": table.game,
        "public": table.public,
        "changed": table.changed,
        "due": table.due,
        "waiting": dumps(table.waiting),
        "guests": dumps(table.guests),
        "summary": table.summary,
        "body": dumps(change.body),
    }


def _table_row(row: Any) -> TableRow:
    return TableRow(
        row.id,
        row.version,
        row.status,
        row.game,
        row.public,
        row.changed,
        row.due,
        tuple(loads(row.waiting)),
        tuple(loads(row.guests)),
        row.summary,
    )
