"""Rule: A turn, step 3: cards that change this turn's value and leave the die alone."""

from __future__ import annotations

from itertools import permutations

import pytest

from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import Character

from .king_help import CODES, reveal


@pytest.mark.parametrize("face", range(1, 13))
@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("Al", lambda face: face * 2),
        ("Ma", lambda face: face + 7),
        ("Pa", lambda face: face - 7),
        ("Go", lambda face: 1 if face == 12 else 12),
    ],
    ids=["alchemist", "machine", "parasite", "golem"],
)
def test_a_value_card_changes_the_value_and_not_the_die(code: str, expected: object, face: int) -> None:
    assert callable(expected)
    table = reveal(f"{face} {code} / 5 Kn")
    assert table.values == [expected(face), 5]
    assert table.dice == (face, 5)
    assert table.the(tell.ValueChanged) == tell.ValueChanged(0, CODES[code], face, expected(face))


@pytest.mark.parametrize("code", ["Kn", "Ga", "Co", "Fa"])
def test_other_cards_leave_the_value_at_the_face(code: str) -> None:
    table = reveal(f"9 {code} / 5 Al")
    assert table.values == [9, 10]
    assert len(table.all(tell.ValueChanged)) == 1


@pytest.mark.parametrize(
    ("code", "value"), [("Al", 2 * 10), ("Ma", 10 + 7), ("Pa", 10 - 7), ("Go", 12)], ids=["Al", "Ma", "Pa", "Go"]
)
def test_ruling_a_value_card_counts_on_the_face_after_troublemakers(code: str, value: int) -> None:
    assert reveal(f"3 {code} / 9 Tr").values == [value, 4]
    assert reveal(f"9 Tr / 3 {code}").values == [4, value]


@pytest.mark.parametrize(
    ("code", "value"), [("Al", 2 * 9), ("Ma", 9 + 7), ("Pa", 9 - 7), ("Go", 12)], ids=["Al", "Ma", "Pa", "Go"]
)
def test_ruling_a_value_card_counts_on_the_die_merchants_have_passed(code: str, value: int) -> None:
    table = reveal(f"3 {code} / 9 Me")
    assert table.values == [value, 3]
    assert table.the(tell.ValueChanged) == tell.ValueChanged(0, CODES[code], 9, value)


def test_ruling_values_are_formed_after_the_sorcerer_and_the_oracle() -> None:
    table = reveal("3 Al / 9 So / 2 Or")
    assert not table.all(tell.ValueChanged)
    table.turn(10)
    assert not table.all(tell.ValueChanged)
    table.roll(8)
    assert table.values == [6, 10, 8]
    names = [type(event).__name__ for event in table.story]
    assert names.index("DieRolled") < names.index("ValueChanged") < names.index("ValuesCompared")


@pytest.mark.parametrize("order", list(permutations(["3 Al", "9 Tr", "2 Ma", "5 Pa"])))
def test_ruling_the_order_of_value_cards_and_troublemakers_does_not_matter(order: tuple[str, ...]) -> None:
    table = reveal(" / ".join(order))
    values = dict(zip([seat.split()[1] for seat in order], table.values, strict=True))
    assert values == {"Al": 20, "Tr": 4, "Ma": 18, "Pa": 1}


def test_golem_shows_12_after_merchants_brought_it() -> None:
    table = reveal("3 Go / 12 Me")
    assert table.dice == (12, 3)
    assert table.values == [1, 3]


def test_golem_on_a_12_that_was_turned_away_is_worth_12() -> None:
    table = reveal("12 Go / 9 Tr")
    assert table.dice == (1, 4)
    assert table.values == [12, 4]


def test_golem_on_a_12_that_was_passed_away_is_worth_12() -> None:
    table = reveal("12 Go / 9 Me")
    assert table.dice == (9, 12)
    assert table.values == [12, 12]


def test_a_cancelled_golem_on_12_is_worth_12() -> None:
    table = reveal("12 Go / 9 Go")
    assert table.values == [12, 9]
    assert not table.all(tell.ValueChanged)


def test_values_changed_are_told_seat_by_seat() -> None:
    table = reveal("3 Pa / 12 Go / 9 Al / 5 Ma")
    assert table.all(tell.ValueChanged) == [
        tell.ValueChanged(0, Character.PARASITE, 3, -4),
        tell.ValueChanged(1, Character.GOLEM, 12, 1),
        tell.ValueChanged(2, Character.ALCHEMIST, 9, 18),
        tell.ValueChanged(3, Character.MACHINE, 5, 12),
    ]
