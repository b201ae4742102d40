"""A dropped-in game on a real server: with bots over the protocol, and on the generic screen of a real browser."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect, sync_playwright

from plugin.plugin_help import VARIABLE, drop_in
from server.server_help import Server, play
from web.web_help import Visitor, launch


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its bots think in another process, which finds the game, too."""
    folder = tmp_path_factory.mktemp("plugin")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(drop_in(folder)))
        with Server(folder / "data").running() as running:
            yield running


@pytest.mark.server
def test_it_is_played_with_bots_over_the_protocol(server: Server) -> None:
    lea = server.guest("Lea")
    assert lea.get("/games/moonrise")["options"][0] == {
        "name": "nights",
        "kind": "number",
        "choices": [1, 2, 3, 4, 5],
        "members": [],
        "size": None,
        "default": 3,
    }
    assert lea.refused("/tables", game="moonrise", options={"seats": 2, "nights": 9}) == (422, "moonrise-bad-value")
    table = str(lea.create("moonrise", 3, options={"nights": 2}, bots=[None, "random", "random"])["table"])
    lea.at(table, "start")
    with lea.connect() as socket:
        socket.watch(table)
        seen = play(table, [socket], random.Random(1))
    assert seen.kinds.count("LanternsLit") == 2
    assert lea.get(f"/tables/{table}/verify")["right"]


@pytest.mark.browser
def test_it_is_played_by_clicking_on_the_generic_screen(server: Server) -> None:
    """From the front page over the generic form to the result."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        visitor = Visitor(browser, server, guest=server.guest("Lea")).go()
        expect(visitor(".game-card")).to_have_count(5)
        visitor.pictures("moonrise-front")
        visitor.click("a[href='/new/moonrise']")
        visitor.page.get_by_role("group", name="nights").get_by_text("2", exact=True).click()
        visitor.page.get_by_role("group", name="tide").get_by_text("low", exact=True).click()
        visitor.page.get_by_role("group", name="Bots").get_by_text("2", exact=True).click()
        visitor.accessible()
        visitor.pictures("moonrise-form")
        visitor.click("form .main")
        expect(visitor(".facts")).to_contain_text("nights: 2")
        visitor.pictures("moonrise-lobby")
        visitor.click(".lobby button.main")
        visitor.page.wait_for_selector(".turn.mine")
        expect(visitor(".generic-board")).to_contain_text("points")
        expect(visitor(".generic-places [data-seat]")).to_have_count(3)
        visitor.accessible()
        visitor.pictures("moonrise-table")
        visitor.play(random.Random(2))
        expect(visitor(".result h2")).to_be_visible()
        visitor.pictures("moonrise-over")
        visitor.close()
        browser.close()
        assert visitor.problems == []
