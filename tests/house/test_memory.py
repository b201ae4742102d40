"""A long random walk does not fill the memory (``make bench`` walks a million states)."""

from __future__ import annotations

import subprocess
import sys

WALK = """
import resource
from twelvefold.core.game import Decide, Over
from twelvefold.core.generator import Stream
from twelvefold.games import registry

def walk(states):
    state = start
    for _ in range(states):
        node = king.node(state)
        if isinstance(node, Over):
            state = start
        elif isinstance(node, Decide):
            state = king.apply(state, tuple(rng.choice(prompt.moves) for prompt in node.prompts))
        else:
            state = king.apply(state, node.sample(rng))

king, rng = registry.get("king"), Stream.derived("walk")
start = king.start(king.options({"seats": 4, "set": "random"}))
walk(1_000)
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
walk(150_000)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


def test_a_random_walk_needs_little_memory() -> None:
    grown = subprocess.run([sys.executable, "-c", WALK], check=True, capture_output=True, text=True).stdout
    assert int(grown) < 20 * 1024, f"{grown} kB"
