"""The worked examples of the rules, each by its number; those of the Crusade on the default edition's sheet C."""

from __future__ import annotations

import pytest

from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Character
from twelvefold.games.queen.edition.printed import print_of
from twelvefold.games.queen.edition.reader import default_edition
from twelvefold.games.queen.sheets.areas import events as area_tell

from .crusade_help import IDLE, marks, own, step5
from .queen_help import Position, codes, line_cells, player, position, reveal, sheet, told_dice, told_trays

MIA, TOM, LEA = 0, 1, 2
SHEET_C = print_of(default_edition(), "C", 3)


def test_example_1_two_jungle_guardians_cancel_and_the_knight_takes_from_both_trays() -> None:
    table = reveal("Jg Jg Kn", "R2,P3,Y9", "R3,P2,P12")
    guardian, knight = Character.JUNGLE_GUARDIAN, Character.KNIGHT
    assert table.story == [
        tell.CardsRevealed(((LEA, knight), (MIA, guardian), (TOM, guardian))),
        tell.CardsCancelled(guardian, (MIA, TOM)),
        tell.DiceTaken(LEA, knight, told_dice("R2,P3,R3,P2"), told_trays("mmjj")),
        tell.DiceLeft(told_dice("Y9,P12"), told_trays("mj")),
        tell.BonusDue(MIA, tell.Due.NO_DICE),
        tell.BonusDue(TOM, tell.Due.NO_DICE),
    ]
    table.mark_sheets({MIA: "bonus mark, c5", TOM: "bonus pile", LEA: "b3 R2"})
    assert table.marks(MIA) == {"c5"}
    assert table.hand(TOM) == "KnSoJgAl"


def test_example_2_tom_copies_lea_s_four_dice_with_his_bonus() -> None:
    table = reveal("Jg Jg Kn", "R2,P3,Y9", "R3,P2,P12")
    table.mark_sheets(
        {
            MIA: "bonus mark, c5",
            TOM: "bonus copy, copy 2, b3 R2, b2 P3, d2 R3, a1 P2",
            LEA: "h4 R2, h2 R3, j1 P2, j3 P3",
        }
    )
    assert table.the(tell.DiceCopied) == tell.DiceCopied(TOM, LEA, told_dice("R2,R3,P2,P3"), mirror=False)
    assert table.marks(TOM) == {"b3", "b2", "d2", "a1"}
    assert table.marks(LEA) == {"h4", "h2", "j1", "j3"}
    assert [table.boxes(seat) for seat in range(3)] == ["c1p1r2", "c0p1r2", "c1p1r2"]


def test_example_3_the_last_card_starts_a_new_pile_and_three_come_back() -> None:
    other = player("KnSoJgAl", "-", "LaTrGrGoPhMi")
    lea = player("Go", "KnSoJg", "LaTrGrAlPhMi")
    table = Position(position("-", "-", other, other, lea, upcoming="draw m > draw j > roll"))
    table.draw("RRR", "PPP").roll(1, 2, 3, 4, 5, 6)
    assert table.after(tell.DiceRolled) == [
        tell.NewPileStarted(LEA, Character.GOLEM),
        tell.PileTaken(LEA, (Character.KNIGHT, Character.SORCERER, Character.JUNGLE_GUARDIAN), tell.Back.LAST_CARD),
    ]
    assert (table.hand(LEA), table.pile(LEA)) == ("KnSoJg", "Go")
    assert table.asked[LEA] == ["play knight", "play sorcerer", "play jungle_guardian"]
    table.play("So Jg Kn")
    assert (table.hand(LEA), table.pile(LEA)) == ("SoJg", "GoKn")


@pytest.mark.parametrize(("marks", "points"), [(0, 0), (1, 2), (2, 0), (3, 5), (4, 5), (5, 10)])
def test_example_4_points_of_a_line_by_its_marks(marks: int, points: int) -> None:
    """The columns the marks stand in have one mark each: two points apiece."""
    marked = sheet(*line_cells()["l1"][:marks])
    table = reveal("Kn Kn Kn", "R2,P3,Y9", "R7,P8,P1", marks={0: marked}, round_=12)
    table.mark_sheets(dict.fromkeys(range(3), "bonus pile"))
    left = next(event for event in table.all(tell.HalfCounted) if event.seat == 0)
    assert left.rows == (points, 0, 0, 0, 0)
    assert left.columns == (2,) * marks + (0,) * (5 - marks)


def test_example_5_the_most_points_win() -> None:
    """Totals 99, 105 and 89: a left half nearly full, some marks in the right one, only cards without points."""
    half = {cell for row in range(1, 6) for cell in line_cells()[f"l{row}"]}
    most = sheet(*half - {"a1", "b2"}, "f1", "g1", "h1", "i2", "j3")  # 80 + 11 + 4 + 4
    least = sheet(*half - {"a1", "b1"}, "f1")  # 85 + 4
    players = [
        player("KnSoJgAl", "-", "LaTrGrGoPhMi", most),
        player("KnSoJgAl", "-", "LaTrGrGoPhMi", most, more="first"),
        player("KnSoJgAl", "-", "LaTrGrGoPhMi", least),
    ]
    table = Position(position("R2,P3,Y9", "R7,P8,P1", *players, round_=12)).play("Kn Kn Kn")
    table.mark_sheets(dict.fromkeys(range(3), "bonus pile"))
    assert [event.total for event in table.all(tell.TotalCounted)] == [99, 105, 89]
    assert table.winners == (1,)
    assert table.the(tell.GameWon) == tell.GameWon(1, 105)


def test_example_6_on_a_track_that_ends_with_2_a_1_cannot_be_written_and_a_2_or_an_8_must_be() -> None:
    full = marks(SHEET_C, rows="full", track="2", roofs="full")
    table = step5(SHEET_C, own("R1,P2,P8", full), *IDLE)
    assert table.offered(MIA) == ["value 2", "value 8"]
    assert not table.may_end(MIA)
    table.lines({MIA: "2"})  # the 8 is then written without asking
    assert table.track(MIA) == "2.2.8"
    assert table.said(MIA) == ["track 2 2 die", "track 8 3 die", "lost 1", "lost R P P"]


def test_example_7_a_red_roof_closes_the_third_column_and_a_row_that_gives_two_colours() -> None:
    almost = marks(SHEET_C, roofs="1 c2 c3 c4 c5 c6", not_roofs="c1")
    table = step5(SHEET_C, own("R1,Y12", almost), *IDLE, round_=12)
    assert "roof c1" in table.offered(MIA)
    assert table.offered(MIA, "c1, d2")[:2] == ["roof a2", "roof b2"], "then two colours of any kind"
    table.lines({MIA: "c1, d2, a2, b2"})
    assert table.said(MIA)[2:] == [
        "roof c1 die",
        "earned two-colours",
        "roof d2 die",
        "use two-colours",
        "roof a2 bonus",
        "roof b2 bonus",
    ]
    assert table.all(area_tell.RoofColumnsCounted)[MIA].columns == (0, 0, 4, 0, 0)
    assert [event.total for event in table.all(area_tell.AreasCounted)] == [4, 0, 0]


def test_example_7_a_1_that_completes_value_column_2_brings_20_points() -> None:
    rows = {face: 1 if face == 1 else 2 for face in range(1, 13)}
    table = step5(SHEET_C, own("R1", marks(SHEET_C, rows=rows)), *IDLE, round_=12)
    table.lines({MIA: "c1, pick 2, d1"})
    assert table.said(MIA)[:2] == ["value 1:2 die", "roof c1 die"]
    assert table.all(area_tell.ValueColumnsCounted)[MIA].columns == ((1, 10), (2, 20), (4, 0))
    assert [event.total for event in table.all(area_tell.AreasCounted)] == [30, 0, 0]


def test_the_crusades_examples_are_shown_on_the_sheet_of_the_box() -> None:
    table = step5(SHEET_C, own("R1,R2"), *IDLE)
    assert " / edition " not in table.line, "the default edition is not written into a position"


def test_example_8_duel_hands_of_five_three_and_one() -> None:
    first = player("KnSoJgAlLa", "-", "DrTrGrGoMi")
    table = Position(position("R2,P3,Y9", "R7,P8", first, first, upcoming="lay - -")).play("KnSo KnSo")
    table.mark_sheets(dict.fromkeys(range(2), "bonus mark, c5")).draw("RRR", "PP").roll(1, 4, 5, 6, 7)
    assert [table.hand(seat) for seat in range(2)] == ["LaJgAl", "LaJgAl"]
    table.play("JgLa JgLa")
    assert [table.hand(seat) for seat in range(2)] == ["Al", "Al"]
    table.mark_sheets(dict.fromkeys(range(2), "bonus mark, c1")).draw("RRR", "PP").roll(1, 4, 5, 6, 7)
    for seat in range(2):
        assert table.pile(seat) == "Al"
        assert sorted(codes(table.hand(seat))) == sorted(codes("KnSoJgLa"))
    assert table.all(tell.NewPileStarted) == [tell.NewPileStarted(seat, Character.ALCHEMIST) for seat in range(2)]
    assert [event.why for event in table.all(tell.PileTaken)] == [tell.Back.LAST_CARD] * 2
    table.play("KnSo JgLa")
    assert [len(codes(table.hand(seat))) for seat in range(2)] == [2, 2]
    assert [len(codes(table.pile(seat))) for seat in range(2)] == [3, 3]
