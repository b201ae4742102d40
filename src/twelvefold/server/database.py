"""The store on SQLite: one file, written ahead and flushed before anything is acknowledged.

Changes of many tables share a transaction: while one is being flushed, the next ones gather. Each of them is
acknowledged only when its transaction is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from twelvefold.core.codec import dumps, loads
from twelvefold.server.store import NO_SUCH_TABLE, NOT_STORED, Change, Line, NotStored, Outdated, Stored, UnknownTable

MOST_AT_ONCE = 500
"""How many changes share a transaction, at most."""

metadata = sa.MetaData()
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger),
    sa.Column("claimed_until", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("waiting", sa.Text, nullable=False),
    sa.Column("guests", sa.Text, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Index("tables_due", "due"),
    sa.Index("tables_public", "public", "status", "changed"),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)
sitting = sa.Table(
    "sitting",
    metadata,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
)
clock = sa.Table("clock", metadata, sa.Column("id", sa.Integer, primary_key=True), sa.Column("now", sa.BigInteger))

_LINE = [column for column in tables.c if column.name not in ("body", "claimed_until")]
_UPDATE = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("at_id"), tables.c.version == sa.bindparam("at_version"))
    .values({c.name: sa.bindparam(c.name) for c in tables.c if c.name not in ("id", "claimed_until")})
    .values(claimed_until=0)
)


def migrate(path: Path) -> None:
    """Bring the file to the newest form, making it if there is none."""
    path.touch(mode=0o600)  # seeds and sealed choices are nobody else's business
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = f"sqlite:///{path}"
    command.upgrade(config, "head")


def _connect(engine: AsyncEngine) -> None:
    """Durable to the last move: written ahead, flushed at every commit, one writer at a time."""

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # transactions begin where this file says so
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=2000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


class Database:
    """The store in a file."""

    def __init__(self, path: Path) -> None:
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=4, hide_parameters=True)
        _connect(self._engine)
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        self.healthy = True
        """Whether the last attempt to write succeeded."""

    # --- writing

    async def commit(self, change: Change) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        """Write what has gathered, again and again until nothing has."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not await self._write_together(batch):
                for change, done in batch:  # one of them does not fit: each for itself
                    if not await self._write_together([(change, done)]):
                        _settle(done, Outdated())
        self._writer = None

    async def _write_together(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> bool:
        """Write all or none; False if one of them does not fit. A store that cannot write refuses all of them."""
        try:
            async with self._writing() as writing:
                await _store(writing, [change for change, _ in batch])
        except (Outdated, IntegrityError):
            return False
        except (SQLAlchemyError, OSError):
            for _, done in batch:
                _settle(done, NotStored(NOT_STORED))
            return True
        except Exception as problem:  # whatever it is, nobody waits in vain
            for _, done in batch:
                _settle(done, problem)
            return True
        for _, done in batch:
            _settle(done)
        return True

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; whether it succeeds is how healthy the store is."""
        try:
            async with self._engine.connect() as connection:
                writing = await connection.execution_options(writes=True)
                async with writing.begin():
                    yield writing
        except (SQLAlchemyError, OSError) as problem:
            self.healthy = isinstance(problem, IntegrityError)
            raise
        self.healthy = True

    async def claim_due(self, now: int, until: int, limit: int) -> list[str]:
        free = sa.and_(tables.c.due <= now, tables.c.claimed_until <= now)
        chosen = sa.select(tables.c.id).where(free).order_by(tables.c.due).limit(limit)
        claim = sa.update(tables).where(tables.c.id.in_(chosen), free).values(claimed_until=until)
        async with self._writing() as writing:
            return list((await writing.execute(claim.returning(tables.c.id))).scalars())

    async def free_claims(self) -> None:
        """The file has one server at a time: whoever claimed something before this one is gone."""
        async with self._writing() as writing:
            await writing.execute(sa.update(tables).where(tables.c.claimed_until > 0).values(claimed_until=0))

    async def tick(self, now: int) -> None:
        async with self._writing() as writing:
            await writing.execute(sa.update(clock).values(now=now))

    # --- reading

    async def load(self, table: str) -> Stored:
        async with self._engine.connect() as connection:
            row = (
                await connection.execute(sa.select(tables.c.version, tables.c.body).where(tables.c.id == table))
            ).first()
            if row is None:
                raise UnknownTable(NO_SUCH_TABLE)
            written = sa.select(entries.c.body).where(entries.c.table_id == table, entries.c.version <= row.version)
            bodies = (await connection.execute(written.order_by(entries.c.version))).scalars().all()
        return Stored(row.version, _read(row.body), tuple(map(_read, bodies)))

    async def public(self, statuses: Sequence[str], limit: int) -> list[Line]:
        listed = sa.select(*_LINE).where(tables.c.public, tables.c.status.in_(statuses))
        return await self._lines(listed.order_by(tables.c.changed.desc()).limit(limit))

    async def of_guest(self, guest: str, limit: int) -> list[Line]:
        listed = sa.select(*_LINE).join(sitting).where(sitting.c.guest == guest)
        return await self._lines(listed.order_by(tables.c.changed.desc()).limit(limit))

    async def _lines(self, listed: sa.Select[Any]) -> list[Line]:
        async with self._engine.connect() as connection:
            return [_line(row) for row in await connection.execute(listed)]

    async def next_due(self, now: int) -> int | None:
        free = sa.and_(tables.c.due.is_not(None), tables.c.claimed_until <= now)
        first = sa.select(tables.c.due).where(free).order_by(tables.c.due).limit(1)
        async with self._engine.connect() as connection:
            due: int | None = await connection.scalar(first)
            return due

    async def last_tick(self) -> int:
        async with self._engine.connect() as connection:
            return int(await connection.scalar(sa.select(clock.c.now)) or 0)

    async def close(self) -> None:
        if self._writer is not None:
            with suppress(Exception):
                await self._writer
        await self._engine.dispose()


def _settle(done: asyncio.Future[None], problem: Exception | None = None) -> None:
    """Tell who waits; nobody may be left."""
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


async def _store(connection: AsyncConnection, changes: list[Change]) -> None:
    """Compare, set, append."""
    fresh = [change for change in changes if change.line.version == 1]
    known = [change for change in changes if change.line.version > 1]
    if fresh:
        await connection.execute(sa.insert(tables), [_row(change) for change in fresh])
    if known:
        rows = [{**_row(change), "at_id": change.line.id, "at_version": change.line.version - 1} for change in known]
        result = await connection.execute(_UPDATE, rows)
        if result.rowcount != len(rows):
            raise Outdated
    written = [
        {"table_id": change.line.id, "version": change.line.version, "body": dumps(change.entry)} for change in changes
    ]
    await connection.execute(sa.insert(entries), written)
    for change in changes:
        if change.entry["do"] in ("create", "sit", "claim", "leave", "resign"):
            await connection.execute(sa.delete(sitting).where(sitting.c.table_id == change.line.id))
            people = {guest for guest in change.line.guests if guest is not None}
            if people:
                rows = [{"guest": guest, "table_id": change.line.id} for guest in people]
                await connection.execute(sa.insert(sitting), rows)


def _row(change: Change) -> dict[str, Any]:
    line = change.line
    return {
        "id": line.id,
        "version": line.version,
        "status": line.status,
        "game": line.game,
        "public": line.public,
        "changed": line.changed,
        "due": line.due,
        "waiting": dumps(line.waiting),
        "guests": dumps(line.guests),
        "summary": dumps(line.summary),
        "body": dumps(change.body),
    }


def _line(row: Any) -> Line:
    waiting, guests, summary = (loads(text) for text in (row.waiting, row.guests, row.summary))
    assert isinstance(waiting, list)
    assert isinstance(guests, list)
    assert isinstance(summary, dict)
    return Line(
        row.id,
        row.version,
        row.status,
        row.game,
        row.public,
        row.changed,
        row.due,
        tuple(waiting),  # type: ignore[arg-type]
        tuple(guests),  # type: ignore[arg-type]
        summary,
    )


def _read(text: str) -> dict[str, Any]:
    data = loads(text)
    assert isinstance(data, dict)
    return data
