"""Machine mode: the same summary for a seed, whatever the number of processes."""

from __future__ import annotations

import json
from pathlib import Path

from terminal.terminal_help import Terminal, run

SERIES = ("play", "king", "--players", "heuristic,random,random", "--games", "24", "--seed", "1")


def test_the_result_does_not_depend_on_the_jobs(tmp_path: Path) -> None:
    one, two, three = (run(tmp_path, *SERIES, "--json", "--jobs", jobs).stdout for jobs in ("1", "2", "3"))
    assert one == two == three
    summary = json.loads(one)
    assert summary["games"] == 24
    assert sum(player["wins"] for player in summary["players"]) == 24
    assert sum(summary["seat_wins"]) == 24
    tallies = summary["tallies"]
    assert 24 * 2 <= tallies["rounds"] - tallies["rounds_unwon"] <= 24 * 4, (
        "two for the winner, at most one for the others"
    )
    assert tallies["rounds_unwon"] > 0
    for player in summary["players"]:
        low, high = player["interval_95"]
        assert low <= player["rate"] <= high


def test_another_seed_is_another_series(tmp_path: Path) -> None:
    assert run(tmp_path, *SERIES, "--json").stdout != run(tmp_path, *SERIES[:-1], "2", "--json").stdout


def test_people_get_a_table_with_a_picture(tmp_path: Path) -> None:
    shown = run(tmp_path, *SERIES).stdout
    assert "24 games, seed 1" in shown
    assert "rounds without a winner:" in shown


def test_progress_is_shown_on_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SERIES)
    try:
        terminal.wait_for("Playing")
        assert "▒" in terminal.wait_for("rounds without a winner")
    finally:
        terminal.close()
