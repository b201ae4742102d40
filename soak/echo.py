"""The load generator's clients of the baseline server: they send and receive as much as players do."""

from __future__ import annotations

import asyncio

from soak.arrivals import Arrivals
from soak.client import Socket, connect


class Caller:
    """One socket in a room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._heard = 0

    async def come(self, port: int, room: int) -> None:
        self._socket: Socket = await connect(port, f"/ws?room={room}", self._take, lambda code: None)

    def leave(self) -> None:
        self._socket.transport.abort()

    def _take(self, text: bytes) -> None:
        if not text.startswith(b"n"):
            self._room.arrivals.acknowledged()
            return
        self._heard += 1
        if self._heard == len(self._room.callers):  # as if all players had confirmed: the reveal
            self._heard = 0
            self._room.revealed(self)

    def act(self, scheduled: float) -> bool:
        self._room.sent += 1
        if self._room.sent == len(self._room.callers):
            self._room.sent, self._room.last = 0, scheduled
        self._socket.send(self._room.message)
        return True


class Room:
    """The baseline's counterpart of a table."""

    def __init__(self, arrivals: Arrivals[Caller], message: bytes) -> None:
        self.arrivals = arrivals
        self.message = message
        self.callers: list[Caller] = []
        self.sent = 0
        self.last = 0.0
        self._waiting: set[Caller] = set()

    def revealed(self, caller: Caller) -> None:
        self._waiting.add(caller)
        if len(self._waiting) == len(self.callers):
            self._waiting.clear()
            self.arrivals.revealed(self.last)
            self.arrivals.ready.extend(self.callers)


class Echoes:
    """All rooms of a run."""

    def __init__(self, sizes: tuple[int, int, int]) -> None:
        size, done, news = sizes
        self._message = f"{done} {news} ".ljust(size, ".").encode()
        self.arrivals: Arrivals[Caller] = Arrivals(Caller.act)
        self._callers: list[Caller] = []

    async def set_up(self, port: int, rooms: int, seats: int) -> None:
        """Open the sockets: ``seats`` for each of the ``rooms``."""
        for number in range(rooms):
            room = Room(self.arrivals, self._message)
            room.callers = [Caller(room) for _ in range(seats)]
            await asyncio.gather(*(caller.come(port, number) for caller in room.callers))
            self._callers += room.callers
        self.arrivals.ready.extend(self._callers)

    def leave(self) -> None:
        """Close all connections."""
        for caller in self._callers:
            caller.leave()
