"""Everything explains itself and can be touched; the reveal is told step by step, with the reason."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from luck import new_random
from server.server_help import Server
from twelvefold.games.king.cards import Character
from twelvefold.locale import translator
from web.web_help import CORNER, Visitor, bots_table, finish

Visit = Callable[..., Visitor]
PAGES = (
    ("/", ".game-card.king"),
    ("/new/queen", ".ways"),
    ("/new/king?with=friends", "form"),
    ("/new/chips?with=bots", "form"),
    ("/rules/king", ".rules h1"),
)

UNEXPLAINED = """() => [...document.querySelectorAll("main button, main a, main [role=img], .bar button, .bar a, .bar [role=img]")]
  .filter((element) => element.getClientRects().length && !element.closest("[data-tip]") && !element.textContent.trim())
  .map((element) => element.outerHTML.slice(0, 120))"""  # noqa: E501
TOO_SMALL = """() => [...document.querySelectorAll("button, a[href], input, select, summary, label.pill")]
  .filter((element) => element.getClientRects().length && !element.closest(".prose, .skip, .tip"))
  .map((element) => element.matches("input[type=checkbox], input[type=radio]") ? element.closest("label") : element)
  .map((box) => [box.getBoundingClientRect(), box.outerHTML.slice(0, 100), box.closest(".halves, .area-sheet")])
  .filter(([{height, width}, , sheet]) => Math.min(height, width) < (sheet ? 26 : 43.5))
  .map(([at, html]) => `${Math.round(at.width)}×${Math.round(at.height)} ${html}`)"""


def touchable(visitor: Visitor) -> None:
    """Targets of 44 pixels, a sheet's cells apart, and nothing without a name or an explanation."""
    assert visitor.page.evaluate(TOO_SMALL) == []
    assert visitor.page.evaluate(UNEXPLAINED) == []


def test_targets_are_large_and_named(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor = visit(guest=guest)
    for path, wait in PAGES:
        visitor.go(path).page.wait_for_selector(wait)
        touchable(visitor)
    visitor.at(str(guest.create("king", 3)["table"])).page.wait_for_selector(".invite .code")
    touchable(visitor)
    for game in ("king", "queen", "chips", "fair"):
        table = bots_table(guest, game, 4)
        visitor.at(table).page.wait_for_selector(".turn.mine")
        touchable(visitor)
        visitor.click(".caption-tools button, .bar-tools button:has(use[href*='#story'])")
        touchable(visitor)
        finish(guest, table, new_random())
        visitor.at(table).page.wait_for_selector(".result")
        touchable(visitor)


def test_cards_explain_themselves_under_the_mouse_and_on_focus(visit: Visit, server: Server) -> None:
    guest, say = server.guest("Lea"), translator("fr")
    names = [card.name.lower() for card in Character]
    visitor = visit(guest=guest, language="fr", size="desktop")
    for cards, new in (
        (names[:7], names[:7]),
        (["knight", *names[7:13]], names[7:13]),
        (["knight", *names[8:]], names[13:]),
    ):
        visitor.at(bots_table(guest, "king", 2, options={"set": cards}))
        visitor.page.wait_for_selector(".turn.mine")
        for card in new:
            visitor(f"[data-card={card}]").hover()
            expect(visitor("#tip")).to_contain_text(say(f"king-effect-{card}"))
            assert visitor(f"[data-card={card}]").get_attribute("aria-describedby") == "tip"
        visitor.page.mouse.move(*CORNER)
        expect(visitor("#tip")).to_be_hidden()
        visitor.page.keyboard.press("Tab")
        visitor("[data-card=knight]").focus()
        expect(visitor("#tip")).to_contain_text(say("king-effect-knight"))


def test_a_long_press_asks_and_does_not_choose(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor = visit(guest=guest).at(bots_table(guest, "king", 2))
    visitor.page.wait_for_selector(".turn.mine")
    box = visitor("[data-card=golem]").bounding_box()
    assert box is not None
    session = visitor.context.new_cdp_session(visitor.page)
    point = {"x": box["x"] + 20, "y": box["y"] + 20}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(visitor("#tip")).to_contain_text("12")
    visitor.page.evaluate(
        """() => {
          window.pressed = [];
          const golem = document.querySelector("[data-card=golem]");
          new MutationObserver(() => window.pressed.push(golem.ariaPressed))
            .observe(golem, {attributes: true, attributeFilter: ["aria-pressed"]});
        }"""
    )
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(visitor("[data-card=golem]")).to_have_attribute("aria-pressed", "false")
    visitor("[data-card=golem]").tap()
    expect(visitor("[data-card=golem]")).to_have_attribute("aria-pressed", "true")
    assert visitor.page.evaluate("window.pressed") == ["true"], "the tap alone has chosen it, not the press before"


def test_a_turn_is_told_step_by_step(visit: Visit, server: Server) -> None:
    """As it happens: a line for each step, for eyes and ears; and afterwards why, with the rule."""
    guest = server.guest("Lea")
    table = bots_table(guest, "king", 3)
    visitor = visit(guest=guest, speed="fast", size="desktop", still=False).at(table)
    visitor.page.wait_for_selector(".turn.mine")
    visitor.page.evaluate(
        """() => {
          window.heard = [];
          const log = document.querySelector("[role=log]");
          new MutationObserver((changes) => changes.forEach(({addedNodes}) => addedNodes.forEach((node) => window.heard.push(node.textContent))))
            .observe(log, {childList: true, subtree: true});
        }"""  # noqa: E501
    )
    visitor.decide(new_random())
    visitor.page.wait_for_selector(".caption.playing", state="detached")
    visitor.page.wait_for_selector(".turn.mine")
    while visitor("section.turn .faces").count():
        visitor.decide(new_random())
        visitor.page.wait_for_selector(".turn.mine")
    heard = visitor.page.evaluate("window.heard")
    told = visitor("aside.story .chapter").last.locator("li.game").all_inner_texts()
    assert [line for line in told if line in heard] == told, "every line of the story was announced"
    visitor("aside.story .chapter-head button").last.click()
    lines = []
    for step in range(len(told)):
        lines.append(visitor(".why-line").inner_text())
        assert len(visitor(".why-reason").inner_text()) > 20
        if step + 1 < len(told):
            visitor.page.keyboard.press("ArrowRight")
            expect(visitor(".why .player-controls .faint")).to_contain_text(str(step + 2))
    assert lines == told


@pytest.mark.parametrize("still", [True, False])
def test_dice_really_turn_unless_nothing_may_move(visit: Visit, server: Server, still: bool) -> None:
    """A Sorcerer turns the die: on the way it shows what a turning body shows; who wants it still sees it jump."""
    guest = server.guest("Lea")
    visitor = visit(guest=guest, speed="normal", still=still)
    while not visitor(".face-buttons").count():  # where the bot plays a Sorcerer, too, another table is tried
        visitor.at(bots_table(guest, "king", 2)).page.wait_for_selector(".turn.mine")
        visitor.click("[data-card=sorcerer]")
        visitor.click(".decide .main")
        visitor.page.wait_for_selector(".caption.playing")
        visitor.page.keyboard.press("Escape")
        visitor.page.wait_for_selector(".turn.mine")
    visitor.page.evaluate(
        """() => {
          window.shapes = new Set();
          const die = document.querySelector(".king-own .die-body");
          const look = () => (window.shapes.add(die.querySelector("polygon").getAttribute("points") + die.textContent), requestAnimationFrame(look));
          look();
        }"""  # noqa: E501
    )
    face = int(visitor(".face-buttons button").first.inner_text())
    visitor(".face-buttons button").first.click()
    visitor.click(".decide .main")
    label = visitor(".king-own .die-holder")
    expect(label).to_have_attribute("aria-label", re.compile(f": {face}(,|$)"))
    if still:
        expect(visitor(".caption.playing")).to_have_count(0)  # the story waits for turning dice
        visitor.settle()
        assert visitor.page.evaluate("window.shapes.size") <= 3
    else:
        visitor.page.wait_for_function("() => window.shapes.size > 10")


def test_the_story_can_be_skipped(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor = visit(guest=guest, speed="calm", still=False).at(bots_table(guest, "king", 2))
    visitor.page.wait_for_selector(".turn.mine")
    visitor.click("[data-card=golem]")
    visitor.click(".decide .main")
    visitor.page.wait_for_selector(".caption.playing")
    visitor(".caption-tools button:has(use[href$='#skip'])").click()
    expect(visitor(".caption.playing")).to_have_count(0)
    visitor.page.wait_for_selector(".turn.mine")


def test_without_a_screen_of_its_own_the_moves_are_in_sight(visit: Visit, server: Server) -> None:
    """The generic screen shows the moves, and keeps showing the table while it plays the events."""
    guest = server.guest("Lea")
    visitor = visit(guest=guest, speed="normal").at(bots_table(guest, "fair", 3))
    visitor.page.wait_for_selector(".turn.mine")
    expect(visitor(".moves button").first).to_be_in_viewport(ratio=1)
    expect(visitor(".generic-places [data-seat]")).to_have_count(3)
    visitor.decide(new_random())
    visitor.page.wait_for_selector(".caption.playing")
    expect(visitor(".generic-places [data-seat]")).to_have_count(3)
    assert "[object" not in visitor(".board-area").inner_text()


def test_a_scene_played_is_the_scene_that_is(visit: Visit, server: Server) -> None:
    """Playing events one by one ends where the view is: reloading changes nothing on the board."""
    guest = server.guest("Lea")
    visitor = visit(guest=guest, speed="fast", still=False)
    for game in ("king", "chips"):
        visitor.at(bots_table(guest, game, 3))
        luck = new_random(game)
        for _ in range(2):
            visitor.page.wait_for_selector(".turn.mine")
            visitor.decide(luck)
        visitor.page.wait_for_selector(".turn.mine")
        expect(visitor(".caption.playing")).to_have_count(0)
        visitor.settle()
        before = board(visitor)
        visitor.page.reload()
        visitor.page.wait_for_selector(".turn.mine")
        assert board(visitor) == before


def board(visitor: Visitor) -> str:
    """What lies there, without what only moves."""
    text = visitor.page.evaluate(
        "[...document.querySelectorAll('.board-area [aria-label], .board-area .points, .board-area .value')]"
        ".map((element) => `${element.getAttribute('aria-label')} ${element.className}`).join(' | ')"
    )
    return str(text)
