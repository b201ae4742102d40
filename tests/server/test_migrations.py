"""The database's form: what the migrations make is what the code expects."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from twelvefold.server.database import metadata, migrate


def test_the_migrations_lead_to_what_the_code_expects(tmp_path: Path) -> None:
    migrate(tmp_path / "fresh.db")
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'fresh.db'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_migrating_twice_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "twice.db"
    migrate(path)
    with sqlite3.connect(path) as database:
        database.execute("UPDATE clock SET now = 12")
    before = dump(path)
    migrate(path)
    assert dump(path) == before
    assert any("12" in line for line in before if line.startswith('INSERT INTO "clock"'))


def dump(path: Path) -> list[str]:
    with sqlite3.connect(path) as database:
        return list(database.iterdump())
