"""The table waits for people: no clock among bots, a stand-in for one decision, and the way back by any touch."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from server.server_help import Guest, Server, Socket
from web.web_help import Visitor, bots_table

Visit = Callable[..., Visitor]


def timed_table(server: Server) -> tuple[str, Guest, Guest]:
    """12 Chip Trick for Lea and Mia, with sixty seconds for a decision and no time bank."""
    lea, mia = server.guest("Lea"), server.guest("Mia")
    table = str(lea.create("chips", 2, time=60, bank=0)["table"])
    mia.at(table, "sit")
    lea.at(table, "start")
    return table, lea, mia


def leave_out(server: Server, table: str, mia: Socket, kind: str) -> None:
    """Mia plays on, and Lea's time runs out, until the table has told this."""
    while kind not in mia.seen[table].kinds:
        seen = mia.seen[table]
        before = seen.progress
        if seen.to_decide:
            mia.do("answer", table, move=seen.news["prompt"]["moves"][0])
        else:
            server.pass_time(60)
        mia.until(table, lambda seen, before=before: seen.progress > before)  # type: ignore[misc]


def test_among_bots_nobody_is_hurried(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor = visit(guest=guest).at(bots_table(guest, "king", 3))
    visitor.page.wait_for_selector(".turn.mine")
    expect(visitor(".clock")).to_have_count(0)
    number = visitor(".turn.mine").get_attribute("data-decision")
    server.pass_time(600)
    with server.guest("Eva").connect() as socket:  # what was due has been done when a later message is answered
        socket.ask("ping")
    expect(visitor(f".turn.mine[data-decision='{number}']")).to_be_visible()
    expect(visitor(".notice")).to_have_count(0)


def test_a_late_decision_is_told_and_the_next_is_ones_own(visit: Visit, server: Server) -> None:
    table, lea, mia = timed_table(server)
    visitor = visit(guest=lea).at(table)
    with mia.connect() as socket:
        socket.watch(table)
        leave_out(server, table, socket, "MovedFor")
        expect(visitor(".notice")).to_contain_text("Time’s up: a bot moved for you.")
        expect(visitor(".notice button")).to_have_count(0)
        assert "StoodIn" not in socket.seen[table].kinds


@pytest.mark.parametrize("back", ["button", "key", "touch"])
def test_any_touch_takes_the_seat_back_from_a_stand_in(visit: Visit, server: Server, back: str) -> None:
    table, lea, mia = timed_table(server)
    visitor = visit(guest=lea).at(table)
    with mia.connect() as socket:
        socket.watch(table)
        leave_out(server, table, socket, "StoodIn")
        expect(visitor(".notice")).to_contain_text("A bot is playing for you.")
        visitor.accessible()
        visitor.picture(f"away-{back}")
        if back == "button":
            visitor.click("[data-notice=here]")
        elif back == "key":
            visitor.page.keyboard.press("Shift")
        else:
            visitor(".board-area").click(position={"x": 5, "y": 5})
        socket.until(table, lambda seen: "CameBack" in seen.kinds)
        expect(visitor("[data-notice=here]")).to_have_count(0)


def test_a_pause_is_agreed_to_and_ended_where_it_is_told(visit: Visit, server: Server) -> None:
    table, lea, mia = timed_table(server)
    visitor = visit(guest=lea).at(table)
    visitor.page.wait_for_selector(".turn")
    with mia.connect() as socket:
        socket.watch(table)
        mia.at(table, "pause")
        visitor.click("[data-notice=pause]")
        socket.until(table, lambda seen: seen.status == "paused")
        expect(visitor(".notice")).to_contain_text("The game is paused.")
        visitor.picture("paused")
        visitor.click("[data-notice=go-on]")
        socket.until(table, lambda seen: seen.status == "playing")
        expect(visitor("[data-notice=go-on]")).to_have_count(0)


def test_a_table_without_a_limit_is_made_by_clicking(visit: Visit, server: Server) -> None:
    visitor = visit(guest=server.guest("Lea")).new_table("king")
    visitor.page.locator("label.pill", has_text="no limit").click()
    expect(visitor.page.get_by_text("Time for a decision")).to_have_count(0)
    expect(visitor.page.get_by_text("Time bank")).to_have_count(0)
    visitor.click("form .main")
    expect(visitor(".lobby .facts")).to_contain_text("no time limit")
