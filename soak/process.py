"""Server processes: started, waited for, measured, killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from ports import free_port
from soak import ROOT
from soak.client import ask

_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")
START_TIMEOUT_S = 60.0
"""How long a process may take until it answers."""
POLL_INTERVAL_S = 0.02


class CannotStart(Exception):
    """The process ended before it answered, or did not answer in time."""


def cpu_seconds(pid: int) -> float:
    """The processor time of a process so far, over all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def memory(pid: int) -> int:
    """How many bytes of memory a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE


class Process:
    """A server in a process of its own, which keeps its port when it is restarted."""

    def __init__(self, module: str, log: Path, *arguments: str) -> None:
        self.port = free_port()
        self._command = [sys.executable, "-m", module, "--port", str(self.port), *arguments]
        self._log = log
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    def start(self) -> None:
        """Start the process; it does not answer yet."""
        with self._log.open("ab") as log:
            self._running = subprocess.Popen(self._command, cwd=ROOT, stdout=log, stderr=log)

    async def ready(self, attempts: int | None = None) -> None:
        """Wait until it answers, or until it was asked that many times."""
        assert self._running is not None
        asked, end = 0, time.monotonic() + START_TIMEOUT_S
        while self._running.poll() is None and time.monotonic() < end:
            try:
                if (await ask(self.port, "GET", "/healthz")).status == 200:
                    return
            except OSError:
                asked += 1
                if asked == attempts:
                    return
            await asyncio.sleep(POLL_INTERVAL_S)
        raise CannotStart(self._log.read_text()[-2000:])

    def kill(self) -> None:
        """Kill it with SIGKILL."""
        assert self._running is not None
        self._running.send_signal(signal.SIGKILL)
        self._running.wait()

    def stop(self) -> None:
        """Shut it down cleanly."""
        assert self._running is not None
        self._running.terminate()
        try:
            self._running.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def signal(self) -> None:
        """Begin or end a profile."""
        os.kill(self.pid, signal.SIGUSR1)
