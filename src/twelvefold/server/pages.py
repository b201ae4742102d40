"""The pages a browser can read until the client comes, and what the server says of its own health.

The rest of the server sends keys and leaves the words to its clients. These pages are such a client, one that runs
here: they need no script, and they alone in the server have texts, in the language the visitor's browser asks for.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from prometheus_client import generate_latest

from twelvefold.locale import LANGUAGES, Translator, translator
from twelvefold.server.http import LISTED, AllTables
from twelvefold.server.showing import summary
from twelvefold.server.store import UnknownTable
from twelvefold.server.wire import loads
from twelvefold.table.online import Status

STATIC = Path(__file__).parent / "static"
PROTOCOL = "docs/protocol.md"
LONGEST_WISH = 200
"""How much of what a browser says about its languages is read."""


def add_pages(app: FastAPI) -> None:
    """Give the server its pages."""
    app.mount("/static", StaticFiles(directory=STATIC), name="static")

    @app.get("/healthz", include_in_schema=False)
    async def health(request: Request) -> Response:
        healthy = request.app.state.database.healthy
        return JSONResponse({"healthy": healthy}, 200 if healthy else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        counted = request.app.state.counted
        counted.connections.set(len(request.app.state.hub.connections))
        return PlainTextResponse(generate_latest(counted.registry))

    @app.get("/", include_in_schema=False)
    async def front(request: Request, tables: AllTables) -> Response:
        say = _voice(request)
        lines = await tables.store.public((Status.OPEN.value, Status.PLAYING.value), LISTED)
        return _page(say, say("page-tables"), *_front(say, [loads(line.summary) for line in lines]))

    @app.get("/t/{table}", include_in_schema=False)
    async def table(table: str, request: Request, tables: AllTables) -> Response:
        say = _voice(request)
        try:
            about = summary(await tables.look(table))
        except UnknownTable:
            return _page(say, say("page-no-such-table"), status=404)
        return _page(say, say.name(about["game"]), *_table(say, about))

    @app.get("/api", include_in_schema=False)
    async def operations(request: Request) -> Response:
        say = _voice(request)
        return _page(say, say("page-api"), *_operations(say, request.app.openapi()))


# --- who asks


def language_of(wishes: str) -> str:
    """The first of our languages among those a browser prefers (``Accept-Language``), else English."""
    found: list[tuple[float, str]] = []
    for wish in wishes[:LONGEST_WISH].split(","):
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
    return translator(language_of(request.headers.get("accept-language", "")))


# --- markup


class Markup(str):
    """Markup made here. Any other text is escaped wherever it is put in: a name is never markup."""

    __slots__ = ()


def tag(kind: str, *inside: str, **attributes: str) -> Markup:
    """An element. An underscore after an attribute's name is for Python's sake alone."""
    given = "".join(f' {name.rstrip("_")}="{escape(value)}"' for name, value in attributes.items())
    return Markup(f"<{kind}{given}>{_joined(*inside)}</{kind}>")


def _joined(*parts: str) -> Markup:
    return Markup("".join(part if isinstance(part, Markup) else escape(part) for part in parts))


def _name(name: str) -> Markup:
    """A person's name, kept apart from the text around it whichever way it is written."""
    return tag("bdi", name)


def _link(text: str, to: str) -> Markup:
    return tag("li", tag("a", text, href=to))


def _page(say: Translator, title: str, *inside: Markup, status: int = 200) -> Response:
    whole = title if title == say("page-title") else f"{title} – {say('page-title')}"
    head = tag(
        "head",
        Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'),
        tag("title", whole),
        Markup('<link rel="icon" href="/static/icon.svg"><link rel="stylesheet" href="/static/style.css">'),
    )
    header = tag("header", tag("a", say("page-title"), class_="brand", href="/"), tag("a", say("page-home"), href="/"))
    body = tag(
        "body",
        tag("a", say("page-skip"), class_="skip", href="#content"),
        header,
        tag("main", tag("h1", title), *inside, id="content"),
        tag("footer", tag("p", say("page-unofficial"))),
    )
    page = Markup("<!doctype html>") + tag("html", head, body, lang=say.language)
    return HTMLResponse(page, status, {"Vary": "Accept-Language", "Cache-Control": "no-cache"})


# --- what is shown


def _front(say: Translator, lines: list[dict[str, Any]]) -> list[Markup]:
    listed = tag("ul", *(_line(say, about) for about in lines), class_="tables")
    return [
        tag("p", say("page-lead"), class_="faint"),
        listed if lines else tag("p", say("page-no-tables")),
        tag("p", say("page-client-to-come")),
        tag("ul", _link(say("page-api-link"), "/api"), class_="links"),
    ]


def _line(say: Translator, about: dict[str, Any]) -> Markup:
    free = sum(chair["kind"] == "free" for chair in about["chairs"])
    facts = [say("page-status", status=about["status"]), _pace(say, about)]
    if about["status"] == Status.OPEN.value:
        facts.insert(1, say("page-free-seats", count=free))
    names = [_name(chair["name"]) for chair in about["chairs"] if chair["kind"] != "free"]
    people = [part for name in names for part in (", ", name)][1:]
    more = tag("div", tag("p", *people), tag("p", " · ".join(facts), class_="faint"), id=f"about-{about['table']}")
    link = {"href": f"/t/{about['table']}", "aria-describedby": f"about-{about['table']}"}
    return tag("li", tag("a", say.name(about["game"]), **link), more)


def _pace(say: Translator, about: dict[str, Any]) -> str:
    return say(f"page-pace-{about['pace']}", time=about["time"])


def _table(say: Translator, about: dict[str, Any]) -> list[Markup]:
    options = ", ".join(f"{name}: {_plain(value)}" for name, value in about["options"].items() if value != [])
    facts = {
        "status": say("page-status", status=about["status"]),
        "pace": _pace(say, about),
        "spectators": say("page-spectators", allowed="yes" if about["spectators"] else "no"),
        "options": tag("code", options),
    }
    terms = [part for key, fact in facts.items() for part in (tag("dt", say(f"page-term-{key}")), tag("dd", fact))]
    columns = [tag("th", say(f"page-column-{key}"), scope="col") for key in ("seat", "who", "kind")]
    winners = about["winners"] or ()
    seats = [_seat(say, seat, chair, won=seat in winners) for seat, chair in enumerate(about["chairs"])]
    links = []
    if about["status"] == Status.OVER.value:
        links += [_link(say(f"page-{do}-link"), f"/api/tables/{about['table']}/{do}") for do in ("record", "verify")]
    if about["rematch"] is not None:
        links.append(_link(say("page-rematch-link"), f"/t/{about['rematch']}"))
    return [
        tag("p", say("page-table-link", table=about["table"]), class_="faint"),
        tag("dl", *terms),
        tag("h2", say("page-seats")),
        tag("table", tag("thead", tag("tr", *columns)), tag("tbody", *seats), class_="sheet"),
        *([tag("ul", *links, class_="links")] if links else []),
    ]


def _seat(say: Translator, seat: int, chair: dict[str, Any], *, won: bool) -> Markup:
    kind = "away" if chair["kind"] == "person" and chair["away"] else chair["kind"]
    played = say("page-chair-bot", bot=chair["bot"]) if kind == "bot" else say(f"page-chair-{kind}")
    who = [_name(chair["name"])]
    if won:
        who += [Markup(" "), tag("span", say("page-winner"), class_="won")]
    return tag("tr", tag("th", str(seat + 1), scope="row"), tag("td", *who), tag("td", played))


def _plain(value: object) -> str:
    """An option's value as it is written in a request."""
    if isinstance(value, list):
        return "+".join(map(_plain, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _operations(say: Translator, document: dict[str, Any]) -> list[Markup]:
    """What programs can ask for, from the OpenAPI document: nothing is fetched from elsewhere."""
    terms = []
    for path, methods in document["paths"].items():
        for method, about in methods.items():
            terms.append(tag("dt", tag("code", f"{method.upper()} {path}")))
            terms.append(tag("dd", about["description"], lang="en"))
    return [
        tag("p", say("page-api-lead", path="/ws", file=PROTOCOL)),
        tag("p", say("page-api-language"), class_="faint"),
        tag("dl", *terms, class_="operations sheet"),
        tag("ul", _link(say("page-openapi-link"), "/openapi.json"), class_="links"),
    ]
