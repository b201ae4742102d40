"""How much one client may ask for: enough for any person or bot, too little to do harm."""

from __future__ import annotations

import time
from collections import OrderedDict

LARGEST_BODY = 16_384
LARGEST_FRAME = 16_384
LARGEST_OPTIONS = 98_304
"""Options that are only looked at may bring the text of a whole file."""
MOST_WAITING = 256
"""So many messages may wait for a client that does not read; then it is dropped."""
MOST_BYTES_WAITING = 1 << 20
"""And so many bytes, where there is more than one message."""
MOST_WATCHED = 200
"""So many tables one connection may watch."""
LONGEST_BODY = 4.0
"""So many seconds a request has to send its body."""
REMEMBERED_CLIENTS = 10_000


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
        while len(self._of) > REMEMBERED_CLIENTS:
            self._of.popitem(last=False)
        return bucket.take()
