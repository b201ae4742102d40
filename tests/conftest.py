"""Tests that start servers, browsers or the program itself are marked, so that ``make check`` stays quick.

``make test`` runs them all.
"""

from __future__ import annotations

import gc
import os
import random
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from luck import BASE_SEED, LABEL_FILE, base_seed, label, replace_secrets, set_label
from testgame import Fair
from twelvefold.games import registry

ROOT = Path(__file__).parent
DRIVES_A_BROWSER = (ROOT / "web", ROOT / "pictures")
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
LONG = ("whole_game", "whole_crusade", "sixteen_people", "fourteen_bots", "storm", "middle_of_everything")
"""Parts of the names of the longest tests."""

# Hypothesis draws the same examples in every run; tests with servers draw others with another base seed.
hypothesis.settings.register_profile("same-every-time", derandomize=True, database=None, deadline=None)
hypothesis.settings.load_profile("same-every-time")


def pytest_configure(config: pytest.Config) -> None:
    """Every worker has a file of its own that tells its servers which test is running."""
    handle, path = tempfile.mkstemp(prefix="twelvefold-test-", suffix=".label")
    os.close(handle)
    os.environ[LABEL_FILE] = path
    replace_secrets("tests")
    config.add_cleanup(lambda: Path(path).unlink(missing_ok=True))


def pytest_collection_finish() -> None:
    """Freeze the thousands of collected tests, so that the garbage collector does not scan them again and again."""
    gc.collect()
    gc.freeze()


def pytest_report_header() -> str:
    return f"base seed of all luck: {base_seed()} ({BASE_SEED})"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """All luck is derived from the running test, so that it does not depend on what ran before."""
    set_label(item.nodeid, tell_others=starts_processes(item))
    random.seed(f"{base_seed()} {item.nodeid}")
    return (yield)


def starts_processes(item: pytest.Item) -> bool:
    return any(item.get_closest_marker(mark) for mark in ("program", "server", "browser", "install"))


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest) -> Iterator[None]:
    """A fixture for several tests has random numbers of its own: the test that makes it loses none of its own."""
    if fixturedef.scope == "function":
        return (yield)
    before, tell_others = label(), starts_processes(request._pyfuncitem)
    set_label(f"{fixturedef.baseid} {fixturedef.argname}", tell_others=tell_others)
    try:
        return (yield)
    finally:
        set_label(before, tell_others=tell_others)


def marks_of(path: Path) -> set[str]:
    """The marks that all tests of a file or folder have because of where it is."""
    places = {"browser": DRIVES_A_BROWSER, "server": STARTS_SERVERS, "program": STARTS_THE_PROGRAM}
    return {mark for mark, under in places.items() if any(path.is_relative_to(place) for place in under)}


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not import what ``-m "not X and not Y"`` deselects anyway: the server, the browser and all they need."""
    unwanted = re.findall(r"not (\w+)", config.option.markexpr)
    whole = " and ".join(f"not {mark}" for mark in unwanted) == config.option.markexpr
    return True if whole and not marks_of(collection_path).isdisjoint(unwanted) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by their folder. The longest begin first, so that no worker runs one alone at the end."""
    for item in items:
        for mark in marks_of(item.path):
            item.add_marker(mark)
    items.sort(key=lambda item: not (item.get_closest_marker("install") or any(word in item.name for word in LONG)))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: Any) -> Iterator[None]:
    """Name every test that was tried again, with its first failure, below everything else; the run may still pass."""
    yield
    retried: dict[str, str] = {}
    for outcome in ("passed", "failed", "error"):
        for report in terminalreporter.getreports(outcome):
            first = dict(report.user_properties).get("flaky")
            if first is not None:
                retried[report.nodeid] = str(first)
    for nodeid, first in retried.items():
        terminalreporter.section(f"FLAKY: {nodeid}", red=True, bold=True)
        terminalreporter.line(first)
    for nodeid in retried:
        terminalreporter.line(f"FLAKY: {nodeid} failed once and was tried again", red=True, bold=True)


@pytest.fixture
def fair() -> Iterator[Fair]:
    """The test-only game, known to the registry for one test."""
    game = Fair()
    registry.register(game)
    yield game
    registry._GAMES.pop(game.name)
