"""The right question at the right time: who is waited for, what the reserve gives, and moves that play themselves."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from luck import new_random
from server.server_help import Server
from web.test_queen import asked
from web.test_screens import look
from web.web_help import Visitor, bots_table, table_of_two

Visit = Callable[..., Visitor]
QUESTION = "section.turn .question"
BY_ITSELF = f"{QUESTION}.only"
READY = ".chips-choice .decide .main:enabled"
"""Nothing is chosen yet, and still it can be confirmed: there is only one move."""
CHOICE = f".turn.mine:not(:has({READY}))"
PILE = "[data-move='bonus pile']"
REMEMBER = f"""() => new MutationObserver(() => {{
  const now = document.querySelector("{BY_ITSELF}");
  if (now) window.told = now.textContent;
}}).observe(document.body, {{ subtree: true, childList: true, attributes: true, characterData: true }})"""
"""Keeps what was told while a move played itself: a second is short."""


def test_after_sealing_the_others_are_waited_for(visit: Visit, server: Server) -> None:
    """In a game of single answers and in one of lines; whoever changes their mind is asked again."""
    for game, choices in (("king", 1), ("queen", 2)):
        table, lea, _ = table_of_two(server, game)
        visitor = visit(guest=lea).at(table)
        visitor.page.wait_for_selector(".turn.mine")
        for chosen in range(choices):
            visitor(".hand .card[aria-disabled=false]").first.click()
            expect(visitor("[data-laid]")).to_have_count(chosen + 1 if game == "queen" else 0)
        question = visitor(QUESTION).inner_text()
        visitor.click(".decide .main:enabled")
        expect(visitor(QUESTION)).to_have_text("Waiting for Mia.")
        visitor.accessible()
        visitor.picture(f"sealed-{game}")
        visitor.click("[data-take-back]")
        expect(visitor(QUESTION)).to_have_text(question)


def test_the_reserve_bonus_asks_for_a_card(visit: Visit, server: Server) -> None:
    """The card is chosen with the bonus: it comes into the hand without being asked for again."""
    guest = server.guest("Lea")
    visitor = visit(guest=guest).at(bots_table(guest, "queen", 1))
    assert asked(visitor, "bonus", new_random(3))
    visitor.click("[data-move='bonus reserve']")
    expect(visitor(QUESTION)).to_contain_text("Take a card")
    expect(visitor("[data-confirm]")).to_be_disabled()
    look(visitor, "queen-reserve-bonus")
    visitor.click("[aria-label='Choose another bonus']")
    visitor.click("[data-move='bonus reserve']")
    card = str(visitor(".queen-hand .card").last.get_attribute("data-card"))
    visitor.click(f".queen-hand [data-card={card}]")
    expect(visitor("[data-confirm]")).to_contain_text("Take: ")
    visitor.click("[data-confirm]")
    visitor.page.wait_for_selector(".turn.mine .queen-choice[data-ask=play]")
    expect(visitor(f".queen-hand [data-card={card}]")).to_be_visible()


def test_the_discard_pile_comes_back_without_a_question_about_cells(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor, luck = visit(guest=guest).at(bots_table(guest, "queen", 1)), new_random(3)
    while asked(visitor, "bonus", luck) and not visitor(f"{PILE}[aria-disabled=false]").count():
        visitor.build_line(luck)
    visitor.click(PILE)
    expect(visitor(QUESTION)).to_have_text("Your discard pile comes back into your hand.")
    expect(visitor("[data-confirm]:not(.lesser)")).to_be_enabled()


def test_the_only_move_plays_itself_if_that_is_wished(visit: Visit, server: Server) -> None:
    """Switched on where there is only one move, it is named, and then made without a click; and so are later ones."""
    guest, luck = server.guest("Lea"), new_random()
    visitor = visit(guest=guest).at(bots_table(guest, "chips", 2))
    visitor.page.wait_for_selector(".turn.mine")
    while not visitor(f".turn.mine {READY}").count():
        visitor.move(luck)
        visitor.page.wait_for_selector(".turn.mine")
    decision = visitor(".turn.mine").get_attribute("data-decision")
    expect(visitor(BY_ITSELF)).to_have_count(0)
    visitor(".bar-tools button:has(use[href*='#menu'])").click()
    visitor(".game-menu details summary").last.click()
    setting = visitor(".game-menu fieldset").filter(has_text="Play forced moves by themselves")
    visitor.page.evaluate(REMEMBER)
    setting.locator(".pill").first.click()
    visitor.page.wait_for_selector(f"section.turn:not([data-decision='{decision}'])")
    visitor.page.keyboard.press("Escape")
    assert re.match(r"\s*Only one move: \S", str(visitor.page.evaluate("window.told")))
    visitor.page.wait_for_selector(CHOICE)


def test_a_person_who_lets_forced_moves_play_is_asked_for_all_others(visit: Visit, server: Server) -> None:
    """A whole game in which nobody clicks where there is only one move."""
    guest, luck = server.guest("Lea"), new_random()
    visitor = visit(guest=guest, forced=True).at(bots_table(guest, "chips", 2))
    visitor.page.evaluate(REMEMBER)
    visitor.page.wait_for_selector(CHOICE)
    while not visitor(".result").count():
        visitor.move(luck)
        visitor.page.wait_for_selector(f"{CHOICE}, .result")
    assert visitor.page.evaluate("window.told")
