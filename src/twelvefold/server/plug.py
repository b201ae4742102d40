"""The server's end of a WebSocket: uvicorn's own, which lets go of a client that does not read.

Ended politely, such a connection would wait for ever for what was sent to be taken; and pings are answered without
looking how much already waits.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from twelvefold.server import rubbish

MOST_UNSENT = 1 << 18
"""So many bytes may be on the way to a client that keeps asking whether anybody is there."""
PARTING = 5.0
"""So many seconds a client has to take what is left when the talk is over."""


class Plug(WebSocketsSansIOProtocol):
    """One connection."""

    def handle_ping(self, *event: Frame) -> None:
        """Answer, if the client takes answers."""
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()
        else:
            super().handle_ping(*event)

    def keepalive_timeout(self) -> None:
        """The client has not answered for too long."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """The talk; when it is over, so is the connection, soon."""
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(PARTING, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """What is left of it holds itself."""
        super().connection_lost(exc)
        rubbish.add()
