"""How much one client may ask for: enough for any person or bot, too little to do harm."""

from __future__ import annotations

import time
from collections import OrderedDict

MAX_BODY_BYTES = 16_384
MAX_FRAME_BYTES = 16_384
MAX_OPTIONS_BYTES = 98_304
"""Options that are only looked at may bring the text of a whole file."""
MAX_QUEUED_MESSAGES = 256
"""So many messages may wait for a client that does not read; then it is dropped."""
MAX_QUEUED_BYTES = 1 << 20
"""And so many bytes, where there is more than one message."""
MAX_SUBSCRIPTIONS = 200
"""So many tables one connection may watch."""
BODY_TIMEOUT_S = 4.0
"""So many seconds a request has to send its body."""
MAX_TRACKED_CLIENTS = 10_000


class Bucket:
    """Refills at a steady rate; every request takes one."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether there is one left."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each client, the least recent ones forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Whether that client may."""
        bucket = self._of.get(client)
        if bucket is None:
            bucket = self._of[client] = Bucket(self._rate, self._most)
        self._of.move_to_end(client)
        while len(self._of) > MAX_TRACKED_CLIENTS:
            self._of.popitem(last=False)
        return bucket.take()
