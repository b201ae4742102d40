"""Runs the program: with pipes, in a pseudo-terminal, or in the test's own process."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import random
import select
import signal
import subprocess
import sys
import termios
import time
from contextlib import chdir, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from luck import BASE_SEED, LABEL_FILE
from twelvefold.core.game import Prompt
from twelvefold.table.match import Match
from twelvefold.terminal.cli import main

TESTS = Path(__file__).parents[1]
COMMAND = [sys.executable, str(TESTS / "program.py")]
"""``python -m twelvefold``, with the same random numbers in every run."""


def environment(home: Path, **more: str) -> dict[str, str]:
    """An environment without the user's settings, in English unless ``more`` says otherwise."""
    kept = {name: os.environ[name] for name in ("PATH", BASE_SEED, LABEL_FILE) if name in os.environ}
    own = {
        "HOME": str(home),
        "PYTHONPATH": str(TESTS),
        "LANG": "C.UTF-8",
        "COLUMNS": "100",
        "PYTHONIOENCODING": "utf-8",
    }
    return {**kept, **own, **more}


def run(home: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command with its input from a pipe."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, **more),
        cwd=home,
        timeout=60,
        check=False,
    )


def run_here(home: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command in this process, which is faster than to start one."""
    given, out, errors = (io.TextIOWrapper(io.BytesIO(text.encode()), "utf-8") for text in (typed, "", ""))
    with (
        chdir(home),
        patch.dict(os.environ, environment(home, **more), clear=True),
        patch.multiple(sys, argv=["twelvefold", *arguments], stdin=given, stdout=out, stderr=errors),
        pytest.raises(SystemExit) as ended,
    ):
        main()
    told = []
    for stream in (out, errors):
        stream.seek(0)
        told.append(stream.read())
    return subprocess.CompletedProcess(arguments, int(ended.value.code or 0), *told)


def _take_terminal() -> None:
    """Runs in the new process: make its input its controlling terminal, so that Ctrl-C interrupts it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Silence(AssertionError):
    """The text waited for did not appear."""


class Terminal:
    """A command in a pseudo-terminal."""

    def __init__(self, home: Path, *arguments: str, term: str = "xterm-256color") -> None:
        self._master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(home, TERM=term),
            cwd=home,
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(slave)
        self.seen = ""
        self._waited = 0

    def wait_for(self, text: str, seconds: float = 30) -> str:
        """Read until a text appears after the last one waited for. Return what was read, up to its end."""
        start, end = self._waited, time.monotonic() + seconds
        while text not in self.seen[start:]:
            ready, _, _ = select.select([self._master], [], [], max(0.0, end - time.monotonic()))
            if not ready:
                raise Silence(f"waited for {text!r}, saw: {self.seen[start:]}")
            try:
                self.seen += os.read(self._master, 65536).decode("utf-8", "replace")
            except OSError:
                raise AssertionError(f"ended before {text!r}: {self.seen[start:]}") from None
        self._waited = self.seen.index(text, start) + len(text)
        return self.seen[start : self._waited]

    def type(self, line: str) -> None:
        os.write(self._master, f"{line}\n".encode())

    def press_ctrl_c(self, until: str) -> str:
        """Press Ctrl-C; press it again if the first signal was lost.

        Python does not handle a signal that arrives just when it starts to wait for a line, until the next key.
        """
        for _ in range(2):
            os.write(self._master, b"\x03")
            with suppress(Silence):
                return self.wait_for(until, 10)
        os.write(self._master, b"\x03")
        return self.wait_for(until)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._master)


# --- games without a terminal


def answer_by_chance(match: Match, prompt: Prompt[Any], luck: random.Random) -> None:
    """Answer a prompt with a random move; extend a line by one, or confirm it if no move is left."""
    if not prompt.line:
        match.answer(prompt.seat, match.decision, luck.choice(prompt.moves))
    elif prompt.moves:
        match.add(prompt.seat, match.decision, luck.choice(prompt.moves))
    else:
        match.confirm(prompt.seat, match.decision)
