"""What the host of a table may do, by clicking, and what the others see of it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from server.server_help import Server
from web.web_help import Visitor, bots_table

Visit = Callable[..., Visitor]


def test_a_table_is_handed_on_and_a_seat_is_freed(visit: Visit, server: Server) -> None:
    lea, mia = server.guest("Lea"), server.guest("Mia")
    table = str(lea.create("king", 3, bots=[None, None, "random"])["table"])
    other = visit(guest=mia, size="desktop").at(table)
    expect(other(".join")).to_contain_text("Lea")  # before sitting down: what, and with whom
    expect(other(".join")).to_contain_text("King of 12")
    mia.at(table, "sit")
    visitor = visit(guest=lea).at(table)
    expect(visitor(".chair").nth(0).locator(".host-mark")).to_have_text("host")
    expect(visitor(".chair").nth(1)).to_contain_text("Mia")
    visitor.accessible()
    visitor.pictures("host-lobby")
    expect(other(".chair-tools")).to_have_count(0)
    visitor.click(".chair:nth-child(3) .remove")
    expect(other(".chair.free")).to_have_count(1)
    visitor.click(".chair:nth-child(2) .chair-tools button:not(.remove)")
    expect(other(".chair").nth(1).locator(".host-mark")).to_be_visible()
    expect(visitor(".chair-tools")).to_have_count(0)
    other.click(".chair:nth-child(1) .remove")
    expect(other(".chair:nth-child(1) .remove")).to_contain_text("Really remove?")
    other.click(".chair:nth-child(1) .remove")
    expect(other(".chair.free")).to_have_count(2)
    expect(visitor(".join")).to_be_visible()


def test_a_friend_takes_over_from_a_bot_by_a_link(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    table = bots_table(guest, "chips", 2)
    visitor = visit(guest=guest).at(table)
    visitor.page.wait_for_selector(".turn.mine")
    visitor.click("[data-tip*='Invite']")
    visitor.click(".offers summary")
    visitor.click(".offers button")
    visitor.accessible()
    visitor.picture("host-offer")
    link = visitor(".offers input").input_value()
    friend = visit(guest=server.guest("Mia"), size="desktop")
    friend.page.goto(link)
    friend.page.wait_for_selector(".turn")
    expect(friend(".place.own, .own").first).to_contain_text("Mia")
    expect(friend(".turn.mine, .turn")).to_be_visible()


def test_more_time_is_given_in_the_menu(visit: Visit, server: Server) -> None:
    lea, mia = server.guest("Lea"), server.guest("Mia")
    table = str(lea.create("king", 2, time=60, bank=0)["table"])
    mia.at(table, "sit")
    lea.at(table, "start")
    visitor = visit(guest=lea, size="desktop").at(table)
    visitor.page.wait_for_selector(".turn.mine")
    server.pass_time(50)
    visitor.click("[data-tip*='Invite']")
    visitor.page.get_by_text("Add time").click()
    with mia.connect() as socket:
        socket.watch(table)
        socket.until(table, lambda seen: "TimeAdded" in seen.kinds)
        assert socket.seen[table].news["decision"]["left"] > 55_000
