"""Sources of time, ids, seeds and keys, and settings: injected into the server so that tests can replace them."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from twelvefold.server.clock import Clock, ServerClock
from twelvefold.server.limits import DEFAULT_RATE_LIMITS, RateLimits
from twelvefold.server.timing import DEFAULT_TIMING, Timing
from twelvefold.table.seats import DEFAULT_BOT_PAUSE_MS


def _new_id() -> str:
    return secrets.token_urlsafe(9)


def _new_seed() -> bytes:
    return secrets.token_bytes(32)


def _new_key() -> str:
    return secrets.token_urlsafe(24)


@dataclass(frozen=True, slots=True)
class Providers:
    """The injected sources, the server's timeouts and rate limits, and two settings of the command line."""

    clock: Callable[[int], Clock] = ServerClock
    """Creates the clock, which continues from the given time."""
    new_id: Callable[[], str] = _new_id
    """Creates an unguessable id of a table or a guest."""
    new_seed: Callable[[], bytes] = _new_seed
    """Creates the secret seed of a table's dice."""
    new_key: Callable[[], str] = _new_key
    """Creates the secret key of a seat."""
    bot_pause: int = DEFAULT_BOT_PAUSE_MS
    """How many milliseconds a bot waits before it decides, so that people can follow."""
    timing: Timing = DEFAULT_TIMING
    """The server's timeouts."""
    rate_limits: RateLimits = DEFAULT_RATE_LIMITS
    """How often one client may ask. Measured with the same clock as the time for a decision."""
    address: str | None = None
    """The server's address in the local network, used in invitations from the machine it runs on."""
