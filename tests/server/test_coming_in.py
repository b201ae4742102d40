"""Guests without registration, their cookies, and the keys of seats."""

from __future__ import annotations

import base64
import json

import httpx
import pytest

from server.server_help import Guest, Server, started


def name_of(server: Server, cookie: str) -> object:
    answer = httpx.get(f"http://{server.host}/api/me", headers={"Cookie": f"twelvefold={cookie}"}, trust_env=False)
    return answer.json()["name"]


def test_a_first_visit_makes_a_guest(server: Server) -> None:
    guest = Guest(server, None)
    assert guest.get("/me") == {"name": None}
    response = guest.http.post("/me", json={"name": "Léa 😀 <b>"})
    assert response.json() == {"name": "Léa 😀 <b>"}
    cookie = response.headers["set-cookie"].lower()
    assert cookie.startswith("twelvefold=")
    assert "; httponly" in cookie
    assert "; samesite=strict" in cookie
    assert "; path=/" in cookie
    assert guest.get("/me") == {"name": "Léa 😀 <b>"}


def test_a_new_name_is_the_same_guest(server: Server) -> None:
    guest = server.guest("Lea")
    table = guest.create()["table"]
    guest.post("/me", name="  Leonie ")
    assert guest.get("/me") == {"name": "Leonie"}
    assert guest.get(f"/tables/{table}")["seat"] == 0


def test_a_forged_or_altered_cookie_is_nobody(server: Server) -> None:
    cookie = server.guest("Lea").cookie
    assert cookie is not None
    assert name_of(server, cookie) == "Lea"
    payload, _, signature = cookie.partition(".")
    other = server.guest("Max").cookie
    assert other is not None
    forged = [
        payload,
        f"{payload}.",
        f"{payload}.{signature[:-2]}AA",
        f"{other.partition('.')[0]}.{signature}",
        f"{payload[:-1]}.{signature}",
        "WyIxIiwiTGVhIl0.AAAA",
        ".",
        "",
        "x" * 3000,
    ]
    assert [name_of(server, cookie) for cookie in forged] == [None] * len(forged)


def test_a_forged_cookie_is_nobody_on_a_socket_too(server: Server) -> None:
    guest = server.guest("Lea")
    with guest.connect() as socket:
        assert socket.welcome == {"type": "welcome", "protocol": 1, "guest": "Lea"}
    nobody = Guest(server, None)
    nobody.http.cookies.set("twelvefold", "WyIxIiwiTGVhIl0.AAAA")
    with nobody.connect() as socket:
        assert socket.welcome["guest"] is None


@pytest.mark.parametrize(
    "name", ["", "   ", "a\nb", "a\x1b[31m", "a\u202eb", "\x00", "x" * 31, "\ud800", "\u2800", " \u3164 "]
)
def test_invalid_names_are_refused(server: Server, name: str) -> None:
    guest = Guest(server, None)
    written = json.dumps({"name": name})  # ASCII alone, so that anything can be said
    response = guest.http.post("/me", content=written, headers={"Content-Type": "application/json"})
    assert response.status_code == 422
    assert response.json()["key"] in ("table-bad-name", "message-bad")
    assert "set-cookie" not in response.headers
    assert guest.get("/me") == {"name": None}


def test_who_has_no_name_can_look_but_not_act(server: Server) -> None:
    table = server.guest("Lea").create()["table"]
    nobody = Guest(server, None)
    assert nobody.refused("/tables", game="king", options={"seats": 2}) == (409, "no-guest")
    for do in ("sit", "start", "leave", "resign", "pause", "go-on", "rematch"):
        assert nobody.refused(f"/tables/{table}/{do}") == (409, "no-guest")
    assert nobody.get(f"/tables/{table}")["seat"] is None
    assert nobody.tables("mine") == []


def test_the_seat_key_gives_the_seat_to_another_guest_at_once(server: Server) -> None:
    old, other = server.guest("Lea"), server.guest("Max")
    made = old.create()
    table = made["table"]
    other.at(table, "sit")
    old.at(table, "start")
    new = server.guest("Lea again")
    with old.connect() as before, new.connect() as after:
        assert before.watch(table).news["prompt"] is not None
        assert after.watch(table).seat is None
        assert new.at(table, "claim", key=made["key"]) == {"seat": 0}
        assert before.until(table, lambda seen: seen.seat is None).news["prompt"] is None
        assert after.until(table, lambda seen: seen.seat == 0).news["prompt"] is not None
        move = after.seen[table].news["prompt"]["moves"][0]
        assert before.refused("answer", table=table, decision=1, move=move) == "table-not-seated"
        assert old.refused(f"/tables/{table}/resign") == (409, "table-not-seated")
        after.do("answer", table, move=move)
    assert old.get(f"/tables/{table}")["seat"] is None
    assert [line["table"] for line in old.tables("mine")] == []
    assert [line["table"] for line in new.tables("mine")] == [table]
    assert new.get(f"/tables/{table}")["owner"], "the owner's seat is the owner's"


def test_a_new_key_closes_the_old_link(server: Server) -> None:
    lea, eve = server.guest("Lea"), server.guest("Eve")
    made = lea.create("king", 2)
    with lea.connect() as socket, server.guest("Max").connect() as other:
        shown = socket.watch(made["table"]).news["version"]
        before = len(other.received), other.watch(made["table"]).news
        fresh = lea.at(made["table"], "key")["key"]
        assert fresh != made["key"]
        assert socket.watch(made["table"]).news["version"] == shown, "nobody else's business"
        assert other.watch(made["table"]).news == before[1]
    assert eve.refused(f"/tables/{made['table']}/claim", key=made["key"]) == (409, "table-wrong-key")
    assert eve.refused(f"/tables/{made['table']}/key") == (409, "table-not-seated")
    assert eve.at(made["table"], "claim", key=fresh)["seat"] == made["seat"]


def test_wrong_keys_open_nothing(server: Server) -> None:
    lea, max_, eve = server.guest("Lea"), server.guest("Max"), server.guest("Eve")
    made = lea.create(seats=3)
    table = made["table"]
    key = max_.at(table, "sit")["key"]
    assert key != made["key"]
    for wrong in ("", "x", key[:-1], key + "x", key.swapcase()):
        assert eve.refused(f"/tables/{table}/claim", key=wrong) == (409, "table-wrong-key")
    elsewhere = lea.create()
    assert eve.refused(f"/tables/{elsewhere['table']}/claim", key=key) == (409, "table-wrong-key")
    assert lea.refused(f"/tables/{table}/claim", key=key) == (409, "table-seated-already")
    assert [chair["name"] for chair in lea.get(f"/tables/{table}")["chairs"]] == ["Lea", "Max", ""]


def test_leaving_invalidates_the_key(server: Server) -> None:
    lea, max_ = server.guest("Lea"), server.guest("Max")
    table = lea.create()["table"]
    key = max_.at(table, "sit")["key"]
    with max_.connect() as socket:
        assert socket.watch(table).seat == 1
        max_.at(table, "leave")
        socket.until(table, lambda seen: seen.seat is None)
    assert max_.refused(f"/tables/{table}/claim", key=key) == (409, "table-wrong-key")
    assert max_.refused(f"/tables/{table}/word", word="x") == (409, "table-not-seated")


def test_leaving_in_the_middle_of_a_game_invalidates_the_key(server: Server) -> None:
    lea, max_ = server.guest("Lea"), server.guest("Max")
    table = lea.create("fair")["table"]
    key = max_.at(table, "sit")["key"]
    lea.at(table, "start")
    max_.at(table, "leave")
    assert max_.refused(f"/tables/{table}/claim", key=key) == (409, "table-wrong-key")
    assert max_.get(f"/tables/{table}")["seat"] is None


def guest_id(cookie: str) -> str:
    payload = cookie.partition(".")[0]
    found = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
    return str(found[0])


def test_no_secret_is_shown_to_anybody_else(server: Server) -> None:
    table, people, sockets = started(server, "fair", 2)
    everything = "".join(sockets[1].received) + people[1].http.get(f"/tables/{table}").text
    cookie = people[0].cookie
    assert cookie is not None
    for secret in (cookie, guest_id(cookie), '"key"', '"seed"'):
        assert secret not in everything
