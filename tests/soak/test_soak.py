"""Short runs of the chaos test and of the load generator against real servers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from luck import new_random

ROOT = Path(__file__).parents[2]


def run(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=170, check=False)


def seed() -> str:
    return str(new_random().randrange(1 << 32))


def counted(output: str) -> dict[str, int]:
    """The lines that begin with a number."""
    lines = (line.strip().partition(" ") for line in output.splitlines())
    return {name: int(number.replace(",", "")) for number, _, name in lines if number.replace(",", "").isdigit()}


def test_a_short_chaos_run_loses_nothing() -> None:
    ended = run("soak.chaos", "--tables", "4", "--games", "4", "--moves", "20", "--seed", seed())
    assert ended.returncode == 0, ended.stdout + ended.stderr
    counts = counted(ended.stdout)
    assert counts["kills"] >= 1
    assert counts["records replayed and verified"] >= 4
    assert min(counts["moves acknowledged"], counts["events compared with the record"]) > 50
    assert counts["messages compared with what may be shown"] > 50


@pytest.mark.skipif(sys.platform != "linux", reason="processor time is read from /proc")
def test_a_little_load_is_measured() -> None:
    ended = run("soak.load", "--tables", "5", "--rate", "40", "--decisions", "120", "--seed", seed())
    assert ended.returncode == 0, ended.stdout + ended.stderr
    rows = {line.split()[0]: line.split()[1:] for line in ended.stdout.splitlines() if line}
    for name in ("Twelvefold", "bare"):
        asked, decided, _, reveals, *_ = (float(cell.replace(",", "").rstrip("%")) for cell in rows[name])
        assert asked == 40
        assert decided > 0
        assert reveals > 0
    assert "times the processor time per decision" in ended.stdout
    assert "kB more for each" in ended.stdout
