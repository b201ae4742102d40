"""Uvicorn's WebSocket protocol with limits for clients that do not read.

Without them, closing such a connection would wait forever for its buffer to drain, and answers to pings would fill
the buffer without bound.
"""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from twelvefold.server import gc_tuning
from twelvefold.server.timing import Timing

MAX_UNSENT_BYTES = 1 << 18
"""A connection with more unsent bytes than this is aborted when it sends a ping."""
WRITE_NOW = "twelvefold.write_now"
"""The ASGI extension with the protocol's ``write_now``."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """The protocol of one WebSocket connection."""

    def handle_ping(self, *event: Frame) -> None:
        """Send a pong, or abort the connection if the client does not read."""
        if self.transport.get_write_buffer_size() > MAX_UNSENT_BYTES:
            self.transport.abort()
        else:
            super().handle_ping(*event)

    def keepalive_timeout(self) -> None:
        """Abort the connection: the client has not answered a ping in time."""
        super().keepalive_timeout()
        self.transport.abort()

    def write_now(self, text: str) -> bool:
        """Send a message at once. Return False if the connection is closing or its buffer is full."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def run_asgi(self) -> None:
        """Run the application, then make sure that the connection closes."""
        cast(dict[str, Any], self.scope["extensions"])[WRITE_NOW] = self.write_now
        await super().run_asgi()
        if not self.disconnected:
            timing: Timing = self.config.app.state.timing  # type: ignore[union-attr]
            self.loop.call_later(timing.close_timeout_s, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count this object towards the next full garbage collection: it is part of a reference cycle."""
        super().connection_lost(exc)
        gc_tuning.add()
