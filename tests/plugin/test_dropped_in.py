"""A game that is put into a folder is played in the terminal and in machine mode, with nothing else touched."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from plugin.plugin_help import VARIABLE, drop_in
from terminal.terminal_help import run

pytestmark = pytest.mark.program
TESTS = Path(__file__).parents[1]


@pytest.fixture
def games(tmp_path: Path) -> str:
    return str(drop_in(tmp_path))


def test_it_keeps_the_contract(games: str) -> None:
    done = subprocess.run(
        [sys.executable, str(TESTS / "plugin" / "conform.py"), "moonrise"],
        env={**os.environ, VARIABLE: games, "PYTHONPATH": str(TESTS)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "conforms\n", done.stderr


def test_it_is_played_to_its_end_in_the_terminal(games: str, tmp_path: Path) -> None:
    command = ("play", "moonrise", "--plain", "--seed", "3", "--seats", "2", "--nights", "2", "--tide", "low")
    done = run(tmp_path, *command, "--record", "it.json", typed="light 1\n2\n", **{VARIABLE: games})
    assert done.returncode == 0, done.stderr
    assert "points: [" in done.stdout
    assert "LanternsLit: lanterns " in done.stdout
    assert "The game is over." in done.stdout
    record = json.loads((tmp_path / "it.json").read_text("utf-8"))
    assert record["options"] == {"seats": 2, "nights": 2, "tide": "low"}
    again = run(tmp_path, "replay", "it.json", "--plain", **{VARIABLE: games})
    assert again.returncode == 0
    assert "MoonRose" in again.stdout


def test_machine_mode_sums_it_up(games: str, tmp_path: Path) -> None:
    command = ("play", "moonrise", "--games", "20", "--jobs", "2", "--json", "--seed", "1", "--seats", "3")
    done = run(tmp_path, *command, **{VARIABLE: games})
    assert done.returncode == 0, done.stderr
    summary = json.loads(done.stdout)
    assert (summary["game"], summary["games"], len(summary["players"])) == ("moonrise", 20, 3)


def test_its_options_are_in_the_help_and_are_refused_like_any(games: str, tmp_path: Path) -> None:
    assert "--nights" in run(tmp_path, "play", "--help", **{VARIABLE: games}).stdout
    assert "--nights" not in run(tmp_path, "play", "--help").stdout
    wrong = run(tmp_path, "play", "moonrise", "--nights", "9", **{VARIABLE: games})
    assert (wrong.returncode, "allowed are 1, 2, 3, 4, 5" in wrong.stderr) == (2, True)
    other = run(tmp_path, "play", "chips", "--nights", "2", **{VARIABLE: games})
    assert (other.returncode, "there is no option 'nights'" in other.stderr) == (2, True)
    german = run(tmp_path, "play", "moonrise", "--nights", "9", "--lang", "de", **{VARIABLE: games})
    assert german.returncode == 2, "an error without a text of its own is told in English"


def test_it_may_bring_texts(games: str, tmp_path: Path) -> None:
    texts = Path(games) / "moonrise" / "texts" / "en"
    texts.mkdir(parents=True)
    (texts / "moonrise.ftl").write_text("moonrise-option-nights = How many nights there are.\n", "utf-8")
    (texts / "rules-moonrise.md").write_text("# The rules of Moonrise\n", "utf-8")
    assert "How many nights" in run(tmp_path, "play", "--help", **{VARIABLE: games}).stdout
    assert "The rules of Moonrise" in run(tmp_path, "rules", "moonrise", **{VARIABLE: games}).stdout
