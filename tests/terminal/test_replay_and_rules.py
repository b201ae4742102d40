"""Replaying records and reading rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from terminal.terminal_help import Terminal, run, run_here
from twelvefold.games.queen.edition.printed import SHEETS
from twelvefold.locale import translator
from twelvefold.table.personas import choose

GAME = ("play", "king", "--players", "random,random,random", "--names", "Lea,Mia,Tom", "--seed", "6")

COLOURS = (("purple", "◆"), ("red", "▲"), ("yellow", "●"))


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished game between bots, as it lies in its file."""
    home = tmp_path_factory.mktemp("finished")
    done = run(home, *GAME, "--record", "game.json")
    assert done.returncode == 0, done.stderr
    return (home / "game.json").read_text("utf-8")


@pytest.fixture
def record(finished: str, tmp_path: Path) -> Path:
    """Its file, for one test."""
    file = tmp_path / "game.json"
    file.write_text(finished, "utf-8")
    return file


def test_a_replay_tells_the_whole_story_again(tmp_path: Path, record: Path) -> None:
    told = run(tmp_path, "replay", str(record)).stdout
    played = run(tmp_path, *GAME).stdout
    for line in played.splitlines():
        if line.endswith(".") and "face down" not in line and "game is over" not in line:
            assert line in told, line
    assert "lays the" in told, "after the end nothing is hidden"
    assert "Position: Kn" in told


def test_a_record_from_before_bots_had_names_is_told_with_names(tmp_path: Path, record: Path) -> None:
    """A server had named them after their level and seat; its table now shows the same personas."""
    old = json.loads(record.read_text("utf-8"))
    old["about"] = {"names": ["Lea", "heuristic 2", "random 3"], "dice": {"table": "t1"}}
    record.write_text(json.dumps(old), "utf-8")
    first = choose("t1", [])
    told = run(tmp_path, "replay", str(record)).stdout
    assert f"Lea: 11, {first.capitalize()}: 12, {choose('t1', [first]).capitalize()}: 2" in told
    assert "heuristic" not in told


def test_a_replay_stops_at_a_step(tmp_path: Path, record: Path) -> None:
    told = run(tmp_path, "replay", str(record), "--step", "2").stdout
    assert "Step 2 of" in told
    assert told.count("Cards on the table") == 1
    assert run(tmp_path, "replay", str(record), "--step", "0").stdout.count("Cards on the table") == 0
    too_far = run(tmp_path, "replay", str(record), "--step", "9999")
    assert too_far.returncode == 2
    assert "There is no step" in too_far.stdout + too_far.stderr


def test_a_replay_speaks_other_languages(tmp_path: Path, record: Path) -> None:
    assert "Lea" in run(tmp_path, "replay", str(record), "--lang", "ru").stdout
    assert run(tmp_path, "replay", str(record), "--lang", "ru").stdout != run(tmp_path, "replay", str(record)).stdout


def test_an_unfinished_game_keeps_its_secrets(tmp_path: Path) -> None:
    run(tmp_path, "play", "king", "--players", "human,random", "--seed", "4", "--record", "game.json", typed="1\n" * 7)
    told = run(tmp_path, "replay", "game.json").stdout
    assert "you see what a spectator saw" in told
    assert "lays the" not in told
    assert "Position:" not in told


def test_a_damaged_record_is_refused_with_the_step_and_the_reason(tmp_path: Path, record: Path) -> None:
    document = json.loads(record.read_text("utf-8"))
    document["segments"][0]["outcomes"][1]["moves"]["0"] = "play faun"
    record.write_text(json.dumps(document), "utf-8")
    refused = run(tmp_path, "replay", str(record))
    assert refused.returncode == 2
    assert "segment 0, step 2: play faun is not a legal move here; legal: play knight" in refused.stderr


@pytest.mark.parametrize("language", ["en", "ru", "fr", "de"])
def test_the_rules_can_be_read(tmp_path: Path, language: str) -> None:
    page = run_here(tmp_path, "rules", "king", "--lang", language).stdout
    assert "Corax" in page
    assert "13" in page
    assert f"| {translator(language)('king-character-knight')} |" in page
    assert "picture:" not in page


def test_version_and_help(tmp_path: Path) -> None:
    assert run(tmp_path, "--version").stdout.startswith("twelvefold ")
    assert "--promo" in run(tmp_path, "play", "--help").stdout
    assert run(tmp_path, "--help", LANG="de_DE.UTF-8").stdout != run(tmp_path, "--help").stdout


@pytest.mark.parametrize("language", ["en", "ru", "fr", "de"])
def test_the_sheets_are_drawn_in_the_rules(tmp_path: Path, language: str) -> None:
    """Without a mark, and within 80 columns; the figures follow those of C and D."""
    page = run_here(tmp_path, "rules", "queen", "--lang", language).stdout
    say = translator(language)
    blocks = page.split("```text\n")[1:]
    drawn = [block.partition("\n```")[0] for block in blocks]
    assert len(drawn) == len(SHEETS)
    purple, red, yellow = (f"{say(f'queen-letter-{name}')}{shape}" for name, shape in COLOURS)
    assert f"1   {purple}   10    5   {yellow}    6" in drawn[0]
    assert f"5   10   {yellow}   {purple}    8   12" in drawn[1]
    for sheet in drawn[2:]:
        assert "  1  2  3  4  6  8 10 12 15 18 22 26" in sheet
        assert all(f"\n{value:>2}   ·    ·    ★    ·   +4" in sheet for value in range(1, 13))
    assert f" 1  {purple}   {red}   {purple}   {red}   {yellow}" in drawn[3]
    assert max(len(line) for sheet in drawn for line in sheet.splitlines()) <= 76
    assert "picture:" not in page


def test_the_sheets_are_drawn_in_a_game_and_in_a_terminal(tmp_path: Path) -> None:
    table = ("play", "queen", "--players", "human,random", "--seed", "4")
    assert "1   P◆   10    5   Y●    6" in run(tmp_path, *table, typed="rules\nquit\n").stdout
    terminal = Terminal(tmp_path, "rules", "queen")
    try:
        terminal.wait_for("P◆   10    5   Y●    6")
        terminal.wait_for("Oracle")
    finally:
        terminal.close()
