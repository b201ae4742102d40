"""How long the server waits for slow clients and locked files. Tests set shorter timeouts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Timing:
    """Timeouts and intervals of a server."""

    body_timeout_s: float = 4.0
    """How long the body of a request may take to arrive."""
    busy_timeout_ms: int = 2000
    """How long to wait for the lock of another process on the database."""
    drop_timeout_s: float = 1.0
    """How long to try to send the close code to a client that is being dropped."""
    close_timeout_s: float = 5.0
    """How long a connection may take to close before it is aborted."""
    tick_interval_s: float = 1.0
    """How often the clock is stored."""


DEFAULT_TIMING = Timing()
