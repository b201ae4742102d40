"""After the game: how it was won, the replay with a link to any step, the downloaded game, the dice checked."""

from __future__ import annotations

import json
import re
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
    expect(visitor(".result-head h2")).to_be_visible()
    if game != "fair":
        expect(visitor(".ranking li")).to_have_count(3)
        expect(visitor(".moment-line")).not_to_be_empty()
    with visitor.page.expect_download() as downloading:
        visitor("a[download]").click()
    record = Record.from_json(json.loads(downloading.value.path().read_text("utf-8")))
    assert record.game == game
    seed = guest.get(f"/tables/{table}/verify")["dice"]["seed"]
    expect(visitor("main")).not_to_contain_text(seed)
    visitor.click(".dice-check button")
    verdict = guest.get(f"/tables/{table}/verify")
    expect(visitor(".verdict")).to_contain_text(seed)
    expect(visitor(".verdict")).to_contain_text(verdict["dice"]["commitment"])
    visitor.click(f"a[href='/t/{table}/replay']")
    visitor.page.wait_for_selector(".replay-controls")
    steps = guest.get(f"/tables/{table}/steps", seat=0)["steps"]
    visitor.page.keyboard.press("Home")
    expect(visitor(".scrubber-at")).to_contain_text(f"Step 0 of {len(steps) - 1}")
    controls = visitor(".player-controls button")
    controls.nth(3).click()
    controls.nth(3).click()
    expect(visitor(".scrubber-at")).to_contain_text("Step 2")
    assert visitor.page.url.endswith("?step=2")
    visitor(".step-link summary").click()
    expect(visitor(".step-link")).to_contain_text(steps[2]["position"])
    link = visitor(".step-link input").input_value()
    visitor.page.keyboard.press("End")
    expect(controls.nth(3)).to_be_disabled()
    stranger = visit()
    stranger.page.goto(link)
    stranger.page.wait_for_selector(".replay-controls")
    expect(stranger(".scrubber-at")).to_contain_text("Step 2")
    stranger("select").select_option("1")
    stranger.page.wait_for_url("**seat=1")


def test_a_replay_opens_on_the_first_move_and_plays_by_itself(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    table = bots_table(guest, "king", 2)
    finish(guest, table, new_random())
    visitor = visit(guest=guest, still=False, speed="fast").go(f"/t/{table}/replay")
    expect(visitor(".king-own .die")).to_be_visible()
    visitor.page.wait_for_url("**step=2")
    visitor.page.keyboard.press("ArrowLeft")
    expect(visitor(".scrubber-at")).to_contain_text("Step 1")
    expect(visitor(".player-controls use[href$='#play']")).to_have_count(1)


def test_who_wants_no_motion_starts_a_replay(visit: Visit, server: Server) -> None:
    """It opens on the first move, too, and waits there; then it runs to the end."""
    guest = server.guest("Lea")
    table = bots_table(guest, "king", 2)
    finish(guest, table, new_random())
    visitor = visit(guest=guest).go(f"/t/{table}/replay")
    expect(visitor(".caption-line")).to_contain_text("Round 1")
    expect(visitor(".scrubber-at")).to_contain_text("Step 1")
    expect(visitor(".player-controls use[href$='#play']")).to_have_count(1)
    visitor(".player-controls button").nth(2).click()
    last = len(guest.get(f"/tables/{table}/steps", seat=0)["steps"]) - 1
    visitor.page.wait_for_url(f"**step={last}", timeout=60_000)
    expect(visitor(".caption-line")).to_contain_text("Under the dice")
    expect(visitor(".player-controls button").nth(2)).to_be_disabled()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_chart_is_the_slider_of_a_replay(visit: Visit, server: Server, size: str) -> None:
    """It is clicked on, dragged, and moved by keyboard; the address follows, and a link leads to its step."""
    guest = server.guest("Lea")
    table = bots_table(guest, "king", 2)
    finish(guest, table, new_random())
    last = len(guest.get(f"/tables/{table}/steps", seat=0)["steps"]) - 1
    visitor = visit(guest=guest, size=size).go(f"/t/{table}/replay?step=4")
    slider, at = visitor(".scrubber input"), visitor(".scrubber-at")
    expect(at).to_contain_text("Step 4")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^Step 4 of {last}, Round 1"))
    box = visitor(".scrubber .chart-lines").bounding_box()
    assert box is not None
    for press in ("End", "Home", "ArrowRight", "ArrowRight", "ArrowLeft"):  # wherever the focus is
        visitor.page.keyboard.press(press)
    expect(at).to_contain_text("Step 1")
    visitor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    middle = round(last / 2)
    expect(at).to_contain_text(re.compile(rf"Step ({middle - 1}|{middle}|{middle + 1}) "))
    now = visitor(".chart-now").bounding_box()
    assert now is not None
    assert abs(now["x"] - box["x"] - box["width"] / 2) <= box["width"] / last, "the line is where the click was"
    visitor.page.mouse.down()
    visitor.page.mouse.move(box["x"] + box["width"] - 2, box["y"] + 10, steps=4)
    visitor.page.mouse.up()
    visitor.page.wait_for_url(f"**step={last}")
    slider.focus()
    visitor.page.keyboard.press("ArrowLeft")
    visitor.page.wait_for_url(f"**step={last - 1}")
    other = visit(size=size)
    other.page.goto(visitor.page.url)
    expect(other(".scrubber-at")).to_contain_text(f"Step {last - 1} of {last}")


def test_a_game_that_is_not_over_has_no_replay(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    table = bots_table(guest, "king", 2)
    visitor = visit(guest=guest)
    visitor.allowed = ("409",)
    visitor.go(f"/t/{table}/replay")
    expect(visitor("main")).to_contain_text("not over")
