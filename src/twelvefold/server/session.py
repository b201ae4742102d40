"""Connections: each watches some tables, says what it wants done, and is shown what happens."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from pydantic import ValidationError
from starlette.types import Receive, Send

from twelvefold.core.errors import NotYourDecision, Reason, TwelvefoldError
from twelvefold.server.error_responses import TOO_MANY, RequestRejected, misread
from twelvefold.server.fast_json import dumps
from twelvefold.server.guests import Guest
from twelvefold.server.limits import MAX_QUEUED_BYTES, MAX_QUEUED_MESSAGES, MAX_SUBSCRIPTIONS, Bucket
from twelvefold.server.messages import (
    PROTOCOL,
    Add,
    Answer,
    Command,
    Confirm,
    Ping,
    Shorten,
    TakeBack,
    Unwatch,
    Watch,
    incoming,
)
from twelvefold.server.presenter import TablePresenter, summary
from twelvefold.server.tables import Tables
from twelvefold.table.in_play import Change, come_back
from twelvefold.table.in_play import act as act_at
from twelvefold.table.match import Match, Viewer
from twelvefold.table.online_table import OnlineTable

TOO_MANY_TABLES = Reason("too-many-tables", "one connection can watch {most} tables; leave one first")
NO_SPECTATORS = Reason("table-no-spectators", "this table is for its players alone")

TRY_AGAIN_LATER, TEXT_ALONE = 1013, 1003
DROP_TIMEOUT_S = 1.0
"""How many seconds a client has to take the reason why it is dropped."""


@dataclass(slots=True)
class Subscription:
    """A table a connection looks at: as whom, and up to which event it was shown."""

    viewer: Viewer
    sent: int
    spectator: bool
    """Whether it looks on as everybody may, even if the guest has a seat there."""


@dataclass(eq=False, slots=True)
class Connection:
    """One client's socket."""

    receive: Receive
    transmit: Send
    guest: Guest | None
    write_now: Callable[[str], bool] | None = None
    """Sends a message at once, if the server can do that and nothing stands in the way."""
    tables: dict[str, Subscription] = field(default_factory=dict)
    waiting: deque[str] = field(default_factory=deque)
    weight: int = 0
    """How long these messages are together."""
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    listening: asyncio.Task[None] | None = None
    """Who waits for this client's next message; ended when it is dropped. What is being done is done."""
    dropped: bool = False

    def send(self, message: str) -> None:
        """Send a message, or let it wait in line; a client that does not read is dropped, not waited for."""
        if self.dropped or (not self.waiting and self.write_now is not None and self.write_now(message)):
            return
        self.weight += len(message)
        if self.waiting and (len(self.waiting) >= MAX_QUEUED_MESSAGES or self.weight > MAX_QUEUED_BYTES):
            self.dropped = True
            self.waiting.clear()
            if self.listening is not None:
                self.listening.cancel()
        else:
            self.waiting.append(message)
            self.wake.set()

    async def deliver(self) -> None:
        """Send what is in the queue, as fast as the client reads it."""
        with suppress(OSError, RuntimeError):  # gone meanwhile
            while True:
                while self.waiting:  # the first one stays in line until it is on its way: none overtakes it
                    message = self.waiting[0]
                    await self.transmit({"type": "websocket.send", "text": message})
                    if self.dropped:
                        return
                    self.waiting.popleft()
                    self.weight -= len(message)
                self.wake.clear()
                await self.wake.wait()

    async def close(self, code: int) -> None:
        """Say why, if the client takes it within a moment; it is gone in any case."""
        with suppress(OSError, RuntimeError, TimeoutError):
            await asyncio.wait_for(self.transmit({"type": "websocket.close", "code": code}), DROP_TIMEOUT_S)


class Hub:
    """Knows who watches what."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._watching: defaultdict[str, set[Connection]] = defaultdict(set)
        self.connections: set[Connection] = set()

    def publish(self, table: OnlineTable, about: str) -> None:
        """Show everybody who watches a table what is new to them. Called when it is on disk, never before."""
        watching = tuple(self._watching.get(table.id, ()))
        if not watching:
            return
        showing = TablePresenter(table, about, self._now())
        written: dict[tuple[Viewer, int], str] = {}
        for connection in watching:
            watched = connection.tables[table.id]
            viewer = None if watched.spectator else viewer_of(table, connection.guest)
            if viewer != watched.viewer:  # a seat was taken, or lost: another stream, from its beginning
                watched.viewer, watched.sent = viewer, 0
            if table.entry.secret and viewer != table.entry.seat:
                continue
            if not may_watch(table, viewer):
                self.unwatch(connection, table.id)
                connection.send(_refusal(None, NotYourDecision(NO_SPECTATORS), table.id))
                continue
            place = watched.viewer, watched.sent
            if place not in written:
                written[place] = showing.news(*place)
            watched.sent = table.told(watched.viewer)
            connection.send(written[place])

    def watch(self, connection: Connection, table: OnlineTable, message: Watch) -> None:
        """Begin to show a table; who knows more than there is, or another's stream, starts afresh."""
        viewer = None if message.spectator else viewer_of(table, connection.guest)
        if not may_watch(table, viewer):
            raise NotYourDecision(NO_SPECTATORS)
        if table.id not in connection.tables and len(connection.tables) >= MAX_SUBSCRIPTIONS:
            raise NotYourDecision(TOO_MANY_TABLES, most=MAX_SUBSCRIPTIONS)
        other = "seat" in message.model_fields_set and message.seat != viewer
        after = 0 if other or message.after > table.told(viewer) else message.after
        connection.tables[table.id] = Subscription(viewer, table.told(viewer), message.spectator)
        self._watching[table.id].add(connection)
        connection.send(TablePresenter(table, dumps(summary(table)), self._now()).news(viewer, after, whole=True))

    def unwatch(self, connection: Connection, table: str) -> None:
        """Show a table no longer."""
        connection.tables.pop(table, None)
        self._watching[table].discard(connection)
        if not self._watching[table]:
            del self._watching[table]

    def forget(self, connection: Connection) -> None:
        """The connection is gone."""
        for table in tuple(connection.tables):
            self.unwatch(connection, table)
        self.connections.discard(connection)

    async def say_goodbye(self) -> None:
        """The server stops: clients are told to come back."""
        for connection in tuple(self.connections):
            connection.send(dumps({"type": "bye", "come_back_after": 2000}))
        await asyncio.sleep(0.05)


def viewer_of(table: OnlineTable, guest: Guest | None) -> Viewer:
    """As whom a guest sees a table."""
    return None if guest is None else table.seat_of(guest.id)


def may_watch(table: OnlineTable, viewer: Viewer) -> bool:
    """Whether that viewer may look on: players always, others where the owner lets them."""
    return viewer is not None or table.setting.spectators or table.match is None


def _refusal(number: str | None, problem: TwelvefoldError, table: str | None = None) -> str:
    """To the message of that id, or, without one, what came to be at a table."""
    return dumps({"type": "refused", "id": number, "table": table, "error": problem.to_json()})


class Session:
    """One connection's conversation."""

    def __init__(self, connection: Connection, tables: Tables, hub: Hub) -> None:
        self._connection = connection
        self._tables = tables
        self._hub = hub
        self._bucket = Bucket(rate=50, most=100)

    async def run(self) -> None:
        """Until the client goes."""
        connection = self._connection
        self._hub.connections.add(connection)
        guest = connection.guest
        welcome = {"type": "welcome", "protocol": PROTOCOL, "guest": None if guest is None else guest.name}
        connection.send(dumps(welcome))
        sender = asyncio.create_task(connection.deliver())
        code: int | None = None
        try:
            code = await self._listen()
        except asyncio.CancelledError:
            if not connection.dropped:
                raise
            code = TRY_AGAIN_LATER
        finally:
            connection.listening = None
            self._hub.forget(connection)
            sender.cancel()
        if code is not None:
            await connection.close(code)

    async def _listen(self) -> int | None:
        """Answer message by message; at the end the code to close with, if the client has not gone itself."""
        connection = self._connection
        while not connection.dropped:
            connection.listening = asyncio.current_task()
            message = await connection.receive()
            connection.listening = None
            if message["type"] == "websocket.disconnect":
                return None
            text = message.get("text")
            if text is None:
                return TEXT_ALONE
            await self._answer(text)
        return TRY_AGAIN_LATER

    async def _answer(self, text: str) -> None:
        number: str | None = None
        try:
            allowed = self._bucket.take()
            message = _read(text)
            number = message.id
            if not allowed:
                raise RequestRejected(TOO_MANY)
            await self._do(message)
        except TwelvefoldError as problem:
            self._connection.send(_refusal(number, problem))

    async def _do(self, message: Watch | Unwatch | Command | Ping) -> None:
        connection = self._connection
        match message:
            case Watch():
                table = await self._tables.look(message.table)
                if (
                    not message.spectator
                    and connection.guest is not None
                    and table.seat_of(connection.guest.id) is not None
                ):
                    guest = connection.guest.id
                    await self._tables.change(table.id, lambda table, now: come_back(table, guest, now))
                    table = await self._tables.look(message.table)
                self._hub.watch(connection, table, message)
                self._done(message.id, table.shown)
            case Unwatch():
                self._hub.unwatch(connection, message.table)
                self._done(message.id, None)
            case Ping():
                connection.send(dumps({"type": "pong", "id": message.id}))
            case _:
                self._done(message.id, await self._act(message))

    async def _act(self, message: Command) -> int:
        guest = self._connection.guest

        def act(table: OnlineTable, now: int) -> int:
            before = act_at(
                table, "" if guest is None else guest.id, message.id, message.decision, deed(table, message), now
            )
            return table.shown if before is None else before

        return await self._tables.change(message.table, act)

    def _done(self, number: str, version: int | None) -> None:
        self._connection.send(dumps({"type": "done", "id": number, "version": version}))


def deed(table: OnlineTable, message: Command) -> Change:
    """What a message does to a match."""

    def change(playing: Match, seat: int, decision: int) -> None:
        match message:
            case Answer():
                playing.answer(seat, decision, table.game.parse_move(message.move))
            case Add():
                playing.add(seat, decision, table.game.parse_move(message.move))
            case Shorten():
                playing.shorten(seat, decision, message.length)
            case Confirm():
                playing.confirm(seat, decision)
            case TakeBack():
                playing.take_back(seat, decision)

    return change


def _read(text: str) -> Watch | Unwatch | Command | Ping:
    try:
        return incoming.validate_json(text)
    except ValidationError as problem:
        raise misread(problem) from None
