"""The guide through a first game: one real turn, step by step, beside the table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from luck import new_random
from server.server_help import Server
from twelvefold.locale import translator
from web.test_first_load import texts_asked
from web.web_help import SIZES, Visitor, bots_table

Visit = Callable[..., Visitor]
STEPS = {"king": 7, "queen": 8, "chips": 7}
"""The number of steps of each guide."""

READ = {"king": [0, 1, 4, 5, 6], "queen": [0, 1, 5, 6, 7], "chips": [0, 1, 4, 5, 6]}
"""The steps that are read and left; the others go on by themselves when something is done."""
TELLS = {"king": 4, "queen": 5, "chips": 4}
"""The step that explains what has happened."""
LOOKS = {0: "phone", 2: "desktop"}
"""Where it is looked at closely: at the beginning, and where something is asked for."""

COVERED = """() => {
  const [panel, about] = [".guide", "[data-guided]"].map((each) => document.querySelector(each).getBoundingClientRect());
  const seen = about.bottom > 0 && about.top < innerHeight && about.width > 0;
  const apart = panel.bottom <= about.top || panel.top >= about.bottom || panel.right <= about.left || panel.left >= about.right;
  return { seen, apart };
}"""  # noqa: E501


def be_guided(visitor: Visitor, game: str) -> None:
    visitor.go().page.wait_for_selector(f".game-card.{game}")
    visitor.click(f".game-card.{game} .guided")
    visitor.page.wait_for_selector(".guide")


def step_of(visitor: Visitor) -> int:
    return int(visitor.page.url.partition("?guide")[2].removeprefix("=") or 0)


def at_step(visitor: Visitor, step: int, game: str = "king") -> None:
    """The address and the panel name it; what it is about is in sight, and the panel beside it."""
    expect(visitor(".guide-head .faint")).to_contain_text(translator("en")("web-step", step=step + 1, last=STEPS[game]))
    expect(visitor.page).to_have_url(re.compile(rf"\?guide={step}$" if step else r"\?guide$"))
    expect(visitor("[data-guided]")).to_have_count(1)
    visitor.page.wait_for_function(f"() => {{ const now = ({COVERED})(); return now.seen && now.apart }}")


def explains_the_turn(visitor: Visitor, game: str) -> None:
    """The guide repeats a sentence of the story, which tells this turn, and says more."""
    text = visitor(".guide-text").inner_text()
    lines = [line.inner_text() for line in visitor(".story li.game").all()]
    visitor.pictures(f"guide-{game}-told")
    assert [line for line in lines if line and text.startswith(line) and len(text) > len(line) + 60], (text, lines)


@pytest.mark.parametrize("game", ["king", "queen", "chips"])
def test_one_real_turn_from_the_front_page_to_the_end_of_the_guide(visit: Visit, game: str) -> None:
    visitor = visit(size="phone")
    asked, luck = texts_asked(visitor), new_random(game)
    be_guided(visitor, game)
    assert "guide.en.ftl" in asked
    expect(visitor(".guide")).to_be_focused()
    seen: list[int] = []
    while STEPS[game] - 1 not in seen:
        visitor.page.wait_for_selector(".guide-tools .main, .turn.mine")
        visitor.settle()  # a step that waited for this goes on by itself
        step = step_of(visitor)
        if step in LOOKS:
            visitor.page.set_viewport_size(SIZES[LOOKS[step]])  # type: ignore[arg-type]
            at_step(visitor, step, game)
            visitor.accessible()
            visitor.pictures(f"guide-{game}-{step}")
        if visitor(".guide-tools .main").count():
            at_step(visitor, step, game)
            if step == TELLS[game]:
                explains_the_turn(visitor, game)
            visitor.click(".guide-tools .main")
            seen.append(step)
        elif visitor(".queen-choice[data-line=true]").count():
            visitor.build_line(luck)
        else:
            visitor.decide(luck)
    assert seen == READ[game]
    expect(visitor.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(visitor("[data-guided]")).to_have_count(0)
    expect(visitor(".turn.mine")).to_be_visible()  # the game itself goes on


def test_skipped_begun_again_loaded_again_and_ended_by_escape(visit: Visit) -> None:
    visitor = visit(size="desktop")
    keyboard = visitor.page.keyboard
    be_guided(visitor, "king")
    visitor.click(".guide-tools .quiet")
    expect(visitor(".guide")).to_have_count(0)
    expect(visitor("[data-guided]")).to_have_count(0)
    visitor(".bar-tools button:has(use[href*='#menu'])").click()
    visitor.click(".game-menu a:has(use[href*='#star'])")
    expect(visitor("dialog[open]")).to_have_count(0)
    at_step(visitor, 0)
    visitor(".guide").focus()
    for key in ("Tab", "Tab", "Enter"):
        keyboard.press(key)
    at_step(visitor, 1)
    visitor.page.reload()
    at_step(visitor, 1)
    visitor.click(".guide-tools .main")
    at_step(visitor, 2)
    expect(visitor("section.turn")).to_be_focused()  # whoever is asked for something can do it at once
    visitor.click(".caption-tools button")
    expect(visitor("dialog[open]")).to_have_count(1)
    keyboard.press("Escape")  # what lies above is closed first
    expect(visitor("dialog[open]")).to_have_count(0)
    at_step(visitor, 2)
    visitor("section.turn").focus()
    keyboard.press("Escape")
    expect(visitor(".guide")).to_have_count(0)
    visitor.page.reload()
    visitor.page.wait_for_selector(".turn.mine")
    assert visitor(".guide").count() == 0


def test_wished_for_before_the_game_and_not_for_those_who_watch(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    table = str(guest.create("chips", 2, bots=[None, "heuristic"])["table"])
    visitor = visit(guest=guest).at(table)
    visitor.click(".lobby .switch label")
    expect(visitor(".lobby .switch input")).to_be_checked()
    visitor.click(".lobby .sheet .main")
    at_step(visitor, 0, "chips")
    watching = visit()
    asked = texts_asked(watching)
    watching.at(f"{bots_table(guest, 'king', 2)}?guide")
    expect(watching(".turn .question")).to_be_visible()
    watching.settle()  # the guide would be asked for as soon as the table is shown
    assert "king.en.ftl" in asked
    assert "guide.en.ftl" not in asked
    assert watching(".guide").count() == 0
