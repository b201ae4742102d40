"""ASGI middleware: origin checks, size limits, rate limits and security headers for every request."""

from __future__ import annotations

import asyncio
import logging
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from twelvefold.server.connection import Connection
from twelvefold.server.error_responses import RequestRejected, error_response
from twelvefold.server.guests import COOKIE
from twelvefold.server.limits import MAX_BODY_BYTES, MAX_OPTIONS_BYTES, Buckets, RateLimits
from twelvefold.server.metrics import Metrics
from twelvefold.server.reasons import FAULT, NOT_JSON, OTHER_SITE, TOO_LONG, TOO_MANY, TOO_SLOW
from twelvefold.server.session import Session
from twelvefold.server.timing import Timing
from twelvefold.server.websocket_protocol import WRITE_NOW

log = logging.getLogger("twelvefold.middleware")

SECURITY_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none';"
    " form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
COSTLY_PATHS = ("record", "verify", "replay", "steps")
"""Paths whose responses are computed from a whole game; they have a rate limit of their own."""
OPTIONS_PATH = "/options"
"""Request bodies to this path are validated but not stored, so they may be longer."""
ASSETS_PATH = "/web/"
"""The client's files. They have no rate limit: a browser requests many at once, and they are served from memory."""
POLICY_VIOLATION = 1008


class RequestGuard:
    """Checks requests before they reach the application, and serves WebSockets itself."""

    def __init__(self, app: ASGIApp, metrics: Metrics, timing: Timing, rate_limits: RateLimits) -> None:
        self._app = app
        self._timing = timing
        self._metrics = metrics
        self._writing = Buckets(rate_limits.writes)
        self._reading = Buckets(rate_limits.reads)
        self._computing = Buckets(rate_limits.computations)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request or a WebSocket connection."""
        if scope["type"] == "http":
            await self._handle_http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._handle_websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _handle_http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                MutableHeaders(scope=message).update(SECURITY_HEADERS)
                if message["status"] >= 400:
                    self._metrics.refused.inc()
            await send(message)

        problem = self._rejection(scope)
        try:
            if problem is None and scope["method"] not in SAFE_METHODS:
                receive = await asyncio.wait_for(_buffered(receive), self._timing.body_timeout_s)
            await (self._app if problem is None else error_response(problem))(scope, receive, send_with_headers)
        except TimeoutError:
            await error_response(RequestRejected(TOO_SLOW))(scope, receive, send_with_headers)
        except Exception:
            log.exception("unhandled error in %s %s", scope["method"], scope["path"])
            if started:
                raise
            await error_response(RequestRejected(FAULT))(scope, receive, send_with_headers)

    def _rejection(self, scope: Scope) -> RequestRejected | None:
        """Return the error of a request that must not reach the application, or None."""
        client = scope["client"][0] if scope["client"] else ""
        now_ms = scope["app"].state.tables.clock.now()
        if scope["method"] in SAFE_METHODS:
            if scope["path"].startswith(ASSETS_PATH):
                return None
            allowed = self._reading.take(client, now_ms)
            if allowed and scope["path"].endswith(COSTLY_PATHS):
                allowed = self._computing.take(client, now_ms)
            return None if allowed else RequestRejected(TOO_MANY)
        if not self._writing.take(client, now_ms):
            return RequestRejected(TOO_MANY)
        headers = Headers(scope=scope)
        if not same_origin(headers):
            return RequestRejected(OTHER_SITE)
        length = headers.get("content-length", "0")
        most = MAX_OPTIONS_BYTES if scope["path"].endswith(OPTIONS_PATH) else MAX_BODY_BYTES
        if "transfer-encoding" in headers or not length.isdigit() or int(length) > most:
            return RequestRejected(TOO_LONG, most=most)
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        return RequestRejected(NOT_JSON) if int(length) and kind != "application/json" else None

    async def _handle_websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        request = HTTPConnection(scope)
        if scope["path"] != "/ws" or not same_origin(request.headers):
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
            return
        await send({"type": "websocket.accept"})
        state = scope["app"].state
        guest = state.guests.read(request.cookies.get(COOKIE))
        write_now = scope.get("extensions", {}).get(WRITE_NOW)
        connection = Connection(receive, send, guest, self._timing.drop_timeout_s, write_now)
        await Session(connection, state.tables, state.hub).run()


async def _buffered(receive: Receive) -> Receive:
    """Receive the whole body and return a ``receive`` that yields it as one message."""
    parts, more = [], True
    while more:
        message = await receive()
        parts.append(message.get("body", b""))
        more = message.get("more_body", False)
    body: list[Message] = [{"type": "http.request", "body": b"".join(parts), "more_body": False}]

    async def receive_body() -> Message:
        return body.pop() if body else await receive()

    return receive_body


def same_origin(headers: Headers) -> bool:
    """Whether the request comes from a page of this site, or from a program that is not a browser (no Origin)."""
    origin, host = headers.get("origin"), headers.get("host")
    try:
        return origin is None or (bool(host) and urlsplit(origin).netloc == host)
    except ValueError:  # a malformed origin, such as "http://["
        return False
