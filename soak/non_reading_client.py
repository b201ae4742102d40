"""A client that requests much and reads nothing: the server must drop it, and no other client."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from soak.client import Socket, connect
from soak.player import SMALL_BUFFER_BYTES, SharedState

MESSAGES_PER_S = 40
"""Few enough that the server does not refuse them."""
DRAIN_TIMEOUT_S = 3.0
"""How long a dropped client has to read what is left and to notice that it was dropped."""


class NonReadingClient:
    """Keeps sending ``watch`` without reading the responses; reads now and then to notice that it was dropped."""

    def __init__(self, shared: SharedState, tables: Callable[[], list[str]]) -> None:
        """``tables`` returns the ids of the tables to watch at this moment."""
        self._shared = shared
        self._tables = tables

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            gone: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            try:
                socket = await connect(
                    self._shared.port, "/ws", lambda text: None, gone.set_result, receive_buffer=SMALL_BUFFER_BYTES
                )
            except OSError:
                await asyncio.sleep(0.2)
                continue
            try:
                await self._stare(socket, gone)
            finally:
                socket.transport.abort()

    async def _stare(self, socket: Socket, gone: asyncio.Future[int]) -> None:
        """Use one connection until the server drops it or is killed."""
        kills, number = self._shared.counts["kills"], 0
        socket.transport.pause_reading()
        while not socket.transport.is_closing() and kills == self._shared.counts["kills"]:
            tables = self._tables()
            for _ in range(MESSAGES_PER_S if tables else 0):
                number += 1
                watch = {"type": "watch", "id": f"s{number}", "table": tables[-1 - number % len(tables)]}
                socket.send(json.dumps(watch).encode())
            await asyncio.sleep(1)
            if number % (10 * MESSAGES_PER_S) == 0 and number:  # read once in a while
                socket.transport.resume_reading()
                await asyncio.wait([gone], timeout=DRAIN_TIMEOUT_S)
                if gone.done():
                    break
                socket.transport.pause_reading()
        if kills == self._shared.counts["kills"]:
            self._shared.counts["dropped for not reading"] += 1
