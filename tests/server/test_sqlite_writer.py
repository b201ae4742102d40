"""The one connection that writes, against a file that another process has locked."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import own_loop
from twelvefold.server.sqlite_writer import SqliteWriter


def test_a_write_that_fails_after_its_caller_was_cancelled_is_not_reported(tmp_path: Path) -> None:
    """The server stops while a backup holds the file: nobody waits for the clock any more, and the log stays clean."""
    reported: list[dict[str, Any]] = []

    async def stop_while_locked() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context))
        writer = SqliteWriter(tmp_path / "own.db", busy_timeout_ms=20)
        await writer.write(lambda file: file.execute("CREATE TABLE clock (now)"))
        with sqlite3.connect(tmp_path / "own.db", isolation_level=None) as other:
            other.execute("BEGIN EXCLUSIVE")
            caller = asyncio.create_task(writer.write(lambda file: file.execute("INSERT INTO clock VALUES (1)")))
            await asyncio.sleep(0)  # the caller begins
            await asyncio.sleep(0)  # its transaction begins, and waits for the lock
            caller.cancel()
            with pytest.raises(asyncio.CancelledError):
                await caller
            await writer.close()

    own_loop.run(stop_while_locked())
    gc.collect()
    assert reported == []
