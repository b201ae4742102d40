"""The client's tests step through games that the engine still plays like that."""

from __future__ import annotations

import pytest

from client.write import FOLDER, VIEWERS, written

MAX_BYTES = 400_000


@pytest.mark.parametrize("name", VIEWERS)
def test_the_stored_game_is_as_the_engine_tells_it(name: str) -> None:
    """After a change that is meant: ``make golden``."""
    assert (FOLDER / f"{name}.json").read_text("utf-8") == written(name)


def test_no_stored_game_is_left_over_and_all_are_small() -> None:
    files = list(FOLDER.glob("*.json"))
    assert {path.stem for path in files} == set(VIEWERS)
    assert sum(path.stat().st_size for path in files) < MAX_BYTES
