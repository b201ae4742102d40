"""The load generator's players, who answer when the schedule says so."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from random import Random
from typing import Any

from soak.arrivals import Arrivals, Traffic
from soak.client import Reply, Socket, ask, connect
from soak.table import new_address

PARALLEL_SETUPS = 20
"""How many tables are set up at the same time."""
_NEWS = b'{"type":"news"'
_DONE = b'{"type":"done"'


class Player:
    """One seat, one socket."""

    def __init__(self, group: Group, seat: int, cookie: str) -> None:
        self._group = group
        self.seat = seat
        self.cookie = cookie
        self.queued = False
        """Whether it waits for its turn in the schedule, or for the acknowledgement of its last message."""
        self._confirming = False
        self.latest: dict[str, Any] = {}

    async def come(self, port: int) -> None:
        self._socket: Socket = await connect(port, "/ws", self._take, self._gone, cookie=self.cookie)

    def watch(self) -> None:
        """Watch the group's table."""
        self._socket.send(json.dumps({"type": "watch", "id": "watch", "table": self._group.table}).encode())

    def leave(self) -> None:
        self._group = Group(self._group.crowd, -1)  # later messages are ignored
        self._socket.transport.abort()

    def _gone(self, code: int) -> None:
        self._group.crowd.lost += self._group.number >= 0

    def _take(self, text: bytes) -> None:
        traffic = self._group.crowd.traffic
        if text.startswith(_DONE):
            traffic.dones += 1
            traffic.done_bytes += len(text)
            if b'"watch"' not in text:
                self.queued = False
                if self._confirming:
                    self._group.crowd.arrivals.acknowledged()
                self._group.shown(self)
        elif text.startswith(_NEWS):
            traffic.news += 1
            traffic.news_bytes += len(text)
            self.latest = json.loads(text)
            self._group.shown(self)

    def say(self, message: dict[str, Any]) -> None:
        text = json.dumps(message).encode()
        self._group.crowd.traffic.messages += 1
        self._group.crowd.traffic.bytes_in += len(text)
        self._socket.send(text)

    def act(self, scheduled: float) -> bool:
        """Send the next message of a decision, and return whether that completes it."""
        decision, prompt, rng = self.latest["decision"], self.latest["prompt"], self._group.crowd.rng
        do, move = "answer", rng.choice(prompt["moves"]) if prompt["moves"] else None
        if decision["lines"]:
            do = "confirm" if prompt["may_end"] and (move is None or rng.random() < 0.5) else "add"
        message: dict[str, Any] = {"type": do, "id": f"m{next(self._group.crowd.numbers)}", "table": self._group.table}
        message["decision"] = decision["number"]
        if do != "confirm":
            message["move"] = move
        if do != "add":
            self._group.confirmed(self, decision, scheduled)
        self.say(message)
        self._confirming = do != "add"
        return self._confirming


class Group:
    """A table and its players; when a game is over they play again."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.number = number
        self.players: list[Player] = []
        self.table = ""
        self._source = new_address()
        self._sent: set[int] = set()
        self._number = 0
        self._last: float | None = None
        self._missing: set[int] = set()

    async def _ask(self, method: str, path: str, body: object, player: Player) -> Reply:
        reply = await ask(self.crowd.port, method, path, body, cookie=player.cookie, source=self._source)
        if reply.status >= 400:
            raise RuntimeError(f"{path}: {reply}")
        return reply

    async def set_up(self, game: str, options: dict[str, Any], cookies: list[str]) -> None:
        """Make the table, take the seats, connect and start the game."""
        self.players = [Player(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        owner, *others = self.players
        wish = {"game": game, "options": options, "time": 3600}
        self.table = (await self._ask("POST", "/api/tables", wish, owner)).data["table"]
        for player in others:
            await self._ask("POST", f"/api/tables/{self.table}/sit", {"seat": player.seat}, player)
        for player in self.players:
            await player.come(self.crowd.port)
        await self._begin()

    async def _begin(self) -> None:
        await self._ask("POST", f"/api/tables/{self.table}/start", None, self.players[0])
        for player in self.players:
            player.watch()

    async def _play_again(self) -> None:
        owner = self.players[0]
        self.table = (await self._ask("POST", f"/api/tables/{self.table}/rematch", None, owner)).data["table"]
        self._number = 0
        for player in self.players:
            player.queued = False
        await self._begin()

    def confirmed(self, player: Player, decision: dict[str, Any], scheduled: float) -> None:
        """Note that a player is about to confirm, and the time if it is the last one."""
        if decision["number"] != self._number:
            self._number, self._sent = decision["number"], set()
        self._sent.add(player.seat)
        if len(self._sent) == len(decision["asked"]):
            self._last, self._missing = scheduled, {player.seat for player in self.players}

    def shown(self, player: Player) -> None:
        """Handle a player's news: it may be the last to get a reveal, or be asked for a new decision."""
        message = player.latest
        if message["table"] != self.table:
            return
        decision = message["decision"]
        over = message["about"]["status"] == "over"
        if self._last is not None and (over or decision["number"] > self._number):
            self._missing.discard(player.seat)
            if not self._missing:
                self.crowd.arrivals.revealed(self._last)
                self._last = None
                if over:
                    self.crowd.play_again(self._play_again())
        if message["prompt"] and not player.queued and player.seat not in decision["confirmed"]:
            player.queued = True
            self.crowd.arrivals.ready.append(player)


class Crowd:
    """All tables of a run."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.rng = Random(seed)
        self.traffic = Traffic()
        self.arrivals: Arrivals[Player] = Arrivals(Player.act)
        self.numbers = count()
        self.lost = 0
        self._groups: list[Group] = []
        self._beginning: set[asyncio.Task[None]] = set()

    async def set_up(self, tables: int, game: str, options: dict[str, Any]) -> None:
        """Set up that many tables and start their games. All have the same guests; each seat has its own socket."""
        cookies = []
        for seat in range(int(options["seats"])):
            reply = await ask(self.port, "POST", "/api/me", {"name": f"Guest {seat}"}, source=new_address())
            cookies.append(str(reply.cookie))
        turn = asyncio.Semaphore(PARALLEL_SETUPS)

        async def one(group: Group) -> None:
            async with turn:
                await group.set_up(game, options, cookies)

        self._groups = [Group(self, number) for number in range(tables)]
        async with asyncio.TaskGroup() as all_of_them:
            for group in self._groups:
                all_of_them.create_task(one(group))

    def play_again(self, beginning: Any) -> None:
        task = asyncio.create_task(beginning)
        self._beginning.add(task)
        task.add_done_callback(self._beginning.discard)

    def leave(self) -> None:
        """Close all connections."""
        for task in self._beginning:
            task.cancel()
        for group in self._groups:
            for player in group.players:
                player.leave()
