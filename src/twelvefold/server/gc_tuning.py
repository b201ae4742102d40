"""Garbage-collector tuning: collect young cycles often, run a full collection rarely.

Tables live long. Python's collector would scan all of them again and again, for tens of milliseconds each time, and
find nothing. Here it scans only new objects; survivors are frozen until the next full collection.
"""

from __future__ import annotations

import gc
import time

YOUNG_THRESHOLD = 5_000
"""The number of new objects that triggers a young collection."""
NEVER = 1_000_000
FULL_GC_AFTER = 10_000
"""The number of abandoned reference cycles that triggers a full collection."""
FULL_GC_INTERVAL_S = 3600
"""The time after which a full collection runs in any case."""

_abandoned = 0
_last_full = time.monotonic()


def add() -> None:
    """Count an abandoned reference cycle."""
    global _abandoned
    _abandoned += 1


def begin() -> None:
    """Start the tuned collection."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_THRESHOLD, NEVER, NEVER)
    gc.callbacks.append(_freeze_survivors)


def collect_if_due() -> None:
    """Run a full collection if one is due."""
    global _abandoned, _last_full
    if _abandoned < FULL_GC_AFTER and time.monotonic() - _last_full < FULL_GC_INTERVAL_S:
        return
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    _abandoned, _last_full = 0, time.monotonic()


def _freeze_survivors(phase: str, about: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()
