"""Every move of 12 Chip Trick, and how many decisions a game can have."""

from __future__ import annotations

import pytest

from twelvefold.games.chips import ChipTrick

CHIPS = ChipTrick()


@pytest.mark.parametrize(
    ("seats", "longest"),
    [
        (2, 7 * 10 * 4),  # the dummy may win two tokens and three tricks as well, but is never asked
        (3, 7 * 10 * 6),
        (4, 9 * 13 * 8),
    ],
)
def test_rounds_tricks_and_chips_bound_a_game(seats: int, longest: int) -> None:
    options = CHIPS.options({"seats": seats})
    assert CHIPS.longest(options) == longest
    assert [CHIPS.format_move(move) for move in CHIPS.moves(options)] == [
        f"{verb} {chip}" for verb in ("play", "take") for chip in range(1, 13)
    ]
