"""The AsyncAPI document of the WebSocket protocol, generated from the models of its messages.

``python -m twelvefold.server.asyncapi`` prints ``docs/asyncapi.json``. The server validates incoming messages with the
same models. Outgoing messages are only described here; the tests validate every message they receive with them.
"""

from __future__ import annotations

import json
from typing import Any, Literal, get_args

from pydantic import BaseModel, ConfigDict
from pydantic.json_schema import models_json_schema

from twelvefold.server.messages import PROTOCOL, Incoming
from twelvefold.server.schemas import Refusal, TableShown

REF = "#/components/schemas/{model}"


class Outgoing(BaseModel):
    """Base class of the server's messages. Fields may be added without a new protocol version."""

    model_config = ConfigDict(strict=True)


class Welcome(Outgoing):
    """The first message of the server, with the guest's name."""

    type: Literal["welcome"]
    protocol: Literal[1]
    guest: str | None


class Done(Outgoing):
    """A message was applied, and its change is on disk."""

    type: Literal["done"]
    id: str
    version: int | None


class Refused(Outgoing):
    """A message was refused; nothing has changed."""

    type: Literal["refused"]
    id: str | None
    table: str | None
    error: Refusal


class Pong(Outgoing):
    """The answer to a ping."""

    type: Literal["pong"]
    id: str


class Bye(Outgoing):
    """The server is shutting down; reconnect after ``come_back_after`` milliseconds."""

    type: Literal["bye"]
    come_back_after: int


class EventShown(Outgoing):
    """An event with its number in the viewer's stream."""

    number: int
    of: Literal["game", "table"]
    event: dict[str, Any]


class DecisionShown(Outgoing):
    """The public part of the open decision."""

    number: int
    asked: list[int]
    confirmed: list[int]
    lines: bool
    left: int | None
    """Milliseconds until the time for the decision is over and time banks are used; null without a clock."""
    banks: list[int] | None
    """Milliseconds left of each seat's time bank; null without a clock or banks."""


class PromptShown(Outgoing):
    """What a seat is asked: the legal moves, in notation."""

    ask: str
    moves: list[str]
    line: bool
    may_end: bool


class News(Outgoing):
    """The current table as a viewer may see it, with the events since the last news."""

    type: Literal["news"]
    table: str
    version: int
    seat: int | None
    owner: bool
    about: TableShown
    events: list[EventShown]
    decision: DecisionShown | None
    view: dict[str, Any] | None
    reading: dict[str, Any] | None
    prompt: PromptShown | None
    sealed: list[str] | None


CLIENT_MESSAGES: tuple[type[BaseModel], ...] = get_args(get_args(Incoming)[0])
SERVER_MESSAGES: tuple[type[Outgoing], ...] = (Welcome, News, Done, Refused, Pong, Bye)


def kind(message: type[BaseModel]) -> str:
    """Return the ``type`` of a message."""
    return str(get_args(message.model_fields["type"].annotation)[0])


def document() -> dict[str, Any]:
    """Build the AsyncAPI document."""
    both = (*CLIENT_MESSAGES, *SERVER_MESSAGES)
    _, schemas = models_json_schema([(message, "validation") for message in both], ref_template=REF)
    messages = {
        kind(message): {
            "name": kind(message),
            "summary": (message.__doc__ or "").partition("\n")[0],
            "payload": {"$ref": REF.format(model=message.__name__)},
        }
        for message in both
    }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Twelvefold", "version": str(PROTOCOL), "description": "Watching and playing at tables."},
        "defaultContentType": "application/json",
        "channels": {
            "ws": {"address": "/ws", "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages}}
        },
        "operations": {
            "receive": _operation("receive", CLIENT_MESSAGES),
            "send": _operation("send", SERVER_MESSAGES),
        },
        "components": {"messages": messages, "schemas": schemas["$defs"]},
    }


def _operation(action: str, messages: tuple[type[BaseModel], ...]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/ws"},
        "messages": [{"$ref": f"#/channels/ws/messages/{kind(message)}"} for message in messages],
    }


if __name__ == "__main__":
    print(json.dumps(document(), indent=1, ensure_ascii=False))
