"""Bots, late players and their stand-ins, pauses, resigning, tables that fall asleep and expire."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from luck import new_random
from server.server_help import Seen, Server, Socket, play, seated, started
from twelvefold.core.errors import NotYourDecision
from twelvefold.games.king import King
from twelvefold.server.clock import ServerClock
from twelvefold.table import in_play, lobby
from twelvefold.table.match import Match, Progress
from twelvefold.table.online_table import STORY_MS_PER_EVENT, OnlineTable, Status
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


def is_later(decision: int, seen: Seen) -> bool:
    return seen.decision > decision


def be_late(server: Server, table: str, socket: Socket, seconds: int) -> None:
    """Seat 1 misses a decision. Whatever seat 0 is asked until then is answered."""

    def missed() -> int:
        return sum(kind in ("MovedFor", "StoodIn") for kind in socket.seen[table].kinds)

    before = missed()
    while missed() == before:
        open_ = socket.seen[table].news["decision"]
        if 0 in open_["asked"]:
            socket.do("answer", table, move=socket.seen[table].news["prompt"]["moves"][0])
        if 1 in open_["asked"]:
            server.pass_time(seconds)
        socket.until(table, partial(is_later, open_["number"]))


def test_a_late_decision_is_made_by_the_stand_in_once_and_the_next_has_the_full_time(server: Server) -> None:
    table, _, (lea, late) = started(server, "king", 2, time=60, bank=0)
    be_late(server, table, lea, 60)
    for socket in (lea, late):
        seen = socket.until(table, lambda seen: "MovedFor" in seen.kinds)
        told = [event["event"] for event in seen.events if event["of"] == "table"]
        assert told[-1] == {"is": "MovedFor", "seat": 1}
        assert [chair["away"] for chair in seen.news["about"]["chairs"]] == [False, False], "the seat is still theirs"
        assert 59_000 < seen.news["decision"]["left"] <= 60_000
    late.do("answer", table, move=late.seen[table].news["prompt"]["moves"][0])
    assert lea.until(table, lambda seen: seen.news["decision"]["confirmed"] == [1]).decision == 2


def test_half_a_line_is_finished_by_the_stand_in(server: Server) -> None:
    table, (_, quick), (max_, gone) = started(server, "fair", 2, time=60, bank=0)
    gone.do("add", table, move="put hay")
    gone.close()
    max_.do("add", table, move="put hay")
    max_.do("confirm", table)
    server.pass_time(60)
    seen = max_.until(table, lambda seen: seen.decision == 2)
    assert seen.kinds.count("MovedFor") == 1, "said once, however many moves the line has"
    assert quick.get(f"/tables/{table}")["chairs"][1]["away"] is False


def test_after_three_missed_decisions_in_a_row_a_bot_plays_until_the_person_is_back(server: Server) -> None:
    table, (_, late), (lea, gone) = started(server, "king", 2, time=60, bank=0)
    gone.close()
    be_late(server, table, lea, 60)
    be_late(server, table, lea, 60)
    assert lea.seen[table].kinds.count("MovedFor") == 2
    assert "StoodIn" not in lea.seen[table].kinds
    be_late(server, table, lea, 60)
    assert lea.seen[table].kinds.count("StoodIn") == 1
    assert [chair["away"] for chair in lea.seen[table].news["about"]["chairs"]] == [False, True]
    assert lea.seen[table].news["decision"]["left"] is None, "nobody else has to wait"
    with late.connect() as again:
        assert again.watch(table).kinds[-1] == "CameBack"
        seen = lea.until(table, lambda seen: seen.kinds[-1] == "CameBack")
        assert [chair["away"] for chair in seen.news["about"]["chairs"]] == [False, False]
        assert 59_000 < seen.news["decision"]["left"] <= 60_000


def test_who_says_here_has_the_seat_back_without_a_new_connection(server: Server) -> None:
    table, _, (lea, late) = started(server, "king", 2, time=60, bank=0)
    for _ in range(3):
        be_late(server, table, lea, 60)
    assert late.until(table, lambda seen: "StoodIn" in seen.kinds).news["about"]["chairs"][1]["away"]
    late.ask("here", table=table)
    assert late.until(table, lambda seen: seen.kinds[-1] == "CameBack").seat == 1
    version = late.seen[table].news["version"]
    late.ask("here", table=table)
    assert late.seen[table].news["version"] == version, "who is there already changes nothing"
    with server.guest("Eva").connect() as other:
        other.watch(table)
        assert other.refused("here", table=table) == "table-not-seated"


def test_the_time_bank_is_used_when_the_time_for_the_decision_is_over(server: Server) -> None:
    table, _, (lea, max_) = started(server, "king", 2, time=60, bank=30)
    assert lea.seen[table].news["decision"]["banks"] == [30_000, 30_000]
    lea.do("answer", table, move=lea.seen[table].news["prompt"]["moves"][0])
    server.pass_time(70)
    max_.do("answer", table, move=max_.seen[table].news["prompt"]["moves"][0])
    seen = lea.until(table, lambda seen: seen.decision == 2)
    assert "MovedFor" not in seen.kinds
    first, second = seen.news["decision"]["banks"]
    assert first == 30_000
    assert 15_000 < second <= 20_000


def test_who_resigns_hands_the_seat_to_a_bot_for_good(server: Server) -> None:
    table, (lea, max_), (first, second) = started(server, "fair", 2)
    max_.at(table, "resign")
    seen = first.until(table, lambda seen: "Resigned" in seen.kinds)
    assert seen.news["about"]["chairs"][1] == {
        "kind": "bot",
        "name": "Guest 1",
        "bot": "random",
        "persona": None,
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
    assert table.next_deadline() == 1000 + 60 * DAY_MS, "one person among bots has no clock"
    assert table.deadline is None
    assert table.bot_decides_at(0) is None

    table = table_at(1000, bank=20)
    assert table.deadline == 61_000
    assert table.next_deadline() == 81_000, "the person, when the time bank is used up, too"
    in_play.answer_as_guest(table, "0", "id", 1, first_move, 2000)
    in_play.answer_as_bot(table, 1, 1, first_move, 81_000)
    assert (table.chairs[1].missed, table.chairs[1].away) == (1, False)
    assert table.bot_decides_at(1) == 81_000 + 60_000, "the full time, but the bank is empty"
    assert table.bot_decides_at(0) == 81_000 + 80_000


def test_a_stand_in_that_plays_on_takes_as_long_as_the_story() -> None:
    table = table_at(1000)
    miss_three(table)
    told = table.story * STORY_MS_PER_EVENT
    assert told > table.setting.bot_pause
    assert table.bot_decides_at(1) == table.decision_opened + told


def test_overtime_is_charged_once_even_if_an_answer_is_taken_back() -> None:
    table = table_at(0, bank=30)
    in_play.answer_as_guest(table, "0", "a", 1, first_move, 65_000)
    assert table.bank_left(0) == 25_000
    in_play.answer_as_guest(table, "0", "b", 1, lambda match, *asked: match.take_back(*asked), 66_000)
    in_play.answer_as_guest(table, "0", "c", 1, first_move, 70_000)
    assert table.bank_left(0) == 20_000
    in_play.answer_as_guest(table, "1", "d", 1, first_move, 71_000)
    in_play.answer_as_guest(table, "0", "e", 2, first_move, 75_000)
    assert table.bank_left(0) == 20_000
    assert table.bank_left(1) == 19_000


def test_a_person_who_decides_again_has_missed_nothing() -> None:
    table = table_at(1000)
    for decision in (1, 2):
        in_play.answer_as_guest(table, "0", f"id {decision}", decision, first_move, 100_000 * decision)
        in_play.answer_as_bot(table, 1, decision, first_move, 100_000 * decision + 90_000)
    assert table.chairs[1].missed == 2
    in_play.answer_as_guest(table, "1", "here again", 3, first_move, 300_000)
    assert (table.chairs[1].missed, table.chairs[1].away) == (0, False)


def test_without_a_limit_nobody_is_ever_late() -> None:
    table = table_at(1000, pace=Pace.UNLIMITED, time=0)
    assert table.deadline is None
    assert table.next_deadline() == 1000 + 60 * DAY_MS


def test_whoever_comes_back_starts_the_clock_anew_for_everybody() -> None:
    table = table_at(1000)
    miss_three(table)
    assert table.deadline is None, "the other one is alone with a bot"
    in_play.come_back(table, "1", 900_000)
    assert table.deadline == 960_000


def miss_three(table: OnlineTable) -> None:
    """Seat 1 is late three times in a row."""
    for decision in (1, 2, 3):
        now = table.decision_opened + 60_000
        in_play.answer_as_guest(table, "0", f"id {decision}", decision, first_move, now - 1)
        in_play.answer_as_bot(table, 1, decision, first_move, now)
    assert table.chairs[1].away


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
    miss_three(table)
    in_play.pause(table, "0", 262_000)
    assert table.status is Status.PAUSED


def test_a_table_of_bots_alone_falls_asleep_and_wakes() -> None:
    table = table_at(1000)
    for decision in (1, 2, 3):
        for seat in (0, 1):
            in_play.answer_as_bot(table, seat, decision, first_move, 61_000 * decision)
    assert table.only_bots
    in_play.suspend(table, 700_000)
    assert table.status.value == "dormant"
    assert table.waiting == ()
    assert table.next_deadline() == 1000 + DAY_MS
    with pytest.raises(NotYourDecision, match="paused"):
        in_play.answer_as_bot(table, 1, 4, first_move, 700_100)
    assert in_play.come_back(table, "0", 5_000_000)
    assert table.status is Status.PLAYING
    assert not table.only_bots
    assert table.deadline is None, "the other one is still away"
    assert in_play.come_back(table, "1", 5_001_000)
    assert table.deadline == 5_061_000


def test_a_table_without_anybody_expires() -> None:
    table = table_at(1000, people=1, pace=Pace.CORRESPONDENCE, time=30)
    in_play.answer_as_bot(table, 1, 1, first_move, 1500)
    assert table.next_deadline() == 1000 + 60 * DAY_MS
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
