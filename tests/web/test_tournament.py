"""A tournament of King of 12: sixteen at one link, several tables on one screen, and a page for the whole room."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

from luck import new_random
from server.server_help import Server, Socket
from web.web_help import LONG_GAME_S, SIZES, Visitor, bots_table, finish, take_seat

Visit = Callable[..., Visitor]

SEATS = 16
TO_PLAY = ".turn.mine .hand button[aria-disabled=false]"
"""Everybody is asked for a card."""


def look(visitor: Visitor, name: str) -> None:
    visitor.pictures(f"tournament-{name}")
    visitor.accessible()


def standings(visitor: Visitor) -> None:
    visitor(".bar-tools button:has(use[href*='#crown'])").click()
    expect(visitor("dialog.standings-dialog tbody tr")).to_have_count(SEATS)
    visitor("dialog [data-seating]").click()
    expect(visitor("dialog .table-seat")).to_have_count(SEATS)


def news_of(visitor: Visitor) -> list[dict[str, Any]]:
    return [message for message in map(json.loads, visitor.received) if message["type"] == "news"]


def no_secrets(room: Visitor) -> None:
    """Nothing that only a seat may know has come to this page, though its browser has a seat."""
    for news in news_of(room):
        assert (news["seat"], news["prompt"], news["sealed"]) == (None, None, None)
        assert not any(entry["event"]["is"] == "CardLaid" for entry in news["events"])
        if news["view"] is not None and news["about"]["status"] != "over":
            for place in news["view"]["places"]:
                assert (place["hand"], place["under"], place["second"]) == (None, None, None)


def test_two_people_and_fourteen_bots(visit: Visit) -> None:
    """From the form to the winner by clicking. Lea's browser also shows the projector page, which has no secrets."""
    lea, mia = visit(size="desktop"), visit()
    lea.go("/new/king?with=friends")
    lea("main input[maxlength='30']").fill("Lea")
    lea("main fieldset.choice").first.locator(".pill").last.click()
    expect(lea("main fieldset.choice").first).to_contain_text("4+4+4+4")
    lea.click("form .main")
    lea.page.wait_for_selector(".lobby .invite .code")
    address = lea(".copy-link input").first.input_value()
    take_seat(mia, "Mia", address)
    room = visit(size="desktop")
    room.context.add_cookies(lea.context.cookies())  # type: ignore[arg-type]
    room.go(lea(".projector-link a").first.get_attribute("href") or "")
    expect(room(".coming-address")).to_have_text(address)
    expect(room(".chair.person")).to_have_count(2)
    expect(room(".coming .code")).to_be_visible()
    look(room, "room-open")
    lea.click(".fill .actions button")
    expect(room(".chair.bot")).to_have_count(SEATS - 2)
    lea.click(".actions .main")
    expect(room(".small-table")).to_have_count(5)  # four groups and the winners' table
    luck, looked, end = new_random(), False, time.monotonic() + LONG_GAME_S
    while not lea(".result").count():
        assert time.monotonic() < end, "the tournament does not end"
        lea.page.wait_for_selector(".turn.mine, .sealed-note, .result, .question:has-text('Waiting')")
        for visitor in (lea, mia):
            if not visitor(".turn.mine").count():
                continue
            if not looked and visitor(TO_PLAY).count() and "Round 1" not in visitor("h1").inner_text():
                for each in (lea, mia):  # whoever comes to this first, the other is asked for the same
                    each.page.wait_for_selector(TO_PLAY)
                see_everything(lea, mia, room)
                looked = True
            visitor.decide(luck)
    assert looked, "everybody has changed seats"
    for visitor in (lea, mia):
        expect(visitor(".result-head h2")).to_be_visible()
    expect(room(".room-winner")).to_contain_text(lea(".ranking-name").first.inner_text())
    no_secrets(room)
    assert len(news_of(room)) > 30, "it was shown all of it as it happened"
    room.pictures("tournament-room-over")
    lea.go(f"{urlsplit(room.page.url).path.replace('projector', 'replay')}?step=9").page.wait_for_selector("select")
    lea("select").select_option(label="Mia")
    expect(lea(".tournament .king-own .place-name, .seating .table-seat.own")).to_have_text("Mia")


def see_everything(lea: Visitor, mia: Visitor, room: Visitor) -> None:
    """The own group large, the others small; who sits where; how everybody stands; and why, for a whole turn."""
    expect(lea(".king-board .place")).to_have_count(4)
    expect(lea(".small-table")).to_have_count(4)
    expect(room(".small-table:not(.winners) .line-place")).to_have_count(SEATS)
    look(mia, "player")
    mia.click(".fold")
    expect(mia(".small-table:not(.winners) .line-die").first).to_be_visible()
    for visitor in (lea, mia):
        standings(visitor)
    expect(mia("dialog .seating-why")).to_contain_text("first time")
    look(mia, "standings")
    for visitor in (lea, mia):
        visitor("dialog.standings-dialog .dialog-head button").click()
    lea.click(".caption-tools button")
    expect(lea("dialog.why .seating, dialog.why .king-board")).to_be_visible()
    lea("dialog.why .dialog-head button").click()
    room.context.set_offline(True)  # and it comes back by itself
    room.allowed = ("WebSocket", "ERR_", "Failed to load")
    expect(room(".connection.on")).to_have_count(0)
    room.context.set_offline(False)
    expect(room(".connection.on")).to_be_visible()
    look(room, "room")
    room.page.set_viewport_size({"width": 1920, "height": 1080})
    room.picture("tournament-room-1920")
    for shape in SIZES.values():
        room.page.set_viewport_size(shape)  # type: ignore[arg-type]


ROWS = """() => [...document.querySelectorAll(".standings tbody tr")].map((row) => ({
  seat: Number(row.dataset.seat),
  place: Number(row.querySelector(".standing-place").textContent),
  won: row.querySelectorAll(".crowns .won").length,
  points: Number(row.lastElementChild.textContent),
  own: row.classList.contains("own"),
  tall: Math.round(row.getBoundingClientRect().height),
}))"""
WATCH = """() => {
  window.onward = [];
  new MutationObserver(() => {
    const told = document.querySelector(".onward")?.textContent.trim();
    if (told && !window.onward.includes(told)) window.onward.push(told);
  }).observe(document.body, {childList: true, subtree: true});
}"""
"""Remembers what is announced, however short it is seen."""


def test_standings_are_sorted_and_who_goes_on_is_announced(visit: Visit, server: Server) -> None:
    guest, luck = server.guest("Lea"), new_random()
    visitor = visit(guest=guest, size="desktop", speed="fast").at(bots_table(guest, "king", SEATS))
    visitor.page.wait_for_selector(TO_PLAY)
    visitor.page.evaluate(WATCH)
    before = visitor.page.evaluate(ROWS)
    for _ in range(8):
        visitor.page.wait_for_selector(".turn.mine")
        rows = visitor.page.evaluate(ROWS)
        ranks = [(row["won"], row["points"]) for row in rows]
        assert ranks == sorted(ranks, reverse=True), "most rounds first, then most points"
        assert [row["place"] for row in rows] == [ranks.index(rank) + 1 for rank in ranks], (
            "who stands alike shares a place"
        )
        assert [row["seat"] for row in rows if row["own"]] == [0]
        assert {row["tall"] for row in rows} == {row["tall"] for row in before}, "rows keep their height"
        visitor.decide(luck)
    announced = visitor.page.evaluate("window.onward")
    assert announced, "in no turn had the group a first"
    for told in announced:
        assert "first in your group: on to the winners’ table!" in told.replace("First", "first")
    expect(visitor(".standings .crowns").first).to_have_attribute("aria-label", re.compile(r"Rounds won: \d of 2"))
    look(visitor, "standings-sorted")


def decide_until(table: str, sockets: list[Socket], luck: random.Random, done: Callable[[], bool]) -> None:
    while not done():
        actor = next((socket for socket in sockets if socket.seen[table].to_decide), None)
        if actor is None:
            sockets[0].read()
        else:
            actor.decide(table, luck)
        for socket in sockets:
            socket.catch_up(table, (actor or sockets[0]).seen[table])


def test_sixteen_people_on_sixteen_devices(visit: Visit, server: Server) -> None:
    """Fourteen come over HTTP, two in browsers, all by one link; then the winners' table, before everybody's eyes."""
    owner = server.guest("Lea")
    table = str(owner.create("king", SEATS)["table"])
    others = [server.guest(f"Guest {number}") for number in range(1, SEATS - 2)]
    for guest in others:
        guest.at(table, "sit")
    mia, tom = visit(speed="fast"), visit(size="desktop", dark=False, speed="fast")
    for visitor, name in ((mia, "Mia"), (tom, "Tom")):
        visitor.at(table)
        visitor("main input[maxlength='30']").fill(name)
        visitor.click(".inline-form .main")
        expect(visitor(".chair.mine")).to_contain_text(name)
    expect(mia(".seats-taken")).to_contain_text("16 of 16")
    look(mia, "lobby")
    owner.at(table, "start")
    sockets = [guest.connect() for guest in (owner, *others)]
    for socket in sockets:
        socket.watch(table)
    spectator = visit(size="desktop").at(table)
    expect(spectator(".tournament.even .small-table:not(.winners)")).to_have_count(4)
    look(spectator, "spectator")
    luck = new_random()
    for visitor in (mia, tom):
        visitor.page.wait_for_selector(".turn.mine")
        visitor("[data-card=machine], [data-card=knight]").first.click()
        visitor.click(".decide .main")
        visitor.page.wait_for_selector(".sealed-note")
    decide_until(table, sockets, luck, lambda: "WinnersMeet" in sockets[0].seen[table].kinds)
    for visitor in (mia, tom):
        visitor.page.wait_for_selector(".large-table.winners")
        expect(visitor(".large-table.winners h2")).to_contain_text("Now at the winners’ table")
        expect(visitor(".tournament > [role=status]")).to_contain_text("At the winners’ table: ")
        if visitor is mia:
            mia.picture("tournament-winners-phone")
            tom.picture("tournament-winners-desktop")
    decide_until(table, sockets, luck, lambda: all(socket.seen[table].to_decide for socket in sockets))
    for visitor in (mia, tom):
        visitor.page.keyboard.press("Escape")
        visitor.page.wait_for_selector(".turn.mine")
        expect(visitor(".large-table.winners")).to_have_count(0)
        expect(visitor(".king-own .place-name")).to_have_text("Mia" if visitor is mia else "Tom")
    for socket in sockets:
        socket.close()


def test_the_end_of_a_small_tournament(visit: Visit, server: Server) -> None:
    """Five players, two groups: its end, its story and its replay."""
    guest = server.guest("Lea")
    table = bots_table(guest, "king", 5)
    told = finish(guest, table, new_random())
    visitor = visit(guest=guest).at(table)
    expect(visitor(".result-head h2")).to_be_visible()
    look(visitor, "over")
    visitor.go(f"/t/{table}/replay?step=3").page.wait_for_selector(".replay-controls")
    expect(visitor(".tournament, .seating")).to_be_visible()
    assert any(event["event"]["is"] in ("WinnersMeet", "NobodyGoesOn") for event in told)
