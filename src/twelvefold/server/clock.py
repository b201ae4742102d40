"""The server's clock. It stops while the server is down, so that downtime does not count as thinking time."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """A clock for tables and rate limits, in milliseconds."""

    def now(self) -> int:
        """Return the server's total uptime, summed over all restarts."""

    def wall(self) -> int:
        """Return the time of day, in milliseconds since the epoch."""


class ServerClock:
    """A clock that continues from the last stored tick."""

    def __init__(self, last: int) -> None:
        self._offset = last - time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        return self._offset + time.monotonic_ns() // 1_000_000

    def wall(self) -> int:
        return time.time_ns() // 1_000_000
