"""A long random walk does not fill the memory (``make bench`` walks a million states)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

WALK = """
import resource
from bench.playouts import Playouts

king = Playouts("king", {"seats": 4, "set": "random"})
king.walk(1_000)
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
king.walk(60_000)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


def test_a_random_walk_needs_little_memory() -> None:
    grown = subprocess.run(
        [sys.executable, "-c", WALK], check=True, capture_output=True, text=True, cwd=Path(__file__).parents[2]
    ).stdout
    assert int(grown) < 8 * 1024, f"{grown} kB"
