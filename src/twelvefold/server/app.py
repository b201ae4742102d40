"""The server put together: one process, one data folder."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI

from twelvefold import __version__
from twelvefold.server.error_responses import add_refusals
from twelvefold.server.guests import Guests, secret_of
from twelvefold.server.metrics import Metrics
from twelvefold.server.middleware import RequestGuard
from twelvefold.server.pages import add_pages
from twelvefold.server.providers import Providers
from twelvefold.server.routes import api
from twelvefold.server.scheduler import Thinking
from twelvefold.server.schema import migrate
from twelvefold.server.session import Hub
from twelvefold.server.sqlite_store import SqliteStore
from twelvefold.server.store import TableRow
from twelvefold.server.tables import Tables
from twelvefold.table.online_table import OnlineTable

log = logging.getLogger("twelvefold")


def prepare(folder: Path) -> None:
    """Make sure that a data folder can be served, or raise what stands in the way."""
    migrate(folder / "twelvefold.db")
    secret_of(folder)


def build(folder: Path, sources: Providers) -> FastAPI:
    """The application on a data folder, which must be prepared by the time it runs, and nobody else's."""
    counted = Metrics()

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        database = SqliteStore(folder / "twelvefold.db")
        await database.free_claims()
        clock = sources.clock(await database.last_tick())
        hub = Hub(clock.now)

        def publish(table: OnlineTable, line: TableRow) -> None:
            if not table.entry.secret:  # how often somebody changes their mind is nobody's business
                counted.changes.inc()
            hub.publish(table, line.summary)
            thinking.wake(line.due)

        tables = Tables(database, clock, sources, publish)
        thinking = Thinking(tables)
        app.state.tables, app.state.hub, app.state.database, app.state.counted = tables, hub, database, counted
        app.state.guests = Guests(secret_of(folder), sources.new_id)
        app.state.computing = asyncio.Lock()
        thinking.start()
        log.info("serving %s", folder)
        try:
            yield
            await thinking.stop()
        finally:
            await database.close()

    app = FastAPI(title="Twelvefold", version=__version__, lifespan=running, docs_url=None, redoc_url=None)
    app.include_router(api)
    add_refusals(app)
    add_pages(app)
    app.add_middleware(RequestGuard, counted=counted)
    return app
