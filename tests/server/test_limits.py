"""Requests that are too many, too large, malformed or from another site are refused, and disturb nobody else."""

from __future__ import annotations

import json
import socket as sockets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from luck import new_random
from server.server_help import Guest, Server, Socket, play, started
from twelvefold.server.connection import Connection
from twelvefold.server.limits import DEFAULT_RATE_LIMITS, MAX_QUEUED_BYTES, Rate
from waiting import PATIENCE_S, wait_until


@pytest.fixture(scope="module")
def lea(server: Server) -> Guest:
    return server.guest("Lea")


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for slow clients only for a moment."""
    with Server(tmp_path_factory.mktemp("hasty") / "data", "--hasty").running() as running:
        yield running


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the rate limits of a real one, whose clock stands still."""
    with Server(tmp_path_factory.mktemp("limited") / "data", "--limited").running() as running:
        yield running


def problem(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["key"]


# --- HTTP


def test_an_oversized_body(lea: Guest) -> None:
    assert problem(lea.http.post("/me", json={"name": "x" * 20_000})) == (413, "request-too-long")
    unstated = lea.http.post(
        "/me", content=iter([b'{"name": ', b'"Eve"}']), headers={"Content-Type": "application/json"}
    )
    assert problem(unstated) == (413, "request-too-long")
    assert lea.get("/me") == {"name": "Lea"}


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_only_json_is_read(lea: Guest, kind: str) -> None:
    response = lea.http.post("/me", content='{"name": "Eve"}', headers={"Content-Type": kind})
    assert problem(response) == (415, "request-not-json")
    assert lea.get("/me") == {"name": "Lea"}


def test_another_sites_page_may_not_ask(server: Server, lea: Guest) -> None:
    for origin in ("https://elsewhere.example", "null", f"http://{server.host}.example", f"http://x.{server.host}", ""):
        assert problem(lea.http.post("/me", json={"name": "Eve"}, headers={"Origin": origin})) == (
            403,
            "request-other-site",
        )
    assert lea.get("/me") == {"name": "Lea"}
    assert lea.http.post("/me", json={"name": "Lea"}, headers={"Origin": f"http://{server.host}"}).status_code == 200


@pytest.mark.parametrize(
    ("path", "body", "where"),
    [
        ("/me", '{"name": "Eve", "admin": true}', "body.admin"),
        ("/me", '{"name": 12}', "body.name"),
        ("/me", "{}", "body.name"),
        ("/me", '["Eve"]', "body"),
        ("/me", '{"name": ', "body"),
        ("/tables", '{"game": "king", "options": {"seats": 2}, "seed": "00"}', "body.seed"),
        ("/tables", '{"game": "king", "options": {"seats": 2}, "time": "90"}', "body.time"),
        ("/tables", '{"game": "king", "options": 2}', "body.options"),
    ],
)
def test_unknown_fields_and_wrong_types_are_named(lea: Guest, path: str, body: str, where: str) -> None:
    response = lea.http.post(path, content=body, headers={"Content-Type": "application/json"})
    assert problem(response) == (422, "message-bad")
    assert response.json()["args"]["where"].startswith(where)


def test_a_body_that_does_not_come(hasty: Server) -> None:
    with sockets.create_connection(("127.0.0.1", hasty.port), timeout=PATIENCE_S) as slow:
        head = f"POST /api/me HTTP/1.1\r\nHost: {hasty.host}\r\nContent-Type: application/json\r\nContent-Length: 20"
        slow.sendall(head.encode() + b"\r\n\r\n{")
        answer = b""
        while b"}" not in answer and (part := slow.recv(4096)):  # head and body may come apart
            answer += part
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'"request-too-slow"' in answer


MORE = 15
"""How often more than allowed is asked."""


def check_limit(limited: Server, rate: Rate, ask: Callable[[], httpx.Response]) -> None:
    """One burst of requests is answered, and after a second those that a second allows. The others are refused."""
    for allowed in (rate.burst, int(rate.per_s)):
        answers = [ask() for _ in range(allowed + MORE)]
        assert [answer.status_code for answer in answers] == [200] * allowed + [429] * MORE
        assert {problem(answer) for answer in answers[allowed:]} == {(429, "too-many-requests")}
        limited.pass_time(1)


def test_too_many_requests(limited: Server) -> None:
    flooding, other = Guest(limited, None), limited.guest("Max")
    check_limit(limited, DEFAULT_RATE_LIMITS.writes, lambda: flooding.http.post("/me", json={"name": "Eve"}))
    if sys.platform == "linux":
        assert other.post("/me", name="Maximilian") == {"name": "Maximilian"}, "others come from elsewhere"


def test_reading_has_a_limit_of_its_own(limited: Server) -> None:
    reader = Guest(limited, None)
    check_limit(limited, DEFAULT_RATE_LIMITS.reads, lambda: reader.http.get("/tables"))
    assert reader.post("/me", name="Lea") == {"name": "Lea"}


def test_what_costs_more_to_answer_may_be_asked_less_often(limited: Server) -> None:
    table, (owner, _), sockets = started(limited, "king", 2)
    with sockets[0], sockets[1]:
        play(table, sockets, new_random())
    reader = Guest(limited, None)
    check_limit(limited, DEFAULT_RATE_LIMITS.computations, lambda: reader.http.get(f"/tables/{table}/verify"))
    assert owner.get(f"/tables/{table}/verify")["right"]


def test_every_answer_forbids_scripts_from_elsewhere(lea: Guest) -> None:
    for response in (lea.http.get("/me"), lea.http.post("/me", json={}), lea.http.get("/nowhere")):
        policy = response.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe-inline" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"


# --- sockets


def test_another_sites_page_gets_no_socket(server: Server, lea: Guest) -> None:
    for origin in ("https://elsewhere.example", "null", f"http://{server.host}.example"):
        with pytest.raises(InvalidStatus) as refusal:
            Socket(server, lea.cookie, origin=origin)
        assert refusal.value.response.status_code == 403
    with Socket(server, lea.cookie, origin=f"http://{server.host}") as socket:
        assert socket.welcome["guest"] == "Lea"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "knight",
        "[]",
        "null",
        "{",
        "[" * 8000,
        '{"type": "answer"}',
        '{"type": "shout", "id": "x"}',
        '{"type": "ping", "id": "x", "more": 1}',
        '{"type": "ping", "id": 12}',
        '{"type": "ping", "id": ""}',
        json.dumps({"type": "ping", "id": "x" * 61}),
        '{"type": "watch", "id": "x", "table": "t", "after": -1}',
        '{"type": "watch", "id": "x", "table": "t", "after": "0"}',
        '{"type": "answer", "id": "x", "table": "t", "decision": true, "move": "knight"}',
        '{"type": "answer", "id": "x", "table": "t", "decision": 1e3, "move": "knight"}',
        json.dumps({"type": "answer", "id": "x", "table": "t", "decision": 1, "move": "x" * 201}),
        '{"type": "answer", "id": "x", "table": "t", "decision": 1, "move": "\\ud800"}',
    ],
    ids=lambda text: text[:60],
)
def test_messages_that_cannot_be_read(lea: Guest, text: str) -> None:
    with lea.connect() as socket:
        socket.send(text)
        reply = socket.read()
        assert reply["type"] == "refused"
        assert reply["error"]["key"] == "message-bad"
        assert reply["error"]["args"]["problem"]
        assert socket.ask("ping")["type"] == "pong", "and the conversation goes on"


def test_an_oversized_frame_ends_the_connection(lea: Guest) -> None:
    with lea.connect() as socket:
        socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_bytes_end_the_connection(lea: Guest) -> None:
    with lea.connect() as socket:
        socket.raw.send(b'{"type": "ping", "id": "x"}')
        with pytest.raises(ConnectionClosed) as closed:
            socket.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1003


def test_too_many_messages_are_refused_one_by_one(limited: Server) -> None:
    rate = DEFAULT_RATE_LIMITS.messages
    with limited.guest("Lea").connect() as socket:
        for allowed in (rate.burst, int(rate.per_s)):
            for number in range(allowed + MORE):
                socket.send({"type": "ping", "id": f"p{number}"})
            replies = [socket.read() for _ in range(allowed + MORE)]
            assert [reply["type"] for reply in replies] == ["pong"] * allowed + ["refused"] * MORE
            assert {reply["error"]["key"] for reply in replies[allowed:]} == {"too-many-requests"}
            limited.pass_time(1)


def connections(server: Server) -> int:
    metrics = httpx.get(f"http://{server.host}/metrics", trust_env=False).text
    return int(float(metrics.partition("\ntwelvefold_connections ")[2].split()[0]))


@pytest.mark.skipif(sys.platform != "linux", reason="who holds a connection is read from /proc")
def test_a_client_that_does_not_read_is_dropped(hasty: Server) -> None:
    """It requests long news again and again, until even the operating system has closed its connection."""
    story, people, players = started(hasty, "chips", 2)
    play(story, players, new_random("story"))
    before = connections(hasty)
    with stopped_listening(hasty, people[0]) as deaf:
        send_until_let_go(hasty, deaf, frame({"type": "watch", "id": "s", "table": story}) * 10, most=8 << 20)
    wait_until(lambda: connections(hasty) == before)  # it is no longer kept
    table, _, (first, second) = started(hasty, "king", 2)
    play(table, [first, second], new_random("table"))


@pytest.mark.skipif(sys.platform != "linux", reason="who holds a connection is read from /proc")
def test_a_client_that_only_asks_whether_anybody_is_there(hasty: Server) -> None:
    """What answers pings does not gather without bound either."""
    with stopped_listening(hasty, hasty.guest("Lea")) as deaf:
        send_until_let_go(hasty, deaf, (b"\x89\xfd" + bytes(4) + bytes(125)) * 1000, most=200_000_000)
    assert hasty.healthy


@contextmanager
def stopped_listening(server: Server, guest: Guest) -> Iterator[sockets.socket]:
    """A connection whose client reads nothing after the handshake."""
    with sockets.socket() as deaf:
        for buffer in (sockets.SO_RCVBUF, sockets.SO_SNDBUF):
            deaf.setsockopt(sockets.SOL_SOCKET, buffer, 4096)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(handshake(server, guest))
        assert deaf.recv(12) == b"HTTP/1.1 101"
        yield deaf


def holds(server: Server, client: sockets.socket) -> bool:
    """Whether the server's process still has its end of a client's connection."""
    ends = f":{server.port:04X}", f":{client.getsockname()[1]:04X}"
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, local, remote, *_, inode = line.split()[:10]
        if local.endswith(ends[0]) and remote.endswith(ends[1]):
            return inode != "0"
    return False


def send_until_let_go(server: Server, deaf: sockets.socket, message: bytes, most: int) -> None:
    """Send without reading anything until the server has ended the connection."""
    deaf.setblocking(False)
    sent = 0

    def let_go() -> bool:
        nonlocal sent
        with suppress(OSError):  # reset, or the buffers are full
            while sent < most:
                sent += deaf.send(message)
        assert sent < most
        return not holds(server, deaf)

    wait_until(let_go)


def handshake(server: Server, guest: Guest) -> bytes:
    lines = [
        "GET /ws HTTP/1.1",
        f"Host: {server.host}",
        f"Cookie: twelvefold={guest.cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(message: dict[str, Any]) -> bytes:
    """A text frame as a client sends it, with a mask that changes nothing."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def test_unsent_messages_are_measured_in_bytes() -> None:
    """A Cyrillic letter has two: half as many of them are too many."""
    nothing: Any = None
    connection = Connection(nothing, nothing, guest=None, drop_timeout_s=1)
    half = "я" * (MAX_QUEUED_BYTES // 4)
    connection.send(half)
    connection.send(half)
    assert not connection.dropped
    connection.send("я")
    assert connection.dropped
