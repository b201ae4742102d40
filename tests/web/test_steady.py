"""Nothing moves under the thumb: what is pressed is where it was when the same was asked before, whatever is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from luck import new_random
from server.server_help import Server
from web.web_help import CORNER, Visitor, bots_table

Visit = Callable[..., Visitor]

SIZES = ((320, 568), (390, 844), (768, 1024), (1366, 768), (1440, 900))
ZOOMED = ((384, 512), (683, 384), (720, 450))
"""The tablet's and the desktops' windows at 200 %: half as many pixels of CSS."""
GAMES: dict[str, tuple[str, int, dict[str, object]]] = {
    "king": ("king", 3, {}),
    "tournament": ("king", 16, {}),
    "chips": ("chips", 3, {}),
    "queen": ("queen", 3, {"sheet": "A"}),
    "crusade": ("queen", 2, {"crusade": True, "sheet": "C"}),
}
PLACES = """() => {
  const kinds = {
    hand: ".turn.mine .hand", faces: ".turn.mine .faces", theft: ".turn.mine .theft",
    take: ".chips-middle.chips-offered", play: ".chips-own .chips-offered",
  };
  const [kind, what] = Object.entries(kinds).find(([, each]) => document.querySelector(each)) ?? [null, null];
  if (!kind) return null;
  const of = (place) => Math.round(document.querySelector(place).getBoundingClientRect().top);
  return [kind, {hand: of(what), button: of(".turn .decide :is(.main, button)")}];
}"""
"""The kind of what is asked, and where its first choice and its button begin in the window; None for other kinds."""
UNSEEN = """() => {
  const cards = [...document.querySelectorAll(".turn.mine :is(.hand .card, .decide .main), .chips-offered button")];
  const seen = (element) => {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      && (element.contains(above) || above?.contains(element));
  };
  return cards.filter((card) => !seen(card)).map((card) => card.innerText || card.dataset.chip);
}"""
"""What of the hand, and of the button that decides, is not whole in the window, or is covered."""
CHOICES = ":is(.turn.mine .hand, .chips-offered) button[aria-disabled=false]"


def window(size: tuple[int, int]) -> ViewportSize:
    return {"width": size[0], "height": size[1]}


def until_hand(visitor: Visitor, moves: int = 60) -> None:
    """Play until a card or a chip of the hand is asked for."""
    luck = new_random()
    for _ in range(moves):
        visitor.page.wait_for_selector(".turn.mine")
        if visitor(CHOICES).count() > 1:
            return
        visitor.move(luck)
    raise AssertionError("no hand is asked for")


@pytest.mark.parametrize("game", GAMES)
def test_the_hand_is_in_sight(visit: Visit, server: Server, game: str) -> None:
    guest = server.guest("Lea")
    name, seats, options = GAMES[game]
    visitor = visit(guest=guest).at(bots_table(guest, name, seats, options=options))
    until_hand(visitor)
    unseen = {}
    for size in (*SIZES, *ZOOMED):
        visitor.page.set_viewport_size(window(size))
        visitor.page.reload()
        visitor.page.wait_for_selector(".turn.mine")
        visitor.settle()
        unseen[size] = visitor.page.evaluate(UNSEEN)
        visitor.picture(f"steady-{game}-{size[0]}x{size[1]}")
    assert not any(unseen.values()), unseen


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
@pytest.mark.parametrize("game", ["king", "chips"])
def test_what_is_pressed_stays_where_it_is(visit: Visit, server: Server, game: str, size: tuple[int, int]) -> None:
    """From decision to decision, and while one choice after the other is touched."""
    guest, luck = server.guest("Lea"), new_random()
    name, seats, options = GAMES[game]
    visitor = visit(guest=guest)
    visitor.page.set_viewport_size(window(size))
    visitor.at(bots_table(guest, name, seats, options=options))
    places: dict[str, list[Any]] = {}
    for _ in range(7):
        visitor.page.wait_for_selector(".turn.mine, .result")
        if visitor(".result").count():
            break
        visitor.settle()
        choices = visitor(f"{CHOICES}[aria-pressed=false]").element_handles()
        for choice in (None, *choices):
            if choice is not None:
                choice.click()
                visitor.page.mouse.move(*CORNER)
            found = visitor.page.evaluate(PLACES)
            if found is not None:
                places.setdefault(found[0], []).append(found[1])
        visitor.move(luck)
    assert places
    for kind, where in places.items():
        assert all(each == where[0] for each in where), (kind, where)
