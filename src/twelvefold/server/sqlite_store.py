"""The store on SQLite: one file, written ahead and flushed before anything is acknowledged.

Changes of many tables share a transaction: while one is being flushed, the next ones gather. Each of them is
acknowledged only when its transaction is on disk.
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

from twelvefold.server.fast_json import dumps, loads
from twelvefold.server.reasons import NO_SUCH_TABLE, NOT_READ, NOT_STORED
from twelvefold.server.schema import clock, entries, sitting, tables
from twelvefold.server.sqlite_writer import PRAGMAS, Row, SqliteWriter, compiled, write_rows
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
"""How many changes share a transaction, at most."""
BATCH_INTERVAL_S = 0.01
"""While changes keep coming, transactions begin so many seconds apart: each costs the same, however many it holds."""
SITTING = frozenset(("create", "sit", "claim", "leave", "resign"))
"""After such a change others may sit at the table."""

_ROW_COLUMNS = [column for column in tables.c if column.name not in ("body", "claimed_until")]
_GIVEN: dict[str, sa.BindParameter[Any]] = {
    column.name: sa.bindparam(column.name) for column in tables.c if column.name not in ("id", "claimed_until")
}
_ZERO: sa.ColumnElement[int] = sa.literal_column("0")
_FREE = sa.and_(tables.c.due <= sa.bindparam("now"), tables.c.claimed_until <= sa.bindparam("now"))
_CHOSEN = sa.select(tables.c.id).where(_FREE).order_by(tables.c.due).limit(sa.bindparam("most")).offset(_ZERO)

CREATE = compiled(sa.insert(tables).values({**_GIVEN, "id": sa.bindparam("at_id")}))
UPDATE = compiled(
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("at_id"), tables.c.version == sa.bindparam("at_version"))
    .values({**_GIVEN, "claimed_until": _ZERO})
)
APPEND = compiled(sa.insert(entries))
STAND_UP = compiled(sa.delete(sitting).where(sitting.c.table_id == sa.bindparam("table_id")))
SIT_DOWN = compiled(sa.insert(sitting))
CLAIM = compiled(
    sa.update(tables)
    .where(tables.c.id.in_(_CHOSEN), _FREE)
    .values(claimed_until=sa.bindparam("until"))
    .returning(tables.c.id)
)
FREE_CLAIMS = compiled(sa.update(tables).where(tables.c.claimed_until > _ZERO).values(claimed_until=_ZERO))
TICK = compiled(sa.update(clock).values(now=sa.bindparam("now")))


class PreparedChange:
    """A change as it goes into the file."""

    __slots__ = ("change", "entry", "row")

    def __init__(self, change: Change) -> None:
        self.change = change
        self.row = _row(change)
        self.entry = {"table_id": change.row.id, "version": change.row.version, "body": dumps(change.entry)}


class PendingCommit:
    """Changes on their way to the disk together, and who waits for them."""

    __slots__ = ("done", "written")

    def __init__(self, changes: Sequence[Change]) -> None:
        self.written = [PreparedChange(change) for change in changes]
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, problem: Exception | None = None) -> None:
        """Tell who waits; nobody may be left."""
        if self.done.done():
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class SqliteStore:
    """The store in a file."""

    def __init__(self, path: Path) -> None:
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=4, hide_parameters=True)
        sa.event.listen(self._engine.sync_engine, "connect", _prepare)
        self._pen = SqliteWriter(path)
        self._waiting: list[PendingCommit] = []
        self._writer: asyncio.Task[None] | None = None
        self.healthy = True
        """Whether the last attempt to write succeeded."""

    # --- writing

    async def commit(self, *changes: Change) -> None:
        waiting = PendingCommit(changes)
        self._waiting.append(waiting)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        await waiting.done

    async def _write_all(self) -> None:
        """Write what has gathered, again and again until nothing has."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            next_one = loop.time() + BATCH_INTERVAL_S
            batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
            if not await self._write_together(batch):
                for one in batch:  # one of them does not fit: each for itself
                    if not await self._write_together([one]):
                        one.settle(VersionConflict())
            if self._waiting:
                await asyncio.sleep(next_one - loop.time())
        self._writer = None

    async def _write_together(self, batch: list[PendingCommit]) -> bool:
        """Write all or none; False if one of them does not fit. A store that cannot write refuses all of them."""
        problem: Exception | None = None
        try:
            await self._write(lambda file: _store(file, [written for one in batch for written in one.written]))
        except (VersionConflict, sqlite3.IntegrityError):
            return False
        except (sqlite3.Error, OSError):
            problem = NotStored(NOT_STORED)
        except Exception as unforeseen:  # whatever it is, nobody waits in vain
            problem = unforeseen
        for one in batch:
            one.settle(problem)
        return True

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """A transaction; whether it succeeds is how healthy the store is."""
        try:
            found = await self._pen.write(work)
        except (sqlite3.Error, OSError) as problem:
            self.healthy = isinstance(problem, sqlite3.IntegrityError)
            raise
        self.healthy = True
        return found

    async def claim_due(self, now: int, until: int, limit: int) -> list[str]:
        given = {"now": now, "until": until, "most": limit}
        return await self._write(lambda file: [str(table) for (table,) in file.execute(CLAIM, given)])

    async def free_claims(self) -> None:
        """The file has one server at a time: whoever claimed something before this one is gone."""
        await self._write(lambda file: file.execute(FREE_CLAIMS))

    async def tick(self, now: int) -> None:
        await self._write(lambda file: file.execute(TICK, {"now": now}))

    # --- reading

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection; what cannot be read now is refused like what cannot be written."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError):
            self.healthy = False
            raise NotStored(NOT_READ) from None

    async def load(self, table: str) -> Stored:
        async with self._reading() as connection:
            row = (
                await connection.execute(sa.select(tables.c.version, tables.c.body).where(tables.c.id == table))
            ).first()
            if row is None:
                raise UnknownTable(NO_SUCH_TABLE)
            written = sa.select(entries.c.body).where(entries.c.table_id == table, entries.c.version <= row.version)
            bodies = (await connection.execute(written.order_by(entries.c.version))).scalars().all()
        return Stored(row.version, loads(row.body), tuple(map(loads, bodies)))

    async def public(self, statuses: Sequence[str], limit: int) -> list[TableRow]:
        listed = sa.select(*_ROW_COLUMNS).where(tables.c.public, tables.c.status.in_(statuses))
        return await self._rows(listed.order_by(tables.c.status, tables.c.changed.desc()).limit(limit))

    async def of_guest(self, guest: str, limit: int) -> list[TableRow]:
        listed = sa.select(*_ROW_COLUMNS).join(sitting).where(sitting.c.guest == guest)
        ended = tables.c.status.in_(("over", "expired"))
        return await self._rows(listed.order_by(ended, tables.c.changed.desc()).limit(limit))

    async def _rows(self, listed: sa.Select[Any]) -> list[TableRow]:
        async with self._reading() as connection:
            return [_table_row(row) for row in await connection.execute(listed)]

    async def next_due(self, now: int) -> int | None:
        free = sa.and_(tables.c.due.is_not(None), tables.c.claimed_until <= now)
        first = sa.select(tables.c.due).where(free).order_by(tables.c.due).limit(1)
        async with self._reading() as connection:
            due: int | None = await connection.scalar(first)
            return due

    async def last_tick(self) -> int:
        async with self._reading() as connection:
            return int(await connection.scalar(sa.select(clock.c.now)) or 0)

    async def close(self) -> None:
        if self._writer is not None:
            with suppress(Exception):
                await self._writer
        await self._pen.close()
        await self._engine.dispose()


def _prepare(connection: Any, record: Any) -> None:
    """A connection for reading, like the one that writes."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _store(file: sqlite3.Connection, batch: Sequence[PreparedChange]) -> None:
    """Compare, set, append."""
    fresh = [one.row for one in batch if one.change.row.version == 1]
    known = [one.row for one in batch if one.change.row.version > 1]
    if fresh:
        write_rows(file, CREATE, fresh)
    if known and write_rows(file, UPDATE, known) != len(known):
        raise VersionConflict
    write_rows(file, APPEND, [one.entry for one in batch])
    for one in batch:
        if one.change.entry["do"] in SITTING:
            _seat(file, one.change.row)


def _seat(file: sqlite3.Connection, table: TableRow) -> None:
    """Who sits at a table now."""
    file.execute(STAND_UP, {"table_id": table.id})
    people = {guest for guest in table.guests if guest is not None}
    write_rows(file, SIT_DOWN, [{"guest": guest, "table_id": table.id} for guest in people])


def _row(change: Change) -> Row:
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
