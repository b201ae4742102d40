"""Data: an edition with something wrong in it is refused, with the place and the reason."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance import random_outcome, through_text
from damage import damaged
from twelvefold.core.codec import decode, dumps, encode, loads
from twelvefold.core.errors import BadData, BadNotation, BadOption
from twelvefold.core.generator import RandomStream
from twelvefold.games.queen.edition.reader import default_edition, parse_edition, read_edition
from twelvefold.games.queen.state import State

from .queen_help import GAME

TEXT = files("twelvefold.games.queen.edition").joinpath("default.toml").read_text("utf-8")
Data = dict[str, Any]


def written() -> Data:
    """The default edition as data that may be changed."""
    return default_edition().written()


def owners() -> Data:
    """The same under another name: so it is written out wherever it is needed."""
    return written() | {"name": "my box"}


def without(*path: str | int) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        holder: Any = data
        for step in path[:-1]:
            holder = holder[step]
        del holder[path[-1]]

    return change


def put(value: object, *path: str | int) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        holder: Any = data
        for step in path[:-1]:
            holder = holder[step]
        holder[path[-1]] = value

    return change


WRONG: list[tuple[Callable[[Data], None], str, str]] = [
    # something is missing
    (without("name"), "queen-edition-missing", "at edition: name"),
    (without("order"), "queen-edition-missing", "at edition: order"),
    (without("sheet"), "queen-edition-missing", "at edition: sheet"),
    (without("sheet", "A"), "queen-edition-missing", "at sheet: A"),
    (without("sheet", "B"), "queen-edition-missing", "at sheet: B"),
    (without("sheet", "A", "left"), "queen-edition-missing", "at sheet.A: left"),
    (without("order", "Great One"), "queen-edition-missing", "at order: Great One"),
    (without("points", "Oracle"), "queen-edition-missing", "at points: Oracle"),
    (without("trays", "4"), "queen-edition-missing", "at trays: 4"),
    (without("dice", "Y"), "queen-edition-missing", "at dice: Y"),
    # something is unknown
    (put(1, "order", "Queen"), "queen-edition-unknown", "at order: there is no 'Queen'"),
    (put(1, "points", "lady"), "queen-edition-unknown", "at points: there is no 'lady'"),
    (put(1, "dice", "G"), "queen-edition-unknown", "at dice: there is no 'G'"),
    (put([3, 3], "trays", "5"), "queen-edition-unknown", "at trays: there is no '5'"),
    (put({}, "sheet", "E"), "queen-edition-unknown", "at sheet: there is no 'E'"),
    (put([], "sheet", "B", "middle"), "queen-edition-unknown", "at sheet.B: there is no 'middle'"),
    (put(1, "rules"), "queen-edition-unknown", "at edition: there is no 'rules'"),
    # rows and cells
    (put("P 10 5 Y 6 7", "sheet", "A", "left", 0), "queen-edition-length", "at sheet.A.left[1]: 5 are needed, found 6"),
    (put("P 10 5 Y", "sheet", "A", "right", 4), "queen-edition-length", "at sheet.A.right[5]: 5 are needed, found 4"),
    (put("", "sheet", "B", "left", 2), "queen-edition-length", "at sheet.B.left[3]"),
    (put(["1 2 3 4 5"] * 4, "sheet", "B", "left"), "queen-edition-length", "at sheet.B.left: 5 are needed, found 4"),
    (put(["1 2 3 4 5"] * 6, "sheet", "B", "left"), "queen-edition-length", "at sheet.B.left: 5 are needed, found 6"),
    (put("P 10 5 G 6", "sheet", "A", "left", 0), "queen-edition-cell", "at sheet.A.left[1]: 'G' is not a cell"),
    (put("P 13 5 Y 6", "sheet", "A", "left", 0), "queen-edition-cell", "at sheet.A.left[1]: '13' is not a cell"),
    (put("P 0 5 Y 6", "sheet", "A", "left", 0), "queen-edition-cell", "'0' is not a cell"),
    (put("P -1 5 Y 6", "sheet", "A", "left", 0), "queen-edition-cell", "'-1' is not a cell"),
    (put("P 01 5 Y 6", "sheet", "A", "left", 0), "queen-edition-cell", "'01' is not a cell"),
    (put("P ٣ 5 Y 6", "sheet", "A", "left", 0), "queen-edition-cell", "is not a cell"),
    (put("p 10 5 Y 6", "sheet", "A", "left", 0), "queen-edition-cell", "'p' is not a cell"),
    (put(f"{'9' * 5000} 10 5 Y 6", "sheet", "A", "left", 0), "queen-edition-cell", "at sheet.A.left[1]"),
    # numbers
    (put(-1, "points", "Lady"), "queen-edition-range", "at points.Lady: -1 is not a number from 0"),
    (put(0, "order", "Lady"), "queen-edition-range", "at order.Lady: 0 is not a number from 1"),
    (put(10**6, "points", "Golem"), "queen-edition-range", "at points.Golem"),
    (put(10**5000, "points", "Golem"), "queen-edition-range", "at points.Golem"),
    (put(1.5, "order", "Lady"), "queen-edition-range", "at order.Lady: 1.5"),
    (put(True, "order", "Lady"), "queen-edition-range", "at order.Lady: True"),
    (put("3", "points", "Lady"), "queen-edition-range", "at points.Lady: '3'"),
    (put(None, "points", "Lady"), "queen-edition-range", "at points.Lady: None"),
    (put(-1, "dice", "R"), "queen-edition-range", "at dice.R: -1"),
    (put([3, -1], "trays", "2"), "queen-edition-range", "at trays.2[2]: -1"),
    (put([3, 2.0], "trays", "2"), "queen-edition-range", "at trays.2[2]: 2.0"),
    (put([3], "trays", "2"), "queen-edition-length", "at trays.2: 2 are needed, found 1"),
    (put([3, 2, 1], "trays", "2"), "queen-edition-length", "at trays.2: 2 are needed, found 3"),
    # wrong kinds
    (put([], "order"), "queen-edition-kind", "at order: expected table"),
    (put("A", "sheet"), "queen-edition-kind", "at sheet: expected table"),
    (put(None, "sheet", "A"), "queen-edition-kind", "at sheet.A: expected table"),
    (put("P 10 5 Y 6", "sheet", "A", "left"), "queen-edition-kind", "at sheet.A.left: expected array"),
    (put(5, "sheet", "A", "left", 0), "queen-edition-kind", "at sheet.A.left[1]: expected string"),
    (put(["P"] * 5, "sheet", "A", "left", 0), "queen-edition-kind", "at sheet.A.left[1]: expected string"),
    (put("33", "trays", "3"), "queen-edition-kind", "at trays.3: expected array"),
    (put({}, "trays", "3"), "queen-edition-kind", "at trays.3: expected array"),
    # names
    (put("", "name"), "queen-edition-name", "at name"),
    (put("   ", "name"), "queen-edition-name", "at name"),
    (put("x" * 61, "name"), "queen-edition-name", "at name"),
    (put("x" * 10**6, "name"), "queen-edition-name", "at name"),
    (put("two\nlines", "name"), "queen-edition-name", "at name"),
    (put("\x00", "name"), "queen-edition-name", "at name"),
    (put("\ud800", "name"), "queen-edition-name", "at name"),
    (put(12, "name"), "queen-edition-name", "at name"),
    # the bag
    (put([5, 4], "trays", "4"), "queen-edition-bag", "at trays.4: 9 dice and one for an Oracle, but only 9 in the bag"),
    (put(0, "dice", "R"), "queen-edition-bag", "at trays.2: 5 dice and one for an Oracle, but only 5"),
]


@pytest.mark.parametrize(("change", "key", "words"), WRONG, ids=[words for _, _, words in WRONG])
def test_a_wrong_edition_is_refused_with_the_place_and_the_reason(
    change: Callable[[Data], None], key: str, words: str
) -> None:
    data = written()
    change(data)
    with pytest.raises(BadData) as refused:
        read_edition(data)
    assert refused.value.key == key
    assert words in str(refused.value)
    assert len(str(refused.value)) < 500
    dumps(refused.value.to_json())
    with pytest.raises(BadOption) as option:
        GAME.options({"seats": 3, "edition": data})
    assert option.value.key == "queen-bad-edition"
    assert str(option.value).startswith("edition: the edition, at ")
    assert words in str(option.value)


@pytest.mark.parametrize("data", [0, 1.5, True, [], [1], (), object()])
def test_an_edition_that_is_no_table_is_refused(data: object) -> None:
    with pytest.raises(BadData, match="at edition: expected table"):
        read_edition(data)
    with pytest.raises(BadOption):
        GAME.options({"seats": 3, "edition": data})


@pytest.mark.parametrize("text", ["[", "name = ", "order = 1\norder = 2", "\x00", "a = " + "[" * 10**4, "﻿[order]\n1"])
def test_a_text_that_is_not_toml_is_refused(text: str) -> None:
    with pytest.raises(BadData) as refused:
        parse_edition(text)
    assert refused.value.key == "queen-edition-toml"
    with pytest.raises(BadOption, match="edition: the edition is not TOML"):
        GAME.options({"seats": 3, "edition": text})


def test_an_empty_text_is_an_edition_in_which_all_is_missing() -> None:
    with pytest.raises(BadData, match="at edition: name is missing"):
        parse_edition("")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("Lady = 3", "Lady = -3", "at points.Lady: -3"),
        ("Parasite = 2", "Leech = 2", "at order: there is no 'Leech'"),
        ('" R  2  P  7  8"', '" R  2  P  7"', "at sheet.A.left[3]: 5 are needed, found 4"),
        ("R = 4", "R = 2", "at trays.4: 7 dice"),
        ("Machine = 4", "Machine = 4.5", "at order.Machine: 4.5"),
        ("Machine = 4", "Machine = 1979-05-27", "at order.Machine"),
        ("Machine = 4", "Machine = nan", "at order.Machine: nan"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place_and_the_reason(old: str, new: str, words: str) -> None:
    assert old in TEXT
    with pytest.raises(BadData) as refused:
        parse_edition(TEXT.replace(old, new, 1))
    assert words in str(refused.value)


@pytest.mark.parametrize("number", [0, 5, -1, True, "a", "E", None])
def test_only_names_of_sheets_are_asked_of_an_edition(number: object) -> None:
    with pytest.raises(BadOption):
        GAME.options({"seats": 3, "sheet": number, "edition": written()})


def test_a_position_with_a_wrong_edition_is_refused() -> None:
    line = GAME.format_state(GAME.start(GAME.options({"seats": 3, "edition": owners()})))
    for old, new in (('"trays": [3, 3]', '"trays": [6, 3]'), ('"P 10 5 Y 6"', '"P 10 5 Y 66"'), ("my box", "")):
        assert old in line
        with pytest.raises(BadNotation) as refused:
            GAME.parse_state(line.replace(old, new))
        assert refused.value.key == "queen-notation-impossible"


# --- damage


@given(st.data())
@settings(max_examples=100)
def test_of_a_damaged_edition_only_bad_data_comes_out_or_an_edition_that_reads_back(data: st.DataObject) -> None:
    broken = damaged(data, written())
    try:
        edition = read_edition(broken)
    except BadData as problem:
        dumps([str(problem), problem.to_json()])
        return
    assert read_edition(loads(dumps(edition.written()))) == edition
    options = GAME.options({"seats": 2, "edition": broken})
    assert options.edition == edition
    assert GAME.options(through_text(GAME.options_json(options))) == options
    state = GAME.start(options)
    GAME.check(state)
    assert GAME.parse_state(GAME.format_state(state)) == state


@given(st.data())
@settings(max_examples=60)
def test_of_options_with_a_damaged_edition_only_bad_option_comes_out(data: st.DataObject) -> None:
    given_options = damaged(data, {"seats": 3, "sheet": "B", "reserve": "random", "edition": owners()})
    try:
        options = GAME.options(given_options)
    except BadOption as problem:
        dumps([str(problem), problem.to_json()])
        return
    GAME.check(GAME.start(options))


@given(st.data())
@settings(max_examples=60)
def test_a_print_damaged_inside_a_position_is_refused_or_played(data: st.DataObject) -> None:
    broken = damaged(data, encode(GAME.start(GAME.options({"seats": 3, "edition": owners()})).printed))
    state = encode(GAME.start(GAME.options({"seats": 3})))
    assert isinstance(state, dict)
    try:
        found: State = decode(State, {**state, "printed": broken})
        GAME.check(found)
    except BadData:
        return
    assert GAME.parse_state(GAME.format_state(found)) == found
    luck = RandomStream.derived(3, "print")
    for _ in range(8):
        found = GAME.apply(found, random_outcome(GAME, found, luck))
        GAME.check(found)


@pytest.mark.parametrize(
    "text",
    [
        "x = 1" + "0" * 5000,
        "[" + ".".join("a" * 3950) + "]\n",
        ".".join(['"a"'] * 3000) + " = 1",
        "# long\n" * 5000,
        "x = " + "[" * 5000,
    ],
)
def test_a_text_that_would_take_long_or_break_the_parser_is_refused_at_once(text: str) -> None:
    with pytest.raises(BadData) as refused:
        parse_edition(text)
    assert refused.value.key in ("queen-edition-toml", "queen-edition-too-much")


def test_a_file_as_other_editors_write_it_is_read() -> None:
    assert parse_edition("\ufeff" + TEXT.replace("\n", "\r\n")) == default_edition()
