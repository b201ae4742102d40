"""The result of a game, reached by clicking: who has won, the chart, one's own best, a rematch, a picture to share."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from luck import new_random
from server.server_help import Guest, Server
from twelvefold.locale import LANGUAGES, translator
from web.web_help import SIZES, Visitor, bots_table, finish

Visit = Callable[..., Visitor]
SMALL_PHONE = {"width": 320, "height": 568}


def finished(server: Server, game: str, seats: int, seed: int = 1, **more: Any) -> tuple[Guest, str]:
    """A finished game of Lea's against bots."""
    lea = server.guest("Lea")
    table = bots_table(lea, game, seats, **more)
    finish(lea, table, random.Random(seed))
    return lea, table


def headline_of(guest: Guest, table: str) -> str:
    """What stands above the result for who sits on the first seat, in English."""
    about = guest.get(f"/tables/{table}")
    return "You win!" if about["winners"] == [0] else "win"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), [("king", 2), ("chips", 2), ("queen", 1)])
def test_a_game_by_clicking_to_its_result(visit: Visit, server: Server, game: str, seats: int, size: str) -> None:
    guest = server.guest("Lea")
    table = bots_table(guest, game, seats)
    visitor = visit(guest=guest, size=size).at(table)
    visitor.play(new_random())
    expect(visitor(".result-head h2")).to_be_in_viewport()
    expect(visitor(".result .main")).to_be_in_viewport()
    expect(visitor(".result-chart .chart-lines polyline").first).to_be_attached()
    expect(visitor(".moment-line")).not_to_be_empty()
    if game == "queen":
        expect(visitor(".ladder li")).to_have_count(6)
        expect(visitor(".ladder li.here .ladder-me")).to_contain_text("Lea")
        assert visitor(".result-head h2").inner_text() == visitor(".ladder li.here .ladder-title").inner_text()
    else:
        expect(visitor(".result-head h2")).to_contain_text(headline_of(guest, table))
        won = guest.get(f"/tables/{table}")["winners"] == [0]
        expect(visitor(".result-place")).to_have_count(0 if won else 1)
        expect(visitor(".laurel")).to_have_count(1 if won else 0)
    assert visitor("canvas.confetti").count() == 0, "nothing flies where no motion is wanted"
    visitor.accessible()
    visitor.page.set_viewport_size(SMALL_PHONE)  # type: ignore[arg-type]
    visitor.drawn()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]


def test_a_victory_is_celebrated(visit: Visit, server: Server) -> None:
    """Confetti flies for a moment over the page of who has seen it happen, and is gone."""
    guest = server.guest("Lea")
    table = bots_table(guest, "queen", 1)
    visitor = visit(guest=guest, still=False, speed="fast").at(table)
    visitor.page.wait_for_selector(".turn.mine, .caption")
    finish(guest, table, new_random())
    visitor.page.wait_for_selector(".caption.playing, canvas.confetti")
    visitor.page.keyboard.press("Escape")  # not everything needs to be told
    visitor.page.wait_for_selector("canvas.confetti")
    expect(visitor("canvas.confetti")).to_have_count(0)
    expect(visitor(".laurel")).to_be_visible()


@pytest.mark.parametrize("game", ["king", "chips", "queen"])
def test_a_rematch_against_bots_begins_at_once(visit: Visit, server: Server, game: str) -> None:
    lea, table = finished(server, game, 2)
    visitor = visit(guest=lea).at(table)
    visitor.click(".result .main")
    visitor.page.wait_for_selector(".turn.mine")
    assert table not in visitor.page.url
    assert lea.get(f"/tables/{visitor.page.url.rpartition('/')[2]}")["status"] == "playing"


def test_one_s_own_best_is_remembered(visit: Visit, server: Server) -> None:
    lea, table = finished(server, "queen", 1)
    visitor = visit(guest=lea).at(table)
    score = int("".join(filter(str.isdigit, visitor(".result-place").inner_text())))
    expect(visitor(".result-own")).to_have_count(0)
    for best, told in ((score - 1, f"A new best! Before: {score - 1}."), (score + 1, f"Your best: {score + 1}")):
        visitor.page.evaluate(
            """best => {
              const place = Object.keys(localStorage).find((name) => name.startsWith("games of"));
              localStorage[place] = JSON.stringify([{ table: "before", won: true, score: best }]);
            }""",
            best,
        )
        visitor.at(table)
        expect(visitor(".result-own")).to_have_text(told)


def test_wins_are_counted_once(visit: Visit, server: Server) -> None:
    lea, first = finished(server, "king", 2)
    visitor = visit(guest=lea)
    wins = 0
    for seed in (2, 3):
        table = bots_table(lea, "king", 2)
        finish(lea, table, random.Random(seed))
        wins += lea.get(f"/tables/{table}")["winners"] == [0]
        for _ in range(2):
            visitor.at(table).page.wait_for_selector(".result")
    expect(visitor(".result-own")).to_have_text(f"You have won {wins} of 2 games like this one.")
    assert first not in visitor.page.evaluate("JSON.stringify(localStorage)")


def test_a_picture_of_the_result_is_made(visit: Visit, server: Server) -> None:
    """On this device: it can be saved, and the link is beside it."""
    lea, table = finished(server, "king", 3)
    visitor = visit(guest=lea).at(table)
    visitor.click(".result button:has(use[href$='#share'])")
    expect(visitor("dialog.share button:has(use[href$='#download'])")).to_be_enabled()
    colours = visitor.page.evaluate(
        """() => {
          const canvas = document.querySelector(".result-picture");
          const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          return new Set(new Uint32Array(data.buffer)).size;
        }"""
    )
    assert colours > 200, "something is painted"
    with visitor.page.expect_download() as downloading:
        visitor.click("dialog.share button:has(use[href$='#download'])")
    assert downloading.value.suggested_filename == f"twelvefold-king-{table}.png"
    saved = downloading.value.path().read_bytes()
    assert saved.startswith(b"\x89PNG")
    assert len(saved) > 20_000
    assert visitor("dialog.share .copy-link input").input_value().endswith(f"/t/{table}")
    visitor.accessible()


def test_a_phone_shares_the_picture_itself(visit: Visit, server: Server) -> None:
    lea, table = finished(server, "king", 2)
    visitor = visit(guest=lea)
    visitor.page.add_init_script(
        "navigator.canShare = () => true;"
        "navigator.share = async ({ files, text, url }) => { window.shared = [files[0].type, text, url]; };"
    )
    visitor.at(table).click(".result button:has(use[href$='#share'])")
    visitor.click("dialog.share .main")
    kind, text, url = visitor.page.wait_for_function("window.shared").json_value()
    assert (kind, url.rpartition("/")[2]) == ("image/png", table)
    assert text.endswith("King of 12")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_and_the_replay_in_every_language(visit: Visit, server: Server, language: str) -> None:
    say = translator(language)
    lea, table = finished(server, "king", 3)
    visitor = visit(guest=lea, language=language).at(table)
    winner = visitor(".ranking-name").first.inner_text()
    won = lea.get(f"/tables/{table}")["winners"] == [0]
    expect(visitor(".result-head h2")).to_contain_text(say("web-you-win") if won else winner)
    for key in ("web-rematch", "web-replay", "web-share", "web-record", "web-check-dice"):
        expect(visitor(".result")).to_contain_text(say(key))
    visitor.page.set_viewport_size(SMALL_PHONE)  # type: ignore[arg-type]
    visitor.drawn()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]
    visitor.go(f"/t/{table}/replay?step=5")
    expect(visitor(".scrubber-at")).to_contain_text(say("web-step", step=5, last="").strip()[:6])
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]
    box = visitor(".replay-controls").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= SMALL_PHONE["height"] + 1, "the controls stay in sight"
    visitor.accessible()


def test_the_result_is_not_part_of_the_first_visit(visit: Visit, server: Server) -> None:
    lea, _ = finished(server, "king", 2)
    table = bots_table(lea, "king", 2)
    visitor = visit(guest=lea)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.at(table).page.wait_for_selector(".turn.mine")
    assert [url for url in asked if any(part in url for part in ("/after/", "after.css", "after.en.ftl"))] == []
