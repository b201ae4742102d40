"""The messages of the WebSocket protocol, as they come in. ``docs/protocol.md`` has every one with an example."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from twelvefold.core.errors import TwelvefoldError
from twelvefold.server.fast_json import dumps

PROTOCOL = 1

ClientId = Annotated[str, Field(min_length=1, max_length=60)]
TableId = Annotated[str, Field(min_length=1, max_length=60)]
Number = Annotated[int, Field(ge=0, le=1 << 31)]


class Message(BaseModel):
    """What every message has: nothing but its own fields, each of the right type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Watch(Message):
    """Show me this table, from the event after that number of that seat's stream on; as a spectator, if wished."""

    type: Literal["watch"]
    id: ClientId
    table: TableId
    after: Number = 0
    seat: Annotated[int, Field(ge=0, le=64)] | None = None
    spectator: bool = False


class Unwatch(Message):
    """I have seen enough of this table."""

    type: Literal["unwatch"]
    id: ClientId
    table: TableId


class Answer(Message):
    """Seal a move."""

    type: Literal["answer"]
    id: ClientId
    table: TableId
    decision: Number
    move: Annotated[str, Field(max_length=200)]


class Add(Message):
    """Lay one more move on my line."""

    type: Literal["add"]
    id: ClientId
    table: TableId
    decision: Number
    move: Annotated[str, Field(max_length=200)]


class Shorten(Message):
    """Keep so many moves of my line."""

    type: Literal["shorten"]
    id: ClientId
    table: TableId
    decision: Number
    length: Number


class Confirm(Message):
    """My line is finished."""

    type: Literal["confirm"]
    id: ClientId
    table: TableId
    decision: Number


class TakeBack(Message):
    """Withdraw my move or my confirmation."""

    type: Literal["take_back"]
    id: ClientId
    table: TableId
    decision: Number


class Ping(Message):
    """Are you there?"""

    type: Literal["ping"]
    id: ClientId


Command = Answer | Add | Shorten | Confirm | TakeBack
Incoming = Annotated[Watch | Unwatch | Answer | Add | Shorten | Confirm | TakeBack | Ping, Field(discriminator="type")]

incoming: TypeAdapter[Watch | Unwatch | Command | Ping] = TypeAdapter(Incoming)


def refused(message_id: str | None, problem: TwelvefoldError, table: str | None = None) -> str:
    """The answer to a refused message; without an id, what came to be at a table."""
    return dumps({"type": "refused", "id": message_id, "table": table, "error": problem.to_json()})
