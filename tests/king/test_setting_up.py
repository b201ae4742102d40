"""Rule: Setting up."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from twelvefold.core.chance import Chance, Roll
from twelvefold.core.events import EVERYONE
from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import FACTS

from .king_help import CODES, FIRST_SET, GAME, Position, random_game

PROMO_CHOICES = [[], ["collector"], ["faun"], ["collector", "faun"]]
BLUE = {"Me", "Tr", "Re", "So", "Or"}
BASE = [code for code in CODES if code not in {"Kn", "Co", "Fa"}]


def begin(seats: int, chosen: object = "first", promo: object = ()) -> Position:
    return Position(GAME.start(GAME.options({"seats": seats, "set": chosen, "promo": promo})))


def sets_of(table: Position) -> list[tuple[str, ...]]:
    """Every set that may be drawn now, as codes."""
    node = GAME.node(table.state)
    assert isinstance(node, Chance)
    return [tuple(FACTS[card].code for card in cards) for cards in node.outcomes()]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_have_the_same_seven_characters(seats: int) -> None:
    table = begin(seats).roll(*range(1, seats + 1))
    assert len(table.state.set) == 7
    assert table.state.hands == (table.state.set,) * seats


def test_the_first_game_has_its_own_set() -> None:
    assert begin(3).line == f"{FIRST_SET} r0 / - - - - / - - - - / - - - - / roll"


def test_data_the_first_game_set_has_exactly_two_blue_symbols() -> None:
    assert sum(FACTS[card].blue for card in begin(2).state.set) == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_rolls_before_the_first_round(seats: int) -> None:
    table = begin(seats)
    assert GAME.node(table.state) == Roll(seats, 12)
    faces = (12, 1, 7, 7)[:seats]
    table.roll(*faces)
    assert table.dice == faces
    assert table.told == [(tell.RoundBegan(1, tuple(enumerate(faces))), EVERYONE)]
    assert set(table.asked) == set(range(seats))
    assert table.state.tokens == ((0, 0),) * seats
    assert table.state.under == (None,) * seats


def test_a_random_set_is_one_of_431() -> None:
    assert len(sets_of(begin(2, "random"))) == 431


@pytest.mark.parametrize("promo", PROMO_CHOICES)
def test_there_are_as_many_random_sets_as_draws_with_two_blue_symbols(promo: list[str]) -> None:
    drawn = 6 - len(promo)
    expected = sum(comb(5, blue) * comb(6, drawn - blue) for blue in range(2, 6) if blue <= drawn)
    assert len(sets_of(begin(2, "random", promo))) == expected


@pytest.mark.parametrize("promo", PROMO_CHOICES)
def test_ruling_random_sets_are_drawn_again_until_two_of_the_drawn_carry_the_blue_symbol(promo: list[str]) -> None:
    """Promo characters take places of the six and carry no symbol: two of the others need it."""
    joined = {name[:2].title() for name in promo}
    drawn = [set(draw) for draw in combinations(BASE, 6 - len(promo)) if len(BLUE & set(draw)) >= 2]
    expected = {frozenset({"Kn", *draw, *joined}) for draw in drawn}
    found = sets_of(begin(2, "random", promo))
    assert set(map(frozenset, found)) == expected
    assert len(found) == len(expected)


@pytest.mark.parametrize("promo", PROMO_CHOICES)
def test_every_random_set_is_equally_likely(promo: list[str]) -> None:
    node = GAME.node(begin(2, "random", promo).state)
    assert isinstance(node, Chance)
    likely = [node.probability(cards) for cards in node.outcomes()]
    assert set(likely) == {Fraction(1, node.size)}
    assert sum(likely) == 1


@pytest.mark.parametrize("promo", PROMO_CHOICES)
def test_the_knight_is_in_every_random_set_and_only_promo_characters_asked_for(promo: list[str]) -> None:
    joined = {name[:2].title() for name in promo}
    for codes in sets_of(begin(2, "random", promo)):
        assert len(set(codes)) == 7
        assert "Kn" in codes
        assert {"Co", "Fa"} & set(codes) == joined


def test_a_random_set_is_drawn_openly_before_everybody_rolls() -> None:
    table = begin(3, "random")
    cards = tuple(CODES[code] for code in ["Kn", "La", "Me", "Tr", "Al", "Ma", "Pa"])
    table.answer(cards)
    assert table.told == [(tell.SetDrawn(cards), EVERYONE)]
    assert table.line == "KnLaMeTrAlMaPa r0 / - - - - / - - - - / - - - - / roll"
    assert table.state.hands == (cards,) * 3


def test_an_agreed_set_is_any_six_others_beside_the_knight() -> None:
    table = begin(2, ["golem", "knight", "lady", "merchants", "faun", "oracle", "gambler"])
    assert table.line.startswith("KnGaLaMeOrGoFa r0")


@pytest.mark.parametrize("blue", [[], ["oracle"]])
def test_ruling_an_agreed_set_needs_no_blue_symbols(blue: list[str]) -> None:
    others = ["gambler", "lady", "alchemist", "machine", "parasite", "golem"]
    table = begin(2, ["knight", *blue, *others[len(blue) :]])
    assert sum(FACTS[card].blue for card in table.state.set) == len(blue)


def test_ruling_one_promo_character_takes_one_of_the_six_places() -> None:
    assert {len(set(codes) - {"Kn", "Co"}) for codes in sets_of(begin(2, "random", ["collector"]))} == {5}


def test_ruling_both_promo_characters_are_allowed_and_four_are_drawn() -> None:
    assert {len(set(codes) - {"Kn", "Co", "Fa"}) for codes in sets_of(begin(2, "random", ["collector", "faun"]))} == {4}


def test_with_both_promo_characters_the_software_says_once_that_the_box_advises_against_it() -> None:
    for seed in (9, 10, 11):
        told = [event for step in random_game(seed) for event, _ in step.events]
        assert told.count(tell.BothPromos()) == 1
        assert told.index(tell.BothPromos()) < next(i for i, e in enumerate(told) if isinstance(e, tell.RoundBegan))


def test_the_advice_is_given_for_an_agreed_set_with_both_promo_characters_too() -> None:
    names = ["knight", "collector", "faun", "merchants", "oracle", "golem", "lady"]
    assert begin(2, names).roll(1, 2).all(tell.BothPromos) == [tell.BothPromos()]


@pytest.mark.parametrize("seed", [0, 3, 6])
def test_with_one_promo_character_or_none_there_is_no_such_advice(seed: int) -> None:
    assert not [event for step in random_game(seed) for event, _ in step.events if isinstance(event, tell.BothPromos)]
