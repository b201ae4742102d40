"""Rule: A turn, step 5: first and second place, the Knight and the Gambler."""

from __future__ import annotations

import pytest

from twelvefold.games.king import events as tell

from .king_help import Position, reveal


def test_the_highest_uncancelled_value_takes_a_2_and_the_next_a_1() -> None:
    table = reveal("5 Al / 9 Al / 3 Al / 8 Al")
    assert table.the(tell.FirstPlace) == tell.FirstPlace(1, 9, 2, 2)
    assert table.the(tell.SecondPlace) == tell.SecondPlace(3, 8, 1, 1)
    assert table.state.tokens == ((0, 0), (0, 1), (0, 0), (1, 0))


def test_everybody_else_gets_nothing_and_is_told_why() -> None:
    table = reveal("5 Al / 9 Al / 3 Al / 8 Al")
    assert table.all(tell.ScoredNothing) == [
        tell.ScoredNothing(0, 5, tell.Why.OUTRANKED),
        tell.ScoredNothing(2, 3, tell.Why.OUTRANKED),
    ]
    table = reveal("9 Al / 9 Al / 3 Al / 8 Al")
    assert table.places == (3, 2)
    assert table.nothing == {0: "cancelled", 1: "cancelled"}


def test_points_held_before_are_counted_in_what_is_told() -> None:
    table = Position("KnSoOrAlMaPaGo r1 / 5 KnSo 21 - / 9 KnSo 2 - / choose").play("Al Al")
    assert table.the(tell.FirstPlace) == tell.FirstPlace(1, 9, 2, 4)
    assert table.the(tell.SecondPlace) == tell.SecondPlace(0, 5, 1, 4)
    assert table.line == "KnSoOrAlMaPaGo r1 / 5 KnSoAl 211 - / 9 KnSoAl 22 - / choose"


def test_a_single_uncancelled_die_is_first_and_nobody_second() -> None:
    table = reveal("9 Al / 9 Al / 3 Al")
    assert table.places == (2, None)
    assert table.points == [0, 0, 2]


def test_with_all_dice_cancelled_nobody_is_first_or_second() -> None:
    table = reveal("9 Al / 9 Al")
    assert table.the(tell.NobodyFirst)
    assert table.the(tell.NobodySecond)
    assert table.points == [0, 0]


@pytest.mark.parametrize(("face", "value"), [(7, 0), (6, -1), (1, -6)])
def test_values_of_0_and_below_can_win(face: int, value: int) -> None:
    table = reveal(f"{face} Pa / 9 Al / 9 Al")
    assert table.the(tell.FirstPlace) == tell.FirstPlace(0, value, 2, 2)
    assert table.points == [2, 0, 0]


def test_values_of_0_and_below_can_be_second() -> None:
    assert reveal("7 Pa / 9 Ga / 4 Ga").places == (1, 2)
    assert reveal("7 Pa / 9 Ga").places == (0, 1), "the Gambler put the 0 first"
    assert reveal("3 Pa / 9 Al").places == (1, 0)


# --- Knight


def test_under_a_knight_low_beats_high() -> None:
    table = reveal("5 Al / 9 Kn / 3 Al / 8 Al")
    assert table.the(tell.LowBeatsHigh) == tell.LowBeatsHigh(1)
    assert table.values == [5, 9, 3, 8]
    assert table.places == (2, 0)
    assert table.points == [1, 0, 2, 0]
    assert table.nothing == {1: "outranked", 3: "outranked"}


def test_under_a_knight_negative_values_come_first() -> None:
    assert reveal("1 Kn / 5 Pa / 7 Al").places == (1, 0)


def test_under_a_knight_cancelled_dice_stay_out() -> None:
    table = reveal("3 Al / 3 Al / 9 Kn / 8 Go")
    assert table.values == [3, 3, 9, 12]
    assert table.places == (2, 3)


def test_the_knight_lasts_one_turn() -> None:
    table = reveal("5 Kn / 9 Al")
    assert table.points == [2, 1]
    table.play("Al Kn")
    assert table.values == [10, 9]
    assert table.points == [3, 3]
    table.play("Ga Ga")
    assert table.points == [4, 5]


def test_two_knights_cancel_each_other() -> None:
    table = reveal("5 Kn / 9 Kn")
    assert not table.all(tell.LowBeatsHigh)
    assert table.places == (1, 0)


# --- Gambler


def test_the_gambler_swaps_first_and_second() -> None:
    table = reveal("5 Al / 9 Al / 3 Ga")
    assert table.the(tell.PlacesSwapped) == tell.PlacesSwapped(2, 0, 1)
    assert table.places == (0, 1)
    assert table.points == [2, 1, 0]
    assert table.nothing == {2: "outranked"}


def test_the_gambler_may_be_among_the_swapped() -> None:
    assert reveal("5 Al / 9 Al / 7 Ga").places == (2, 1)
    assert reveal("5 Al / 8 Al / 9 Ga").places == (1, 2)


def test_the_gambler_swaps_the_places_the_knight_gave() -> None:
    table = reveal("5 Kn / 9 Ga / 3 Al")
    assert table.values == [5, 9, 6]
    assert table.places == (2, 0)
    names = [type(event).__name__ for event in table.story]
    assert names.index("LowBeatsHigh") < names.index("PlacesSwapped") < names.index("FirstPlace")


@pytest.mark.parametrize(
    ("row", "lone"), [("9 Al / 9 Al / 3 Ga", 2), ("9 Ga / 9 Re / 4 Kn", 0), ("9 Ga / 2 Ma / 4 Kn", 2)]
)
def test_ruling_with_one_uncancelled_die_the_gambler_makes_it_second_and_nobody_first(row: str, lone: int) -> None:
    table = reveal(row)
    swapped = table.the(tell.PlacesSwapped)
    assert (swapped.first, swapped.second) == (None, lone)
    assert table.places == (None, lone)
    assert table.points == [int(seat == lone) for seat in range(3)]
    assert table.nothing == {seat: "cancelled" for seat in range(3) if seat != lone}


def test_the_gambler_changes_nothing_when_all_dice_are_cancelled() -> None:
    table = reveal("9 Ga / 9 Kn")
    assert table.places == (None, None)
    assert table.nothing == {0: "cancelled", 1: "cancelled"}


def test_the_gambler_lasts_one_turn() -> None:
    table = reveal("5 Ga / 9 Al")
    assert table.points == [2, 1]
    assert table.play("Kn Kn").points == [3, 3]


def test_two_gamblers_cancel_each_other() -> None:
    table = reveal("5 Ga / 9 Ga")
    assert not table.all(tell.PlacesSwapped)
    assert table.places == (1, 0)
