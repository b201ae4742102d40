"""The rules of an older commit, measured in the same run: in a process of its own, with that commit's source."""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from time import process_time
from typing import IO

ROOT = Path(__file__).parents[1]


class Before:
    """The process: on request it plays one kind of game for some seconds and reports the rates."""

    def __init__(self, told: IO[str], says: IO[str]) -> None:
        self._told, self._says = told, says

    def measure(self, name: str, options: Mapping[str, object], seconds: float) -> tuple[float, float]:
        """Games and decisions a second by rules alone."""
        print(json.dumps([name, options, seconds]), file=self._told, flush=True)
        games, decisions = json.loads(self._says.readline())
        return games, decisions


@contextmanager
def before(revision: str) -> Iterator[Before]:
    """Start the process with the source of that commit."""
    archive = subprocess.run(["git", "archive", revision, "src", "bench"], cwd=ROOT, capture_output=True, check=True)
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(archive.stdout)) as files:
            files.extractall(folder, filter="data")
        command = [sys.executable, __file__]
        paths = {"PYTHONPATH": f"{folder}/src:{folder}"}
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=paths) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            yield Before(process.stdin, process.stdout)
            process.stdin.close()


def answer() -> None:
    """Runs in the process: answer requests until the input ends."""
    from bench.playouts import Playouts  # the older commit's

    known: dict[str, Playouts] = {}
    for line in sys.stdin:
        name, options, seconds = json.loads(line)
        playouts = known.setdefault(line, Playouts(name, options))
        games = decisions = 0
        started = process_time()
        while (took := process_time() - started) < seconds:
            decisions += playouts.rules_only()
            games += 1
        print(json.dumps([games / took, decisions / took]), flush=True)


if __name__ == "__main__":
    answer()
