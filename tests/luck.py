"""Deterministic seeds, ids and keys for tests, and a clock that a test can move.

Everything is derived from one base seed (``TWELVEFOLD_TEST_SEED``), the test that is running, and a count. So a
test gets the same values alone, together with others and on any worker. ``make seeds`` tries other base seeds.
"""

from __future__ import annotations

import os
import random
import secrets
from base64 import urlsafe_b64encode
from collections import Counter
from hashlib import sha256
from itertools import count
from pathlib import Path

BASE_SEED = "TWELVEFOLD_TEST_SEED"
LABEL_FILE = "TWELVEFOLD_TEST_LABEL"
"""The variable that names the file in which the running test's name is written."""
FIRST_START_MS = 1_760_000_000_000
"""The time of day at which every test server is started for the first time, in milliseconds."""
RESTART_MS = 3_600_000
"""How much later the time of day is at every further start."""


def base_seed() -> str:
    return os.environ.get(BASE_SEED, "1")


_label: str | None = None
"""The running test, in the process that runs the tests."""
_told = ""
"""What is written in the file."""


def label() -> str:
    """Return the name of the running test or, while a shared fixture is set up, the name of that fixture."""
    if _label is not None:
        return _label
    path = os.environ.get(LABEL_FILE)
    return Path(path).read_text("utf-8") if path else ""


def set_label(text: str, *, tell_others: bool) -> None:
    """``tell_others``: servers and programs read it from the file. Most tests start none, and spare the disk."""
    global _label, _told
    _label, told = text, text if tell_others else ""
    if told != _told:
        path = Path(os.environ[LABEL_FILE])
        fresh = path.with_suffix(".new")
        fresh.write_text(told, "utf-8")
        fresh.replace(path)
        _told = told


class Luck:
    """Bytes that look random and are the same in every run; ``name`` tells the sources of one test apart."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._counts: Counter[str] = Counter()

    def bytes(self, kind: str, length: int = 32) -> bytes:
        test = label()
        number = self._counts[f"{kind} {test}"]
        self._counts[f"{kind} {test}"] += 1
        found = b""
        while len(found) < length:
            found += sha256(f"{base_seed()}|{self._name}|{test}|{kind}|{number}|{len(found)}".encode()).digest()
        return found[:length]

    def text(self, kind: str, length: int) -> str:
        return urlsafe_b64encode(self.bytes(kind, length)).rstrip(b"=").decode()


def new_random(*names: object) -> random.Random:
    """A generator for what a test chooses by chance; ``names`` tells the generators of one test apart."""
    return random.Random("|".join(map(str, (base_seed(), label(), *names))))


def replace_secrets(name: str) -> None:
    """In a process started by a test: whatever asks the system for randomness gets this instead."""
    luck = Luck(name)
    secrets.token_bytes = lambda nbytes=None: luck.bytes("bytes", nbytes or 32)
    secrets.token_hex = lambda nbytes=None: luck.bytes("hex", nbytes or 32).hex()
    secrets.token_urlsafe = lambda nbytes=None: luck.text("urlsafe", nbytes or 32)
    secrets.randbelow = lambda exclusive_upper_bound: int.from_bytes(luck.bytes("below")) % exclusive_upper_bound


class MovableClock:
    """A clock that stands still until a test moves it: it is ahead of ``last`` by what a file says, in milliseconds.

    Nothing in the server needs it to run: bots decide after a pause of 0 ms, and whoever waits for the disk, for the
    network or for another process waits in the machine's time.
    """

    def __init__(self, last: int, moved: Path, start: int = 1) -> None:
        """``start`` counts the servers that were started on the same folder."""
        self._moved = moved
        self._begun = last - self._jump()
        self._morning = FIRST_START_MS + (start - 1) * RESTART_MS
        self._looks = count()

    def _jump(self) -> int:
        return int(self._moved.read_text() or 0) if self._moved.exists() else 0

    def now(self) -> int:
        return self._begun + self._jump()

    def wall(self) -> int:
        """Every look at the time of day is a millisecond later than the last: lists show the latest change first."""
        return self._morning + self.now() + next(self._looks)
