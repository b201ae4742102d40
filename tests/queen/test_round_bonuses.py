"""Rule: the bonuses for one die and for no mark, and the Philosopher's, on sheets C and D."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from .crusade_help import IDLE, marks, own, reveal, roofs_of, step5
from .test_area_marking import BOTH, FACES, FULL_TRACK, NOTHING_FITS, alone, one

# --- one die


@BOTH
def test_exactly_one_die_taken_gives_the_one_die_bonus(sheet: str) -> None:
    for count, dice in enumerate(["-", "R1", "R1,P2", "R1,P2,Y3"]):
        table = alone(sheet, dice)
        table.lines()
        assert ("earned one-die" in table.said(0)) is (count == 1)
        assert ("earned no-mark" in table.said(0)) is (count == 0)


def test_side_c_one_die_chooses_one_of_the_listed_effects() -> None:
    table = alone("C", "R1")
    assert table.ask(0, "c1") == "pick"
    assert table.offered(0, "c1") == ["pick 1", "pick 2"]
    assert table.offered(0, "c1, pick 1") == [f"value {face}" for face in FACES]
    assert table.offered(0, "c1, pick 2") == [f"roof {cell}" for cell in roofs_of("C") if cell != "c1"]
    one(table, "c1, pick 2, d1")
    assert table.said(0) == [
        "value 1:1 die",
        "roof c1 die",
        "earned one-die",
        "use one-die",
        "use colour",
        "roof d1 bonus",
    ]


def test_copied_dice_do_not_grant_the_one_die_bonus() -> None:
    """A Mirror with one copied die took none."""
    table = step5("C", own(card="Mi", copied="R1"), own("R1"), IDLE[0])
    table.lines()
    assert "earned one-die" not in table.said(0)
    assert "earned no-mark" not in table.said(0)
    assert "earned one-die" in table.said(1)


@BOTH
def test_copied_dice_do_not_spoil_the_one_die_bonus(sheet: str) -> None:
    table = step5(sheet, own("R1", card="KnMi", copied="P4,P5"), own("P4,P5"))
    table.lines()
    assert "earned one-die" in table.said(0)
    assert "earned one-die" not in table.said(1)


def test_an_oracles_die_is_not_taken() -> None:
    """Alone it grants nothing; beside one die of another card it spoils nothing."""
    table = reveal("C", "Or Kn Dr", "R2,P3,Y9", "R1,R4,P12").move("5").roll(7)
    table.lines()
    assert not [word for word in table.said(0) if word.startswith("earned")]
    duel = reveal("C", "KnOr SoGr", "R2,P4,P9", "R1,R4").move("5").roll(7).lines()
    assert "earned one-die" in duel.said(0)


@BOTH
def test_the_lady_has_the_one_die_bonus_whatever_else_was_taken(sheet: str) -> None:
    """A duel under the base rules: another card of hers took dice, too."""
    table = step5(sheet, own("R1,P2,P3", card="LaSo", lady="R1"), own("Y4,R5"), crusade=False)
    table.lines()
    assert table.said(0).count("earned one-die") == 1


# --- no mark


@BOTH
def test_no_dice_or_none_that_fits_gives_the_no_mark_bonus(sheet: str) -> None:
    assert "earned no-mark" in alone(sheet, "-").lines().said(0)
    table = alone(sheet, "R1,P2", NOTHING_FITS[sheet]).lines()
    assert table.said(0)[:3] == ["lost 1 2", "lost R P", "earned no-mark"]


@BOTH
@pytest.mark.parametrize("what", ["row", "track", "roof"])
def test_any_mark_of_a_die_spoils_the_no_mark_bonus(sheet: str, what: str) -> None:
    own_marks = {
        "row": marks(sheet, rows="full -1", track=FULL_TRACK, roofs="full"),
        "track": marks(sheet, rows="full", roofs="full"),
        "roof": marks(sheet, rows="full", track=FULL_TRACK, roofs="full", not_roofs=roofs_of(sheet, "R")[0]),
    }[what]
    table = alone(sheet, "R1,P1", own_marks)
    assert "earned no-mark" not in table.lines().said(0)


@BOTH
def test_a_mark_by_a_card_is_a_mark(sheet: str) -> None:
    assert alone(sheet, "-", card="Ge", flags="able").upcoming.startswith("draw")
    table = reveal(sheet, "Ga Kn Dr", "R2,P3,Y9", "R1,R4,P12").move("a1", "b1")
    for code in ("Go", "Go"):
        table.lose(code)
    assert 0 not in table.asked


@BOTH
def test_a_general_or_gambler_who_could_mark_nothing_has_the_no_mark_bonus(sheet: str) -> None:
    table = reveal(sheet, "Ge Kn Dr", "R2,P3,Y9", "R1,R4,P12").lines()
    assert "earned no-mark" in table.said(0)
    table = reveal(sheet, "Ga Kn Dr", "R2,P3,Y9", "R1,R4,P12", {0: marks(sheet, roofs="full")}).lose("Go").lose("Go")
    assert "earned no-mark" in table.lines().said(0)


@BOTH
def test_copied_dice_that_mark_spoil_the_no_mark_bonus_and_others_do_not(sheet: str) -> None:
    for own_marks, there in ((marks(sheet), False), (NOTHING_FITS[sheet], True)):
        table = step5(sheet, own("-", own_marks, card="Mi", copied="R1,P2"), own("R1,P2"), IDLE[0])
        table.lines()
        assert ("earned no-mark" in table.said(0)) is there


def test_side_c_no_mark_chooses_one_of_the_listed_effects_again_and_again() -> None:
    """The third one, copying, only where somebody else holds dice."""
    table = alone("C", "-")
    assert table.offered(0) == ["pick 1", "pick 2"]
    assert step5("C", own("-"), own("R1,P2"), IDLE[0]).offered(0) == ["pick 1", "pick 2", "pick 3"]
    one(table, "pick 1, 7, a1")
    assert table.said(0) == [
        "earned no-mark",
        "use no-mark",
        "use value-and-colour",
        "value 7:1 bonus",
        "roof a1 bonus",
    ]
    again = alone("C", "-", marks("C", rows={7: 1}, roofs="a1"))
    assert again.offered(0) == ["pick 1", "pick 2"]


# --- both conditions, at most one of the two


def test_side_c_with_both_conditions_either_list_may_be_chosen_from_once() -> None:
    own_marks = marks("C", rows="full -5", track=FULL_TRACK, roofs="full")
    table = alone("C", "R1", own_marks)
    assert table.offered(0) == [f"pick {number}" for number in range(1, 5)], "all but copying"
    beside = step5("C", own("R1", own_marks), own("P1,P2"), IDLE[0])
    assert beside.offered(0) == [f"pick {number}" for number in range(1, 6)]
    one(table, "pick 1")
    assert table.said(0) == [
        "lost 1",
        "lost R",
        "earned one-die-or-no-mark",
        "use one-die-or-no-mark",
        "use value",
        "value 5:5 bonus",
    ]


CIRCLES, SQUARES, REPEATABLE = (
    [f"circle {number}" for number in (1, 2, 3)],
    [f"square {number}" for number in (1, 2, 3)],
    ["use value-or-colour"],
)


@pytest.mark.parametrize(
    ("boxes", "one_die", "no_mark", "both", "philosopher"),
    [
        ("o000s000", CIRCLES, SQUARES, CIRCLES, CIRCLES + SQUARES),
        ("o001s001", CIRCLES, SQUARES, CIRCLES, CIRCLES + SQUARES),
        ("o110s010", CIRCLES[2:], ["square 1", "square 3"], CIRCLES[2:], [CIRCLES[2], "square 1", "square 3"]),
        ("o112s100", SQUARES[1:], SQUARES[1:], SQUARES[1:], SQUARES[1:]),
        ("o012s112", CIRCLES[:1], [], CIRCLES[:1], CIRCLES[:1]),
        ("o112s112", [], [], [], []),
    ],
)
def test_side_d_circles_squares_and_the_repeatable_bonus(
    boxes: str, one_die: list[str], no_mark: list[str], both: list[str], philosopher: list[str]
) -> None:
    """A circle for one die, a square for no mark or where no circle is left; with both conditions the circle first."""
    able = marks("D", boxes=boxes, roofs="full", not_roofs="a1 b1 a2 b2")
    unable = marks("D", boxes=boxes, rows="full -4", track=FULL_TRACK, roofs="full", not_roofs="a1")
    asked = {
        "one_die": (alone("D", "R9", able), "b1", one_die),
        "no_mark": (alone("D", "-", unable), "", no_mark),
        "both": (alone("D", "R1", unable), "", both),
        "philosopher": (alone("D", "-", able, card="Ph", flags="owed"), "", philosopher),
    }
    for table, line, wanted in asked.values():
        if wanted:
            assert table.offered(0, line) == wanted + REPEATABLE
            assert table.ask(0, line) == "box"
        else:  # only the repeatable one: it is used without asking
            assert table.ask(0, line) == "value-or-roof"


def test_side_d_the_repeatable_bonus_instead_of_marking_leaves_the_boxes() -> None:
    for boxes in ("o000s000", "o112s112"):
        table = alone("D", "-", marks("D", boxes=boxes))
        line = "use value-or-colour, 7" if boxes == "o000s000" else "7"
        assert one(table, line).boxes(0) == boxes
        assert table.said(0) == ["earned no-mark", "use no-mark", "use value-or-colour", "value 7:1 bonus"]


def test_side_d_a_bonus_fires_when_its_last_cell_is_marked_and_once() -> None:
    first = one(alone("D", "-"), "s3")
    assert first.boxes(0) == "o000s001"
    assert first.said(0) == ["earned no-mark", "use no-mark", "square 3"]
    second = one(alone("D", "-", marks("D", boxes="o000s001")), "s3, 7, 8")
    assert second.boxes(0) == "o000s002"
    assert second.said(0)[2:] == ["square 3", "use two-values", "value 7:1 bonus", "value 8:1 bonus"]
    assert "square 3" not in alone("D", "-", marks("D", boxes="o000s002")).offered(0)


def test_side_d_a_bonus_fires_at_once_before_others_that_wait() -> None:
    table = alone("D", "R2", marks("D", rows={2: 2}))
    assert table.offered(0, "b1") == ["use value", "use one-die"]
    assert table.ask(0, "b1, use one-die, o1") == "any-roof"
    one(table, "b1, use one-die, o1, a1, 5")
    assert table.said(0) == [
        "value 2:3 die",
        "earned value",
        "roof b1 die",
        "earned one-die",
        "use one-die",
        "circle 1",
        "use colour",
        "roof a1 bonus",
        "use value",
        "value 5:1 bonus",
    ]


def test_side_d_a_bonus_that_can_do_nothing_now_is_spent() -> None:
    table = one(alone("D", "R9", marks("D", roofs="full")), "o1")
    assert table.said(0)[3:] == ["use one-die", "circle 1", "use colour", "void colour"]
    assert table.boxes(0) == "o100s000"


@BOTH
def test_the_philosophers_bonus_is_the_only_one(sheet: str) -> None:
    """No other for no mark, although no die was taken."""
    table = step5(sheet, own(card="Ph", flags="owed"), *IDLE)
    table.lines()
    assert [word for word in table.said(0) if word.startswith("earned")] == ["earned philosopher"]


def test_side_c_the_philosopher_chooses_from_either_list() -> None:
    beside = step5("C", own("-", card="Ph", flags="owed"), own("P1,P2"), IDLE[0])
    assert beside.offered(0) == [f"pick {number}" for number in range(1, 6)]
    table = alone("C", "-", card="Ph", flags="owed")
    assert table.offered(0) == [f"pick {number}" for number in range(1, 5)], "all but copying"
    assert one(table, "pick 3, 4, a1").rows(0) == {4: 1}


def test_the_philosopher_in_a_round() -> None:
    table = reveal("D", "Ph Kn Dr", "R2,P3,Y9", "R1,R4,P12", piles={0: "Go"})
    assert table.pile(0) == "-"
    table.lines({0: "s1"})
    assert table.said(0) == [
        "pile GoPh",
        "earned philosopher",
        "use philosopher",
        "square 1",
        "use discard-back",
        "void discard-back",
    ]


@BOTH
@settings(max_examples=60)
@given(
    dice=st.lists(st.sampled_from(["R1", "R2", "P1", "P3", "Y1"]), max_size=3), fits=st.booleans(), able=st.booleans()
)
def test_at_most_one_of_the_two_bonuses_a_round(sheet: str, dice: list[str], fits: bool, able: bool) -> None:
    own_marks = marks(sheet) if fits else NOTHING_FITS[sheet]
    flags = {"card": "Ge", "flags": "able"} if able else {}
    dice = dice if dice.count("Y1") < 3 else dice[:2]
    table = alone(sheet, ",".join(dice) or "-", own_marks, **flags)
    table.lines()
    judged = [
        word.split()[1]
        for word in table.said(0)
        if word.startswith("earned") and ("one-die" in word or "no-mark" in word)
    ]
    single, nothing = len(dice) == 1, not able and (not fits or not dice)
    wanted = {
        (True, True): ["one-die-or-no-mark"],
        (True, False): ["one-die"],
        (False, True): ["no-mark"],
        (False, False): [],
    }
    assert judged == wanted[single, nothing]
