"""After the game: how it was won, the replay with a link to any step, the record, the dice checked."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from luck import new_random
from server.server_help import Server
from twelvefold.core.record import Record
from web.web_help import Visitor, bots_table, finish

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("game", ["king", "chips", "fair"])
def test_after_the_game(visit: Visit, server: Server, game: str) -> None:
    guest = server.guest("Lea")
    table = bots_table(guest, game, 3)
    finish(guest, table, new_random())
    visitor = visit(guest=guest).at(table)
    expect(visitor(".result h2")).to_be_visible()
    if game != "fair":
        assert visitor(".moments li").count() >= 2
    with visitor.page.expect_download() as downloading:
        visitor("a[download]").click()
    record = Record.from_json(json.loads(downloading.value.path().read_text("utf-8")))
    assert record.game == game
    visitor.click(".dice-check button")
    verdict = guest.get(f"/tables/{table}/verify")
    expect(visitor(".verdict")).to_contain_text(verdict["dice"]["seed"])
    expect(visitor(".verdict")).to_contain_text(verdict["dice"]["commitment"])
    visitor.click(f"a[href='/t/{table}/replay']")
    visitor.page.wait_for_selector(".replay-controls")
    steps = guest.get(f"/tables/{table}/steps", seat=0)["steps"]
    expect(visitor(".slider")).to_contain_text(str(len(steps) - 1))
    controls = visitor(".player-controls button")
    controls.nth(3).click()
    controls.nth(3).click()
    expect(visitor(".slider")).to_contain_text("2")
    assert visitor.page.url.endswith("?step=2")
    visitor(".step-link summary").click()
    expect(visitor(".step-link")).to_contain_text(steps[2]["position"])
    link = visitor(".step-link input").input_value()
    visitor.page.keyboard.press("Escape")
    controls.nth(4).click()
    expect(controls.nth(4)).to_be_disabled()
    stranger = visit()
    stranger.page.goto(link)
    stranger.page.wait_for_selector(".replay-controls")
    expect(stranger(".slider")).to_contain_text("2")
    stranger("select").select_option("1")
    stranger.page.wait_for_url("**seat=1")


def test_the_whole_replay_runs_by_itself(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    table = bots_table(guest, "king", 2)
    finish(guest, table, new_random())
    visitor = visit(guest=guest).go(f"/t/{table}/replay")
    visitor.page.wait_for_selector(".replay-controls")
    visitor(".player-controls button").nth(2).click()
    last = len(guest.get(f"/tables/{table}/steps", seat=0)["steps"]) - 1
    visitor.page.wait_for_url(f"**step={last}", timeout=60_000)
    expect(visitor(".caption-line")).to_contain_text("Under the dice")


def test_a_game_that_is_not_over_has_no_replay(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    table = bots_table(guest, "king", 2)
    visitor = visit(guest=guest)
    visitor.allowed = ("409",)
    visitor.go(f"/t/{table}/replay")
    expect(visitor("main")).to_contain_text("not over")
