"""Rule: End of a round, as far as it ends the game. What the dummy does to it is in ``test_dummy_wins.py``."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.errors import BadNotation, NotYourDecision
from twelvefold.core.game import Over
from twelvefold.games.chips import events as tell
from twelvefold.games.chips.state import DealChips

from .chips_help import GAME, Position, ending, random_game


def test_two_tokens_do_not_end_the_game() -> None:
    table = ending("26 31 21", "2 2 1")
    assert table.tokens == (2, 2, 2)
    assert table.winners is None
    assert isinstance(table.state.agenda[-1], DealChips)


def test_the_first_to_three_tokens_wins_the_game() -> None:
    table = ending("26 31 21", "2 2 2")
    assert table.tokens == (2, 2, 3)
    assert table.winners == (2,)
    assert table.the(tell.GameWon) == tell.GameWon((2,), 3, ())


def test_several_who_reach_three_at_once_share_the_victory() -> None:
    table = ending("26 26 26", "2 1 2")
    assert table.tokens == (3, 2, 3)
    assert table.winners == (0, 2)
    assert table.the(tell.GameWon) == tell.GameWon((0, 2), 3, ())


def test_four_players_may_share_the_victory_too() -> None:
    table = ending("26 27 25 26", "2 2 2 2", burning=False)
    assert table.tokens == (3, 3, 2, 3)
    assert table.winners == (0, 1, 3)


def test_when_the_game_is_over_all_chips_lie_open_and_nothing_can_be_played() -> None:
    table = ending("26 31 21", "2 2 2")
    assert table.line == "burning r3 lead 0 / 2 1,6,8,11 - / 2 5,7,9,10 - / 3 2,3,4,12 - / - / over"
    with pytest.raises(NotYourDecision):
        table.play(1)


def test_the_check_follows_each_round_so_nobody_can_go_on_with_three_tokens() -> None:
    line = "burning r4 lead 0 / {} - 1?,4?,8?,12? / 0 - 2?,5?,9?,10? / 1 - 3?,6?,7?,11? / - / play"
    assert Position(line.format(2)).asked
    with pytest.raises(BadNotation):
        Position(line.format(3))


@given(st.integers(0, 10**6))
@settings(max_examples=30)
def test_the_game_ends_with_the_first_third_token_and_nobody_gets_a_fourth(seed: int) -> None:
    for step in random_game(seed):
        assert isinstance(GAME.node(step.after), Over) == (max(step.after.tokens) == 3)
        assert max(step.after.tokens) <= 3
        gained = [after - before for before, after in zip(step.before.tokens, step.after.tokens, strict=True)]
        assert set(gained) <= {0, 1}
        assert bool(sum(gained)) == any(isinstance(event, tell.RoundEnded) for event, _ in step.events)
