"""Every frame of a game has its handlers and its check: none is forgotten, and none is left over."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, NamedTuple, get_args

import pytest

from twelvefold.core.agenda import Frame
from twelvefold.games import registry
from twelvefold.games.chips import dealing, playing
from twelvefold.games.chips import legal as chips_legal
from twelvefold.games.chips import rules as chips_rules
from twelvefold.games.chips import state as chips_state
from twelvefold.games.king import legal as king_legal
from twelvefold.games.king import rounds as king_rounds
from twelvefold.games.king import rules as king_rules
from twelvefold.games.king import setting_up as king_setting_up
from twelvefold.games.king import state as king_state
from twelvefold.games.king import turn as king_turn
from twelvefold.games.queen import rules as queen_rules
from twelvefold.games.queen import state as queen_state
from twelvefold.games.queen.phases import crusade, effects, marking
from twelvefold.games.queen.phases import rounds as queen_rounds
from twelvefold.games.queen.phases import setup as queen_setup
from twelvefold.games.queen.sheets.areas import lady


class FrameTables(NamedTuple):
    """The modules of a game with tables of handlers and checks."""

    state: ModuleType
    rules: ModuleType
    checks: ModuleType
    """Where all checks are in one table."""
    parts: tuple[ModuleType, ...]
    """Where the handlers and checks of each frame stand."""
    end: type[Frame]
    """The frame of the end: nothing is answered to it."""
    never_next: frozenset[type[Frame]] = frozenset()
    """Frames that only lie under others: nobody is asked."""


GAMES = {
    "king": FrameTables(
        king_state, king_rules, king_legal, (king_setting_up, king_rounds, king_turn), end=king_state.Crowned
    ),
    "queen": FrameTables(
        queen_state,
        queen_rules,
        queen_rules,
        (queen_setup, crusade, queen_rounds, effects, lady, marking),
        end=queen_state.Finished,
        never_next=frozenset([queen_state.Resolve]),
    ),
    "chips": FrameTables(chips_state, chips_rules, chips_legal, (dealing, playing), end=chips_state.Finished),
}


def test_every_game_is_looked_at() -> None:
    assert set(GAMES) == set(registry.names())


@pytest.mark.parametrize("tables", GAMES.values(), ids=GAMES)
def test_each_frame_has_its_handlers_and_its_check(tables: FrameTables) -> None:
    frames = set(get_args(tables.state.AnyFrame))
    assert {kind for kind in vars(tables.state).values() if is_frame(kind)} == frames, "the union has all frames"
    assert tables.end in frames
    assert set(tables.checks.CHECKS) == frames
    assert set(tables.rules.NODES) == frames - tables.never_next
    assert set(tables.rules.APPLY) == frames - tables.never_next - {tables.end}


def is_frame(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Frame) and kind is not Frame


@pytest.mark.parametrize("tables", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("name", ["NODES", "APPLY", "CHECKS"])
def test_a_frame_is_handled_in_one_module_with_its_check_beside_it(tables: FrameTables, name: str) -> None:
    parts: list[Mapping[type, Any]] = [getattr(part, name) for part in tables.parts]
    whole = tables.checks.CHECKS if name == "CHECKS" else getattr(tables.rules, name)
    assert sum(map(len, parts)) == len(whole), "no frame is in two tables"
    for part in tables.parts:
        assert set(part.APPLY) <= set(part.NODES) <= set(part.CHECKS)
        assert set(getattr(part, name)) <= set(whole)
