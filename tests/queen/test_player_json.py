"""A player's JSON is the one it was before each kind of sheet had a class of its own: stored games still open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from twelvefold.core.codec import decode, dumps, encode, loads
from twelvefold.games.queen.player import Player
from twelvefold.games.queen.sheets.areas.sheet import AreaMarks
from twelvefold.games.queen.sheets.grid.sheet import GridMarks
from twelvefold.games.queen.state import State

from .queen_help import GAME, characters

RECORDS = Path(__file__).parents[1] / "records"
STORED = sorted(RECORDS.rglob("queen-*.json"))
AREAS = AreaMarks((3, 1), (2, 2), 5, (1,), (0,))
CARDS = {"hand": ["knight"], "pile": ["sorcerer"], "reserve": ["golem"]}
ROUND = {"out": False, "played": [], "taken": [], "lady": None, "copied": [], "able": False, "owed": False}
WRITTEN: list[tuple[GridMarks | AreaMarks, dict[str, Any]]] = [
    (GridMarks(9, 1, 0, 2), {"marks": 9, "areas": None, "copies": 1, "piles": 0, "gains": 2, "first": False}),
    (
        GridMarks(0, 0, 1, 1, first=True),
        {"marks": 0, "areas": None, "copies": 0, "piles": 1, "gains": 1, "first": True},
    ),
    (
        AREAS,
        {
            "marks": 0,
            "areas": {"is": "Areas", "rows": [3, 1], "overflow": [2, 2], "roofs": 5, "circles": [1], "squares": [0]},
            "copies": 0,
            "piles": 0,
            "gains": 0,
            "first": False,
        },
    ),
]


@pytest.mark.parametrize(("sheet", "marks"), WRITTEN)
def test_the_fields_of_both_kinds_of_sheets_stand_side_by_side(
    sheet: GridMarks | AreaMarks, marks: dict[str, Any]
) -> None:
    player = Player(characters("Kn"), characters("So"), characters("Go"), sheet)
    written = {"is": "Player", **CARDS, **marks, **ROUND, "pending": []}
    assert dumps(encode(player)) == dumps(written), "in this order"
    assert decode(Player, written) == player


def test_a_player_stored_before_there_were_sheets_c_and_d_is_read() -> None:
    before: Any = {"is": "Player", **CARDS, "marks": 3, "copies": 1, "piles": 1, "gains": 2}
    player = decode(Player, before)
    assert player == Player(characters("Kn"), characters("So"), characters("Go"), GridMarks(3, 1, 1, 2))


def states(data: Any) -> list[Any]:
    """Every state in a stored document."""
    if isinstance(data, dict) and data.get("is") == "State":
        return [data]
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return [state for part in parts for state in states(part)]


@pytest.mark.parametrize("file", STORED, ids=lambda file: str(file.stem))
def test_states_of_stored_games_are_read_and_written_as_they_were(file: Path) -> None:
    document: Any = loads(file.read_bytes())
    record = document.get("record", document)
    rules = record["segments"][-1]["rules"]
    stored: list[Any] = [GAME.upgrade(rules, state) for state in states(document)]
    assert stored
    for data in stored:
        state: State = decode(State, data)
        GAME.check(state)
        again = encode(state)
        for now, then in zip(again["players"], data["players"], strict=True):
            assert {name: now[name] for name in then} == then
            assert not any(now[name] for name in set(now) - set(then)), "what is new is empty"


def test_games_of_both_kinds_of_sheets_and_both_versions_are_stored() -> None:
    kinds = set()
    for file in STORED:
        document: Any = loads(file.read_bytes())
        for state in states(document):
            kinds.add((state["printed"]["sheet"]["is"], document.get("record", document)["segments"][-1]["rules"]))
    assert kinds == {(sheet, rules) for sheet in ("Sheet", "AreaSheet") for rules in (1, 2)}
