"""The right question at the right time: who is waited for, what the reserve gives, and moves that play themselves."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from luck import new_random
from server.server_help import Server
from web.test_queen import asked
from web.test_screens import look
from web.web_help import Visitor, bots_table, finish, table_of_two

Visit = Callable[..., Visitor]
QUESTION = "section.turn .question"
BY_ITSELF = f"{QUESTION}.only"
READY = ".turn.mine .chips-choice .decide .main:enabled"
"""Nothing is chosen yet, and still it can be confirmed: there is only one move."""


def test_after_sealing_the_others_are_waited_for(visit: Visit, server: Server) -> None:
    """In a game of single answers and in one of lines; whoever changes their mind is asked again."""
    for game, choices in (("king", 1), ("queen", 2)):
        table, lea, _ = table_of_two(server, game)
        visitor = visit(guest=lea).at(table)
        visitor.page.wait_for_selector(".turn.mine")
        question = visitor(QUESTION).inner_text()
        for _ in range(choices):
            visitor(".hand .card[aria-disabled=false]").first.click()
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
    expect(visitor(QUESTION)).to_contain_text("which card")
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
    visitor = visit(guest=guest).at(bots_table(guest, "queen", 1))
    assert asked(visitor, "bonus", new_random(3))
    visitor.click("[data-move='bonus pile']")
    expect(visitor(QUESTION)).to_have_text("Your discard pile comes back into your hand.")
    expect(visitor("[data-confirm]:not(.lesser)")).to_be_enabled()


def test_the_only_move_plays_itself_if_that_is_wished(visit: Visit, server: Server) -> None:
    """Switched on where there is only one move, it is named, and then made without a click; and so are later ones."""
    guest, luck = server.guest("Lea"), new_random()
    visitor = visit(guest=guest).at(bots_table(guest, "chips", 2))
    visitor.page.wait_for_selector(".turn.mine")
    while not visitor(READY).count():
        visitor.move(luck)
        visitor.page.wait_for_selector(".turn.mine")
    decision = visitor(".turn.mine").get_attribute("data-decision")
    expect(visitor(BY_ITSELF)).to_have_count(0)
    visitor(".bar-tools button:has(use[href*='#menu'])").click()
    visitor(".game-menu details summary").last.click()
    setting = visitor(".game-menu fieldset").filter(has_text="Play forced moves by themselves")
    setting.locator(".pill").first.click()
    expect(visitor(BY_ITSELF)).to_contain_text("Only one move: ")
    visitor.page.wait_for_selector(f"section.turn:not([data-decision='{decision}'])")
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector(f".turn.mine:not(:has({READY.removeprefix('.turn.mine ')}))")


def test_a_person_who_lets_forced_moves_play_is_asked_for_all_others(visit: Visit, server: Server) -> None:
    """A whole game: nobody clicks where there is only one move, and a choice never plays itself."""
    guest, luck = server.guest("Lea"), new_random()
    table = bots_table(guest, "chips", 2)
    visitor = visit(guest=guest, forced=True).at(table)
    clicks = 0
    while True:
        visitor.page.wait_for_selector(f".turn.mine:not(:has({READY.removeprefix('.turn.mine ')})), .result")
        if visitor(".result").count():
            break
        visitor.move(luck)
        clicks += 1
    events = [entry["event"] for entry in finish(guest, table, luck)]
    decided = sum(event["is"] in ("ChipPlayed", "ChipTaken") and event["seat"] == 0 for event in events)
    assert clicks < decided
