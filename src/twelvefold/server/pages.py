"""The addresses a browser opens: the client's page and files, and what the server says of its own health.

The server sends keys and leaves the words to its clients. The few words on these pages (the title, and what is said to
a browser without scripts) are in the language the visitor chose before, or that the browser asks for.
"""

from __future__ import annotations

import io
import json
from html import escape
from string import Template
from typing import Any

import segno
from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse
from prometheus_client import generate_latest

from twelvefold.locale import LANGUAGES, Translator, translator
from twelvefold.server.assets import Assets, assets, badges, web_parts
from twelvefold.server.error_responses import RequestRejected
from twelvefold.server.reasons import NOTHING_HERE
from twelvefold.server.routes import AllTables, invitation_to
from twelvefold.server.store import UnknownTable

PROTOCOL_PAGE = "docs/protocol.md"
MAX_ACCEPT_LANGUAGE_LENGTH = 200
"""How much of what a browser says about its languages is read."""
THEMES = ("light", "dark")
NO_CACHE_HEADERS = {"Vary": "Accept-Language, Cookie", "Cache-Control": "no-cache"}


def add_pages(app: FastAPI) -> None:
    """Give the server its pages."""
    own = assets()

    @app.get("/healthz", include_in_schema=False)
    async def health(request: Request) -> Response:
        healthy = request.app.state.store.healthy
        return JSONResponse({"healthy": healthy}, 200 if healthy else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        found = request.app.state.metrics
        found.connections.set(len(request.app.state.hub.connections))
        return PlainTextResponse(generate_latest(found.registry))

    @app.get(f"{own.base}/{{path:path}}", include_in_schema=False)
    async def file(path: str, request: Request) -> Response:
        if path not in own.files:
            raise RequestRejected(NOTHING_HERE)
        return own.files[path].answer(request)

    @app.get("/favicon.ico", include_in_schema=False)
    async def icon(request: Request) -> Response:
        return own.files["art/icon.svg"].answer(request)

    @app.get("/", include_in_schema=False)
    @app.get("/rules/{game}", include_in_schema=False)
    async def page(request: Request) -> Response:
        return _shell(own, request)

    @app.get("/new/{game}", include_in_schema=False)
    async def new(game: str, request: Request) -> Response:
        return _shell(own, request, game)

    @app.get("/t/{table}", include_in_schema=False)
    @app.get("/t/{table}/replay", include_in_schema=False)
    @app.get("/t/{table}/projector", include_in_schema=False)
    async def table(table: str, request: Request, tables: AllTables) -> Response:
        try:
            found = await tables.look(table)
        except UnknownTable:
            return _shell(own, request, status=404)
        return _shell(own, request, found.game.name)

    @app.get("/t/{table}/code.svg", include_in_schema=False)
    async def code(table: str, request: Request, tables: AllTables) -> Response:
        """The way to the table for a phone's camera."""
        drawn = io.BytesIO()
        segno.make(invitation_to(await tables.look(table), request)).save(drawn, "svg", border=2, light="white")
        return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})

    @app.get("/api", include_in_schema=False)
    async def operations(request: Request) -> Response:
        return _operations(own, _voice(request), request.app.openapi())


# --- who asks


def language_of(wishes: str) -> str:
    """The first of our languages among those a browser prefers (``Accept-Language``), else English."""
    found: list[tuple[float, str]] = []
    for wish in wishes[:MAX_ACCEPT_LANGUAGE_LENGTH].split(","):
        name, _, weight = wish.partition(";q=")
        language = name.strip().lower().partition("-")[0]
        try:
            preference = float(weight or 1)
        except ValueError:
            continue
        if language in LANGUAGES and preference > 0:
            found.append((preference, language))
    return max(found, key=lambda wish: wish[0], default=(0, "en"))[1]


def _voice(request: Request) -> Translator:
    chosen = request.cookies.get("language", "")
    return translator(chosen if chosen in LANGUAGES else language_of(request.headers.get("accept-language", "")))


# --- what is shown


def _shell(own: Assets, request: Request, game: str = "", status: int = 200) -> Response:
    """The page in which the client runs, whatever its address. What its game needs is fetched at once."""
    say = _voice(request)
    theme = request.cookies.get("theme", "")
    told = own.told(say.language)
    needed = game if game in told else ""
    texts = [say.language, *([f"{needed}.{say.language}"] if needed else [])]
    page = Template(own.shell).substitute(
        language=say.language,
        theme=theme if theme in THEMES else "auto",
        base=own.base,
        told=" ".join(told),
        games=escape(json.dumps(web_parts(own))),
        styles="".join(
            f'<link rel="stylesheet" href="{own.base}/style/{style}.css">'
            for badge in badges()
            for style in badge.styles
        ),
        game=needed,
        title=escape(say("web-title")),
        about=escape(say("web-lead")),
        scripts_off=escape(say("web-scripts-off")),
        texts="".join(
            f'<link rel="preload" href="{own.base}/texts/{name}.ftl" as="fetch" crossorigin>' for name in texts
        ),
        modules="".join(f'<link rel="modulepreload" href="{path}">' for path in own.modules(game)),
    )
    return HTMLResponse(page, status, NO_CACHE_HEADERS)


def _operations(own: Assets, say: Translator, document: dict[str, Any]) -> Response:
    """What programs can ask for, from the OpenAPI document: nothing is fetched from elsewhere."""
    terms = [
        f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{escape(about['description'])}</dd>"
        for path, methods in document["paths"].items()
        for method, about in methods.items()
    ]
    page = (
        f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(say('web-api'))}</title>"
        f'<link rel="icon" href="{own.base}/art/icon.svg">'
        f'<link rel="stylesheet" href="{own.base}/style/base.css">'
        f'<link rel="stylesheet" href="{own.base}/style/pages.css"></head>'
        f'<body><main class="prose"><h1>{escape(say("web-api"))}</h1>'
        f"<p>{escape(say('web-api-lead', path='/ws', file=PROTOCOL_PAGE))}</p>"
        f"<p>{escape(say('web-api-language'))}</p>"
        f'<dl lang="en">{"".join(terms)}</dl>'
        f'<p><a href="/openapi.json">{escape(say("web-api-openapi"))}</a></p>'
        f'<p><a href="/">{escape(say("web-home"))}</a></p>'
        "</main></body></html>"
    )
    return HTMLResponse(page, headers=NO_CACHE_HEADERS)
