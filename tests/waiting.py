"""Waiting for a condition: the only way in which tests wait. How fast the machine is does not matter."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE_S = 30.0
"""How long anything may take before a test fails."""
POLL_INTERVAL_S = 0.02


def wait_until(fits: Callable[[], bool], seconds: float = PATIENCE_S) -> None:
    """Ask again and again until a condition holds; TimeoutError if it does not in time."""
    end = time.monotonic() + seconds
    while not fits():
        if time.monotonic() > end:
            raise TimeoutError(f"waited {seconds:.0f} s for {fits}")
        time.sleep(POLL_INTERVAL_S)
