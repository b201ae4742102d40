"""Bonuses on sheets C and D: what each does wherever it is earned, and chains of them to any depth."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from twelvefold.core.errors import IllegalMove
from twelvefold.games.queen.edition.printed import Print

from .crusade_help import IDLE, AreaTable, changed, marks, own, owners, step5

OTHER = "overflow-zero"
"""What the other places of ``place_sheet`` give."""
OPEN_VALUES = (3, 7, 8, 12)
OPEN_ROWS = "3 4 5 6"
"""What is open in ``test_every_effect_does_the_same_wherever_it_is_earned``."""
EFFECTS: dict[str, tuple[str, list[str]]] = {
    "square": ("s1", ["square 1", "use overflow-zero", "track 0 2 bonus"]),
    "circle-or-square": ("o2", ["circle 2"]),
    "discard-back": ("", ["pile TrGr"]),
    "copy-but-two": ("copy 1, without P8, without Y8, b6", ["copy 1 P7", "value 7:1 die", "roof b6 die"]),
    "copy-all": (
        "copy 1, b5, b6, c6",
        [
            "copy 1 P7,P8,Y8",
            *("value 7:1 die", "value 8:1 die", "value 8:2 die"),
            *("roof b5 die", "roof b6 die", "roof c6 die"),
        ],
    ),
    "colour": ("b5", ["roof b5 bonus"]),
    "colour-R": ("a5", ["roof a5 bonus"]),
    "colour-P": ("b5", ["roof b5 bonus"]),
    "colour-Y": ("c5", ["roof c5 bonus"]),
    "two-colours": ("c5, b6", ["roof c5 bonus", "roof b6 bonus"]),
    "value": ("3", ["value 3:1 bonus"]),
    "two-values": ("3, 3", ["value 3:1 bonus", "value 3:2 bonus"]),
    "value-or-colour": ("b5", ["roof b5 bonus"]),
    "value-and-colour": ("12, a6", ["value 12:1 bonus", "roof a6 bonus"]),
    "overflow-repeat": ("", ["track 10 2 bonus"]),
    "overflow-zero": ("", ["track 0 2 bonus"]),
}
"""What a player does with each, and what is told then."""
PLACES: dict[str, tuple[str, str, list[str]]] = {
    "cell": ("R1,R2", "a3, a4", ["value 1:2 die", "earned {}", "value 2:2 die", "roof a3 die", "roof a4 die"]),
    "roof row": ("R1,R2", "a2, a3", ["value 1:2 die", "value 2:2 die", "roof a2 die", "earned {}", "roof a3 die"]),
    "one die": ("R1", "a3, pick 2", ["value 1:2 die", "roof a3 die", "earned one-die", "use one-die"]),
    "no mark": ("-", "pick 2", ["earned no-mark", "use no-mark"]),
    "circle": ("R1", "a3, o1", ["value 1:2 die", "roof a3 die", "earned one-die", "use one-die", "circle 1"]),
    "square": ("-", "s2", ["earned no-mark", "use no-mark", "square 2"]),
    "repeatable": ("-", "use {}", ["earned no-mark", "use no-mark"]),
}
"""Where an effect is earned: the dice, the moves that earn it, what is told of that."""
LISTS = ("one die", "no mark")


def place_sheet(place: str, effect: str) -> Print:
    """An owner's sheet that gives the effect in one place, and another effect elsewhere."""
    gives = dict.fromkeys(PLACES, OTHER) | {place: effect}
    lists: dict[str, Any] = {
        "one_die": [["overflow-repeat", OTHER], [gives["one die"]]],
        "no_mark": [["overflow-repeat", OTHER], [gives["no mark"]]],
    }
    boxes: dict[str, Any] = {
        "circles": [{"cells": 1, "bonus": gives["circle"]}, *({"cells": 2, "bonus": OTHER} for _ in range(2))],
        "squares": [{"cells": 1, "bonus": bonus} for bonus in (OTHER, gives["square"], OTHER)],
        "repeatable": gives["repeatable"],
    }
    return owners(
        {
            "row_length": [2] * 12,
            "column_score": {"1": 5},
            "bonus_cells": {"1:2": effect} if place == "cell" else {},
            "overflow": [1, 2, 3, 4],
            "roofs": ["R P Y"] * 6,
            "roof_row_bonus": [gives["roof row"], OTHER, OTHER],
            "roof_column_score": [1, 2, 3],
            **(lists if place in LISTS else boxes),
        }
    )


def first_offered(effect: str, used: set[str]) -> list[str]:
    """Rule: what each effect lets a player choose from, but for what was marked on the way."""
    values = [f"value {face}" for face in OPEN_VALUES]
    roofs = [f"roof {cell}" for row in OPEN_ROWS.split() for column in "abc" if (cell := f"{column}{row}") not in used]
    circles = [f"circle {number}" for number in (1, 2, 3) if f"o{number}" not in used]
    squares = [f"square {number}" for number in (1, 2, 3) if f"s{number}" not in used]
    return {
        "square": squares,
        "circle-or-square": circles + squares,
        "copy-but-two": ["copy 1", "copy 2"],
        "copy-all": ["copy 1", "copy 2"],
        "colour": roofs,
        "two-colours": roofs,
        **{
            f"colour-{letter}": [roof for roof in roofs if roof[5] == column]
            for letter, column in zip("RPY", "abc", strict=True)
        },
        "value": values,
        "two-values": values,
        "value-or-colour": values + roofs,
        "value-and-colour": values,
    }.get(effect, [])


@pytest.mark.parametrize(
    ("place", "effect"),
    [
        (place, effect)
        for place in PLACES
        for effect in EFFECTS
        if place not in LISTS or "square" not in effect  # a sheet with lists has no circles and squares
    ],
)
def test_every_effect_does_the_same_wherever_it_is_earned(place: str, effect: str) -> None:
    """Rule: bonus effects. The track ends with 10."""
    sheet = place_sheet(place, effect)
    dice, before, told = PLACES[place]
    counts = {face: 0 if face in OPEN_VALUES else 2 - (f"R{face}" in dice.split(",")) for face in range(1, 13)}
    closing = " a2" if place == "roof row" else ""
    own_marks = marks(sheet, rows=counts, track="10", roofs="full", not_roofs=OPEN_ROWS + closing)
    table = step5(sheet, own(dice, own_marks, card="Gr", pile="Tr"), own("P7,P8,Y8"), own("Y9"))
    before = before.format(effect)
    assert table.offered(0, before) == first_offered(effect, {word.strip() for word in before.split(",")})
    line, after = EFFECTS[effect]
    table.lines({0: ", ".join(part for part in (before, line) if part)})
    assert table.said(0) == [*(word.format(effect) for word in told), f"use {effect}", *after]


# --- each finished before the next


def general(sheet: str | Print, pending: str, own_marks: str = "") -> AreaTable:
    """A player who only has these bonuses to use, by the General; the marks that gave them must be there."""
    return step5(sheet, own("-", own_marks, card="Ge", flags="able", pending=pending), *IDLE)


def test_both_values_are_marked_before_what_the_first_one_earns() -> None:
    sheet = changed("C", roof_row_bonus=["two-values", "value", "discard-back"])
    table = general(sheet, "two-values", marks(sheet, rows={1: 2}, roofs="1"))
    assert table.ask(0, "1") == "any-value"
    assert table.offered(0, "1") == [f"value {face}" for face in range(2, 13)]
    with pytest.raises(IllegalMove):
        table.lines({0: "1, use value"})
    assert table.lines({0: "1, 5, 7"}).said(0)[-4:] == [
        "earned value",
        "value 5:1 bonus",
        "use value",
        "value 7:1 bonus",
    ]


def test_the_colour_comes_before_what_the_value_earns() -> None:
    table = step5("C", own("-", marks("C", rows={1: 2})), *IDLE)
    assert table.ask(0, "pick 1, 1") == "any-roof"
    assert table.ask(0, "pick 1, 1, a1") == "any-value"


def test_all_effects_of_one_choice_come_before_others_that_wait() -> None:
    """An owner's list may have several effects in one choice."""
    sheet = changed("C", one_die=[["value", "colour", "overflow-zero"], ["colour"]])
    table = step5(sheet, own("R4", marks(sheet, rows={1: 2, 3: 2})), *IDLE)
    line = "c1, pick 1, 1, a1, 3, 5"
    assert table.lines({0: line}).said(0)[3:] == [
        "use one-die",
        "use value",
        "value 1:3 bonus",
        "earned value",
        "use colour",
        "roof a1 bonus",
        "use overflow-zero",
        "track 0 1 bonus",
        "use value",
        "value 3:3 bonus",
        "earned value",
        "use value",
        "value 5:1 bonus",
    ]


def test_copied_dice_are_all_marked_before_what_they_earn() -> None:
    own_marks = marks("D", rows={2: 2}, roofs="1", not_roofs="b1")
    table = step5("D", own("-", own_marks), own("R2,P3"), IDLE[0])
    assert table.offered(0, "s2, b1") == [f"roof {cell}" for cell in ("b2", "c2", "d3", "a4", "b4", "a5", "d6", "e6")]
    assert table.offered(0, "s2, b1, b2") == ["use value", "use value-or-colour"]


def test_equal_choices_of_both_lists_are_offered_once() -> None:
    sheet = changed("C", one_die=[["value"], ["discard-back"]])
    table = step5(sheet, own("-", card="Ph", flags="owed"), own("R1,P2,Y3"), IDLE[0])
    assert table.offered(0) == ["pick 1", "pick 2", "pick 3", "pick 4"]
    assert table.lines({0: "pick 4, without P2, without Y3, c1"}).said(0)[-4:] == [
        "use copy-but-two",
        "copy 1 R1",
        "value 1:1 die",
        "roof c1 die",
    ]


# --- in any order, a multiset

SEVERAL = marks("C", rows={1: 3, 3: 3, 4: 3, 6: 3}, roofs="1")
"""What gives two colours, three values and a 0."""


def test_distinct_bonuses_are_offered_and_each_as_often_as_it_was_earned() -> None:
    table = general("C", "two-colours,value,value,value", SEVERAL)
    assert table.ask(0) == "use"
    assert table.offered(0) == ["use two-colours", "use value"]
    assert table.offered(0, "use value, 2") == ["use two-colours", "use value"]
    assert table.offered(0, "use value, 2, use value, 2") == ["use two-colours", "use value"]
    assert table.ask(0, "use value, 2, use value, 5, use value, 7") == "any-roof"
    table.lines({0: "use value, 2, use value, 5, use value, 7, a2, b2"})
    assert table.rows(0) == {1: 3, 2: 1, 3: 3, 4: 3, 5: 1, 6: 3, 7: 1}


def test_a_bonus_that_is_not_there_cannot_be_used() -> None:
    for line in ("use two-values", "use overflow-zero", "5", "pick 1"):
        with pytest.raises(IllegalMove):
            general("C", "two-colours,value", SEVERAL).lines({0: line})


@pytest.mark.parametrize("order", sorted(set(permutations(["two-colours", "value", "value", "overflow-zero"]))))
def test_every_order_may_be_chosen(order: tuple[str, ...]) -> None:
    moves = {"two-colours": "a2, b2", "value": "5", "overflow-zero": ""}
    line: list[str] = []
    for number, effect in enumerate(order):
        asked = len(set(order[number:])) > 1
        line += [f"use {effect}"] * asked + [moves[effect]] * bool(moves[effect])
    table = general("C", "two-colours,value,value,overflow-zero", SEVERAL).lines({0: ", ".join(line)})
    assert [word[4:] for word in table.said(0) if word.startswith("use")] == list(order)
    assert (table.rows(0)[5], table.track(0)) == (2, "0")
    assert table.roofs(0) == {"a1", "b1", "c1", "d1", "e1", "a2", "b2"}


def test_a_single_kind_of_bonus_is_used_without_asking() -> None:
    assert general("C", "value,value", SEVERAL).ask(0) == "any-value"


# --- as much as there is


@pytest.mark.parametrize(
    ("effect", "own_marks", "told"),
    [
        ("two-colours", marks("C", roofs="full", not_roofs="a5"), ["roof a5 bonus", "earned discard-back"]),
        ("two-colours", marks("C", roofs="full"), ["void two-colours"]),
        ("value", marks("C", rows="full"), ["void value"]),
        ("discard-back", marks("C", roofs="5"), []),
        ("overflow-repeat", marks("C", rows="8"), ["void overflow-repeat"]),
    ],
)
def test_a_bonus_does_what_it_can_and_may_be_void(effect: str, own_marks: str, told: list[str]) -> None:
    table = general("C", effect, own_marks)
    assert table.upcoming.startswith("draw"), "nothing to choose"
    assert table.said(0)[: 1 + len(told)] == [f"use {effect}", *told]


@pytest.mark.parametrize(
    ("effect", "own_marks", "told"),
    [
        ("two-values", {"rows": "full -10", "roofs": "full"}, ["value 10:5 bonus"]),
        ("two-values", {"rows": "full", "roofs": "3"}, ["void two-values"]),
        ("value-and-colour", {"rows": "full", "roofs": "full", "not_roofs": "a1 b1"}, None),
        ("value-and-colour", {"rows": "full -10", "roofs": "full"}, ["value 10:5 bonus"]),
        ("value-and-colour", {"rows": "full", "roofs": "full"}, ["void value-and-colour"]),
        ("value-or-colour", {"rows": "full", "roofs": "full"}, ["void value-or-colour"]),
        ("value-or-colour", {"rows": "full -10", "roofs": "full"}, ["value 10:5 bonus"]),
        ("colour-Y", {"roofs": "full", "not_roofs": "b1 c1"}, ["void colour-Y"]),
        ("colour-R", {"roofs": "full", "not_roofs": "b1 c1"}, ["roof c1 bonus"]),
    ],
)
def test_an_owners_bonus_does_what_it_can(effect: str, own_marks: dict[str, str], told: list[str] | None) -> None:
    sheet = changed("C", roof_row_bonus=["value", effect, "value"])
    table = general(sheet, effect, marks(sheet, **own_marks))
    if told is None:
        assert table.offered(0) == ["roof a1", "roof b1"]
    else:
        assert table.said(0) == [f"use {effect}", *told]


def test_a_bonus_that_can_do_nothing_may_still_be_chosen() -> None:
    """Which one is free, and a later one may give it something to do."""
    table = general("C", "overflow-repeat,overflow-zero", marks("C", rows="4 8"))
    assert table.offered(0) == ["use overflow-repeat", "use overflow-zero"]
    assert table.lines({0: "use overflow-repeat"}).said(0)[1] == "void overflow-repeat"


def test_squares_are_void_when_none_is_left() -> None:
    full = marks("D", rows={6: 3, 9: 3}, boxes="o112s112")
    assert general("D", "square", full).said(0) == ["use square", "void square"]
    assert general("D", "circle-or-square", full).said(0) == ["use circle-or-square", "void circle-or-square"]
    squares = marks("D", rows={6: 3, 9: 3}, boxes="o000s112")
    assert general("D", "square", squares).said(0) == ["use square", "void square"], "the circles are no squares"
    assert general("D", "circle-or-square", squares).offered(0) == ["circle 1", "circle 2", "circle 3"]


def test_a_square_of_a_bonus_leaves_no_repeatable_one_instead() -> None:
    """Only for one die, no mark and the Philosopher may it be used instead of marking."""
    assert general("D", "square", marks("D", rows={9: 3})).offered(0) == ["square 1", "square 2", "square 3"]
