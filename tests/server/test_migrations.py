"""The database schema: the migrations produce what the code expects, and no table is lost.

``forms/NNNN.sql`` is the database of a server that was killed in the middle of its games, as that revision wrote it;
``forms/NNNN.json`` is the server's secret and what everybody had been shown by then. The games are two of King of 12
(one with a bot whose turn it is), one of 12 Chip Trick, two of the test game (one over), and a table that is open.
"""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from luck import new_random
from server.server_help import Server, Socket, play
from twelvefold.server.database_schema import metadata, migrate

FORMS = Path(__file__).parent / "forms"
EARLIER = sorted(path.stem for path in FORMS.glob("*.sql"))


def test_the_migrations_lead_to_what_the_code_expects(tmp_path: Path) -> None:
    path = tmp_path / "fresh.db"
    migrate(path)
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
    metadata.create_all(other := sa.create_engine(f"sqlite:///{tmp_path / 'other.db'}"))
    assert indexes(path) == indexes(tmp_path / "other.db"), "conditions of indexes, too, which Alembic does not compare"
    engine.dispose()
    other.dispose()


def test_migrating_twice_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "twice.db"
    migrate(path)
    with sqlite3.connect(path) as database:
        database.execute("UPDATE clock SET now = 12")
    before = dump(path)
    migrate(path)
    assert dump(path) == before
    assert any("12" in line for line in before if line.startswith('INSERT INTO "clock"'))


@pytest.fixture
def earlier(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Server, list[dict[str, Any]]]:
    """A server on the database of an earlier revision, and what its people had been shown."""
    folder = tmp_path / "data"
    folder.mkdir()
    known = json.loads((FORMS / f"{request.param}.json").read_text("utf-8"))
    (folder / "secret").write_bytes(bytes.fromhex(known["secret"]))
    with sqlite3.connect(folder / "twelvefold.db") as database:
        database.executescript((FORMS / f"{request.param}.sql").read_text("utf-8"))
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(request.param,)]
    return Server(folder), known["seen"]


def test_every_revision_but_the_newest_has_its_database() -> None:
    made = sorted(
        path.name[:4] for path in (Path(migrate.__code__.co_filename).parent / "migrations/versions").glob("0*")
    )
    assert made[:-1] == EARLIER


@pytest.mark.parametrize("earlier", EARLIER, indirect=True)
def test_tables_of_an_earlier_revision_are_played_on(earlier: tuple[Server, list[dict[str, Any]]]) -> None:
    server, shown = earlier
    with server.running():
        tables: dict[str, list[Socket]] = {}
        for known in shown:
            socket = Socket(server, known["cookie"])
            now = socket.watch(known["table"])
            assert now.seat == known["seat"]
            if known["events"] is None:
                assert now.status == "open"
                continue
            tables.setdefault(known["table"], []).append(socket)
            assert now.events[: len(known["events"])] == known["events"]
            if len(now.events) == len(known["events"]):  # otherwise a bot has gone on
                decision, timing = now.news["decision"], ("left", "banks")
                asked = decision and {name: value for name, value in decision.items() if name not in timing}
                assert (asked, now.view) == (known["decision"], known["view"])
                assert (now.news["prompt"], now.news["sealed"]) == (known["prompt"], known["sealed"])
        assert len(tables) == 5
        anybody = server.guest("Anybody")
        for table, sockets in tables.items():
            assert play(table, sockets, new_random()).status == "over"
            assert anybody.get(f"/tables/{table}/verify")["right"] is True


KILLED = """
import os, sys
from pathlib import Path
import sqlalchemy as sa
from twelvefold.server.database_schema import migrate

left = int(sys.argv[2])

@sa.event.listens_for(sa.Engine, "before_cursor_execute")
def count(connection, cursor, statement, parameters, context, many):
    global left
    if statement.split()[0] in ("CREATE", "DROP", "INSERT", "UPDATE", "ALTER"):
        left -= 1
        if left < 0:
            os._exit(9)

migrate(Path(sys.argv[1]))
"""


@pytest.mark.parametrize("form", [None, *EARLIER])
def test_killed_in_the_middle_of_a_migration(form: str | None, tmp_path: Path) -> None:
    """All of it is done, or nothing: the next start finds a file it can use."""
    killed = 0
    while True:
        path = tmp_path / f"{killed}.db"
        if form is not None:
            with sqlite3.connect(path) as database:
                database.executescript((FORMS / f"{form}.sql").read_text("utf-8"))
        ended = subprocess.run([sys.executable, "-c", KILLED, str(path), str(killed)], check=False, timeout=60)
        migrate(path)
        assert "tables_listed" in dict(indexes(path))
        if ended.returncode == 0:
            break
        assert ended.returncode == 9
        killed += 1
    assert killed >= 2


def indexes(path: Path) -> list[tuple[str, str]]:
    with sqlite3.connect(path) as database:
        made = "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name"
        return list(database.execute(made))


def dump(path: Path) -> list[str]:
    with sqlite3.connect(path) as database:
        return list(database.iterdump())
