"""Copying dice: by the Mirror and by the bonus."""

from __future__ import annotations

import pytest

from twelvefold.core.errors import IllegalMove
from twelvefold.games.queen import events as tell

from .queen_help import SOLO_BOXES, Position, all_but, cells, deal, player, position, reveal, sheet, told_dice

DICE = ("R2,P3,Y9", "R7,P8,P1")
ROOFS = [cell for cell, shows in cells().items() if not shows.isdigit()]


# --- the Mirror


def test_mirror_copies_after_all_others_have_taken_though_its_player_is_active() -> None:
    table = reveal("Mi Kn Go", *DICE, active=0)
    assert table.takings == [(1, "Kn", "R2,P3"), (2, "Go", "R7,P8,Y9")]
    assert table.asked == {0: ["copy 1", "copy 2"]}


def test_mirror_waits_for_an_alchemist_and_a_gambler_too() -> None:
    table = reveal("Mi Al Ga", *DICE, active=0)
    assert set(table.asked) == {1}
    table.mark("b1").gain("Ma")
    assert set(table.asked) == {2}
    table.mark("a1", "d1").lose("Kn").lose("Kn")
    assert set(table.asked) == {0}


def test_the_copied_player_keeps_the_dice_and_both_mark_with_them() -> None:
    table = reveal("Mi Kn So", *DICE).copy(1)
    assert table.the(tell.DiceCopied) == tell.DiceCopied(0, 1, told_dice("R2,P3"), mirror=True)
    assert table.part(1, "taken") == "R2,P3"
    table.mark_sheets({0: "b3 R2, h2 P3", 1: "h4 R2, b2 P3"})
    assert table.marks(0) == {"b3", "h2"}
    assert table.marks(1) == {"h4", "b2"}
    marked = [(event.seat, event.die, event.cell) for event in table.all(tell.DieMarked)]
    two, three = told_dice("R2,P3")
    assert marked == [(0, two, "b3"), (0, three, "h2"), (1, two, "h4"), (1, three, "b2")]


def test_mirror_uses_no_box() -> None:
    table = reveal("Mi Kn So", *DICE).copy(1)
    assert table.boxes(0) == "c1p1r2"


def test_ruling_the_mirror_chooses_only_among_players_who_hold_dice() -> None:
    """The Druid finds no yellow die."""
    table = reveal("Mi Dr So", "R2,P3,P9", "R7,R8,R1")
    assert table.asked == {0: ["copy 2"]}
    with pytest.raises(IllegalMove):
        table.copy(1)


def test_ruling_where_nobody_else_holds_dice_the_mirror_does_nothing_and_the_normal_bonus_follows() -> None:
    table = reveal("Mi Dr Al", "R2,P3,P9", "R7,R8,R1").leave().gain("Ma")
    assert table.the(tell.NothingToCopy) == tell.NothingToCopy(0)
    assert table.all(tell.DiceCopied) == []
    assert table.due == {0: "no_dice", 1: "no_dice"}
    assert table.asked[0] == ["bonus mark", "bonus pile", "bonus reserve"], "and the bonus has nobody to copy either"


def test_in_a_duel_dice_of_ones_own_are_nothing_for_the_mirror() -> None:
    table = reveal("MiSo DrAl", "R2,P5,R9", "R7,P8").leave().gain("Ma")
    assert table.the(tell.NothingToCopy) == tell.NothingToCopy(0)
    assert (table.part(0, "taken"), table.part(0, "copied")) == ("P5,P8", "")
    assert table.due == {}, "dice of its own are marked as always"


def test_a_mirror_that_could_mark_nothing_leads_to_the_normal_bonus() -> None:
    table = reveal("Mi Kn So", *DICE, marks={0: all_but("c5")}).copy(1)
    assert table.due == {0: "nothing_fits"}
    assert table.asked[0] == ["bonus mark", "bonus copy", "bonus pile", "bonus reserve"]


def test_after_a_vain_mirror_the_bonus_may_copy_another() -> None:
    table = reveal("Mi Kn So", *DICE, marks={0: all_but("c5")}).copy(1).mark_sheets({0: "bonus copy, copy 2, c5 P1"})
    assert table.marks(0) == set(cells())
    assert table.boxes(0) == "c0p1r2"


def test_whoever_copies_the_lady_s_die_marks_one_cell_with_it() -> None:
    table = reveal("La Mi Kn", *DICE).take("j P1").copy(0)
    assert table.part(1, "copied") == "P1"
    marks = [f"mark {cell} P1" for cell, shows in cells().items() if shows in ("P", "1")]
    assert table.line_asked(1) == marks
    assert table.line_asked(1, "c5 P1") == []
    assert table.line_asked(1, "a1 P1") == []


def test_in_a_duel_the_mirror_copies_all_dice_of_both_cards_and_adds_its_player_s_own() -> None:
    table = reveal("MiSo KnTr", "R2,P5,Y9", "R7,P8").copy(1)
    assert (table.part(0, "taken"), table.part(0, "copied")) == ("P5,P8", "R2,R7")
    table.mark_sheets({0: "c1 P5, e3 P8, b3 R2, c2 R7"})
    assert table.marks(0) == {"c1", "e3", "b3", "c2"}


def test_in_a_duel_a_lady_beside_the_mirror_keeps_both_halves_of_her_own_die() -> None:
    table = reveal("LaMi KnGe", "R2,P5,Y9", "R7,P8").take("m P5").copy(1)
    table.mark_sheets({0: "a1 P, c1 5, b3 R2"})
    assert table.marks(0) == {"a1", "c1", "b3"}


def test_in_a_duel_a_lady_s_die_equal_to_a_copied_one_is_a_die_of_its_own() -> None:
    table = reveal("LaMi KnGe", "R2,R2,Y9", "R7,P8").take("m R2").copy(1)
    table.mark_sheets({0: "d2 R, b3 2, h4 R2"})
    assert table.marks(0) == {"d2", "b3", "h4"}


def test_two_mirrors_cancel_so_no_copier_meets_another_mirror() -> None:
    table = reveal("Mi Mi Kn", *DICE)
    assert table.upcoming.startswith("mark")
    assert table.due == {0: "no_dice", 1: "no_dice"}


# --- the bonus


def test_the_bonus_copies_dice_as_if_they_were_one_s_own_once() -> None:
    table = reveal("Kn Kn Go", *DICE)
    assert table.due == {0: "no_dice", 1: "no_dice"}
    assert table.line_asked(0, "bonus copy") == ["copy 2"], "the other one's card is cancelled, too"
    table.mark_sheets({0: "bonus copy, copy 2, c2 R7, d1 Y9", 1: "bonus mark, c5", 2: "d3 R7"})
    assert table.marks(0) == {"c2", "d1"}
    assert table.boxes(0) == "c0p1r2"
    event = table.the(tell.DiceCopied)
    assert event == tell.DiceCopied(0, 2, told_dice("R7,P8,Y9"), mirror=False)
    assert table.all(tell.DiceUnused)[0] == tell.DiceUnused(0, told_dice("P8"))


def test_the_copied_one_s_marks_do_not_hinder_nor_do_they_use_up_the_dice() -> None:
    table = reveal("Kn Kn Go", *DICE, marks={2: sheet("c2")})
    table.mark_sheets({0: "bonus copy, copy 2, c2 R7", 1: "bonus copy, copy 2, c2 R7", 2: "d3 R7"})
    assert table.marks(0) == {"c2"} == table.marks(1)
    assert table.marks(2) == {"c2", "d3"}


def test_a_spent_copying_bonus_cannot_be_chosen_again() -> None:
    players = [player("KnSo", "Jg", "LaAlTrGrGoPhMi", boxes="c0p1r2")] * 3
    table = Position(position(*DICE, *players)).play("Kn Kn So")
    assert table.asked[0] == ["bonus mark", "bonus pile", "bonus reserve"]


def test_a_copying_bonus_that_marks_nothing_is_spent_and_gives_no_second_one() -> None:
    table = reveal("Kn Kn So", *DICE, marks={0: all_but("b1")})
    assert table.line_asked(0, "bonus copy, copy 2") == []
    assert table.may_end(0, "bonus copy, copy 2")
    table.mark_sheets({0: "bonus copy, copy 2", 1: "bonus mark, c5"})
    assert table.boxes(0) == "c0p1r2"
    assert table.marks(0) == set(cells()) - {"b1"}
    assert [event.seat for event in table.all(tell.BonusDue)] == [0, 1]
    assert table.upcoming.startswith("draw")


def test_the_bonus_reads_only_dice_physically_taken_a_copier_has_none_to_copy() -> None:
    table = reveal("Mi Go Kn Kn", "R2,P3,Y9,R11", "R7,P8,P1").copy(1)
    assert table.line_asked(2, "bonus copy") == ["copy 1"]
    with pytest.raises(IllegalMove):
        table.mark_sheets({2: "bonus copy, copy 0"})
    table.mark_sheets({0: "c2 R7", 2: "bonus copy, copy 1", 3: "bonus mark, c5"})
    assert [(event.seat, event.owner, len(event.dice)) for event in table.all(tell.DiceCopied)] == [
        (0, 1, 4),
        (2, 1, 4),
    ]


def test_who_copies_by_bonus_cannot_be_copied_by_another_bonus() -> None:
    table = reveal("Kn Kn Go", *DICE)
    assert table.line_asked(0, "bonus copy") == table.line_asked(1, "bonus copy") == ["copy 2"]
    with pytest.raises(IllegalMove):
        table.mark_sheets({0: "bonus copy, copy 2", 1: "bonus copy, copy 0"})


def test_ruling_where_nobody_else_holds_dice_the_copying_bonus_is_not_offered() -> None:
    table = reveal("Kn Kn Kn", *DICE)
    for seat in range(3):
        assert table.asked[seat] == ["bonus mark", "bonus pile", "bonus reserve"]
    with pytest.raises(IllegalMove):
        table.mark_sheets(dict.fromkeys(range(3), "bonus copy, copy 1"))


def test_ruling_an_only_holder_whose_dice_fit_nowhere_has_nobody_to_copy() -> None:
    table = reveal("Kn Kn So", *DICE, marks={2: all_but("e1")})
    assert table.due[2] == "nothing_fits"
    assert table.asked[2] == ["bonus mark", "bonus pile", "bonus reserve"]
    assert table.line_asked(0, "bonus copy") == ["copy 2"]


def test_a_lady_s_die_copied_by_bonus_marks_one_cell() -> None:
    table = reveal("La Kn Kn", *DICE).take("j P1")
    assert table.line_asked(1, "bonus copy, copy 0, c5 P1") == []


def test_a_mirror_beside_dice_of_its_own_is_copied_without_the_copied_ones() -> None:
    table = reveal("MiSo KnTr", "R2,P5,Y9", "R7,P8", marks={1: all_but("d1")}).copy(1)
    assert table.due == {1: "nothing_fits"}
    assert table.line_asked(1, "bonus copy, copy 0") == []  # two purple dice, and only a yellow roof is open
    assert table.all(tell.DiceCopied)[0].dice == told_dice("R2,R7")
    table.mark_sheets({1: "bonus copy, copy 0"})
    assert table.all(tell.DiceCopied)[1].dice == told_dice("P5,P8")


def test_one_cannot_copy_oneself() -> None:
    table = reveal("Kn Kn Go", *DICE)
    for seat in (0, 1):
        assert f"copy {seat}" not in table.line_asked(seat, "bonus copy")


def test_solo_there_is_no_copying_bonus() -> None:
    table = deal("Kn", "R5,P6", "Y9,P12").play("Kn").king("So")
    assert table.boxes(0) == SOLO_BOXES
    assert table.asked == {0: ["bonus mark", "bonus pile", "bonus reserve"]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_philosopher_s_or_any_bonus_may_copy_in_every_other_mode(seats: int) -> None:
    cards = {2: "KnDr KnGo", 3: "Ph Kn So", 4: "Ph Kn So Go"}[seats]
    dice = {2: ("R2,P3,R9", "R7,P8"), 3: DICE, 4: ("R2,P3,Y9,R12", "R7,P8,P1")}[seats]
    table = reveal(cards, *dice)
    assert table.line_asked(0, "bonus copy") == [f"copy {seat}" for seat in range(1, seats)]
