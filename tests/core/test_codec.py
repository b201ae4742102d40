"""The codec: values survive a round trip, and invalid data is refused with its path and the reason."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cases import CASES, Case, case
from damage import JSON, damaged
from twelvefold.core.codec import Json, decode, dumps, encode, loads, stored_as, wrong_type
from twelvefold.core.errors import BadData, TwelvefoldError
from twelvefold.core.record import Record
from twelvefold.games.king.cards import Character
from twelvefold.table.match import Match


class Shade(Enum):
    RED = "r"
    DARK_BLUE = "b"


@dataclass(frozen=True, slots=True)
class Leaf:
    colour: Shade
    size: int | None


@dataclass(frozen=True, slots=True)
class Tree:
    name: str
    evergreen: bool
    leaves: tuple[Leaf, ...]
    place: tuple[int, str]
    parts: tuple[Tree | Leaf, ...] = ()


@dataclass(frozen=True, slots=True)
class Even:
    """A value that refuses what cannot be."""

    number: int

    def __post_init__(self) -> None:
        decode(bool, self.number % 2 == 0 or "odd", "number")


@dataclass(frozen=True, slots=True)
class Seedling:
    """A class that was called Sprout before."""

    JSON_NAME = "Sprout"
    size: int


@dataclass(frozen=True, slots=True)
class Forest:
    """A class that was stored with other fields before."""

    plants: tuple[Tree | Seedling, ...]


@dataclass(frozen=True, slots=True)
class ForestForm:
    """Those fields: trees and seedlings apart."""

    JSON_NAME = "Forest"
    seedlings: tuple[Seedling, ...]
    trees: tuple[Tree, ...] = ()

    @classmethod
    def of(cls, forest: Forest) -> ForestForm:
        seedlings = tuple(plant for plant in forest.plants if isinstance(plant, Seedling))
        return cls(seedlings, tuple(plant for plant in forest.plants if isinstance(plant, Tree)))

    def forest(self, at: str) -> Forest:
        if not self.seedlings:
            raise wrong_type(f"{at}.seedlings", "some", [])
        return Forest((*self.trees, *self.seedlings))


stored_as(Forest, ForestForm, ForestForm.of, ForestForm.forest)


TREE = Tree("oak", False, (Leaf(Shade.RED, 3), Leaf(Shade.DARK_BLUE, None)), (1, "x"), (Leaf(Shade.RED, 0),))


def test_a_renamed_class_keeps_its_name_in_json() -> None:
    assert encode(Seedling(3)) == {"is": "Sprout", "size": 3}
    for kind in (Seedling, Seedling | Leaf, Seedling | None):
        assert decode(kind, {"is": "Sprout", "size": 3}) == Seedling(3)
        with pytest.raises(BadData, match="Sprout"):
            decode(kind, {"is": "Seedling", "size": 3})


def test_a_class_with_other_fields_keeps_its_json() -> None:
    forest = Forest((TREE, Seedling(3)))
    written = encode((forest,))
    assert written == [{"is": "Forest", "seedlings": [{"is": "Sprout", "size": 3}], "trees": [encode(TREE)]}]
    assert decode(tuple[Forest, ...], written) == (forest,)
    assert decode(Forest | Leaf, {"is": "Forest", "seedlings": [encode(Seedling(1))]}) == Forest((Seedling(1),))


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"is": "ForestForm", "seedlings": []}, "at value: expected Forest"),
        ({"is": "Forest", "plants": []}, "at value: the field seedlings is missing"),
        ({"is": "Forest", "seedlings": [1]}, r"at value.seedlings\[0\]: expected Sprout"),
        ({"is": "Forest", "seedlings": []}, "at value.seedlings: expected some"),
    ],
)
def test_the_form_of_a_class_is_validated(data: Json, problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        decode(Forest, data)


def test_values_are_written_by_name_and_read_back() -> None:
    written = encode(TREE)
    assert written == {
        "is": "Tree",
        "name": "oak",
        "evergreen": False,
        "leaves": [
            {"is": "Leaf", "colour": "red", "size": 3},
            {"is": "Leaf", "colour": "dark_blue", "size": None},
        ],
        "place": [1, "x"],
        "parts": [{"is": "Leaf", "colour": "red", "size": 0}],
    }
    assert decode(Tree, loads(dumps(written))) == TREE


def test_an_enum_that_is_an_int_is_written_by_name_too() -> None:
    assert encode((Character.KNIGHT,)) == ["knight"]
    assert decode(tuple[Character, ...], ["knight"]) == (Character.KNIGHT,)


def tree(**changes: Any) -> dict[str, Any]:
    data = dict(encode(TREE))
    data.update(changes)
    return data


@pytest.mark.parametrize(
    ("kind", "data", "place", "expected"),
    [
        (int, "1", "value", "int"),
        (int, True, "value", "int"),
        (int, 1.0, "value", "int"),
        (bool, 1, "value", "bool"),
        (str, None, "value", "str"),
        (int | None, "1", "value", "int"),
        (tuple[int, ...], {"0": 1}, "value", "list"),
        (tuple[int, ...], [1, [2]], "value[1]", "int"),
        (tuple[int, str], [1], "value", "list[2]"),
        (tuple[int, str], [1, "x", 2], "value", "list[2]"),
        (tuple[int, str], ["x", 1], "value[0]", "int"),
        (Shade, "RED", "value", "red | dark_blue"),
        (Shade, 0, "value", "red | dark_blue"),
        (Shade, ["red"], "value", "red | dark_blue"),
        (Tree | Leaf, {"is": "Even"}, "value", "Tree | Leaf"),
        (Tree | Leaf, {"is": ["Tree"]}, "value", "Tree | Leaf"),
        (Tree | Leaf, "Tree", "value", "Tree | Leaf"),
        (Tree, [], "value", "Tree"),
        (Tree, {}, "value", "Tree"),
        (Tree, {"is": "Leaf"}, "value", "Tree"),
        (Tree, tree(name=3), "value.name", "str"),
        (Tree, tree(parts=[tree(place=[1, 1])]), "value.parts[0].place[1]", "str"),
    ],
)
def test_a_refusal_names_the_place_and_what_was_expected(kind: Any, data: Json, place: str, expected: str) -> None:
    with pytest.raises(BadData) as refused:
        decode(kind, data)
    assert refused.value.key == "data-wrong-type"
    assert (refused.value.args_["at"], refused.value.args_["expected"]) == (place, expected)


@pytest.mark.parametrize(
    ("data", "key", "place", "field"),
    [
        ({"is": "Tree"}, "data-missing-field", "value", "name"),
        (tree(leaves=[{"is": "Leaf", "colour": "red"}]), "data-missing-field", "value.leaves[0]", "size"),
        (tree(height=3), "data-unknown-field", "value", "height"),
        (tree(parts=[tree(height=3)]), "data-unknown-field", "value.parts[0]", "height"),
    ],
)
def test_a_missing_or_unknown_field_is_named_with_its_place(data: Json, key: str, place: str, field: str) -> None:
    with pytest.raises(BadData) as refused:
        decode(Tree, data)
    assert (refused.value.key, refused.value.args_["at"]) == (key, place)
    assert field in str(refused.value.args_["field"])


def test_a_value_may_refuse_itself() -> None:
    assert decode(Even, {"is": "Even", "number": 4}) == Even(4)
    with pytest.raises(BadData):
        decode(Even, {"is": "Even", "number": 3})


def test_what_has_no_json_form_is_a_mistake_of_the_program() -> None:
    with pytest.raises(TypeError):
        encode(1.5)
    with pytest.raises(TypeError):
        encode(Tree)
    with pytest.raises(TypeError):
        decode(set[int], [])


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("", 1, 1), ("{", 1, 2), ('{"a": 1,\n "b" 2}', 2, 6), ("[1] 2", 1, 5), (b"\xff", 1, 1), ("1" * 5_000, 1, 1)],
)
def test_broken_text_is_refused_with_line_and_column(text: str | bytes, line: int, column: int) -> None:
    with pytest.raises(BadData) as refused:
        loads(text)
    assert (refused.value.args_["line"], refused.value.args_["column"]) == (line, column)


@pytest.mark.parametrize("depth", [3_000, 200_000])
def test_text_nested_too_deeply_is_refused(depth: int) -> None:
    with pytest.raises(BadData, match="too deep"):
        loads("[" * depth + "]" * depth)


def test_data_nested_too_deeply_is_refused() -> None:
    data: Json = encode(TREE)
    for _ in range(3_000):
        data = tree(parts=[data])
    with pytest.raises(BadData, match="too deep"):
        decode(Tree, data)


# --- whatever JSON comes in


TYPES = [case.game.state_type for case in CASES[::21]] + [case.game.view_type for case in CASES[::21]] + [Tree]


@given(data=JSON)
@settings(max_examples=150)
def test_any_json_is_refused_by_name(data: Json) -> None:
    for kind in TYPES:
        with pytest.raises(BadData):
            decode(kind, data)
    for read in (Record.from_json, lambda data: Match.restore(case("king-2-first").game, data)):
        with pytest.raises(TwelvefoldError):
            read(data)


@pytest.mark.parametrize("case_", [case("king-3-all-at-once"), case("fair-3-3d")], ids=str)
@given(data=st.data())
@settings(max_examples=150)
def test_a_damaged_state_is_refused_or_can_be_played(case_: Case, data: st.DataObject) -> None:
    """Whatever passes the check must really work: asked, viewed, imagined, written in a line."""
    game = case_.game
    written = encode(game.parse_state(data.draw(st.sampled_from(POSITIONS[game.name]))))
    for _ in range(data.draw(st.integers(1, 2))):
        written = damaged(data, written)
    try:
        state = decode(game.state_type, written)
        game.check(state)
    except BadData:
        return
    game.node(state)
    for viewer in (*range(game.seat_count(state)), None):
        game.check(game.imagine(game.view(state, viewer), FIRST))
    assert game.parse_state(game.format_state(state)) == state


class _First:
    """A generator that always gives 0."""

    def below(self, n: int) -> int:
        return 0


FIRST = _First()

POSITIONS = {
    "king": [
        "KnSoOrAlMaPaGo r1 / - - - - / - - - - / - - - - / roll",
        "KnSoOrAlMaPaGo r2 / 10 AlMa 21 Go / 7 OrPa - - / 3 SoMa 2 - / choose",
        "KnSoOrAlMaPaGo r2 / 10 So - Go / 7 Or - - / 3 Ma - - / turn",
        "KnLaReSoGoCoFa r2 / 5 La - - / 7 La 2 - / 3 So 1 - / take 0<1",
        "KnLaReSoGoCoFa r2 / 10 - 2222 - / 7 - 111 - / 3 - 1 - / lay 0",
        "KnLaReSoGoCoFa r2 / 10 - 2222 Kn / 7 - 111 - / 3 - 1 - / won 0",
        "- r0 / - - - - / - - - - / draw CoFa",
    ],
    "fair": [
        "1/2 - | a - - 0 | - - - 0 | deal 1",
        "2/2 - | a! - - 3 | c - - 0 | roll",
        "1/2 13 | a - - 0 | c - - 0 | fill ha -",
        "1/2 13 | a! ha - 0 | c! cc - 0 | bet",
        "2/2 13 | a! ha 1 4 | c h - 0 | gate 0",
        "2/2 - | a! - - 4 | c! - - 4 | closed",
    ],
}


@dataclass(frozen=True, slots=True)
class Grown:
    """One field was added later."""

    old: int
    new: tuple[int, ...] = (7,)


def test_what_was_written_before_a_field_was_added_still_reads() -> None:
    assert decode(Grown, {"is": "Grown", "old": 1}) == Grown(1)
    assert decode(Grown, encode(Grown(1, (2,)))) == Grown(1, (2,))
    with pytest.raises(BadData, match="the field old is missing"):
        decode(Grown, {"is": "Grown", "new": []})
    with pytest.raises(BadData, match="the fields are old, new"):
        decode(Grown, {"is": "Grown", "old": 1, "newer": 2})


@dataclass(frozen=True, slots=True)
class Counted:
    items: tuple[int, ...]
    total: int | None = field(default=None, compare=False)


def test_what_follows_from_other_fields_is_not_written_and_not_read() -> None:
    assert encode(Counted((1, 2), 3)) == {"is": "Counted", "items": [1, 2]}
    read = decode(Counted, encode(Counted((1, 2), 3)))
    assert read == Counted((1, 2), 3)
    assert read.total is None
    with pytest.raises(BadData, match="total"):
        decode(Counted, {"is": "Counted", "items": [1, 2], "total": 4})
