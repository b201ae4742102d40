"""The personas of bots: one each at a table, the same whenever it is opened, also at tables older than personas."""

from __future__ import annotations

from typing import Any

from conformance import through_text
from twelvefold.games import registry
from twelvefold.table import lobby
from twelvefold.table.online_table import OnlineTable, Status
from twelvefold.table.personas import PERSONAS, bot_chair, choose, with_personas
from twelvefold.table.seats import Chair, Pace, Setting

SETTING = Setting(public=True, spectators=True, pace=Pace.LIVE, time=60, bot="random", bot_pause=100)
SEED = bytes(range(32))


def table_with_bots(table_id: str, seats: int, seed: bytes = SEED) -> OnlineTable:
    """A table of King of 12 for Lea, who lets bots take all other seats."""
    king = registry.get("king")
    table = OnlineTable(table_id, king, king.options({"seats": seats}), SETTING, seed, "lea")
    lobby.sit(table, "lea", "Lea", "key", 5)
    lobby.fill(table, "lea", "heuristic", 6)
    return table


def old(body: dict[str, Any]) -> dict[str, Any]:
    """The body as it was stored before bots had personas."""
    for number, chair in enumerate(body["chairs"], 1):
        if chair.pop("persona") is not None:
            chair["name"] = f"{chair['bot']} {number}"
    return body


def test_the_largest_table_needs_nobody_twice() -> None:
    largest = max(registry.get(game).seats.stop - 1 for game in registry.names())
    assert len(set(PERSONAS)) == len(PERSONAS) >= largest
    chairs: list[Chair] = []
    for _ in range(largest):
        chairs.append(bot_chair("t1", "random", chairs))
    assert len({chair.persona for chair in chairs}) == len({chair.name for chair in chairs}) == largest


def test_more_bots_than_personas_share_them_evenly() -> None:
    chairs: list[Chair] = []
    for _ in range(2 * len(PERSONAS)):
        chairs.append(bot_chair("t1", "random", chairs))
    assert sorted(chair.persona or "" for chair in chairs) == sorted(PERSONAS * 2)


def test_who_comes_depends_on_the_tables_id_alone() -> None:
    """Neither on the secret seed, from which the dice are rolled, nor on the level."""
    first, again = table_with_bots("t1", 5), table_with_bots("t1", 5, bytes(32))
    assert [chair.persona for chair in first.chairs] == [chair.persona for chair in again.chairs]
    found = {choose(f"t{number}", []) for number in range(200)}
    assert found == {*PERSONAS}, "at one table or another everybody is the first to come"


def test_a_table_older_than_personas_gets_them_when_it_is_opened() -> None:
    table = table_with_bots("t1", 4)
    body = old(through_text(table.body()))
    assert [chair["name"] for chair in body["chairs"]] == ["Lea", "heuristic 2", "heuristic 3", "heuristic 4"]
    opened = OnlineTable.restore("t1", 1, body, [])
    assert opened.chairs == table.chairs
    assert opened.body() == OnlineTable.restore("t1", 1, through_text(opened.body()), []).body()


def test_who_had_resigned_keeps_the_name() -> None:
    """A bot plays there, but it took no seat of its own."""
    chairs = (Chair(name="Lea", guest="lea"), Chair(name="Mia", guest="mia", bot="random"), Chair())
    assert with_personas("t1", chairs) == chairs


def test_a_rematch_is_against_the_same_personas() -> None:
    table = table_with_bots("t1", 4)
    table.status = Status.OVER
    again = lobby.rematch(table, "t2", SEED, "lea", 20)
    assert again is not None
    assert [new.table.chairs for new in again.also] == [table.chairs]
