"""The worked examples of the rules, each by its number."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.games.chips import events as tell
from twelvefold.games.chips.chips import Colour
from twelvefold.games.chips.scoring import Fate
from twelvefold.games.chips.state import DealChips

from .chips_help import Position, random_game

TOTALS_26_31_21 = "{} r1 lead 0 / 0 1,6,8,11 - / 0 - 5?,7,9?,10 / 0 - 2?,3,4 / 12 / take"
BURNT, STANDS, HALVED = Fate.BURNT, Fate.STANDS, Fate.HALVED
RED, BLUE = Colour.RED, Colour.BLUE


@given(st.integers(0, 10**6))
@settings(max_examples=20)
def test_example_1_three_players_always_share_78_points_and_four_104(seed: int) -> None:
    rounds = 0
    for step in random_game(seed):
        counted = [event for event, _ in step.events if isinstance(event, tell.TotalCounted)]
        if counted:
            rounds += 1
            assert sum(event.total for event in counted) == (104 if step.after.seats == 4 else 78)
            assert [event.total for event in counted] == [sum(event.chips) for event in counted]
    assert rounds == step.after.round


def test_example_1_totals_26_31_21_the_first_two_burn_and_21_wins_the_token() -> None:
    table = Position(TOTALS_26_31_21.format("burning")).take(12)
    assert table.all(tell.TotalCounted) == [
        tell.TotalCounted(0, (1, 6, 8, 11), 26, 26, BURNT),
        tell.TotalCounted(1, (5, 7, 9, 10), 31, 31, BURNT),
        tell.TotalCounted(2, (2, 3, 4, 12), 21, 21, STANDS),
    ]
    assert table.the(tell.TokenWon) == tell.TokenWon(2, 21, tell.Merit.HIGHEST_UNBURNT, (), 1)
    assert table.tokens == (0, 0, 1)


def test_example_2_all_burnt_22_25_31_and_31_wins() -> None:
    table = Position("burning r1 lead 0 / 0 1,4,7,10 - / 0 - 2?,3,8,12? / 0 - 5,6,9? / 11 / take").take(11)
    assert [(counted.total, counted.fate) for counted in table.all(tell.TotalCounted)] == [
        (22, BURNT),
        (25, BURNT),
        (31, BURNT),
    ]
    assert table.the(tell.TokenWon) == tell.TokenWon(2, 31, tell.Merit.HIGHEST_BURNT, (), 1)
    assert table.tokens == (0, 0, 1)


def test_example_2_all_three_on_26_and_everybody_takes_a_token() -> None:
    table = Position("burning r1 lead 0 / 0 1,6,8,11 - / 0 - 2?,5,9,10? / 0 - 3?,4,7 / 12 / take").take(12)
    assert [counted.total for counted in table.all(tell.TotalCounted)] == [26, 26, 26]
    assert table.all(tell.TokenWon) == [
        tell.TokenWon(0, 26, tell.Merit.HIGHEST_BURNT, (1, 2), 1),
        tell.TokenWon(1, 26, tell.Merit.HIGHEST_BURNT, (0, 2), 1),
        tell.TokenWon(2, 26, tell.Merit.HIGHEST_BURNT, (0, 1), 1),
    ]
    assert table.tokens == (1, 1, 1)


def test_example_3_no_burning_with_26_31_21_they_count_13_15_21() -> None:
    table = Position(TOTALS_26_31_21.format("no-burning")).take(12)
    assert [(counted.total, counted.counts, counted.fate) for counted in table.all(tell.TotalCounted)] == [
        (26, 13, HALVED),
        (31, 15, HALVED),
        (21, 21, STANDS),
    ]
    assert table.the(tell.TokenWon) == tell.TokenWon(2, 21, tell.Merit.HIGHEST, (), 1)


@pytest.mark.parametrize(("first", "second"), [(4, 9), (9, 4)])
def test_example_4_of_4_9_and_12_the_first_two_takers_take_red_and_the_last_takes_12(first: int, second: int) -> None:
    table = Position("burning r1 lead 1 / 0 - 1?,5?,8? / 0 - 2?,6?,10? / 0 - 3?,7?,11? / 4,9,12 / take")
    assert table.asked == {1: ["take 4", "take 9"]}
    table.take(first)
    assert table.asked == {2: [f"take {second}"]}
    table.take(second)
    assert table.asked == {0: ["take 12"]}
    table.take(12)
    assert table.state.front == ((), (first,), ())
    assert table.state.seen == ((12,), (), (second,))


@pytest.mark.parametrize(("leader", "earlier", "later"), [(0, 1, 2), (1, 1, 2), (2, 2, 1), (3, 1, 2)])
def test_example_5_two_10s_and_nothing_higher_the_earlier_10_wins_the_trick(
    leader: int, earlier: int, later: int
) -> None:
    hands = ["1?,4?,5?,12?", "2?,6?,7?,10?", "3?,8?,9?,10?", "3?,4?,9?,11?"]
    chips = [5, 10, 10, 9]
    table = Position(" / ".join([f"burning r1 lead {leader}", *(f"0 - {hand}" for hand in hands), "-", "play"]))
    table.play(*(chips[leader:] + chips[:leader]))
    assert table.the(tell.TrickWon) == tell.TrickWon(earlier, 10, BLUE, (later,))
    assert list(table.asked) == [earlier]


def test_example_6_a_player_who_wins_four_tricks_ends_the_round_at_once() -> None:
    """A whole round: the first player wins every trick, and the others reveal what is in hand."""
    table = Position("burning r1 lead 0 / 0 - 8?,9?,11?,12? / 0 - 2?,4?,5?,10? / 0 - 1?,3?,6?,7? / - / play")
    table.play(12, 2, 1).take(12, 1, 2)
    table.play(11, 1, 2).take(11, 1, 2)
    table.play(9, 1, 2).take(9, 1, 2)
    assert not table.all(tell.RoundEnded)
    table.play(8, 1, 2).take(8, 1, 2)
    assert [won.seat for won in table.all(tell.TrickWon)] == [0, 0, 0, 0]
    assert table.the(tell.RoundEnded) == tell.RoundEnded(0)
    assert table.all(tell.HandLaid) == [tell.HandLaid(1, (1, 4, 5, 10)), tell.HandLaid(2, (2, 3, 6, 7))]
    assert [counted.total for counted in table.all(tell.TotalCounted)] == [40, 20, 18]
    assert table.tokens == (0, 1, 0)
    assert table.state.agenda == (DealChips(0, RED),)
