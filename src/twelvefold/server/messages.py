"""The messages that clients send over the WebSocket. ``docs/protocol.md`` documents each with an example."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from twelvefold.core.errors import TwelvefoldError
from twelvefold.server.fast_json import dumps
from twelvefold.server.protocol import PROTOCOL as PROTOCOL

ClientId = Annotated[str, Field(min_length=1, max_length=60)]
TableId = Annotated[str, Field(min_length=1, max_length=60)]
Natural = Annotated[int, Field(ge=0, le=1 << 31)]


class Message(BaseModel):
    """Base class of all messages. Unknown fields and wrong types are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Watch(Message):
    """Subscribe to a table, starting after event ``after`` of the stream of ``seat``."""

    type: Literal["watch"]
    id: ClientId
    table: TableId
    after: Natural = 0
    seat: Annotated[int, Field(ge=0, le=64)] | None = None
    spectator: bool = False


class Unwatch(Message):
    """Cancel the subscription to a table."""

    type: Literal["unwatch"]
    id: ClientId
    table: TableId


class Answer(Message):
    """Answer the open decision with a move."""

    type: Literal["answer"]
    id: ClientId
    table: TableId
    decision: Natural
    move: Annotated[str, Field(max_length=200)]


class Add(Message):
    """Append a move to your line."""

    type: Literal["add"]
    id: ClientId
    table: TableId
    decision: Natural
    move: Annotated[str, Field(max_length=200)]


class Shorten(Message):
    """Truncate your line to its first ``length`` moves."""

    type: Literal["shorten"]
    id: ClientId
    table: TableId
    decision: Natural
    length: Natural


class Confirm(Message):
    """Finish your line."""

    type: Literal["confirm"]
    id: ClientId
    table: TableId
    decision: Natural


class TakeBack(Message):
    """Withdraw your move, or the confirmation of your line."""

    type: Literal["take_back"]
    id: ClientId
    table: TableId
    decision: Natural


class Here(Message):
    """Say that you are at the table: take your seat back from a stand-in, wake the table if it is asleep."""

    type: Literal["here"]
    id: ClientId
    table: TableId


class Ping(Message):
    """Ask the server for a pong."""

    type: Literal["ping"]
    id: ClientId


Command = Answer | Add | Shorten | Confirm | TakeBack
Incoming = Annotated[
    Watch | Unwatch | Answer | Add | Shorten | Confirm | TakeBack | Here | Ping, Field(discriminator="type")
]

incoming: TypeAdapter[Watch | Unwatch | Command | Here | Ping] = TypeAdapter(Incoming)


def refused(message_id: str | None, problem: TwelvefoldError, table_id: str | None = None) -> str:
    """Encode the refusal of a message, or, without an id, the end of a subscription."""
    return dumps({"type": "refused", "id": message_id, "table": table_id, "error": problem.to_json()})
