"""A whole game by keyboard alone: no mouse, no touch."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from web.web_help import Visitor

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
    visitor.page.wait_for_selector(".lobby")


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
