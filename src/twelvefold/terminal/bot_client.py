"""The ``bot`` command: plays one of the built-in bots at a table of a server.

It uses the public protocol only (``docs/protocol.md``) and can serve as an example for other clients: register,
take a seat, watch the table, answer prompts, and reconnect when the connection breaks.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from itertools import count
from typing import Any, TypeVar

from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

from twelvefold.bots import registry as bots
from twelvefold.bots.player import Player
from twelvefold.core.codec import decode, dumps, loads
from twelvefold.core.errors import NotYourDecision
from twelvefold.core.game import AnyGame, Prompt
from twelvefold.core.generator import RandomStream
from twelvefold.games import registry
from twelvefold.locale import Translator
from twelvefold.server.protocol import PROTOCOL
from twelvefold.server.reasons import NO_SPECTATORS, NOT_STORED, TOO_MANY
from twelvefold.table.drive import apply_answer
from twelvefold.table.online_table import Status
from twelvefold.table.personas import PERSONAS, choose
from twelvefold.table.reasons import EXPIRED
from twelvefold.terminal.commands import CommandRefused
from twelvefold.terminal.http_client import MAX_RESPONSE_BYTES, Address, TableClient, printable, refusal
from twelvefold.terminal.screen import Screen

T = TypeVar("T")

EXAMPLE = "http://localhost:8012/t/TABLE"
CLOSE_TIMEOUT_S = 1.0
RETRY_DELAYS_S = (0.1, 0.3, 1.0, *[2.0] * 150)
"""The delays between attempts to reconnect: five minutes in all, enough for a restart of the server."""
COMMAND_RETRIES = 5
RETRYABLE = {NOT_STORED.key, TOO_MANY.key}
"""Errors after which the same command may be sent again."""


def play_remote(screen: Screen, url: str, player: str | None, name: str | None) -> None:
    """Take a seat at a table of a server, play the game and print the result."""
    say = screen.translate
    address = Address.read(url)
    if address is None:
        raise CommandRefused(say("terminal-bot-bad-address", given=printable(url), example=EXAMPLE))
    client = TableClient(address, say)
    about = client.request("GET", "")
    if not {"game", "chairs"} <= about.keys():
        raise client.wrong_protocol()
    game = registry.get(about["game"])
    level = bots.names(game)[-1] if player is None else player
    bots.check_level(level, game)
    client.register(_free_name(address, about["chairs"], say) if name is None else name)
    if address.key:
        seat, key = client.request("POST", "/claim", {"key": address.key})["seat"], address.key
    else:
        taken = client.request("POST", "/sit", {})
        seat, key = taken["seat"], taken["key"]
    screen.say(say("terminal-bot-seated", number=seat + 1, link=address.link(key)), whole=True)
    about = SeatedBot(client, game, bots.make(level, game, RandomStream.derived("bot", secrets.token_hex(16)))).play()
    names = [printable(chair["name"]) for chair in about["chairs"]]
    winners = say.people(game.name, "winners", about["winners"], names, None)
    screen.say(say("terminal-game-over", count=len(about["winners"]), **winners), style="bold green")


def _free_name(address: Address, chairs: list[dict[str, Any]], say: Translator) -> str:
    """Return the name of a persona that nobody at the table plays as or is called after."""
    names = {chair["name"] for chair in chairs}
    called = [persona for persona in PERSONAS if say("bot-name", persona=persona) in names]
    persona = choose(address.table_id, [*called, *(chair["persona"] for chair in chairs if chair["persona"])])
    return say("bot-name", persona=persona)


class ServerStopping(Exception):
    """The server is stopping and asks clients to reconnect after ``pause`` seconds."""

    def __init__(self, pause: float) -> None:
        self.pause = pause


class SeatedBot:
    """A bot at a seat: holds the connection and the latest news, and sends the bot's answers."""

    def __init__(self, client: TableClient, game: AnyGame, player: Player) -> None:
        self._client = client
        self._game = game
        self._player = player
        self._socket: ClientConnection | None = None
        self._exit_stack = ExitStack()
        self._ids = count(1)
        self._id_prefix = secrets.token_hex(4)
        """A random prefix that makes this client's message ids unique."""
        self._last_event = 0
        """The number of the last event received."""
        self._news: dict[str, Any] = {}
        self._news_count = 0
        """The number of news messages received."""
        self._view: Any = None

    def play(self) -> dict[str, Any]:
        """Play until the game is over and return the public description of the table."""
        outdated = 0
        try:
            self._with_connection(lambda: None)
            while (status := self._news["about"]["status"]) != Status.OVER.value:
                if status == Status.EXPIRED.value:
                    raise NotYourDecision(EXPIRED)
                if self._news["seat"] is None:
                    raise CommandRefused(self._client.say("terminal-bot-seat-lost"))
                known = self._news_count
                if not self._has_prompt() or known == outdated:
                    self._with_connection(partial(self._wait, known))
                elif not self._respond():  # the prompt was outdated: wait for newer news
                    outdated = known
        finally:
            self._disconnect()
        about: dict[str, Any] = self._news["about"]
        return about

    # --- decisions

    def _has_prompt(self) -> bool:
        news = self._news
        playing = news["about"]["status"] == Status.PLAYING.value
        return playing and news["prompt"] is not None and news["seat"] not in news["decision"]["confirmed"]

    def _respond(self) -> bool:
        """Answer the open prompt, or extend the line by the bot's next moves. Return False if it is outdated."""
        data = self._news["prompt"]
        moves = tuple(self._game.parse_move(move) for move in data["moves"])
        prompt = Prompt(self._news["seat"], data["ask"], moves, data["line"], data["may_end"])
        decision = self._news["decision"]["number"]
        try:
            apply_answer(self, prompt.seat, decision, self._player.choose(self._view, prompt))
        except NotYourDecision:
            return False
        return True

    # --- the interface of a match, as ``apply_answer`` uses it

    @property
    def lines(self) -> bool:
        """Whether the open decision takes lines."""
        lines: bool = self._news["prompt"]["line"]
        return lines

    def sealed(self, seat: int) -> Any:
        """Return the seat's line so far, in notation."""
        return self._news["sealed"]

    def answer(self, seat: int, decision: int, move: Any) -> None:
        """Answer the decision with a move."""
        self._command("answer", decision, move=self._game.format_move(move))

    def add(self, seat: int, decision: int, move: Any) -> None:
        """Append a move to the line."""
        self._command("add", decision, move=self._game.format_move(move))

    def shorten(self, seat: int, decision: int, length: int) -> None:
        """Cut the line to a number of moves."""
        self._command("shorten", decision, length=length)

    def confirm(self, seat: int, decision: int) -> None:
        """Confirm the line."""
        self._command("confirm", decision)

    def _command(self, kind: str, decision: int, **more: str | int) -> None:
        """Send a command until it is answered. The server carries out repeated commands with the same id once."""
        message = {
            "type": kind,
            "id": self._new_id(),
            "table": self._client.address.table_id,
            "decision": decision,
            **more,
        }
        delays = iter(RETRY_DELAYS_S[:COMMAND_RETRIES])
        while (refused := self._with_connection(partial(self._send, message))) is not None:
            delay = next(delays, None)
            if refused["key"] not in RETRYABLE or delay is None:
                raise refusal(refused, self._client.say)
            time.sleep(delay)

    def _new_id(self) -> str:
        return f"{self._id_prefix}-{next(self._ids)}"

    # --- connection

    def _with_connection(self, do: Callable[[], T]) -> T:
        """Call a function that uses the connection; reconnect and call it again if the connection is lost."""
        pauses = iter(RETRY_DELAYS_S)
        while True:
            try:
                if self._socket is None:
                    self._connect()
                    pauses = iter(RETRY_DELAYS_S)
                return do()
            except (ServerStopping, OSError, WebSocketException) as problem:
                self._disconnect()
                pause = next(pauses, None)
                if pause is None:
                    raise self._client.unreachable(problem) from None
                time.sleep(max(pause, problem.pause) if isinstance(problem, ServerStopping) else pause)

    def _disconnect(self) -> None:
        self._socket = None
        self._exit_stack.close()

    def _connect(self) -> None:
        """Connect and subscribe to the table, from the first event that is missing."""
        address = self._client.address
        cookie = {"Cookie": self._client.cookie}
        try:
            opened = connect(
                address.socket, additional_headers=cookie, max_size=MAX_RESPONSE_BYTES, close_timeout=CLOSE_TIMEOUT_S
            )
            self._socket = self._exit_stack.enter_context(opened)
        except InvalidHandshake:
            if self._news:  # a proxy answers while the server restarts
                raise
            raise self._client.wrong_protocol() from None
        welcome = self._read()
        if welcome.get("type") != "welcome" or welcome.get("protocol") != PROTOCOL:
            raise self._client.wrong_protocol()
        refused = self._send(
            {"type": "watch", "id": self._new_id(), "table": address.table_id, "after": self._last_event}
        )
        if refused is not None:
            raise refusal(refused, self._client.say)

    def _send(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Send a message and wait for its answer. Return None on success, else the error."""
        assert self._socket is not None
        self._socket.send(dumps(message))
        while True:
            answer = self._receive()
            if answer["type"] == "done" and answer["id"] == message["id"]:
                return None
            if answer["type"] == "refused" and answer["id"] in (message["id"], None):
                error: dict[str, Any] = answer["error"]
                return error

    def _wait(self, known: int) -> None:
        """Wait for a message, unless news arrived since ``known`` (for example after reconnecting)."""
        if self._news_count == known:
            self._receive()

    def _receive(self) -> dict[str, Any]:
        """Receive the next message. News update the stored view and prompt."""
        message = self._read()
        if message["type"] == "bye":
            raise ServerStopping(message["come_back_after"] / 1000)
        if message["type"] == "refused" and message["id"] is None and message["error"]["key"] == NO_SPECTATORS.key:
            raise CommandRefused(self._client.say("terminal-bot-seat-lost"))
        if message["type"] == "news":
            self._news = message
            self._news_count += 1
            if message["events"]:
                self._last_event = message["events"][-1]["number"]
            if message["view"] is not None:  # null: unchanged
                self._view = decode(self._game.view_type, message["view"], "view")
        return message

    def _read(self) -> dict[str, Any]:
        assert self._socket is not None
        message: dict[str, Any] = decode(dict, loads(self._socket.recv()), "message")
        return message
