"""The WebSocket protocol as an AsyncAPI document, made from the schemas of its messages.

``docs/asyncapi.json`` is written by ``python -m twelvefold.server.asyncapi``. Incoming messages are checked by the same
schemas; outgoing ones are described here, and tests compare what a server sends.
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
    """What every message of the server has. Fields may be added without a new version."""

    model_config = ConfigDict(strict=True)


class Welcome(Outgoing):
    """The first message of the server."""

    type: Literal["welcome"]
    protocol: Literal[1]
    guest: str | None


class Done(Outgoing):
    """A message was carried out, and what it changed is on disk."""

    type: Literal["done"]
    id: str
    version: int | None


class Refused(Outgoing):
    """A message was refused, and nothing has changed."""

    type: Literal["refused"]
    id: str | None
    table: str | None
    error: Refusal


class Pong(Outgoing):
    """The answer to a ping."""

    type: Literal["pong"]
    id: str


class Bye(Outgoing):
    """The server stops; come back after so many milliseconds."""

    type: Literal["bye"]
    come_back_after: int


class EventShown(Outgoing):
    """An event with its number in the viewer's stream."""

    number: int
    of: Literal["game", "table"]
    event: dict[str, Any]


class DecisionShown(Outgoing):
    """What everybody may know of the open decision."""

    number: int
    asked: list[int]
    confirmed: list[int]
    lines: bool
    left: int | None


class PromptShown(Outgoing):
    """What one seat is asked."""

    ask: str
    moves: list[str]
    line: bool
    may_end: bool


class News(Outgoing):
    """How a table stands for a viewer, and what that viewer was told since the last news."""

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
    """The ``type`` of a message."""
    return str(get_args(message.model_fields["type"].annotation)[0])


def document() -> dict[str, Any]:
    """The whole document."""
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
