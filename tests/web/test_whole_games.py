"""Whole games by clicking, against bots: every game at its smallest and largest number of seats, and Queen's duel."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from luck import new_random
from server.server_help import Server
from web.web_help import Visitor, bots_table

GAMES = [
    ("king", 2),
    ("king", 4),
    ("queen on B", 2),
    ("chips", 2),
    ("chips", 4),
    ("fair", 1),
    ("fair", 16),
]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_whole_game_by_clicking(visit: Callable[..., Visitor], server: Server, game: str, seats: int) -> None:
    guest = server.guest("Lea")
    name, _, sheet = game.partition(" on ")
    table = bots_table(guest, name, seats, options={"sheet": sheet} if sheet else {})
    visitor = visit(guest=guest).at(table)
    visitor.play(new_random())
    summary = guest.get(f"/tables/{table}")
    assert summary["status"] == "over"
    expect(visitor(".result-head h2")).to_be_visible()
    visitor.pictures(f"over-{name}-{seats}")


def test_two_clicks_from_the_front_page_to_a_decision(visit: Callable[..., Visitor]) -> None:
    """A newcomer's way: play now, choose a card."""
    visitor = visit(speed="normal").go()
    visitor.click(".start .main")
    visitor.page.wait_for_selector(".turn.mine", timeout=10_000)
    visitor.click(".hand button")
    expect(visitor(".decide-about")).to_contain_text(":")
    visitor.click(".decide .main")
    visitor.page.wait_for_selector(".caption.playing")
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector(".turn.mine")
