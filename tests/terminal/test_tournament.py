"""The tournament of King of 12 in the terminal: more seats, the same commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from terminal.terminal_help import Terminal, run_here

NINE = ("play", "king", "--seats", "9", "--seed", "3")
FIRST_CARDS = "1\n" * 120
"""Whatever is asked, the first choice is an answer."""


@pytest.mark.parametrize("seats", [5, 16])
def test_a_whole_tournament_through_a_pipe(tmp_path: Path, seats: int) -> None:
    game = ("play", "king", "--seats", str(seats), "--seed", "1", "--set", "random", "--record", "game.json")
    done = run_here(tmp_path, *game, typed=FIRST_CARDS)
    assert done.returncode == 0, done.stderr
    assert "King of 12!" in done.stdout
    assert "The winners’ table" in done.stdout
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert record["options"]["seats"] == seats
    again = run_here(tmp_path, "replay", "game.json")
    assert "King of 12!" in again.stdout
    assert "Group 1: " in again.stdout


def test_ones_own_group_comes_last_next_to_the_question(tmp_path: Path) -> None:
    shown = run_here(tmp_path, *NINE, "--plain", typed="q\n").stdout
    groups = [line for line in shown.splitlines() if line.startswith(("Your group", "Group")) and ":" not in line]
    assert groups[-1].startswith("Your group (")
    assert [line for line in groups[:-1] if line.startswith("Your")] == []
    assert len(groups) == 3


def test_the_story_of_other_groups_steps_back_on_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *NINE)
    try:
        assert "Your group" in terminal.wait_for("saves and quits")
        terminal.type("knight")
        told = terminal.wait_for("winners’ table")
        dim = [line for line in told.splitlines() if "\x1b[2m" in line]
        assert dim
        assert any("In group" in line for line in dim)
        terminal.wait_for("saves and quits")
        terminal.type("q")
        terminal.wait_for("--resume")
    finally:
        terminal.close()


@pytest.mark.parametrize(("language", "word"), [("ru", "Группа"), ("fr", "Groupe"), ("de", "Gruppe")])
def test_it_is_told_in_every_language(tmp_path: Path, language: str, word: str) -> None:
    shown = run_here(tmp_path, *NINE, "--lang", language, "--plain", typed="1\n1\n1\nq\n").stdout
    assert word in shown
    assert "winners" not in shown


def test_a_series_of_tournaments_for_machines(tmp_path: Path) -> None:
    series = ("play", "king", "--seats", "12", "--groups", "3+3+3+3", "--games", "6", "--seed", "1", "--json")
    summary = json.loads(run_here(tmp_path, *series).stdout)
    assert summary["options"] == {"seats": 12, "set": "first", "promo": [], "groups": "3+3+3+3"}
    assert [player["player"] for player in summary["players"]] == ["heuristic", *["random"] * 11]
    assert sum(summary["seat_wins"]) == 6
    assert summary["tallies"]["rounds"] >= 12
    assert 5 * summary["tallies"]["rounds"] <= summary["tallies"]["turns"] + summary["tallies"]["rounds"]
    assert summary["tallies"]["turns"] <= 6 * summary["tallies"]["rounds"], "one for all groups together"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--seats", "17"), "it is for 2 to 16 players"),
        (("--seats", "4", "--groups", "2+2"), "groups are for tournaments of 5 and more"),
        (("--seats", "12", "--groups", "6+6"), "allowed is 4+4+4 / 3+3+3+3"),
        (("--seats", "5", "--players", "human,random"), "--players names 2 and --seats asks for 5"),
    ],
)
def test_wrong_numbers_are_refused_in_a_line(tmp_path: Path, options: tuple[str, ...], said: str) -> None:
    done = run_here(tmp_path, "play", "king", *options)
    assert done.returncode == 2
    assert said in done.stderr


def test_seats_alone_are_enough_for_every_game(tmp_path: Path) -> None:
    for game, seats in (("chips", "2"), ("queen", "1"), ("king", "4")):
        assert "saves and quits" in run_here(tmp_path, "play", game, "--seats", seats, typed="q\n").stdout
