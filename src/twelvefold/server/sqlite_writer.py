"""The one hand that writes into the file, transaction after transaction.

Rows are put in from the loop's own thread: that only fills pages in memory. Whatever waits, for the disk to have
them or for another program to let go of the file, waits in a thread apart: one trip for each transaction,
however many changes it holds. The statements are SQLAlchemy's, compiled once and handed to SQLite's own driver.
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
Row: TypeAlias = Mapping[str, Any]

BEGIN = "BEGIN IMMEDIATE"
BUSY_TIMEOUT_MS = 2000
"""How long to wait for a file that is locked, in milliseconds."""
CHECKPOINT_PAGES = 2000
"""After so many pages the log is copied into the file: seldom, for most pages change again and again, and
not too many at once, for meanwhile nothing else is written."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_TIMEOUT_MS}")
"""Durable to the last move: written ahead and flushed at every commit; whoever finds the file locked waits a moment."""

_DIALECT = SQLiteDialect_pysqlite(paramstyle="named")


def compiled(statement: sa.sql.expression.Executable) -> str:
    """A statement as SQLite reads it, its parameters by their names."""
    found = statement.compile(dialect=_DIALECT)  # type: ignore[attr-defined]
    assert not any(value is not None for value in found.params.values()), "a value that only the statement knows"
    return str(found)


class SqliteWriter:
    """Writes transactions, one after the other."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "pen")
        self._file: sqlite3.Connection | None = None
        self._turn = asyncio.Lock()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do some work in a transaction. When this returns it is on disk; if it raises, nothing has changed.

        It is finished even if whoever asked for it has gone.
        """
        return await asyncio.shield(asyncio.ensure_future(self._write(work)))

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        async with self._turn:
            if self._file is None:
                self._file = await self._elsewhere(self._open)
            file = self._file
            try:
                file.execute(BEGIN)
            except sqlite3.OperationalError:  # somebody else is writing, a backup perhaps
                await self._elsewhere(lambda: _wait_to_begin(file))
            try:
                found = work(file)
                await self._elsewhere(lambda: file.execute("COMMIT"))
            except BaseException:
                if file.in_transaction:
                    file.execute("ROLLBACK")
                raise
            return found

    async def _elsewhere(self, work: Callable[[], T]) -> T:
        """Where waiting for the disk, or for others, holds nobody up."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _open(self) -> sqlite3.Connection:
        file = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        for pragma in (*PRAGMAS, "busy_timeout=0", f"wal_autocheckpoint={CHECKPOINT_PAGES}"):
            file.execute(f"PRAGMA {pragma}")
        return file

    async def close(self) -> None:
        """Finish what is under way."""
        async with self._turn:
            await asyncio.to_thread(self._thread.shutdown)
            if self._file is not None:
                self._file.close()


def _wait_to_begin(file: sqlite3.Connection) -> None:
    file.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}")
    try:
        file.execute(BEGIN)
    finally:
        file.execute("PRAGMA busy_timeout=0")


def write_rows(file: sqlite3.Connection, statement: str, rows: Iterable[Row]) -> int:
    """One statement for many rows; how many rows it changed."""
    return file.executemany(statement, rows).rowcount
