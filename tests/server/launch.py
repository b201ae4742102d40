"""Starts a server that also hosts the test-only game: ``python launch.py FOLDER PORT [OPTIONS]``.

Its seeds, ids and keys are derived from the base seed and the running test. Its clock moves when the test says so.
The process in which bots think imports this file again, under another name: the game is registered there, too.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

from luck import Luck, MovableClock, replace_secrets
from testgame import Fair
from twelvefold.games import registry
from twelvefold.server.limits import DEFAULT_RATE_LIMITS, Rate, RateLimits
from twelvefold.server.providers import Providers
from twelvefold.server.run import serve
from twelvefold.server.store import CannotServe
from twelvefold.server.timing import DEFAULT_TIMING, Timing

HASTY = Timing(body_timeout_s=0.2, busy_timeout_ms=100, drop_timeout_s=0.1, close_timeout_s=0.2, tick_interval_s=0.05)
"""For tests of what happens when a client or the database keeps the server waiting for too long."""
OFTEN = Rate(per_s=0, burst=1_000_000)
UNLIMITED = RateLimits(messages=OFTEN, writes=OFTEN, reads=OFTEN, computations=OFTEN)
"""For all tests but those of the limits: the clock stands still, so nobody would be allowed more than one burst."""

if __name__ in ("__main__", "__mp_main__"):
    registry.register(Fair())


def clock_file(folder: Path) -> Path:
    """Where a test writes by how many milliseconds it has moved the server's clock."""
    return folder.parent / f"{folder.name}.clock"


def providers(folder: Path, start: int, timing: Timing, rate_limits: RateLimits) -> Providers:
    """The sources and settings of a test server. Another start on the same folder never repeats an id."""
    luck = Luck(f"{folder.name} {start}")
    return Providers(
        clock=partial(MovableClock, moved=clock_file(folder), start=start),
        new_id=lambda: luck.text("id", 9),
        new_seed=lambda: luck.bytes("seed"),
        new_key=lambda: luck.text("key", 24),
        bot_pause=0,  # the clock stands still: a bot that has to wait would wait forever
        timing=timing,
        rate_limits=rate_limits,
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("port", type=int)
    parser.add_argument("--start", type=int, default=1, help="the how many-th start on this folder it is")
    parser.add_argument("--hasty", action="store_true", help="wait for others only for a moment")
    parser.add_argument(
        "--limited", action="store_true", help="limit how often a client may ask, as a real server does"
    )
    given = parser.parse_args()
    replace_secrets(f"server {given.folder.name}")
    timing = HASTY if given.hasty else DEFAULT_TIMING
    limits = DEFAULT_RATE_LIMITS if given.limited else UNLIMITED
    sources = providers(given.folder, given.start, timing, limits)
    try:
        serve(given.folder, "127.0.0.1", given.port, sources)
    except CannotServe as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
