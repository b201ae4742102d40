"""Stored records: games that were once played, and bugs that were once found, replay for good.

They are never written anew. A rules version that can no longer replay one must be raised.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from twelvefold.core.codec import loads
from twelvefold.core.record import Record
from twelvefold.games import registry

FILES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_it_replays_to_its_result(file: Path) -> None:
    record = Record.from_json(loads(file.read_bytes()))
    steps = list(record.steps(registry.get(record.game)))
    assert record.result is not None
    assert len(steps) == 1 + sum(len(segment.outcomes) for segment in record.segments)
    assert all(step.told for step in steps if step.node is not None), "every step tells something"
