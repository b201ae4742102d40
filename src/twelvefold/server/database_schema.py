"""The database schema, and the function that migrates a file to it."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from twelvefold.server.timing import DEFAULT_TIMING, Timing

metadata = sa.MetaData()
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger),
    sa.Column("claimed_until", sa.BigInteger, nullable=False, server_default="0"),  # the end of the table's lease
    sa.Column("waiting", sa.Text, nullable=False),
    sa.Column("guests", sa.Text, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Index("tables_due", "due"),
)
listed = sa.Index(
    "tables_listed", tables.c.status, tables.c.changed, sqlite_where=tables.c.public, postgresql_where=tables.c.public
)
"""A partial index: private tables are never listed."""
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)
sitting = sa.Table(
    "sitting",
    metadata,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
)
clock = sa.Table("clock", metadata, sa.Column("id", sa.Integer, primary_key=True), sa.Column("now", sa.BigInteger))


def migrate(path: Path, timing: Timing = DEFAULT_TIMING) -> None:
    """Migrate a database file to the newest schema, creating it if needed."""
    path.touch(mode=0o600)  # it contains seeds and sealed answers
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = f"sqlite:///{path}"
    config.attributes["busy_timeout_s"] = timing.busy_timeout_ms / 1000
    command.upgrade(config, "head")
