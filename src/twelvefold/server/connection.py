"""A client's WebSocket with a bounded queue of outgoing messages, so that the server never waits for a slow client."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from starlette.types import Receive, Send

from twelvefold.server.guests import Guest
from twelvefold.server.limits import MAX_QUEUED_BYTES, MAX_QUEUED_MESSAGES
from twelvefold.table.event_log import Viewer


@dataclass(slots=True)
class Subscription:
    """A connection's subscription to a table: the viewer, and the number of the last event sent."""

    viewer: Viewer
    sent: int
    spectator: bool
    """Whether the client asked to watch as a spectator, even if the guest has a seat."""


@dataclass(eq=False, slots=True)
class Connection:
    """A client's WebSocket and its subscriptions."""

    receive: Receive
    transmit: Send
    guest: Guest | None
    drop_timeout_s: float
    write_now: Callable[[str], bool] | None = None
    """Sends a message immediately if the socket is writable; None if the ASGI server does not support it."""
    subscriptions: dict[str, Subscription] = field(default_factory=dict)
    queue: deque[tuple[str, int]] = field(default_factory=deque)
    """The unsent messages, each with its size in bytes."""
    queued_bytes: int = 0
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    listening: asyncio.Task[None] | None = None
    """The task that waits for the client's next message; cancelled when the client is dropped."""
    dropped: bool = False

    def send(self, message: str) -> None:
        """Send a message, or queue it if the client is slow. Drop the client if the queue is full."""
        if self.dropped or (not self.queue and self.write_now is not None and self.write_now(message)):
            return
        size = len(message.encode())
        self.queued_bytes += size
        if self.queue and (len(self.queue) >= MAX_QUEUED_MESSAGES or self.queued_bytes > MAX_QUEUED_BYTES):
            self.dropped = True
            self.queue.clear()
            if self.listening is not None:
                self.listening.cancel()
        else:
            self.queue.append((message, size))
            self.wake.set()

    async def deliver(self) -> None:
        """Send the queued messages as fast as the client reads them."""
        with suppress(OSError, RuntimeError):  # the client is gone
            while True:
                while self.queue:  # keep a message in the queue until it is sent, so that ``send`` does not overtake it
                    message, size = self.queue[0]
                    await self.transmit({"type": "websocket.send", "text": message})
                    if self.dropped:
                        return
                    self.queue.popleft()
                    self.queued_bytes -= size
                self.wake.clear()
                await self.wake.wait()

    async def close(self, code: int) -> None:
        """Send a close code. Give up after ``drop_timeout_s``."""
        with suppress(OSError, RuntimeError, TimeoutError):
            await asyncio.wait_for(self.transmit({"type": "websocket.close", "code": code}), self.drop_timeout_s)
