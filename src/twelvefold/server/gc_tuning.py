"""Objects that only hold each other: found soon if they are young, and otherwise seldom.

A server's tables live long, and Python's collector would look through all of them again and again, for tens of
milliseconds each time, while nothing is found. Here it looks only at what is new. What has lived through that is
left in peace until everything is cleared.
"""

from __future__ import annotations

import gc
import time

YOUNG_THRESHOLD = 5_000
"""After so many new objects the collector looks through these."""
NEVER = 1_000_000
FULL_GC_AFTER = 10_000
"""After so many things that were left behind everything is cleared, or after"""
FULL_GC_INTERVAL_S = 3600
"""seconds."""

_left = 0
_cleared = time.monotonic()


def add() -> None:
    """Something that holds itself has just been left behind."""
    global _left
    _left += 1


def begin() -> None:
    """Collect like this from now on."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_THRESHOLD, NEVER, NEVER)
    gc.callbacks.append(_leave_in_peace)


def clear_if_due() -> None:
    """Look through everything once, if it is time."""
    global _left, _cleared
    if _left < FULL_GC_AFTER and time.monotonic() - _cleared < FULL_GC_INTERVAL_S:
        return
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    _left, _cleared = 0, time.monotonic()


def _leave_in_peace(phase: str, about: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()
