"""Rule: Setting up, as the options of a game: what is allowed, and how the rest is refused."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.errors import BadOption
from twelvefold.games.king.cards import FIRST_GAME, PROMOS, Character, in_order

from .king_help import GAME

AGREED = ["knight", "gambler", "lady", "alchemist", "machine", "parasite", "golem"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_may_play(seats: int) -> None:
    assert GAME.options({"seats": seats}).seats == seats


@pytest.mark.parametrize("seats", [None, 1, 0, -2, 17, 50, True, 2.0, "3", [2], {}])
def test_any_other_number_of_players_is_refused(seats: object) -> None:
    with pytest.raises(BadOption, match="2 to 16 players") as refused:
        GAME.options({"seats": seats})
    assert refused.value.key == "option-seats"


def test_the_number_of_players_must_be_given() -> None:
    with pytest.raises(BadOption):
        GAME.options({})


def test_without_a_wish_it_is_the_first_game() -> None:
    assert GAME.options({"seats": 2}) == GAME.options({"seats": 2, "set": "first", "promo": []})


def test_promo_characters_alone_ask_for_a_random_set() -> None:
    options = GAME.options({"seats": 2, "promo": "faun"})
    assert (options.set, options.promo) == ("random", (Character.FAUN,))


def test_an_agreed_set_may_be_named_in_any_order_and_by_codes() -> None:
    options = GAME.options({"seats": 2, "set": ["Go", "Pa", "Ma", "Al", "La", "Ga", "Kn"]})
    assert options == GAME.options({"seats": 2, "set": AGREED})
    assert options.set == in_order(Character[name.upper()] for name in AGREED)


@pytest.mark.parametrize(
    ("chosen", "key"),
    [
        ("second", "king-unknown-in-set"),
        (7, "king-bad-set"),
        (None, "king-bad-set"),
        ({}, "king-bad-set"),
        ([*AGREED[:6], 11], "king-bad-set"),
        ([*AGREED[:6], "queen"], "king-unknown-in-set"),
        (AGREED[:6], "king-set-size"),
        ([*AGREED, "faun"], "king-set-size"),
        ([], "king-set-size"),
        ([*AGREED[:6], "lady"], "king-set-twice"),
        (["oracle", *AGREED[1:]], "king-set-without-knight"),
    ],
)
def test_a_set_that_is_none_is_refused_with_its_reason(chosen: object, key: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.options({"seats": 2, "set": chosen})
    assert refused.value.key == key
    assert str(refused.value).startswith("set: ")


@pytest.mark.parametrize("promo", ["knight", "Co", 1, None, {}, ["knight"], ["faun", "faun"], ["faun", None], [[]]])
def test_promo_characters_that_are_none_are_refused(promo: object) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.options({"seats": 2, "set": "random", "promo": promo})
    assert refused.value.key == "king-bad-promo"


@pytest.mark.parametrize("promo", [[12], [13], [12, 13], [12.0]])
def test_a_number_is_no_promo_character(promo: object) -> None:
    with pytest.raises(BadOption):
        GAME.options({"seats": 2, "set": "random", "promo": promo})


@pytest.mark.parametrize("chosen", ["first", AGREED])
def test_promo_characters_join_a_random_set_only(chosen: object) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.options({"seats": 2, "set": chosen, "promo": ["faun"]})
    assert refused.value.key == "king-promo-needs-random"


def test_an_option_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadOption, match="the options are seats, set, promo"):
        GAME.options({"seats": 2, "colour": "blue"})


@pytest.mark.parametrize(
    "given",
    [{"seats": 4}, {"seats": 2, "set": "random"}, {"seats": 3, "set": AGREED}, {"seats": 2, "promo": ["faun"]}],
)
def test_options_survive_their_json(given: dict[str, object]) -> None:
    options = GAME.options(given)
    assert GAME.options(json.loads(json.dumps(GAME.options_json(options)))) == options


names = st.sampled_from([card.name.lower() for card in Character] + ["first", "random", "Kn", "queen", ""])
anything = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 14) | st.floats() | st.text(max_size=5) | names,
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=10,
)


@given(
    st.fixed_dictionaries(
        {"seats": st.integers(1, 5) | anything},
        optional={
            "set": st.permutations(AGREED) | st.lists(names, min_size=6, max_size=8) | anything,
            "promo": st.lists(names, max_size=2) | anything,
            "seat": anything,
        },
    )
)
@settings(max_examples=500)
def test_whatever_is_given_only_a_game_or_a_bad_option_comes_out(given: dict[str, object]) -> None:
    try:
        options = GAME.options(given)
    except BadOption:
        return
    state = GAME.start(options)
    GAME.check(state)
    assert len(state.dice) == options.seats in range(2, 17)
    assert set(options.promo) <= set(PROMOS)
    assert options.set in ("first", "random") or Character.KNIGHT in state.set
    assert options.set != "first" or state.set == FIRST_GAME
