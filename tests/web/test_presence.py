"""What a table does besides drawing: sounds, vibration, and a screen that stays on, all as the visitor wishes."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from server.server_help import Guest, Server
from web.web_help import Visitor, bots_table

Visit = Callable[..., Visitor]

LISTEN = """() => {
  window.felt = { heard: 0, shaken: [], awake: 0 };
  const begin = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.felt.heard++;
    return begin.apply(this, when);
  };
  Navigator.prototype.vibrate = (pattern) => window.felt.shaken.push(pattern.join()) > 0;
  const request = WakeLock.prototype.request;
  WakeLock.prototype.request = function (...kind) {
    window.felt.awake++;
    return request.apply(this, kind);
  };
}"""
"""Counts what the page asks of the device, which does it all the same."""


def listening(visit: Visit, guest: Guest, game: str, **how: Any) -> Visitor:
    """A visitor at a table with bots. What its page asks of the device is counted."""
    visitor = visit(guest=guest, speed="fast", **how)
    visitor.page.add_init_script(f"({LISTEN})()")
    visitor.at(bots_table(guest, game, 2))
    visitor.page.wait_for_selector(".turn.mine")
    return visitor


def play_once(visitor: Visitor) -> None:
    """Choose, seal, and wait for the next question."""
    number = visitor(".turn.mine").get_attribute("data-decision")
    visitor.decide(random.Random(12))
    expect(visitor(f".turn.mine:not([data-decision='{number}'])")).to_be_visible()


def felt(visitor: Visitor, what: str) -> Any:
    return visitor.page.evaluate(f"window.felt.{what}")


@pytest.mark.parametrize("game", ["king", "chips"])
def test_a_turn_is_heard_and_felt_until_it_is_muted(visit: Visit, server: Server, game: str) -> None:
    visitor = listening(visit, server.guest("Lea"), game, still=False)
    play_once(visitor)
    visitor.page.wait_for_function("window.felt.heard > 3")
    assert "12" in felt(visitor, "shaken"), "the phone confirms the answer"
    visitor.click(".bar .mute")
    expect(visitor(".bar .mute")).to_have_attribute("aria-label", "Sound on")
    before = felt(visitor, "heard")
    play_once(visitor)
    assert felt(visitor, "heard") == before
    visitor.click(".bar .mute")
    visitor.accessible()
    play_once(visitor)
    visitor.page.wait_for_function(f"window.felt.heard > {before}")


def test_the_screen_stays_on_while_a_live_game_is_seen(visit: Visit, server: Server) -> None:
    visitor = listening(visit, server.guest("Lea"), "king", still=False)
    visitor.page.wait_for_function("window.felt.awake > 0")


def test_who_wants_no_motion_is_left_in_peace_unless_they_wish(visit: Visit, server: Server) -> None:
    visitor = listening(visit, server.guest("Lea"), "chips")
    play_once(visitor)
    assert felt(visitor, "heard") == felt(visitor, "awake") == 0
    assert felt(visitor, "shaken") == []
    visitor.click(".bar .mute")
    play_once(visitor)
    visitor.page.wait_for_function("window.felt.heard > 0")
