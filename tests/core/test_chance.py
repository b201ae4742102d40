"""Chance: exact probabilities, outcomes once each, samples by their probability, JSON both ways."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance import check_chance
from twelvefold.core.chance import Chance, Choice, Draw, Roll
from twelvefold.core.codec import encode
from twelvefold.core.errors import BadData, IllegalMove
from twelvefold.core.generator import RandomStream
from twelvefold.games.king.cards import Character

POOLS = st.lists(st.integers(0, 3), min_size=1, max_size=6).map(tuple)


@given(n=st.integers(0, 3), sides=st.integers(1, 6))
@settings(max_examples=60)
def test_a_roll_is_a_distribution(n: int, sides: int) -> None:
    check_chance(Roll(n, sides), RandomStream.derived(n, sides))
    assert Roll(n, sides).size == sides**n


@given(pool=POOLS, data=st.data())
@settings(max_examples=60)
def test_a_draw_is_a_distribution(pool: tuple[int, ...], data: st.DataObject) -> None:
    k = data.draw(st.integers(0, len(pool)))
    check_chance(Draw(pool, k), RandomStream.derived(k))


@given(options=st.lists(st.text(max_size=3), min_size=1, max_size=8, unique=True).map(tuple))
@settings(max_examples=60)
def test_a_choice_is_a_distribution(options: tuple[str, ...]) -> None:
    check_chance(Choice(options), RandomStream.derived(len(options)))


def test_equal_pieces_of_a_draw_are_not_told_apart() -> None:
    draw = Draw(("red", "blue", "red", "green"), 2)
    assert {outcome: draw.probability(outcome) for outcome in draw.outcomes()} == {
        ("red", "blue"): Fraction(2, 6),
        ("red", "red"): Fraction(1, 6),
        ("red", "green"): Fraction(2, 6),
        ("blue", "green"): Fraction(1, 6),
    }
    assert draw.size == 4


def test_a_draw_names_its_pieces_in_the_order_of_the_pool() -> None:
    draw = Draw(("red", "blue"), 2)
    assert list(draw.outcomes()) == [("red", "blue")]
    assert draw.probability(("blue", "red")) == 0


def test_a_large_roll_is_listed_lazily() -> None:
    roll = Roll(40, 12)
    assert roll.size == 12**40
    assert next(roll.outcomes()) == (1,) * 40
    assert roll.probability((12,) * 40) == Fraction(1, 12**40)


@pytest.mark.parametrize(
    "chance",
    [Roll(2, 3), Draw(("red", "red", "blue", "green"), 2), Choice(("north", "south", "east"))],
    ids=str,
)
def test_samples_come_as_often_as_their_probability_says(chance: Chance) -> None:
    """With 6000 samples no share strays as far as 3 in 100 from its probability, if all is right."""
    rng, count = RandomStream.derived(5, "samples"), 6_000
    found = Counter(chance.sample(rng) for _ in range(count))
    for outcome in chance.outcomes():
        assert abs(found[outcome] / count - float(chance.probability(outcome))) < 0.03


@pytest.mark.parametrize(
    ("chance", "wrong"),
    [
        (Roll(2, 6), (1,)),
        (Roll(2, 6), (1, 2, 3)),
        (Roll(2, 6), (0, 1)),
        (Roll(2, 6), (7, 1)),
        (Roll(2, 6), [1, 2]),
        (Roll(2, 6), (True, 1)),
        (Roll(2, 6), (1.0, 2)),
        (Roll(2, 6), None),
        (Draw((1, 2), 1), (3,)),
        (Draw((1, 2), 1), (1, 2)),
        (Draw((1, 2), 2), (2, 2)),
        (Draw((1, 2), 1), [1]),
        (Draw((1, 2), 1), 1),
        (Choice((1, 2)), 3),
        (Choice((1, 2)), (1,)),
        (Choice((1, 2)), None),
    ],
    ids=repr,
)
def test_what_is_no_outcome_has_no_probability_and_is_refused(chance: Chance, wrong: Any) -> None:
    assert chance.probability(wrong) == 0
    with pytest.raises(IllegalMove) as refused:
        chance.check(wrong)
    assert str(chance) in str(refused.value)


@pytest.mark.parametrize(
    ("chance", "wrong"),
    [
        (Roll(2, 6), [1]),
        (Roll(2, 6), [1, 7]),
        (Roll(2, 6), [True, 1]),
        (Roll(2, 6), "12"),
        (Roll(2, 6), None),
        (Roll(1, 6), [[1]]),
        (Draw((1, 2), 1), [3]),
        (Draw((1, 2), 1), 1),
        (Draw((1, 2), 1), [None]),
        (Draw((1, 2), 1), [[1]]),
        (Draw((1, 2), 1), {"1": 1}),
        (Choice((1, 2)), 3),
        (Choice(((1, 2), (3, 4))), [1, 4]),
        (Choice(("a",)), ["a"]),
    ],
    ids=repr,
)
def test_json_that_is_no_outcome_is_refused(chance: Chance, wrong: Any) -> None:
    with pytest.raises(BadData) as refused:
        chance.decode(wrong)
    assert str(chance) in str(refused.value)


@pytest.mark.parametrize("wrong", [[1.5], ["1"], [{"is": "Piece"}]], ids=repr)
def test_pieces_of_other_types_are_no_outcome_of_a_draw(wrong: Any) -> None:
    with pytest.raises(BadData):
        Draw((1, 2), 1).decode(wrong)


def test_pieces_that_cannot_be_compared_are_no_outcome_of_a_draw() -> None:
    assert Draw((1, 2), 1).probability(([],)) == 0


def test_enums_are_drawn_and_chosen_by_name() -> None:
    draw = Draw((Character.KNIGHT, Character.KNIGHT, Character.FAUN), 2)
    assert encode((Character.KNIGHT, Character.FAUN)) == ["knight", "faun"]
    assert draw.decode(["knight", "faun"]) == (Character.KNIGHT, Character.FAUN)
    choice = Choice(((Character.KNIGHT, Character.FAUN), (Character.LADY,)))
    assert choice.decode(["lady"]) == (Character.LADY,)


def test_no_dice_and_no_pieces_leave_one_outcome() -> None:
    for chance in (Roll(0, 6), Draw((1, 2), 0), Draw((), 0)):
        assert list(chance.outcomes()) == [()]
        assert chance.size == chance.probability(()) == 1
        assert chance.sample(RandomStream.derived(0)) == ()


def test_a_large_draw_is_counted_without_listing_it() -> None:
    draw = Draw(tuple(range(60)), 30)
    assert draw.size == comb(60, 30)
    assert next(draw.outcomes()) == tuple(range(30))
    assert Draw((1,) * 500 + (2,) * 500, 400).size == 401


def test_what_equals_an_option_is_played_as_that_option() -> None:
    assert type(Choice((0, 1)).check(True)) is int
    assert Choice((0, 1)).check(1) == 1
