"""The door: who may come in at all. Origins, sizes, rates and headers, before anything else is done."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from twelvefold.server.counted import Counted
from twelvefold.server.guests import COOKIE
from twelvefold.server.limits import LARGEST_BODY, Buckets
from twelvefold.server.refusals import NOT_JSON, OTHER_SITE, TOO_LONG, TOO_MANY, Unwelcome, refusal
from twelvefold.server.sockets import Connection, Talk

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
COSTLY = ("record", "verify", "replay")
"""What these ask for is computed from the whole game."""
FORBIDDEN = 1008


class Door:
    """In front of the application. WebSockets go straight to their talk."""

    def __init__(self, app: ASGIApp, counted: Counted) -> None:
        self._app = app
        self._counted = counted
        self._writing = Buckets(rate=20, most=100)
        self._computing = Buckets(rate=20, most=100)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one connection."""
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._talk(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
                if message["status"] >= 400:
                    self._counted.refused.inc()
            await send(message)

        problem = self._unwelcome(scope)
        await (self._app if problem is None else refusal(problem))(scope, receive, send_on)

    def _unwelcome(self, scope: Scope) -> Unwelcome | None:
        """Why a request is not even looked at."""
        client = scope["client"][0] if scope["client"] else ""
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            costly = scope["path"].endswith(COSTLY)
            return Unwelcome(TOO_MANY) if costly and not self._computing.take(client) else None
        if not self._writing.take(client):
            return Unwelcome(TOO_MANY)
        headers = Headers(scope=scope)
        if not same_origin(headers):
            return Unwelcome(OTHER_SITE)
        length = headers.get("content-length", "0")
        if "transfer-encoding" in headers or not length.isdigit() or int(length) > LARGEST_BODY:
            return Unwelcome(TOO_LONG, most=LARGEST_BODY)
        kind = headers.get("content-type", "").partition(";")[0].strip()
        return Unwelcome(NOT_JSON) if int(length) and kind != "application/json" else None

    async def _talk(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the wish to connect
        asked = HTTPConnection(scope)
        if scope["path"] != "/ws" or not same_origin(asked.headers):
            await send({"type": "websocket.close", "code": FORBIDDEN})
            return
        await send({"type": "websocket.accept"})
        state = scope["app"].state
        connection = Connection(receive, send, state.guests.read(asked.cookies.get(COOKIE)))
        await Talk(connection, state.tables, state.hub).run()


def same_origin(headers: Headers) -> bool:
    """Whether a page of this very site asks; programs that are no browsers send no origin."""
    origin, host = headers.get("origin"), headers.get("host")
    try:
        return origin is None or (host is not None and urlsplit(origin).netloc == host)
    except ValueError:  # no address at all, such as "http://["
        return False
