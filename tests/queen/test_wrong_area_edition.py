"""Data: a sheet C or D with something wrong in it is refused, with the place and the reason."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cases import odd_sheet
from conformance import random_outcome, through_text
from damage import damage, damaged, places_in
from twelvefold.core.codec import decode, dumps, encode, loads
from twelvefold.core.errors import BadData, BadNotation, BadOption
from twelvefold.core.game import Over
from twelvefold.core.generator import RandomStream
from twelvefold.games.queen.edition.reader import default_edition, parse_edition, read_edition
from twelvefold.games.queen.state import State

from .queen_help import GAME
from .test_wrong_edition import Data, put, without

TEXT = files("twelvefold.games.queen.edition").joinpath("default.toml").read_text("utf-8")
C, D = ("sheet", "C"), ("sheet", "D")


def owners(**sheets: object) -> Data:
    """An owner's edition, with these sheets in place of the default ones."""
    written = default_edition().written()
    return {**written, "name": "my box", "sheet": {**written["sheet"], **sheets}}


def moved(*path: str | int) -> Callable[[Data], None]:
    """The kind of bonuses of side D comes to C beside its own; or only a part of it."""

    def change(data: Data) -> None:
        for name in path:
            data["sheet"]["C"][name] = data["sheet"]["D"][name]

    return change


def other_kind(*gone: str) -> Callable[[Data], None]:
    """Side C gets circles, squares and the repeatable bonus in place of its lists, but for these."""

    def change(data: Data) -> None:
        for name in ("one_die", "no_mark"):
            del data["sheet"]["C"][name]
        moved(*{"circles", "squares", "repeatable"} - {*gone})(data)

    return change


MISSING, UNKNOWN, KIND = "queen-edition-missing", "queen-edition-unknown", "queen-edition-kind"
RANGE, LENGTH, COUNT = "queen-edition-range", "queen-edition-length", "queen-edition-count"
EFFECT, ROOF, PLACE = "queen-edition-effect", "queen-edition-roof", "queen-edition-place"
BOTH, NEEDS = "queen-edition-both-kinds", "queen-edition-needs-boxes"
SHAPE = ("row_length", "column_score", "bonus_cells", "overflow", "roofs", "roof_row_bonus", "roof_column_score")

WRONG: list[tuple[Callable[[Data], None], str, str]] = [
    # something is missing or unknown
    *[(without(*sheet, name), MISSING, f"at {'.'.join(sheet)}: {name}") for sheet in (C, D) for name in SHAPE],
    *[(put(1, *sheet, "roof"), UNKNOWN, f"at {'.'.join(sheet)}: there is no 'roof'") for sheet in (C, D)],
    (without(*D, "circles", 0, "cells"), MISSING, "at sheet.D.circles[1]: cells"),
    (without(*D, "squares", 2, "bonus"), MISSING, "at sheet.D.squares[3]: bonus"),
    (put(1, *D, "circles", 1, "points"), UNKNOWN, "at sheet.D.circles[2]: there is no 'points'"),
    # one kind of bonuses, whole
    (without(*C, "one_die"), BOTH, "at sheet.C: a sheet has either"),
    (without(*C, "no_mark"), BOTH, "at sheet.C: a sheet has either"),
    (without(*D, "circles"), BOTH, "at sheet.D: a sheet has either"),
    (without(*D, "squares"), BOTH, "at sheet.D: a sheet has either"),
    (without(*D, "repeatable"), BOTH, "at sheet.D: a sheet has either"),
    (moved("repeatable"), BOTH, "at sheet.C: a sheet has either"),
    (moved("circles"), BOTH, "at sheet.C: a sheet has either"),
    (moved("circles", "squares", "repeatable"), BOTH, "at sheet.C: a sheet has either"),
    (other_kind("squares"), BOTH, "at sheet.C: a sheet has either"),
    (other_kind("repeatable"), BOTH, "at sheet.C: a sheet has either"),
    (other_kind("circles", "squares", "repeatable"), BOTH, "at sheet.C: a sheet has either"),
    # circles and squares on a sheet without any
    (put("square", *C, "bonus_cells", "1:1"), NEEDS, "at sheet.C.bonus_cells.1:1: square is possible only"),
    (
        put("circle-or-square", *C, "bonus_cells", "12:4"),
        NEEDS,
        "at sheet.C.bonus_cells.12:4: circle-or-square is possible only",
    ),
    (put("square", *C, "roof_row_bonus", 2), NEEDS, "at sheet.C.roof_row_bonus[3]: square is possible only"),
    (put(["value", "square"], *C, "one_die", 0), NEEDS, "at sheet.C.one_die[1][2]: square is possible only"),
    (put(["circle-or-square"], *C, "no_mark", 2), NEEDS, "at sheet.C.no_mark[3][1]: circle-or-square is possible only"),
    # places
    *[
        (put("value", *C, "bonus_cells", place), PLACE, f"at sheet.C.bonus_cells: {place!r} is no cell")
        for place in ("1:6", "13:1", "0:1", "1:0", "-1:1", "01:1", "1:01", "1", "", "1:1:1", " 1:1", "1.1", "٣:1", "a1")
    ],
    (put("value", *D, "bonus_cells", "3:6"), PLACE, "at sheet.D.bonus_cells: '3:6' is no cell"),
    (put(2, *C, "row_length", 0), PLACE, "at sheet.C.bonus_cells: '1:3' is no cell"),
    (put("value", *C, "bonus_cells", "9" * 5000), PLACE, "at sheet.C.bonus_cells"),
    # effects
    *[
        (put(word, *C, "bonus_cells", "1:3"), EFFECT, f"at sheet.C.bonus_cells.1:3: there is no bonus {word!r}")
        for word in ("", "values", "Value", "VALUE", " value", "colour-G", "colour-r", "one-die", "no-mark")
    ],
    *[
        (put(word, *C, "bonus_cells", "1:3"), EFFECT, f"bonus_cells.1:3: there is no bonus {word!r}")
        for word in ("philosopher", "one-die-or-no-mark", "0-points", "00-points", "100-points", "-4-points", "4-point")
    ],
    (put("٤-points", *C, "bonus_cells", "1:3"), EFFECT, "at sheet.C.bonus_cells.1:3"),
    (put("4-points", *C, "roof_row_bonus", 0), EFFECT, "at sheet.C.roof_row_bonus[1]: there is no bonus '4-points'"),
    (put("x" * 10**5, *C, "roof_row_bonus", 1), EFFECT, "at sheet.C.roof_row_bonus[2]"),
    (put(["colours"], *C, "one_die", 1), EFFECT, "at sheet.C.one_die[2][1]: there is no bonus 'colours'"),
    (put(["value", "no"], *C, "no_mark", 0), EFFECT, "at sheet.C.no_mark[1][2]: there is no bonus 'no'"),
    (put("reserve", *D, "circles", 2, "bonus"), EFFECT, "at sheet.D.circles[3].bonus: there is no bonus 'reserve'"),
    (put("9-points", *D, "squares", 0, "bonus"), EFFECT, "at sheet.D.squares[1].bonus: there is no bonus '9-points'"),
    (put("none", *D, "repeatable"), EFFECT, "at sheet.D.repeatable: there is no bonus 'none'"),
    # rows and lists of other length
    (put([3] * 11, *C, "row_length"), LENGTH, "at sheet.C.row_length: 12 are needed, found 11"),
    (put([5] * 13, *C, "row_length"), LENGTH, "at sheet.C.row_length: 12 are needed, found 13"),
    (put([], *D, "row_length"), LENGTH, "at sheet.D.row_length: 12 are needed, found 0"),
    (put(["value"] * 2, *C, "roof_row_bonus"), LENGTH, "at sheet.C.roof_row_bonus: 3 are needed, found 2"),
    (put(["value"] * 6, *C, "roof_row_bonus"), LENGTH, "at sheet.C.roof_row_bonus: 3 are needed, found 6"),
    (put([1] * 4, *D, "roof_column_score"), LENGTH, "at sheet.D.roof_column_score: 5 are needed, found 4"),
    (put([1] * 6, *D, "roof_column_score"), LENGTH, "at sheet.D.roof_column_score: 5 are needed, found 6"),
    (put([1] * 31, *C, "overflow"), COUNT, "at sheet.C.overflow: 0 to 30 are needed, found 31"),
    (put([], *C, "one_die"), COUNT, "at sheet.C.one_die: 1 to 6 are needed, found 0"),
    (put([["value"]] * 7, *C, "no_mark"), COUNT, "at sheet.C.no_mark: 1 to 6 are needed, found 7"),
    (put([], *C, "no_mark", 1), COUNT, "at sheet.C.no_mark[2]: 1 to 3 are needed, found 0"),
    (put(["value"] * 4, *C, "no_mark", 1), COUNT, "at sheet.C.no_mark[2]: 1 to 3 are needed, found 4"),
    (put([], *D, "circles"), COUNT, "at sheet.D.circles: 1 to 6 are needed, found 0"),
    (put([], *D, "squares"), COUNT, "at sheet.D.squares: 1 to 6 are needed, found 0"),
    (put([{"cells": 1, "bonus": "value"}] * 7, *D, "squares"), COUNT, "at sheet.D.squares: 1 to 6 are needed"),
    # roofs
    (put("P P R Y", *C, "roofs", 1), LENGTH, "at sheet.C.roofs[2]: 5 are needed, found 4"),
    (put("P P R Y R R", *C, "roofs", 5), LENGTH, "at sheet.C.roofs[6]: 5 are needed, found 6"),
    (put("P P R Y R R", *C, "roofs", 0), LENGTH, "at sheet.C.roofs[2]: 6 are needed, found 5"),
    (put("PPRYR", *C, "roofs", 1), LENGTH, "at sheet.C.roofs[2]: 5 are needed, found 1"),
    (put("", *C, "roofs", 0), COUNT, "at sheet.C.roofs[1]: 1 to 8 are needed, found 0"),
    (put(["R " * 11], *C, "roofs"), COUNT, "at sheet.C.roofs[1]: 1 to 10 are needed, found 11"),
    (put(["R " * 8] * 7, *C, "roofs"), COUNT, "at sheet.C.roofs[1]: 1 to 7 are needed, found 8"),
    (put([], *C, "roofs"), COUNT, "at sheet.C.roofs: 1 to 10 are needed, found 0"),
    (put(["R"] * 11, *D, "roofs"), COUNT, "at sheet.D.roofs: 1 to 10 are needed, found 11"),
    (put(["R P R P R"] * 4, *D, "roofs"), LENGTH, "at sheet.D.roof_row_bonus: 2 are needed, found 3"),
    (put(["R P R P R"] * 7, *D, "roofs"), LENGTH, "at sheet.D.roof_row_bonus: 4 are needed, found 3"),
    (put("P P r Y R", *C, "roofs", 1), ROOF, "at sheet.C.roofs[2]: 'r' is not a roof; a roof is one of R, P, Y"),
    (put("P P 7 Y R", *C, "roofs", 2), ROOF, "at sheet.C.roofs[3]: '7' is not a roof"),
    (put(f"{'R' * 5000} P R Y R", *C, "roofs", 2), ROOF, "at sheet.C.roofs[3]"),
    # numbers
    *[
        (put(wrong, *C, "row_length", 4), RANGE, f"at sheet.C.row_length[5]: {wrong!r} is not a number from 1 to 9")
        for wrong in (0, -1, 10, 1.0, True, "3", None)
    ],
    (put(-1, *C, "column_score", "1"), RANGE, "at sheet.C.column_score.1: -1 is not a number from 0 to 99"),
    (put(100, *C, "column_score", "2"), RANGE, "at sheet.C.column_score.2: 100"),
    (put(1.5, *C, "column_score", "4"), RANGE, "at sheet.C.column_score.4: 1.5"),
    (put(10, *C, "column_score", "6"), UNKNOWN, "at sheet.C.column_score: there is no '6'"),
    (put(10, *C, "column_score", "0"), UNKNOWN, "at sheet.C.column_score: there is no '0'"),
    (put(10, *C, "column_score", "01"), UNKNOWN, "at sheet.C.column_score: there is no '01'"),
    (put(10, *C, "column_score", 1), UNKNOWN, "at sheet.C.column_score: there is no 1"),
    (put(-1, *D, "overflow", 9), RANGE, "at sheet.D.overflow[10]: -1"),
    (put(100, *D, "overflow", 0), RANGE, "at sheet.D.overflow[1]: 100"),
    (put(True, *D, "roof_column_score", 1), RANGE, "at sheet.D.roof_column_score[2]: True"),
    (put(0, *D, "circles", 0, "cells"), RANGE, "at sheet.D.circles[1].cells: 0 is not a number from 1 to 9"),
    (put(10, *D, "squares", 1, "cells"), RANGE, "at sheet.D.squares[2].cells: 10 is not a number from 1 to 9"),
    (put("1", *D, "squares", 1, "cells"), RANGE, "at sheet.D.squares[2].cells: '1'"),
    # wrong kinds
    *[(put([], "sheet", name), KIND, f"at sheet.{name}: expected table") for name in "CD"],
    *[(put({}, *C, name), KIND, f"at sheet.C.{name}: expected array") for name in SHAPE if name[0] in "or"],
    *[(put("R P", *D, name), KIND, f"at sheet.D.{name}: expected array") for name in SHAPE if name[0] in "or"],
    *[(put([], *C, name), KIND, f"at sheet.C.{name}: expected table") for name in ("column_score", "bonus_cells")],
    (put(4, *C, "bonus_cells", "1:3"), KIND, "at sheet.C.bonus_cells.1:3: expected string"),
    (put(["value"], *C, "bonus_cells", "1:3"), KIND, "at sheet.C.bonus_cells.1:3: expected string"),
    (put(["R", "P"], *C, "roofs", 0), KIND, "at sheet.C.roofs[1]: expected string"),
    (put(None, *C, "roof_row_bonus", 0), KIND, "at sheet.C.roof_row_bonus[1]: expected string"),
    (put("value", *C, "one_die"), KIND, "at sheet.C.one_die: expected array"),
    (put("value", *C, "one_die", 0), KIND, "at sheet.C.one_die[1]: expected array"),
    (put(1, *C, "no_mark", 0, 0), KIND, "at sheet.C.no_mark[1][1]: expected string"),
    (put({}, *D, "circles"), KIND, "at sheet.D.circles: expected array"),
    (put("value", *D, "circles", 0), KIND, "at sheet.D.circles[1]: expected table"),
    (put(1, *D, "squares", 0, "bonus"), KIND, "at sheet.D.squares[1].bonus: expected string"),
    (put(["value"], *D, "repeatable"), KIND, "at sheet.D.repeatable: expected string"),
    (put(None, *D, "repeatable"), KIND, "at sheet.D.repeatable: expected string"),
]


@pytest.mark.parametrize(("change", "key", "words"), WRONG, ids=[f"{key} {words}" for _, key, words in WRONG])
def test_a_wrong_sheet_is_refused_with_the_place_and_the_reason(
    change: Callable[[Data], None], key: str, words: str
) -> None:
    data = default_edition().written()
    change(data)
    with pytest.raises(BadData) as refused:
        read_edition(data)
    assert refused.value.key == key
    assert words in str(refused.value)
    assert len(str(refused.value)) < 600
    dumps(refused.value.to_json())
    with pytest.raises(BadOption) as option:
        GAME.options({"seats": 3, "sheet": "A", "edition": data})
    assert option.value.key == "queen-bad-edition"
    assert words in str(option.value)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"5:5" = "4-points"', '"5:6" = "4-points"', "at sheet.C.bonus_cells: '5:6' is no cell"),
        ("{1 = 10, 2 = 20, 4 = 30}", "{1 = 10, 2 = 20, 7 = 30}", "at sheet.C.column_score: there is no '7'"),
        ('"two-colours", "value", "discard-back"', '"two-colours", "value"', "at sheet.C.roof_row_bonus: 3 are needed"),
        ('[["value"], ["colour"]]', '["value", "colour"]', "at sheet.C.one_die[1]: expected array"),
        ('repeatable   = "value-or-colour"', "", "at sheet.D: a sheet has either"),
        ('{cells = 2, bonus = "two-values"}', "{cells = 2}", "at sheet.D.squares[3]: bonus is missing"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place_and_the_reason(old: str, new: str, words: str) -> None:
    assert old in TEXT
    with pytest.raises(BadData) as refused:
        parse_edition(TEXT.replace(old, new, 1))
    assert words in str(refused.value)


# --- inside a position


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"rows": [1, 2, 3', '"rows": [0, 2, 3'),
        ('"rows": [1, 2, 3', '"rows": [2, 3'),
        ('"overflow": [1, 3, 6]', '"overflow": [1, 3, 600]'),
        ('"roofs": ["R P"', '"roofs": ["R  P"'),
        ('"roofs": ["R P"', '"roofs": ["R P P"'),
        ('"column": 4, "effect": null, "points": 9', '"column": 5, "effect": null, "points": 9'),
        ('"effect": null, "points": 9', '"effect": null, "points": 0'),
        ('"effect": null, "points": 9', '"effect": "value", "points": 9'),
        ('"effect": "two_values", "points": 0', '"effect": "one_die", "points": 0'),
        ('"columns": [[1, 7], [3, 12]]', '"columns": [[3, 12], [1, 7]]'),
        ('"columns": [[1, 7], [3, 12]]', '"columns": [[1, 7], [1, 7]]'),
        ('"columns": [[1, 7], [3, 12]]', '"columns": [[0, 7]]'),
        ('"repeatable": "value"', '"repeatable": null'),
        ('"one_die": []', '"one_die": [["value"]]'),
        ('"name": "C"', '"name": "A"'),
        ('"name": "C"', '"name": "D"'),
        ('"name": "C"', '"name": "E"'),
    ],
)
def test_a_position_with_a_wrong_sheet_is_refused(old: str, new: str) -> None:
    line = GAME.format_state(GAME.start(GAME.options({"seats": 3, "sheet": "C", "edition": owners(C=odd_sheet())})))
    assert line.count(old) == 1
    with pytest.raises(BadNotation):
        GAME.parse_state(line.replace(old, new))


@pytest.mark.parametrize("sheet", ["A", "C"])
def test_a_sheet_of_one_kind_under_the_name_of_the_other_is_refused(sheet: str) -> None:
    other = {"A": "C", "C": "A"}[sheet]
    states = {name: GAME.start(GAME.options({"seats": 3, "sheet": name})) for name in "AC"}
    state, printed = encode(states[sheet]), encode(states[other].printed)
    printed["sheet"]["name"] = sheet
    with pytest.raises(BadData):
        GAME.check(decode(State, {**state, "printed": printed}))


# --- damage


def check_read_or_refused(broken: object, sheet: str) -> None:
    """Data is refused as it should be, or it is an edition: it reads back, and games on it begin."""
    try:
        edition = read_edition(broken)
    except BadData as problem:
        dumps([str(problem), problem.to_json()])
        return
    assert read_edition(loads(dumps(edition.written()))) == edition
    if edition.sheet(sheet) is None:
        return
    options = GAME.options({"seats": 2, "crusade": True, "sheet": sheet, "edition": broken})
    assert GAME.options(through_text(GAME.options_json(options))) == options
    state = GAME.start(options)
    assert GAME.parse_state(GAME.format_state(state)) == state


@given(st.data(), st.sampled_from("CD"))
@settings(max_examples=150)
def test_of_a_damaged_sheet_only_bad_data_comes_out_or_a_sheet_that_reads_back(data: st.DataObject, name: str) -> None:
    written = owners(D=odd_sheet()) if data.draw(st.booleans()) else owners()
    check_read_or_refused(owners(**{name: damaged(data, written["sheet"][name])}), name)


EVERYTHING: list[Any] = [None, True, 0, -1, 1.5, 10**30, "", "value", [], {}, [[]], {"1:1": "value"}]


@pytest.mark.parametrize("name", ["C", "D"])
def test_every_place_of_a_sheet_is_looked_at(name: str) -> None:
    """Whatever stands in any place instead: it is refused, or it is a sheet."""
    sheet = default_edition().written()["sheet"][name]
    for place in places_in(sheet):
        for value in EVERYTHING:
            check_read_or_refused(owners(**{name: damage(sheet, place, "replace", value)}), name)


@given(st.data())
@settings(max_examples=60)
def test_a_sheet_damaged_inside_a_position_is_refused_or_played(data: st.DataObject) -> None:
    given_options = {"seats": 2, "crusade": True, "edition": owners(C=odd_sheet())}
    start = encode(GAME.start(GAME.options(given_options)))
    sheet = damaged(data, start["printed"]["sheet"])
    try:
        state: State = decode(State, {**start, "printed": {**start["printed"], "sheet": sheet}})
        GAME.check(state)
    except BadData:
        return
    assert GAME.parse_state(GAME.format_state(state)) == state
    luck = RandomStream.derived(3, "sheet")
    while not isinstance(GAME.node(state), Over):
        state = GAME.apply(state, random_outcome(GAME, state, luck))
        GAME.check(state)
