"""The outgoing side of one client's WebSocket: a bounded queue that never makes the server wait for a slow client."""

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

DROP_TIMEOUT_S = 1.0
"""How long a client that is dropped has to take the close code."""


@dataclass(slots=True)
class Subscription:
    """A table that a connection watches: as whom, and up to which event it was sent."""

    viewer: Viewer
    sent: int
    spectator: bool
    """Whether it watches as a spectator, even if the guest has a seat there."""


@dataclass(eq=False, slots=True)
class Connection:
    """One client's socket and its subscriptions."""

    receive: Receive
    transmit: Send
    guest: Guest | None
    write_now: Callable[[str], bool] | None = None
    """Sends a message at once if the socket is writable; the server may not offer it."""
    subscriptions: dict[str, Subscription] = field(default_factory=dict)
    queue: deque[str] = field(default_factory=deque)
    queued_length: int = 0
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    listening: asyncio.Task[None] | None = None
    """The task that waits for this client's next message; cancelled when the client is dropped."""
    dropped: bool = False

    def send(self, message: str) -> None:
        """Send a message, or queue it. A client that does not read is dropped, not waited for."""
        if self.dropped or (not self.queue and self.write_now is not None and self.write_now(message)):
            return
        self.queued_length += len(message)
        if self.queue and (len(self.queue) >= MAX_QUEUED_MESSAGES or self.queued_length > MAX_QUEUED_BYTES):
            self.dropped = True
            self.queue.clear()
            if self.listening is not None:
                self.listening.cancel()
        else:
            self.queue.append(message)
            self.wake.set()

    async def deliver(self) -> None:
        """Send the queue as fast as the client reads it."""
        with suppress(OSError, RuntimeError):  # the client is gone
            while True:
                while self.queue:  # a message leaves the queue only once it is sent, so that none overtakes it
                    message = self.queue[0]
                    await self.transmit({"type": "websocket.send", "text": message})
                    if self.dropped:
                        return
                    self.queue.popleft()
                    self.queued_length -= len(message)
                self.wake.clear()
                await self.wake.wait()

    async def close(self, code: int) -> None:
        """Send a close code, unless the client does not take it in time."""
        with suppress(OSError, RuntimeError, TimeoutError):
            await asyncio.wait_for(self.transmit({"type": "websocket.close", "code": code}), DROP_TIMEOUT_S)
