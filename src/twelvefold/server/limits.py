"""Size limits and rate limits for clients."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

MAX_BODY_BYTES = 16_384
MAX_FRAME_BYTES = 16_384
MAX_OPTIONS_BYTES = 98_304
"""The limit of a request that only validates options, which may include a whole file."""
MAX_QUEUED_MESSAGES = 256
"""A connection with more unsent messages than this is dropped."""
MAX_QUEUED_BYTES = 1 << 20
"""A connection with more unsent bytes than this is dropped, unless they are a single message."""
MAX_SUBSCRIPTIONS = 200
"""How many tables one connection may watch."""
MAX_TRACKED_CLIENTS = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """How often one client may do something."""

    per_s: float
    """How often each second, on average."""
    burst: int
    """How often at once, after a pause."""


@dataclass(frozen=True, slots=True)
class RateLimits:
    """The rate limits of a server. Tests set others."""

    messages: Rate = Rate(per_s=50, burst=100)
    """Messages over one WebSocket."""
    writes: Rate = Rate(per_s=20, burst=100)
    """HTTP requests from one address that may change something."""
    reads: Rate = Rate(per_s=50, burst=500)
    """HTTP requests from one address that only read. The client's files are not counted."""
    computations: Rate = Rate(per_s=20, burst=100)
    """HTTP requests from one address whose responses are computed from a whole game. They count as reads, too."""


DEFAULT_RATE_LIMITS = RateLimits()


class Bucket:
    """A token bucket: refills at a steady rate, and every request takes one token. It is full at the beginning."""

    __slots__ = ("_at_ms", "_left", "_rate")

    def __init__(self, rate: Rate, now_ms: int) -> None:
        self._rate = rate
        self._left: float = rate.burst
        self._at_ms = now_ms

    def take(self, now_ms: int) -> bool:
        """Take a token. Return False if there is none."""
        self._left = min(self._rate.burst, self._left + (now_ms - self._at_ms) * self._rate.per_s / 1000)
        self._at_ms = now_ms
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """Token buckets by client. Keeps the most recently used ones."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, now_ms: int) -> bool:
        """Take a token of that client's bucket. Return False if there is none."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, now_ms)
        self._buckets.move_to_end(client)
        while len(self._buckets) > MAX_TRACKED_CLIENTS:
            self._buckets.popitem(last=False)
        return bucket.take(now_ms)
