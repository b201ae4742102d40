"""The plain pages: in the visitor's language, names never as markup, nothing from elsewhere, nothing inline."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import httpx
import pytest

from server.server_help import Guest, Server
from twelvefold.locale import LANGUAGES, translator
from twelvefold.server.pages import language_of

NASTY = '"><script>x=1</script>&amp;'


class Elements(HTMLParser):
    """What a browser makes of a page: elements, what they name, and the text in them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.kinds: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.texts: list[str] = []
        self._open: list[str] = []
        self.feed(page)
        assert not self._open, "an element is not closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.kinds.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag not in ("meta", "link"):
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    def named(self, *attributes: str) -> list[str]:
        return [value for name, value in self.attributes if name in attributes]


def ask(server: Server, path: str, languages: str = "en") -> httpx.Response:
    return httpx.get(f"http://{server.host}{path}", headers={"Accept-Language": languages}, trust_env=False)


def table_with(server: Server, name: str = "Lea", **more: object) -> tuple[Guest, str]:
    guest = server.guest(name)
    return guest, str(guest.create("king", 3, public=True, **more)["table"])


def over(server: Server) -> str:
    """A table whose game is over: its people have all gone, and bots played it to the end."""
    guest, table = table_with(server, bots=[None, "random", "random"])
    guest.at(table, "start")
    with guest.connect() as socket:
        socket.watch(table)
        guest.at(table, "resign")
        socket.until(table, lambda seen: seen.status == "over")
    return table


def test_open_public_tables_are_listed(server: Server) -> None:
    _, table = table_with(server, "Lea on the list")
    hidden = str(server.guest("Mia by link").create("king", 3, public=False)["table"])
    page = ask(server, "/")
    assert page.status_code == 200
    assert f'href="/t/{table}"' in page.text
    assert "Lea on the list" in page.text
    assert hidden not in page.text
    assert "Mia by link" not in page.text


def test_a_table_is_shown_with_its_seats(server: Server) -> None:
    _, table = table_with(server, bots=[None, "random"], pace="correspondence", time=3)
    texts = Elements(ask(server, f"/t/{table}").text).texts
    for text in ("King of 12", "Lea", "a bot (random)", "free", "by correspondence, 3 days for a decision"):
        assert text in texts
    assert "wins" not in texts


def test_a_finished_table_leads_to_its_record(server: Server) -> None:
    table = over(server)
    page = Elements(ask(server, f"/t/{table}").text)
    assert "wins" in page.texts
    for to in (f"/api/tables/{table}/record", f"/api/tables/{table}/verify"):
        assert to in page.named("href")
        assert ask(server, to).status_code == 200


def test_a_table_that_is_not_there(server: Server) -> None:
    for table in ("nothing", "%3Cscript%3E", "%00", "x" * 2000):
        page = ask(server, f"/t/{table}", "fr")
        assert page.status_code == 404
        assert "script" not in Elements(page.text).kinds
        assert translator("fr")("page-no-such-table") in page.text


def test_names_are_never_markup(server: Server) -> None:
    _, table = table_with(server, NASTY)
    plain = Elements(ask(server, f"/t/{table_with(server)[1]}").text).kinds
    for path in ("/", f"/t/{table}"):
        page = Elements(ask(server, path).text)
        assert NASTY in page.texts
        assert "script" not in page.kinds
    assert page.kinds == plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_visitors_language(server: Server, language: str) -> None:
    _, table = table_with(server)
    for path, key in (
        ("/", "page-tables"),
        (f"/t/{table}", "page-seats"),
        ("/api", "page-api-link"),
        ("/t/no", "page-home"),
    ):
        page = ask(server, path, f"{language}-XX;q=0.9, xx")
        expected = translator(language)("page-api" if path == "/api" else key)
        assert f'<html lang="{language}">' in page.text
        assert expected in Elements(page.text).texts
        assert page.headers["vary"] == "Accept-Language"


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,en;q=0.5", "de"),
        ("en;q=0.5, ru", "ru"),
        ("pl, fr;q=0.3, en;q=0.2", "fr"),
        ("pl", "en"),
        ("fr;q=0, de;q=0.1", "de"),
        ("fr;q=much, ru;q=0.1", "ru"),
        ("de;q=nan", "en"),
        ("*", "en"),
        (";;;,,,=q", "en"),
        ("RU-ru", "ru"),
    ],
)
def test_languages_by_preference(wishes: str, language: str) -> None:
    assert language_of(wishes) == language


def test_nothing_is_inline_and_nothing_comes_from_elsewhere(server: Server) -> None:
    """What the pages' own policy forbids would not work in a browser either."""
    _, table = table_with(server)
    fetched: set[str] = set()
    for path in ("/", f"/t/{table}", "/api", "/t/none"):
        answer = ask(server, path)
        assert answer.headers["content-security-policy"].startswith("default-src 'self';")
        page = Elements(answer.text)
        assert not {"script", "style"} & set(page.kinds)
        assert not [name for name, _ in page.attributes if name == "style" or name.startswith("on")]
        links = page.named("href", "src")
        assert all(link.startswith(("/", "#")) and not link.startswith("//") for link in links)
        fetched |= {link for link in links if link.startswith("/")}
    for link in fetched:
        assert ask(server, link).status_code == 200, link
    style = ask(server, "/static/style.css")
    assert style.headers["content-type"].startswith("text/css")
    assert not re.search(r"url\(|@import", style.text)


def test_the_static_folder_gives_nothing_else_away(server: Server) -> None:
    for path in ("/static/", "/static/../pages.py", "/static/%2e%2e/pages.py", "/static/..%2fpages.py"):
        assert ask(server, path).status_code == 404


def test_the_api_is_listed_whole(server: Server) -> None:
    texts = Elements(ask(server, "/api").text).texts
    document = ask(server, "/openapi.json").json()
    operations = [f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods]
    assert len(operations) > 15
    assert set(operations) <= set(texts)
