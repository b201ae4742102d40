"""The AsyncAPI document matches the schemas, has no dangling references and describes what a server sends."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from twelvefold.server.asyncapi import CLIENT_MESSAGES, SERVER_MESSAGES, document, kind

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text("utf-8")


def examples(whose: str) -> list[Any]:
    return [json.loads(text) for text in re.findall(rf"```json {whose}\n(.*?)```", PROTOCOL, re.DOTALL)]


def references(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        if "$ref" in data:
            yield data["$ref"]
        for entry in data.values():
            yield from references(entry)
    elif isinstance(data, list):
        for entry in data:
            yield from references(entry)


def test_the_stored_document_is_todays() -> None:
    stored = json.loads((DOCS / "asyncapi.json").read_text("utf-8"))
    assert stored == document(), "run: python -m twelvefold.server.asyncapi > docs/asyncapi.json"


def test_every_reference_leads_somewhere() -> None:
    whole = document()
    found = set(references(whole))
    assert found
    for reference in found:
        at: Any = whole
        for name in reference.removeprefix("#/").split("/"):
            at = at[name]


def test_every_example_of_the_protocol_fits_its_schema() -> None:
    for whose, messages in (("client", CLIENT_MESSAGES), ("server", SERVER_MESSAGES)):
        models = {kind(message): message for message in messages}
        shown = examples(whose)
        assert {example["type"] for example in shown} == set(models)
        for example in shown:
            read = models[example["type"]].model_validate(example)
            assert set(example) <= set(type(read).model_fields)
