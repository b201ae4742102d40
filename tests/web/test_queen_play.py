"""How marking feels in Queen of 12: the next die is held by itself, and nothing useful is left by mistake.

Every figure says what it counts, and nothing covers anything.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from server.server_help import Server
from twelvefold.games.queen.cards import Character
from twelvefold.locale import LANGUAGES, translator
from web.test_queen import CONFIRM, LIT, PENCIL, mark, marking, with_a_costly_die
from web.test_screens import look
from web.test_sizes import window
from web.web_help import Visitor, bots_table

Visit = Callable[..., Visitor]

WINDOWS = ((320, 568), (390, 844), (768, 1024), (1366, 768), (1440, 900))
HELD = "[data-hold][aria-pressed=true]"
LEAVE, STAY = "[data-leave]", "[data-stay]"
OVERLAPS = """() => [...document.querySelectorAll(".queen-own .cell.lit")].flatMap((cell) => {
  const [sign, print] = [".sign-of", ".cell-value, .roof"].map((part) => cell.querySelector(part).getBoundingClientRect());
  const around = cell.getBoundingClientRect();
  const apart = sign.top >= print.bottom - 2 || sign.left >= print.right;
  const inside = sign.left >= around.left - 2 && sign.right <= around.right + 2 && sign.bottom <= around.bottom + 1;
  return apart && inside && sign.width > 0 ? [] : [cell.textContent.trim()];
})"""  # noqa: E501
"""The cells in which what a mark brings lies over the number, or outside of the cell. Lines of text have some air."""
COVERED = """() => [...document.querySelectorAll("[data-hold]")].flatMap((die) => {
  const {left, right, top, bottom} = die.getBoundingClientRect();
  const seen = [top + 3, bottom - 3].every((y) => die.contains(document.elementFromPoint((left + right) / 2, y)));
  return seen ? [] : [die.dataset.hold];
})"""
"""The dice of which something covers the upper or the lower edge."""
TOO_LONG = """(names) => {
  const place = document.querySelector(".queen-hand .card-name");
  return names.filter((name) => {
    place.textContent = name;
    return place.scrollWidth > place.clientWidth;
  });
}"""
"""The names that do not fit on a card; they are only broken where a word may be."""


def test_the_next_die_is_held_by_itself(visit: Visit, server: Server) -> None:
    """From the first die on; another one can be held instead."""
    visitor = marking(visit, server, server.guest("Lea"), dice=2)
    expect(visitor(HELD)).to_have_count(1)
    other = str(visitor("[data-hold][aria-disabled=false][aria-pressed=false]").last.get_attribute("data-hold"))
    visitor(f"[data-hold={other}]").last.click()
    expect(visitor(HELD)).to_have_attribute("data-hold", other)
    dice = visitor("[data-hold]").count()
    visitor(LIT).first.click()
    expect(visitor("[data-hold]")).to_have_count(dice - 1)
    expect(visitor(HELD)).to_have_count(1)
    assert visitor(LIT).count() > 0


def test_a_useful_die_is_not_left_by_mistake(visit: Visit, server: Server) -> None:
    """The button is quiet while something useful is left. It asks once, in its own place, by mouse and by keys."""
    visitor = marking(visit, server, server.guest("Lea"), dice=2)
    mark(visitor)
    expect(visitor(f"{CONFIRM}.lesser")).to_be_enabled()
    visitor.click(CONFIRM)
    expect(visitor(CONFIRM)).to_have_count(0)
    expect(visitor(".decide-about.warns")).to_contain_text("You can still mark ")
    expect(visitor(STAY)).to_be_focused()
    look(visitor, "queen-leaving")
    visitor.page.keyboard.press("Enter")
    expect(visitor(LEAVE)).to_have_count(0)
    assert visitor.page.evaluate("document.activeElement.matches('.cell.lit')"), "it leads to what can be marked"
    expect(visitor(PENCIL)).to_have_count(1)
    number = visitor(".turn.mine").get_attribute("data-decision")
    visitor.confirm()
    visitor.page.wait_for_selector(f"section.turn:not([data-decision='{number}'])")


def test_the_button_is_golden_when_nothing_useful_is_left(visit: Visit, server: Server) -> None:
    visitor = marking(visit, server, server.guest("Lea"))
    while visitor(f"{CONFIRM}.lesser").count():
        mark(visitor)
        visitor.page.wait_for_selector(f"{CONFIRM}[aria-disabled=false]")
    number = visitor(".turn.mine").get_attribute("data-decision")
    visitor.click(CONFIRM)
    visitor.page.wait_for_selector(f"section.turn:not([data-decision='{number}'])")


def test_what_only_costs_points_may_be_left_without_a_question(visit: Visit, server: Server) -> None:
    """And the warning before such a mark covers none of the dice, on any phone."""
    visitor = with_a_costly_die(visit, server)
    visitor(f"{LIT}.costs:has-text('\N{MINUS SIGN}')").first.click()
    expect(visitor(".decide-about.warns")).to_contain_text("Careful")
    for size in WINDOWS[:2]:
        visitor.page.set_viewport_size(window(size))
        visitor.page.reload()
        expect(visitor(".decide-about.warns")).to_contain_text("Careful")
        visitor.settle()
        assert visitor.page.evaluate(COVERED) == [], size
        visitor.picture(f"queen-warned-{size[0]}")


def test_what_a_mark_brings_stands_beside_the_number(visit: Visit, server: Server) -> None:
    """And what asks before something is left covers none of the dice."""
    visitor = marking(visit, server, server.guest("Lea"), dice=2)
    for size in WINDOWS:
        visitor.page.set_viewport_size(window(size))
        visitor.page.reload()
        visitor.page.wait_for_selector(LIT)
        visitor.settle()
        assert visitor.page.evaluate(OVERLAPS) == [], size
        assert visitor.page.evaluate(COVERED) == [], size
        before = visitor(".decide").bounding_box()
        visitor.click(CONFIRM)
        visitor.page.wait_for_selector(LEAVE)
        visitor.settle()
        assert visitor.page.evaluate(COVERED) == [], size
        assert visitor(".decide").bounding_box() == before, "nothing moves"
        for button in (STAY, LEAVE):
            box = visitor(button).bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 40
        visitor.click(STAY)


def test_every_figure_at_a_place_says_what_it_counts(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor = visit(guest=guest).at(bots_table(guest, "queen", 2))
    visitor.page.wait_for_selector(".turn.mine")
    for place in (".queen-own", ".queen-others"):
        expect(visitor(f"{place} .queen-total")).to_contain_text("points")
        expect(visitor(f"{place} .queen-total use[href*='#star']")).to_have_count(1)
    assert not any(letter.isdigit() for letter in visitor(".boxes-left").inner_text()), "boxes to tick, as in print"
    for line in ("row", "column"):
        expect(visitor(f".queen-own [aria-label='Points of each {line}']")).to_have_count(2)


@pytest.mark.parametrize(("seats", "sheet"), [(2, "C"), (1, "D")])
def test_the_signs_of_the_crusade_are_explained(visit: Visit, server: Server, seats: int, sheet: str) -> None:
    """Open where there is room, behind a button where there is none; how much a column lacks is said in words."""
    guest = server.guest("Lea")
    table = bots_table(guest, "queen", seats, options={"crusade": True, "sheet": sheet})
    visitor = visit(guest=guest, size="desktop").at(table)
    visitor.page.wait_for_selector(".turn.mine")
    assert visitor(".own .column-points small").all_inner_texts()[0].split() == ["12", "left"]
    for size in WINDOWS:
        visitor.page.set_viewport_size(window(size))
        visitor.page.reload()
        visitor.page.wait_for_selector(".turn.mine")
        legend = visitor(".own .area-legend li")
        if size[0] >= 1100:
            expect(legend.first).to_be_visible()
        else:
            expect(legend).to_have_count(0)
            visitor(".own .area-legend summary").dispatch_event("click")
            expect(legend.first).to_contain_text(":")
    visitor.settle()
    caption = visitor(".caption").bounding_box()
    assert caption is not None
    assert caption["y"] + caption["height"] <= 900, "all of it is seen on a desktop"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_cards_are_broken_where_words_may_be(visit: Visit, server: Server, language: str) -> None:
    """All of them, in a duel on a phone, where cards are smallest."""
    guest, say = server.guest("Lea"), translator(language)
    cards = [card.name.lower() for card in Character]
    names = [say("web-queen-card-name", card=say(f"queen-character-{card}"), card_id=card) for card in cards]
    visitor = visit(guest=guest, language=language).at(bots_table(guest, "queen", 2))
    for size in WINDOWS[:2]:
        visitor.page.set_viewport_size(window(size))
        visitor.page.wait_for_selector(".turn.mine .queen-hand .card")
        visitor.settle()
        assert visitor.page.evaluate(TOO_LONG, names) == [], size
