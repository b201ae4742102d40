"""Runs migrations on the database whose address the server passes."""

from alembic import context
from sqlalchemy import create_engine

from twelvefold.server.schema import metadata

engine = create_engine(context.config.attributes["url"])
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
