"""Tests that start servers, browsers or the program itself are marked, so that ``make check`` stays quick.

``make test`` runs them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from testgame import Fair
from twelvefold.games import registry

ROOT = Path(__file__).parent
DRIVES_A_BROWSER = ROOT / "web"
STARTS_SERVERS = (
    ROOT / "server",
    ROOT / "soak",
    ROOT / "house" / "test_hosting.py",
    ROOT / "terminal" / "test_bot_command.py",
    ROOT / "terminal" / "test_serve.py",
)
STARTS_THE_PROGRAM = tuple(
    ROOT / "terminal" / f"test_{name}.py"
    for name in (
        "chips",
        "play",
        "queen",
        "queen_areas",
        "refusals",
        "replay_and_rules",
        "rough_handling",
        "series_command",
        "tournament",
    )
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them by where they are. Whole games begin first, so that none is left alone at the end."""
    for item in items:
        if item.path.is_relative_to(DRIVES_A_BROWSER):
            item.add_marker(pytest.mark.browser)
        if any(item.path.is_relative_to(place) for place in STARTS_SERVERS):
            item.add_marker(pytest.mark.server)
        if item.path in STARTS_THE_PROGRAM:
            item.add_marker(pytest.mark.program)
    items.sort(key=lambda item: "whole_game" not in item.name)


@pytest.fixture
def fair() -> Iterator[Fair]:
    """The test-only game, known to the registry for one test."""
    game = Fair()
    registry.register(game)
    yield game
    registry._GAMES.pop(game.name)
