"""Bad input: one line that names what is wrong, exit code 2, nothing changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.terminal_help import run, run_here

KNIGHTLESS = "lady,merchants,oracle,sorcerer,golem,machine,parasite"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], "there is no game 'chess'; the games are king"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["play", "king", "--players", "human"], "1 cannot play this game; it is for 2 to 16 players"),
        (["play", "king", "--players", ",".join(["human", *["random"] * 16])], "17 cannot play this game"),
        (
            ["play", "king", "--players", "human,genius"],
            "no bot 'genius' for king; choose one of random, heuristic",
        ),
        (["play", "king", "--set", "knight,knight,lady,oracle,golem,machine,parasite"], "knight is named twice"),
        (["play", "king", "--set", KNIGHTLESS], "the Knight is always in the set"),
        (["play", "king", "--set", "knight,lady"], "an agreed set has 7 characters, not 2"),
        (["play", "king", "--set", "pawn"], "'pawn' is not a character"),
        (["play", "king", "--promo", "pawn"], "promo: 'pawn' is not allowed"),
        (["play", "king", "--set", "first", "--promo", "faun"], "promo characters join a random set"),
        (["play", "king", "--names", "Lea"], "--names gives 1 name for 3 seats"),
        (["play", "king", "--names", "Lea,Mia,"], "is not a valid name"),
        (["play", "king", "--games", "0", "--players", "random,random"], "--games must be at least 1, not 0"),
        (["play", "king", "--games", "2", "--jobs", "0", "--players", "random,random"], "--jobs must be at least 1"),
        (["play", "king", "--games", "2", "--players", "human,random"], "A series of games is for bots"),
        (["play", "king", "--games", "2", "--record", "x.json"], "--record is for a single game"),
        (["play", "king", "--json"], "--json is for a series of games"),
        (["play", "king", "--seed", "9" * 30], "--seed is a number between"),
        (["play", "king", "--seed", "x"], "The value for --seed cannot be read"),
        (["play", "king", "--names", "Lea,Lea,Tom"], "Two players have the same name"),
        (["--lang", "xx", "rules", "king"], "There is no language xx"),
        (["play"], "game is missing"),
        (["play", "king", "--pawn"], "There is no --pawn"),
        (["pawn"], "The command cannot be read"),
        (["play", "king", "--lang", "xx"], "There is no language xx; there are en, ru, fr, de."),
        (["play", "king", "--resume", "nowhere.json"], "nowhere.json cannot be read: No such file"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read: No such file"),
        (["play", "king", "--record", "/proc/nowhere/game.json"], "cannot be written"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, arguments: list[str], words: str) -> None:
    refused = run_here(tmp_path, *arguments)
    assert refused.returncode == 2, refused.stdout + refused.stderr
    assert words in refused.stderr
    assert "Traceback" not in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1


def test_refusals_speak_the_users_language(tmp_path: Path) -> None:
    texts = {run_here(tmp_path, "play", "chess", "--lang", language).stderr for language in ("en", "ru", "fr", "de")}
    assert len(texts) == 4


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "this is not JSON"),
        ("{", "this is not JSON: Expecting property name enclosed in double quotes in line 1, column 2"),
        ("[]", "unsupported record format"),
        ('{"twelvefold": "record/9"}', "the record cannot be read"),
        ('{"twelvefold": "kept/1"}', "the field match is missing"),
        ('{"twelvefold": "kept/1", "chairs": [], "match": 3}', "the record cannot be read"),
    ],
)
def test_broken_files_are_refused_by_name(tmp_path: Path, content: str, words: str) -> None:
    (tmp_path / "game.json").write_text(content, "utf-8")
    for arguments in (["replay", "game.json"], ["play", "king", "--resume", "game.json"]):
        refused = run_here(tmp_path, *arguments)
        assert refused.returncode == 2, refused.stdout + refused.stderr
        assert words in refused.stderr
    assert (tmp_path / "game.json").read_text("utf-8") == content


def test_a_resumed_game_takes_no_other_options(tmp_path: Path) -> None:
    run(tmp_path, "play", "king", "--seed", "1", "--record", "game.json", typed="1\n")
    refused = run(tmp_path, "play", "king", "--resume", "game.json", "--seed", "2", "--set", "random")
    assert refused.returncode == 2
    assert "leave out --set and --seed" in refused.stderr
