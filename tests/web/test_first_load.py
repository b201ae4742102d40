"""The first visit: small, from this host alone, without internet, over plain http."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Request, Route, expect

from server.server_help import Server
from twelvefold.locale import LANGUAGES
from web.shifts import observe, shifts
from web.web_help import Visitor, bots_table

Visit = Callable[..., Visitor]
MAX_BYTES, MAX_REQUESTS = 300_000, 34
MAX_SHIFT = 0.05
PAGES = {"/": ".start .main", "/new/king": ".ways", "lobby": ".copy-link", "game": ".turn.mine"}
"""What a visitor may open first, and what it is opened for."""


def slow_down(visitor: Visitor) -> None:
    """Let everything come late enough that the page is seen as it is before: its texts, its fonts, its drawings."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    speed = {"latency": 100, "downloadThroughput": 400_000, "uploadThroughput": 400_000}
    session.send("Network.emulateNetworkConditions", {"offline": False, **speed})


@pytest.mark.parametrize("language", LANGUAGES)
def test_less_than_300_kilobytes(visit: Visit, language: str) -> None:
    """From the first request to the first decision of a game: front page, table, fonts, drawings, texts, everything.

    Over plain HTTP in a local network, browsers do not accept Brotli: what they are sent is counted, too.
    """
    visitor = visit(language=language)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    addresses: dict[str, str] = {}
    transferred: dict[str, float] = {}
    session.on(
        "Network.requestWillBeSent", lambda event: addresses.update({event["requestId"]: event["request"]["url"]})
    )
    session.on(
        "Network.loadingFinished", lambda event: transferred.update({event["requestId"]: event["encodedDataLength"]})
    )
    visitor.go().page.wait_for_selector(".game-card.king")
    visitor.click(".start .main")
    visitor.page.wait_for_selector(".turn.mine")
    visitor.page.wait_for_load_state("networkidle")
    total, gzipped = sum(transferred.values()), 0.0
    for number, size in transferred.items():
        gzipped += size + (larger_by(addresses[number]) if size and "/web/" in addresses[number] else 0)
    print(f"{language}: {total / 1000:.0f} kB in {len(transferred)} requests, {gzipped / 1000:.0f} kB without Brotli")
    assert 10 < len(transferred) <= MAX_REQUESTS
    assert total < gzipped < MAX_BYTES


def larger_by(address: str) -> int:
    """How many bytes more a file takes with gzip than with Brotli."""

    def size(encoding: str) -> int:
        with httpx.stream("GET", address, headers={"Accept-Encoding": encoding}, trust_env=False) as answer:
            return sum(len(part) for part in answer.iter_raw())

    return size("gzip") - size("br")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("page", PAGES)
def test_nothing_moves_while_a_page_comes(visit: Visit, server: Server, page: str, language: str) -> None:
    """Nor when the client takes over what the server has drawn, nor when the fonts are there."""
    guest = server.guest("Lea")
    path = page
    if page == "lobby":
        path = f"/t/{guest.create('king', 3)['table']}"
    elif page == "game":
        path = f"/t/{bots_table(guest, 'king', 3)}"
    visitor = visit(language=language, guest=guest, still=False)
    observe(visitor.context)
    slow_down(visitor)
    visitor.page.goto(visitor.home + path)
    visitor.page.wait_for_selector(PAGES[page])
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("document.fonts.ready.then(() => true)")
    moved = shifts(visitor.page)
    assert sum(shift.value for shift in moved) < MAX_SHIFT, moved


def test_a_second_visit_fetches_no_file_again(visit: Visit) -> None:
    """Neither what every page needs nor what the page of the rules alone asks for."""
    visitor = visit().go("/rules/king")
    visitor.page.wait_for_selector(".rules h1")
    visitor.go().page.wait_for_selector(".game-card.king")
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    asked: dict[str, str] = {}
    bytes_of: dict[str, float] = {}
    session.on("Network.requestWillBeSent", lambda event: asked.update({event["requestId"]: event["request"]["url"]}))
    session.on(
        "Network.loadingFinished", lambda event: bytes_of.update({event["requestId"]: event["encodedDataLength"]})
    )
    visitor.go("/rules/king").page.wait_for_selector(".rules h1")
    again = {url: bytes_of.get(number, 0) for number, url in asked.items() if "/web/" in url and "/rules/" not in url}
    assert len(again) > 8
    assert {url for url, count in again.items() if count} == set()


def texts_asked(visitor: Visitor) -> list[str]:
    """The files of texts the page asks for from now on, as they are asked for."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/texts/" in request.url:
            asked.append(request.url.rpartition("/texts/")[2])

    visitor.page.on("request", note)
    return asked


def choose(visitor: Visitor, language: str) -> None:
    visitor.click(".bar-tools button:has(use[href*='#settings'])")
    visitor.click(f"dialog.settings .pill:has-text('{language}')")
    visitor.click("dialog.settings .dialog-head button")


def test_a_games_texts_are_fetched_when_it_is_played_and_once(visit: Visit) -> None:
    visitor = visit()
    asked = texts_asked(visitor)
    visitor.go().page.wait_for_selector(".game-card.king")
    visitor.page.wait_for_selector(".preview-picture")
    assert asked == ["en.ftl", "king-preview.en.ftl"]
    visitor.click("a[href='/new/king']")
    visitor.click("[data-way=friends]")
    visitor.page.wait_for_selector("form")
    assert asked[2:] == ["king.en.ftl"]
    choose(visitor, "Deutsch")
    expect(visitor("main")).to_contain_text("Charaktere")
    choose(visitor, "English")
    expect(visitor("main")).to_contain_text("Characters")
    visitor.click("form .main")
    visitor.page.wait_for_selector(".copy-link")
    assert asked[3:] == ["de.ftl", "king-preview.de.ftl", "king.de.ftl"]
    visitor.go("/new/fair").page.wait_for_selector(".ways")
    assert asked[6:] == ["en.ftl"], "there are no others"


def test_a_table_page_asks_for_all_texts_at_once(visit: Visit, server: Server) -> None:
    """Its game's texts are asked for together with those of every page."""
    guest = server.guest("Lea")
    visitor = visit(guest=guest)
    asked = texts_asked(visitor)
    held: list[Route] = []
    visitor.page.route("**/texts/en.ftl", lambda route: held.append(route))
    visitor.page.goto(f"{visitor.home}/t/{bots_table(guest, 'chips', 3)}")
    while len(asked) < 2:
        visitor.page.wait_for_event("request")
    for route in held:
        route.continue_()
    visitor.page.wait_for_selector(".turn.mine")
    assert asked == ["en.ftl", "chips.en.ftl"]


def refuse(visitor: Visitor, file: str) -> list[str]:
    """Let every request for a file fail. Return the list of the requests that have failed."""
    failed: list[str] = []
    visitor.page.on("requestfailed", lambda request: failed.append(request.url) if file in request.url else None)
    visitor.page.route(f"**/{file}", lambda route: route.abort())
    return failed


def wait_for_retry(visitor: Visitor, failed: list[str]) -> None:
    """Wait until the page has tried again: it may ask twice at the same time, so the third request is certainly one."""
    while len(failed) < 3:
        visitor.page.wait_for_event("requestfailed")


def test_no_page_of_a_game_without_its_texts(visit: Visit) -> None:
    visitor = visit()
    visitor.allowed = ("Failed to load resource", "ERR_")
    visitor.go().page.wait_for_selector(".game-card.king")
    failed = refuse(visitor, "texts/king.en.ftl")
    visitor.click("a[href='/new/king']")
    expect(visitor("main .waiting")).to_be_visible()
    wait_for_retry(visitor, failed)
    visitor.settle()
    assert visitor(".ways").count() == 0
    visitor.page.unroute("**/texts/king.en.ftl")
    expect(visitor(".ways")).to_be_visible()


def test_no_page_of_a_game_without_its_screen(visit: Visit) -> None:
    visitor = visit()
    visitor.allowed = ("Failed to load resource", "ERR_")
    visitor.go().page.wait_for_selector(".game-card.chips")
    failed = refuse(visitor, "games/chips/screen.js")
    visitor.click(".game-card.chips .play-now")
    expect(visitor("main .waiting")).to_be_visible()
    wait_for_retry(visitor, failed)
    visitor.settle()
    assert visitor("main .waiting").count() == 1
    visitor.page.unroute("**/games/chips/screen.js")
    expect(visitor(".turn.mine")).to_be_visible()


def test_the_old_language_stays_until_the_game_speaks_the_new_one(visit: Visit) -> None:
    visitor = visit().go("/new/king?with=friends")
    visitor.allowed = ("Failed to load resource", "ERR_")
    visitor.page.wait_for_selector("form")
    visitor.page.route("**/texts/king.ru.ftl", lambda route: route.abort())
    choose(visitor, "Русский")
    expect(visitor("dialog.settings .pill.on").first).to_contain_text("English")
    expect(visitor("html")).to_have_attribute("lang", "en")
    expect(visitor("main")).to_contain_text("Characters")
    visitor.page.unroute("**/texts/king.ru.ftl")
    choose(visitor, "Русский")
    expect(visitor("main")).to_contain_text("Персонажи")


def test_a_page_older_than_the_server_begins_anew(visit: Visit) -> None:
    """Its own files are gone by then."""
    visitor = visit().go()
    visitor.allowed = ("Failed to load resource",)
    visitor.page.wait_for_selector(".game-card.king")
    visitor.page.route("**/texts/king.en.ftl", lambda route: route.fulfill(status=404), times=1)
    visitor.click("a[href='/new/king']")
    expect(visitor(".ways")).to_be_visible()
    assert visitor.page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"


def test_nothing_needs_a_secure_context(visit: Visit, server: Server) -> None:
    """On a local network the page is served over plain http from an address that is no localhost."""
    visitor = visit()
    visitor.page.add_init_script(
        "delete Navigator.prototype.clipboard; delete Crypto.prototype.subtle; delete Crypto.prototype.randomUUID;"
    )
    visitor.go().page.wait_for_selector(".game-card.king")
    visitor.click("a[href='/new/king']")
    visitor.click("[data-way=friends]")
    visitor.click("form .main")
    visitor.page.wait_for_selector(".copy-link")
    visitor.click(".copy-link button")
    visitor.page.wait_for_selector(".copy-link use[href$='#tick']")
