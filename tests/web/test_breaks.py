"""Lost connections, stopped servers and bugs of the page: nothing is lost, and the page says what is going on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from luck import new_random
from server.server_help import Server
from twelvefold.core.record import Record
from twelvefold.games import registry
from web.web_help import MOVES, Visitor, bots_table, finish, table_of_two

Visit = Callable[..., Visitor]
BROKEN = ("WebSocket connection", "Failed to load resource", "ERR_")


def test_reloading_in_the_middle_of_a_secret_choice(visit: Visit, server: Server) -> None:
    table, lea, mia = table_of_two(server, "king")
    visitor = visit(guest=lea).at(table)
    visitor.page.wait_for_selector(".turn.mine")
    visitor.click("[data-card=oracle]")
    visitor.click(".decide .main")
    expect(visitor(".sealed-note")).to_contain_text("Oracle")
    visitor.page.reload()
    expect(visitor(".sealed-note")).to_contain_text("Oracle")
    expect(visitor("[data-card=oracle]")).to_have_class("card confirmed")
    with mia.connect() as socket:
        socket.watch(table)
        socket.do("answer", table, move="play knight")
    expect(visitor(".king-own .card-place.stands")).to_be_visible()


def test_the_server_is_killed_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    with Server(tmp_path / "data").running() as server:
        guest = server.guest("Lea")
        table = bots_table(guest, "king", 3)
        visitor = visit(server=server, guest=guest).at(table)
        visitor.allowed = BROKEN
        luck = new_random()
        for _ in range(2):
            visitor.page.wait_for_selector(".turn.mine")
            visitor.decide(luck)
            visitor.page.wait_for_selector(".turn.mine")
            server.kill()
            expect(visitor(".connection.on")).to_have_count(0)
            choices = visitor(MOVES)
            choices.nth(luck.randrange(choices.count())).click()
            visitor("section.turn .decide .main").click()  # into the void: it is sent when somebody listens again
            server.start()
            expect(visitor(".connection.on")).to_be_visible()
        finish(guest, table, luck)
        assert guest.get(f"/tables/{table}/verify")["right"] is True
        record = Record.from_json(guest.get(f"/tables/{table}/record"))
        assert len(list(record.steps(registry.get("king")))) > 10, "every move is there once: it replays"


def test_offline_and_back(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor = visit(guest=guest).at(bots_table(guest, "king", 3))
    visitor.allowed = BROKEN
    visitor.page.wait_for_selector(".turn.mine")
    visitor.context.set_offline(True)
    expect(visitor(".connection.off")).to_contain_text("no connection")
    visitor.click("[data-card=golem]")
    visitor.click(".decide .main")
    visitor.settle()
    assert visitor(".king-own .card-place.stands").count() == 0, "nothing is pretended"
    visitor.context.set_offline(False)
    expect(visitor(".connection.on")).to_be_visible()
    expect(visitor(".king-own .card-place:is(.stands, .cracked)")).to_be_visible()


def test_a_message_that_is_lost_is_made_up_for(visit: Visit, server: Server) -> None:
    """The page notices the gap between the numbers of events and asks for all of them."""
    guest = server.guest("Lea")
    visitor = visit(guest=guest)
    gaps: list[int] = []

    def lossy(page: WebSocketRoute) -> None:
        socket = page.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            news = json.loads(message)
            events = news.get("events") or [{"number": 1}]
            if events[0]["number"] > 1 and not gaps:
                gaps.append(events[0]["number"])
                for event in events:
                    event["number"] += 1  # as if one had been lost before
            page.send(json.dumps(news))

        socket.on_message(pass_on)

    visitor.page.route_web_socket("**/ws", lossy)
    visitor.at(bots_table(guest, "chips", 3))
    luck = new_random(5)
    for _ in range(3):
        visitor.page.wait_for_selector(".turn.mine")
        visitor.decide(luck)
    assert gaps


def test_a_planned_stop_is_a_short_break(visit: Visit, tmp_path: Path) -> None:
    with Server(tmp_path / "data").running() as server:
        guest = server.guest("Lea")
        visitor = visit(server=server, guest=guest).at(bots_table(guest, "king", 2))
        visitor.allowed = BROKEN
        visitor.page.wait_for_selector(".turn.mine")
        visitor.click("[data-card=golem]")
        server.stop()
        server.start()
        expect(visitor(".connection.on")).to_be_visible()
        expect(visitor("[data-card=golem]")).to_have_class("card picked")  # what was selected stays selected
        visitor.click(".decide .main")
        expect(visitor("section.turn")).not_to_have_attribute("data-decision", "1")


def test_two_devices_of_one_person_show_the_same(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    table = bots_table(guest, "king", 3)
    phone, desktop = visit(guest=guest).at(table), visit(guest=guest, size="desktop").at(table)
    for visitor in (phone, desktop):
        visitor.page.wait_for_selector(".turn.mine")
    phone.decide(new_random())
    expect(desktop(".played-card").first).to_be_visible()
    expect(desktop(".caption-line")).to_have_text(phone(".caption-line").inner_text())
