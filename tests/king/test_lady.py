"""Rule: A turn, step 5: two or more Ladies, and the token that may be taken."""

from __future__ import annotations

import pytest

from twelvefold.core.errors import IllegalMove
from twelvefold.games.king import events as tell

from .king_help import Position, reveal

SET = "KnLaTrReSoOrAl"


def ladies(*seats: str, cards: str) -> Position:
    """Third turn: everybody has played Reverser and Alchemist, then plays these cards."""
    rows = [f"{die} ReAl {tokens} -" for die, tokens in (seat.split() for seat in seats)]
    return Position(" / ".join([f"{SET} r1", *rows, "choose"])).play(cards)


def test_the_lady_with_the_lowest_value_may_take_from_the_lady_with_the_highest() -> None:
    table = ladies("4 -", "9 21", cards="La La")
    assert table.the(tell.LadyMayTake) == tell.LadyMayTake(0, 1)
    assert table.asked == {0: ["take 1", "take 2", "decline"]}


def test_the_taken_token_goes_from_one_to_the_other() -> None:
    table = ladies("4 -", "9 21", cards="La La").take(2)
    assert table.the(tell.TokenTaken) == tell.TokenTaken(0, 1, 2)
    assert table.line == f"{SET} r1 / 4 ReAlLa 21 - / 9 ReAlLa 21 - / choose"


def test_only_tokens_the_victim_holds_can_be_taken() -> None:
    ones = ladies("4 -", "9 11", "9 -", cards="La La Kn")
    assert ones.asked == {0: ["take 1", "decline"]}
    twos = ladies("4 -", "9 22", "9 -", cards="La La Kn")
    assert twos.asked == {0: ["take 2", "decline"]}
    with pytest.raises(IllegalMove):
        twos.take(1)


def test_the_token_is_taken_after_first_and_second_are_paid_so_a_token_just_won_can_go() -> None:
    table = reveal("4 La / 9 La")
    assert table.points == [1, 2]
    assert table.asked == {0: ["take 2", "decline"]}
    names = [type(event).__name__ for event in table.story]
    assert names[-3:] == ["FirstPlace", "SecondPlace", "LadyMayTake"]
    assert table.take(2).points == [3, 0]


def test_declining_is_allowed() -> None:
    table = ladies("4 -", "9 21", cards="La La").decline()
    assert table.the(tell.TokenLeft) == tell.TokenLeft(0, 1)
    assert not table.all(tell.TokenTaken)
    assert table.points == [1, 5]
    assert set(table.asked) == {0, 1}


def test_from_a_victim_without_tokens_nothing_is_taken_and_nobody_asked() -> None:
    table = ladies("4 21", "9 -", "9 -", cards="La La Or").roll(9)
    assert table.the(tell.NothingToTake) == tell.NothingToTake(0, 1)
    assert set(table.asked) == {0, 1, 2}
    assert table.points == [5, 0, 0]


def test_two_ladies_with_equal_values_take_nothing() -> None:
    table = ladies("9 21", "9 2", "3 1", cards="La La So").turn(4)
    assert table.the(tell.LadiesTied) == tell.LadiesTied(((0, 9), (1, 9)))
    assert set(table.asked) == {0, 1, 2}


def test_ruling_a_tie_for_lowest_among_ladies_takes_nothing() -> None:
    table = ladies("4 2", "4 1", "9 21", cards="La La La")
    assert table.the(tell.LadiesTied) == tell.LadiesTied(((0, 4), (1, 4), (2, 9)))
    assert set(table.asked) == {0, 1, 2}


def test_ruling_a_tie_for_highest_among_ladies_takes_nothing() -> None:
    table = ladies("4 -", "9 21", "9 2", cards="La La La")
    assert table.the(tell.LadiesTied) == tell.LadiesTied(((0, 4), (1, 9), (2, 9)))
    assert set(table.asked) == {0, 1, 2}


def test_of_three_ladies_the_one_in_the_middle_neither_takes_nor_loses() -> None:
    table = ladies("6 2", "9 2", "4 1", cards="La La La")
    assert table.the(tell.LadyMayTake) == tell.LadyMayTake(2, 1)
    assert table.take(2).points == [2 + 1, 4 - 2, 1 + 2]


def test_ruling_a_tie_in_the_middle_is_ignored() -> None:
    table = ladies("6 -", "9 2", "6 -", "4 2", cards="La La La La")
    assert table.the(tell.LadyMayTake) == tell.LadyMayTake(3, 1)
    assert list(table.asked) == [3]


def test_ruling_the_english_wording_a_player_who_is_no_lady_may_share_the_lowest_value() -> None:
    table = ladies("4 -", "9 2", "4 1", cards="La La So").turn(1)
    assert table.the(tell.LadyMayTake) == tell.LadyMayTake(0, 1)
    table = ladies("4 -", "9 2", "3 1", cards="La La So").turn(4)
    assert table.values == [4, 9, 4]
    assert table.the(tell.LadyMayTake) == tell.LadyMayTake(0, 1)


def test_ruling_cancelled_dice_count_among_ladies() -> None:
    table = ladies("4 -", "9 21", "8 -", cards="La La Or").roll(9)
    assert table.the(tell.DiceCancelled) == tell.DiceCancelled(9, (1, 2))
    assert table.the(tell.LadyMayTake) == tell.LadyMayTake(0, 1)
    assert table.take(2).points == [2 + 2, 1, 0]


def test_ruling_ladies_are_compared_by_number_even_under_a_knight() -> None:
    table = ladies("4 1", "9 2", "6 -", cards="La La Kn")
    assert table.the(tell.LowBeatsHigh)
    assert table.places == (0, 2)
    assert table.the(tell.LadyMayTake) == tell.LadyMayTake(0, 1)


def test_ladies_are_compared_by_their_values_after_all_effects() -> None:
    """Troublemakers stand beside two Ladies: 4 and 9 become 9 and 4."""
    table = ladies("4 2", "9 1", "12 -", cards="La La Tr")
    assert table.values == [9, 4, 1]
    assert table.the(tell.LadyMayTake) == tell.LadyMayTake(1, 0)


def test_ladies_are_compared_with_the_dice_merchants_passed() -> None:
    table = Position("KnLaMeReSoOrAl r1 / 4 ReAl 2 - / 9 ReAl 1 - / 12 ReAl - - / choose").play("La La Me")
    assert table.values == [12, 4, 9]
    assert table.the(tell.LadyMayTake) == tell.LadyMayTake(1, 0)


def test_a_player_who_is_no_lady_is_never_robbed() -> None:
    table = ladies("4 -", "9 2", "12 2", cards="La La Kn")
    assert table.the(tell.LadyMayTake).victim == 1


def test_a_lone_lady_takes_nothing() -> None:
    table = ladies("4 -", "9 21", cards="La So")
    assert not table.all(tell.LadyMayTake)
    assert not table.all(tell.LadiesTied)
    assert set(table.asked) == {0, 1}


# --- Ruling: 8 points are counted after the theft


def test_ruling_a_theft_can_bring_the_thief_to_8_points_and_end_the_round() -> None:
    position = f"{SET} r1 / 4 ReAlTrSo 222 - / 9 ReAlTrSo 2 - / choose"
    taken = Position(position).play("La La").take(2)
    assert taken.the(tell.PointsReached) == tell.PointsReached(0, 9)
    assert taken.the(tell.TotalsCompared) == tell.TotalsCompared(((0, 9), (1, 2)))
    assert list(taken.asked) == [0]
    declined = Position(position).play("La La").decline()
    assert not declined.all(tell.PointsReached)
    assert set(declined.asked) == {0, 1}


def test_ruling_a_theft_can_bring_the_victim_below_8_points_so_that_the_round_goes_on() -> None:
    position = f"{SET} r1 / 4 ReAlTr - - / 9 ReAlTr 222 - / choose"
    asked = Position(position).play("La La")
    assert asked.points == [1, 8]
    assert not asked.all(tell.PointsReached), "not before the Lady has chosen"
    taken = asked.take(2)
    assert taken.points == [3, 6]
    assert not taken.all(tell.PointsReached)
    assert set(taken.asked) == {0, 1}
    declined = Position(position).play("La La").decline()
    assert declined.the(tell.PointsReached) == tell.PointsReached(1, 8)
    assert list(declined.asked) == [1]


def test_a_theft_that_leaves_the_victim_at_8_points_ends_the_round() -> None:
    table = Position(f"{SET} r1 / 4 ReAlTrSo - - / 9 ReAlTrSo 2221 - / choose").play("La La").take(1)
    assert table.the(tell.PointsReached) == tell.PointsReached(1, 8)
    assert table.the(tell.RoundWon) == tell.RoundWon(1, 8)


def test_a_theft_in_the_last_turn_is_counted_in_the_totals() -> None:
    table = Position(f"{SET} r1 / 4 ReAlTrSoOr 2 - / 9 ReAlTrSoOr 1 - / choose").play("La La").take(2)
    assert table.the(tell.TotalsCompared) == tell.TotalsCompared(((0, 5), (1, 1)))
    assert table.the(tell.RoundWon) == tell.RoundWon(0, 5)
