"""What the host of a table may do, over HTTP, and what everybody sees of it."""

from __future__ import annotations

from typing import Any

import pytest

from server.server_help import Guest, Refused, Server


def kinds(table: dict[str, Any]) -> list[str]:
    return [chair["kind"] for chair in table["chairs"]]


@pytest.fixture
def three(server: Server) -> tuple[str, Guest, Guest, Guest]:
    """A table of three: Lea is the host, Mia and Tom have sat down."""
    lea, mia, tom = (server.guest(name) for name in ("Lea", "Mia", "Tom"))
    table = lea.create("king", 3)["table"]
    mia.at(table, "sit")
    tom.at(table, "sit")
    return table, lea, mia, tom


def test_everybody_sees_who_the_host_is(three: tuple[str, Guest, Guest, Guest]) -> None:
    table, lea, mia, _ = three
    assert mia.get(f"/tables/{table}")["host"] == 0
    assert lea.at(table, "hand-over", seat=1)["host"] == 1
    with pytest.raises(Refused, match="table-not-owner"):
        lea.at(table, "remove", seat=2)
    assert kinds(mia.at(table, "remove", seat=2)) == ["person", "person", "free"]


def test_who_is_removed_stays_away_and_bots_go_too(three: tuple[str, Guest, Guest, Guest]) -> None:
    table, lea, _, tom = three
    lea.at(table, "remove", seat=2)
    with pytest.raises(Refused, match="table-removed"):
        tom.at(table, "sit")
    assert kinds(lea.at(table, "fill", bot="random")) == ["person", "person", "bot"]
    assert kinds(lea.at(table, "remove", seat=2)) == ["person", "person", "free"]


def test_settings_change_before_the_game_and_people_move_up(server: Server) -> None:
    lea, mia = server.guest("Lea"), server.guest("Mia")
    table = lea.create("king", 4, bots=[None, "random"])["table"]
    mia.at(table, "sit", seat=3)
    changed = lea.at(table, "settings", options={"seats": 2}, time=30, public=True)
    assert [chair["name"] for chair in changed["chairs"]] == ["Lea", "Mia"]
    assert (changed["time"], changed["bank"], changed["pace"], changed["public"]) == (30, 180, "live", True)
    slow = lea.at(table, "settings", pace="correspondence")
    assert (slow["time"], slow["bank"], slow["pace"]) == (3, 0, "correspondence")
    assert kinds(lea.at(table, "settings", options={"seats": 3})) == ["person", "person", "free"]
    with pytest.raises(Refused, match="table-bad-pace"):
        lea.at(table, "settings", time=31)
    with pytest.raises(Refused, match="table-not-owner"):
        mia.at(table, "settings", time=2)
    lea.at(table, "fill", bot="random")
    lea.at(table, "start")
    with pytest.raises(Refused, match="table-begun"):
        lea.at(table, "settings", time=2)


def test_fewer_seats_than_people_are_refused(three: tuple[str, Guest, Guest, Guest]) -> None:
    table, lea, _, _ = three
    with pytest.raises(Refused, match="table-too-many-people"):
        lea.at(table, "settings", options={"seats": 2})


def test_added_time_starts_the_clock_anew(server: Server) -> None:
    lea, mia = server.guest("Lea"), server.guest("Mia")
    table = str(lea.create("king", 2, time=60, bank=0)["table"])
    mia.at(table, "sit")
    lea.at(table, "start")
    with mia.connect() as socket:
        socket.watch(table)
        server.pass_time(50)
        lea.at(table, "add-time")
        socket.until(table, lambda seen: "TimeAdded" in seen.kinds)
        assert socket.seen[table].news["decision"]["left"] > 55_000


def test_a_bots_seat_is_given_to_a_person_who_plays_on(server: Server) -> None:
    lea, mia = server.guest("Lea"), server.guest("Mia")
    table = str(lea.create("king", 2, bots=[None, "random"])["table"])
    lea.at(table, "start")
    key = lea.at(table, "offer", seat=1)["key"]
    assert mia.at(table, "claim", key=key) == {"seat": 1}
    assert kinds(mia.get(f"/tables/{table}")) == ["person", "person"]
    with mia.connect() as socket:
        socket.watch(table)
        assert socket.seen[table].news["view"]["places"][1]["hand"], "the hand of the seat is seen from now on"
        assert "TakenOver" in socket.seen[table].kinds
    with pytest.raises(Refused, match="table-wrong-key"):  # the host knows the key, and the seat is Mia's now
        server.guest("Tom").at(table, "claim", key=key)
    with pytest.raises(Refused, match="table-no-bot-there"):
        lea.at(table, "offer", seat=1)
