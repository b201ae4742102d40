"""Runs migrations on the database whose address the server passes: all of them, or, if it is killed, none."""

from typing import Any

import sqlalchemy as sa
from alembic import context

from twelvefold.server.schema import metadata

engine = sa.create_engine(context.config.attributes["url"])


@sa.event.listens_for(engine, "connect")
def leave_transactions_to_us(connection: Any, record: Any) -> None:
    """The driver would commit before every change of the form."""
    connection.isolation_level = None


@sa.event.listens_for(engine, "begin")
def begin(connection: sa.Connection) -> None:
    """Nobody else writes meanwhile."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
