"""12 Chip Trick: every chip is drawn once, totals are said in words, and nothing moves while a round is played."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from luck import new_random
from server.server_help import Server
from web.web_help import Visitor, bots_table

Visit = Callable[..., Visitor]

SIZES = ((320, 568), (390, 844), (768, 1024), (1366, 768), (1440, 900))
TOTAL = {
    "burning": r"\d+ (and \d+ )?hidden chips?|21 exactly|\d+, \d+ short of 21"
    r"|\d+, over by \d+: would burn|\d+ and more: would burn",
    "halving": r"\d+ (and \d+ )?hidden chips?|21 exactly|\d+, \d+ short of 21"
    r"|\d+, over by \d+: would count \d+|\d+ and more: would be halved",
}
SHAPES = """() => Object.fromEntries(
  [...document.querySelectorAll(".chips-place, .chips-row, .chips-middle, .chips-total, .chips-board")].map(
    (each, index) => {
      const { x, y, height } = each.getBoundingClientRect();
      const grows = each.matches(".chips-own .front-row"); // to the left, while the hand becomes smaller
      return [`${index} ${each.className.replace(/ (active|won|over|own|taking|chips-offered)/g, "")}`,
        [grows ? 0 : x, y + scrollY, height].map(Math.round).join(" ")];
    }))"""
"""Where everything lies in which chips lie."""
CUT = "[...document.querySelectorAll('.chips-row')].filter((row) => row.scrollWidth > row.clientWidth + 1).length"


@pytest.mark.parametrize(("size", "seats", "language"), [(SIZES[0], 4, "de"), (SIZES[0], 2, "ru"), (SIZES[1], 3, "en")])
def test_nothing_moves_while_chips_do(
    visit: Visit, server: Server, size: tuple[int, int], seats: int, language: str
) -> None:
    guest, luck = server.guest("Lea"), new_random()
    visitor = visit(guest=guest, language=language)
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.at(bots_table(guest, "chips", seats))
    visitor.page.wait_for_selector(".turn.mine")
    before = visitor.page.evaluate(SHAPES)
    for _ in range(12):
        visitor.decide(luck)
        visitor.page.wait_for_selector(".turn.mine, .result")
        if visitor(".result").count():
            break
        assert visitor.page.evaluate(SHAPES) == before
        assert visitor.page.evaluate("document.documentElement.scrollWidth") == size[0]
        assert visitor.page.evaluate(CUT) == 0, "a row has room for all its chips"


@pytest.mark.parametrize("variant", ["burning", "halving"])
def test_totals_are_said_in_words_and_chips_are_drawn_once(visit: Visit, server: Server, variant: str) -> None:
    guest, luck = server.guest("Lea"), new_random()
    visitor = visit(guest=guest, size="desktop")
    visitor.at(bots_table(guest, "chips", 3, options={"burning": variant == "burning"}))
    seen: set[str] = set()
    for _ in range(30):
        visitor.page.wait_for_selector(".turn.mine, .result")
        if visitor(".result").count():
            break
        assert visitor(".turn .chip").count() == 0, "chips lie on the table, not below it"
        asked = "take" if visitor(".chips-middle.chips-offered").count() else "play"
        for words in visitor(".total-words").all_inner_texts():
            assert re.fullmatch(TOTAL[variant], words.strip()), words
            seen.add(re.sub(r"\d+", "N", words.strip()))
        own = visitor(".chips-own [data-chip]").evaluate_all("all => all.map((each) => Number(each.dataset.chip))")
        lying = visitor(".chips-own .chips-front .chip-value").all_inner_texts()
        assert len(own) + len(lying) + (asked == "take") == 4, "hand and table together"
        if asked not in seen:
            seen.add(asked)
            visitor.pictures(f"chips-{variant}-{asked}")
            visitor.accessible()
        visitor.decide(luck)
    assert {"play", "take", "N hidden chips", "N, N short of N"} <= seen
    over = "N, over by N: would burn" if variant == "burning" else "N, over by N: would count N"
    assert over in seen


def test_chips_are_played_and_taken_by_keyboard(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor = visit(guest=guest, size="desktop").at(bots_table(guest, "chips", 3))
    for _ in range(4):
        visitor.page.wait_for_selector(".turn.mine")
        before = visitor("section.turn").get_attribute("data-decision")
        first = visitor(".chips-offered button[aria-disabled=false]").first
        first.focus()
        for _ in range(2 if first.get_attribute("aria-pressed") == "false" else 1):
            visitor.page.keyboard.press("Enter")
        visitor.page.wait_for_function(
            "before => document.querySelector('section.turn')?.dataset.decision !== before", arg=before
        )
