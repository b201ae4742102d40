"""Tensor coders: constant length, numbers within the declared ranges, different numbers for different values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

import pytest

from twelvefold.core.tensor import (
    ELSEWHERE,
    FLAG,
    AnyOf,
    Bits,
    Coder,
    Counts,
    Each,
    Field,
    Many,
    Maybe,
    Number,
    Of,
    OneOf,
    Parts,
    Row,
    Struct,
    frames,
)


@dataclass(frozen=True)
class Pair:
    left: int
    right: bool


@dataclass(frozen=True)
class Lone:
    value: int


@dataclass(frozen=True)
class Bare:
    pass


def up_to(values: Sequence[Any], most: int) -> list[tuple[Any, ...]]:
    """Every tuple of at most that many of these values."""
    return [row for length in range(most + 1) for row in product(values, repeat=length)]


PAIR = Struct(Pair, {"left": Number(-1, 1), "right": FLAG})
PAIRS = [Pair(left, right) for left in (-1, 0, 1) for right in (False, True)]
LETTERS = "abc"

EXAMPLES: dict[str, tuple[Coder, Sequence[Any]]] = {
    "number": (Number(-2, 3), range(-2, 4)),
    "flag": (FLAG, (False, True)),
    "one of": (OneOf((None, *LETTERS)), (None, *LETTERS)),
    "bits": (Bits(4), range(16)),
    "set": (Counts(LETTERS), [row for size in range(4) for row in combinations(LETTERS, size)]),
    "multiset": (Counts(LETTERS, 2), sorted({tuple(sorted(row)) for row in up_to(LETTERS, 2)})),
    "row": (Row(LETTERS, 3), up_to(LETTERS, 3)),
    "row of numbers with zero": (Row(range(3), 2), up_to(range(3), 2)),
    "empty row": (Row(LETTERS, 0), [()]),
    "each": (Each(Number(1, 3), 2), list(product((1, 2, 3), repeat=2))),
    "each of records": (Each(PAIR, 2), list(product(PAIRS, repeat=2))),
    "many": (Many(Number(1, 3), 3), up_to((1, 2, 3), 3)),
    "many with the blank among them": (Many(Number(0, 1), 3), up_to((0, 1), 3)),
    "many records": (Many(PAIR, 2), up_to(PAIRS, 2)),
    "many of nothing": (Many(Struct(Bare, {}), 2), [(), (Bare(),), (Bare(), Bare())]),
    "maybe": (Maybe(Number(0, 2)), (None, 0, 1, 2)),
    "maybe a set": (Maybe(Counts("ab")), (None, (), ("a",), ("b",), ("a", "b"))),
    "record": (PAIR, PAIRS),
    "of": (Of(lambda value: -value, Number(-3, 0)), range(4)),
    "parts": (
        Parts({"half": Of(lambda value: value // 2, Number(0, 2)), "odd": Of(lambda value: value % 2, FLAG)}),
        range(6),
    ),
    "any of": (
        AnyOf((Pair, PAIR), (Lone, Struct(Lone, {"value": Number(-1, 1)})), (Bare, Struct(Bare, {}))),
        [*PAIRS, Lone(-1), Lone(0), Lone(1), Bare()],
    ),
}


@pytest.mark.parametrize(("coder", "values"), EXAMPLES.values(), ids=EXAMPLES)
def test_different_values_have_different_numbers_within_their_fields(coder: Coder, values: Sequence[Any]) -> None:
    fields = coder.fields("x")
    lows = [field.low for field in fields for _ in range(field.size)]
    highs = [field.high for field in fields for _ in range(field.size)]
    tensors = [coder.tensor(value) for value in values]
    assert len(set(tensors)) == len(values)
    for tensor in (*tensors, coder.blank):
        assert len(tensor) == len(lows)
        for low, number, high in zip(lows, tensor, highs, strict=True):
            assert type(number) is int
            assert low <= number <= high


def test_fields_are_named_by_where_they_stand() -> None:
    coder = Struct(Pair, {"left": Many(PAIR, 2), "right": Maybe(Each(Number(1, 6), 3))})
    assert coder.fields("") == (
        Field("left.length", 1, 0, 2),
        Field("left.0.left", 1, -1, 1),
        Field("left.0.right", 1, 0, 1),
        Field("left.1.left", 1, -1, 1),
        Field("left.1.right", 1, 0, 1),
        Field("right.there", 1, 0, 1),
        Field("right", 3, 1, 6),
    )


def test_frames_are_named_by_their_class() -> None:
    coder = frames((Lone, {"value": Number(0, 5)}), (Bare, {}), (Pair, {"left": FLAG, "right": ELSEWHERE}))
    assert [field.name for field in coder.fields("agenda")] == ["agenda.kind", "agenda.Lone.value", "agenda.Pair.left"]
    assert coder.tensor(Bare()) == (1, 0, 0)


@pytest.mark.parametrize(
    ("parts", "left_out"),
    [
        ({"left": FLAG}, ()),
        ({"left": FLAG, "right": FLAG, "middle": FLAG}, ()),
        ({"left": FLAG, "right": FLAG}, ("right",)),
    ],
)
def test_a_record_names_every_field_once(parts: dict[str, Coder], left_out: tuple[str, ...]) -> None:
    with pytest.raises(TypeError, match=r"the fields of Pair are \['left', 'right'\]"):
        Struct(Pair, parts, left_out)


def test_too_few_entries_are_not_written_as_if_they_were_enough() -> None:
    with pytest.raises(AssertionError, match="1 entries, not 2"):
        Each(FLAG, 2).tensor((True,))
