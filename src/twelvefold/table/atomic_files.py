"""Files that are replaced atomically, lock files, and a context that defers Ctrl-C."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from twelvefold.core.codec import check_plain, dumps
from twelvefold.core.errors import BadRecord
from twelvefold.table.reasons import PLAYED_ELSEWHERE

try:
    import fcntl
except ImportError:  # Windows does not have it
    fcntl = None  # type: ignore[assignment]


def why(problem: Exception) -> str:
    """Return the operating system's message for an error, or ``str(problem)`` if there is none."""
    return getattr(problem, "strerror", None) or str(problem)


class NotWritten(Exception):
    """A game could not be written to disk."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(path, problem)
        self.path = path
        self.problem = problem


def write(path: Path, document: dict[str, Any]) -> None:
    """Write a JSON document atomically, or raise NotWritten.

    A new file is readable only by its owner, because it contains sealed answers.
    """
    check_plain(document)  # refuse a document that ``loads`` would not read
    try:
        write_whole(path, (dumps(document) + "\n").encode())
    except (OSError, ValueError) as problem:
        raise NotWritten(path, why(problem)) from None


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file's content atomically: write and flush a temporary file, then rename it."""
    target = path.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, temporary)
        Path(temporary).replace(target)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold the lock of a game's file, or raise BadRecord if another program has it. Does nothing without ``fcntl``."""
    if fcntl is None:
        yield
        return
    try:
        target = path.resolve()
        target.parent.mkdir(parents=True, exist_ok=True)
        lock = hold(target.parent / f".{target.name}.lock")
    except (OSError, ValueError) as problem:
        raise NotWritten(path, why(problem)) from None
    if lock is None:
        raise BadRecord(PLAYED_ELSEWHERE, file=str(path))
    with lock:
        try:
            yield
        finally:
            Path(lock.name).unlink(missing_ok=True)


def hold(path: Path) -> IO[str] | None:
    """Create and lock a lock file. Return None if another process holds the lock."""
    while True:
        lock = path.open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.close()
            return None
        if path.exists() and path.stat().st_ino == os.fstat(lock.fileno()).st_ino:
            return lock
        lock.close()  # the previous holder has just deleted this file: try again with a new one


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Defer Ctrl-C until the end of the block, where the operating system supports it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
