"""Chains of four bonuses and more on sheets C and D, from positions in notation."""

from __future__ import annotations

from cases import odd_sheet
from twelvefold.core.codec import dumps, encode
from twelvefold.games.queen.edition.printed import print_of

from .crusade_help import IDLE, SHORT_ROWS, AreaTable, marks, own, owners, step5

# --- chains

VALUE_CHAIN = (
    "C crusade r1 active 0 m R12,R12,R12 j P12 / "
    "KnSoJgTrGoGaOr Gr - 202002022520|10|xxxxx,xxxxx,xxxxx,xxxxx,xxxxx,xxxxx - played:Gr taken:R1,P12 / "
    "KnSoJgTrGrGoOr Ga - 000000000000|-|.....,.....,.....,.....,.....,..... - able played:Ga / "
    "KnSoJgTrGrGoGa Or - 000000000000|-|.....,.....,.....,.....,.....,..... - able played:Or / "
    "mark 0"
)
"""Sheet C: five value cells in a row of bonuses, then a repetition."""
ROOF_CHAIN = (
    "C crusade r1 active 0 m R12,R12,P12 j P12 / "
    "KnSoJgGoGaOr TrGr - 000200000000|-|xx.xx,xxx.x,.xxxx,..xxx,xxx.x,.xxx. - played:Gr taken:R5,R12 / "
    "KnSoJgTrGrGoOr Ga - 000000000000|-|.....,.....,.....,.....,.....,..... - able played:Ga / "
    "KnSoJgTrGrGoGa Or - 000000000000|-|.....,.....,.....,.....,.....,..... - able played:Or / "
    "mark 0"
)
BOX_CHAIN = (
    "D crusade r1 active 0 m R12,R12 j - / "
    "KnMaSoJgTrGoGa Gr - 020022202220|-|xxxxx,xxxxx,xxxxx,xxxxx,xxxxx,xxxxx o101s001 played:Gr taken:R6,P12 / "
    "KnMaSoJgTrGrGa Go - 000000000000|-|.....,.....,.....,.....,.....,..... o000s000 played:Go taken:R11,P10 / "
    "KnMaSoJgTrGrGo Ga - 000000000000|-|.....,.....,.....,.....,.....,..... o000s000 able played:Ga / "
    "mark 0 1"
)


def on_short_rows(line: str) -> AreaTable:
    """Three players at that position, on the sheets of these tests."""
    return AreaTable(f"{line} / edition {dumps(encode(print_of(SHORT_ROWS, line[0], 3)))}")


def test_a_chain_of_six_values_and_a_repetition() -> None:
    table = on_short_rows(VALUE_CHAIN).lines({0: "3, 6, 9, 11, 8"})
    assert table.said(0) == [
        "value 1:3 die",
        "earned value",
        "value 12:1 die",
        "lost R P",
        "use value",
        "value 3:3 bonus",
        "earned value",
        "use value",
        "value 6:3 bonus",
        "earned value",
        "use value",
        "value 9:3 bonus",
        "earned value",
        "use value",
        "value 11:3 bonus",
        "earned value",
        "use value",
        "value 8:3 bonus",
        "earned overflow-repeat",
        "use overflow-repeat",
        "track 10 2 bonus",
    ]


def test_a_chain_through_five_rows_of_roofs() -> None:
    table = on_short_rows(ROOF_CHAIN)
    assert table.offered(0, "c1, e6, d2, a3") == ["use two-colours", "use value"]
    assert table.offered(0, "c1, e6, d2, a3, use two-colours, d5, a6") == ["use discard-back", "use value"]
    line = "c1, e6, d2, a3, use two-colours, d5, a6, use value, 4, use discard-back, use overflow-zero"
    assert table.lines({0: line}).said(0) == [
        "value 5:1 die",
        "value 12:1 die",
        "roof c1 die",
        "earned two-colours",
        "roof e6 die",
        "use two-colours",
        "roof d2 bonus",
        "earned two-colours",
        "roof a3 bonus",
        "earned value",
        "use two-colours",
        "roof d5 bonus",
        "earned discard-back",
        "roof a6 bonus",
        "earned discard-back",
        "use value",
        "value 4:3 bonus",
        "earned overflow-zero",
        "use discard-back",
        "use overflow-zero",
        "track 0 1 bonus",
        "use discard-back",
        "void discard-back",
        "pile TrGr",
    ]


def test_a_chain_through_boxes_values_and_copied_dice() -> None:
    table = on_short_rows(BOX_CHAIN)
    assert table.offered(0) == ["circle 2", "circle 3", "square 1", "square 2", "square 3"]
    assert table.offered(0, "s3, 9, 2") == ["use square", "use value"]
    assert table.offered(0, "s3, 9, 2, use square, s2") == ["use value", "use overflow-zero"]
    line = "s3, 9, 2, use square, s2, use value, 5, use overflow-zero, 7, 4, 4"
    assert table.lines({0: line}).said(0) == [
        "value 6:3 die",
        "earned circle-or-square",
        "value 12:1 die",
        "lost R P",
        "use circle-or-square",
        "square 3",
        "use two-values",
        "value 9:3 bonus",
        "earned square",
        "value 2:3 bonus",
        "earned value",
        "use square",
        "square 2",
        "use copy-all",
        "copy 1 R11,P10",
        "value 10:3 die",
        "earned value",
        "value 11:3 die",
        "earned overflow-zero",
        "lost R P",
        "use value",
        "value 5:3 bonus",
        "earned value",
        "use overflow-zero",
        "track 0 1 bonus",
        "use value",
        "value 7:3 bonus",
        "earned value",
        "use value",
        "value 4:1 bonus",
        "use value",
        "value 4:2 bonus",
    ]


def test_a_box_that_gives_another_box_fires_at_once() -> None:
    """An owner's sheet: the first circle gives a circle or a square, which comes before anything that waits."""
    sheet = owners(odd_sheet())
    own_marks = marks(sheet, roofs="full", not_roofs="a1 b1 b2", boxes="o02s00")
    table = step5(sheet, own("R4", own_marks), *IDLE)
    assert table.offered(0, "b2") == ["use circle-or-square", "use overflow-zero", "use one-die"]
    assert table.offered(0, "b2, use one-die") == ["circle 1", "circle 2", "use value"]
    assert table.offered(0, "b2, use one-die, o1") == ["circle 2", "square 1", "square 2"]
    line = "b2, use one-die, o1, o2, 12, 2, use circle-or-square, s2, 10, a1, use overflow-zero, 3"
    assert table.lines({0: line}).said(0) == [
        "value 4:1 die",
        "earned overflow-zero",
        "roof b2 die",
        "earned circle-or-square",
        "earned one-die",
        "use one-die",
        "circle 1",
        "use circle-or-square",
        "circle 2",
        "use two-values",
        "value 12:1 bonus",
        "value 2:1 bonus",
        "earned value-and-colour",
        "use circle-or-square",
        "square 2",
        "use value-and-colour",
        "value 10:1 bonus",
        "roof a1 bonus",
        "use overflow-zero",
        "track 0 1 bonus",
        "use value-and-colour",
        "value 3:1 bonus",
        "roof b1 bonus",
        "earned circle-or-square",
        "use circle-or-square",
        "square 1",
    ]
