"""Lines of moves on the generic screen: a touch that comes before the last one is acknowledged is not lost."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from server.server_help import Server
from web.test_queen import SlowNetwork
from web.web_help import Visitor, bots_table

pytestmark = pytest.mark.browser


def test_touches_of_a_line_wait_for_each_other(visit: Callable[..., Visitor], server: Server) -> None:
    """Two moves are added, then one of them is taken back and another one added, all without an answer in between."""
    guest = server.guest("Lea")
    visitor = visit(guest=guest)
    network = SlowNetwork(visitor)
    visitor.at(bots_table(guest, "fair", 1))
    luck = random.Random(1)
    moves, line = visitor(".turn.mine .generic-choice:has(.line) .moves button"), visitor(".line li span")
    visitor.page.wait_for_selector(".turn.mine")
    while moves.count() < 2:
        visitor.move(luck)
        visitor.page.wait_for_selector(".turn.mine")
    first, second = moves.all_inner_texts()[:2]
    network.hold()
    moves.nth(0).click()
    moves.nth(1).click()
    moves.nth(1).click()  # a double click
    expect(line).to_have_count(0)
    network.let_through()
    expect(line).to_have_text([first, second])
    visitor.click(".line li:nth-child(2) button")
    expect(line).to_have_text([first])
    visitor.click(f".moves button[data-move='{second}']")
    visitor.click(".decide .main:enabled")
    expect(visitor(".line li")).to_have_count(0)
