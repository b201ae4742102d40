"""From a small phone to a projector: what is to be decided is seen with what it is about, and nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from luck import new_random
from server.server_help import Server
from web.web_help import Visitor, bots_table

Visit = Callable[..., Visitor]

WINDOWS = ((320, 568), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1366, 768))
WALLS = ((1024, 768), (1280, 720), (1920, 1080))
PLAYED: tuple[tuple[str, int, dict[str, object], str, str], ...] = (
    ("king", 16, {}, "play", ".hand .card"),
    ("chips", 4, {}, "play", ".chips-own [data-chip]"),
    ("queen", 4, {}, "mark", ".queen-own .cell.lit"),
    ("queen", 1, {"crusade": True, "sheet": "D"}, "roof", ".own .area-sheet .lit"),
)
IN_SIGHT = """(what) => {
  const inside = ({left, top, right, bottom}) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const seen = (element) => {
    const at = element.getBoundingClientRect();
    const above = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
    return inside(at) && (element.contains(above) || above?.contains(element));
  };
  return {
    confirm: seen(document.querySelector("section.turn .decide .main")),
    what: [...document.querySelectorAll(what)].some(seen),
    wide: document.documentElement.scrollWidth - innerWidth,
  };
}"""
"""Whether the button that decides is seen, and one of the things to choose from, neither of them covered."""
WHOLE = """() => ({
  tall: document.documentElement.scrollHeight - innerHeight,
  wide: document.documentElement.scrollWidth - innerWidth,
  line: document.querySelector(".room-line").getBoundingClientRect().bottom <= innerHeight,
  cut: [...document.querySelectorAll(".room-board .place-name")].filter((name) => name.scrollWidth > name.clientWidth + 1).length,
  board: document.querySelector(".room-board").scrollHeight <= document.querySelector(".room-board").clientHeight + 1,
  standings: [...document.querySelectorAll(".room-standings")].every((place) => place.scrollHeight <= place.clientHeight + 1),
})"""  # noqa: E501


def window(size: tuple[int, int]) -> ViewportSize:
    return {"width": size[0], "height": size[1]}


@pytest.mark.parametrize(("game", "seats", "options", "ask", "what"), PLAYED)
def test_what_is_to_be_decided_is_in_sight(
    visit: Visit, server: Server, game: str, seats: int, options: dict[str, object], ask: str, what: str
) -> None:
    guest, luck = server.guest("Lea"), new_random()
    visitor = visit(guest=guest, size="desktop").at(bots_table(guest, game, seats, options=options))
    for _ in range(80):
        visitor.page.wait_for_selector(".turn.mine")
        here = visitor(f".turn.mine .queen-choice[data-ask={ask}]").count() or game != "queen"
        if here and not visitor(".hand .card").count():
            for die in visitor("[data-hold][aria-disabled=false][aria-pressed=false]").all()[:1]:
                die.click()
        if here and visitor(what).count():
            break
        visitor.move(luck)
    for size in WINDOWS:
        visitor.page.set_viewport_size(window(size))
        visitor.page.reload()
        visitor.page.wait_for_selector(".turn.mine")
        for die in visitor("[data-hold][aria-disabled=false][aria-pressed=false]").all()[:1]:
            if not visitor(what).count():
                die.click()
        visitor.settle()
        assert visitor.page.evaluate(IN_SIGHT, what) == {"confirm": True, "what": True, "wide": 0}, size


@pytest.mark.parametrize(
    ("game", "seats", "sheet"), [("king", 16, None), ("queen", 4, "A"), ("queen", 2, "C"), ("chips", 4, None)]
)
def test_a_wall_shows_all_of_it(visit: Visit, server: Server, game: str, seats: int, sheet: str | None) -> None:
    guest, luck = server.guest("Lea"), new_random()
    table = bots_table(guest, game, seats, options={"sheet": sheet} if sheet else {})
    visitor = visit(guest=guest).at(table)
    for _ in range(2):
        visitor.page.wait_for_selector(".turn.mine")
        visitor.move(luck)
    wall = visit(size="desktop").go(f"/t/{table}/projector")
    wall.page.wait_for_selector(".room-line")
    for size in WALLS:
        wall.page.set_viewport_size(window(size))
        wall.settle()
        fits = {"tall": 0, "wide": 0, "line": True, "cut": 0, "board": True, "standings": True}
        assert wall.page.evaluate(WHOLE) == fits, size
    wall.page.set_viewport_size(window((390, 844)))  # on a phone it is scrolled, not squeezed
    wall.settle()
    assert wall.page.evaluate("document.querySelector('.room-board > div').style.zoom") == "1"
    assert wall.page.evaluate("document.querySelector('.room-board').offsetHeight") > 300
