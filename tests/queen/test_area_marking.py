"""Step 5 on sheets C and D: values, the overflow track, colours; then the bonuses for one die and for no mark."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.errors import IllegalMove
from twelvefold.games.queen.sheets.areas import marking as area_marking

from .crusade_help import IDLE, LENGTHS, AreaTable, changed, marks, own, roofs_of, step5

BOTH = pytest.mark.parametrize("sheet", ["C", "D"])
FACES = range(1, 13)
FULL_TRACK = "12.12.12.12.12.12.12.12.12.12"
NOTHING_FITS = {name: marks(name, rows="full", track=FULL_TRACK, roofs="full") for name in ("C", "D")}
"""No value and no colour can be marked."""
PLAIN = changed("C", bonus_cells={}, roof_row_bonus=["value"] * 3)
"""Sheet C without bonus cells."""


def alone(sheet: str, dice: str, own_marks: str = "", **more: str) -> AreaTable:
    """Step 5 of a player who is the only one with anything to do."""
    return step5(sheet, own(dice, own_marks, **more), *IDLE)


def one(table: AreaTable, line: str) -> AreaTable:
    """The line of the first player."""
    return table.lines({0: line})


# --- values


@BOTH
@pytest.mark.parametrize("face", FACES)
def test_a_value_marks_the_leftmost_open_cell_of_its_row(sheet: str, face: int) -> None:
    for marked in range(LENGTHS[sheet][face - 1]):
        table = alone(sheet, f"R{face},P{face % 12 + 1}", marks(sheet, rows={face: marked}))
        table.lines()
        assert f"value {face}:{marked + 1} die" in table.said(0)
        assert table.rows(0)[face] >= marked + 1


def test_values_of_equal_dice_mark_cells_one_after_the_other() -> None:
    table = alone("C", "R5,P5,Y5", marks("C", rows={5: 1})).lines()
    assert table.said(0)[:3] == ["value 5:2 die", "value 5:3 die", "value 5:4 die"]


@BOTH
def test_a_full_row_sends_its_value_to_the_overflow_track(sheet: str) -> None:
    table = alone(sheet, "R7,P3", marks(sheet, rows="7")).lines()
    assert table.track(0) == "7"
    assert table.said(0)[:2] == ["value 3:1 die", "track 7 1 die"]


def test_the_first_of_two_equal_values_fills_the_row_and_the_second_overflows() -> None:
    table = alone("C", "R7,P7", marks("C", rows={7: 3})).lines()
    assert (table.rows(0)[7], table.track(0)) == (4, "7")


@pytest.mark.parametrize("last", FACES)
@pytest.mark.parametrize("face", FACES)
def test_example_6_only_values_not_lower_than_the_last_one_are_written(last: int, face: int) -> None:
    """Example 6 is 1, 2 and 8 after a 2; here all after all."""
    table = alone("C", f"R{face},P{face}", marks("C", rows="full", track=f"{last}", roofs="full")).lines()
    if face >= last:
        assert table.said(0) == [f"track {face} 2 die", f"track {face} 3 die", "lost R P"]
        assert table.track(0) == f"{last}.{face}.{face}"
    else:
        assert table.said(0)[:2] == [f"lost {face} {face}", "lost R P"]
        assert table.track(0) == str(last)


def test_a_full_track_takes_no_value() -> None:
    table = alone("D", "R12,P12,Y2", marks("D", rows="full -2", track=FULL_TRACK)).lines()
    assert table.said(0)[:3] == ["value 2:3 die", "earned value", "lost 12 12"]
    assert table.track(0) == FULL_TRACK


def test_a_track_without_a_cell_takes_no_value() -> None:
    sheet = changed("C", overflow=[])
    table = step5(sheet, own("R1,P1", marks(sheet, rows="1", roofs="full")), *IDLE).lines()
    assert table.said(0)[:2] == ["lost 1 1", "lost R P"]


def test_the_order_of_values_is_asked_where_two_go_to_the_track() -> None:
    own_marks = marks("C", rows="3 8", track="3", roofs="full")
    table = alone("C", "R8,P3,Y5", own_marks)
    assert table.ask(0) == "overflow"
    assert table.offered(0) == ["value 3", "value 8"]
    assert not table.may_end(0)
    assert one(alone("C", "R8,P3,Y5", own_marks), "3").track(0) == "3.3.8"
    later = one(table, "8")
    assert later.track(0) == "3.8"
    assert later.said(0) == ["value 5:1 die", "track 8 2 die", "lost 3", "lost R P Y"]


def test_the_last_cell_of_the_track_is_fought_for() -> None:
    track = ".".join(["2"] * 9)
    table = alone("C", "R8,P3", marks("C", rows="2 3 8", track=track, roofs="full"))
    assert table.offered(0) == ["value 3", "value 8"]
    assert one(table, "3").said(0) == ["track 3 10 die", "lost 8", "lost R P"]


@pytest.mark.parametrize(
    ("dice", "own_marks", "track"),
    [
        ("R8,P8", marks("C", rows="8", roofs="full"), "8.8"),
        ("R8,P3", marks("C", rows="3 8 5", track="5", roofs="full"), "5.8"),
        ("R8,P3", marks("C", rows="8", roofs="full"), "8"),
        ("R8,P3,P3", marks("C", rows="3 8 9", track="9", roofs="full"), "9"),
    ],
    ids=["equal", "one fits", "one has a row", "none fits"],
)
def test_the_order_of_values_is_not_asked_where_it_does_not_matter(dice: str, own_marks: str, track: str) -> None:
    table = alone("C", dice, own_marks, flags="able", card="Ga")
    assert table.upcoming.startswith("draw")
    assert table.track(0) == track


FEW_DICE = st.lists(st.integers(1, 4), min_size=2, max_size=4)


@settings(max_examples=150)
@given(
    dice=FEW_DICE,
    open_=st.lists(st.integers(0, 2), min_size=4, max_size=4),
    room=st.integers(0, 4),
    last=st.integers(0, 4),
)
def test_every_order_of_the_dice_can_be_had_and_no_other_result(
    dice: list[int], open_: list[int], room: int, last: int
) -> None:
    """Against the rule tried with every order of the dice."""
    lengths = LENGTHS["C"]
    counts = {face: lengths[face - 1] - (open_[face - 1] if face <= 4 else 0) for face in FACES}
    fits = last if last and not open_[last - 1] else 0
    track = [0] * (9 - room) + [fits]
    table = step5(
        PLAIN,
        own(
            ",".join(f"{colour}{face}" for colour, face in zip("RRRR", dice, strict=False)),
            marks(PLAIN, rows=counts, track=".".join(map(str, track)), roofs="full"),
            flags="able",
            card="Ge",
        ),
        *IDLE,
    )
    wanted = {_by_the_rule(order, dict(counts), list(track)) for order in permutations(dice)}
    if not table.upcoming.startswith("mark"):
        found = {(table.track(0), tuple(sorted(table.rows(0).items())))}
    else:
        found = set()
        for plan in area_marking.plans(table.state, 0):
            after = AreaTable(table.state).answer((plan,))
            found.add((after.track(0), tuple(sorted(after.rows(0).items()))))
    assert found == wanted


def _by_the_rule(
    order: tuple[int, ...], counts: dict[int, int], track: list[int]
) -> tuple[str, tuple[tuple[int, int], ...]]:
    for face in order:
        if counts[face] < LENGTHS["C"][face - 1]:
            counts[face] += 1
        elif len(track) < 10 and face >= track[-1]:
            track.append(face)
    return ".".join(map(str, track)), tuple(sorted((face, count) for face, count in counts.items() if count))


# --- 0, repeat, and a value of a bonus


@pytest.mark.parametrize(
    ("track", "zero", "repeat"),
    [
        ("-", "0", None),
        ("5", "5.0", "5.5"),
        ("5.0", "5.0.0", "5.0.0"),
        ("5.0.1", "5.0.1.0", "5.0.1.1"),
        (FULL_TRACK, None, None),
    ],
)
def test_a_zero_is_always_written_and_the_last_number_repeated(
    track: str, zero: str | None, repeat: str | None
) -> None:
    """Ruling: repeat on an empty track, and both on a full one, are nothing."""
    for effect, after in (("overflow-zero", zero), ("overflow-repeat", repeat)):
        table = alone("C", "-", marks("C", rows="full", track=track), card="Ga", flags="able", pending=effect)
        assert table.track(0) == (after or track)
        numbers = (after or "").split(".")
        told = f"track {numbers[-1]} {len(numbers)} bonus" if after else f"void {effect}"
        assert table.said(0) == [f"use {effect}", told]


def test_a_zero_resets_what_may_be_written() -> None:
    table = alone("C", "R1,P1", marks("C", rows="1 8", track="8.0", roofs="full"))
    assert table.track(0) == "8.0.1.1"


def test_a_zero_and_a_repetition_in_either_order() -> None:
    more = {"card": "Ge", "flags": "able", "pending": "overflow-repeat,overflow-zero"}
    tracks = {}
    for first in ("use overflow-repeat", "use overflow-zero"):
        table = alone("C", "-", marks("C", rows="4 5 8", track="5"), **more)
        assert table.offered(0) == ["use overflow-repeat", "use overflow-zero"]
        tracks[first] = one(table, first).track(0)
    assert tracks == {"use overflow-repeat": "5.5.0", "use overflow-zero": "5.0.0"}


@BOTH
def test_a_value_of_a_bonus_is_never_written_on_the_track(sheet: str) -> None:
    more = {"card": "Ge", "flags": "able", "pending": "value"}
    full = alone(sheet, "-", marks(sheet, rows="full", track="2"), **more)
    assert full.said(0) == ["use value", "void value"]
    assert full.track(0) == "2"
    two = alone(sheet, "-", marks(sheet, rows="full -3 -4"), **more)
    assert two.offered(0) == ["value 3", "value 4"]


# --- colours


@BOTH
@pytest.mark.parametrize("colour", "RPY")
def test_a_colour_marks_any_open_roof_of_that_colour(sheet: str, colour: str) -> None:
    roofs = roofs_of(sheet, colour)
    table = alone(sheet, f"{colour}1,{colour}2", marks(sheet, roofs=roofs[1]))
    assert table.ask(0) == "roof"
    assert table.offered(0) == [f"roof {cell}" for cell in roofs if cell != roofs[1]]
    assert table.offered(0, roofs[0]) == [f"roof {cell}" for cell in roofs[2:]]
    assert table.roofs(0) == {roofs[1]}
    table.lines({0: f"{roofs[-1]}, {roofs[0]}"})
    assert table.roofs(0) == {roofs[0], roofs[1], roofs[-1]}
    assert f"roof {roofs[-1]} die" in table.said(0)


def test_colours_are_marked_in_any_order() -> None:
    table = alone("C", "R1,P2")
    assert table.offered(0) == [f"roof {cell}" for cell in roofs_of("C", "RP")]
    assert table.offered(0, "a2") == [f"roof {cell}" for cell in roofs_of("C", "R")]
    assert table.offered(0, "c1") == [f"roof {cell}" for cell in roofs_of("C", "P")]
    assert one(table, "a2, c1").roofs(0) == {"a2", "c1"}


def test_a_colour_without_an_open_roof_is_lost() -> None:
    yellow = " ".join(roofs_of("C", "Y"))
    table = alone("C", "Y1,Y2,R3", marks("C", roofs=yellow, rows={3: 1}))
    assert table.offered(0) == [f"roof {cell}" for cell in roofs_of("C", "R")]
    assert one(table, "c1").said(0) == ["value 1:1 die", "value 2:1 die", "value 3:2 die", "roof c1 die", "lost Y Y"]


def test_of_two_equal_colours_one_may_be_lost_and_the_only_roof_is_not_asked_for() -> None:
    table = alone("D", "Y1,Y2", marks("D", roofs="full", not_roofs="a6 a1"))
    table.lines()
    assert table.said(0)[2:5] == ["roof a6 die", "earned circle-or-square", "lost Y"]


@BOTH
def test_marking_is_compulsory(sheet: str) -> None:
    """Also where the sheet is used with the base rules."""
    for crusade in (True, False):
        table = step5(sheet, own("R1,P2"), own(card="Ga", flags="able"), own(card="Or", flags="able"), crusade=crusade)
        assert not table.may_end(0)
        assert not table.may_end(0, roofs_of(sheet, "R")[0])
        assert table.may_end(0, f"{roofs_of(sheet, 'R')[0]}, {roofs_of(sheet, 'P')[0]}")
        for line in ("", roofs_of(sheet, "R")[0], f"{roofs_of(sheet, 'R')[0]}, {roofs_of(sheet, 'R')[1]}"):
            with pytest.raises(IllegalMove):
                one(table, line)


def test_bonuses_are_compulsory_too() -> None:
    table = alone("C", "R1,P12", marks("C", rows={1: 2}))
    assert not table.may_end(0, "c1, b1")
    with pytest.raises(IllegalMove):
        one(table, "c1, b1")
    assert table.may_end(0, "c1, b1, 5")


# --- values first, then colours, then bonuses


def test_all_values_then_all_colours_then_all_bonuses() -> None:
    own_marks = marks("C", rows={1: 2, 8: 2, 9: 3, 12: 1}, roofs="1", not_roofs="c1")
    table = alone("C", "R1,P8,P9", own_marks)
    line = "c1, a2, b2, use overflow-repeat, use two-colours, d2, e2, 5"
    assert table.offered(0, "c1, a2, b2") == ["use two-colours", "use value", "use overflow-repeat"]
    assert one(table, line).said(0) == [
        "value 1:3 die",
        "earned value",
        "value 8:3 die",
        "earned overflow-repeat",
        "track 9 1 die",
        "roof c1 die",
        "earned two-colours",
        "roof a2 die",
        "roof b2 die",
        "use overflow-repeat",
        "track 9 2 bonus",
        "use two-colours",
        "roof d2 bonus",
        "roof e2 bonus",
        "use value",
        "value 5:1 bonus",
    ]


def test_a_full_row_of_roofs_gives_its_bonus_and_two_rows_share_one() -> None:
    """So it can be had twice, in one round too."""
    table = alone("C", "R1,R2", marks("C", roofs="3 4", not_roofs="a3 a4 c1"))
    assert table.offered(0, "a3, a4") == [f"value {face}" for face in FACES]
    one(table, "a3, a4, 7, 9")
    assert table.said(0)[2:] == [
        "roof a3 die",
        "earned value",
        "roof a4 die",
        "earned value",
        "use value",
        "value 7:1 bonus",
        "use value",
        "value 9:1 bonus",
    ]


ROOF_ROWS = {
    "C": ["two-colours", "two-colours", "value", "value", "discard-back", "discard-back"],
    "D": ["value-or-colour", "value-or-colour", "two-colours", "two-colours", "circle-or-square", "circle-or-square"],
}


@BOTH
@pytest.mark.parametrize("row", range(1, 7))
def test_every_row_of_roofs_gives_its_bonus(sheet: str, row: int) -> None:
    red = next(cell for cell in roofs_of(sheet, "R") if cell[1] == str(row))
    own_marks = marks(sheet, roofs=str(row), not_roofs=red)
    far = next(cell for cell in roofs_of(sheet, "R") if cell[1] != str(row))
    table = alone(sheet, "R10,R12", own_marks)
    line = [f"{red}, {far}"]
    while moves := table.offered(0, ", ".join(line)):
        line.append(moves[0])
    earned = [word for word in one(table, ", ".join(line)).said(0) if word.startswith("earned")]
    assert earned[0] == f"earned {ROOF_ROWS[sheet][row - 1]}"


def test_a_row_that_was_full_gives_nothing_again() -> None:
    table = alone("C", "R1,R2", marks("C", roofs="3"))
    one(table, "a4, b4")
    assert not [word for word in table.said(0) if word.startswith("earned")]


@BOTH
def test_a_bonus_cell_gives_what_it_shows_and_points_are_no_bonus(sheet: str) -> None:
    printed = {
        "C": {1: "value", 3: "value", 4: "overflow-zero", 6: "value", 8: "overflow-repeat", 9: "value", 11: "value"},
        "D": {1: "overflow-repeat", 2: "value", 5: "value", 7: "value", 10: "value", 11: "overflow-zero"}
        | {6: "circle-or-square", 9: "square"},
    }[sheet]
    for face in FACES:
        table = alone(sheet, f"R{face},R{face}", marks(sheet, rows={face: 1})).lines()
        earned = [word for word in table.said(0) if word.startswith("earned")]
        assert earned[:1] == ([f"earned {printed[face]}"] if face in printed else [])


def test_who_has_nothing_to_choose_is_not_asked() -> None:
    quiet = alone("C", "R10,P10", marks("C", roofs="full"))
    assert quiet.upcoming.startswith("draw")
    assert quiet.said(0) == ["value 10:1 die", "value 10:2 die", "lost R P"]
