"""Playing in the terminal, through pipes and in a pseudo-terminal."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from terminal.terminal_help import Terminal, run
from twelvefold.locale import LANGUAGES, translator
from twelvefold.table.personas import choose

CHOOSE = "saves and quits):"


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    """Always the first choice: whatever is asked, it is a legal move."""
    done = run(tmp_path, "play", "king", "--players", "human,random", "--seed", "5", typed="1\n" * 400)
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    assert "King of 12!" in done.stdout


def test_the_same_seed_and_choices_give_the_same_game(tmp_path: Path) -> None:
    first, second = (run(tmp_path, "play", "king", "--seed", "8", typed="1\n2\n1\nq\n").stdout for _ in range(2))
    assert first == second.replace("king-2.json", "king-1.json")


def test_every_prompt_shows_the_effect_of_each_card(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "king", "--seed", "1", typed="q\n").stdout
    for line in ("1. Knight – this turn low beats high", "7. Golem – your value is 12, but 1 if your die shows 12"):
        assert line in shown


def test_bots_have_names_and_stars(tmp_path: Path) -> None:
    players = ("--players", "human,heuristic,random", "--seed", "1")
    for language in LANGUAGES:
        say = translator(language)
        first = choose("1", [])
        names = [say("bot-name", persona=persona) for persona in (first, choose("1", [first]))]
        bots = [say("terminal-bot", name=name, stars=stars, most=2) for name, stars in zip(names, (2, 1), strict=True)]
        shown = run(tmp_path, "play", "king", *players, "--lang", language, typed="1\n").stdout
        assert " ".join(say("terminal-bots", bots=say.list(bots)).split()) in " ".join(shown.split())
        assert all(shown.count(name) > 1 for name in names)


def test_names_numbers_and_notation_are_all_answers(tmp_path: Path) -> None:
    for answer in ("golem", "GOL", "7", "play golem"):
        shown = run(tmp_path, "play", "king", "--seed", "1", "--players", "human,random", typed=f"{answer}\n").stdout
        assert "you: Golem" in shown, answer


def test_a_wrong_answer_is_asked_again(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "king", "--seed", "1", typed="pawn\n99\n\nq\n").stdout
    assert "“pawn” is not one of the choices." in shown
    assert "“99” is not one of the choices." in shown


def test_an_answer_that_may_mean_several_is_asked_again(tmp_path: Path) -> None:
    chosen = "knight,machine,merchants,lady,oracle,sorcerer,golem"
    shown = run(tmp_path, "play", "king", "--set", chosen, "--seed", "1", typed="m\nq\n").stdout
    assert "“m” may mean several: Merchants and Machine." in shown


def test_help_rules_and_story_on_the_way(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "king", "--seed", "1", typed="?\nrules\n1\nstory\nq\n").stdout
    assert "Type the number or the name" in shown
    assert "Rita Modl" in shown
    assert shown.count("Round 1 begins.") == 2


def test_input_that_ends_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = ("play", "king", "--players", "human,random", "--seed", "3")
    stopped = run(tmp_path, *game, "--record", str(file), typed="1\n2\n")
    assert stopped.returncode == 0
    assert f"--resume {file}" in stopped.stdout
    resumed = run(tmp_path, "play", "king", "--resume", str(file), typed="1\n" * 400)
    assert "The game goes on where you left it." in resumed.stdout
    assert "turn 3" in resumed.stdout
    whole = run(tmp_path, *game, typed="1\n2\n" + "1\n" * 400)
    ending = whole.stdout[whole.stdout.index("Round 1, turn 3") :]
    assert ending.split("The game is over.")[0] in resumed.stdout
    assert json.loads(file.read_text("utf-8"))["twelvefold"] == "record/1"


def test_a_game_nobody_asked_to_keep_is_kept_until_it_is_over(tmp_path: Path) -> None:
    run(tmp_path, "play", "king", "--players", "human,random", "--seed", "3", typed="1\n")
    (kept,) = tmp_path.rglob("king-1.json")
    done = run(tmp_path, "play", "king", "--resume", str(kept), typed="1\n" * 400)
    assert "The game is over." in done.stdout
    assert not kept.exists()


def test_people_at_one_screen_do_not_see_each_others_hands(tmp_path: Path) -> None:
    shown = run(
        tmp_path,
        "play",
        "king",
        "--players",
        "human,human",
        "--names",
        "Lea,Mia",
        "--seed",
        "2",
        typed="\n1\n\n2\n\nq\n",
    )
    before, after = shown.stdout.split("Pass the screen to Mia.", 1)
    assert "1. Knight" in before
    assert after.startswith(" Mia, press Enter")
    assert before.endswith("\n" * 40), "Lea's hand is scrolled away before Mia looks"
    assert "Lea: Knight, Mia: Sorcerer" in after
    assert "lays the" not in shown.stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Choose a card."), ("ru", "Рыцарь"), ("fr", "Chevalier"), ("de", "Ritter")],
)
def test_the_language_comes_from_the_option_or_else_from_the_machine(tmp_path: Path, language: str, words: str) -> None:
    assert words in run(tmp_path, "play", "king", "--seed", "1", "--lang", language, typed="1\nq\n").stdout
    by_machine = run(tmp_path, "play", "king", "--seed", "1", typed="1\nq\n", LANG=f"{language}_XX.UTF-8")
    assert words in by_machine.stdout


def test_a_real_terminal_draws_and_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal(tmp_path, "play", "king", "--seed", "4", "--names", "Lea,Mia,Tom", "--record", str(file))
    try:
        screen = terminal.wait_for(CHOOSE)
        assert "│" in screen, "the table is drawn"
        assert "\x1b[" in screen, "in colour"
        terminal.type("knight")
        terminal.wait_for("turn 2")
        terminal.wait_for(CHOOSE)
        terminal.press_ctrl_c(until="--resume")
        assert terminal.process.wait(10) == 130
    finally:
        terminal.close()
    assert "turn 2" in run(tmp_path, "play", "king", "--resume", str(file), typed="q\n").stdout


def test_a_killed_process_has_lost_no_move(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal(tmp_path, "play", "king", "--players", "human,random", "--seed", "4", "--record", str(file))
    try:
        for turn, card in enumerate(("knight", "golem", "machine"), 2):
            terminal.wait_for(CHOOSE)
            terminal.type(card)
            terminal.wait_for(f"turn {turn}")
        terminal.wait_for(CHOOSE)
        terminal.process.send_signal(signal.SIGKILL)
        terminal.process.wait()
    finally:
        terminal.close()
    assert "turn 4" in run(tmp_path, "play", "king", "--resume", str(file), typed="q\n").stdout
    assert not list(tmp_path.glob("*.new"))


def test_no_colours_and_no_drawing_when_plain(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "king", "--plain", "--seed", "4")
    try:
        screen = terminal.wait_for(CHOOSE)
        assert "│" not in screen
        assert "You: die" in screen
    finally:
        terminal.close()
