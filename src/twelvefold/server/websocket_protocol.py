"""The server's end of a WebSocket: uvicorn's own, which lets go of a client that does not read.

Ended politely, such a connection would wait for ever for what was sent to be taken; and pings are answered without
looking how much already waits.
"""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from twelvefold.server import gc_tuning

MAX_UNSENT_BYTES = 1 << 18
"""So many bytes may be on the way to a client that keeps asking whether anybody is there."""
WRITE_NOW = "twelvefold.write_now"
"""The name under which the application finds the way around the queue."""
CLOSE_TIMEOUT_S = 5.0
"""So many seconds a client has to take what is left when the talk is over."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    def handle_ping(self, *event: Frame) -> None:
        """Answer, if the client takes answers."""
        if self.transport.get_write_buffer_size() > MAX_UNSENT_BYTES:
            self.transport.abort()
        else:
            super().handle_ping(*event)

    def keepalive_timeout(self) -> None:
        """The client has not answered for too long."""
        super().keepalive_timeout()
        self.transport.abort()

    def write_now(self, text: str) -> bool:
        """Send a message without waiting, if the client takes what it is sent; False if it must wait."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def run_asgi(self) -> None:
        """The talk; when it is over, so is the connection, soon."""
        cast(dict[str, Any], self.scope["extensions"])[WRITE_NOW] = self.write_now
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(CLOSE_TIMEOUT_S, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """What is left of it holds itself."""
        super().connection_lost(exc)
        gc_tuning.add()
