"""The browser client's types of messages have the fields of the server's models, no more and no fewer, and their types.

The models are also the source of ``docs/asyncapi.json`` and of the OpenAPI document.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import pytest
from pydantic import BaseModel

import twelvefold
from twelvefold.locale import LANGUAGES
from twelvefold.server import asyncapi, schemas

TYPES = (Path(twelvefold.__file__).parent / "web" / "app" / "types.d.ts").read_text("utf-8")
MODELS: dict[str, type[BaseModel]] = {
    "Refusal": schemas.Refusal,
    "Chair": schemas.ChairShown,
    "About": schemas.TableShown,
    "AboutForMe": schemas.TableForMe,
    "ListedTable": schemas.TableListed,
    "NewTable": schemas.NewTableShown,
    "TableOrder": schemas.NewTable,
    "GameOffer": schemas.GameShown,
    "OptionSpec": schemas.OptionDescribed,
    "Description": schemas.GameDescribed,
    "ReplayStep": schemas.ReplayStep,
    "Verdict": schemas.Verified,
    "Decision": asyncapi.DecisionShown,
    "Prompt": asyncapi.PromptShown,
    "Entry": asyncapi.EventShown,
    "NewsMessage": asyncapi.News,
    "WelcomeMessage": asyncapi.Welcome,
    "DoneMessage": asyncapi.Done,
    "RefusedMessage": asyncapi.Refused,
    "PongMessage": asyncapi.Pong,
    "ByeMessage": asyncapi.Bye,
}
"""By interface of the client, the model it describes."""
NAMES = {model: name for name, model in MODELS.items()}
INTERFACE = re.compile(r"^export interface (\w+)(?:<.*>)?(?: extends (\w+))? \{\n((?:  .*\n)*)\}", re.MULTILINE)
ALIAS = re.compile(r"^export type (\w+) = ([^;]+);", re.MULTILINE)
FIELD = re.compile(r"  (\w+)(\??): (.+);")
OPEN = re.compile(r"Record<.*>|\{.*\}|\b(?:Options|Pieces|Event|GameEvent)\b")
"""Objects whose fields the server's models do not name."""
PLAIN = {str: "string", int: "number", bool: "boolean", NoneType: "null"}


def fields_of(types: str, interface: str) -> dict[str, tuple[str, bool]]:
    """Return an interface's fields: each with its type and whether it may be missing."""
    base, body = next(found.groups()[1:] for found in INTERFACE.finditer(types) if found[1] == interface)
    fields = fields_of(types, base) if base else {}
    for line in body.splitlines():
        field = FIELD.fullmatch(line)
        assert field, f"{interface}: this is no field: {line}"
        fields[field[1]] = (field[3], bool(field[2]))
    return fields


def members(kind: str, aliases: dict[str, str]) -> list[str]:
    """Return the members of a type of the client, in order; ``open`` stands for any object.

    >>> members("Pace | Options | [number, number]", {"Pace": '"live" | "slow"'})
    ['"live"', '"slow"', 'number[]', 'open']
    """
    for alias, meaning in aliases.items():
        kind = re.sub(rf"\b{alias}\b", meaning, kind)
    return sorted(OPEN.sub("open", kind).replace("[number, number]", "number[]").split(" | "))


def in_typescript(hint: Any) -> str:
    """Write a type of the server as the client does.

    >>> in_typescript(list[int | None] | Literal["all"])
    '(number | null)[] | "all"'
    """
    origin, inner = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Annotated:
        return in_typescript(inner[0])
    if origin is Literal:
        return " | ".join(map(json.dumps, inner))
    if origin in (Union, UnionType):
        return " | ".join(map(in_typescript, inner))
    if origin is list:
        item = in_typescript(inner[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    return NAMES.get(hint, "open")


def mistakes(types: str, interface: str) -> Iterator[str]:
    """Say what an interface says differently from its model."""
    described, model = fields_of(types, interface), MODELS[interface].model_fields
    aliases = {alias: meaning for alias, meaning in ALIAS.findall(types) if alias in ("Status", "Pace")}
    yield from (f"{interface} has no {name}" for name in described if name not in model)
    yield from (f"{interface} lacks {name}" for name in model if name not in described)
    for name in described.keys() & model.keys():
        kind, optional = described[name]
        if optional == model[name].is_required():
            yield f"{interface}.{name} is {'always there' if optional else 'optional'}"
        expected = in_typescript(model[name].annotation)
        if members(kind, aliases) != sorted(expected.split(" | ")):
            yield f"{interface}.{name} is {expected}"


@pytest.mark.parametrize("interface", MODELS)
def test_a_message_is_described_as_it_is_sent(interface: str) -> None:
    assert list(mistakes(TYPES, interface)) == []


@pytest.mark.parametrize(
    ("before", "after", "mistake"),
    [
        ("  rematch: string | null;\n", "", "About lacks rematch"),
        ("  away: boolean;\n", "  away: boolean;\n  gone: boolean;\n", "Chair has no gone"),
        ('"dormant" | ', "", 'About.status is "open" | "playing" | "paused" | "dormant" | "over" | "expired"'),
        ("  left: number | null;", "  left: number;", "Decision.left is number | null"),
        ("  moves: string[];", "  moves: string;", "Prompt.moves is string[]"),
        ("  may_end: boolean;", "  may_end?: boolean;", "Prompt.may_end is always there"),
        ("  chairs: Chair[];", "  chairs: Prompt[];", "About.chairs is Chair[]"),
        ("  decision: Decision | null;\n  view: Record", "  view: Record", "NewsMessage lacks decision"),
    ],
)
def test_a_wrong_description_is_found(before: str, after: str, mistake: str) -> None:
    wrong = TYPES.replace(before, after)
    assert wrong != TYPES
    assert mistake in [found for interface in MODELS for found in mistakes(wrong, interface)]


def test_every_message_is_described() -> None:
    """Those of the server each by an interface of its own, those of the client all by one."""
    assert set(asyncapi.SERVER_MESSAGES) <= set(MODELS.values())
    described = fields_of(TYPES, "ClientMessage")
    kinds = [in_typescript(model.model_fields["type"].annotation) for model in asyncapi.CLIENT_MESSAGES]
    assert members(described["type"][0], {}) == sorted(kinds)
    sent = {name: field for model in asyncapi.CLIENT_MESSAGES for name, field in model.model_fields.items()}
    assert described.keys() == sent.keys() - {"id"}, "the connection adds the id"
    for name in described.keys() - {"type"}:
        assert members(described[name][0], {}) == sorted(in_typescript(sent[name].annotation).split(" | ")), name


def test_the_client_speaks_the_languages_of_the_server() -> None:
    assert dict(ALIAS.findall(TYPES))["Language"] == " | ".join(map(json.dumps, LANGUAGES))
