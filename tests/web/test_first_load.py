"""The first visit: small, from this host alone, without internet, over plain http."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from server.server_help import Server
from twelvefold.locale import LANGUAGES
from web.web_help import Visitor

Visit = Callable[..., Visitor]
MOST = 300_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_less_than_300_kilobytes(visit: Visit, language: str) -> None:
    """From the first request to the first decision of a game: front page, table, fonts, drawings, texts, everything."""
    visitor = visit(language=language)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    transferred: list[float] = []
    session.on("Network.loadingFinished", lambda event: transferred.append(event["encodedDataLength"]))
    visitor.go().page.wait_for_selector(".game-card.king")
    visitor.click(".game-card.king .main")
    visitor.page.wait_for_selector(".turn.mine")
    visitor.page.wait_for_load_state("networkidle")
    assert len(transferred) > 50
    print(f"{language}: {sum(transferred) / 1000:.0f} kB in {len(transferred)} requests")
    assert sum(transferred) < MOST


def test_a_second_visit_fetches_no_file_again(visit: Visit) -> None:
    visitor = visit().go()
    visitor.page.wait_for_selector(".game-card.king")
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
    assert len(again) > 40
    assert {url for url, count in again.items() if count} == set()


def test_nothing_needs_a_secure_context(visit: Visit, server: Server) -> None:
    """On a local network the page is served over plain http from an address that is no localhost."""
    visitor = visit()
    visitor.page.add_init_script(
        "delete Navigator.prototype.clipboard; delete Crypto.prototype.subtle; delete Crypto.prototype.randomUUID;"
    )
    visitor.go().page.wait_for_selector(".game-card.king")
    visitor.click("a[href='/new/king']")
    visitor.click("form .main")
    visitor.page.wait_for_selector(".copy-link")
    visitor.click(".copy-link button")
    visitor.page.wait_for_selector(".copy-link use[href$='#tick']")
