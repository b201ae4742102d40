"""The server put together: one process, one data folder."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import CollectorRegistry, Counter, Gauge
from starlette.exceptions import HTTPException

from twelvefold import __version__
from twelvefold.core.errors import BadData, NotYourDecision, TwelvefoldError, UnknownGame
from twelvefold.server.database import Database, migrate
from twelvefold.server.guests import COOKIE, Guests, secret_of
from twelvefold.server.http import api
from twelvefold.server.limits import LARGEST_BODY, Buckets
from twelvefold.server.pages import add_pages
from twelvefold.server.sockets import BAD_MESSAGE, TOO_MANY, Connection, Hub, Talk
from twelvefold.server.sources import Sources
from twelvefold.server.store import NotStored, UnknownTable
from twelvefold.server.tables import Tables
from twelvefold.server.thinking import Thinking
from twelvefold.table.online import OnlineTable

POLICY = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
STATUS: dict[type[TwelvefoldError], int] = {
    UnknownTable: 404,
    UnknownGame: 404,
    NotStored: 503,
    NotYourDecision: 409,
}

log = logging.getLogger("twelvefold")


def build(folder: Path, sources: Sources) -> FastAPI:
    """The application on a data folder, which must be nobody else's."""

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        migrate(folder / "twelvefold.db")
        database = Database(folder / "twelvefold.db")
        await database.free_claims()
        clock = sources.clock(await database.last_tick())
        hub = Hub(clock.now)
        counted = Counted()

        def publish(table: OnlineTable) -> None:
            if not table.entry.secret:  # how often somebody changes their mind is nobody's business
                counted.changes.inc()
            hub.publish(table)
            thinking.wake(table.due())

        tables = Tables(database, clock, sources, publish)
        thinking = Thinking(tables)
        app.state.tables, app.state.hub, app.state.database, app.state.counted = tables, hub, database, counted
        app.state.guests = Guests(secret_of(folder), sources.new_id)
        thinking.start()
        log.info("serving %s", folder)
        yield
        await thinking.stop()
        await database.close()

    app = FastAPI(title="Twelvefold", version=__version__, lifespan=running, docs_url=None, redoc_url=None)
    app.include_router(api)
    _guard(app)
    add_pages(app)
    _add_socket(app)
    return app


class Counted:
    """What ``/metrics`` shows."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.changes = Counter("twelvefold_changes", "Changes of tables stored", registry=self.registry)
        self.connections = Gauge("twelvefold_connections", "Open WebSockets", registry=self.registry)
        self.refused = Counter("twelvefold_refused", "Requests refused", registry=self.registry)


def _guard(app: FastAPI) -> None:
    """Limits, origins, headers, and errors as values."""
    buckets = Buckets(rate=20, most=100)

    @app.middleware("http")
    async def guard(request: Request, call: Callable[[Request], Awaitable[Response]]) -> Response:
        problem = _unwelcome(request, buckets)
        response = _refused(*problem) if problem else await call(request)
        if response.status_code >= 400:
            request.app.state.counted.refused.inc()
        response.headers["Content-Security-Policy"] = POLICY
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "no-referrer"
        return response

    @app.exception_handler(TwelvefoldError)
    async def refuse(request: Request, problem: TwelvefoldError) -> Response:
        status = next((code for kind, code in STATUS.items() if isinstance(problem, kind)), 422)
        return _refused(problem, status)

    @app.exception_handler(RequestValidationError)
    async def misread(request: Request, problem: RequestValidationError) -> Response:
        first = problem.errors()[0]
        where = ".".join(map(str, first["loc"]))
        return _refused(BadData(BAD_MESSAGE, problem=f"{where}: {first['msg']}"[:200]), 422)

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, problem: HTTPException) -> Response:
        refused = _refused(BadData(BAD_MESSAGE, problem=problem.detail), problem.status_code)
        refused.headers.update(problem.headers or {})
        return refused


def _unwelcome(request: Request, buckets: Buckets) -> tuple[TwelvefoldError, int] | None:
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return None
    client = request.client.host if request.client else ""
    if not buckets.take(client):
        return NotYourDecision(TOO_MANY), 429
    if not same_origin(request.headers.get("origin"), request.headers.get("host")):
        return BadData(BAD_MESSAGE, problem="the page of another site asked for this"), 403
    length = request.headers.get("content-length", "0")
    if "transfer-encoding" in request.headers or not length.isdigit() or int(length) > LARGEST_BODY:
        return BadData(BAD_MESSAGE, problem=f"a body has a stated length of {LARGEST_BODY} bytes at most"), 413
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if int(length) and kind != "application/json":
        return BadData(BAD_MESSAGE, problem="only application/json is read here"), 415
    return None


def _refused(problem: TwelvefoldError, status: int) -> Response:
    return JSONResponse(problem.to_json(), status)


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a page of this very site asks; programs that are no browsers send no origin."""
    try:
        return origin is None or (host is not None and urlsplit(origin).netloc == host)
    except ValueError:  # no address at all, such as "http://["
        return False


def _add_socket(app: FastAPI) -> None:
    @app.websocket("/ws")
    async def socket(socket: WebSocket) -> None:
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(1008)
            return
        await socket.accept()
        guests: Guests = socket.app.state.guests
        connection = Connection(socket, guests.read(socket.cookies.get(COOKIE)))
        await Talk(connection, socket.app.state.tables, socket.app.state.hub).run()
