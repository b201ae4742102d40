"""Rule: sheets C and D with the base rules: the reserve instead of some bonuses, Lady, Alchemist, the count."""

from __future__ import annotations

import pytest

from twelvefold.core.errors import BadNotation
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Character, Colour
from twelvefold.games.queen.edition.reader import default_edition
from twelvefold.games.queen.sheets.areas import events as area_tell

from .crusade_help import AreaTable, Own, deal, marks, owners, reveal, step5
from .queen_help import GAME, Position, codes, dice

MOUNTAINS, JUNGLE = "R2,P3,Y9", "Y1,R7,P12"
C_AND_D = pytest.mark.parametrize("sheet", ["C", "D"])
NAMED = ("discard-back", "copy-but-two", "copy-all", "value-or-colour")
"""Instead of these a card may be taken from the reserve."""
OTHERS = (
    *("square", "circle-or-square", "colour", "colour-R", "colour-P", "colour-Y", "two-colours"),
    *("value", "two-values", "value-and-colour", "overflow-repeat", "overflow-zero"),
)
NO_MARK = {"C": "pick 2, use discard-back", "D": "s1, use discard-back"}
"""A bonus that marks no value and no colour: the pile comes back."""


def alone(sheet: str, code: str, mine: str = "", **more: object) -> AreaTable:
    """One player's card acts, and nobody else's: the two others cancel each other."""
    return reveal(sheet, f"{code} Kn Kn", MOUNTAINS, JUNGLE, {0: mine} if mine else None, crusade=False, **more)


def base(sheet: str, *players: Own, **more: int) -> AreaTable:
    """Step 5 under the base rules."""
    return step5(sheet, *players, crusade=False, **more)


def settled(table: AreaTable) -> AreaTable:
    """Step 5 with some line for everybody who is asked, and any cards of the reserve."""
    table.answer(tuple(next(iter(GAME.plans(table.state, seat))) for seat in table.asked))
    while table.upcoming.startswith("gain"):
        table.move(next(iter(table.asked.values()))[0])
    return table


def earned(table: AreaTable, seat: int = 0) -> list[str]:
    return [word.removeprefix("earned ") for word in table.said(seat) if word.startswith("earned ")]


# --- setting up


@pytest.mark.parametrize(("sheet", "seats"), [("C", 2), ("C", 3), ("C", 4), ("D", 1), ("D", 2), ("D", 3), ("D", 4)])
def test_everybody_has_the_cards_of_the_base_game_and_an_empty_sheet(sheet: str, seats: int) -> None:
    table = Position(GAME.start(GAME.options({"seats": seats, "sheet": sheet})))
    other = Position(GAME.start(GAME.options({"seats": seats})))
    assert table.line.startswith(f"{sheet} r1 ")
    assert (table.hand(0), table.reserve(0)) == (other.hand(0), other.reserve(0))
    assert table.of(0).split()[3:] == marks(sheet).split()
    assert table.upcoming == other.upcoming


def test_the_reserve_may_be_drawn_or_agreed_on_there_too() -> None:
    six = ["lady", "parasite", "mirror", "general", "gambler", "oracle"]
    assert Position(GAME.start(GAME.options({"seats": 3, "sheet": "C", "reserve": six}))).reserve(2) == "LaPaMiGeGaOr"
    options = {"seats": 3, "sheet": "D", "promo": "spy", "expansion": "oracle"}
    assert GAME.start(GAME.options(options)).agenda


# --- the Lady


@C_AND_D
@pytest.mark.parametrize("face", range(1, 13))
def test_the_lady_may_turn_her_die_to_any_value_and_marks_value_and_colour(sheet: str, face: int) -> None:
    table = alone(sheet, "La").move("take j R7")
    assert table.asked == {0: [f"turn {number}" for number in range(1, 13)]}
    assert GAME.parse_state(table.line) == table.state
    table.move(f"turn {face}")
    turned = [area_tell.DieTurned(0, (Colour.RED, 7), face)] if face != 7 else []
    assert table.all(area_tell.DieTurned) == turned
    assert table.part(0, "taken") == table.part(0, "lady") == f"R{face}"
    settled(table)
    assert table.said(0)[0] == f"value {face}:1 die"
    assert table.all(area_tell.RoofMarked)[0].colour.value == "R"
    assert earned(table) == ["one-die"]


def test_a_turned_die_is_copied_as_turned_by_the_mirror() -> None:
    table = reveal("C", "La Mi Kn", MOUNTAINS, JUNGLE, crusade=False).move("take j R7", "turn 4", "copy 0")
    assert table.part(1, "copied") == "R4"
    settled(table)
    assert table.said(1)[1] == "value 4:1 die"
    assert earned(table, 1) == [], "the Mirror has marked, and took no die"


def test_a_turned_die_is_copied_as_turned_by_a_bonus() -> None:
    table = alone("D", "La").move("take j R7", "turn 4")
    table.lines({0: "b1, o1, a1", 1: "s2, use copy-all, b1", 2: NO_MARK["D"]})
    assert table.said(1)[4:] == ["copy 0 R4", "value 4:1 die", "roof b1 die"]


def test_the_one_die_bonus_is_the_ladys_whatever_else_is_taken() -> None:
    table = reveal("C", "LaGo KnSo", "R2,P3,Y9", "R7,P12", crusade=False).move("take m R2", "turn 5")
    assert table.part(0, "taken") == dice("R5,R7,Y9")
    assert earned(settled(table)) == ["one-die"]


def test_a_ladys_die_that_fits_nowhere_still_has_it_at_most_one_of_both() -> None:
    full = marks("C", rows="full", track=".".join(["12"] * 10), roofs="full")
    table = alone("C", "La", full).move("take j R7", "turn 4")
    assert table.offered(0) == [f"pick {number}" for number in range(1, 5)], "either list, but for copying"
    assert earned(settled(table)) == ["one-die-or-no-mark"]


def test_a_turned_die_may_have_to_be_written_on_the_overflow_track() -> None:
    table = alone("C", "La", marks("C", rows="4", track="4")).move("take j R7", "turn 4")
    settled(table)
    assert table.said(0)[0] == "track 4 2 die"


def late_lady(cards: str) -> AreaTable:
    """An owner's edition in which she comes last."""
    written = default_edition().written()
    printed = owners(written["sheet"]["C"], order={**written["order"], "Lady": 12})
    return reveal(printed, cards, MOUNTAINS, "P1,R7,P12", crusade=False)


def test_the_only_die_left_is_the_ladys_and_may_be_turned() -> None:
    table = late_lady("La Mg So")
    assert table.takings[-1] == (0, "La", "R7")
    assert table.upcoming == "turn 0 > effects"
    table.move("turn 12")
    assert earned(settled(table)) == ["one-die"]


def test_a_lady_who_finds_no_die_has_nothing_to_turn_and_no_bonus_of_one_die() -> None:
    table = late_lady("La Mg Jg")
    assert table.the(tell.NothingTaken) == tell.NothingTaken(0, Character.LADY)
    assert earned(settled(table)) == ["no-mark"]


# --- the Alchemist


@C_AND_D
@pytest.mark.parametrize(("first", "second"), [(3, 8), (8, 3), (5, 5)])
def test_the_alchemist_marks_two_values_and_takes_no_card(sheet: str, first: int, second: int) -> None:
    table = alone(sheet, "Al")
    reserve = table.reserve(0)
    assert len(codes(reserve)) == 6
    every = [f"value {face}" for face in range(1, 13)]
    assert table.asked == {0: every}, "marking is compulsory"
    table.move(str(first))
    assert table.asked == {0: every}
    table.move(str(second))
    assert table.rows(0) == ({3: 1, 8: 1} if first != second else {5: 2})
    assert table.reserve(0) == reserve
    assert not table.all(tell.CardGained)
    assert 0 not in table.asked, "she has marked: no bonus, and nothing more to do"


def test_ruling_the_alchemist_never_writes_on_the_overflow_track() -> None:
    table = alone("C", "Al", marks("C", rows="full -3 -7"))
    assert table.asked == {0: ["value 3", "value 7"]}
    table.move("3")
    assert table.asked == {0: ["value 7"]}
    table.move("7")
    assert table.track(0) == "-"


def test_with_a_single_open_cell_the_alchemist_marks_one() -> None:
    table = alone("D", "Al", marks("D", rows="full -3")).move("3")
    assert table.upcoming.startswith("mark")


def test_with_none_the_bonus_of_no_mark_is_hers() -> None:
    table = alone("C", "Al", marks("C", rows="full"))
    assert table.the(tell.NothingToMark) == tell.NothingToMark(0, Character.ALCHEMIST)
    assert earned(settled(table)) == ["no-mark"]


def test_bonus_cells_the_alchemist_reaches_are_used_in_the_bonus_step() -> None:
    table = alone("C", "Al", marks("C", rows={1: 2, 4: 2})).move("1", "4")
    assert table.part(0, "pending") == "value,overflow-zero"
    assert table.rows(0) == {1: 3, 4: 3}
    assert table.offered(0) == ["use value", "use overflow-zero"]
    table.lines({0: "use overflow-zero, 7", 1: NO_MARK["C"], 2: NO_MARK["C"]})
    assert table.rows(0) == {1: 3, 4: 3, 7: 1}
    assert table.track(0) == "0"


# --- the Parasite


@C_AND_D
def test_the_parasite_puts_the_card_into_the_reserve_as_ever(sheet: str) -> None:
    table = alone(sheet, "Pa").move("take m R2", "take j Y1", "put Kn")
    assert table.the(tell.CardPutBack) == tell.CardPutBack(0, Character.KNIGHT)
    assert not table.all(tell.CardGone)
    assert "Kn" in codes(table.reserve(0))


# --- the count


@C_AND_D
def test_card_points_do_not_count_and_there_is_no_race(sheet: str) -> None:
    """Cards and full rows bring nothing, and nothing is told of them."""
    table = deal(sheet, "Kn Kn Kn", MOUNTAINS, JUNGLE, {0: marks(sheet, roofs="1 2")}, crusade=False, round_=12)
    table.play("Kn Kn Kn").lines(dict.fromkeys(range(3), NO_MARK[sheet]))
    assert [event.total for event in table.all(area_tell.AreasCounted)] == [0, 0, 0]
    for untold in (tell.CardsCounted, tell.LineFilled, tell.TotalCounted, tell.HalfCounted):
        assert not table.all(untold)
    assert table.winners == (0,), "by marked cells"


def test_alone_the_title_follows_from_the_sheet_alone() -> None:
    table = deal("D", "Kn", "R8,R8", "P8,Y8", {0: marks("D", rows="full")}, crusade=False, round_=12)
    table.play("Kn").king("Kn").lines({0: NO_MARK["D"]})
    assert table.the(tell.TitleWon).total == 50 + 16


@pytest.mark.parametrize("wrong", ["- first", "c1p1r2", "c0p0r0"])
def test_the_six_points_and_the_boxes_of_other_sheets_do_not_exist_there(wrong: str) -> None:
    line = deal("C", "Kn Kn Kn", MOUNTAINS, JUNGLE, crusade=False).line
    empty = marks("C")
    assert empty.endswith(" -")
    with pytest.raises(BadNotation):
        Position(line.replace(empty, f"{empty[:-1]}{wrong}", 1))
