"""Whole games by keyboard alone, shortcuts, and what helps those who see colours in another way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from server.server_help import Server
from web.web_help import Visitor, bots_table

Visit = Callable[..., Visitor]
FOCUSED = "document.activeElement"


def tab_to(visitor: Visitor, selector: str, most: int = 80) -> None:
    """Press Tab until something that fits has the focus, and it can be seen that it has."""
    for _ in range(most):
        if visitor.page.evaluate(f"{FOCUSED}.matches({selector!r})"):
            assert visitor.page.evaluate(f"getComputedStyle({FOCUSED}).outlineStyle") != "none"
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    visitor = visit(size="desktop").go()
    keyboard = visitor.page.keyboard
    visitor.page.wait_for_selector(".game-card.king")
    tab_to(visitor, ".start .main")
    keyboard.press("Enter")

    def decide() -> None:
        tab_to(visitor, ".turn .hand button, .turn .face-buttons button, .turn .theft button")
        keyboard.press("ArrowRight")
        keyboard.press("Enter")  # selects
        keyboard.press("Enter")  # seals

    visitor.play_by(decide)
    tab_to(visitor, ".result .main")
    keyboard.press("Enter")
    visitor.page.wait_for_selector(".turn.mine")


def test_dialogs_and_tips_by_keyboard(visit: Visit) -> None:
    visitor = visit().go()
    visitor.page.wait_for_selector(".game-card.king")
    tab_to(visitor, ".bar-tools button")
    expect(visitor("#tip")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor("#tip")).to_be_hidden()
    visitor.page.keyboard.press("Enter")
    expect(visitor("dialog.settings")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("Escape")
    expect(visitor("dialog.settings")).to_be_hidden()
    assert visitor.page.evaluate(f"{FOCUSED}.matches('.bar-tools button')"), "the focus comes back"


def test_the_first_tab_leads_to_the_content(visit: Visit) -> None:
    visitor = visit().go()
    visitor.page.wait_for_selector(".game-card")
    visitor.page.keyboard.press("Tab")
    assert visitor.page.evaluate(f"{FOCUSED}.matches('.skip')")
    visitor.page.keyboard.press("Enter")
    assert visitor.page.evaluate(f"{FOCUSED}.id") == "content"


def close(visitor: Visitor, dialog: str) -> None:
    """Press Escape until a dialog is closed: the first time it may only hide the tooltip of its button."""
    while visitor(f"dialog.{dialog}").is_visible():
        visitor.page.keyboard.press("Escape")


def test_shortcuts_choose_and_open_and_can_be_turned_off(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor = visit(size="desktop", guest=guest).at(bots_table(guest, "king", 3))
    visitor.page.wait_for_selector(".turn.mine")
    keyboard = visitor.page.keyboard
    keyboard.press("?")
    expect(visitor("dialog.key-help")).to_be_visible()
    visitor.accessible()
    keyboard.press("2")
    close(visitor, "key-help")
    expect(visitor(".hand .picked")).to_have_count(0)  # a dialog keeps its keys
    keyboard.press("h")
    assert visitor.page.evaluate(f"{FOCUSED}.matches('.hand li:first-child button')")
    keyboard.press("2")
    expect(visitor(".hand li:nth-child(2) .picked")).to_be_visible()
    number = visitor(".turn.mine").get_attribute("data-decision")
    keyboard.press("2")  # once more seals it
    expect(visitor(f".turn.mine:not([data-decision='{number}'])")).to_be_visible()
    for key, opened in {"w": "why", "r": "rules-dialog", "t": "game-menu"}.items():
        keyboard.press(key)
        expect(visitor(f"dialog.{opened}")).to_be_visible()
        close(visitor, opened)
    visitor.remember("shortcuts", "off")
    visitor.page.reload()
    visitor.page.wait_for_selector(".turn.mine")
    keyboard.press("h")
    assert not visitor.page.evaluate(f"{FOCUSED}.matches('.hand button')")


def test_letters_tell_the_colours_of_dice(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor = visit(guest=guest).at(bots_table(guest, "queen", 2))
    visitor.page.wait_for_selector(".turn.mine")
    expect(visitor(".die-letter:visible")).to_have_count(0)
    visitor.remember("letters", "on")
    visitor.page.reload()
    visitor.page.wait_for_selector(".turn.mine")
    shown = visitor(".queen-trays .die-letter:visible").all_inner_texts()
    assert shown
    assert set(shown) <= set("RPY")
    visitor.accessible()


@pytest.mark.parametrize("dark", [True, False])
def test_what_is_chosen_is_framed_in_the_colours_of_the_system(visit: Visit, server: Server, dark: bool) -> None:
    guest = server.guest("Lea")
    visitor = visit(size="desktop", guest=guest, dark=dark)
    visitor.page.emulate_media(forced_colors="active", color_scheme="dark" if dark else "light")
    for game in ("king", "queen", "chips"):
        visitor.at(bots_table(guest, game, 3))
        visitor.page.wait_for_selector(".turn.mine")
        visitor.page.keyboard.press("1")
        chosen = visitor(":is(.turn ul, [data-choices=true]) .picked")
        expect(chosen.first).to_be_visible()
        assert chosen.first.evaluate("each => getComputedStyle(each).outlineWidth") == "4px"
        visitor.picture(f"forced-colours-{game}-{'dark' if dark else 'light'}")
