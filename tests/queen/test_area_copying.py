"""Rule: bonuses that copy dice on sheets C and D."""

from __future__ import annotations

import pytest

from twelvefold.core.errors import IllegalMove

from .crusade_help import IDLE, AreaTable, changed, marks, own, step5

# --- copying


def copying(dice: str, own_marks: str = "", boxes: str = "o112s101") -> AreaTable:
    """On D: the first player may mark the square that copies all dice; the second has these, the third another one."""
    return step5("D", own("-", own_marks or marks("D", boxes=boxes)), own(dice), own("Y4"))


def used(table: AreaTable) -> list[str]:
    """What came of the first player's bonus for no mark."""
    said = table.said(0)
    return said[said.index("use no-mark") + 1 :]


def test_all_dice_of_another_player_are_copied_and_marked_like_own_dice() -> None:
    table = copying("R1,P1,Y12")
    assert table.offered(0, "s2") == ["copy 1", "copy 2"]
    table.lines({0: "s2, copy 1, b1, a1, e1"})
    assert table.said(0) == [
        "earned no-mark",
        "use no-mark",
        "square 2",
        "use copy-all",
        "copy 1 R1,P1,Y12",
        "value 1:1 die",
        "value 1:2 die",
        "value 12:1 die",
        "roof b1 die",
        "roof a1 die",
        "roof e1 die",
    ]
    assert table.rows(1) == {1: 2, 12: 1}, "the owner keeps them"


def test_copied_dice_overflow_in_an_order_of_choice() -> None:
    own_marks = marks("D", rows="full", track="2", roofs="full", boxes="o112s101")
    table = copying("R1,P3,P8", own_marks)
    assert table.offered(0, "s2, copy 1") == ["value 3", "value 8"]
    table.lines({0: "s2, copy 1, 3"})
    assert table.track(0) == "2.3.8"
    assert table.said(0)[-2:] == ["lost 1", "lost R P P"]


def test_ruling_only_players_who_hold_dice_can_be_chosen() -> None:
    table = step5("D", own(), own("R1,P1"), IDLE[0], own("Y4"))
    assert table.offered(0, "s2") == ["copy 1", "copy 3"]
    with pytest.raises(IllegalMove):
        table.lines({0: "s2, copy 2"})


def test_a_single_possible_owner_is_not_asked_for() -> None:
    table = step5("D", own(), own("R1,P2"), IDLE[0])
    assert table.ask(0, "s2") == "roof"
    assert used(table.lines({0: "s2, b1, a1"})) == [
        "square 2",
        "use copy-all",
        "copy 1 R1,P2",
        "value 1:1 die",
        "value 2:1 die",
        "roof b1 die",
        "roof a1 die",
    ]


def test_a_copier_has_no_dice_to_copy() -> None:
    """The Mirror's player holds none, so only the third one is left."""
    table = step5("D", own(), own(card="Mi", copied="R1,P2"), own("R1,P2")).lines({0: "s2, b1, a1"})
    assert used(table)[2] == "copy 2 R1,P2"


def test_ruling_with_nobody_to_copy_a_bonus_that_is_earned_all_the_same_is_void() -> None:
    table = step5("D", own(), *IDLE)
    assert table.offered(0) == ["square 1", "square 2", "square 3", "use value-or-colour"]
    assert table.lines({0: "s2"}).said(0)[2:] == ["square 2", "use copy-all", "void copy-all"]
    assert table.boxes(0) == "o000s010"


@pytest.mark.parametrize("effect", ["copy-but-two", "copy-all"])
def test_ruling_with_nobody_to_copy_a_bonus_cell_gives_nothing(effect: str) -> None:
    sheet = changed("D", bonus_cells={"1:1": effect})
    table = step5(sheet, own("R1,R2"), *IDLE)
    assert table.lines({0: "b1, d1"}).said(0)[-2:] == [f"use {effect}", f"void {effect}"]


def test_copying_is_void_solo() -> None:
    table = step5("D", own("-")).lines({0: "s2"})
    assert table.said(0) == ["earned no-mark", "use no-mark", "square 2", "use copy-all", "void copy-all"]
    assert table.boxes(0) == "o000s010"


# --- among listed effects


def test_ruling_with_nobody_to_copy_copying_is_not_among_the_listed_effects() -> None:
    """Whoever copies by the Mirror holds no dice, nor does the Oracle."""
    for others in (IDLE, (own(card="Mi"), IDLE[0])):
        table = step5("C", own(), *others)
        assert table.offered(0) == ["pick 1", "pick 2"]
        with pytest.raises(IllegalMove):
            table.lines({0: "pick 3"})
    assert step5("C", own(), own("R1,P2"), IDLE[0]).offered(0) == ["pick 1", "pick 2", "pick 3"]


def test_ruling_ones_own_dice_are_not_copied() -> None:
    """Somebody with a single die that fits nowhere, beside others who have none."""
    full = marks("C", rows="full", track=".".join(["12"] * 10), roofs="full")
    assert step5("C", own("R1", full), *IDLE).offered(0) == ["pick 1", "pick 2", "pick 3", "pick 4"]
    assert step5("C", own("R1", full), own("P1"), IDLE[0]).offered(0)[4:] == ["pick 5"]


def test_a_choice_that_does_more_than_copying_is_offered() -> None:
    """An owner's list: with nobody to copy the copying in it is void, and the rest is done."""
    sheet = changed("C", no_mark=[["copy-all", "value"], ["copy-but-two", "copy-all"], ["discard-back"]])
    table = step5(sheet, own(), *IDLE)
    assert table.offered(0) == ["pick 1", "pick 3"]
    assert used(table.lines({0: "pick 1, 7"})) == ["use copy-all", "void copy-all", "use value", "value 7:1 bonus"]


@pytest.mark.parametrize("effect", ["copy-but-two", "copy-all"])
def test_where_all_listed_effects_copy_and_nobody_can_be_copied_nothing_happens(effect: str) -> None:
    sheet = changed("C", no_mark=[[effect]])
    table = step5(sheet, own(), *IDLE)
    assert table.upcoming.startswith("draw"), "nothing to choose"
    assert table.said(0) == ["earned no-mark", "use no-mark", "void no-mark"]


def test_in_a_duel_there_is_only_one_to_copy() -> None:
    table = step5("D", own(card="KnDr"), own("R1,P2", card="GrSo"))
    assert table.ask(0, "s2") == "roof"


def test_all_but_two_of_anothers_dice_and_the_player_chooses_which() -> None:
    table = step5("C", own(), own("R1,P2,P2,Y9"), own("Y4"))
    assert table.offered(0, "pick 3") == ["copy 1", "copy 2"]
    assert table.ask(0, "pick 3, copy 1") == "without"
    assert table.offered(0, "pick 3, copy 1") == ["without R1", "without P2", "without Y9"]
    assert table.offered(0, "pick 3, copy 1, without P2") == ["without R1", "without P2", "without Y9"]
    assert table.offered(0, "pick 3, copy 1, without Y9") == ["without R1", "without P2"]
    table.lines({0: "pick 3, copy 1, without P2, without R1, b1, a1"})
    assert table.said(0) == [
        "earned no-mark",
        "use no-mark",
        "use copy-but-two",
        "copy 1 P2,Y9",
        "value 2:1 die",
        "value 9:1 die",
        "roof b1 die",
        "roof a1 die",
    ]


@pytest.mark.parametrize("dice", ["R1", "R1,P2"])
def test_all_but_two_of_two_or_fewer_are_none(dice: str) -> None:
    table = step5("C", own(), own(dice), own("R7,P8,Y9")).lines({0: "pick 3, copy 1"})
    assert table.said(0)[-2:] == ["use copy-but-two", "void copy-but-two"]
    assert table.rows(0) == {}


def test_one_of_three_equal_dice_is_copied_without_asking_which() -> None:
    table = step5("C", own(), own("R2,R2,R2"), IDLE[0])
    assert table.ask(0, "pick 3") == "roof"
    assert table.lines({0: "pick 3, c1"}).rows(0) == {2: 1}


def test_copied_dice_by_a_bonus_change_neither_condition() -> None:
    """Judged after values and colours, before any bonus: nothing more is earned by one copied die."""
    table = step5("C", own(), own("R1,P2,Y9"), IDLE[0]).lines({0: "pick 3, without P2, without Y9, c1"})
    assert [word for word in table.said(0) if word.startswith("earned")] == ["earned no-mark"]
