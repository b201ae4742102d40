"""One client at one table: plays, changes its mind, sends messages twice, loses its connection, stops reading."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from soak.client import Socket, connect

DROPPED_CODE = 1013
SMALL_BUFFER_BYTES = 4096
MAX_CHANGES = 3
"""How often a seat may change its mind about one decision: games must end."""


@dataclass(slots=True)
class SharedState:
    """What all clients of a run share: its settings, its phase, and the counts."""

    rng: Random
    port: int
    think: float
    """Seconds from being asked to answering, on average."""
    finishing: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when nothing is disturbed any more, so that all games end."""
    moves: int = 0
    """How many moves were acknowledged so far."""
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when a move is acknowledged. Whoever waits for it clears it first."""
    counts: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)


@dataclass(slots=True)
class SentCommand:
    """A message that changes the table, and what became of it."""

    text: bytes
    decision: int
    do: str
    detail: Any
    version: int | None = None
    """The version in its acknowledgement."""
    stored: int = 0
    """The version it was stored as, which the audit finds."""


@dataclass(slots=True)
class Seat:
    """What a person has sent from all devices."""

    number: int | None
    cookie: str | None
    lazy: bool = False
    """Whether this person is sometimes too late."""
    commands: dict[str, SentCommand] = field(default_factory=dict)
    changed: Counter[int] = field(default_factory=Counter)


class Device:
    """A client that watches a table: of a player, who may have two, or of a spectator, whose seat is None."""

    def __init__(self, shared: SharedState, table: str, seat: Seat) -> None:
        self._shared = shared
        self.table = table
        self.seat = seat
        self.heard = 0
        self.news: list[bytes] = []
        self._latest: dict[str, Any] = {}
        self._pending: dict[str, SentCommand] = {}
        self._socket: Socket | None = None
        self._timer: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        """Play until the game is over and every message was answered."""
        rng, over = self._shared.rng, False
        while not over:
            inbox: asyncio.Queue[bytes | int] = asyncio.Queue()
            receive_buffer = SMALL_BUFFER_BYTES if rng.random() < 0.3 else None
            try:
                self._socket = await connect(
                    self._shared.port,
                    "/ws",
                    inbox.put_nowait,
                    inbox.put_nowait,
                    cookie=self.seat.cookie,
                    receive_buffer=receive_buffer,
                )
            except OSError:
                await asyncio.sleep(0.1 + rng.random() * 0.2)
                continue
            trouble = asyncio.create_task(self._make_trouble(self._socket))
            try:
                over = await self._talk(self._socket, inbox)
            finally:
                trouble.cancel()
                self._socket.transport.abort()
                self._socket = None
        if self._timer is not None:
            self._timer.cancel()

    async def _talk(self, socket: Socket, inbox: asyncio.Queue[bytes | int]) -> bool:
        """Use one connection until it is lost (False) or nothing is left to do (True)."""
        watch = {"type": "watch", "id": "watch", "table": self.table, "after": self.heard}
        socket.send(json.dumps(watch).encode())
        self._say_again()
        while True:
            try:
                got = await asyncio.wait_for(inbox.get(), 5)
            except TimeoutError:
                self._say_again()
                continue
            if isinstance(got, int):
                self._shared.counts["dropped for not reading"] += got == DROPPED_CODE
                return False
            self._take(got)
            if self._latest and self._latest["about"]["status"] == "over" and not self._pending:
                return True

    def _say_again(self) -> None:
        """Send unanswered messages again; the server must apply each only once."""
        for command in self._pending.values():
            self._shared.counts["messages sent again"] += 1
            if self._socket is not None:
                self._socket.send(command.text)

    async def _make_trouble(self, socket: Socket) -> None:
        """Stop reading for a while, and cut the connection at some time."""
        rng, counts = self._shared.rng, self._shared.counts
        while not self._shared.finishing.is_set():
            await asyncio.sleep(rng.expovariate(1 / 6))
            if self._shared.finishing.is_set() or socket.transport.is_closing():
                return
            if rng.random() < 0.5:
                counts["connections cut"] += 1
                socket.transport.abort()
                return
            counts["clients that stopped reading"] += 1
            socket.transport.pause_reading()
            await asyncio.sleep(rng.random() * 5)
            if not socket.transport.is_closing():
                socket.transport.resume_reading()

    # --- listening

    def _take(self, text: bytes) -> None:
        message = json.loads(text)
        match message["type"]:
            case "news":
                self.news.append(text)
                self._latest = message
                for event in message["events"]:
                    if event["number"] != self.heard + 1:
                        self._complain(f"event {event['number']} came after event {self.heard}")
                    self.heard = event["number"]
                self._plan()
            case "done" if message["id"] in self.seat.commands:
                self._acknowledged(message["id"], message["version"])
                self._plan()
            case "refused":
                self._shared.counts[f"refused: {message['error']['key']}"] += 1
                command = self._pending.pop(message["id"], None)
                if command is not None and command.version is not None:
                    self._complain(f"message {message['id']} was done, then refused: {message['error']['key']}")
                self._plan()

    def _acknowledged(self, number: str, version: int) -> None:
        command = self.seat.commands[number]
        if command.version is None:
            command.version = version
            self._shared.moves += 1
            self._shared.moved.set()
        elif command.version != version:
            self._complain(f"message {number} was version {command.version}, then {version}")
        else:
            self._shared.counts["messages acknowledged twice"] += 1
        self._pending.pop(number, None)

    def _complain(self, problem: str) -> None:
        self._shared.problems.append(f"table {self.table}, seat {self.seat.number}: {problem}")

    # --- playing

    def _plan(self) -> None:
        """Answer the open prompt after a pause."""
        if self._timer is not None or not self._latest.get("prompt"):
            return
        rng = self._shared.rng
        pause = rng.expovariate(1 / self._shared.think)
        if self.seat.lazy and not self._shared.finishing.is_set() and rng.random() < 0.05:
            pause += 8
        self._timer = asyncio.get_running_loop().call_later(pause, self._play)

    def _play(self) -> None:
        self._timer = None
        if self._socket is None or self._pending or not self._latest.get("prompt"):
            return  # the next message from the server calls _plan again
        asked = self._latest["decision"]
        if self._latest["about"]["status"] != "playing":
            return
        chosen = self._choose_line(asked) if asked["lines"] else self._choose_move(asked)
        if chosen is not None:
            self._say(asked["number"], *chosen)

    def _fickle(self, decision: int) -> bool:
        """Whether to change its mind now."""
        if (
            self._shared.finishing.is_set()
            or self.seat.changed[decision] >= MAX_CHANGES
            or self._shared.rng.random() > 0.2
        ):
            return False
        self.seat.changed[decision] += 1
        return True

    def _choose_move(self, asked: dict[str, Any]) -> tuple[str, Any] | None:
        """Answer, and perhaps replace the answer or take it back."""
        move = self._shared.rng.choice(self._latest["prompt"]["moves"])
        if self._latest["sealed"] is None:
            return "answer", move
        if not self._fickle(asked["number"]):
            return None
        return self._shared.rng.choice([("answer", move), ("take_back", None)])

    def _choose_line(self, asked: dict[str, Any]) -> tuple[str, Any] | None:
        """Build a line, perhaps shorten it; confirm it, and perhaps take that back."""
        prompt, line, rng = self._latest["prompt"], self._latest["sealed"] or [], self._shared.rng
        if self.seat.number in asked["confirmed"]:
            return ("take_back", None) if self._fickle(asked["number"]) else None
        if line and self._fickle(asked["number"]):
            return "shorten", rng.randrange(len(line))
        if prompt["moves"] and not (prompt["may_end"] and rng.random() < 0.5):
            return "add", rng.choice(prompt["moves"])
        return "confirm", None

    def _say(self, decision: int, do: str, detail: Any) -> None:
        number = f"m{len(self.seat.commands)}"
        message: dict[str, Any] = {"type": do, "id": number, "table": self.table, "decision": decision}
        if do in ("answer", "add"):
            message["move"] = detail
        elif do == "shorten":
            message["length"] = detail
        command = SentCommand(json.dumps(message).encode(), decision, do, detail)
        self.seat.commands[number] = self._pending[number] = command
        assert self._socket is not None
        self._socket.send(command.text)
        if not self._shared.finishing.is_set() and self._shared.rng.random() < 0.1:
            self._shared.counts["messages sent twice"] += 1
            self._socket.send(command.text)
