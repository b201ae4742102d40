"""Every move of King of 12, and how many decisions a game can have."""

from __future__ import annotations

from typing import Any

import pytest

from cases import case
from conformance import walk
from twelvefold.core.game import Decide
from twelvefold.core.generator import RandomStream
from twelvefold.games.king import King
from twelvefold.games.king.legal import LAST_ROUND

KING = King()


def texts(**given: Any) -> list[str]:
    return [KING.format_move(move) for move in KING.moves(KING.options(given))]


def test_the_first_game_has_26_moves() -> None:
    """Seven cards to play, seven to lay, and twelve faces for the Sorcerer: there is no Lady."""
    first = texts(seats=2)
    assert len(first) == 26
    assert [text.split()[0] for text in first] == ["play"] * 7 + ["turn"] * 12 + ["lay"] * 7


@pytest.mark.parametrize("seats", range(2, 17))
def test_however_many_play_the_moves_are_the_same(seats: int) -> None:
    assert texts(seats=seats) == texts(seats=2)


def test_only_a_sorcerer_turns_dice_and_only_ladies_take_tokens() -> None:
    with_lady = texts(seats=2, set=["knight", "gambler", "lady", "merchants", "oracle", "machine", "golem"])
    assert len(with_lady) == 7 + 3 + 7
    assert {"take 1", "take 2", "decline"} <= set(with_lady)
    assert not any(text.startswith("turn") for text in with_lady)


def test_with_a_random_set_all_that_can_be_drawn_is_listed() -> None:
    assert len(texts(seats=3, set="random")) == 12 + 12 + 3 + 12
    promo = texts(seats=3, promo="faun")
    assert "play faun" in promo
    assert "play collector" not in promo


@pytest.mark.parametrize(("name", "games"), [("king-2-first", 12), ("king-2-tricks", 40), ("king-5-tricks", 12)])
def test_every_move_that_is_listed_is_offered_in_some_game(name: str, games: int) -> None:
    game, offered = case(name), set()
    for seed in range(games):
        for step in walk(game, RandomStream.derived(seed, "offered")):
            if isinstance(step.node, Decide):
                offered |= {move for prompt in step.node.prompts for move in prompt.moves}
    assert offered == set(KING.moves(game.options))


def test_a_game_is_bounded_by_its_last_round_alone() -> None:
    """Six turns with three decisions, or five in a tournament, and a card to lay."""
    assert KING.longest(KING.options({"seats": 4})) == (LAST_ROUND - 1) * 19
    assert KING.longest(KING.options({"seats": 5})) == (LAST_ROUND - 1) * 31
