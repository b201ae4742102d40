"""What was acknowledged stays: killed processes, locked files, full disks, a second server, a planned stop."""

from __future__ import annotations

import resource
import sqlite3
import subprocess
import tempfile
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from luck import new_random
from server.server_help import Guest, Seen, Server, Socket, play, started
from waiting import PATIENCE_S, wait_until


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for these tests alone. They may end it, and leave it running."""
    with Server(tmp_path_factory.mktemp("keeping") / "data", "--hasty").running() as server:
        yield server


def back(guest: Guest, table: str, before: Seen) -> Socket:
    """A new connection that asks for what it has missed; its events go on from the old one's."""
    socket = guest.connect()
    socket.seen[table] = Seen(before.seat, list(before.events), before.news, before.view)
    socket.watch(table, after=len(before.events))
    return socket


def test_killed_in_the_middle_of_everything(own: Server) -> None:
    luck = new_random()
    games = [started(own, game, seats) for game, seats in (("king", 2), ("fair", 3), ("queen", 2), ("chips", 2))]
    for game in ("king", "fair"):
        guest = own.guest("Lea")
        table = guest.create(game, 3, bots=[None, "random", "random"])["table"]
        guest.at(table, "start")
        socket = guest.connect()
        socket.watch(table)
        games.append((table, [guest], [socket]))
    for _ in range(2):
        for table, _, sockets in games:  # every table some way further, and then half a decision
            for socket in sockets[:1] * 2 + sockets[1:] * 2:
                if socket.seen[table].to_decide:
                    socket.decide(table, luck)
                for other in sockets:
                    other.catch_up(table, socket.seen[table])
            for socket in sockets[1:]:
                if socket.seen[table].to_decide and socket.seen[table].news["prompt"]["line"]:
                    socket.do("add", table, move=socket.seen[table].news["prompt"]["moves"][0])
        own.kill()
        own.start()
        for number, (table, people, sockets) in enumerate(games):
            before = [socket.seen[table] for socket in sockets]
            games[number] = table, people, [back(*pair) for pair in zip(people, [table] * 4, before, strict=False)]
            for socket, seen in zip(games[number][2], before, strict=True):
                now = socket.seen[table]
                assert now.progress >= seen.progress
                if len(people) > 1:  # no bot has gone on meanwhile: what was sealed is there
                    assert now.progress == seen.progress
                    assert now.news["sealed"] == seen.news["sealed"]
                    assert now.news["prompt"] == seen.news["prompt"]
                    assert now.view == seen.view
    for table, people, sockets in games:
        play(table, sockets, luck)
        assert people[0].get(f"/tables/{table}/verify")["right"]
        whole = people[0].connect()
        assert whole.watch(table).events == sockets[0].seen[table].events
    with sqlite3.connect(own.database) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        wrong = "SELECT t.id FROM tables t WHERE t.version != (SELECT count(*) FROM entries e WHERE e.table_id = t.id)"
        assert database.execute(wrong).fetchall() == []


def stored_clock(server: Server) -> int:
    """The server's time as its database has it, in milliseconds."""
    with closing(sqlite3.connect(server.database)) as database:
        return int(database.execute("SELECT now FROM clock").fetchone()[0] or 0)


def test_acknowledged_a_moment_before_and_downtime_takes_nobodys_time(own: Server) -> None:
    table, (lea, _), (first, _) = started(own, "king", 2, time=60)
    move = first.seen[table].news["prompt"]["moves"][3]
    assert first.watch(table).news["decision"]["left"] == 60_000
    before = stored_clock(own)
    own.pass_time(20)  # the server runs: this counts
    wait_until(lambda: stored_clock(own) == before + 20_000)
    reply = first.ask("answer", id="last words", table=table, decision=1, move=move)
    own.kill()
    assert reply["type"] == "done"
    own.pass_time(3600)  # it does not run: this must not count
    own.start()
    with lea.connect() as socket:
        now = socket.watch(table).news
        assert now["sealed"] == [move]
        assert now["decision"]["left"] == 60_000 - 20_000
        assert socket.ask("answer", id="last words", table=table, decision=1, move=move) == reply


def test_a_second_server_on_the_folder_is_refused(own: Server) -> None:
    with tempfile.TemporaryFile() as log:
        second = own.launch(log)
        try:
            assert second.wait(PATIENCE_S) == 1
        except subprocess.TimeoutExpired:
            second.kill()
            raise
        log.seek(0)
        assert f"another server is using the data folder {own.folder}" in log.read().decode()
    assert own.healthy


@pytest.mark.parametrize("kept", [b"", b"too short"])
def test_a_secret_that_is_none_is_refused(kept: bytes, tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(kept)
    with tempfile.TemporaryFile() as log:
        assert Server(tmp_path).launch(log).wait(PATIENCE_S) == 1
        log.seek(0)
        assert f"{tmp_path / 'secret'} must contain the secret of 32 bytes" in log.read().decode()


def test_a_database_that_somebody_holds_is_refused_at_the_start(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--hasty")
    with server.running():
        pass
    with sqlite3.connect(server.database, isolation_level=None) as other, tempfile.TemporaryFile() as log:
        other.execute("BEGIN EXCLUSIVE")
        assert server.launch(log).wait(PATIENCE_S) == 1
        log.seek(0)
        told = log.read().decode()
    assert "cannot be opened: database is locked" in told
    assert "Traceback" not in told


def test_told_to_stop_while_somebody_holds_the_database(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--hasty")
    with server.running():
        with sqlite3.connect(server.database, isolation_level=None) as other:
            other.execute("BEGIN EXCLUSIVE")
            server.stop()
        assert "Traceback" not in server.log.read_text("utf-8")


def refuse_and_go_on(own: Server, break_it: Generator[None, None, None]) -> None:
    """While the store cannot write, moves are refused, nothing changes, and health is red; then all is well."""
    table, (lea, _), (first, second) = started(own, "king", 2)
    moves = first.seen[table].news["prompt"]["moves"]
    first.do("answer", table, move=moves[0])
    with closing(break_it):
        next(break_it)
        own.pass_time(1)  # a tick of a clock that stands still would write no page, and succeed
        assert first.refused("answer", table=table, decision=1, move=moves[1]) == "not-stored"
        assert lea.refused("/tables", game="king", options={"seats": 2}) == (503, "not-stored")
        assert not own.healthy
        assert first.watch(table).news["sealed"] == [moves[0]]
        assert second.watch(table).news["decision"]["confirmed"] == [0]
    wait_until(lambda: own.healthy)  # it finds out by itself
    first.do("answer", table, move=moves[1])
    second.do("answer", table, move=moves[2])
    first.catch_up(table, second.seen[table])
    shown = next(event for event in first.seen[table].events if event["event"]["is"] == "CardsRevealed")
    assert [card for _, card in shown["event"]["cards"]] == [move.removeprefix("play ") for move in moves[1:3]]


def test_a_locked_database(own: Server) -> None:
    def locked() -> Generator[None, None, None]:
        other = sqlite3.connect(own.database, isolation_level=None, timeout=10)
        other.execute("BEGIN EXCLUSIVE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")
            other.close()

    refuse_and_go_on(own, locked())


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="this system cannot limit another process's files")
def test_a_full_disk(own: Server) -> None:
    def full() -> Generator[None, None, None]:
        with sqlite3.connect(own.database) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        # less than a page: not even the clock, a single page, can be stored between two refusals
        resource.prlimit(own.pid, resource.RLIMIT_FSIZE, (4_000, resource.RLIM_INFINITY))
        try:
            yield
        finally:
            resource.prlimit(own.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    refuse_and_go_on(own, full())


def test_a_planned_stop_tells_clients_to_come_back(own: Server) -> None:
    lea = own.guest("Lea")
    table = lea.create("king", 2, bots=[None, "random"])["table"]
    lea.at(table, "start")
    with lea.connect() as socket:
        socket.watch(table)
        own.stop()
        while (last := socket.read())["type"] == "news":
            pass
        assert last["type"] == "bye"
        assert last["come_back_after"] > 0
        with pytest.raises(ConnectionClosed) as closed:
            socket.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    own.start()
    with lea.connect() as socket:
        assert socket.watch(table).status == "playing"
