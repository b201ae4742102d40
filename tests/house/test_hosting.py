"""What ``docs/hosting.md`` promises: its commands work as shown, and its files name only what exists."""

from __future__ import annotations

import json
import random
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer
from websockets.exceptions import ConnectionClosed, InvalidStatus

from luck import new_random
from ports import free_port
from server.server_help import Guest, Server, Socket, play
from twelvefold.locale import translator
from twelvefold.server.limits import (
    DEFAULT_RATE_LIMITS,
    MAX_BODY_BYTES,
    MAX_FRAME_BYTES,
    MAX_QUEUED_BYTES,
    MAX_QUEUED_MESSAGES,
    MAX_SUBSCRIPTIONS,
)
from twelvefold.server.timing import DEFAULT_TIMING
from twelvefold.terminal.cli import build

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
UNIT = (ROOT / "docs" / "twelvefold.service").read_text("utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
PORT = 8012


def scripts(kind: str) -> list[str]:
    return re.findall(rf"```sh {kind}\n(.*?)```", GUIDE, re.DOTALL)


def run(script: str, data: Path, backup: Path) -> None:
    """A script of the guide, with folders of our own."""
    here = script.replace("/var/lib/twelvefold", str(data)).replace("/var/backups/twelvefold", str(backup))
    assert str(data) in here
    assert str(backup) in here
    subprocess.run(["sh", "-eu", "-c", here], check=True)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("hosting") / "data").running() as running:
        yield running


def begin(server: Server, luck: random.Random) -> tuple[str, list[Guest], list[Socket]]:
    """A game of two people and a bot, in the middle of it: the first has sealed a choice, the second is asked."""
    lea, mia = people = [server.guest("Lea"), server.guest("Mia")]
    table = str(lea.create("king", 3, bots=[None, None, "random"])["table"])
    mia.at(table, "sit")
    lea.at(table, "start")
    sockets = [guest.connect() for guest in people]
    first, second = (one.watch(table) for one in sockets)
    while not (first.decision >= 3 and first.news["sealed"] and second.to_decide):
        asked = next((one for one in sockets if one.seen[table].to_decide), None)
        if asked is None:
            sockets[0].read()
        else:
            asked.decide(table, luck)
        for one in sockets:
            one.catch_up(table, (asked or sockets[0]).seen[table])
    return table, people, sockets


def play_on(folder: Path, table: str, people: list[Guest], luck: random.Random) -> None:
    """Play the game in a folder to its end; the people come back with the cookies they have."""
    with Server(folder).running() as again:
        sockets = [Socket(again, guest.cookie) for guest in people]
        for seat, one in enumerate(sockets):
            assert one.watch(table).seat == seat
        assert sockets[0].seen[table].news["sealed"] is not None, "the sealed choice is in the copy"
        play(table, sockets, luck)
        checked = again.guest("Anybody").get(f"/tables/{table}/verify")
        assert checked["right"] is True
        for one in sockets:
            one.close()


@pytest.mark.parametrize("script", scripts("backup"), ids=["program", "python"])
def test_a_running_server_is_backed_up_and_both_play_on(script: str, server: Server, tmp_path: Path) -> None:
    if "sqlite3 " in script and shutil.which("sqlite3") is None:
        pytest.skip("the sqlite3 program is not here")
    luck = new_random()
    table, people, sockets = begin(server, luck)
    run(script, server.folder, tmp_path / "backup")
    run(script, server.folder, tmp_path / "backup")  # a second one takes the place of the first
    assert sorted(file.name for file in (tmp_path / "backup").iterdir()) == ["secret", "twelvefold.db"]
    assert all(file.stat().st_mode & 0o077 == 0 for file in (tmp_path / "backup").iterdir()), "for the owner alone"
    assert play(table, sockets, luck).status == "over"
    for one in sockets:
        one.close()
    play_on(tmp_path / "backup", table, people, luck)


def test_a_stopped_server_is_backed_up_and_restored(tmp_path: Path) -> None:
    luck = new_random()
    (stopped,), (restore,) = scripts("stopped"), scripts("restore")
    server = Server(tmp_path / "data")
    with server.running():
        table, people, _ = begin(server, luck)
        server.stop()
        run(stopped, server.folder, tmp_path / "backup")
        server.start()
        begin(server, luck)
    assert Path(f"{server.database}-wal").exists(), "killed, it leaves more behind than the database"
    run(restore, server.folder, tmp_path / "backup")
    assert not Path(f"{server.database}-wal").exists()
    assert all((server.folder / name).stat().st_mode & 0o077 == 0 for name in ("twelvefold.db", "secret"))
    play_on(server.folder, table, people, luck)


def test_a_crashed_server_is_backed_up(tmp_path: Path) -> None:
    luck = new_random()
    (stopped,) = scripts("stopped")
    with Server(tmp_path / "data").running() as server:
        table, people, _ = begin(server, luck)
    run(stopped, server.folder, tmp_path / "backup")
    play_on(tmp_path / "backup", table, people, luck)


# --- behind a proxy


def proxy(mine: str = "127.0.0.1") -> httpx.Client:
    """A program that asks from an address."""
    return httpx.Client(transport=httpx.HTTPTransport(local_address=mine), trust_env=False)


def come_in(server: Server, through: httpx.Client, **headers: str) -> httpx.Response:
    return through.post(f"http://{server.host}/api/me", json={"name": "Lea"}, headers=headers)


def forwarded(client: str) -> dict[str, str]:
    """What a proxy adds to a browser's request."""
    told = {"X-Forwarded-Proto": "https", "X-Forwarded-For": client}
    return {"Host": "twelvefold.example", "Origin": "https://twelvefold.example", **told}


def test_a_proxy_on_this_machine_is_believed_and_nobody_else(server: Server) -> None:
    with proxy() as here:
        assert "; secure" in come_in(server, here, **forwarded("203.0.113.1")).headers["set-cookie"].lower()
    if sys.platform == "linux":  # every address of 127.0.0.0/8 is this machine's
        with proxy("127.0.9.9") as elsewhere:
            assert (
                "; secure" not in come_in(server, elsewhere, **forwarded("203.0.113.1")).headers["set-cookie"].lower()
            )


def test_clients_behind_the_proxy_have_limits_of_their_own(tmp_path: Path) -> None:
    allowed = DEFAULT_RATE_LIMITS.writes.burst
    with Server(tmp_path / "data", "--limited").running() as server, proxy() as here:
        greedy = [come_in(server, here, **forwarded("203.0.113.8")).status_code for _ in range(allowed + 1)]
        assert greedy == [200] * allowed + [429]
        assert come_in(server, here, **forwarded("203.0.113.9")).status_code == 200


def test_host_must_be_passed_on(server: Server) -> None:
    with Socket(server, headers={"Origin": f"http://{server.host}"}) as socket_:
        assert socket_.welcome["type"] == "welcome"
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        Socket(server, headers={"Origin": "https://twelvefold.example"})
    changed = {**forwarded("203.0.113.1"), "Host": server.host}
    with proxy() as here:
        assert come_in(server, here, **changed).status_code == 403


def test_the_proxies_pass_on_what_is_needed() -> None:
    (nginx,) = re.findall(r"```nginx\n(.*?)```", GUIDE, re.DOTALL)
    for header in ("Host $host", "X-Forwarded-For $remote_addr", "X-Forwarded-Proto $scheme", "Upgrade $http_upgrade"):
        assert f"proxy_set_header {header};" in nginx
    caddy = (ROOT / "docs" / "Caddyfile").read_text("utf-8")
    for text, target in ((nginx, f"proxy_pass http://127.0.0.1:{PORT};"), (caddy, f"reverse_proxy 127.0.0.1:{PORT}")):
        assert target in text
        assert "/metrics" in text
        assert text.count("{") == text.count("}")


# --- the files name only what there is


def check_command(words: list[str]) -> dict[str, str]:
    """The options of a ``serve`` command, all of which must exist."""
    assert words[:2] == ["/opt/twelvefold/bin/twelvefold", "serve"]
    commands: Any = typer.main.get_command(build(translator("en")))
    known = {option for parameter in commands.commands["serve"].params for option in parameter.opts}
    given = dict(zip(words[2::2], words[3::2], strict=True))
    assert set(given) <= known
    return given


def test_the_unit_starts_what_there_is() -> None:
    (command,) = re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    given = check_command(shlex.split(command))
    (folder,) = re.findall(r"^StateDirectory=(.*)$", UNIT, re.MULTILINE)
    assert given["--data"] == f"/var/lib/{folder}"
    assert given["--port"] == str(PORT)
    assert given["--host"] == "127.0.0.1"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    here = tmp_path / "twelvefold.service"
    here.write_text(UNIT.replace("/opt/twelvefold/bin/twelvefold", sys.executable), "utf-8")
    checked = subprocess.run(["systemd-analyze", "verify", str(here)], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_image_is_built_from_what_there_is() -> None:
    left_in = [line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")]
    copied = [words.split()[:-1] for words in re.findall(r"^COPY (?!--)(.*)$", DOCKERFILE, re.MULTILINE)]
    for source in (source for line in copied for source in line):
        assert (ROOT / source).exists()
        assert any(fnmatch(source, pattern) for pattern in left_in), f"{source} is kept out of the image"
    metadata = (ROOT / "pyproject.toml").read_text("utf-8")
    for file in re.findall(r'^(?:readme = |license-files = \[)"([^"]+)"', metadata, re.MULTILINE):
        assert [file] in [[source] for line in copied for source in line], f"the package cannot be built without {file}"
    (command,) = re.findall(r"^CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    given = check_command(json.loads(command))
    assert f"VOLUME {given['--data']}\n" in DOCKERFILE
    assert f"EXPOSE {given['--port']}\n" in DOCKERFILE
    assert given["--host"] == "0.0.0.0"


def test_the_image_knows_whether_the_server_is_well(server: Server) -> None:
    (check,) = re.findall(r"^HEALTHCHECK .*CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    _, *words = json.loads(check)

    def asked(port: int) -> int:
        command = [word.replace(f":{PORT}/", f":{port}/") for word in words]
        return subprocess.run([sys.executable, *command], capture_output=True, check=False).returncode

    assert asked(server.port) == 0
    assert asked(free_port()) == 1


def test_the_guide_names_only_what_there_is(server: Server) -> None:
    for linked in re.findall(r"\]\(([^)]+)\)", GUIDE):
        assert (ROOT / "docs" / linked).is_file()
    for named in re.findall(r"`((?:docs|tests)/[^`]+)`", GUIDE):
        assert (ROOT / named).exists()
    metrics = httpx.get(f"http://{server.host}/metrics", trust_env=False).text
    for metric in re.findall(r"^\| `(twelvefold_\w+)`", GUIDE, re.MULTILINE):
        assert f"\n{metric} " in metrics
    assert httpx.get(f"http://{server.host}/healthz", trust_env=False).text in GUIDE
    assert {file.name for file in server.folder.iterdir()} >= {"twelvefold.db", "secret", "lock"}


def test_the_guide_tells_the_limits() -> None:
    assert f"| a request's body | {MAX_BODY_BYTES // 1024} KiB" in GUIDE
    assert f"| a WebSocket message | {MAX_FRAME_BYTES // 1024} KiB" in GUIDE
    assert f"| {MAX_QUEUED_MESSAGES}, or {MAX_QUEUED_BYTES >> 20} MiB |" in GUIDE
    assert f"| tables that one WebSocket watches | {MAX_SUBSCRIPTIONS} |" in GUIDE
    rates = DEFAULT_RATE_LIMITS
    assert f"| changes over HTTP | {rates.writes.per_s} a second and client, {rates.writes.burst} at once |" in GUIDE
    assert f"| other requests | {rates.reads.per_s} a second and client, {rates.reads.burst} at once; " in GUIDE
    assert f"of records, replays and verifications {rates.computations.per_s} and {rates.computations.burst} |" in GUIDE
    assert f"| WebSocket messages | {rates.messages.per_s} a second, {rates.messages.burst} at once |" in GUIDE
    assert f"| the time for a body | {DEFAULT_TIMING.body_timeout_s:.0f} seconds |" in GUIDE
