"""The pages that a browser opens, the client's static files, and the health and metrics endpoints.

The API sends message keys, which clients translate. The texts in these pages themselves (title, description, notice
without JavaScript) are in the language of the visitor's cookie, or else of the ``Accept-Language`` header.
"""

from __future__ import annotations

import io
import json
from contextlib import suppress
from dataclasses import dataclass
from html import escape
from string import Template
from typing import Any, get_args
from urllib.parse import urljoin

import segno
from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse
from prometheus_client import generate_latest

from twelvefold.core.errors import TwelvefoldError
from twelvefold.games import registry
from twelvefold.locale import LANGUAGES, Translator, translator
from twelvefold.server.assets import FIRST_STYLE, Assets, assets, first_styles, web_parts
from twelvefold.server.error_responses import RequestRejected
from twelvefold.server.fast_json import dumps
from twelvefold.server.guests import Guest
from twelvefold.server.packing import QUICK, accepted, packed
from twelvefold.server.reasons import NOTHING_HERE
from twelvefold.server.routes import (
    AllTables,
    OptionalGuest,
    TableInPath,
    Which,
    described_game,
    invitation_to,
    listed,
    me,
)
from twelvefold.server.skeleton import OTHER, PageKind, skeleton
from twelvefold.server.store import UnknownTable
from twelvefold.table.online_table import OnlineTable, Status
from twelvefold.table.seats import Chair

PROTOCOL_PAGE = "docs/protocol.md"
MAX_ACCEPT_LANGUAGE_LENGTH = 200
"""The rest of a longer header is ignored."""
PREVIEW_PICTURE = "/preview.png"
THEMES = ("light", "dark")
PAGE_HEADERS = {"Vary": "Accept-Encoding, Accept-Language, Cookie", "Cache-Control": "no-store"}
"""A page has answers for its visitor in it, which would be wrong in an hour: no browser shows an old one again."""
FirstAnswers = dict[str, object]
"""Answers of the API that are sent with a page, by path, so that the client need not ask for them."""


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
        return await own.files[path].response(request)

    @app.get("/favicon.ico", include_in_schema=False)
    async def icon(request: Request) -> Response:
        return await own.files["art/icon.svg"].response(request)

    @app.get(PREVIEW_PICTURE, include_in_schema=False)
    async def preview_picture(request: Request) -> Response:
        """The picture that messengers show beside a link. They keep its address, so it has no version."""
        return await own.files["art/preview.png"].response(request)

    @app.get("/", include_in_schema=False)
    async def front(request: Request, tables: AllTables, guest: OptionalGuest) -> Response:
        given: FirstAnswers = {"/me": await me(guest)}
        with suppress(TwelvefoldError):  # the client asks again, and says what is wrong
            for which in get_args(Which):
                given[f"/tables?list={which}"] = await listed(tables, guest, which)
        return _shell(own, request, given, PageKind("front"))

    @app.get("/rules/{game}", include_in_schema=False)
    async def rules(request: Request, guest: OptionalGuest) -> Response:
        return _shell(own, request, {"/me": await me(guest)})

    @app.get("/new/{game}", include_in_schema=False)
    async def new(game: str, request: Request, guest: OptionalGuest) -> Response:
        page = PageKind("new", game) if game in registry.names() else OTHER
        return _shell(own, request, await _given(guest, page.game), page)

    @app.get("/t/{table}", include_in_schema=False)
    @app.get("/t/{table}/replay", include_in_schema=False)
    @app.get("/t/{table}/projector", include_in_schema=False)
    async def table_page(table_id: TableInPath, request: Request, tables: AllTables, guest: OptionalGuest) -> Response:
        try:
            table = await tables.look(table_id)
        except UnknownTable:
            return _shell(own, request, await _given(guest), status=404)
        game, played = table.game.name, request.url.path.endswith(table_id)
        kind = "" if not played else "lobby" if table.status is Status.OPEN else "at-table"
        preview = _table_preview(table, request)
        return _shell(own, request, await _given(guest, game), PageKind(kind, game), preview=preview)

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


# --- what a link shows in a message


@dataclass(frozen=True, slots=True)
class Preview:
    """What a messenger shows of a page: a title, a sentence, and the page's address."""

    title: str
    about: str
    address: str


def _table_preview(table: OnlineTable, request: Request) -> Preview:
    """Tell what everybody may know who has a table's link; without spectators that is the name of the game alone."""
    say = _translator(request)
    match table.status:
        case _ if not table.setting.spectators and table.status is not Status.OPEN:
            about = say("server-preview-private")
        case Status.OPEN:
            about = say("server-preview-open", free=sum(chair.free for chair in table.chairs))
        case Status.OVER:
            winners = table.match.result.winners if table.match and table.match.result else ()
            names = say.list([_name(table.chairs[seat], seat, say) for seat in winners])
            about = say("server-preview-over", count=len(winners), names=names)
        case _:
            about = say("server-preview-playing")
    return Preview(say.name(table.game.name), about, invitation_to(table, request))


def _name(chair: Chair, seat: int, say: Translator) -> str:
    """Return the name on a chair, as the client shows it: bots' names are translated."""
    if chair.bot is not None and chair.name == f"{chair.bot} {seat + 1}":
        return say("bot-name", kind=chair.bot, number=seat + 1)
    return chair.name


def _front_preview(request: Request) -> Preview:
    say = _translator(request)
    return Preview(say("web-title"), say("web-lead"), f"{request.url.scheme}://{request.url.netloc}/")


def _preview_tags(preview: Preview, site: str) -> str:
    """Render a preview as Open Graph tags."""
    tags = {
        "og:type": "website",
        "og:site_name": site,
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": preview.address,
        "og:image": urljoin(preview.address, PREVIEW_PICTURE),
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    named = "".join(f'<meta property="{name}" content="{escape(text)}">\n' for name, text in tags.items())
    return f'{named}<meta name="twitter:card" content="summary_large_image">'


# --- pages


async def _given(guest: Guest | None, game: str = "") -> FirstAnswers:
    given: FirstAnswers = {"/me": await me(guest)}
    if game:
        given[f"/games/{game}"] = await described_game(game)
    return given


def _shell(
    own: Assets,
    request: Request,
    given: FirstAnswers,
    page: PageKind = OTHER,
    status: int = 200,
    preview: Preview | None = None,
) -> Response:
    """Render the page that runs the client: its skeleton, the first answers, and what is to be fetched with it.

    Its tags tell messengers what it is.
    """
    say = _translator(request)
    theme = request.cookies.get("theme", "")
    translated = own.games_with_texts(say.language)
    needed = page.game if page.game in translated else ""
    texts = [say.language, *([f"{needed}.{say.language}"] if needed else [])]
    shell = (
        Template(own.shell)
        .substitute(
            language=say.language,
            theme=theme if theme in THEMES else "auto",
            base=own.base,
            style=FIRST_STYLE,
            dressed=" ".join(first_styles()),
            told=" ".join(translated),
            games=escape(json.dumps(web_parts(own))),
            game=needed,
            title=escape(say("web-title")),
            about=escape(say("web-lead")),
            preview=_preview_tags(preview or _front_preview(request), say("web-title")),
            scripts_off=escape(say("web-scripts-off")),
            skeleton=skeleton(page, own.base, say),
            given=dumps(given).replace("<", "\\u003c"),
            styles="".join(f'<link rel="preload" href="{path}" as="style">' for path in own.styles(page.game)),
            texts="".join(
                f'<link rel="preload" href="{own.base}/texts/{name}.ftl" as="fetch" crossorigin>' for name in texts
            ),
            modules="".join(f'<link rel="modulepreload" href="{path}">' for path in own.modules(page.game)),
        )
        .encode()
    )
    encoding = accepted(request)
    body = packed(shell, encoding, QUICK) if encoding else shell
    headers = PAGE_HEADERS if body is shell else PAGE_HEADERS | {"Content-Encoding": encoding}
    return HTMLResponse(body, status, headers)


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
    return HTMLResponse(page, headers=PAGE_HEADERS)
