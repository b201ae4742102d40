"""Stored records: games that were once played, and bugs that were once found, are shown for good.

They are never written anew. A rules version that can no longer replay one must be raised: then a record is shown from
its stored events, and one without any is replayed under the rules of its version (``Game.replayable``).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from twelvefold.bots.random import RandomPlayer
from twelvefold.core.codec import loads
from twelvefold.core.generator import RandomStream
from twelvefold.core.record import Record
from twelvefold.games import registry
from twelvefold.table.drive import play_out
from twelvefold.table.match import Match

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.json"))
SAVED = sorted((HERE / "saved").glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_it_replays_to_its_result(file: Path) -> None:
    record = Record.from_json(loads(file.read_bytes()))
    steps = list(record.steps(registry.get(record.game)))
    assert record.result is not None
    replayed = [segment for segment in record.segments if steps[0].state is not None or segment.events is None]
    assert len(steps) == 1 + sum(len(segment.outcomes) for segment in replayed)
    assert any(step.events for step in steps), "what happened is told again"


@pytest.mark.parametrize("file", SAVED, ids=lambda file: str(file.stem))
def test_a_match_saved_by_an_earlier_program_goes_on_to_its_end(file: Path) -> None:
    data = loads(file.read_bytes())
    assert isinstance(data, dict)
    game = registry.get(Record.from_json(data["record"]).game)
    match = Match.restore(game, data)
    assert match.result is None
    play_out(match, {seat: RandomPlayer(RandomStream.derived(1, seat)) for seat in range(match.seats)})
    assert match.result is not None
