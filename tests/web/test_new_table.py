"""A new table in two steps: who plays, and one button. Alone and against bots it begins the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from server.server_help import Server
from twelvefold.locale import LANGUAGES, translator
from web.test_languages import fits
from web.test_sizes import window
from web.web_help import Visitor

Visit = Callable[..., Visitor]

SIZES = ((320, 568), (390, 844), (768, 1024), (1366, 768), (1440, 900))
WAYS = {"king": ["friends", "bots"], "queen": ["friends", "bots", "alone"], "chips": ["friends", "bots"]}


def made(visitor: Visitor, server: Server) -> dict[str, Any]:
    """The table that the visitor's page shows."""
    found: dict[str, Any] = server.guest("Mia").get(f"/tables/{visitor.page.url.rpartition('/')[2]}")
    return found


@pytest.mark.parametrize("game", WAYS)
def test_it_asks_who_plays_and_offers_what_the_game_allows(visit: Visit, game: str) -> None:
    visitor = visit().go(f"/new/{game}")
    visitor.page.wait_for_selector(".ways")
    assert visitor(".way").evaluate_all("ways => ways.map((way) => way.dataset.way)") == WAYS[game]
    visitor.accessible()
    for way in WAYS[game]:
        visitor.click(f"[data-way={way}]")
        expect(visitor("form .main")).to_be_enabled()
        expect(visitor(".more-options")).not_to_have_attribute("open", "")
        expect(visitor("main")).to_be_focused()
        visitor.accessible()
        visitor.page.go_back()
        visitor.page.wait_for_selector(".ways")


@pytest.mark.parametrize(("game", "way", "players"), [("king", "bots", 3), ("queen", "alone", 1), ("fair", "bots", 3)])
def test_without_friends_it_begins_at_once(visit: Visit, server: Server, game: str, way: str, players: int) -> None:
    """Two clicks; no lobby on the way, and no clock."""
    visitor = visit().go(f"/new/{game}")
    visitor.click(f"[data-way={way}]")
    visitor.click("form .main")
    visitor.page.wait_for_selector(".turn.mine")
    table = made(visitor, server)
    assert [chair["kind"] for chair in table["chairs"]] == ["person", *["bot"] * (players - 1)]
    assert table["status"] == "playing"


def test_against_bots_the_options_count_too(visit: Visit, server: Server) -> None:
    visitor = visit().new_table("king", "bots")
    choices = visitor("main fieldset.choice")
    choices.nth(0).locator(".pill").nth(2).click()
    expect(choices.nth(0)).to_contain_text("You and 3 bots.")
    choices.nth(1).locator(".pill").nth(1).click()  # random characters
    choices.last.locator(".pill").first.click()  # the weakest bots
    visitor("[role=switch]").click()
    visitor.click("form .main")
    visitor.page.wait_for_selector(".turn.mine")
    table = made(visitor, server)
    assert [chair["bot"] for chair in table["chairs"]] == [None, "random", "random", "random"]
    assert (table["options"]["set"], table["spectators"], table["public"]) == ("random", False, False)


def test_with_friends_the_link_to_share_is_on_top(visit: Visit) -> None:
    visitor = visit().go("/new/chips?with=friends")
    visitor("main input[maxlength='30']").fill("Lea")
    visitor.click("form .main")
    visitor.page.wait_for_selector(".lobby .invite .code")
    for size in SIZES:
        visitor.page.set_viewport_size(window(size))
        visitor.settle()
        (first, end), (chairs, _) = map(visitor.edges, (".copy-link", ".chairs"))
        assert first < chairs, size
        assert end <= size[1], "it is in sight without scrolling"
    visitor.accessible()


def test_whoever_is_invited_is_asked_first_for_a_name(visit: Visit, server: Server) -> None:
    table = str(server.guest("Lea").create("chips", 3)["table"])
    visitor = visit().at(table)
    visitor.page.wait_for_selector(".invite .code")
    assert visitor.edges(".inline-form") < visitor.edges(".copy-link")


def test_an_unknown_way_asks_again(visit: Visit) -> None:
    for way in ("alone", "nobody", ""):
        visitor = visit().go(f"/new/king?with={way}")
        visitor.page.wait_for_selector(".ways")


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_steps_fit_and_the_button_is_in_sight(visit: Visit, language: str) -> None:
    visitor, say = visit(language=language), translator(language)
    for size in SIZES:
        visitor.page.set_viewport_size(window(size))
        visitor.go("/new/queen").page.wait_for_selector(".ways")
        fits(visitor)
        assert visitor.edges(".ways")[1] <= size[1], (size, "all ways are in sight")
        for way in WAYS["queen"]:
            visitor.go(f"/new/queen?with={way}")
            button = visitor("form > .actions .main")
            expect(button).to_contain_text(say("web-make-table" if way == "friends" else "web-begin-now"))
            for fold in ("", ".more-options > summary"):
                if fold:
                    visitor.click(fold)
                visitor.settle()
                fits(visitor)
                assert visitor.edges("form > .actions .main")[1] <= size[1], (size, way, fold)
