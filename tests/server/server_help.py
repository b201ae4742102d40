"""A server in a process of its own, and its clients: guests with cookies, and their WebSockets."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import IO, Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from ports import HOST, free_port
from server.launch import clock_file
from twelvefold.server.asyncapi import SERVER_MESSAGES, kind
from waiting import PATIENCE_S, wait_until

TESTS = Path(__file__).parents[1]

_addresses = count()
OUTGOING = {kind(message): message for message in SERVER_MESSAGES}
"""The models of what a server sends, by type."""
_sockets = count(1)
Message = dict[str, Any]


class Server:
    """A server process on a data folder. It can be killed and restarted; its address stays the same."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.port = free_port()
        self.host = f"{HOST}:{self.port}"
        self.log = folder.parent / f"{folder.name}.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._starts = count(1)
        self._moved_ms = 0

    @property
    def database(self) -> Path:
        return self.folder / "twelvefold.db"

    def launch(self, log: IO[bytes]) -> subprocess.Popen[bytes]:
        """Start a process on the folder; it does not answer yet."""
        command = [sys.executable, str(TESTS / "server" / "launch.py"), str(self.folder), str(self.port)]
        options = [*self.options, "--start", str(next(self._starts))]
        return subprocess.Popen([*command, *options], env={**os.environ, "PYTHONPATH": str(TESTS)}, stderr=log)

    def start(self) -> Self:
        """Start a process on the folder and wait until it answers."""
        with self.log.open("ab") as log:
            process = self._process = self.launch(log)
        try:
            wait_until(lambda: self._answers or process.poll() is not None)
            assert process.poll() is None, f"the server does not start: {self.log.read_text('utf-8')}"
        except BaseException:
            self.kill()
            raise
        return self

    @property
    def _answers(self) -> bool:
        try:
            httpx.get(f"http://{self.host}/healthz", trust_env=False)
        except httpx.TransportError:
            return False
        return True

    def pass_time(self, seconds: float) -> None:
        """Move the server's clock ahead. The server does what has become due within a moment: wait for that."""
        self._moved_ms += int(seconds * 1000)
        path = clock_file(self.folder)
        fresh = path.with_suffix(".new")
        fresh.write_text(str(self._moved_ms))
        fresh.replace(path)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def healthy(self) -> bool:
        return httpx.get(f"http://{self.host}/healthz", trust_env=False, timeout=PATIENCE_S).status_code == 200

    def kill(self) -> None:
        """Kill it, in the middle of everything."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Shut it down, as an operator does."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(PATIENCE_S)

    @contextmanager
    def running(self) -> Iterator[Self]:
        try:
            yield self.start()
        finally:
            self.kill()

    def guest(self, name: str) -> Guest:
        return Guest(self, name)


class Refused(Exception):
    """A refused request: its status and the key of the reason."""

    def __init__(self, status: int, error: Mapping[str, Any]) -> None:
        super().__init__(status, error)
        self.status = status
        self.key = error.get("key")


class Guest:
    """An HTTP client for one guest, with a cookie and an address of its own."""

    def __init__(self, server: Server, name: str | None) -> None:
        self.server = server
        # a server with rate limits counts each address for itself; on Linux all of 127.0.0.0/8 is this machine
        number = next(_addresses)
        mine = f"127.0.{number // 250}.{number % 250 + 2}" if sys.platform == "linux" else None
        self.http = httpx.Client(
            base_url=f"http://{server.host}/api",
            transport=httpx.HTTPTransport(local_address=mine, retries=2),
            timeout=PATIENCE_S,
        )
        if name is not None:
            self.post("/me", name=name)

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("twelvefold")

    def post(self, path: str, **body: Any) -> Message:
        return self._read(self.http.post(path, json=body))

    def get(self, path: str, **asked: Any) -> Message:
        return self._read(self.http.get(path, params=asked))

    def _read(self, response: httpx.Response) -> Message:
        found = response.json()
        assert isinstance(found, dict), found
        if response.is_error:
            raise Refused(response.status_code, found)
        return found

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """Send a request that must be refused; return the response's status and the key of the reason."""
        try:
            done = self.post(path, **body)
        except Refused as refusal:
            return refusal.status, str(refusal.key)
        raise AssertionError(f"not refused: {done}")

    def create(self, game: str = "king", seats: int = 2, **more: Any) -> Message:
        """Create a table; return its description with ``table``, ``seat`` and ``key``."""
        options = {"seats": seats, **more.pop("options", {})}
        return self.post("/tables", game=game, options=options, **more)

    def at(self, table: str, do: str, **body: Any) -> Message:
        return self.post(f"/tables/{table}/{do}", **body)

    def tables(self, which: str) -> list[Message]:
        found = self.get("/tables", list=which)["tables"]
        assert isinstance(found, list)
        return found

    def connect(self) -> Socket:
        return Socket(self.server, self.cookie)


@dataclass
class Seen:
    """What the server has shown on one socket of one table."""

    seat: int | None = None
    events: list[Message] = field(default_factory=list)
    news: Message = field(default_factory=dict)
    view: Any = None

    def take(self, news: Message) -> None:
        told = news["events"]
        if news["seat"] != self.seat or (told and told[0]["number"] == 1):  # another stream, or all of it again
            self.seat, self.events = news["seat"], []
        for event in told:
            assert event["number"] == len(self.events) + 1, "events have no gaps"
            self.events.append(event)
        self.news = news
        self.view = self.view if news["view"] is None else news["view"]

    @property
    def progress(self) -> tuple[int, int]:
        """How far the game is, as everybody sees it: the number of the open decision, and how many have confirmed."""
        if self.status == "over":
            return sys.maxsize, 0
        if self.news["decision"] is None:
            return 0, 0
        return self.decision, len(self.news["decision"]["confirmed"])

    @property
    def status(self) -> str:
        return str(self.news["about"]["status"])

    @property
    def kinds(self) -> list[str]:
        """The kinds of all events."""
        return [str(event["event"]["is"]) for event in self.events]

    @property
    def decision(self) -> int:
        return int(self.news["decision"]["number"])

    @property
    def to_decide(self) -> bool:
        """Whether this seat is asked and has not confirmed."""
        prompt, open_ = self.news["prompt"], self.news["decision"]
        return prompt is not None and self.status == "playing" and self.seat not in open_["confirmed"]


class Socket:
    """A WebSocket. It keeps what the server shows, and checks every message and that event numbers have no gaps."""

    def __init__(self, server: Server, cookie: str | None = None, **more: Any) -> None:
        headers = {} if cookie is None else {"Cookie": f"twelvefold={cookie}"}
        headers |= more.pop("headers", {})
        url = f"ws://{server.host}/ws"
        self.raw: ClientConnection = connect(
            url,
            additional_headers=headers,
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE_S,
            close_timeout=1,
            legacy=True,
            **more,
        )
        self.seen: dict[str, Seen] = {}
        self.received: list[str] = []
        """All messages, as they came."""
        name = next(_sockets)  # ids are for one seat, whatever its devices
        self.ids = (f"{name}-{number}" for number in count(1))
        self.welcome = self.read()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.raw.close()

    # --- reading

    def read(self, timeout: float = PATIENCE_S) -> Message:
        """Return the next message. Raise TimeoutError if none comes, ConnectionClosed at the end."""
        text = self.raw.recv(timeout, decode=True)
        assert isinstance(text, str)
        self.received.append(text)
        message = json.loads(text)
        assert isinstance(message, dict)
        OUTGOING[message["type"]].model_validate_json(text, extra="forbid")
        if message["type"] == "news":
            self.seen.setdefault(message["table"], Seen()).take(message)
        return message

    def until(self, table: str, fits: Callable[[Seen], bool]) -> Seen:
        """Read until what is shown of a table meets a condition."""
        while table not in self.seen or not fits(self.seen[table]):
            self.read()
        return self.seen[table]

    def catch_up(self, table: str, other: Seen) -> Seen:
        """Read until the game is as far as another socket has seen it."""
        return self.until(table, lambda seen: seen.progress >= other.progress)

    def reply(self, number: str) -> Message:
        """Read until the reply to a message."""
        while (message := self.read()).get("id") != number:
            pass
        return message

    # --- asking

    def send(self, message: Message | str) -> None:
        self.raw.send(message if isinstance(message, str) else json.dumps(message))

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message and wait for its reply."""
        number = str(fields.pop("id", None) or next(self.ids))
        self.send({"type": kind, "id": number, **fields})
        return self.reply(number)

    def do(self, kind: str, table: str, **fields: Any) -> int:
        """Send a command at the open decision, which must be accepted; return the version it led to."""
        fields = {"decision": self.seen[table].decision, **fields}
        reply = self.ask(kind, table=table, **fields)
        assert reply["type"] == "done", reply
        return int(reply["version"])

    def refused(self, kind: str, **fields: Any) -> str:
        """Send a message that must be refused; return the key of the reason."""
        reply = self.ask(kind, **fields)
        assert reply["type"] == "refused", reply
        return str(reply["error"]["key"])

    def watch(self, table: str, after: int = 0, **whose: int | None) -> Seen:
        reply = self.ask("watch", table=table, after=after, **whose)
        assert reply["type"] == "done", reply
        return self.seen[table]

    def decide(self, table: str, luck: random.Random) -> int:
        """Answer the open prompt with random moves, a line move by move; return the version it led to."""
        seen = self.seen[table]
        if not seen.news["prompt"]["line"]:
            return self.do("answer", table, move=luck.choice(seen.news["prompt"]["moves"]))
        while True:
            prompt = seen.news["prompt"]
            choices = [*prompt["moves"], *([None] if prompt["may_end"] else [])]
            move = luck.choice(choices) if choices else None
            if move is None:
                return self.do("confirm", table)
            self.do("add", table, move=move)


def play(table: str, players: Sequence[Socket], luck: random.Random, more: Sequence[Socket] = ()) -> Seen:
    """Play a game to its end with random moves; return what was shown at the end.

    All sockets watch the table. A seat that is asked and belongs to none of the players must be a bot's.
    """
    everybody = (*players, *more)
    while players[0].seen[table].status != "over":
        actor = next((player for player in players if player.seen[table].to_decide), None)
        if actor is None:
            actor = players[0]
            actor.read()
        else:
            actor.decide(table, luck)
        for other in everybody:
            other.catch_up(table, actor.seen[table])
    return players[0].seen[table]


def seated(server: Server, game: str, seats: int, **more: Any) -> tuple[str, list[Guest]]:
    """Create a table and seat guests at it. The first one owns it."""
    people = [server.guest(f"Guest {number}") for number in range(seats)]
    table = str(people[0].create(game, seats, **more)["table"])
    for guest in people[1:]:
        guest.at(table, "sit")
    return table, people


def started(server: Server, game: str, seats: int, **more: Any) -> tuple[str, list[Guest], list[Socket]]:
    """Create a table, seat guests, start the game, and let everybody watch."""
    table, people = seated(server, game, seats, **more)
    people[0].at(table, "start")
    watching = [guest.connect() for guest in people]
    for socket in watching:
        socket.watch(table)
    return table, people, watching
