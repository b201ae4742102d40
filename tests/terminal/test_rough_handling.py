"""Strange terminals, strange files, interrupts: one clear line, and nothing lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from terminal.terminal_help import COMMAND, Terminal, environment, run
from waiting import PATIENCE_S, wait_until

GAME = ("play", "king", "--players", "human,random", "--seed", "4")


def quiet(done: subprocess.CompletedProcess[str]) -> None:
    """No traceback, and one line at most on the error output."""
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) <= 1, done.stderr


def test_no_arguments_show_the_help(tmp_path: Path) -> None:
    shown = run(tmp_path)
    assert "rules" in shown.stdout + shown.stderr
    assert "Traceback" not in shown.stderr


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("precious", "utf-8")
    refused = run(tmp_path, *GAME, "--record", "precious.txt")
    assert refused.returncode == 2
    assert "precious.txt is there already, and nothing is overwritten" in refused.stderr
    assert precious.read_text("utf-8") == "precious"


def test_resuming_into_another_file_leaves_the_first(tmp_path: Path) -> None:
    run(tmp_path, *GAME, "--record", "a.json", typed="1\n")
    first = (tmp_path / "a.json").read_text("utf-8")
    run(tmp_path, "play", "king", "--resume", "a.json", "--record", "b.json", typed="1\n")
    assert (tmp_path / "a.json").read_text("utf-8") == first
    assert run(tmp_path, "play", "king", "--resume", "a.json", "--record", "b.json").returncode == 2


@pytest.mark.parametrize("typed", ["9" * 5000, "x" * 5000, "\ud800", "[red]", ":heart:", "\x1b[2J"])
def test_whatever_is_typed_is_asked_again(tmp_path: Path, typed: str) -> None:
    done = subprocess.run(
        [*COMMAND, *GAME],
        input=f"{typed}\nq\n".encode("utf-8", "surrogatepass"),
        capture_output=True,
        env=environment(tmp_path),
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"is not one of the choices" in done.stdout


@pytest.mark.parametrize("encoding", ["ascii", "koi8-r", "latin-1"])
def test_a_terminal_that_cannot_show_a_letter_shows_another(tmp_path: Path, encoding: str) -> None:
    done = subprocess.run(
        [*COMMAND, *GAME, "--lang", "ru"],
        input=b"q\n",
        capture_output=True,
        env=environment(tmp_path, PYTHONIOENCODING=encoding),
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_no_input_at_all_is_an_end_of_input(tmp_path: Path) -> None:
    closed = subprocess.run(
        ["sh", "-c", 'exec "$@" <&-', "sh", *COMMAND, *GAME],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=60,
        check=False,
    )
    assert "--resume" in closed.stdout
    quiet(closed)


def test_a_full_output_is_not_blamed_on_the_record(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*COMMAND, "rules", "king"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(tmp_path),
            check=False,
        )
    assert done.returncode == 1
    assert "No space left" in done.stderr
    quiet(done)


def damaged(document: dict[str, Any], damage: str) -> dict[str, Any]:
    record = document["match"]["record"]
    match damage:
        case "half a letter":
            record["about"]["names"][0] = "\ud800"
        case "a number without end":
            document["match"]["state"]["round"] = 10**400
        case "not a number":
            record["about"]["seed"] = float("nan")
        case "seats of another game":
            record["segments"][0]["rules"] = 99
            record["options"]["seats"] = 4
        case "a name of a book's length":
            document["chairs"][0]["name"] = "x" * 100_000
        case "a deep well":
            well: list[Any] = []
            for _ in range(500):
                well = [well]
            record["about"]["well"] = well
        case "another decision":
            document["match"]["decision"] = 10**6
    return document


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A game that was left after one decision, as it lies in its file."""
    home = tmp_path_factory.mktemp("begun")
    run(home, *GAME, "--record", str(home / "game.json"), typed="1\n")
    return (home / "game.json").read_text("utf-8")


@pytest.mark.parametrize(
    "damage",
    [
        "half a letter",
        "a number without end",
        "not a number",
        "seats of another game",
        "a name of a book's length",
        "a deep well",
        "another decision",
    ],
)
def test_a_damaged_file_is_refused_in_one_line_and_left_as_it_is(begun: str, tmp_path: Path, damage: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(damaged(json.loads(begun), damage)), "utf-8")
    before = file.read_bytes()
    for arguments in (["play", "king", "--resume", str(file)], ["replay", str(file)]):
        refused = run(tmp_path, *arguments, typed="1\n")
        assert refused.returncode == 2, refused.stdout
        quiet(refused)
    assert file.read_bytes() == before


def test_what_is_no_file_is_not_read(tmp_path: Path) -> None:
    for place in ("/dev/zero", str(tmp_path)):
        refused = run(tmp_path, "replay", place)
        assert refused.returncode == 2
        quiet(refused)


def test_one_game_is_not_played_twice_at_once(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(tmp_path, *GAME, "--record", str(file), typed="1\n")
    terminal = Terminal(tmp_path, "play", "king", "--resume", str(file))
    try:
        terminal.wait_for("saves and quits):")
        refused = run(tmp_path, "play", "king", "--resume", str(file))
        assert refused.returncode == 2
        assert "another program is playing the game in" in refused.stderr
    finally:
        terminal.close()
    assert run(tmp_path, "play", "king", "--resume", str(file), typed="q\n").returncode == 0


def test_a_link_to_a_game_is_that_game(tmp_path: Path) -> None:
    run(tmp_path, *GAME, "--record", "game.json", typed="1\n")
    (tmp_path / "link.json").symlink_to("game.json")
    terminal = Terminal(tmp_path, "play", "king", "--resume", "game.json")
    try:
        terminal.wait_for("saves and quits):")
        assert run(tmp_path, "play", "king", "--resume", "link.json").returncode == 2
    finally:
        terminal.close()
    run(tmp_path, "play", "king", "--resume", "link.json", typed="1\n")
    assert (tmp_path / "link.json").is_symlink()


def test_a_place_where_nothing_can_be_kept_is_named(tmp_path: Path) -> None:
    (tmp_path / ".config").write_text("", "utf-8")
    refused = run(tmp_path, *GAME)
    assert refused.returncode == 2
    assert "cannot be written" in refused.stderr
    quiet(refused)


def test_a_game_is_put_away_after_the_end_wherever_one_stands(tmp_path: Path) -> None:
    run(tmp_path, *GAME, typed="1\n")
    (kept,) = tmp_path.rglob("king-1.json")
    (tmp_path / "here").symlink_to(kept.parent)
    done = run(tmp_path, "play", "king", "--resume", "here/king-1.json", typed="1\n" * 400)
    assert "The game is over." in done.stdout
    assert not kept.exists()


def test_a_kept_game_is_for_its_owner_alone(tmp_path: Path) -> None:
    run(tmp_path, *GAME, "--record", "game.json", typed="1\n")
    assert (tmp_path / "game.json").stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in tmp_path.iterdir() if "game" in path.name) == ["game.json"]


@pytest.mark.parametrize("term", ["dumb", "xterm-256color"])
def test_hands_are_hidden_on_every_terminal(tmp_path: Path, term: str) -> None:
    terminal = Terminal(tmp_path, "play", "king", "--players", "human,human", "--seed", "4", term=term)
    try:
        terminal.wait_for("press Enter")
        terminal.type("")
        terminal.wait_for("saves and quits):")
        terminal.type("knight")
        between = terminal.wait_for("Pass the screen")
        assert between.count("\n") > 40 if term == "dumb" else "\x1b[2J" in between and "\x1b[3J" in between
    finally:
        terminal.close()


def playing(pid: int, jobs: int) -> bool:
    """Whether a program's worker processes are all there and have played for a moment."""
    workers = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    times = [Path(f"/proc/{worker}/stat").read_text().rpartition(")")[2].split()[11] for worker in workers]
    return len(times) == jobs and all(int(ticks) > 5 for ticks in times)


def test_ctrl_c_ends_a_long_series_at_once_and_leaves_nobody(tmp_path: Path) -> None:
    series = [*COMMAND, "play", "king", "--players", "random,random", "--games", "1000000", "--jobs", "2"]
    process = subprocess.Popen(
        series,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests in the background ignore it
    )
    try:
        wait_until(lambda: playing(process.pid, jobs=2))
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE_S)
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        raise
    assert process.returncode == 130, errors
    assert b"Traceback" not in errors
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
