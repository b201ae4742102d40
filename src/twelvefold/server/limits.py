"""Size limits and rate limits for clients."""

from __future__ import annotations

import time
from collections import OrderedDict

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


class Bucket:
    """A token bucket: refills at a steady rate, and every request takes one token."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token. Return False if there is none."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """Token buckets by client. Keeps the most recently used ones."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Take a token of that client's bucket. Return False if there is none."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._most)
        self._buckets.move_to_end(client)
        while len(self._buckets) > MAX_TRACKED_CLIENTS:
            self._buckets.popitem(last=False)
        return bucket.take()
