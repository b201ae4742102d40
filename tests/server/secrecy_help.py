"""Servers in the test's own process whose time, ids, keys and seeds the test sets, and clients that keep every byte.

Two such servers give the same answers to the same requests, byte for byte, unless something hidden shows.
"""

from __future__ import annotations

import json
import logging
import socket
import threading
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from ports import HOST
from server.launch import UNLIMITED
from testgame import Fair
from twelvefold.games import registry
from twelvefold.server.app import build, prepare
from twelvefold.server.guests import COOKIE
from twelvefold.server.limits import MAX_FRAME_BYTES, RateLimits
from twelvefold.server.providers import Providers
from twelvefold.server.run import JsonLines
from twelvefold.server.websocket_protocol import WebSocketProtocol
from waiting import PATIENCE_S

GET_HEADERS = {"Host": "twelvefold.test", "Accept-Encoding": "identity"}
"""Pages name their address, and each world has its own; a page's compressed length depends on the dice's fingerprints,
which everybody may know and which differ."""
CLIENTS = ("httpx", "httpcore", "websockets.client")
"""Loggers of the clients, which run in the same process as the server."""
_addresses = count(1)


# --- servers


class HandClock:
    """A clock that stands still until a test sets ``moment``."""

    moment = 1_000

    def now(self) -> int:
        return self.moment

    def wall(self) -> int:
        return self.moment


class Started(uvicorn.Server):
    """A uvicorn server that sets an event when it listens."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listening = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.listening.set()


class World:
    """A server in a thread. The test gives it its next ids and seeds, and its time."""

    def __init__(self, folder: Path, rate_limits: RateLimits = UNLIMITED) -> None:
        folder.mkdir()
        (folder / "secret").write_bytes(b"the same in every world, 32 byte")
        self.database = folder / "twelvefold.db"
        self.clock = HandClock()
        self.ids: deque[str] = deque()
        self.seeds: deque[bytes] = deque()
        self._keys, self._further = count(1), count(1)
        self.secrets: set[str] = set()
        """Texts that may be in no message and in no log."""
        sources = Providers(
            clock=lambda last: self.clock,
            new_id=self._new_id,
            new_seed=self._new_seed,
            new_key=self._new_key,
            bot_pause=0,
            rate_limits=rate_limits,
        )
        prepare(folder)
        self.app = build(folder, sources)
        self._socket = socket.create_server((HOST, 0))
        self.host = f"{HOST}:{self._socket.getsockname()[1]}"
        self._server = Started(
            uvicorn.Config(
                self.app,
                ws=WebSocketProtocol,
                ws_max_size=MAX_FRAME_BYTES,
                log_config=None,
                access_log=False,
                date_header=False,  # the only time in a response that is not the clock's
                timeout_graceful_shutdown=1,
            )
        )
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],), daemon=True)

    def _new_id(self) -> str:
        return self.ids.popleft() if self.ids else f"further-{next(self._further)}"

    def _new_seed(self) -> bytes:
        seed = self.seeds.popleft() if self.seeds else bytes(32)
        self.secrets.add(seed.hex())
        return seed

    def _new_key(self) -> str:
        key = sha256(f"key {next(self._keys)}".encode()).hexdigest()
        self.secrets |= {key, sha256(key.encode()).hexdigest()}
        return key

    @contextmanager
    def running(self) -> Iterator[World]:
        self._thread.start()
        try:
            assert self._server.listening.wait(PATIENCE_S)
            yield self
        finally:
            self._server.should_exit = True
            self._thread.join(PATIENCE_S)

    def guest(self, name: str) -> Client:
        """Create a guest with a name."""
        self.ids.append(f"guest-{name}")
        client = Client(self)
        client.post("/me", name=name)
        self.secrets |= {f"guest-{name}", client.cookie}
        return client


@contextmanager
def with_the_fair() -> Iterator[None]:
    """Registers the test game for a while."""
    games = registry._GAMES
    before = dict(games)
    registry.register(Fair())
    try:
        yield
    finally:
        games.clear()
        games.update(before)


@contextmanager
def logs() -> Iterator[list[str]]:
    """Collect the lines of the server's log."""
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if not record.name.startswith(CLIENTS):
                lines.append(f"{record.levelname} {self.format(record)}")

    keep = Keep()
    keep.setFormatter(JsonLines())
    root = logging.getLogger()
    level = root.level
    root.addHandler(keep)
    root.setLevel(logging.INFO)
    try:
        yield lines
    finally:
        root.removeHandler(keep)
        root.setLevel(level)


# --- clients


class Client:
    """A client over HTTP and one WebSocket at a time. It keeps all it receives, as it came."""

    def __init__(self, world: World) -> None:
        number = next(_addresses)
        # the address that a proxy on this machine would report: a server with rate limits counts each for itself
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.world = world
        self.http = httpx.Client(
            base_url=f"http://{world.host}",
            headers={"X-Forwarded-For": address},
            timeout=PATIENCE_S,
            trust_env=False,
        )
        self.received: list[Any] = []
        self.socket: ClientConnection | None = None
        self._open = ExitStack()

    @property
    def cookie(self) -> str:
        return str(self.http.cookies.get(COOKIE))

    def post(self, path: str, **body: Any) -> Any:
        response = self.http.post(f"/api{path}", json=body)
        assert response.is_success, response.text
        return response.json()

    def get(self, path: str) -> None:
        """Send a request, and keep the whole response."""
        response = self.http.get(path, headers=GET_HEADERS)
        self.received.append((path, response.status_code, response.headers.raw, response.content))

    def connect(self) -> None:
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if COOKIE in self.http.cookies else {}
        url = f"ws://{self.world.host}/ws"
        self.socket = self._open.enter_context(connect(url, additional_headers=headers, proxy=None, max_queue=None))

    def close(self) -> None:
        """Close all connections."""
        self._open.close()

    def say(self, *messages: dict[str, Any] | str) -> list[str]:
        """Send messages; return what comes until the server has answered all of them."""
        assert self.socket is not None
        for message in messages:
            self.socket.send(message if isinstance(message, str) else json.dumps(message))
        self.socket.send(json.dumps({"type": "ping", "id": "settle"}))
        fresh: list[str] = []
        while not fresh or '"pong","id":"settle"' not in fresh[-1]:
            text = self.socket.recv(PATIENCE_S)
            assert isinstance(text, str)
            fresh.append(text)
        self.received += fresh
        return fresh


def play_out(world: World, game: str, table: str, people: Sequence[Client]) -> None:
    """Play a game to its end, over one connection for each client, whose moves depend on nothing but their number."""
    world.ids.append(table)
    people[0].post("/tables", game=game, options={"seats": len(people)}, public=True)
    for client in people[1:]:
        client.post(f"/tables/{table}/sit")
    people[0].post(f"/tables/{table}/start")
    for client in people:
        client.connect()
    for number in range(1000):
        for client in people:
            received = [json.loads(text) for text in client.say({"type": "watch", "id": "w", "table": table})]
            shown = [message for message in received if message["type"] == "news"][-1]
            if shown["about"]["status"] == "over":
                for other in people:
                    other.close()
                return
            prompt, decision = shown["prompt"], shown["decision"]
            if prompt is not None and shown["seat"] not in decision["confirmed"]:
                kind = "answer" if not prompt["line"] else "confirm" if prompt["may_end"] else "add"
                move = {} if kind == "confirm" else {"move": prompt["moves"][number % len(prompt["moves"])]}
                said = {"type": kind, "id": f"m{number}", "table": table, "decision": decision["number"], **move}
                assert not [text for text in client.say(said) if '"refused"' in text]
    raise AssertionError("the game does not end")
