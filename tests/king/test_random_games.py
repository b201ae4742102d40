"""What holds in every game, whatever is played: shown on games played at random."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from positions import PlayedStep
from twelvefold.core.chance import Chance
from twelvefold.core.game import Decide, Over
from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import Character, in_order
from twelvefold.games.king.state import State

from .king_help import GAME, random_game

seeds = st.integers(0, 10**6)


def told_in(step: PlayedStep[State], *kinds: type) -> list[object]:
    return [event for event, _ in step.events if isinstance(event, kinds)]


@given(seeds)
@settings(max_examples=150)
def test_the_supply_of_tokens_never_runs_out(seed: int) -> None:
    for step in random_game(seed):
        ones, twos = (sum(held[i] for held in step.after.tokens) for i in (0, 1))
        assert 0 <= ones <= 9
        assert 0 <= twos <= 6


@given(seeds)
@settings(max_examples=60)
def test_a_turn_gives_one_2_and_one_1_at_most(seed: int) -> None:
    for step in random_game(seed):
        before, after = ([sum(held[i] for held in state.tokens) for i in (0, 1)] for state in (step.before, step.after))
        if any(after) and not told_in(step, tell.RoundBegan):
            assert after[0] - before[0] == len(told_in(step, tell.SecondPlace)) <= 1
            assert after[1] - before[1] == len(told_in(step, tell.FirstPlace)) <= 1


@given(seeds)
@settings(max_examples=60)
def test_at_most_one_sorcerer_and_one_lady_choose_in_a_turn(seed: int) -> None:
    chosen: list[str] = []
    for step in random_game(seed):
        if not isinstance(step.node, Decide):
            continue
        asks = [prompt.ask for prompt in step.node.prompts]
        if asks[0] == "play":
            chosen = []
            assert len(asks) == len(step.before.dice)
        else:
            assert len(asks) == 1
            chosen += asks
        assert len(chosen) == len(set(chosen))


@given(seeds)
@settings(max_examples=60)
def test_a_round_has_six_turns_or_five_unless_8_points_come_first(seed: int) -> None:
    turns = 0
    for step in random_game(seed):
        turns = 0 if told_in(step, tell.RoundBegan) else turns + len(told_in(step, tell.CardsRevealed))
        if told_in(step, tell.TotalsCompared):
            full = 5 if any(laid is not None for laid in step.before.under) else 6
            assert turns == full or (turns < full and told_in(step, tell.PointsReached))
            assert bool(told_in(step, tell.LastCardReached)) == (turns == full)


@given(seeds)
@settings(max_examples=60)
def test_the_game_ends_with_the_second_round_somebody_wins(seed: int) -> None:
    wins: dict[int, int] = {}
    last = None
    for step in random_game(seed):
        for event, _ in step.events:
            if isinstance(event, tell.RoundWon):
                wins[event.seat] = wins.get(event.seat, 0) + 1
                last = event.seat
        end = GAME.node(step.after)
        assert isinstance(end, Over) == (2 in wins.values())
        if isinstance(end, Over):
            assert end.winners == (last,)


@given(seeds)
@settings(max_examples=60)
def test_everybody_has_the_same_seven_characters_and_no_card_is_ever_lost(seed: int) -> None:
    for step in random_game(seed):
        state = step.after
        if state.set:
            assert Character.KNIGHT in state.set
        for hand, played, laid in zip(state.hands, state.played, state.under, strict=True):
            own = [*hand, *played, *([] if laid is None else [laid])]
            assert in_order(own) == state.set


@given(seeds)
@settings(max_examples=60)
def test_dice_are_rolled_by_all_when_a_round_begins_and_by_an_oracle_and_never_else(seed: int) -> None:
    for step in random_game(seed):
        if isinstance(step.node, Chance) and step.before.set:
            begins, oracle = told_in(step, tell.RoundBegan), told_in(step, tell.DieRolled)
            assert len(begins) + len(oracle) == 1
            assert bool(begins) == (not any(step.before.dice))
