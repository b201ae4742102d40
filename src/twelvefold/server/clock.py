"""The server's own time, which stands still while the server does: downtime is nobody's thinking time."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """What tables ask of time, in milliseconds."""

    def now(self) -> int:
        """How long the server has run in all, over all its starts."""

    def wall(self) -> int:
        """The time of day, for people to read."""


class ServerClock:
    """Goes on where it stood when the server was last seen alive."""

    def __init__(self, last: int) -> None:
        self._begun = last - time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        return self._begun + time.monotonic_ns() // 1_000_000

    def wall(self) -> int:
        return time.time_ns() // 1_000_000
