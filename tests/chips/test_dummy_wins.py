"""Rule: Two players, the end of the game, when the dummy is among the first to three tokens or not."""

from __future__ import annotations

import pytest

from twelvefold.core.game import Over
from twelvefold.games.chips import events as tell

from .chips_help import GAME, ending

DUMMY_BEST, FIRST_BEST, ALL_TIED, PEOPLE_TIED, DUMMY_AND_FIRST = (
    "26 31 21",
    "21 31 26",
    "26 26 26",
    "21 21 36",
    "21 36 21",
)


@pytest.mark.parametrize(("tokens", "winner"), [("1 0 2", 0), ("0 1 2", 1), ("2 1 2", 0), ("0 2 2", 1)])
def test_if_the_dummy_is_first_to_three_the_human_with_more_tokens_wins(tokens: str, winner: int) -> None:
    table = ending(DUMMY_BEST, tokens, dummy=True)
    assert table.tokens[2] == 3
    assert table.winners == (winner,)
    assert table.the(tell.DummyOutrun) == tell.DummyOutrun(2, winner, table.tokens[winner])
    assert not table.all(tell.GameWon)


@pytest.mark.parametrize("tokens", ["0 0 2", "1 1 2", "2 2 2"])
def test_if_the_humans_are_equal_the_dummy_wins(tokens: str) -> None:
    table = ending(DUMMY_BEST, tokens, dummy=True)
    assert GAME.node(table.state) == Over(())
    assert table.the(tell.DummyWon) == tell.DummyWon(2, table.tokens[0])
    assert not table.all(tell.GameWon)


def test_a_token_won_together_with_the_dummy_counts_for_who_has_more() -> None:
    """The humans were equal before the round: the one who is tied with the dummy is ahead now."""
    table = ending(DUMMY_AND_FIRST, "1 1 2", dummy=True)
    assert table.tokens == (2, 1, 3)
    assert table.winners == (0,)


def test_a_token_won_together_with_the_dummy_can_make_the_humans_equal() -> None:
    table = ending(DUMMY_AND_FIRST, "0 1 2", dummy=True)
    assert table.tokens == (1, 1, 3)
    assert table.winners == ()


def test_ruling_the_dummy_and_one_human_reach_three_together_and_the_human_wins() -> None:
    table = ending(DUMMY_AND_FIRST, "2 2 2", dummy=True)
    assert table.tokens == (3, 2, 3)
    assert table.winners == (0,)
    assert table.the(tell.GameWon) == tell.GameWon((0,), 3, beside=(2,))


def test_ruling_both_humans_reach_three_together_and_share() -> None:
    table = ending(PEOPLE_TIED, "2 2 1", dummy=True)
    assert table.tokens == (3, 3, 1)
    assert table.winners == (0, 1)
    assert table.the(tell.GameWon) == tell.GameWon((0, 1), 3, ())


def test_ruling_all_three_reach_three_together_and_the_humans_share() -> None:
    table = ending(ALL_TIED, "2 2 2", dummy=True)
    assert table.tokens == (3, 3, 3)
    assert table.winners == (0, 1)
    assert table.the(tell.GameWon) == tell.GameWon((0, 1), 3, beside=(2,))


def test_a_human_who_is_first_to_three_wins_whatever_the_dummy_has() -> None:
    table = ending(FIRST_BEST, "2 0 2", dummy=True)
    assert table.tokens == (3, 0, 2)
    assert table.winners == (0,)
    assert table.the(tell.GameWon) == tell.GameWon((0,), 3, ())


def test_the_dummy_wins_without_burning_too() -> None:
    table = ending(DUMMY_BEST, "1 1 2", dummy=True, burning=False)
    assert table.winners == ()
