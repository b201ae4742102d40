"""The server as a process of its own, with the test game: ``python -m soak.launch``.

The game is registered when this module is imported, because bots think in a process that imports it again.
"""

from __future__ import annotations

import argparse
import cProfile
import os
import signal
import sys
import time
from pathlib import Path
from types import FrameType

import soak  # noqa: F401 - makes the test game importable
from luck import Luck
from soak.client import HOST
from testgame import Fair
from twelvefold.games import registry
from twelvefold.server.providers import Providers
from twelvefold.server.run import serve

registry.register(Fair())


def main() -> None:
    """Serve until a signal arrives."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--bot-pause", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1, help="of the dice, ids and keys")
    parser.add_argument("--core", type=int)
    parser.add_argument("--profile", type=Path, help="write a profile between two signals USR1 to this file")
    given = parser.parse_args()
    if given.core is not None and sys.platform == "linux":
        os.sched_setaffinity(0, {given.core})
    if given.profile is not None:
        _profile_between_signals(given.profile)
    serve(given.data, HOST, given.port, seeded(given.data, given.seed, given.bot_pause))


def count_start(data: Path) -> int:
    """How many servers have been started on this folder, with this one; a killed one counts, too."""
    data.mkdir(parents=True, exist_ok=True)
    path = data / "starts"
    with path.open("ab") as starts:
        starts.write(b".")
    return path.stat().st_size


def seeded(data: Path, seed: int, bot_pause: int) -> Providers:
    """Providers whose luck follows from the seed; another start on the same folder never repeats an id."""
    luck = Luck(f"soak {seed} {count_start(data)}")
    return Providers(  # with the clock of a real server: players who are late on purpose must lose time
        new_id=lambda: luck.text("id", 9),
        new_seed=lambda: luck.bytes("seed"),
        new_key=lambda: luck.text("key", 24),
        bot_pause=bot_pause,
    )


def _profile_between_signals(path: Path) -> None:
    """Start the profile at the first signal and write it at the second, so that it leaves out setting tables up."""
    profile = cProfile.Profile(time.thread_time)  # do not count the time of other processes
    running = False

    def turn(number: int, frame: FrameType | None) -> None:
        nonlocal running
        running = not running
        if running:
            profile.enable()
        else:
            profile.disable()
            profile.dump_stats(path)

    signal.signal(signal.SIGUSR1, turn)


if __name__ == "__main__":
    main()
