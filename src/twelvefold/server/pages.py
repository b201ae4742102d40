"""The pages that a browser opens, the client's static files, and the health and metrics endpoints.

The API sends message keys, which clients translate. The texts in these pages themselves (title, description, notice
without JavaScript) are in the language of the visitor's cookie, or else of the ``Accept-Language`` header.
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
from twelvefold.server.routes import AllTables, TableInPath, invitation_to
from twelvefold.server.store import UnknownTable

PROTOCOL_PAGE = "docs/protocol.md"
MAX_ACCEPT_LANGUAGE_LENGTH = 200
"""The rest of a longer header is ignored."""
THEMES = ("light", "dark")
NO_CACHE_HEADERS = {"Vary": "Accept-Language, Cookie", "Cache-Control": "no-cache"}


def add_pages(app: FastAPI) -> None:
    """Register the routes of this module."""
    own = assets()

    @app.get("/healthz", include_in_schema=False)
    async def health(request: Request) -> Response:
        healthy = request.app.state.store.healthy
        return JSONResponse({"healthy": healthy}, 200 if healthy else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        current = request.app.state.metrics
        current.connections.set(len(request.app.state.hub.connections))
        return PlainTextResponse(generate_latest(current.registry))

    @app.get(f"{own.base}/{{path:path}}", include_in_schema=False)
    async def file(path: str, request: Request) -> Response:
        if path not in own.files:
            raise RequestRejected(NOTHING_HERE)
        return own.files[path].response(request)

    @app.get("/favicon.ico", include_in_schema=False)
    async def icon(request: Request) -> Response:
        return own.files["art/icon.svg"].response(request)

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
    async def table_page(table_id: TableInPath, request: Request, tables: AllTables) -> Response:
        try:
            table = await tables.look(table_id)
        except UnknownTable:
            return _shell(own, request, status=404)
        return _shell(own, request, table.game.name)

    @app.get("/t/{table}/code.svg", include_in_schema=False)
    async def code(table_id: TableInPath, request: Request, tables: AllTables) -> Response:
        """A QR code with the address of the table."""
        image = io.BytesIO()
        segno.make(invitation_to(await tables.look(table_id), request)).save(image, "svg", border=2, light="white")
        return Response(image.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})

    @app.get("/api", include_in_schema=False)
    async def operations(request: Request) -> Response:
        return _operations(own, _translator(request), request.app.openapi())


# --- the visitor's language


def language_of(accept_language: str) -> str:
    """Return the supported language that an ``Accept-Language`` header prefers, or English."""
    found: list[tuple[float, str]] = []
    for item in accept_language[:MAX_ACCEPT_LANGUAGE_LENGTH].split(","):
        name, _, weight = item.partition(";q=")
        language = name.strip().lower().partition("-")[0]
        try:
            preference = float(weight or 1)
        except ValueError:
            continue
        if language in LANGUAGES and preference > 0:
            found.append((preference, language))
    return max(found, key=lambda item: item[0], default=(0, "en"))[1]


def _translator(request: Request) -> Translator:
    """Return the translator for a visitor's language."""
    chosen = request.cookies.get("language", "")
    return translator(chosen if chosen in LANGUAGES else language_of(request.headers.get("accept-language", "")))


# --- pages


def _shell(own: Assets, request: Request, game: str = "", status: int = 200) -> Response:
    """Render the page that runs the client. It is the same for all addresses and preloads the game's files."""
    say = _translator(request)
    theme = request.cookies.get("theme", "")
    translated = own.games_with_texts(say.language)
    needed = game if game in translated else ""
    texts = [say.language, *([f"{needed}.{say.language}"] if needed else [])]
    page = Template(own.shell).substitute(
        language=say.language,
        theme=theme if theme in THEMES else "auto",
        base=own.base,
        told=" ".join(translated),
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
    """Render the OpenAPI document as a page, without any third-party files."""
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
