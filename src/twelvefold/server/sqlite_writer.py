"""The single connection that writes to the SQLite file, one transaction at a time.

Statements run on the event loop's thread, where they only change pages in memory. Calls that block (COMMIT, and
waiting for a lock of another process) run on a writer thread: one thread switch per transaction. The statements are
built with SQLAlchemy, compiled once and executed by the ``sqlite3`` driver.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

T = TypeVar("T")
Parameters: TypeAlias = Mapping[str, Any]

BEGIN = "BEGIN IMMEDIATE"
CHECKPOINT_PAGES = 2000
"""Checkpoint the WAL after this many pages. More pages mean fewer checkpoints, because most pages change repeatedly;
fewer pages mean shorter ones, and writes wait for a checkpoint to end."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""WAL mode with a flush at every commit, so that no acknowledged move is lost, even in a power failure."""

_DIALECT = SQLiteDialect_pysqlite(paramstyle="named")


def compiled(statement: sa.sql.expression.Executable) -> str:
    """Compile a statement to SQL with named parameters."""
    sql = statement.compile(dialect=_DIALECT)  # type: ignore[attr-defined]
    assert not any(value is not None for value in sql.params.values()), "use bindparam() or literal_column() for values"
    return str(sql)


class SqliteWriter:
    """Runs transactions one after the other."""

    def __init__(self, path: Path, busy_timeout_ms: int) -> None:
        self._path = path
        self._busy_timeout_ms = busy_timeout_ms
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._file: sqlite3.Connection | None = None
        self._lock = asyncio.Lock()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run ``work`` in a transaction: committed and flushed if this returns, rolled back if it raises.

        The transaction is completed even if the caller is cancelled.
        """
        writing = asyncio.ensure_future(self._write(work))
        writing.add_done_callback(_retrieve)
        return await asyncio.shield(writing)

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        async with self._lock:
            if self._file is None:
                self._file = await self._in_thread(self._open)
            file = self._file
            try:
                file.execute(BEGIN)
            except sqlite3.OperationalError:  # locked by another process, such as a backup
                await self._in_thread(lambda: _wait_to_begin(file, self._busy_timeout_ms))
            try:
                result = work(file)
                await self._in_thread(lambda: file.execute("COMMIT"))
            except BaseException:
                if file.in_transaction:
                    file.execute("ROLLBACK")
                raise
            return result

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """Run a blocking call on the writer thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _open(self) -> sqlite3.Connection:
        file = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        for pragma in (*PRAGMAS, "busy_timeout=0", f"wal_autocheckpoint={CHECKPOINT_PAGES}"):
            file.execute(f"PRAGMA {pragma}")
        return file

    async def close(self) -> None:
        """Finish the running transaction and close the file."""
        async with self._lock:
            await asyncio.to_thread(self._thread.shutdown)
            if self._file is not None:
                self._file.close()


def _retrieve(writing: asyncio.Future[Any]) -> None:
    """Mark an error as retrieved, so that asyncio does not report it if the caller was cancelled before it occurred."""
    if not writing.cancelled():
        writing.exception()


def _wait_to_begin(file: sqlite3.Connection, busy_timeout_ms: int) -> None:
    """Begin a transaction, waiting for the lock up to ``busy_timeout_ms``."""
    file.execute(f"PRAGMA busy_timeout={busy_timeout_ms}")
    try:
        file.execute(BEGIN)
    finally:
        file.execute("PRAGMA busy_timeout=0")


def write_rows(file: sqlite3.Connection, statement: str, rows: Iterable[Parameters]) -> int:
    """Execute a statement for many rows. Return how many rows it changed."""
    return file.executemany(statement, rows).rowcount
