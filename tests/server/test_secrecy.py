"""Two servers that differ only in what a seat may not know send the same bytes to that seat and to spectators.

Time, ids, keys and the seeds of the dice are given to both. Where the seeds differ, so must their published
SHA-256: that commitment, and nothing else, is made equal before comparing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from cases import Case, case
from luck import base_seed
from server.secrecy_help import Client, World, with_the_fair
from server.twins_help import TwinPlan, messages, plan
from twelvefold.table.dice import commitment
from waiting import PATIENCE_S

NAMES = ("Ann", "Bob", "Cem", "Dee", "Eve")
LISTS = ("/", "/api/tables", "/api/tables?list=mine", "/api/tables?list=finished")
ONE = (
    "/t/{}",
    "/api/tables/{}",
    "/api/tables/{}/record",
    "/api/tables/{}/verify",
    "/api/tables/{}/replay?step=0&seat=1",
)
_numbers = count(1)

CASES = (
    "king-2-both-promos",
    "king-3-first",
    "king-5-tricks",
    "queen-2-first",
    "queen-3-all",
    "chips-2-burning",
    "chips-4-no-burning",
    "fair-2-2d",
    "fair-3-3d",
    "fair-5-2d",
)

WorldPair = tuple[World, World]


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WorldPair]:
    folder = tmp_path_factory.mktemp("worlds")
    with with_the_fair(), World(folder / "a").running() as a, World(folder / "b").running() as b:
        yield a, b


@pytest.fixture(scope="module")
def people(worlds: WorldPair) -> dict[int, list[Client]]:
    """In each world the same people, and as the last one a client without a name."""
    return {number: [*map(world.guest, NAMES), Client(world)] for number, world in enumerate(worlds)}


class WorldTable:
    """One world's side of a table: everybody sits and watches."""

    def __init__(self, world: World, people: list[Client], what: Case, table: str, seed: bytes, **setting: Any) -> None:
        self.table = table
        self.people = people[: what.game.seats_for(what.options)]
        self.spectator = people[-1]
        self.seed = seed
        world.clock.moment += 100
        world.ids.append(table)
        world.seeds.append(seed)
        for client in (*self.people, self.spectator):
            client.received = []
            client.connect()
        setting = {"public": True, **setting}
        self.people[0].post("/tables", game=what.game.name, options=dict(what.given), **setting)
        for client in self.people[1:]:
            client.post(f"/tables/{table}/sit")
        self.people[0].post(f"/tables/{table}/start")
        for client in (*self.people, self.spectator):
            client.say({"type": "watch", "id": "w", "table": table})

    def close(self) -> None:
        for client in (*self.people, self.spectator):
            client.close()

    def seen_by(self, client: Client) -> list[Any]:
        """All that somebody received, the commitments to this world's seeds made equal."""
        published = commitment(self.seed)
        assert any(isinstance(entry, str) and published in entry for entry in client.received)
        return [without_commitments(entry) for entry in client.received]


def without_commitments(received: Any) -> Any:
    """What was received, with every SHA-256 of a table's seed left out."""
    if isinstance(received, tuple):
        return tuple(map(without_commitments, received))
    if isinstance(received, bytes):
        return re.sub(rb'"commitment": ?"[0-9a-f]{64}"', b"", received)
    return re.sub(r'"commitment": ?"[0-9a-f]{64}"', "", received) if isinstance(received, str) else received


def probe(game: WorldTable, client: Client, moves: list[str], decision: int) -> None:
    """Ask for all that might tell something: wrong moves, the view again on another device, the HTTP API."""
    for path in (*LISTS, *ONE):
        client.get(path.format(game.table))
    shown = [json.loads(entry) for entry in client.received if isinstance(entry, str)]
    prompt = [entry for entry in shown if entry["type"] == "news"][-1]["prompt"] or {"moves": ()}
    wrong = [move for move in moves if move not in prompt["moves"]]
    at = {"id": "probe", "table": game.table}
    said: list[dict[str, Any]] = [{"type": "watch", **at, "after": 3}, {"type": "watch", **at}]
    for move in ("nonsense", *wrong[:4]):
        said += [{"type": kind, **at, "decision": decision, "move": move} for kind in ("answer", "add")]
    said += [{"type": "confirm", **at, "decision": decision - 1}, {"type": "take_back", **at, "decision": decision + 1}]
    if client is game.spectator:
        said += [
            {"type": "take_back", **at, "decision": decision},
            {"type": "shorten", **at, "decision": 1, "length": 0},
        ]
    device = client.socket
    client.connect()
    client.say(*said)
    client.socket = device


def follow(game: WorldTable, number: int, script: TwinPlan, viewer: int, world: World) -> None:
    """Play one side of a plan, both observers looking closely."""
    moves = sorted({m["move"] for commands in script.sent for said in commands.there for m in said if "move" in m})
    for step, commands in enumerate(script.sent):
        world.clock.moment += 7
        replies = game.people[commands.seat].say(*messages(commands, number, game.table, step))
        assert not any('"refused"' in reply for reply in replies), replies
        for client in (game.people[viewer], game.spectator):
            client.say()
            if step % 6 == 0 or step == len(script.sent) - 1:
                probe(game, client, moves, commands.decision)


def assert_equal(here: list[Any], there: list[Any]) -> None:
    """Entry by entry, so that a failure shows the first one that tells something."""
    for one, other in zip(here, there, strict=False):
        assert one == other
    assert len(here) == len(there)


@pytest.mark.parametrize("name", CASES)
@seed(base_seed())
@settings(
    max_examples=2,
    phases=(Phase.generate,),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(luck=st.integers(0, 1 << 20), viewer=st.integers(0, 1))
def test_what_a_seat_may_not_know_changes_no_byte_of_what_it_and_spectators_receive(
    worlds: WorldPair, people: dict[int, list[Client]], name: str, luck: int, viewer: int
) -> None:
    what, table = case(name), f"table-{next(_numbers)}"
    script = plan(what, table, viewer, luck)
    assert script.apart, "there is something to hide"
    games = []
    for number, world in enumerate(worlds):
        game = WorldTable(world, people[number], what, table, script.seeds[number])
        follow(game, number, script, viewer, world)
        game.close()
        games.append(game)
    here, there = games
    assert_equal(*(game.seen_by(game.people[viewer]) for game in games))
    assert_equal(*(game.seen_by(game.spectator) for game in games))
    others = [seat for seat in range(len(here.people)) if seat != viewer]
    assert any(here.seen_by(here.people[seat]) != there.seen_by(there.people[seat]) for seat in others), (
        "somebody else knows the difference"
    )


def answer(table: str, number: int, move: str) -> dict[str, Any]:
    return {"type": "answer", "id": f"m{number}", "table": table, "decision": 1, "move": move}


def test_how_often_somebody_changes_their_mind_is_not_shown(worlds: WorldPair, people: dict[int, list[Client]]) -> None:
    """Others see that somebody has confirmed. Not what, and not what they thought of before."""
    what, table, seen = case("king-3-first"), f"table-{next(_numbers)}", []
    for number, thoughts in enumerate((["knight"], ["oracle", "golem", "knight"])):
        game = WorldTable(worlds[number], people[number], what, table, bytes(32))
        worlds[number].clock.moment += 1
        game.people[1].say(*(answer(table, n, f"play {card}") for n, card in enumerate(thoughts)))
        for client in (game.people[0], game.spectator):
            client.say()
            probe(game, client, [], 1)
        game.people[2].say(answer(table, 1, "play knight"))
        for client in (game.people[0], game.spectator):
            client.say()
        game.close()
        seen.append([game.seen_by(client) for client in (game.people[0], game.spectator)])
    assert_equal(seen[0][0], seen[1][0])
    assert_equal(seen[0][1], seen[1][1])


def test_a_secret_change_does_not_move_a_table_in_the_list(worlds: WorldPair, people: dict[int, list[Client]]) -> None:
    what, lists = case("king-3-first"), []
    names = [f"table-{next(_numbers)}" for _ in range(2)]
    for number, (world, busy) in enumerate(zip(worlds, (False, True), strict=True)):
        older, newer = (WorldTable(world, people[number], what, name, bytes(32)) for name in names)
        older.people[1].say(answer(older.table, 1, "play knight"))
        world.clock.moment += 100
        newer.people[1].say(answer(newer.table, 1, "play knight"))
        world.clock.moment += 100
        if busy:
            older.people[1].say(answer(older.table, 2, "play oracle"))
        newer.spectator.received = []
        newer.spectator.get("/api/tables")
        lists.append([without_commitments(entry) for entry in newer.spectator.received])
        newer.close()
    assert_equal(*lists)


def test_a_table_without_spectators_shows_its_game_to_its_players_alone(
    worlds: WorldPair, people: dict[int, list[Client]]
) -> None:
    """Who watched before the game began is sent nothing more of it, nor is a player who gave up the seat."""
    world, (ann, bob, *_, stranger) = worlds[0], people[0]
    table = f"table-{next(_numbers)}"
    world.ids.append(table)
    world.seeds.append(bytes(32))
    ann.post("/tables", game="king", options={"seats": 2}, spectators=False)
    bob.post(f"/tables/{table}/sit")
    for client in (ann, bob, stranger):
        client.received = []
        client.connect()
        client.say({"type": "watch", "id": "w", "table": table})
    ann.post(f"/tables/{table}/start")
    bob.post(f"/tables/{table}/resign")
    stranger.say()
    bob.say()
    played = ["GameStarted" in entry for entry in stranger.received]
    after_resigning = [entry for entry in bob.received if "Resigned" in entry]
    for client in (ann, bob, stranger):
        client.close()
    assert not any(played)
    assert all('"seat": 1' in entry for entry in after_resigning)


def test_what_a_bot_chooses_cannot_be_foreseen_from_what_is_public(
    worlds: WorldPair, people: dict[int, list[Client]]
) -> None:
    """Two worlds where all that is public is the same, and only the secret seeds differ: bots choose otherwise."""
    chosen: list[list[Any]] = [[], []]
    names = [f"table-{next(_numbers)}" for _ in range(6)]
    for number, world in enumerate(worlds):
        ann = people[number][0]
        ann.connect()
        for name in names:
            world.ids.append(name)
            world.seeds.append(bytes([number + 1]) * 32)
            ann.post("/tables", game="king", options={"seats": 2, "set": "first"}, bots=[None, "random"])
            ann.post(f"/tables/{name}/start")
            ann.say({"type": "watch", "id": "w", "table": name})
            ann.say(answer(name, 1, "play knight"))
            chosen[number].append(bots_card(ann, name))
        ann.close()
    assert chosen[0] != chosen[1]


def bots_card(client: Client, table: str) -> str:
    """What the bot at the second seat has played first."""
    assert client.socket is not None
    while True:
        for entry in client.received:
            found = json.loads(entry) if isinstance(entry, str) else {}
            for told in found.get("events", ()) if found.get("table") == table else ():
                if told["event"]["is"] == "CardsRevealed":
                    return str(told["event"])
        client.received.append(client.socket.recv(PATIENCE_S, decode=True))
