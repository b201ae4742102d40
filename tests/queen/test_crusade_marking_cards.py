"""Rule: the cards that mark in the Crusade: General, Gambler, Oracle."""

from __future__ import annotations

import pytest

from twelvefold.core.chance import Choice, Roll
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Character
from twelvefold.games.queen.sheets.areas import events as area_tell

from .crusade_help import LENGTHS, marks, reveal
from .queen_help import CODES, GAME, characters, in_order
from .test_crusade_cards import BONUS, C_AND_D, JUNGLE, MOUNTAINS, alone, earned, pending, settled

# --- General


@C_AND_D
def test_ruling_the_general_marks_the_last_open_cell_of_every_row(sheet: str) -> None:
    lengths = LENGTHS[sheet]
    table = alone(sheet, "Ge", marks(sheet, rows={3: lengths[2] - 1, 6: lengths[5] - 1, 12: lengths[11] - 2}))
    marked = [word for word in table.said(0) if word.endswith(" general")]
    assert marked == [f"value 3:{lengths[2]} general", f"value 6:{lengths[5]} general"]


def test_ruling_the_general_marks_the_last_open_cell_of_a_column_if_it_is_its_rows_next() -> None:
    rows = {face: 2 if length > 3 else 3 for face, length in enumerate(LENGTHS["C"], 1)}
    table = alone("C", "Ge", marks("C", rows={**rows, 5: 1}))
    assert table.said(0)[:1] == ["value 5:2 general"], "column 2"
    table = alone("C", "Ge", marks("C", rows={**rows, 5: 0}))
    assert table.said(0)[:1] == ["value 5:1 general"], "column 1, and not column 2 after it: there is no chain"
    assert table.rows(0)[5] == 1


def test_ruling_a_columns_last_open_cell_that_is_not_its_rows_next_stays_open() -> None:
    """Columns 4 and 5 miss only the cells of row 5, which has no mark yet."""
    table = alone("C", "Ge", marks("C", rows="2 7 10 12"))
    assert table.the(tell.NothingToMark) == tell.NothingToMark(0, Character.GENERAL)
    assert 5 not in table.rows(0)


def test_ruling_a_cell_that_ends_a_row_and_a_column_is_marked_once() -> None:
    table = alone("C", "Ge", marks("C", rows={5: 4, 10: 5}))
    assert table.said(0)[:1] == ["value 5:5 general"]
    assert table.rows(0) == {5: 5, 10: 5}


@C_AND_D
def test_ruling_the_general_marks_roofs_that_end_a_row_or_a_column_without_a_chain(sheet: str) -> None:
    """Row 1 misses e1, column a misses a6; when e1 is marked, column e misses only e6."""
    table = alone(sheet, "Ge", marks(sheet, roofs="1 a2 a3 a4 a5 e2 e3 e4 e5", not_roofs="e1"))
    assert [word for word in table.said(0) if word.endswith("general")] == ["roof e1 general", "roof a6 general"]
    assert earned(table) == [{"C": "two-colours", "D": "value-or-colour"}[sheet]]


def test_ruling_the_general_never_writes_on_the_overflow_track() -> None:
    table = alone("C", "Ge", marks("C", rows="full -4", track="3.5.0.0.0.0.0.0.0"))
    assert [word for word in table.said(0) if word.endswith("general")] == ["value 4:3 general"]
    assert table.track(0) == "3.5.0.0.0.0.0.0.0", "one cell is open, but no row or column"


@C_AND_D
def test_a_general_that_finds_nothing_leaves_the_bonus_of_no_mark(sheet: str) -> None:
    table = alone(sheet, "Ge")
    assert table.the(tell.NothingToMark) == tell.NothingToMark(0, Character.GENERAL)
    assert earned(settled(table)) == ["no-mark"]


def test_what_the_general_earns_is_used_in_the_bonus_step_and_he_has_marked() -> None:
    table = alone("D", "Ge", marks("D", rows={11: 2, 2: 2}))
    assert pending(table) == "value,overflow-zero"
    assert table.rows(0) == {2: 3, 11: 3}
    assert table.track(0) == "-"
    settled(table)
    assert table.track(0) == "0"
    assert earned(table) == ["value", "overflow-zero"], "and nothing for having marked nothing"


# --- Gambler


@C_AND_D
def test_the_gambler_marks_two_roofs_of_any_colour_and_must(sheet: str) -> None:
    table = alone(sheet, "Ga")
    assert len(table.asked[0]) == 30
    table.move("a1")
    assert len(table.asked[0]) == 29
    table.move("b3")
    assert table.roofs(0) == {"a1", "b3"}
    assert table.said(0) == ["roof a1 gambler", "roof b3 gambler"]


def test_then_every_other_player_discards_a_random_card() -> None:
    table = reveal("C", "Kn Ga Kn", MOUNTAINS, JUNGLE).move("a1", "b1")
    assert table.upcoming.startswith("lose 2 0")
    assert table.luck == Choice(characters(table.hand(2)))
    table.lose("So").lose("Jg")
    assert table.all(tell.CardLost) == [tell.CardLost(2, CODES["So"]), tell.CardLost(0, CODES["Jg"])]
    assert (table.pile(0), table.pile(1), table.pile(2)) == ("KnJg", "Ga", "KnSo")


def test_ruling_who_then_holds_fewer_than_two_takes_the_pile_but_for_the_card_just_discarded() -> None:
    table = alone("C", "Ga", piles={1: "SoJgGrGoTr"}).move("a1", "b1")
    assert table.hand(1) == in_order("MaGa")
    table.lose("Ma")
    assert (table.hand(1), table.pile(1)) == (in_order("GaKnSoJgGrGoTr"), "Ma")


def test_what_the_gambler_earns_is_used_in_the_bonus_step_and_counts_as_a_mark() -> None:
    table = alone("D", "Ga", marks("D", roofs="5 6", not_roofs="a5 b6")).move("a5", "b6").lose("So").lose("So")
    assert pending(table) == "circle-or-square,circle-or-square"
    assert table.offered(0) == ["circle 1", "circle 2", "circle 3", "square 1", "square 2", "square 3"]
    settled(table)
    assert earned(table) == ["circle-or-square"] * 2


def test_with_one_open_roof_the_gambler_marks_one() -> None:
    table = alone("C", "Ga", marks("C", roofs="full", not_roofs="c4")).move("c4")
    assert len(table.roofs(0)) == 30
    assert table.upcoming.startswith("lose 1 2")


def test_without_an_open_roof_the_others_still_discard_and_the_bonus_of_no_mark_is_due() -> None:
    table = alone("C", "Ga", marks("C", roofs="full"))
    assert table.the(tell.NothingToMark) == tell.NothingToMark(0, Character.GAMBLER)
    assert earned(settled(table.lose("So").lose("So"))) == ["no-mark"]


def test_alone_nobody_discards_by_the_gambler() -> None:
    table = reveal("D", "Ga", "R2,P3", "Y1,R7").move("a1", "b1")
    assert not table.all(tell.CardLost)
    assert table.state.round == 2


# --- Oracle


@C_AND_D
def test_the_oracle_marks_a_value_then_rolls_and_marks_that_value_too(sheet: str) -> None:
    table = alone(sheet, "Or", marks(sheet, rows="4 9"))
    assert table.asked[0] == [f"value {face}" for face in (1, 2, 3, 5, 6, 7, 8, 10, 11, 12)], "rows with an open cell"
    table.move("3")
    assert table.rows(0)[3] == 1
    assert table.luck == Roll(1, 12)
    assert GAME.parse_state(table.line) == table.state
    table.roll(7)
    assert table.the(area_tell.OracleRolledValue) == area_tell.OracleRolledValue(0, 7, same=False, full=False)
    assert table.said(0) == ["value 3:1 oracle", "value 7:1 oracle"], "no bonus for one die, none for no mark"
    assert table.rows(0)[7] == 1


@C_AND_D
@pytest.mark.parametrize("face", range(1, 13))
@pytest.mark.parametrize("before", [0, 1])
def test_the_same_value_fills_its_whole_row_and_earns_every_bonus_cell_in_it(
    sheet: str, face: int, before: int
) -> None:
    table = alone(sheet, "Or", marks(sheet, rows={face: before})).move(str(face)).roll(face)
    assert table.the(area_tell.OracleRolledValue).same
    assert table.rows(0)[face] == LENGTHS[sheet][face - 1]
    cells = [word for word in table.said(0) if word.startswith("value ") and word.endswith(" oracle")]
    assert cells == [f"value {face}:{column} oracle" for column in range(before + 1, LENGTHS[sheet][face - 1] + 1)]
    assert earned(table) == ([BONUS[sheet][face]] if face in BONUS[sheet] else [])


def test_bonus_cells_in_a_filled_row_are_used_in_the_bonus_step() -> None:
    table = alone("C", "Or").move("1").roll(1)
    assert table.rows(0) == {1: 3}
    assert pending(table) == "value"
    assert table.ask(0) == "any-value"
    table.lines({0: "4", 1: "pick 2", 2: "pick 2"})
    assert table.said(0)[3:] == ["earned value", "use value", "value 4:1 bonus"]
    assert pending(table) == "", "used once"


def test_both_values_may_earn_a_bonus() -> None:
    table = alone("C", "Or", marks("C", rows={1: 2, 4: 2})).move("1").roll(4)
    assert pending(table) == "value,overflow-zero"
    table = alone("C", "Or", marks("C", rows={1: 2, 9: 2})).move("1").roll(9)
    assert pending(table) == "value,value"


@C_AND_D
@pytest.mark.parametrize(("track", "after"), [("-", "7"), ("3", "3.7"), ("7", "7.7"), ("8.0", "8.0.7")])
def test_a_rolled_value_whose_row_is_full_is_written_on_the_overflow_track(sheet: str, track: str, after: str) -> None:
    table = alone(sheet, "Or", marks(sheet, rows="3 7 8", track=track)).move("1").roll(7)
    assert table.the(area_tell.OracleRolledValue) == area_tell.OracleRolledValue(0, 7, same=False, full=True)
    assert table.track(0) == after
    assert table.said(0)[1] == f"track 7 {after.count('.') + 1} oracle"


@pytest.mark.parametrize("track", ["8", ".".join("7" * 10)])
def test_a_rolled_value_that_fits_nowhere_is_lost(track: str) -> None:
    table = alone("C", "Or", marks("C", rows="7 8", track=track)).move("1").roll(7)
    assert table.track(0) == track
    assert table.said(0) == ["value 1:1 oracle", "lost 7"]


def test_the_same_value_in_a_row_that_is_full_by_now_is_written_on_the_track() -> None:
    table = alone("C", "Or", marks("C", rows={2: 3})).move("2").roll(2)
    assert table.the(area_tell.OracleRolledValue) == area_tell.OracleRolledValue(0, 2, same=True, full=True)
    assert table.said(0) == ["value 2:4 oracle", "track 2 1 oracle"]


def test_with_all_rows_full_the_oracle_marks_and_rolls_nothing() -> None:
    table = alone("C", "Or", marks("C", rows="full"))
    assert table.the(tell.NothingToMark) == tell.NothingToMark(0, Character.ORACLE)
    assert table.upcoming.startswith("mark")
    assert earned(settled(table)) == ["no-mark"]
