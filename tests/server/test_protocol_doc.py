"""The protocol's document has everything, and its examples are what a server sends and takes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fastapi.routing import APIRoute

import twelvefold.server
from twelvefold.games import registry
from twelvefold.server import limits, session
from twelvefold.server.app import build
from twelvefold.server.fast_json import dumps
from twelvefold.server.messages import PROTOCOL, Incoming, incoming
from twelvefold.server.presenter import TablePresenter, summary
from twelvefold.server.providers import Providers
from twelvefold.server.routes import ERROR_RESPONSES, api
from twelvefold.table import table_events
from twelvefold.table.dice import MAX_WORD_LENGTH
from twelvefold.table.in_play import REMEMBERED_ANSWERS
from twelvefold.table.lobby import fill, sit, start
from twelvefold.table.online_table import OnlineTable, Status
from twelvefold.table.seats import MAX_NAME_LENGTH, Pace, Setting

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
SOURCES = Path(twelvefold.server.__file__).parent
MESSAGES = get_args(get_args(Incoming)[0])
NOT_OURS = {"/docs", "/docs/oauth2-redirect", "/redoc"}
"""Pages the framework adds."""


def examples(kind: str) -> list[Any]:
    """Every example of a kind; all of them are JSON."""
    return [json.loads(text) for text in re.findall(rf"```json {kind}\n(.*?)```", DOCUMENT, re.DOTALL)]


def section(heading: str) -> str:
    """What stands under a heading, up to the next one."""
    found = re.findall(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#+ |\Z)", DOCUMENT, re.DOTALL | re.MULTILINE)
    assert len(found) == 1, f"{heading}: {len(found)} sections"
    return str(found[0])


def test_every_example_says_what_it_is() -> None:
    kinds = re.findall(r"^```(.+)$", DOCUMENT, re.MULTILINE)
    assert set(kinds) == {"json client", "json server", "json request", "json answer"}
    assert sum(len(examples(kind.removeprefix("json "))) for kind in set(kinds)) == len(kinds) > 30


def test_the_version_is_this_ones() -> None:
    assert DOCUMENT.startswith(f"# The protocol, version {PROTOCOL}\n")


# --- what comes in


def test_every_message_of_a_client_has_an_example_that_is_read() -> None:
    read = [incoming.validate_python(example) for example in examples("client")]
    assert {type(message) for message in read} == set(MESSAGES)


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_every_field_of_a_message_is_in_its_section(message: Any) -> None:
    (kind,) = get_args(message.model_fields["type"].annotation)
    for field in message.model_fields:
        assert f'"{field}"' in section(kind)


# --- what goes out


def outgoing() -> set[str]:
    """The types of all messages the server sends, as its source has them."""
    return {
        kind
        for path in SOURCES.glob("*.py")
        for kind in re.findall(r"""["']type["']: '?"(\w+)\"""", path.read_text("utf-8"))
    }


def test_every_message_of_the_server_has_an_example() -> None:
    assert outgoing() == {example["type"] for example in examples("server")}
    assert {"welcome", "news", "done", "refused", "pong", "bye"} <= outgoing()


def keys(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        yield from data
        for entry in data.values():
            yield from keys(entry)
    elif isinstance(data, list):
        for entry in data:
            yield from keys(entry)


@pytest.fixture(scope="module")
def news() -> dict[str, Any]:
    """What a player is shown when a game begins."""
    king = registry.get("king")
    setting = Setting(False, True, Pace.LIVE, 90, "random", 0)
    table = OnlineTable("t", king, king.options({"seats": 2}), setting, bytes(32), "lea")
    sit(table, "lea", "Lea", "", 0)
    fill(table, "lea", "random", 0)
    start(table, "lea", 0)
    shown: dict[str, Any] = json.loads(TablePresenter(table, dumps(summary(table)), 0).news(0, 0, whole=True))
    return shown


def test_every_field_of_news_is_explained(news: dict[str, Any]) -> None:
    explained = section("news")
    for field in (*news, *news["decision"], *news["prompt"]):
        if field != "type":
            assert f"`{field}`" in explained, field
    about = section("A table, as everybody may see it")
    for field in (*news["about"], *news["about"]["chairs"][0]):
        assert f"`{field}`" in about or field == "name", field
    for status in Status:
        assert f"`{status.value}`" in about


def test_the_examples_of_news_are_of_todays_shape(news: dict[str, Any]) -> None:
    shown = [example for example in examples("server") if example["type"] == "news"]
    assert len(shown) >= 4
    for example in shown:
        assert list(example) == list(news)
        assert list(example["about"]) == list(news["about"])
        assert all(list(chair) == list(news["about"]["chairs"][0]) for chair in example["about"]["chairs"])
        assert example["decision"] is None or list(example["decision"]) == list(news["decision"])
        assert example["prompt"] is None or list(example["prompt"]) == list(news["prompt"])
        assert all(list(event) == list(news["events"][0]) for event in example["events"])


def test_everything_that_happens_at_a_table_is_listed() -> None:
    for notice in get_args(table_events.AnyTableEvent):
        (row,) = re.findall(rf"^\| `{notice.__name__}` \|([^|]*)\|", DOCUMENT, re.MULTILINE)
        assert re.findall(r"`(\w+)`", row) == [field.name for field in fields(notice)]


# --- HTTP


def requests() -> list[APIRoute]:
    return [route for route in api.routes if isinstance(route, APIRoute)]


@pytest.mark.parametrize("route", requests(), ids=lambda route: f"{min(route.methods)} {route.path}")
def test_every_request_has_its_section(route: APIRoute) -> None:
    method = min(route.methods or {"none"})
    told = section(f"{method} {route.path}")
    bodies = [json.loads(text) for text in re.findall(r"```json request\n(.*?)```", told, re.DOTALL)]
    body = get_type_hints(route.endpoint).get("body")
    if body is None:
        assert bodies == []
        assert "No body." in told or method == "GET"
    else:
        (example,) = bodies
        body.model_validate(example)
        assert list(example) == list(body.model_fields), "an example has every field"
    for asked in route.dependant.query_params:
        assert f"?{asked.alias}=" in told


def test_every_other_address_is_named(tmp_path: Path) -> None:
    for route in build(tmp_path, Providers()).routes:
        path = getattr(route, "path", None)
        if path is not None and path not in NOT_OURS:
            path = re.sub(r"^/web/[0-9a-f]+/.*", "/web/VERSION/", path)
            assert re.search(rf"(`|`GET |### GET ){re.escape(path)}(`|\n)", DOCUMENT), path


# --- numbers


def test_limits_codes_and_statuses_are_todays() -> None:
    told = section("Limits")
    assert limits.MAX_FRAME_BYTES == limits.MAX_BODY_BYTES
    for number in (
        limits.MAX_FRAME_BYTES,
        limits.MAX_OPTIONS_BYTES,
        limits.MAX_QUEUED_MESSAGES,
        limits.MAX_QUEUED_BYTES,
        limits.MAX_SUBSCRIPTIONS,
        MAX_NAME_LENGTH,
        MAX_WORD_LENGTH,
    ):
        assert re.search(rf"\b{number}\b", told), number
    rates = limits.DEFAULT_RATE_LIMITS
    for rate in (rates.messages, rates.writes, rates.reads):
        assert f"{rate.burst} at once, {rate.per_s} a second in the long run" in told
    assert f"of records, replays and verifications {rates.computations.burst} and {rates.computations.per_s}" in told
    assert f"the last {REMEMBERED_ANSWERS} of each seat" in " ".join(DOCUMENT.split())
    for code in (session.TRY_AGAIN_LATER, session.UNSUPPORTED_DATA):
        assert f"| {code} |" in section("Close codes")
    for status in ERROR_RESPONSES:
        assert f"| {status} |" in section("HTTP")
