"""What a browser is sent: one page, cacheable files, nothing inline, nothing from other hosts."""

from __future__ import annotations

import io
import json
import re
from html.parser import HTMLParser
from importlib.resources import files
from itertools import pairwise
from types import SimpleNamespace

import httpx
import pytest
import segno
from fastapi import FastAPI, Request

import own_loop
from luck import new_random
from server.server_help import Server, play
from twelvefold.games import registry
from twelvefold.locale import LANGUAGES, translator
from twelvefold.server.assets import assets, rules_html
from twelvefold.server.pages import language_of
from twelvefold.server.providers import Providers
from twelvefold.server.routes import invitation_to


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
        if tag not in ("meta", "link", "hr", "br", "img"):
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    def named(self, *attributes: str) -> list[str]:
        return [value for name, value in self.attributes if name in attributes]


def ask(server: Server, path: str, languages: str = "en", cookies: dict[str, str] | None = None) -> httpx.Response:
    headers = {"Accept-Language": languages}
    return httpx.get(f"http://{server.host}{path}", headers=headers, cookies=cookies, trust_env=False)


def some_table(server: Server, **more: object) -> str:
    return str(server.guest("Lea").create("king", 3, **more)["table"])


def base_of(page: httpx.Response) -> str:
    """The address under which this version of the client lies."""
    found = re.search(r"/web/[0-9a-f]{12}", page.text)
    assert found is not None
    return found[0]


def test_every_address_of_the_client_is_its_page(server: Server) -> None:
    """They differ only in what is fetched at once, in what is seen until the client runs, and in the first answers."""
    table, heads = some_table(server), set()
    for path in ("/", "/new/king", "/rules/chips", f"/t/{table}", f"/t/{table}/replay?step=3", f"/t/{table}/projector"):
        page = ask(server, path)
        assert page.status_code == 200, path
        assert page.headers["cache-control"] == "no-store"
        head = page.text.partition("</head>")[0].replace('data-game="king"', 'data-game=""')
        apart = r'<link rel="(module)?preload".*>|<meta property="og:.*>'
        heads.add(re.sub(apart, "", head))
    assert len(heads) == 1, "but for what is fetched at once, and what a messenger is told"


def given(page: httpx.Response) -> dict[str, object]:
    """The answers of the API that a page brings with it."""
    found = re.search(r'<script type="application/json" id="given">(.*?)</script>', page.text)
    assert found is not None
    answers = json.loads(found[1])
    assert isinstance(answers, dict)
    return answers


def test_a_page_brings_the_first_answers_with_it(server: Server) -> None:
    guest = server.guest("</script><b>Lea")
    table = str(guest.create("king", 3)["table"])
    expected = {
        "/": ["/me", "/tables?list=open", "/tables?list=mine", "/tables?list=finished"],
        "/new/chips": ["/me", "/games/chips"],
        "/new/none": ["/me"],
        "/rules/king": ["/me"],
        f"/t/{table}": ["/me", "/games/king"],
        "/t/none": ["/me"],
    }
    for path, named in expected.items():
        page = ask(server, path, cookies={"twelvefold": str(guest.cookie)})
        assert list(given(page)) == named
        for question, answer in given(page).items():
            assert guest.http.get(question).json() == answer
        assert Elements(page.text).kinds.count("script") == 2, "the client, and these answers"
    assert given(ask(server, "/"))["/me"] == {"name": None}


def test_what_is_seen_before_the_client_runs(server: Server) -> None:
    """The heading of the page, in the visitor's language."""
    guest = server.guest("Lea")
    lobby = str(guest.create("king", 2)["table"])
    played = str(guest.create("king", 2, bots=[None, "heuristic"])["table"])
    guest.at(played, "start")
    say = translator("ru")
    headings = {
        "/": say("web-title"),
        "/new/king": say("web-who-plays", game=say("king-name")),
        f"/t/{lobby}": say("king-name"),
        f"/t/{played}": say("king-name"),
    }
    for path, heading in headings.items():
        page = Elements(ask(server, path, "ru").text)
        assert {"header", "main", "h1"} <= set(page.kinds), path
        assert page.texts.count(heading) > (heading == say("web-title")), path
        assert say("web-loading") in page.texts
    assert "at-table" in ask(server, f"/t/{played}").text.partition("<main")[2]
    assert "at-table" not in ask(server, f"/t/{lobby}").text.partition("<main")[2]


def test_what_a_game_needs_is_fetched_with_its_page(server: Server) -> None:
    """The page names the texts and the screen it needs, and none that are not there."""
    king, fair = some_table(server), str(server.guest("Lea").create("fair", 2)["table"])
    pages = {"/new/king": "king", f"/t/{king}": "king", f"/t/{king}/replay": "king", "/new/chips": "chips"}
    pages |= dict.fromkeys(("/", "/rules/king", "/new/fair", f"/t/{fair}", "/new/web", "/new/%22%3E", "/t/none"), "")
    for path, game in pages.items():
        page = ask(server, path, "ru")
        found = Elements(page.text)
        fetched = [link.removeprefix(f"{base_of(page)}/texts/") for link in found.named("href") if "/texts/" in link]
        assert fetched == ["ru.ftl", *([f"{game}.ru.ftl"] if game else [])], path
        screens = [link for link in found.named("href") if link.endswith("/screen.js")]
        screen = game or ("generic" if path in ("/new/fair", f"/t/{fair}") else "")
        assert screens == ([f"{base_of(page)}/app/games/{screen}/screen.js"] if screen else []), path
        assert found.named("data-game") == [game]
        assert found.named("data-told") == ["king queen chips"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_in_one_file(server: Server, language: str) -> None:
    """A game's own are with the game, what the others need is with none, and each game's name is known to all."""
    base = base_of(ask(server, "/"))
    shared = ask(server, f"{base}/texts/{language}.ftl").text
    for game in ("king", "queen", "chips"):
        own = ask(server, f"{base}/texts/{game}.{language}.ftl").text
        assert f"\n{game}-why-" in own
        assert f"\n{game}-name = " in shared
        assert not re.search(rf"^(web-)?{game}-(?!name)", shared, re.MULTILINE)
        assert set(re.findall(r"^([a-zA-Z][\w-]+) =", own, re.MULTILINE)).isdisjoint(
            re.findall(r"^([a-zA-Z][\w-]+) =", shared, re.MULTILINE)
        )
    assert "terminal-" not in shared
    assert ask(server, f"{base}/texts/fair.{language}.ftl").status_code == 404


def preview_of(page: httpx.Response) -> dict[str, str]:
    """What a messenger shows beside a link: the Open Graph tags by name, unescaped."""
    found = Elements(page.text).attributes
    return {name: text for (kind, name), (_, text) in pairwise(found) if kind == "property"}


def test_a_messenger_is_told_what_a_link_leads_to(server: Server) -> None:
    lea = server.guest("Lea <3")
    table = str(lea.create("king", 2)["table"])
    preview = preview_of(ask(server, f"/t/{table}"))
    assert (preview["og:title"], preview["og:url"]) == ("King of 12", f"http://{server.host}/t/{table}")
    assert "One seat is free" in preview["og:description"]
    picture = httpx.get(preview["og:image"], trust_env=False)
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")
    assert len(picture.content) < 200_000
    mia = server.guest("Mia")
    mia.at(table, "sit")
    lea.at(table, "start")
    assert "is being played" in preview_of(ask(server, f"/t/{table}"))["og:description"]
    with lea.connect() as hers, mia.connect() as his:
        for socket in (hers, his):
            socket.watch(table)
        play(table, [hers, his], new_random())
    names = [chair["name"] for chair in lea.get(f"/tables/{table}")["chairs"]]
    winners = [names[seat] for seat in lea.get(f"/tables/{table}")["winners"]]
    told = preview_of(ask(server, f"/t/{table}/replay"))["og:description"]
    assert [name for name in names if name in told] == winners
    assert "Lea <3" not in ask(server, f"/t/{table}").text, "names are escaped"
    assert preview_of(ask(server, "/", "ru"))["og:description"] == translator("ru")("web-lead")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_to_a_table_without_spectators_tells_nothing_of_its_game(server: Server, language: str) -> None:
    lea = server.guest("Lea")
    table = str(lea.create("king", 2, bots=[None, "heuristic"], spectators=False)["table"])
    lea.at(table, "start")
    preview = preview_of(ask(server, f"/t/{table}", language))
    assert preview["og:description"] == translator(language)("server-preview-private")
    assert "Lea" not in " ".join(preview.values())


def test_a_table_that_is_not_there(server: Server) -> None:
    for table in ("nothing", "%3Cscript%3E", "%00", "x" * 2000):
        page = ask(server, f"/t/{table}", "fr")
        assert page.status_code == 404
        assert Elements(page.text).kinds.count("script") == 2, "the client's own, and its data"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_in_the_visitors_language(server: Server, language: str) -> None:
    wished = ask(server, "/", f"{language}-XX;q=0.9, xx")
    chosen = ask(server, "/", "xx", cookies={"language": language})
    for page in (wished, chosen):
        assert f'<html lang="{language}"' in page.text
        assert translator(language)("web-scripts-off") in Elements(page.text).texts
        assert f"{base_of(page)}/texts/{language}.ftl" in page.text
        assert page.headers["vary"] == "Accept-Encoding, Accept-Language, Cookie"
    assert translator(language)("web-api") in Elements(ask(server, "/api", language).text).texts


def test_what_a_cookie_says_is_never_markup(server: Server) -> None:
    plain = ask(server, "/").text
    nasty = {"language": "%22%3E%3Cscript%3E", "theme": "%22%3E%3Cscript%3E"}
    assert ask(server, "/", cookies=nasty).text == plain
    assert 'data-theme="dark"' in ask(server, "/", cookies={"theme": "dark"}).text


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
    table = some_table(server)
    fetched: set[str] = set()
    for path in ("/", f"/t/{table}", "/api", "/t/none"):
        answer = ask(server, path)
        assert answer.headers["content-security-policy"].startswith("default-src 'self';")
        page = Elements(answer.text)
        assert "style" not in page.kinds
        assert not [name for name, _ in page.attributes if name == "style" or name.startswith("on")]
        links = page.named("href", "src")
        assert all(link.startswith(("/", "#")) and not link.startswith("//") for link in links)
        fetched |= {link for link in links if link.startswith("/")}
    assert len(fetched) > 6
    for link in fetched:
        assert ask(server, link).status_code == 200, link


KINDS = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml", "woff2": "font/woff2"}


def test_files_are_kept_for_good_and_packed(server: Server) -> None:
    base = base_of(ask(server, "/"))
    for path in ("style/base.css", "art/pieces.svg", "fonts/philosopher-latin-700-normal.woff2"):
        packed = ask(server, f"{base}/{path}")
        whole = httpx.get(
            f"http://{server.host}{base}/{path}", headers={"Accept-Encoding": "identity"}, trust_env=False
        )
        assert packed.content == whole.content == files("twelvefold.web").joinpath(path).read_bytes()
        assert packed.headers["content-type"].startswith(KINDS[path.rpartition(".")[2]])
        assert "immutable" in packed.headers["cache-control"]
        assert packed.headers.get("content-encoding") == (None if path.endswith("woff2") else "br")
        older = httpx.get(f"http://{server.host}{base}/{path}", headers={"Accept-Encoding": "gzip"}, trust_env=False)
        assert older.headers.get("content-encoding") == (None if path.endswith("woff2") else "gzip")
        assert older.content == whole.content
        assert "content-encoding" not in whole.headers


def test_modules_are_sent_in_bundles_without_their_comments(server: Server) -> None:
    """Line by line the same code as in the repository, and a map that leads from each line to where it is written."""
    base = base_of(ask(server, "/"))
    bundle = ask(server, f"{base}/app/main.js").text.splitlines()
    sections = ask(server, f"{base}/app/main.js.map").json()["sections"]
    assert bundle[-1] == "//# sourceMappingURL=main.js.map"
    found = {section["map"]["sources"][0]: section["offset"]["line"] for section in sections}
    left_out = 0
    for path in ("app/main.js", "app/parts/people.js", "app/games/registry.js"):
        written = files("twelvefold.web").joinpath(path).read_text("utf-8").splitlines()
        for number, before in enumerate(written[1:], found[path] + 1):
            opens = before.lstrip().startswith(("//", "/**", "* ", "*/"))
            comment = opens and not re.search(r"\*/\s*\S", before)  # a type before a value shares its line
            left_out += comment
            same = before.removeprefix("export ").replace("import(file(", "$import(file(")
            assert bundle[number] in ("",) if comment else bundle[number] in ("", same), (path, before)
    assert left_out > 10
    assert ask(server, f"{base}/app/parts/people.js").status_code == 404, "it would run twice"


def test_files_fetch_nothing_from_elsewhere(server: Server) -> None:
    """No script, style or drawing names another host."""
    for path, asset in assets().files.items():
        if path.startswith(("app/", "style/", "art/")):
            addresses = re.findall(rb"https?://[^\s\"'<>)]+", asset.body)
            assert {address for address in addresses if b"www.w3.org" not in address} == set(), path
            assert not re.search(rb"@import|url\((?![\"']?(\.\./|#))", asset.body), path


def test_nothing_else_is_given_away(server: Server) -> None:
    base = base_of(ask(server, "/"))
    for path in (
        "/",
        "/../pages.py",
        "/%2e%2e/pages.py",
        "/..%2fpages.py",
        "/__init__.py",
        "/vendor/README.md",
        "/no.js",
    ):
        assert ask(server, base + path).status_code == 404, path
    assert ask(server, "/web/000000000000/app/main.js").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_pages_are_markup_of_our_own(server: Server, language: str) -> None:
    base = base_of(ask(server, "/"))
    for game in registry.names():
        page = Elements(ask(server, f"{base}/rules/{game}.{language}.html").text)
        assert {"h1", "h2", "table", "p"} <= set(page.kinds)
        assert not {"script", "style", "img", "iframe"} & set(page.kinds)
    assert "&lt;script&gt;" in rules_html("<script>x</script>")


def test_the_code_leads_where_the_invitation_leads(server: Server) -> None:
    guest = server.guest("Lea")
    table = str(guest.create("king", 2)["table"])
    address = guest.get(f"/tables/{table}/invitation")["address"]
    assert address == f"http://{server.host}/t/{table}"
    code = ask(server, f"/t/{table}/code.svg")
    assert code.headers["content-type"] == "image/svg+xml"
    drawn = io.BytesIO()
    segno.make(address).save(drawn, "svg", border=2, light="white")
    assert code.content == drawn.getvalue()
    assert ask(server, "/t/none/code.svg").status_code == 404


def test_who_plays_on_the_servers_own_machine_invites_to_its_address_in_the_network() -> None:
    async def asked(host: str, address: str | None) -> str:
        app = FastAPI()
        app.state.tables = SimpleNamespace(providers=Providers(address=address))
        scope = {"type": "http", "scheme": "http", "path": "/", "app": app, "headers": [(b"host", host.encode())]}
        return invitation_to(SimpleNamespace(id="T"), Request(scope))  # type: ignore[arg-type]

    network = "http://192.0.2.7:8000/"
    assert own_loop.run(asked("localhost:8000", network)) == "http://192.0.2.7:8000/t/T"
    assert own_loop.run(asked("127.0.0.1:8000", network)) == "http://192.0.2.7:8000/t/T"
    assert own_loop.run(asked("play.example", network)) == "http://play.example/t/T"
    assert own_loop.run(asked("localhost:8000", None)) == "http://localhost:8000/t/T"


def test_the_api_is_listed_whole(server: Server) -> None:
    texts = Elements(ask(server, "/api").text).texts
    document = ask(server, "/openapi.json").json()
    operations = [f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods]
    assert len(operations) > 15
    assert set(operations) <= set(texts)
