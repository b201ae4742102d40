"""Builds the ASGI application for a data folder."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI

from twelvefold import __version__
from twelvefold.server.bot_pool import BotPool
from twelvefold.server.database_schema import migrate
from twelvefold.server.error_responses import add_error_handlers
from twelvefold.server.guests import Guests, secret_of
from twelvefold.server.hub import Hub
from twelvefold.server.metrics import Metrics
from twelvefold.server.middleware import RequestGuard
from twelvefold.server.pages import add_pages
from twelvefold.server.providers import Providers
from twelvefold.server.routes import api
from twelvefold.server.scheduler import Scheduler
from twelvefold.server.sqlite_store import SqliteStore
from twelvefold.server.store import TableRow
from twelvefold.server.tables import Tables
from twelvefold.server.timing import DEFAULT_TIMING, Timing
from twelvefold.table.transition import Transition

log = logging.getLogger("twelvefold")


def prepare(folder: Path, timing: Timing = DEFAULT_TIMING) -> None:
    """Migrate the database and create the secret of a data folder, or raise if that is impossible."""
    migrate(folder / "twelvefold.db", timing)
    secret_of(folder)


def build(folder: Path, providers: Providers) -> FastAPI:
    """Build the application. Before it runs, ``prepare`` the folder and make sure that no other server uses it."""
    metrics, timing = Metrics(), providers.timing

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = SqliteStore(folder / "twelvefold.db", timing.busy_timeout_ms)
        await store.end_leases()
        clock = providers.clock(await store.last_tick())
        hub = Hub(clock.now)

        def publish(transition: Transition, row: TableRow) -> None:
            if not transition.private:  # how often a player reconsiders is not public
                metrics.changes.inc()
            hub.publish(transition, row.summary)
            scheduler.wake(row.due)

        tables = Tables(store, clock, providers, publish)
        bots = BotPool()
        scheduler = Scheduler(tables, bots, timing.tick_interval_s)
        app.state.tables, app.state.hub, app.state.store, app.state.metrics = tables, hub, store, metrics
        app.state.guests = Guests(secret_of(folder), providers.new_id)
        app.state.computing = asyncio.Lock()
        scheduler.start()
        log.info("serving %s", folder)
        try:
            yield
            await scheduler.stop()
            await bots.close()
        finally:
            await store.close()

    app = FastAPI(title="Twelvefold", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.timing = timing
    app.include_router(api)
    add_error_handlers(app)
    add_pages(app)
    app.add_middleware(RequestGuard, metrics=metrics, timing=timing, rate_limits=providers.rate_limits)
    return app
