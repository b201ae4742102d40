"""What is told of a game, in which order and to whom."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.events import EVERYONE, only
from twelvefold.core.game import Over
from twelvefold.games.chips import events as tell
from twelvefold.games.chips.chips import Colour
from twelvefold.games.chips.scoring import Fate

from .chips_help import GAME, REDS, Position, begin, ending, random_game

RED, BLUE = Colour.RED, Colour.BLUE
FRONT, HAND, STACK = tell.Where.FRONT, tell.Where.HAND, tell.Where.STACK
CHOSEN, LOWEST, RED_FIRST, LOWEST_RED, ONLY_RED, ONLY = tell.Why


# --- a round begins


def test_the_beginning_of_a_game_for_three() -> None:
    table = begin(3).deal("1,4,8,12 / 2,5,9,10 / 3,6,7,11").lead(1)
    assert table.told == [
        (tell.RoundBegan(1), EVERYONE),
        (tell.ChipsDealt(0, RED, (4, 8)), only(0)),
        (tell.ChipsDealt(1, RED, (5, 9)), only(1)),
        (tell.ChipsDealt(2, RED, (6, 7)), only(2)),
        (tell.ChipsDealt(0, BLUE, (1, 12)), only(0)),
        (tell.ChipsDealt(1, BLUE, (2, 10)), only(1)),
        (tell.ChipsDealt(2, BLUE, (3, 11)), only(2)),
        (tell.LeaderDrawn(1), EVERYONE),
        (tell.TrickBegan(1, 1), EVERYONE),
    ]


def test_the_beginning_of_a_game_for_two_nobody_is_told_the_dummys_chips() -> None:
    table = begin(2).deal("1,4,8,12 / 2,5,9,10 / 3,6,7,11").top("red").lead(2)
    assert table.told == [
        (tell.RoundBegan(1), EVERYONE),
        (tell.ChipsDealt(0, RED, (4, 8)), only(0)),
        (tell.ChipsDealt(1, RED, (5, 9)), only(1)),
        (tell.ChipsDealt(0, BLUE, (1, 12)), only(0)),
        (tell.ChipsDealt(1, BLUE, (2, 10)), only(1)),
        (tell.StackMade(2), EVERYONE),
        (tell.TopShown(2, RED), EVERYONE),
        (tell.LeaderDrawn(2), EVERYONE),
        (tell.TrickBegan(1, 2), EVERYONE),
    ]


@given(st.integers(0, 10**6))
@settings(max_examples=25)
def test_dealt_chips_are_told_to_their_owner_alone_and_everything_else_to_everyone(seed: int) -> None:
    for step in random_game(seed):
        for event, audience in step.events:
            if isinstance(event, tell.ChipsDealt):
                viewers = (None, *range(step.after.seats))
                assert {viewer for viewer in viewers if audience.includes(viewer)} == {event.seat}
            else:
                assert audience == EVERYONE


# --- a trick


def test_a_trick_tells_who_played_what_who_won_and_who_took_what_where_and_why() -> None:
    table = Position("burning r1 lead 1 / 0 - 1?,4?,8?,12? / 0 - 2?,5?,9?,10? / 0 - 3?,6?,7?,11? / - / play")
    table.play(9, 7, 12).take(9, 7, 12)
    assert table.story == [
        tell.ChipPlayed(1, 9, RED),
        tell.ChipPlayed(2, 7, RED),
        tell.ChipPlayed(0, 12, BLUE),
        tell.TrickWon(0, 12, BLUE, ()),
        tell.ChipTaken(0, 9, RED, FRONT, RED_FIRST),
        tell.ChipTaken(1, 7, RED, HAND, ONLY_RED),
        tell.ChipTaken(2, 12, BLUE, HAND, ONLY),
        tell.TrickBegan(2, 0),
    ]


def test_a_trick_won_before_an_equal_chip_names_who_was_later() -> None:
    table = Position(
        "burning r1 lead 2 / 0 - 3?,4?,9?,10? / 0 - 3?,4?,9?,10? / 0 - 1?,5?,6?,12? / 0 - 2?,7?,8?,11? / - / play"
    )
    table.play(1, 2, 10, 10)
    assert table.story[-1] == tell.TrickWon(0, 10, BLUE, (1,))


def test_the_dummys_turn_is_told_like_anyones() -> None:
    table = Position("burning r1 lead 2 / 0 - 1?,5?,8?,12? / 0 - 2?,4?,9?,11? / dummy 0 - 3?,6?,7?,10? red / - / turn")
    table.turn(7).top("blue").play(5, 9).take(7)
    assert table.story == [
        tell.ChipPlayed(2, 7, RED),
        tell.TopShown(2, BLUE),
        tell.ChipPlayed(0, 5, RED),
        tell.ChipPlayed(1, 9, RED),
        tell.TrickWon(1, 9, RED, ()),
        tell.ChipTaken(1, 7, RED, FRONT, CHOSEN),
        tell.ChipTaken(2, 5, RED, STACK, LOWEST),
    ]


TAKE_12 = "burning r1 lead 1 / 0 - {} / 0 - {} / 0 - {} / {} / take"


@pytest.mark.parametrize(
    ("hands", "middle", "chip", "why"),
    [
        (("1?,4?,8?", "2?,5?,9?", "3?,6?,7?"), "10,11,12", 11, CHOSEN),
        (("1?,4?,10?", "2?,5?,11?", "3?,6?,12?"), "7,8,9", 7, CHOSEN),
        (("1?,4?,8?", "2?,5?,10?", "3?,6?,11?"), "7,9,12", 9, RED_FIRST),
        (("1?,4?,8?", "2?,5?,9?", "3?,6?,12?"), "7,10,11", 7, ONLY_RED),
    ],
)
def test_a_chip_is_chosen_or_red_goes_first_or_it_was_the_only_red_one(
    hands: tuple[str, ...], middle: str, chip: int, why: tell.Why
) -> None:
    table = Position(TAKE_12.format(*hands, middle)).take(chip)
    assert table.the(tell.ChipTaken) == tell.ChipTaken(1, chip, RED if chip in REDS else BLUE, FRONT, why)


def test_of_two_equal_chips_alone_in_the_middle_either_is_the_only_one() -> None:
    table = Position("burning r1 lead 2 / 0 - 3?,4?,9? / 0 - 3?,4?,9? / 0 1 5?,6?,12? / 0 - 2,7?,8?,11? / 10,10 / take")
    assert table.asked == {0: ["take 10"]}
    table.take(10, 10)
    assert [taken.why for taken in table.all(tell.ChipTaken)] == [ONLY, ONLY]


@pytest.mark.parametrize(
    ("played", "chip", "why"), [((1, 2), 1, LOWEST), ((5, 4), 4, LOWEST_RED), ((1, 4), 4, ONLY_RED)]
)
def test_the_dummy_takes_the_lowest_or_red_first(played: tuple[int, int], chip: int, why: tell.Why) -> None:
    line = "burning r1 lead 2 / 0 - 1?,5?,8?,12? / 0 - 2?,4?,9?,11? / dummy 0 - 3?,6?,7?,10? blue / - / turn"
    table = Position(line).turn(10).top("red").play(*played)
    assert table.the(tell.ChipTaken) == tell.ChipTaken(2, chip, RED if chip in REDS else BLUE, FRONT, why)


# --- the end


def test_the_end_of_a_round_tells_hands_totals_and_tokens() -> None:
    table = ending("26 31 21", "1 2 1")
    assert table.story == [
        tell.ChipTaken(2, 12, BLUE, HAND, ONLY),
        tell.RoundEnded(0),
        tell.HandLaid(1, (5, 7, 9, 10)),
        tell.HandLaid(2, (2, 3, 4, 12)),
        tell.TotalCounted(0, (1, 6, 8, 11), 26, 26, Fate.BURNT),
        tell.TotalCounted(1, (5, 7, 9, 10), 31, 31, Fate.BURNT),
        tell.TotalCounted(2, (2, 3, 4, 12), 21, 21, Fate.STANDS),
        tell.TokenWon(2, 21, tell.Merit.HIGHEST_UNBURNT, (), 2),
    ]


def test_the_end_of_the_game_is_told_last() -> None:
    assert ending("26 26 26", "2 2 1").story[-1] == tell.GameWon((0, 1), 3, ())
    assert ending("26 31 21", "1 0 2", dummy=True).story[-1] == tell.DummyOutrun(2, 0, 1)
    assert ending("26 31 21", "1 1 2", dummy=True).story[-1] == tell.DummyWon(2, 1)


def test_a_token_with_no_burnt_total_is_for_the_highest() -> None:
    assert ending("22 25 31", burning=False).the(tell.TokenWon).merit is tell.Merit.HIGHEST


def test_the_dummys_stack_is_laid_down_like_a_hand_in_order_of_value() -> None:
    table = Position("burning r1 lead 0 / 0 1,6,8,11 - / 0 - 5,9,10 / dummy 0 - 4,2,3 - / 7,12 / take").take(7)
    assert table.all(tell.HandLaid)[-1] == tell.HandLaid(2, (2, 3, 4, 12))


@given(st.integers(0, 10**6))
@settings(max_examples=25)
def test_the_end_is_told_once_and_agrees_with_who_has_won(seed: int) -> None:
    steps = list(random_game(seed))
    told = [event for step in steps for event, _ in step.events]
    ends = [event for event in told if isinstance(event, tell.GameWon | tell.DummyOutrun | tell.DummyWon)]
    assert ends == told[-1:]
    won: tuple[int, ...] = ()
    match ends[0]:
        case tell.GameWon(seats=seats):
            won = seats
        case tell.DummyOutrun(seat=seat):
            won = (seat,)
    assert GAME.node(steps[-1].after) == Over(won)


@given(st.integers(0, 10**6))
@settings(max_examples=12)
def test_telling_the_story_does_not_change_what_happens(seed: int) -> None:
    for step in random_game(seed):
        assert GAME.apply(step.before, step.outcome) == step.after
