"""Setting tables up: seats, bots, owners, lists, and playing again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from cases import CASES, Case
from luck import new_random
from server.server_help import Guest, Server, play, seated, started
from twelvefold.server.fast_json import dumps
from twelvefold.server.presenter import stored_summary
from twelvefold.table.personas import choose, international_name


@pytest.fixture(scope="module")
def lea(server: Server) -> Guest:
    return server.guest("Lea")


def test_the_games_are_listed(lea: Guest) -> None:
    listed = lea.http.get("/games").json()
    assert {game["game"]: (game["seats"], game["bots"]) for game in listed} == {
        "king": ([2, 16], ["random", "heuristic"]),
        "queen": ([1, 4], ["random", "heuristic"]),
        "chips": ([2, 4], ["random", "heuristic"]),
        "fair": ([1, 16], ["random"]),
    }


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game_variant_and_number_of_seats(case: Case, server: Server) -> None:
    lea = server.guest("Lea")
    made = lea.post("/tables", game=case.game.name, options=case.given, bots=[None, *["random"] * 15][: seats_of(case)])
    assert made["options"] == case.game.options_json(case.options)
    assert [chair["kind"] for chair in made["chairs"]] == ["person", *["bot"] * (seats_of(case) - 1)]
    assert lea.at(made["table"], "start")["status"] == "playing"


def seats_of(case: Case) -> int:
    return case.game.seats_for(case.options)


@pytest.mark.parametrize(
    ("body", "refused"),
    [
        ({"game": "go", "options": {"seats": 2}}, (404, "no-such-game")),
        ({"game": "king", "options": {"seats": 17}}, (422, "option-seats")),
        ({"game": "king", "options": {"seats": 2, "set": "none"}}, (422, "king-unknown-in-set")),
        ({"game": "chips", "options": {"seats": 2, "burning": 1}}, (422, "chips-bad-burning")),
        ({"game": "queen", "options": {"seats": 2, "edition": {"name": "mine"}}}, (422, "queen-bad-edition")),
        ({"game": "king", "options": {"seats": 2}, "bots": ["perfect"]}, (422, "no-such-player")),
        ({"game": "fair", "options": {"seats": 2}, "bots": [None, "heuristic"]}, (422, "no-such-player")),
        ({"game": "king", "options": {"seats": 2}, "bots": ["random", "random"]}, (409, "table-no-free-seat")),
        ({"game": "king", "options": {"seats": 2}, "bots": [None, None, "random"]}, (409, "table-no-free-seat")),
        ({"game": "king", "options": {"seats": 2}, "stand_in": "perfect"}, (422, "no-such-player")),
        ({"game": "king", "options": {"seats": 2}, "time": 4}, (422, "table-bad-pace")),
        ({"game": "king", "options": {"seats": 2}, "time": 90, "pace": "correspondence"}, (422, "table-bad-pace")),
        ({"game": "king", "options": {"seats": 2}, "time": 90, "pace": "unlimited"}, (422, "table-bad-pace")),
        ({"game": "king", "options": {"seats": 2}, "bank": -1}, (422, "table-bad-bank")),
        ({"game": "king", "options": {"seats": 2}, "bank": 3601}, (422, "table-bad-bank")),
        ({"game": "king", "options": {"seats": 2}, "bank": 5, "pace": "correspondence"}, (422, "table-bad-bank")),
        ({"game": "king", "options": {"seats": 2}, "pace": "slow"}, (422, "message-bad")),
        ({"game": "king", "options": {"seats": 2}, "public": 1}, (422, "message-bad")),
        ({"game": "king", "options": {"seats": None}}, (422, "option-seats")),
        ({"game": "king", "options": {"seats": 2, "set": {"knight": [1.5, {}]}}}, (422, "king-bad-set")),
        ({"game": "king", "options": [2]}, (422, "message-bad")),
        ({"options": {"seats": 2}}, (422, "message-bad")),
    ],
    ids=str,
)
def test_tables_that_cannot_be_are_refused(lea: Guest, body: dict[str, Any], refused: tuple[int, str]) -> None:
    before = len(lea.tables("mine"))
    assert lea.refused("/tables", **body) == refused
    assert len(lea.tables("mine")) == before


def test_bots_at_creation_leave_a_seat_to_the_owner(lea: Guest) -> None:
    made = lea.create("king", 4, bots=["random", None, "heuristic"])
    assert made["seat"] == 1
    assert [chair["bot"] for chair in made["chairs"]] == ["random", None, "heuristic", None]
    assert [chair["kind"] for chair in made["chairs"]] == ["bot", "person", "bot", "free"]


def test_every_bot_at_a_table_is_another_persona_and_remains_it(server: Server) -> None:
    """The largest table has a face for every bot, and whoever plays again meets the same ones."""
    owner = server.guest("Lea")
    table = owner.create("king", 16, bots=[None, *["random"] * 7])["table"]
    chairs = owner.at(table, "fill", bot="heuristic")["chairs"][1:]
    assert len({chair["persona"] for chair in chairs}) == len({chair["name"] for chair in chairs}) == 15
    small = owner.create("fair", 3, bots=[None, "random", "random"])["table"]
    before = owner.at(small, "start")["chairs"]
    with owner.connect() as socket:
        socket.watch(small)
        play(small, [socket], new_random())
    assert owner.at(small, "rematch")["chairs"] == before
    names = owner.get(f"/tables/{small}/record")["about"]["names"]
    assert names == ["Lea", *(chair["persona"].capitalize() for chair in before[1:])]


def test_a_list_shows_bots_of_old_tables_as_personas() -> None:
    """A summary that was stored before there were any, with a bot, and a person who had resigned."""
    kept = {"away": False, "word": ""}
    chairs = [
        {"kind": "person", "name": "Lea", "bot": None, **kept},
        {"kind": "bot", "name": "random 2", "bot": "random", **kept},
        {"kind": "bot", "name": "Mia", "bot": "random", **kept},
    ]
    shown = stored_summary(dumps({"table": "t1", "chairs": chairs}))["chairs"]
    persona = choose("t1", [])
    assert [chair["persona"] for chair in shown] == [None, persona, None]
    assert [chair["name"] for chair in shown] == ["Lea", international_name(persona), "Mia"]


def test_joining_is_one_step(lea: Guest, server: Server) -> None:
    table = lea.create(seats=3)["table"]
    max_, eva, eve = (server.guest(name) for name in ("Max", "Eva", "Eve"))
    assert max_.at(table, "sit", seat=2)["seat"] == 2
    assert max_.refused(f"/tables/{table}/sit") == (409, "table-seated-already")
    assert eva.refused(f"/tables/{table}/sit", seat=2) == (409, "table-seat-taken")
    assert eva.refused(f"/tables/{table}/sit", seat=3) == (409, "table-seat-taken")
    assert eva.at(table, "sit")["seat"] == 1
    assert eve.refused(f"/tables/{table}/sit") == (409, "table-no-free-seat")
    assert [chair["name"] for chair in eve.get(f"/tables/{table}")["chairs"]] == ["Lea", "Eva", "Max"]
    eva.at(table, "leave")
    assert eve.at(table, "sit")["seat"] == 1
    lea.at(table, "start")
    assert eva.refused(f"/tables/{table}/sit") == (409, "table-begun")


def test_an_unknown_table(lea: Guest) -> None:
    assert lea.refused("/tables/nowhere/sit") == (404, "no-such-table")
    with lea.connect() as socket:
        assert socket.refused("watch", table="nowhere") == "no-such-table"
        assert socket.refused("answer", table="nowhere", decision=1, move="knight") == "no-such-table"


def test_only_the_owner_fills_and_starts(lea: Guest, server: Server) -> None:
    table = lea.create(seats=3)["table"]
    max_ = server.guest("Max")
    max_.at(table, "sit")
    assert max_.refused(f"/tables/{table}/fill", bot="random") == (409, "table-not-owner")
    assert max_.refused(f"/tables/{table}/start") == (409, "table-not-owner")
    assert lea.refused(f"/tables/{table}/start") == (409, "table-seats-free")
    assert lea.refused(f"/tables/{table}/fill", bot="perfect") == (422, "no-such-player")
    assert [chair["bot"] for chair in lea.at(table, "fill", bot="random")["chairs"]] == [None, None, "random"]
    lea.at(table, "start")
    assert lea.refused(f"/tables/{table}/start") == (409, "table-begun")
    assert lea.refused(f"/tables/{table}/fill", bot="random") == (409, "table-begun")


def test_an_owner_who_leaves_hands_the_table_on(server: Server) -> None:
    table, (lea, max_, eva) = seated(server, "king", 3)
    lea.at(table, "leave")
    assert max_.get(f"/tables/{table}")["owner"]
    assert lea.refused(f"/tables/{table}/fill", bot="random") == (409, "table-not-owner")
    max_.at(table, "fill", bot="random")
    max_.at(table, "start")
    max_.at(table, "leave")
    assert eva.get(f"/tables/{table}")["owner"], "also in the middle of a game"


def test_who_comes_to_a_table_that_everybody_left_owns_it(server: Server) -> None:
    lea, max_ = server.guest("Lea"), server.guest("Max")
    table = lea.create()["table"]
    lea.at(table, "leave")
    max_.at(table, "sit")
    assert max_.get(f"/tables/{table}")["owner"]
    max_.at(table, "fill", bot="random")
    assert lea.refused(f"/tables/{table}/start") == (409, "table-not-owner")
    max_.at(table, "start")


def test_words_for_the_dice_are_given_before_the_game(server: Server) -> None:
    table, (lea, max_) = seated(server, "king", 2)
    lea.at(table, "word", word="première")
    lea.at(table, "word", word="")
    assert max_.at(table, "word", word="zweites Wort")["chairs"][1]["word"] == "zweites Wort"
    assert lea.refused(f"/tables/{table}/word", word="a\nb") == (422, "dice-bad-word")
    assert lea.refused(f"/tables/{table}/word", word="x" * 61) == (422, "dice-bad-word")
    assert server.guest("Eve").refused(f"/tables/{table}/word", word="mine") == (409, "table-not-seated")
    lea.at(table, "start")
    assert max_.refused(f"/tables/{table}/word", word="late") == (409, "table-begun")


def test_a_table_by_link_is_in_no_list(server: Server) -> None:
    lea, max_ = server.guest("Lea"), server.guest("Max")
    hidden, public = lea.create()["table"], lea.create(public=True)["table"]
    listed = [line["table"] for line in max_.tables("open")]
    assert public in listed
    assert hidden not in listed
    assert {line["table"] for line in lea.tables("mine")} == {hidden, public}
    assert max_.tables("mine") == []
    max_.at(hidden, "sit")
    assert [line["table"] for line in max_.tables("mine")] == [hidden]


def test_tables_that_wait_for_me_come_first(server: Server) -> None:
    first, (lea, max_) = seated(server, "king", 2)
    lea.at(first, "start")
    lea.create()
    with lea.connect() as socket:
        assert [line["waits_for_me"] for line in lea.tables("mine")] == [True, False]
        assert lea.tables("mine")[0]["table"] == first
        socket.watch(first)
        socket.do("answer", first, move=socket.seen[first].news["prompt"]["moves"][0])
    assert [line["waits_for_me"] for line in lea.tables("mine")] == [False, False]
    assert [line["waits_for_me"] for line in max_.tables("mine")] == [True]


def test_finished_tables_are_listed_and_played_again(server: Server) -> None:
    table, people, sockets = started(server, "fair", 3, public=True)
    lea, max_, eva = people
    assert lea.refused(f"/tables/{table}/rematch") == (409, "table-not-over")
    assert table in [line["table"] for line in lea.tables("open")]
    play(table, sockets, new_random())
    assert table not in [line["table"] for line in lea.tables("open")]
    assert [line["winners"] for line in lea.tables("finished") if line["table"] == table] != [None]
    assert server.guest("Eve").refused(f"/tables/{table}/rematch") == (409, "table-not-seated")
    again = max_.at(table, "rematch")
    assert again["table"] != table
    assert again["status"] == "open"
    assert lea.at(table, "rematch")["table"] == again["table"] == eva.at(table, "rematch")["table"]
    for socket in sockets:
        socket.until(table, lambda seen: seen.news["about"]["rematch"] == again["table"])
    for seat, guest in enumerate(people):
        assert guest.get(f"/tables/{again['table']}")["seat"] == seat
        assert again["table"] in [line["table"] for line in guest.tables("mine")]
    max_.at(again["table"], "start")
    for socket in sockets:
        socket.watch(again["table"])
    play(again["table"], sockets, new_random())


@pytest.mark.parametrize(
    ("given", "time", "bank"),
    [
        ({}, 90, 180),
        ({"pace": "correspondence"}, 3, 0),
        ({"pace": "unlimited"}, 0, 0),
        ({"time": 30, "bank": 0}, 30, 0),
    ],
)
def test_a_pace_has_times_of_its_own(server: Server, given: dict[str, Any], time: int, bank: int) -> None:
    made = server.guest("Lea").create("king", 2, **given)
    assert (made["time"], made["bank"]) == (time, bank)


def test_many_who_ask_for_a_rematch_at_once_make_one_table(server: Server) -> None:
    table, people, players = started(server, "king", 2)
    play(table, players, new_random())
    with ThreadPoolExecutor(12) as together:
        made = set(together.map(lambda number: people[number % 2].at(table, "rematch")["table"], range(24)))
    assert len(made) == 1
    assert {shown["table"] for shown in people[1].tables("mine")} == {table, *made}


def test_what_is_open_is_listed_before_what_is_played(server: Server) -> None:
    owner = server.guest("Lea")
    waiting = owner.create("king", 2, public=True)["table"]
    table, _, _ = started(server, "king", 2, public=True)
    listed = [shown["table"] for shown in owner.tables("open")]
    assert listed.index(waiting) < listed.index(table)


def test_a_table_without_spectators(server: Server) -> None:
    table, (lea, max_) = seated(server, "fair", 2, spectators=False)
    eve = server.guest("Eve")
    with eve.connect() as early, eve.connect() as late, max_.connect() as player:
        early.watch(table)
        player.watch(table)
        lea.at(table, "start")
        player.until(table, lambda seen: seen.status == "playing")
        assert late.refused("watch", table=table) == "table-no-spectators"
        assert early.ask("ping")["type"] == "pong"
        assert early.seen[table].status == "open", "who watched before the game sees nothing of it"
        assert "TicketTaken" not in early.seen[table].kinds
