"""Fuzzing the socket: the server answers or closes the connection, reveals no secret, and the table is unchanged."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from damage import JSON, damaged
from luck import base_seed
from server.secrecy_help import Client, World, logs, play_out, with_the_fair
from twelvefold.server.limits import DEFAULT_RATE_LIMITS, MAX_FRAME_BYTES
from waiting import PATIENCE_S

REPLIES = ("welcome", "news", "done", "refused", "pong")
bounded = settings(
    max_examples=150,
    phases=(Phase.explicit, Phase.generate),  # a failure is told at once: the server is the same for all examples
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@dataclass
class Scene:
    """A table of lines and one of sealed moves, in the middle of a decision, and somebody at each kind of place."""

    world: World
    ann: Client
    bob: Client
    stranger: Client
    logged: list[str]

    def stored(self) -> list[Any]:
        """The tables as they are on disk, and how long their histories are."""
        with closing(sqlite3.connect(self.world.database)) as database:
            tables = database.execute("select id, version, body from tables order by id").fetchall()
            return [*tables, database.execute("select count(*) from entries").fetchone()]

    def secrets_in(self, texts: list[str]) -> list[str]:
        return [secret for secret in sorted(self.world.secrets) if any(secret in text for text in texts)]


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with with_the_fair(), logs() as logged, World(tmp_path_factory.mktemp("fuzz") / "a").running() as world:
        ann, bob = world.guest("Ann"), world.guest("Bob")
        for game in ("king", "fair"):
            world.ids.append(game)
            world.seeds.append(bytes(range(32)))
            ann.post("/tables", game=game, options={"seats": 2})
            bob.post(f"/tables/{game}/sit")
            ann.post(f"/tables/{game}/start")
        yield Scene(world, ann, bob, Client(world), logged)


def at(kind: str, table: str = "king", **more: Any) -> dict[str, Any]:
    return {"type": kind, "id": "x", "table": table, **more}


RIGHT: list[dict[str, Any]] = [
    at("watch", after=0),
    at("unwatch"),
    {"type": "ping", "id": "x"},
    at("answer", decision=1, move="play knight"),
    at("add", "fair", decision=1, move="put hay"),
    at("shorten", "fair", decision=1, length=0),
    at("confirm", "fair", decision=1),
    at("take_back", decision=1),
]
COMMANDS = ("answer", "add", "shorten", "confirm", "take_back")


@st.composite
def almost_right(draw: st.DrawFn) -> str:
    """A message of the protocol, damaged at one place, as JSON or nearly."""
    data = draw(st.data())
    text = json.dumps(damaged(data, draw(st.sampled_from(RIGHT))), ensure_ascii=draw(st.booleans()))
    if draw(st.integers(0, 3)) == 0:
        where = draw(st.integers(0, len(text)))
        text = text[:where] + draw(st.sampled_from(("", "\0", '"', "}", "\\ud800", "9" * 400, "é", "𝟙"))) + text[where:]
    return text.encode("utf-8", "replace").decode()


WORDS = st.sampled_from(
    ("", "null", "[" * 4000, "9" * 9000, '{"type":' * 500, "NaN", '"\\ud800"', "\ufeff{}", "\u202e")
)
texts = st.text(max_size=60) | WORDS | JSON.map(json.dumps) | almost_right()


def is_right(text: str) -> bool:
    """Whether a damaged message became a right one again, which then may do what it says."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return False
    if not isinstance(message, dict) or message.get("type") not in COMMANDS:
        return False
    like = next(right for right in RIGHT if right["type"] == message["type"])
    return message.keys() == like.keys() and all(
        type(value) is type(like[name]) and (name not in ("table", "decision") or value == like[name])
        for name, value in message.items()
    )


@seed(base_seed())
@bounded
@given(said=st.lists(texts, min_size=1, max_size=6), who=st.sampled_from(("ann", "bob", "stranger")))
def test_whatever_is_said_is_answered_and_changes_nothing(scene: Scene, said: list[str], who: str) -> None:
    client: Client = getattr(scene, who)
    client.connect()
    before, logged = scene.stored(), len(scene.logged)
    received = client.say(*said)
    client.close()
    replies = [json.loads(text) for text in received]
    assert {reply["type"] for reply in replies} <= set(REPLIES)
    answers = [reply for reply in replies[1:-1] if reply["type"] != "news"]
    assert len(answers) == len(said), "every message has one answer"
    for answer in answers:
        if answer["type"] == "refused":
            assert set(answer) == {"type", "id", "table", "error"}
            assert set(answer["error"]) == {"error", "key", "args"}
    if not any(map(is_right, said)):
        assert scene.stored() == before
    assert "Traceback" not in "".join(received)
    assert not scene.secrets_in([*received, *scene.logged[logged:]])
    assert not [line for line in scene.logged[logged:] if not line.startswith("INFO")]


def read_all(client: Client) -> None:
    assert client.socket is not None
    while True:
        client.socket.recv(PATIENCE_S)


@seed(base_seed())
@bounded
@given(frames=st.lists(st.binary(max_size=40) | st.text(max_size=20), min_size=1, max_size=4))
def test_bytes_are_hung_up_on_and_nothing_else_happens(scene: Scene, frames: list[bytes | str]) -> None:
    scene.ann.connect()
    assert scene.ann.socket is not None
    before, logged = scene.stored(), len(scene.logged)
    with suppress(ConnectionClosed):  # it may hang up before the last frame
        for frame in (*frames, b"\x00"):
            scene.ann.socket.send(frame)
    with pytest.raises(ConnectionClosed):
        read_all(scene.ann)
    scene.ann.close()
    assert scene.stored() == before
    assert not [line for line in scene.logged[logged:] if not line.startswith("INFO")]


def test_a_frame_that_is_too_long_is_hung_up_on(scene: Scene) -> None:
    scene.ann.connect()
    assert scene.ann.socket is not None
    scene.ann.socket.send(json.dumps({"type": "ping", "id": "x" * MAX_FRAME_BYTES}))
    with pytest.raises(ConnectionClosed) as ended:
        read_all(scene.ann)
    scene.ann.close()
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 1009


def test_who_says_too_much_at_once_is_refused_and_goes_on_later(tmp_path: Path) -> None:
    """While the clock stands still the limit is exact; a second later some more messages are answered."""
    limit = DEFAULT_RATE_LIMITS.messages
    with World(tmp_path / "a", DEFAULT_RATE_LIMITS).running() as world:
        stranger = Client(world)
        stranger.connect()
        assert stranger.socket is not None
        stranger.socket.recv(PATIENCE_S)  # the welcome
        for allowed in (limit.burst, int(limit.per_s)):
            ids = [f"p{number}" for number in range(allowed + 20)]
            for message_id in ids:
                stranger.socket.send(json.dumps({"type": "ping", "id": message_id}))
            replies = [json.loads(stranger.socket.recv(PATIENCE_S)) for _ in ids]
            assert [reply["id"] for reply in replies] == ids
            assert [reply["type"] for reply in replies] == ["pong"] * allowed + ["refused"] * 20
            assert {reply["error"]["key"] for reply in replies[allowed:]} == {"too-many-requests"}
            world.clock.moment += 1000
        stranger.close()


@pytest.mark.parametrize("origin", ["http://[", "null", "http://elsewhere.example", "\xb2", "http://localhost:-1"])
def test_another_sites_page_gets_no_socket_and_no_answer(scene: Scene, origin: str) -> None:
    logged = len(scene.logged)
    headers = {b"origin": origin.encode("latin-1")}
    refused = scene.stranger.http.post("/api/me", json={"name": "Eve"}, headers=headers)
    assert refused.status_code == 403
    upgrade = {b"connection": b"upgrade", b"upgrade": b"websocket", b"sec-websocket-version": b"13"}
    key = {b"sec-websocket-key": b"AAAAAAAAAAAAAAAAAAAAAA=="}
    assert scene.stranger.http.get("/ws", headers={**headers, **upgrade, **key}).status_code == 403
    assert not [line for line in scene.logged[logged:] if not line.startswith("INFO")]


@pytest.mark.parametrize("game", ["king", "fair"])
def test_after_all_that_a_game_is_played_to_its_end(scene: Scene, game: str) -> None:
    play_out(scene.world, game, f"{game}-after", (scene.ann, scene.bob))
    assert not scene.secrets_in(scene.logged)
