"""Rule: Two players, and its rulings: how the dummy is dealt, plays, takes and leads."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from positions import PlayedStep
from twelvefold.core.game import Decide
from twelvefold.games.chips import events as tell
from twelvefold.games.chips.chips import Colour
from twelvefold.games.chips.state import State

from .chips_help import GAME, REDS, Position, begin, ending, random_game, reds

DEAL = "1,5,8,12 / 2,4,9,11 / 3,6,7,10"
DUMMY_LEADS = "burning r1 lead 2 / 0 - 1?,5?,8?,12? / 0 - 2?,4?,9?,11? / dummy 0 - 3?,6?,7?,10? {} / - / turn"
KNOWN = "burning r1 lead 0 / 0 7,10 3,11 / 0 8 4,6,12 / dummy 0 1 5,2,9 - / - / play"
"""Four tricks are over: the dummy's stack is known, 5 on top, then 2, then 9."""


def two_player_games(seed: int) -> list[PlayedStep[State]]:
    """A random game for two."""
    return list(random_game(seed - seed % 3))


# --- setting up


def test_the_dummy_takes_the_third_seat_with_two_red_and_two_blue_chips() -> None:
    table = begin(2).deal(DEAL)
    assert table.state.dummy == 2
    assert table.state.unseen == ((1, 5, 8, 12), (2, 4, 9, 11), (3, 6, 7, 10))
    assert table.the(tell.StackMade) == tell.StackMade(2)


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_there_is_no_dummy(seats: int) -> None:
    assert begin(seats).state.dummy is None


def test_only_the_back_of_its_top_chip_is_seen_and_it_is_red_or_blue_alike() -> None:
    table = begin(2).deal(DEAL)
    assert {colour.value: likely for (colour,), likely in table.luck.items()} == {
        "red": Fraction(1, 2),
        "blue": Fraction(1, 2),
    }
    table.top("red")
    assert (
        table.line == "burning r1 lead - / 0 - 1?,5?,8?,12? / 0 - 2?,4?,9?,11? / dummy 0 - 3?,6?,7?,10? red / - / lead"
    )
    assert table.the(tell.TopShown) == tell.TopShown(2, Colour.RED)


def test_its_chips_are_shuffled_and_stacked_so_every_order_is_equally_likely() -> None:
    """Colours are ignored in shuffling, and seeing the backs changes nothing."""
    orders = stacks(begin(2).deal(DEAL), ())
    assert orders == {order: Fraction(1, 24) for order in permutations((3, 6, 7, 10))}


def stacks(table: Position, turned: tuple[int, ...]) -> dict[tuple[int, ...], Fraction]:
    """All orders in which the dummy's four chips may be turned, with their probability."""
    if len(turned) == 4:
        return {turned: Fraction(1)}
    if table.asked:
        node = GAME.node(table.state)
        assert isinstance(node, Decide)
        return stacks(table.answer((node.prompts[0].moves[0],)), turned)
    found: dict[tuple[int, ...], Fraction] = {}
    before = len(table.state.unseen[2])
    for outcome, likely in table.luck.items():
        after = Position(table.state).answer(outcome)
        now = (*turned, outcome) if len(after.state.unseen[2]) < before else turned
        for order, share in stacks(after, now).items():
            found[order] = found.get(order, Fraction(0)) + likely * share
    return found


# --- playing


@pytest.mark.parametrize(("top", "chips"), [("red", [6, 7]), ("blue", [3, 10])])
def test_it_always_plays_its_top_chip_one_of_those_with_the_back_that_is_seen(top: str, chips: list[int]) -> None:
    table = Position(DUMMY_LEADS.format(top))
    assert table.asked == {}
    assert table.luck == {chip: Fraction(1, 2) for chip in chips}
    table.turn(chips[0])
    assert table.state.middle == (chips[0],)
    assert table.the(tell.ChipPlayed) == tell.ChipPlayed(2, chips[0], Colour(top))


def test_once_it_has_played_the_next_chip_shows_its_back() -> None:
    table = Position(DUMMY_LEADS.format("red")).turn(6)
    assert {colour.value: likely for (colour,), likely in table.luck.items()} == {
        "red": Fraction(1, 3),
        "blue": Fraction(2, 3),
    }
    table.top("blue")
    assert table.line == "burning r1 lead 2 / 0 - 1?,5?,8?,12? / 0 - 2?,4?,9?,11? / dummy 0 - 3?,7?,10? blue / 6 / play"


def test_ruling_it_plays_in_seat_order() -> None:
    table = Position("burning r1 lead 1 / 0 - 1?,5?,8?,12? / 0 - 2?,4?,9?,11? / dummy 0 - 3?,6?,7?,10? red / - / play")
    assert list(table.asked) == [1]
    table.play(2)
    assert table.asked == {}
    table.turn(7).top("red")
    assert list(table.asked) == [0]
    table.play(1)
    assert [played.seat for played in table.all(tell.ChipPlayed)] == [1, 2, 0]


def test_ruling_it_leads_by_turning_its_top_chip() -> None:
    table = Position(DUMMY_LEADS.format("blue")).turn(10).top("red").play(12, 11)
    assert [(played.seat, played.chip) for played in table.all(tell.ChipPlayed)] == [(2, 10), (0, 12), (1, 11)]


def test_it_leads_after_it_has_won_a_trick() -> None:
    table = Position(DUMMY_LEADS.format("blue")).turn(10).top("red").play(1, 2)
    assert table.the(tell.TrickWon).seat == 2
    table.take(2, 10)
    assert table.the(tell.TrickBegan) == tell.TrickBegan(2, 2)
    assert table.luck == {6: Fraction(1, 2), 7: Fraction(1, 2)}


# --- taking


@pytest.mark.parametrize(
    ("turned", "played", "taken"),
    [
        (10, (1, 2), 1),
        (10, (5, 2), 5),
        (10, (8, 9), 8),
        (10, (1, 9), 9),
        (7, (5, 4), 4),
        (7, (1, 4), 4),
    ],
)
def test_it_takes_the_lowest_it_may_and_red_first_binds_it(turned: int, played: tuple[int, int], taken: int) -> None:
    """As the winner it takes first; 1 and 2 are lower than 9, but 9 is red."""
    table = Position(DUMMY_LEADS.format("red" if turned in REDS else "blue")).turn(turned)
    table.top("red").play(*played)
    assert table.the(tell.TrickWon).seat == 2
    assert table.state.front[2] == (taken,)
    assert table.all(tell.ChipTaken)[0].chip == taken


def test_a_chip_it_wins_lies_in_front_of_it() -> None:
    table = Position(DUMMY_LEADS.format("blue")).turn(10).top("red").play(1, 2)
    assert table.state.front == ((), (), (1,))
    assert table.state.seen[2] == ()
    assert table.the(tell.ChipTaken).to is tell.Where.FRONT


def test_a_chip_it_takes_into_hand_goes_under_its_stack() -> None:
    table = Position(DUMMY_LEADS.format("red")).turn(6).top("blue").play(12, 11).take(6)
    assert table.asked == {1: ["take 11", "take 12"]}
    table.take(12)
    assert table.line == "burning r1 lead 0 / 0 6 1?,5?,8? / 0 - 2?,4?,9?,12 / dummy 0 - 3?,7?,10?,11 blue / - / play"
    assert table.all(tell.ChipTaken)[-1].to is tell.Where.STACK


def test_ruling_it_takes_in_seat_order() -> None:
    """The second player wins: then the dummy takes before the first one."""
    table = Position(DUMMY_LEADS.format("red")).turn(6).top("blue").play(8, 9).take(9)
    assert [(taken.seat, taken.chip) for taken in table.all(tell.ChipTaken)] == [(1, 9), (2, 6)]
    assert table.asked == {0: ["take 8"]}


def test_chips_come_up_in_the_order_in_which_they_went_under_the_stack() -> None:
    table = Position(KNOWN).play(11, 6)
    assert [(played.seat, played.chip) for played in table.all(tell.ChipPlayed)] == [(0, 11), (1, 6), (2, 5)]
    table.take(5, 6)
    assert table.state.seen[2] == (2, 9, 11), "11 went under the others"
    table.play(3, 12)
    assert table.all(tell.ChipPlayed)[-1] == tell.ChipPlayed(2, 2, Colour.BLUE)
    table.take(12)
    assert table.state.seen[2] == (9, 11, 2), "it took the 2 again"
    table.take(3).play(4, 3)
    assert [played.chip for played in table.all(tell.ChipPlayed) if played.seat == 2] == [5, 2, 9]


def test_no_luck_is_needed_for_a_stack_that_is_known() -> None:
    table = Position(KNOWN).play(3, 4)
    assert table.all(tell.ChipPlayed)[-1] == tell.ChipPlayed(2, 5, Colour.RED)
    assert table.state.front[2] == (1, 4)
    assert table.asked == {0: ["take 5"]}


@given(st.integers(0, 10**6))
@settings(max_examples=20)
def test_the_stack_is_a_queue(seed: int) -> None:
    """First the four unknown chips, in an order nobody knows, then every chip as it went under."""
    queue: list[int] = []
    unknown = 4
    for step in two_player_games(seed):
        for event, _ in step.events:
            if isinstance(event, tell.RoundEnded):
                queue, unknown = [], 4
            elif isinstance(event, tell.ChipPlayed) and event.seat == 2:
                if unknown:
                    unknown -= 1
                else:
                    assert event.chip == queue.pop(0)
            elif isinstance(event, tell.ChipTaken) and event.to is tell.Where.STACK:
                assert event.seat == 2
                queue.append(event.chip)
        if queue:
            assert step.after.seen[2] == tuple(queue)
            assert len(step.after.unseen[2]) == unknown


@given(st.integers(0, 10**6))
@settings(max_examples=20)
def test_it_never_is_asked_and_always_takes_the_lowest_it_may(seed: int) -> None:
    middle: list[int] = []
    for step in two_player_games(seed):
        if isinstance(step.node, Decide):
            assert step.node.seats in ((0,), (1,))
        for event, _ in step.events:
            if isinstance(event, tell.ChipPlayed):
                middle.append(event.chip)
            elif isinstance(event, tell.ChipTaken):
                if event.seat == 2:
                    assert event.chip == min(reds(tuple(middle)) or middle)
                middle.remove(event.chip)


# --- from round to round


def test_ruling_it_is_dealt_anew_each_round() -> None:
    table = ending("26 31 21", dummy=True)
    assert table.line == "burning r2 lead 0 / 0 - - / 0 - - / dummy 1 - - - / - / deal 0 red"
    table.deal(DEAL)
    assert table.state.unseen[2] == (3, 6, 7, 10)
    table.top("blue")
    assert list(table.asked) == [0]


def test_ruling_it_leads_the_next_round_if_it_has_won_the_last_trick() -> None:
    table = Position("burning r1 lead 2 / 0 - 5,7,9,10 / 0 - 2,3,4 / dummy 0 1,6,8,11 - - / 12 / take").take(12)
    assert table.the(tell.RoundEnded) == tell.RoundEnded(2)
    table.deal(DEAL).top("red")
    assert table.luck == {6: Fraction(1, 2), 7: Fraction(1, 2)}
    assert not table.all(tell.LeaderDrawn)


def test_ruling_it_can_win_a_token() -> None:
    assert ending("26 31 21", dummy=True).tokens == (0, 0, 1)
    assert ending("26 26 26", dummy=True).tokens == (1, 1, 1)
