"""Documents on disk: whole or not at all, there before the next move is asked for, one player program at a time."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from twelvefold.core.codec import dumps
from twelvefold.core.errors import BadRecord, Reason

try:
    import fcntl
except ImportError:  # not every system has it
    fcntl = None  # type: ignore[assignment]

PLAYED_ELSEWHERE = Reason("played-elsewhere", "the game in {file} is being played elsewhere at this moment")


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
    try:
        target = path.resolve()
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, fresh = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(dumps(document) + "\n")
                file.flush()
                os.fsync(file.fileno())
            if target.exists():
                shutil.copymode(target, fresh)
            Path(fresh).replace(target)
        except BaseException:
            Path(fresh).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as problem:
        raise NotWritten(path, getattr(problem, "strerror", None) or str(problem)) from None


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Play the game in a file alone: whoever else tries is refused (where the system can tell)."""
    if fcntl is None:
        yield
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = (path.parent / f".{path.name}.lock").open("w")
    except (OSError, ValueError) as problem:
        raise NotWritten(path, getattr(problem, "strerror", None) or str(problem)) from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadRecord(PLAYED_ELSEWHERE, file=str(path)) from None
        try:
            yield
        finally:
            Path(lock.name).unlink(missing_ok=True)
