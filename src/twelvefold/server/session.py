"""A client's WebSocket session: reads messages, applies commands and answers each message."""

from __future__ import annotations

import asyncio

from pydantic import ValidationError

from twelvefold.core.errors import TwelvefoldError
from twelvefold.core.game import AnyGame
from twelvefold.server.connection import Connection
from twelvefold.server.error_responses import RequestRejected, invalid_message
from twelvefold.server.fast_json import dumps
from twelvefold.server.hub import Hub, viewer_of
from twelvefold.server.limits import Bucket
from twelvefold.server.messages import (
    PROTOCOL,
    Add,
    Answer,
    Command,
    Confirm,
    Here,
    Ping,
    Shorten,
    TakeBack,
    Unwatch,
    Watch,
    incoming,
    refused,
)
from twelvefold.server.reasons import TOO_MANY
from twelvefold.server.tables import Tables
from twelvefold.table.in_play import MatchAction, answer_as_guest, come_back
from twelvefold.table.match import Match, Progress
from twelvefold.table.online_table import OnlineTable
from twelvefold.table.transition import Transition

TRY_AGAIN_LATER, UNSUPPORTED_DATA = 1013, 1003
"""WebSocket close codes for a client that does not read, and for one that sends binary messages."""


class Session:
    """Serves one connection until it closes."""

    def __init__(self, connection: Connection, tables: Tables, hub: Hub) -> None:
        self._connection = connection
        self._tables = tables
        self._hub = hub
        self._bucket = Bucket(tables.providers.rate_limits.messages, tables.clock.now())

    async def run(self) -> None:
        """Welcome the client, then answer its messages until it disconnects or is dropped."""
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
        """Answer messages. Return the close code, or None if the client has disconnected."""
        connection = self._connection
        while not connection.dropped:
            connection.listening = asyncio.current_task()
            message = await connection.receive()
            connection.listening = None
            if message["type"] == "websocket.disconnect":
                return None
            text = message.get("text")
            if text is None:
                return UNSUPPORTED_DATA
            await self._answer(text)
        return TRY_AGAIN_LATER

    async def _answer(self, text: str) -> None:
        message_id: str | None = None
        try:
            allowed = self._bucket.take(self._tables.clock.now())
            message = _read(text)
            message_id = message.id
            if not allowed:
                raise RequestRejected(TOO_MANY)
            await self._dispatch(message)
        except TwelvefoldError as problem:
            self._connection.send(refused(message_id, problem))

    async def _dispatch(self, message: Watch | Unwatch | Command | Here | Ping) -> None:
        match message:
            case Watch():
                self._done(message.id, await self._watch(message))
            case Unwatch():
                self._hub.unwatch(self._connection, message.table)
                self._done(message.id, None)
            case Here():
                self._done(message.id, (await self._visit(message.table)).public_version)
            case Ping():
                self._connection.send(dumps({"type": "pong", "id": message.id}))
            case _:
                self._done(message.id, await self._apply(message))

    async def _watch(self, message: Watch) -> int:
        """Subscribe to a table. If the guest has a seat, this counts as a visit."""
        guest = self._connection.guest
        table = await self._tables.look(message.table)
        if guest is not None and not message.spectator and viewer_of(table, guest) is not None:
            table = await self._visit(table.id)
        self._hub.watch(self._connection, table, message)
        return table.public_version

    async def _visit(self, table_id: str) -> OnlineTable:
        """Register that the guest is at the table."""
        guest = "" if self._connection.guest is None else self._connection.guest.id
        table, _ = await self._tables.run(table_id, lambda table, now: come_back(table, guest, now))
        return table

    async def _apply(self, command: Command) -> int:
        """Apply a command. Return the public version it led to, also for a command sent again."""
        guest = "" if self._connection.guest is None else self._connection.guest.id

        def action(table: OnlineTable, now: int) -> Transition | None:
            in_match = match_action(table.game, command)
            return answer_as_guest(table, guest, command.id, command.decision, in_match, now)

        table, _ = await self._tables.run(command.table, action)
        return table.answered(table.own_seat(guest), command.id)

    def _done(self, message_id: str, version: int | None) -> None:
        self._connection.send(dumps({"type": "done", "id": message_id, "version": version}))


def match_action(game: AnyGame, command: Command) -> MatchAction:
    """Translate a command into an action on a match."""

    def action(match: Match, seat: int, decision: int) -> Progress:
        match command:
            case Answer():
                return match.answer(seat, decision, game.parse_move(command.move))
            case Add():
                return match.add(seat, decision, game.parse_move(command.move))
            case Shorten():
                return match.shorten(seat, decision, command.length)
            case Confirm():
                return match.confirm(seat, decision)
            case TakeBack():
                return match.take_back(seat, decision)

    return action


def _read(text: str) -> Watch | Unwatch | Command | Here | Ping:
    try:
        return incoming.validate_json(text)
    except ValidationError as problem:
        raise invalid_message(problem) from None
