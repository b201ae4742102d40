"""12 Chip Trick in the terminal, through the same commands as King of 12."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from terminal.terminal_help import Terminal, run_here

CHOOSE = "saves and quits):"
EVERY_CHIP = "".join(f"{chip}\n" for chip in range(1, 13))
"""Whatever is asked, one of these is an answer; the others are refused and asked again."""


@pytest.mark.parametrize("players", ["human,random", "human,random,random", "human,heuristic,random,random"])
@pytest.mark.parametrize("variant", ["--burning", "--no-burning"])
def test_a_whole_game_through_a_pipe(tmp_path: Path, players: str, variant: str) -> None:
    game = ("play", "chips", variant, "--players", players, "--seed", "5", "--record", "game.json")
    done = run_here(tmp_path, *game, typed=EVERY_CHIP * 150)
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    assert ("burnt!" in done.stdout) == (variant == "--burning")
    assert ("halved to" in done.stdout) == (variant == "--no-burning")
    assert ("Dummy plays the" in done.stdout) == (players == "human,random")
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert record["options"] == {"seats": players.count(",") + 1, "burning": variant == "--burning"}


def test_a_chip_is_chosen_by_its_number_its_name_or_its_notation(tmp_path: Path) -> None:
    for answer in ("8", "red 8", "RED 8", "play 8"):
        shown = run_here(
            tmp_path, "play", "chips", "--players", "human,random", "--seed", "3", typed=f"{answer}\n"
        ).stdout
        assert "You play the red 8." in shown, answer


def test_numbers_are_chips_not_places_in_the_list(tmp_path: Path) -> None:
    shown = run_here(tmp_path, "play", "chips", "--players", "human,random", "--seed", "3", typed="1\nq\n").stdout
    assert "Your choice (6, 8, 10, 11, or a name" in shown
    assert "the chip 1 is not in hand; in hand: 6, 8, 10, 11" in shown
    assert "You play" not in shown


@pytest.mark.parametrize("language", ["en", "ru", "fr", "de"])
def test_a_number_never_stands_for_a_longer_one(tmp_path: Path, language: str) -> None:
    """12 is in hand and 1 is not: whatever chips are called in a language, 1 is refused."""
    game = ("play", "chips", "--players", "random,human", "--names", "Lea,Mia", "--seed", "3", "--lang", language)
    shown = run_here(tmp_path, *game, typed="1\nq\n").stdout
    assert "2, 4, 5, 12" in shown
    assert not re.search(r"^(You play|Ты играешь|Tu joues|Du spielst) ", shown, re.MULTILINE)


def test_blue_is_refused_while_red_lies_there(tmp_path: Path) -> None:
    done = run_here(tmp_path, "play", "chips", "--players", "human,random", "--seed", "5", typed=EVERY_CHIP * 60)
    assert re.search(r"no blue chip like \d+ can be taken while red lies in the middle: \d", done.stdout)


def test_the_table_is_drawn_and_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal(tmp_path, "play", "chips", "--players", "human,random", "--seed", "3", "--record", str(file))
    try:
        screen = terminal.wait_for(CHOOSE)
        assert "│" in screen
        assert "◆6*" in screen
        assert "◆?" in screen, "the back of the dummy's top chip"
        terminal.type("11")
        terminal.wait_for("You play the blue 11")
        terminal.wait_for(CHOOSE)
        terminal.press_ctrl_c(until="--resume")
        assert terminal.process.wait(10) == 130
    finally:
        terminal.close()
    resumed = run_here(tmp_path, "play", "chips", "--resume", str(file), typed="story\nq\n").stdout
    assert "You play the blue 11." in resumed


def test_people_at_one_screen_do_not_see_each_others_chips(tmp_path: Path) -> None:
    game = ("play", "chips", "--players", "human,human", "--names", "Lea,Mia", "--seed", "8")
    shown = run_here(tmp_path, *game, typed=f"\n{EVERY_CHIP}q\nq\n").stdout
    assert "(secret)" in shown
    assert "red chips:" not in shown, "what a screen for two tells is for both"
    for turn in shown.split("Pass the screen to ")[1:]:
        other = "Mia" if turn.startswith("Lea") else "Lea"
        assert not re.search(rf"^{other}.*secret", turn, re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Dummy"), ("ru", "Болван"), ("fr", "Le mort"), ("de", "Strohmann")]
)
def test_a_game_and_its_rules_are_told_in_every_language(tmp_path: Path, language: str, words: str) -> None:
    game = ("play", "chips", "--players", "human,random", "--seed", "3", "--lang", language)
    assert words in run_here(tmp_path, *game, typed="8\n").stdout
    assert "Mandoo" in run_here(tmp_path, "rules", "chips", "--lang", language).stdout


def test_machine_mode_counts_rounds_tricks_and_the_dummys_wins(tmp_path: Path) -> None:
    series = ("play", "chips", "--players", "random,random", "--games", "40", "--seed", "1", "--json")
    one, two = (run_here(tmp_path, *series, "--jobs", jobs).stdout for jobs in ("1", "2"))
    assert one == two
    summary = json.loads(one)
    assert summary["options"] == {"seats": 2, "burning": True}
    assert summary["tallies"]["tricks"] > summary["tallies"]["rounds"] > 40
    assert summary["games_unwon"] > 0


def test_a_record_is_told_again(tmp_path: Path) -> None:
    run_here(tmp_path, "play", "chips", "--players", "random,random,random", "--seed", "6", "--record", "game.json")
    told = run_here(tmp_path, "replay", "game.json").stdout
    assert "Trick 1:" in told
    assert "red chips:" in told, "after the end nothing is hidden"
    assert "Position: burning r" in run_here(tmp_path, "replay", "game.json", "--step", "9").stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chips", "--set", "first"], "there is no option 'set'; the options are seats, burning"),
        (["play", "king", "--no-burning"], "there is no option 'burning'; the options are seats, set, promo"),
        (["play", "chips", "--players", "human"], "it is for 2 to 4 players"),
        (["play", "chips", "--players", "human,genius"], "no bot 'genius' for chips"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, arguments: list[str], words: str) -> None:
    refused = run_here(tmp_path, *arguments)
    assert refused.returncode == 2
    assert words in refused.stderr
