"""Alembic environment: runs all pending migrations in one transaction."""

from typing import Any

import sqlalchemy as sa
from alembic import context

from twelvefold.server.database_schema import metadata

given = context.config.attributes
engine = sa.create_engine(given["url"], connect_args={"timeout": given["busy_timeout_s"]})


@sa.event.listens_for(engine, "connect")
def disable_driver_transactions(connection: Any, record: Any) -> None:
    """Put the driver into autocommit mode: ``begin`` below starts every transaction."""
    connection.isolation_level = None


@sa.event.listens_for(engine, "begin")
def begin(connection: sa.Connection) -> None:
    """Take the write lock at once."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
