"""The cards that mark by themselves: Alchemist, Gambler, Oracle and General."""

from __future__ import annotations

from dataclasses import replace

import pytest

from twelvefold.core.errors import IllegalMove
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Character
from twelvefold.games.queen.sheets.grid.sheet import Sheet

from .queen_help import (
    BOXES,
    EMPTY,
    SOLO_BOXES,
    Position,
    all_but,
    cells,
    characters,
    codes,
    deal,
    line_cells,
    player,
    position,
    reveal,
    sheet,
)

VALUES = [cell for cell, shows in cells().items() if shows.isdigit()]
ROOFS = [cell for cell, shows in cells().items() if not shows.isdigit()]
DICE = ("R2,P4,Y9", "R7,P8,P1")
ORDERED_LINES = [*(f"l{row}" for row in range(1, 6)), *"abcde", *(f"r{row}" for row in range(1, 6)), *"fghij"]
TEN = "KnSoJgAlGaOrGeTrGoMi"


def own(hand: str, pile: str = "-", marks: str = EMPTY, more: str = "", boxes: str = BOXES) -> str:
    rest = "".join(card for card in codes(TEN) if card not in hand + pile)
    return player(hand, pile, rest, marks, boxes, more)


# --- Alchemist


def test_alchemist_is_not_a_use_of_a_bonus_and_leaves_all_boxes() -> None:
    table = reveal("Al Kn Kn", *DICE).mark("b1").gain("Ma")
    assert table.boxes(0) == "c1p1r2"
    assert table.due == {1: "no_dice", 2: "no_dice"}


def test_alchemist_may_leave_the_mark_but_still_takes_a_card_and_gets_no_bonus() -> None:
    table = reveal("Al Kn Kn", *DICE).leave()
    assert table.the(tell.MarkForgone) == tell.MarkForgone(0, Character.ALCHEMIST)
    assert set(table.asked) == {0}
    table.gain("Go")
    assert table.marks(0) == set()
    assert 0 not in table.due
    assert 0 not in table.asked


def test_alchemist_marks_no_colour() -> None:
    table = reveal("Al Kn Kn", *DICE)
    with pytest.raises(IllegalMove):
        table.mark("a1")


def test_alchemist_with_every_value_marked_marks_nothing_takes_a_card_and_then_a_bonus_is_due() -> None:
    table = reveal("Al Kn Kn", *DICE, marks={0: all_but(*ROOFS)})
    assert table.the(tell.NothingToMark) == tell.NothingToMark(0, Character.ALCHEMIST)
    table.gain("Dr")
    assert table.due[0] == "no_dice"
    assert "bonus mark" in table.asked[0]


def test_alchemist_with_an_empty_reserve_takes_no_card() -> None:
    everything = player(TEN, "-", "-")
    table = Position(position(*DICE, everything, everything, everything)).play("Al Kn Kn").mark("b1")
    assert table.upcoming.startswith("mark")
    assert table.all(tell.CardGained) == []


def test_the_card_gained_is_shown_to_all_and_can_be_played_next_round() -> None:
    table = reveal("Al Kn Kn", *DICE).mark("b1").gain("Go")
    assert all(audience.includes(None) for event, audience in table.told if isinstance(event, tell.CardGained))
    assert table.hand(0) == "KnSoJgGo"
    table.mark_sheets({1: "bonus mark, h5", 2: "bonus mark, h5"}).draw("RRR", "RPP").roll(1, 2, 3, 4, 5, 6)
    assert "play golem" in table.asked[0]


def test_the_mark_comes_before_the_card_gained() -> None:
    table = reveal("Al Kn Kn", *DICE).mark("b1").gain("Ma")
    told = [type(event) for event in table.story if isinstance(event, (tell.CardMarked, tell.CardGained))]
    assert told == [tell.CardMarked, tell.CardGained]


def test_alchemist_takes_a_card_though_the_reserve_boxes_are_used_up() -> None:
    mine = own("AlSo", boxes="c1p1r0")
    table = Position(position(*DICE, mine, own("KnSo"), own("KnSo"))).play("Al Kn Kn").mark("b1").gain("Go")
    assert (table.hand(0), table.boxes(0)) == ("SoGo", "c1p1r0")


def test_solo_a_card_gained_joins_the_king_s_deck() -> None:
    table = reveal("Al", "R2,P4", "R7,P8", king="Kn").mark("b1").gain("Go")
    assert table.the(tell.KingGained) == tell.KingGained(Character.GOLEM)
    assert "king SoJgGoAl Kn" in table.line


def test_the_mark_of_the_alchemist_comes_before_the_dice_in_a_duel() -> None:
    """Step 4 is before step 5: the cell is taken when the dice are marked."""
    table = reveal("AlKn GeGo", "R2,P3,Y1", "R4,P4").mark("b3").gain("Ma")
    assert "mark b3 R2" not in table.asked[0]
    assert "mark h4 R2" in table.asked[0]


# --- Gambler


def test_gambler_marks_what_there_is_with_fewer_than_two_open_roofs() -> None:
    table = reveal("Ga Kn Kn", *DICE, marks={0: all_but("c5", "j5")})
    assert table.asked == {0: ["mark j5", "leave"]}
    table.mark("j5")
    assert table.upcoming.startswith("lose 1 2")
    table.lose("So").lose("So")
    assert table.marks(0) == set(cells()) - {"c5"}
    assert 0 not in table.due


def test_gambler_without_an_open_roof_marks_nothing_others_still_discard_and_a_bonus_is_due() -> None:
    table = reveal("Ga Kn Kn", *DICE, marks={0: all_but("c5")})
    assert table.the(tell.NothingToMark) == tell.NothingToMark(0, Character.GAMBLER)
    table.lose("So").lose("So")
    assert table.due == {0: "no_dice", 1: "no_dice", 2: "no_dice"}


@pytest.mark.parametrize("marked", [[], ["d1"]])
def test_gambler_may_leave_a_mark(marked: list[str]) -> None:
    table = reveal("Ga Kn Kn", *DICE).mark(*marked).leave()
    assert table.marks(0) == set(marked)
    assert table.the(tell.MarkForgone) == tell.MarkForgone(0, Character.GAMBLER)
    assert table.upcoming.startswith("lose 1 2")
    table.lose("So").lose("So")
    assert 0 not in table.due


def test_gambler_marks_colours_of_any_kind_and_tells_them() -> None:
    table = reveal("Ga Kn Kn", *DICE).mark("a1", "d1")
    assert table.all(tell.CardMarked) == [
        tell.CardMarked(0, Character.GAMBLER, "a1", tell.Spot.ROOF),
        tell.CardMarked(0, Character.GAMBLER, "d1", tell.Spot.ROOF),
    ]


def test_others_discard_clockwise_from_the_gambler_each_a_random_card_of_the_hand() -> None:
    table = Position(position(*DICE, own("KnSoJg"), own("GaSoJg"), own("KnSoTr"))).play("Kn Ga Kn").mark("a1", "d1")
    assert table.upcoming.startswith("lose 2 0")
    assert table.luck is not None
    assert set(table.luck.outcomes()) == set(characters("SoTr"))
    table.lose("So")
    assert table.luck is not None
    assert set(table.luck.outcomes()) == set(characters("SoJg"))


def lost(hand: str, pile: str, card: str) -> Position:
    """Seat 1 plays a Knight, then loses this card by the Gambler."""
    table = Position(position(*DICE, own("GaSo"), own(hand, pile), own("KnSoJgTr"))).play("Ga Kn Kn").mark("a1", "d1")
    return table.lose(card)


def test_who_still_holds_two_cards_lays_the_lost_one_on_the_pile() -> None:
    table = lost("KnSoJgTr", "Al", "Jg")
    assert (table.hand(1), table.pile(1)) == ("SoTr", "AlKnJg")
    assert table.all(tell.PileTaken) == []
    assert table.the(tell.CardLost) == tell.CardLost(1, Character.JUNGLE_GUARDIAN)


@pytest.mark.parametrize(
    ("hand", "card", "after"),
    [("KnSoJg", "Jg", "KnSoAl"), ("KnSoJg", "So", "KnJgAl"), ("KnSo", "So", "KnAl")],
)
def test_who_then_holds_fewer_than_two_takes_the_pile_back_except_the_card_just_discarded(
    hand: str, card: str, after: str
) -> None:
    """This round's card comes back with the pile."""
    table = lost(hand, "Al", card)
    assert (table.hand(1), table.pile(1)) == (after, card)
    assert table.the(tell.PileTaken) == tell.PileTaken(1, characters("KnAl"), tell.Back.GAMBLER)


def test_gambler_does_not_make_the_player_of_it_discard() -> None:
    table = lost("KnSoJg", "Al", "So").lose("So")
    assert (table.hand(0), table.pile(0)) == ("So", "Ga")
    assert {event.seat for event in table.all(tell.CardLost)} == {1, 2}


def test_solo_nobody_else_discards() -> None:
    table = reveal("Ga", "R2,P4", "R7,P8").mark("a1", "d1")
    assert table.all(tell.CardLost) == []
    assert table.due == {}
    assert table.upcoming.startswith("draw")


def test_a_player_without_a_card_in_hand_discards_none() -> None:
    """Who had one card in hand and one on the pile, and has played the one that came back."""
    table = Position(position("-", "-", own("GaSo"), own("Jg", "Tr"), own("KnSo"), upcoming="draw m > draw j > roll"))
    table.draw("RRR", "PPP").roll(1, 4, 5, 6, 7, 8).play("Ga Tr Kn").mark("a1", "d1")
    assert table.hand(1) == "-"
    assert table.upcoming.startswith("lose 2 > ")


def test_a_card_lost_by_a_single_card_owner_starts_a_pile() -> None:
    others = own("KnSo"), own("Tr")
    table = Position(position(*DICE, own("GaSo"), *others)).play("Ga Kn").mark("a1", "d1").lose("So").lose("Tr")
    assert (table.hand(2), table.pile(2)) == ("-", "Tr")


def test_in_a_duel_the_gambler_makes_the_other_one_discard_once() -> None:
    table = reveal("GaKn KnGe", "R2,P4,Y9", "R7,P8").mark("a1", "d1")
    assert table.upcoming.startswith("lose 1 > ")
    table.lose("Al")
    assert table.pile(1) == "KnGeAl"


def test_in_a_duel_both_played_cards_come_back_with_the_pile() -> None:
    table = Position(position("R2,P4,Y9", "R7,P8", own("GaSoJg"), own("KnJgTr", "Al"), upcoming="lay - -"))
    table.play("GaSo KnJg").mark("a1", "d1").lose("Tr")
    assert (table.hand(1), table.pile(1)) == ("KnJgAl", "Tr")


def test_an_alchemist_before_the_gambler_may_lose_what_was_just_gained() -> None:
    table = reveal("Al Ga Kn", *DICE).mark("b1").gain("Dr").mark("a1", "d1").lose("So")
    assert table.luck is not None
    assert Character.DRUID in set(table.luck.outcomes())


# --- Oracle


def test_an_oracle_may_name_any_line_with_an_open_cell() -> None:
    table = reveal("Or Kn Kn", *DICE, marks={0: sheet("l1", "b")})
    assert table.asked == {0: [f"line {line}" for line in ORDERED_LINES if line not in ("l1", "b")]}


@pytest.mark.parametrize("line", ORDERED_LINES)
def test_the_oracle_s_value_is_marked_in_its_line_and_nowhere_else(line: str) -> None:
    shown = cells()
    table = deal("Or Kn Kn", *DICE).play("Or Kn Kn").choose_line(line)
    for face in range(1, 13):
        after = Position(table.state).roll(face)
        there = {cell for cell in line_cells()[line] if shown[cell] == str(face)}
        assert after.marks(0) == there
        event = after.the(tell.OracleRolled)
        assert (event.seat, event.line, event.face) == (0, line, face)
        assert event.hit is (tell.Hit.OPEN if there else tell.Hit.MISSING)
        assert (0 in after.due) == (not there)


def test_a_value_already_marked_there_fills_the_whole_line_roofs_too() -> None:
    table = reveal("Or Kn Kn", *DICE, marks={0: sheet("c4")}).choose_line("c").roll(4)
    assert table.marks(0) == {"c1", "c2", "c3", "c4", "c5"}
    assert table.the(tell.OracleRolled).hit is tell.Hit.MARKED
    assert [(event.cell, event.spot.value) for event in table.all(tell.CardMarked)] == [
        ("c1", "value"),
        ("c2", "value"),
        ("c3", "roof"),
        ("c5", "value"),
    ]
    assert 0 not in table.due


def test_the_value_marked_elsewhere_does_not_fill_the_line() -> None:
    table = reveal("Or Kn Kn", *DICE, marks={0: sheet("e2")}).choose_line("c").roll(4)
    assert table.marks(0) == {"e2", "c4"}


def test_the_oracle_s_die_is_not_taken_and_cannot_be_copied() -> None:
    table = reveal("Or Mi Kn", "R1,P4,Y9", "R7,P8,P1").choose_line("c").roll(4)
    assert not table.part(0, "taken")
    assert table.all(tell.DiceTaken) == []
    assert table.the(tell.NothingToCopy) == tell.NothingToCopy(1), "the Knight finds no die either"
    assert not table.part(1, "copied")


def test_an_oracle_that_marks_nothing_leads_to_a_bonus() -> None:
    table = reveal("Or Kn Kn", *DICE).choose_line("c").roll(12)
    assert table.due[0] == "no_dice"
    assert table.all(tell.CardMarked) == []


def test_an_oracle_with_a_full_sheet_finds_nothing() -> None:
    table = reveal("Or Kn Kn", *DICE, marks={0: all_but()})
    assert table.the(tell.NothingToMark) == tell.NothingToMark(0, Character.ORACLE)
    assert table.all(tell.NoBonusLeft) == []


@pytest.mark.parametrize(
    ("marked", "after"),
    [([], {"a1"}), (["a1"], {"a1", "b1", "c1", "d1", "e1"}), (["c1"], {"a1", "b1", "c1", "d1", "e1"})],
)
def test_a_value_twice_in_a_line(marked: list[str], after: set[str]) -> None:
    """Any of them marked: the whole line; else the first open one. Only an owner's edition can have that."""
    table = reveal("Or Kn Kn", *DICE, marks={0: sheet(*marked)})
    printed = table.state.printed
    assert isinstance(printed.sheet, Sheet)
    twice = Sheet("A", ("7 R 7 R R", *printed.sheet.left[1:]), printed.sheet.right)
    table.state = replace(table.state, printed=replace(printed, sheet=twice))
    assert table.choose_line("l1").roll(7).marks(0) == after


# --- General


def test_general_without_a_line_of_four_marks_nothing_and_a_bonus_is_due() -> None:
    table = reveal("Ge Kn Kn", *DICE, marks={0: sheet("a1", "b1", "c1", "l5")})
    assert table.the(tell.NothingToMark) == tell.NothingToMark(0, Character.GENERAL)
    assert table.due[0] == "no_dice"


@pytest.mark.parametrize("line", ORDERED_LINES)
def test_general_looks_at_every_line_of_both_halves(line: str) -> None:
    for missing in line_cells()[line]:
        marks = sheet(*(cell for cell in line_cells()[line] if cell != missing))
        table = deal("Ge Kn Kn", *DICE, marks={0: marks}).play("Ge Kn Kn")
        assert table.marks(0) == set(line_cells()[line])


def test_general_marks_a_cell_that_ends_a_row_and_a_column_once() -> None:
    four = [cell for cell in line_cells()["l3"] + line_cells()["c"] if cell != "c3"]
    table = reveal("Ge Kn Kn", *DICE, marks={0: sheet(*four)})
    assert table.the(tell.CardMarked) == tell.CardMarked(0, Character.GENERAL, "c3", tell.Spot.ROOF)


def test_general_does_not_chain() -> None:
    """Row 1 lacks e1; with it column e would have four marks, but it has three when the General looks."""
    marks = sheet("a1", "b1", "c1", "d1", "e2", "e3", "e4")
    table = reveal("Ge Kn Kn", *DICE, marks={0: marks})
    assert table.marks(0) == {"a1", "b1", "c1", "d1", "e1", "e2", "e3", "e4"}


def test_general_acts_before_this_round_s_dice_are_marked() -> None:
    """Three marks and a die for the fourth cell: in a duel, where a player can have both."""
    table = reveal("GeKn AlGo", "R2,P5,Y1", "R4,P4", marks={0: sheet("a3", "c3", "d3")}).mark("b1").gain("Ma")
    assert table.the(tell.NothingToMark) == tell.NothingToMark(0, Character.GENERAL)
    table.mark_sheets({0: "b3 R2"})
    assert table.marks(0) == {"a3", "b3", "c3", "d3"}


def test_general_looks_after_the_alchemist_s_mark_of_the_same_player() -> None:
    table = reveal("GeAl KnGo", "R2,P5,Y1", "R4,P4", marks={0: sheet("a3", "c3", "d3")}).mark("b3").gain("Ma")
    assert table.marks(0) == {"a3", "b3", "c3", "d3", "e3"}


def test_general_looks_only_at_its_player_s_sheet() -> None:
    four = sheet("a1", "b1", "c1", "d1")
    table = reveal("Ge Kn Kn", *DICE, marks={1: four})
    assert table.marks(1) == {"a1", "b1", "c1", "d1"}
    assert table.all(tell.CardMarked) == []


def test_solo_boxes_are_untouched_by_cards_that_mark() -> None:
    table = reveal("Ge", "R2,P4", "R7,P8", marks={0: sheet("a1", "b1", "c1", "d1")})
    assert table.boxes(0) == SOLO_BOXES
