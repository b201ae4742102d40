"""Golden transcripts: the same seed tells the same game, word for word. ``make golden`` writes them anew."""

from __future__ import annotations

import pytest

from golden.games import GAMES, seed_of
from golden.transcript import FOLDER, play, transcript


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_as_before(name: str) -> None:
    game, options, player = GAMES[name]
    told = transcript(game, play(game, options, player, seed_of(name)))
    assert told == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_no_transcript_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
