"""A real server process, guests who come in over HTTP, and their sockets."""

from __future__ import annotations

import json
import os
import random
import signal
import socket as sockets
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import IO, Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from server.launch import clock_file
from twelvefold.server.asyncapi import SERVER_MESSAGES, kind

TESTS = Path(__file__).parents[1]
PATIENCE_S = 30.0
"""How long anything may take before a test fails."""

_addresses = count()
_ports = count()
OUTGOING = {kind(message): message for message in SERVER_MESSAGES}
"""The models of what a server sends, by type."""
_sockets = count(1)
Message = dict[str, Any]


PORTS = range(20_000, 32_000)
"""Below those that a machine gives to outgoing connections: one of them may take a port before a server has it."""


def free_port() -> int:
    """One that nobody has now; workers look in different orders, so that two of them do not take the same."""
    order = random.Random(f"{os.getpid()} {next(_ports)}")
    while True:
        port = order.choice(PORTS)
        with sockets.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """A server process on a folder. It can be killed and started again; its address stays the same."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.port = free_port()
        self.host = f"127.0.0.1:{self.port}"
        self.log = folder.parent / f"{folder.name}.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._starts = count(1)
        self._moved_ms = 0

    @property
    def database(self) -> Path:
        return self.folder / "twelvefold.db"

    def launch(self, log: IO[bytes]) -> subprocess.Popen[bytes]:
        """One more process on the folder."""
        command = [sys.executable, str(TESTS / "server" / "launch.py"), str(self.folder), str(self.port)]
        options = [*self.options, "--start", str(next(self._starts))]
        return subprocess.Popen([*command, *options], env={**os.environ, "PYTHONPATH": str(TESTS)}, stderr=log)

    def start(self) -> Self:
        """Returns when the server answers."""
        with self.log.open("ab") as log:
            self._process = self.launch(log)
        end = time.monotonic() + PATIENCE_S
        while self._process.poll() is None and time.monotonic() < end:
            try:
                httpx.get(f"http://{self.host}/healthz", trust_env=False)
                return self
            except httpx.TransportError:
                time.sleep(0.02)
        self.kill()
        raise AssertionError(f"the server does not start: {self.log.read_text('utf-8')}")

    def pass_time(self, seconds: float) -> None:
        """Move the server's clock ahead; what is due by then is done at its next look, a moment later."""
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
        """At once, in the middle of everything."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As an operator stops it."""
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
    """A request was refused: with its status and the reason's key."""

    def __init__(self, status: int, error: Mapping[str, Any]) -> None:
        super().__init__(status, error)
        self.status = status
        self.key = error.get("key")


class Guest:
    """Somebody with a name and a cookie."""

    def __init__(self, server: Server, name: str | None) -> None:
        self.server = server
        # on Linux everybody comes from an address of their own, so that the limits for one client do not add up
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
        """The status and the reason's key with which a request is refused."""
        try:
            done = self.post(path, **body)
        except Refused as refusal:
            return refusal.status, str(refusal.key)
        raise AssertionError(f"not refused: {done}")

    def create(self, game: str = "king", seats: int = 2, **more: Any) -> Message:
        """A table of the guest's own, with ``table``, ``seat`` and ``key``."""
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
    """What a socket was shown of one table."""

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
        """How far the game has come, as everybody sees it: the open decision, and how many have confirmed."""
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
        """What was told, each by the name of its kind."""
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
    """A connection that keeps what it is shown, and checks that event numbers have no gaps."""

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
        """Everything that came, byte for byte."""
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
        """The next message; TimeoutError if none comes, ConnectionClosed at the end."""
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
        """Read until what was shown of a table fits."""
        while table not in self.seen or not fits(self.seen[table]):
            self.read()
        return self.seen[table]

    def catch_up(self, table: str, other: Seen) -> Seen:
        """Read until the game has come as far as it was shown to somebody else."""
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
        """The key of the reason for which a message is refused."""
        reply = self.ask(kind, **fields)
        assert reply["type"] == "refused", reply
        return str(reply["error"]["key"])

    def watch(self, table: str, after: int = 0, **whose: int | None) -> Seen:
        reply = self.ask("watch", table=table, after=after, **whose)
        assert reply["type"] == "done", reply
        return self.seen[table]

    def decide(self, table: str, luck: random.Random) -> int:
        """Answer the open prompt by chance, a line move by move; the version at the end."""
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
    """Play a table to its end, the players deciding by chance, everybody watching. How it ended.

    A seat that is asked and is none of the players must be a bot.
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
    """A table at which people sit, its owner first."""
    people = [server.guest(f"Guest {number}") for number in range(seats)]
    table = str(people[0].create(game, seats, **more)["table"])
    for guest in people[1:]:
        guest.at(table, "sit")
    return table, people


def started(server: Server, game: str, seats: int, **more: Any) -> tuple[str, list[Guest], list[Socket]]:
    """A game that has begun, everybody watching."""
    table, people = seated(server, game, seats, **more)
    people[0].at(table, "start")
    watching = [guest.connect() for guest in people]
    for socket in watching:
        socket.watch(table)
    return table, people, watching
