"""Objects that only hold each other: found soon if they are young, and otherwise seldom.

A server's tables live long, and Python's collector would look through all of them again and again, for tens of
milliseconds each time, while nothing is found. Here it looks only at what is new. What has lived through that is
left in peace until everything is cleared.
"""

from __future__ import annotations

import gc

YOUNG = 5_000
"""After so many new objects the collector looks through these."""
NEVER = 1_000_000


def begin() -> None:
    """Collect like this from now on."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    gc.callbacks.append(_leave_in_peace)


def clear() -> None:
    """Look through everything once."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def _leave_in_peace(phase: str, about: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()
