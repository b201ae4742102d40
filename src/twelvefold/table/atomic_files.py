"""Documents on disk: whole or not at all, there before the next move is asked for, one player program at a time."""

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
except ImportError:  # not every system has it
    fcntl = None  # type: ignore[assignment]


def why(problem: Exception) -> str:
    """What the system says of a file that could not be used."""
    return getattr(problem, "strerror", None) or str(problem)


class NotWritten(Exception):
    """A game could not be put on disk."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(path, problem)
        self.path = path
        self.problem = problem


def write(path: Path, document: dict[str, Any]) -> None:
    """Put a document on disk, whole or not at all: a new file, flushed, takes the old one's place.

    Sealed choices are nobody else's business: a file made here can be read by its owner alone.
    """
    check_plain(document)  # what could not be read again is not written
    try:
        write_whole(path, (dumps(document) + "\n").encode())
    except (OSError, ValueError) as problem:
        raise NotWritten(path, why(problem)) from None


def write_whole(path: Path, content: bytes) -> None:
    """A file's new content: flushed to disk beside the old one, and then in its place."""
    target = path.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, fresh = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, fresh)
        Path(fresh).replace(target)
    except BaseException:
        Path(fresh).unlink(missing_ok=True)
        raise


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Play the game in a file alone: whoever else tries is refused (where the system can tell)."""
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
    """The lock file, held; None if somebody else holds it."""
    while True:
        lock = path.open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.close()
            return None
        if path.exists() and path.stat().st_ino == os.fstat(lock.fileno()).st_ino:
            return lock
        lock.close()  # whoever held it has just put it away: take the new one


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until this is done (where the system can make it wait)."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
