"""Bots, late players and their stand-ins, pauses, resigning, tables that fall asleep and expire."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from luck import new_random
from server.server_help import Server, play, seated, started
from twelvefold.core.errors import NotYourDecision
from twelvefold.games.king import King
from twelvefold.server.clock import ServerClock
from twelvefold.table import in_play, lobby
from twelvefold.table.match import Match, Progress
from twelvefold.table.online_table import OnlineTable, Status
from twelvefold.table.seats import DAY_MS, Pace, Setting

# --- over real sockets


@pytest.mark.parametrize(
    ("game", "bot"), [("king", "heuristic"), ("queen", "heuristic"), ("chips", "random"), ("fair", "random")]
)
def test_bots_answer(server: Server, game: str, bot: str) -> None:
    lea = server.guest("Lea")
    table = lea.create(game, 3, bots=[bot, None, bot])["table"]
    lea.at(table, "start")
    with lea.connect() as socket:
        assert socket.watch(table).seat == 1
        play(table, [socket], new_random())
        assert not {"StoodIn", "Resigned"} & set(socket.seen[table].kinds)
    assert lea.get(f"/tables/{table}/verify")["right"]


def test_a_late_decision_is_made_by_the_stand_in_until_the_person_comes_back(server: Server) -> None:
    king, (_, late), (lea, shown) = started(server, "king", 2, time=60)
    fair, (_, quick), (max_, gone) = started(server, "fair", 2, time=60)
    slow, _, (eva, _) = started(server, "king", 2, time=600)
    gone.do("add", fair, move="put hay")  # half a line, which the stand-in finishes
    gone.close()
    lea.do("answer", king, move=lea.seen[king].news["prompt"]["moves"][0])
    max_.do("add", fair, move="put hay")
    max_.do("confirm", fair)
    server.pass_time(60)
    for socket, table in ((lea, king), (max_, fair), (shown, king)):
        seen = socket.until(table, lambda seen: "StoodIn" in seen.kinds and seen.decision == 2)
        told = next(event["event"] for event in seen.events if event["event"]["is"] == "StoodIn")
        assert told == {"is": "StoodIn", "seat": 1}
        assert [chair["away"] for chair in seen.news["about"]["chairs"]] == [False, True]
        assert seen.news["about"]["chairs"][1]["kind"] == "person", "the seat is still theirs"
    assert eva.watch(slow).decision == 1
    assert "StoodIn" not in eva.seen[slow].kinds
    with late.connect() as again:
        assert again.watch(king).kinds[-1] == "CameBack"
        lea.until(king, lambda seen: seen.kinds[-1] == "CameBack")
        assert [chair["away"] for chair in lea.seen[king].news["about"]["chairs"]] == [False, False]
        play(king, [lea, again], new_random())
        assert lea.seen[king].kinds.count("StoodIn") == 1
    play(fair, [max_], new_random())  # the stand-in plays on, and says so once
    assert max_.seen[fair].kinds.count("StoodIn") == 1
    assert quick.get(f"/tables/{fair}/verify")["right"]


def test_who_resigns_hands_the_seat_to_a_bot_for_good(server: Server) -> None:
    table, (lea, max_), (first, second) = started(server, "fair", 2)
    max_.at(table, "resign")
    seen = first.until(table, lambda seen: "Resigned" in seen.kinds)
    assert seen.news["about"]["chairs"][1] == {
        "kind": "bot",
        "name": "Guest 1",
        "bot": "random",
        "away": False,
        "word": "",
    }
    assert second.until(table, lambda seen: seen.seat is None).news["prompt"] is None
    assert second.refused("add", table=table, decision=1, move="put hay") == "table-not-seated"
    assert second.watch(table).seat is None, "coming back does not give it back"
    assert max_.refused(f"/tables/{table}/resign") == (409, "table-not-seated")
    play(table, [first], new_random())
    assert lea.refused(f"/tables/{table}/resign") == (409, "game-over")


def test_a_pause_needs_everybody_and_stops_the_clock(server: Server) -> None:
    table, (lea, max_), (first, second) = started(server, "king", 2)
    move = first.seen[table].news["prompt"]["moves"][0]
    assert lea.refused(f"/tables/{table}/go-on") == (409, "table-not-paused")
    assert lea.at(table, "pause")["status"] == "playing"
    assert second.until(table, lambda seen: seen.kinds[-1] == "PauseWished").status == "playing"
    assert max_.at(table, "pause")["status"] == "paused"
    first.until(table, lambda seen: seen.status == "paused")
    assert first.refused("answer", table=table, decision=1, move=move) == "table-paused"
    assert max_.at(table, "go-on")["status"] == "playing"
    assert first.until(table, lambda seen: seen.kinds[-1] == "WentOn").to_decide
    first.do("answer", table, move=move)


def test_a_table_by_correspondence_is_not_paused(server: Server) -> None:
    table, (lea, _) = seated(server, "king", 2, pace="correspondence", time=3)
    assert lea.refused(f"/tables/{table}/pause")[1] in ("table-no-pause", "table-not-started")
    lea.at(table, "start")
    assert lea.refused(f"/tables/{table}/pause") == (409, "table-no-pause")
    with lea.connect() as socket:
        assert socket.watch(table).news["decision"]["left"] == 3 * DAY_MS


# --- with hand-made times


def table_at(now: int, people: int = 2, seats: int = 2, **more: Any) -> OnlineTable:
    """A game that has begun at that time."""
    setting = replace(Setting(False, True, Pace.LIVE, 60, "random", 500), **more)
    king = King()
    table = OnlineTable("table", king, king.options({"seats": seats}), setting, bytes(32), "0")
    for seat in range(people):
        lobby.sit(table, str(seat), f"Guest {seat}", f"key {seat}", now)
    if people < seats:
        lobby.fill(table, "0", "random", now)
    lobby.start(table, "0", now)
    return table


def first_move(match: Match, seat: int, decision: int) -> Progress:
    return match.answer(seat, decision, match.prompt(seat).moves[0])


def test_the_next_deadline_is_that_of_the_next_bot_person_or_stand_in() -> None:
    table = table_at(1000, people=1)
    assert table.next_deadline() == 1500, "the bot, after its pause"
    in_play.answer_as_bot(table, 1, 1, first_move, 1500)
    assert table.next_deadline() == 61_000, "the person, when they are late"
    assert table.deadline == 61_000
    in_play.answer_as_bot(table, 0, 1, first_move, 61_000)
    assert table.chairs[0].away
    assert table.next_deadline() == 61_500, "now the stand-in, after its pause"
    assert in_play.come_back(table, "0", 61_200)
    assert table.bot_decides_at(0) == 121_000


def test_a_pause_takes_nobodys_time() -> None:
    table = table_at(1000)
    in_play.pause(table, "0", 11_000)
    in_play.pause(table, "1", 21_000)
    assert table.status is Status.PAUSED
    assert table.deadline is None
    assert table.next_deadline() == 21_000 + DAY_MS
    in_play.resume(table, "1", 500_000)
    assert table.deadline == 61_000 + 479_000, "forty seconds were left, and are"


def test_a_wish_for_a_pause_ends_with_the_decision() -> None:
    table = table_at(1000)
    in_play.pause(table, "0", 2000)
    for seat in (0, 1):
        in_play.answer_as_guest(table, str(seat), f"id {seat}", 1, first_move, 3000)
    in_play.pause(table, "1", 4000)
    assert table.status is Status.PLAYING


def test_who_is_away_is_not_asked_about_a_pause() -> None:
    table = table_at(1000)
    in_play.answer_as_bot(table, 1, 1, first_move, 61_000)
    in_play.pause(table, "0", 62_000)
    assert table.status is Status.PAUSED


def test_a_table_of_bots_alone_falls_asleep_and_wakes() -> None:
    table = table_at(1000, people=1)
    assert not table.only_bots
    in_play.answer_as_bot(table, 0, 1, first_move, 61_000)
    assert table.only_bots
    in_play.suspend(table, 700_000)
    assert table.status is Status.DORMANT
    assert table.waiting == ()
    assert table.next_deadline() == 1000 + DAY_MS
    with pytest.raises(NotYourDecision, match="paused"):
        in_play.answer_as_bot(table, 1, 1, first_move, 700_100)
    assert in_play.come_back(table, "0", 5_000_000)
    assert table.status is Status.PLAYING
    assert not table.only_bots
    assert table.deadline == 61_000 + 4_300_000


def test_a_table_without_anybody_expires() -> None:
    table = table_at(1000, people=1, pace=Pace.CORRESPONDENCE, time=30)
    in_play.answer_as_bot(table, 1, 1, first_move, 1500)
    assert table.next_deadline() == 1000 + 30 * DAY_MS
    in_play.expire(table, 1000 + 60 * DAY_MS)
    assert table.next_deadline() is None
    with pytest.raises(NotYourDecision, match="expired"):
        in_play.answer_as_guest(table, "0", "id", 1, first_move, 70 * DAY_MS)
    with pytest.raises(NotYourDecision, match="expired"):
        in_play.answer_as_bot(table, 0, 1, first_move, 70 * DAY_MS)


def test_the_clock_goes_on_where_it_stood(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the machine has run meanwhile."""
    monkeypatch.setattr("time.monotonic_ns", lambda: 77_000_000_000)
    clock = ServerClock(5_000_000)
    assert clock.now() == 5_000_000
    monkeypatch.setattr("time.monotonic_ns", lambda: 78_500_000_000)
    assert clock.now() == 5_001_500
