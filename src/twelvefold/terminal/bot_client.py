"""``twelvefold bot``: a bot of this house at a table of a server, through the protocol everybody else speaks.

It knows what its seat is sent and nothing else (``docs/protocol.md``), so it is also the example to write
another client from: come in, sit down, watch, answer what is asked, and come back when the connection breaks.
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
from twelvefold.core.generator import Stream
from twelvefold.games import registry
from twelvefold.server.reasons import NO_SPECTATORS, NOT_STORED, TOO_MANY
from twelvefold.table.drive import apply_answer
from twelvefold.table.online_table import Status
from twelvefold.table.reasons import EXPIRED
from twelvefold.terminal.commands import Refused
from twelvefold.terminal.http_client import MAX_RESPONSE_BYTES, PROTOCOL, Address, Site, printable, refusal
from twelvefold.terminal.screen import Screen

T = TypeVar("T")

EXAMPLE = "http://localhost:8012/t/TABLE"
CLOSE_TIMEOUT_S = 1.0
RETRY_DELAYS_S = (0.1, 0.3, 1.0, *[2.0] * 150)
"""How many seconds to wait before trying again, and for how long: a server may be gone for five minutes."""
COMMAND_RETRIES = 5
RETRYABLE = {NOT_STORED.key, TOO_MANY.key}
"""Refusals of what may be sent again as it is."""


def play_remote(screen: Screen, url: str, player: str | None, name: str | None) -> None:
    """Take a seat at a table of a server, play to the end and say how it ended."""
    say = screen.translate
    address = Address.read(url)
    if address is None:
        raise Refused(say("terminal-bot-bad-address", given=printable(url), example=EXAMPLE))
    site = Site(address, say)
    about = site.ask("GET", "")
    if not {"game", "chairs"} <= about.keys():
        raise site.stranger()
    game = registry.get(about["game"])
    level = bots.names(game)[-1] if player is None else player
    bots.check_name(level, game)
    free = next((seat for seat, chair in enumerate(about["chairs"]) if chair["kind"] == "free"), 0)
    site.come_in(say("bot-name", kind=level, number=free + 1) if name is None else name)
    if address.key:
        seat, key = site.ask("POST", "/claim", {"key": address.key})["seat"], address.key
    else:
        taken = site.ask("POST", "/sit", {})
        seat, key = taken["seat"], taken["key"]
    screen.say(say("terminal-bot-seated", number=seat + 1, link=address.link(key)), whole=True)
    about = SeatedBot(site, game, bots.make(level, game, Stream.derived("bot", secrets.token_hex(16)))).play()
    winners = [printable(about["chairs"][winner]["name"]) for winner in about["winners"]]
    screen.say(say("terminal-game-over", count=len(winners), winners=say.list(winners)), style="bold green")


class ServerStopping(Exception):
    """The server stops; it asks to come back after so many seconds."""

    def __init__(self, pause: float) -> None:
        self.pause = pause


class SeatedBot:
    """A bot at its seat: what it was shown last, and what it answers."""

    def __init__(self, site: Site, game: AnyGame, player: Player) -> None:
        self._site = site
        self._game = game
        self._player = player
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._ids = count(1)
        self._name = secrets.token_hex(4)
        """What this bot's message ids begin with, so that they are nobody else's."""
        self._heard = 0
        """The number of the last event it has."""
        self._news: dict[str, Any] = {}
        self._shown = 0
        """How many news it has had."""
        self._view: Any = None

    def play(self) -> dict[str, Any]:
        """Until the game is over: what everybody knows of the table then."""
        useless = 0
        try:
            self._reach(lambda: None)
            while (status := self._news["about"]["status"]) != Status.OVER.value:
                if status == Status.EXPIRED.value:
                    raise NotYourDecision(EXPIRED)
                if self._news["seat"] is None:
                    raise Refused(self._site.say("terminal-bot-seat-lost"))
                known = self._shown
                if not self._asked() or known == useless:
                    self._reach(partial(self._wait, known))
                elif not self._respond():  # what it knew was out of date: wait for something newer
                    useless = known
        finally:
            self._hang_up()
        about: dict[str, Any] = self._news["about"]
        return about

    # --- deciding

    def _asked(self) -> bool:
        news = self._news
        playing = news["about"]["status"] == Status.PLAYING.value
        return playing and news["prompt"] is not None and news["seat"] not in news["decision"]["confirmed"]

    def _respond(self) -> bool:
        """Answer what is asked, a line as far as the player goes on with it now; False if it was too late."""
        asked = self._news["prompt"]
        moves = tuple(self._game.parse_move(move) for move in asked["moves"])
        prompt = Prompt(self._news["seat"], asked["ask"], moves, asked["line"], asked["may_end"])
        decision = self._news["decision"]["number"]
        try:
            apply_answer(self, prompt.seat, decision, self._player.choose(self._view, prompt))
        except NotYourDecision:
            return False
        return True

    # --- answering: the same methods as a match

    @property
    def lines(self) -> bool:
        """Whether the open decision takes lines."""
        asked: bool = self._news["prompt"]["line"]
        return asked

    def sealed(self, seat: int) -> Any:
        """The seat's line so far, in notation."""
        return self._news["sealed"]

    def answer(self, seat: int, decision: int, move: Any) -> None:
        """Seal a move."""
        self._command("answer", decision, move=self._game.format_move(move))

    def add(self, seat: int, decision: int, move: Any) -> None:
        """Add a move to the line."""
        self._command("add", decision, move=self._game.format_move(move))

    def shorten(self, seat: int, decision: int, length: int) -> None:
        """Cut the line to that many moves."""
        self._command("shorten", decision, length=length)

    def confirm(self, seat: int, decision: int) -> None:
        """Finish the line."""
        self._command("confirm", decision)

    def _command(self, kind: str, decision: int, **more: str | int) -> None:
        """Send a command until it is answered. Repeated with the same id, it is carried out once."""
        message = {"type": kind, "id": self._new_id(), "table": self._site.address.table, "decision": decision, **more}
        delays = iter(RETRY_DELAYS_S[:COMMAND_RETRIES])
        while (refused := self._reach(partial(self._say, message))) is not None:
            delay = next(delays, None)
            if refused["key"] not in RETRYABLE or delay is None:
                raise refusal(refused, self._site.say)
            time.sleep(delay)

    def _new_id(self) -> str:
        return f"{self._name}-{next(self._ids)}"

    # --- talking

    def _reach(self, do: Callable[[], T]) -> T:
        """Do something with the connection; where that is lost, make a new one and do it again."""
        pauses = iter(RETRY_DELAYS_S)
        while True:
            try:
                if self._socket is None:
                    self._connect()
                    pauses = iter(RETRY_DELAYS_S)
                return do()
            except (ServerStopping, OSError, WebSocketException) as problem:
                self._hang_up()
                pause = next(pauses, None)
                if pause is None:
                    raise self._site.absent(problem) from None
                time.sleep(max(pause, problem.pause) if isinstance(problem, ServerStopping) else pause)

    def _hang_up(self) -> None:
        self._socket = None
        self._open.close()

    def _connect(self) -> None:
        """Connect and watch the table from the first event that was missed."""
        address = self._site.address
        cookie = {"Cookie": self._site.cookie}
        try:
            opened = connect(
                address.socket, additional_headers=cookie, max_size=MAX_RESPONSE_BYTES, close_timeout=CLOSE_TIMEOUT_S
            )
            self._socket = self._open.enter_context(opened)
        except InvalidHandshake:
            if self._news:  # a proxy whose server is just starting
                raise
            raise self._site.stranger() from None
        welcome = self._read()
        if welcome.get("type") != "welcome" or welcome.get("protocol") != PROTOCOL:
            raise self._site.stranger()
        refused = self._say({"type": "watch", "id": self._new_id(), "table": address.table, "after": self._heard})
        if refused is not None:
            raise refusal(refused, self._site.say)

    def _say(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Send a message and wait for its answer: None if it is done, else why it is refused."""
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
        """Until there is something newer than was known: sent by itself, or shown on coming back."""
        if self._shown == known:
            self._receive()

    def _receive(self) -> dict[str, Any]:
        """The next message; news are taken note of."""
        message = self._read()
        if message["type"] == "bye":
            raise ServerStopping(message["come_back_after"] / 1000)
        if message["type"] == "refused" and message["id"] is None and message["error"]["key"] == NO_SPECTATORS.key:
            raise Refused(self._site.say("terminal-bot-seat-lost"))
        if message["type"] == "news":
            self._news = message
            self._shown += 1
            if message["events"]:
                self._heard = message["events"][-1]["number"]
            if message["view"] is not None:  # null: as it was
                self._view = decode(self._game.view_type, message["view"], "view")
        return message

    def _read(self) -> dict[str, Any]:
        assert self._socket is not None
        message: dict[str, Any] = decode(dict, loads(self._socket.recv()), "message")
        return message
