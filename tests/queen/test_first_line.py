"""The race: six points for all who fill a line in the first round in which anybody does."""

from __future__ import annotations

import pytest

from twelvefold.games.queen import events as tell

from .queen_help import BOXES, EMPTY, Position, codes, line_cells, player, position, reveal, sheet

DICE = ("R2,P3,Y9", "R7,P8,P1")
TEN = "KnSoJgAlGoOrGeGaPhMi"
BONUS = "bonus mark, h5"


def four_of(line: str, missing: str) -> str:
    """A sheet on which the line lacks a single cell."""
    return sheet(*(cell for cell in line_cells()[line] if cell != missing))


def own(hand: str, marks: str = EMPTY, more: str = "") -> str:
    rest = "".join(card for card in codes(TEN) if card not in hand)
    return player(hand, "-", rest, marks, BOXES, more)


@pytest.mark.parametrize("line", line_cells())
def test_any_row_or_column_of_either_half_counts(line: str) -> None:
    missing = line_cells()[line][2]
    table = reveal("Kn Kn So", *DICE, marks={0: four_of(line, missing)})
    table.mark_sheets({0: f"bonus mark, {missing}", 1: BONUS})
    assert table.the(tell.LineFilled) == tell.LineFilled(0, (line,), 6)
    assert [table.has(seat, "first") for seat in range(3)] == [True, False, False]


def test_a_row_over_both_halves_is_no_line() -> None:
    table = reveal("Kn Kn So", *DICE, marks={0: sheet("c1", "d1", "e1", "f1")})
    table.mark_sheets({0: "bonus mark, g1", 1: BONUS})
    assert table.all(tell.LineFilled) == []


def test_it_is_told_when_the_round_ends_before_the_next_begins() -> None:
    table = reveal("Kn Go So", *DICE, marks={0: four_of("l3", "b3")}).mark_sheets({0: "b3 R2"})
    assert table.story[-2:] == [tell.LineFilled(0, ("l3",), 6), tell.RoundBegan(2, 1)]


def test_all_who_do_it_in_the_same_round_score_it() -> None:
    marks = {0: four_of("l3", "b3"), 2: four_of("r5", "g5")}
    table = reveal("Kn Go So", *DICE, marks=marks).mark_sheets({0: "b3 R2", 1: "d1 Y9", 2: "g5 P1"})
    assert table.all(tell.LineFilled) == [tell.LineFilled(0, ("l3",), 6), tell.LineFilled(2, ("r5",), 6)]
    assert [table.has(seat, "first") for seat in range(3)] == [True, False, True]


def test_several_lines_of_one_player_in_a_round_bring_six_once() -> None:
    marks = sheet(*(cell for cell in line_cells()["l3"] + line_cells()["b"] if cell != "b3"))
    table = reveal("Kn Go So", *DICE, marks={0: marks}, round_=12).mark_sheets({0: "b3 R2"})
    assert table.the(tell.LineFilled) == tell.LineFilled(0, ("l3", "b"), 6)
    assert [event.first for event in table.all(tell.TotalCounted)] == [6, 0, 0]


def test_in_a_later_round_nobody_else_scores_it() -> None:
    players = own("KnSo", sheet("l1"), "first"), own("GoJg", four_of("i", "i1")), own("SoKn")
    table = Position(position(*DICE, *players, round_=5)).play("Kn Go So").mark_sheets({1: "i1 R7"})
    assert table.all(tell.LineFilled) == []
    assert [table.has(seat, "first") for seat in range(3)] == [True, False, False]


def test_who_has_it_does_not_score_it_again() -> None:
    players = own("KnSo", sheet("l1", "a3", "c3", "d3", "e3"), "first"), own("GoJg"), own("SoKn")
    table = Position(position(*DICE, *players, round_=12)).play("Kn Go So").mark_sheets({0: "b3 R2"})
    assert [event.first for event in table.all(tell.TotalCounted)] == [6, 0, 0]


def test_the_race_may_be_decided_in_the_last_round() -> None:
    table = reveal("Kn Go So", *DICE, marks={0: four_of("l3", "b3")}, round_=12).mark_sheets({0: "b3 R2"})
    assert table.all(tell.TotalCounted)[0].first == 6


def test_four_marks_are_no_line() -> None:
    table = reveal("Kn Go So", *DICE, marks={0: sheet("a3", "c3", "d3")}).mark_sheets({0: "b3 R2"})
    assert table.all(tell.LineFilled) == []


# --- by cards


def test_a_line_filled_by_the_oracle_counts() -> None:
    table = reveal("Or Kn Kn", *DICE, marks={0: sheet("c4")}).choose_line("c").roll(4)
    table.mark_sheets({1: BONUS, 2: BONUS})
    assert table.the(tell.LineFilled) == tell.LineFilled(0, ("c",), 6)


def test_an_oracle_s_single_mark_may_end_a_line_too() -> None:
    table = reveal("Or Kn Kn", *DICE, marks={0: four_of("l1", "e1")}).choose_line("e").roll(6)
    table.mark_sheets({1: BONUS, 2: BONUS})
    assert table.the(tell.LineFilled) == tell.LineFilled(0, ("l1",), 6)


def test_lines_filled_by_the_general_count() -> None:
    marks = sheet("a1", "b1", "c1", "d1", "f2", "f3", "f4", "f5")
    table = reveal("Ge Kn Kn", *DICE, marks={0: marks}).mark_sheets({1: BONUS, 2: BONUS})
    assert table.the(tell.LineFilled) == tell.LineFilled(0, ("l1", "f"), 6)


def test_lines_filled_by_alchemist_and_gambler_count() -> None:
    marks = {0: four_of("l1", "e1"), 1: four_of("l1", "d1")}
    table = reveal("Al Ga Kn", *DICE, marks=marks).mark("e1").gain("Ma").mark("d1", "d2").lose("So").lose("So")
    table.mark_sheets({2: "b3 R2"})
    assert table.all(tell.LineFilled) == [tell.LineFilled(0, ("l1",), 6), tell.LineFilled(1, ("l1",), 6)]


def test_a_card_in_step_4_and_dice_in_step_5_of_the_same_round_are_equal() -> None:
    marks = {0: four_of("l1", "e1"), 1: four_of("l3", "b3")}
    table = reveal("Al Kn So", *DICE, marks=marks).mark("e1").gain("Ma").mark_sheets({1: "b3 R2"})
    assert [event.seat for event in table.all(tell.LineFilled)] == [0, 1]


def test_copied_dice_and_bonuses_fill_lines_as_well() -> None:
    marks = {0: four_of("l3", "b3"), 2: four_of("c", "c5")}
    table = reveal("Mi Kn Go Go", "R2,P3,Y9,P9", "R7,R8,P1", marks=marks).copy(1)
    table.mark_sheets({0: "b3 R2", 2: "bonus mark, c5", 3: "bonus mark"})
    assert [event.seat for event in table.all(tell.LineFilled)] == [0, 2]


def test_in_a_duel_the_race_is_the_same() -> None:
    marks = {0: four_of("l3", "b3"), 1: four_of("i", "i1")}
    table = reveal("KnSo GoDr", "R2,P3,Y9", "R7,P8", marks=marks).mark_sheets({0: "b3 R2", 1: "i1 R7"})
    assert [event.seat for event in table.all(tell.LineFilled)] == [0, 1]


# --- solo


@pytest.mark.parametrize(("round_", "won"), [(1, True), (2, True), (3, True), (4, False), (5, False), (12, False)])
def test_solo_only_a_line_filled_before_round_4_begins(round_: int, won: bool) -> None:
    table = reveal("Kn", "R2,P3", "R7,P8", marks={0: four_of("l3", "b3")}, round_=round_).mark_sheets({0: "b3 R2"})
    assert bool(table.all(tell.LineFilled)) == won
    if round_ == 12:
        assert table.the(tell.TotalCounted).first == 0
    else:
        assert table.has(0, "first") == won


@pytest.mark.parametrize("round_", [3, 4])
def test_solo_cards_count_too_and_are_too_late_as_well(round_: int) -> None:
    table = reveal("Ge", "R2,P3", "R7,P8", marks={0: four_of("l3", "b3")}, round_=round_)
    assert "b3" in table.marks(0)
    assert len(table.all(tell.LineFilled)) == (1 if round_ == 3 else 0)


@pytest.mark.parametrize("round_", [4, 12])
def test_with_others_the_race_is_open_until_somebody_wins_it(round_: int) -> None:
    table = reveal("Kn Go So", *DICE, marks={0: four_of("l3", "b3")}, round_=round_).mark_sheets({0: "b3 R2"})
    assert table.the(tell.LineFilled).points == 6
