"""Rule: A trick, step by step."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.errors import IllegalMove
from twelvefold.games.chips import events as tell
from twelvefold.games.chips.state import PlayChip

from .chips_help import REDS, Position, random_game

THREE = "burning r1 lead {} / 0 - 1?,4?,8?,12? / 0 - 2?,5?,9?,10? / 0 - 3?,6?,7?,11? / - / play"
FOUR = "burning r1 lead {} / 0 - 3?,4?,9?,10? / 0 - 3?,4?,9?,10? / 0 - 1?,5?,6?,12? / 0 - 2?,7?,8?,11? / - / play"


def fresh(leader: int) -> Position:
    return Position(THREE.format(leader))


def fresh_four(leader: int) -> Position:
    return Position(FOUR.format(leader))


# --- step 1


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_three_play_clockwise_from_the_leader(leader: int) -> None:
    table, order = fresh(leader), []
    while isinstance(table.state.agenda[-1], PlayChip):
        ((seat, moves),) = table.asked.items()
        order.append(seat)
        table.play(int(moves[0].split()[1]))
    assert order == [leader, (leader + 1) % 3, (leader + 2) % 3]


@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_four_play_clockwise_from_the_leader(leader: int) -> None:
    table, order = fresh_four(leader), []
    while isinstance(table.state.agenda[-1], PlayChip):
        ((seat, moves),) = table.asked.items()
        order.append(seat)
        table.play(int(moves[0].split()[1]))
    assert order == [leader, (leader + 1) % 4, (leader + 2) % 4, (leader + 3) % 4]


def test_everyone_may_play_any_chip_in_hand() -> None:
    """Colours and what was led bind nobody."""
    table = fresh(1)
    assert table.asked == {1: ["play 2", "play 5", "play 9", "play 10"]}
    table.play(9)
    assert table.asked == {2: ["play 3", "play 6", "play 7", "play 11"]}
    table.play(3)
    assert table.asked == {0: ["play 1", "play 4", "play 8", "play 12"]}


def test_a_chip_is_played_face_up_and_leaves_the_hand() -> None:
    table = fresh(1).play(9)
    assert table.state.middle == (9,)
    assert table.hands[1] == (2, 5, 10)
    assert table.the(tell.ChipPlayed).chip == 9


# --- step 2


@pytest.mark.parametrize(
    ("leader", "played", "winner"),
    [
        (0, (12, 10, 11), 0),
        (0, (1, 2, 3), 2),
        (0, (4, 9, 3), 1),
        (0, (8, 2, 7), 0),
        (1, (10, 11, 12), 0),
        (1, (9, 3, 4), 1),
        (2, (7, 1, 5), 2),
        (2, (6, 8, 2), 0),
    ],
)
def test_the_highest_value_wins_whatever_its_colour_and_whoever_leads(
    leader: int, played: tuple[int, ...], winner: int
) -> None:
    table = fresh(leader).play(*played)
    assert table.the(tell.TrickWon).seat == winner
    assert list(table.asked) == [winner]


@pytest.mark.parametrize(
    ("leader", "played", "winner", "later"),
    [
        (0, (10, 10, 6, 7), 0, (1,)),
        (1, (10, 5, 7, 10), 1, (0,)),
        (2, (6, 7, 10, 10), 0, (1,)),
        (3, (2, 3, 3, 1), 0, (1,)),
        (1, (9, 6, 8, 9), 1, (0,)),
        (3, (2, 4, 4, 1), 0, (1,)),
    ],
)
def test_between_equal_values_the_one_played_earlier_wins(
    leader: int, played: tuple[int, ...], winner: int, later: tuple[int, ...]
) -> None:
    table = fresh_four(leader).play(*played)
    assert (table.the(tell.TrickWon).seat, table.the(tell.TrickWon).later) == (winner, later)
    assert list(table.asked) == [winner]


def test_equal_values_below_the_highest_decide_nothing() -> None:
    table = fresh_four(0).play(10, 10, 12, 2)
    assert (table.the(tell.TrickWon).seat, table.the(tell.TrickWon).later) == (2, ())


# --- step 3


def test_played_chips_go_to_the_middle() -> None:
    table = fresh(1).play(9, 7, 12)
    assert table.line == "burning r1 lead 0 / 0 - 1?,4?,8? / 0 - 2?,5?,10? / 0 - 3?,6?,11? / 7,9,12 / take"


@pytest.mark.parametrize(("leader", "played"), [(0, (12, 10, 11)), (0, (1, 10, 3)), (0, (1, 2, 11))])
def test_three_take_clockwise_from_the_winner(leader: int, played: tuple[int, ...]) -> None:
    table = fresh(leader).play(*played)
    winner = table.the(tell.TrickWon).seat
    order = []
    for chip in sorted(played):
        order += list(table.asked)
        table.take(chip)
    assert order == [winner, (winner + 1) % 3, (winner + 2) % 3]


def test_four_take_clockwise_from_the_winner() -> None:
    table = fresh_four(0).play(3, 10, 12, 11)
    order = []
    for chip in (3, 10, 11, 12):
        order += list(table.asked)
        table.take(chip)
    assert order == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("played", "taken", "offered"),
    [
        ((12, 9, 7), (9, 7, 12), ([7, 9], [7], [12])),
        ((12, 9, 7), (7, 9, 12), ([7, 9], [9], [12])),
        ((12, 10, 7), (7, 12, 10), ([7], [10, 12], [10])),
        ((12, 10, 11), (11, 12, 10), ([10, 11, 12], [10, 12], [10])),
        ((8, 9, 7), (8, 7, 9), ([7, 8, 9], [7, 9], [9])),
        ((1, 5, 3), (5, 3, 1), ([5], [1, 3], [1])),
    ],
)
def test_everyone_takes_a_red_chip_as_long_as_there_is_one(
    played: tuple[int, ...], taken: tuple[int, ...], offered: tuple[list[int], ...]
) -> None:
    table = fresh(0).play(*played)
    for chip, chips in zip(taken, offered, strict=True):
        ((_, moves),) = table.asked.items()
        assert moves == [f"take {other}" for other in chips]
        table.take(chip)
    assert table.state.middle == ()


def test_of_two_equal_chips_in_the_middle_one_is_taken_and_one_stays() -> None:
    table = fresh_four(0).play(10, 10, 12, 11)
    assert table.asked == {2: ["take 10", "take 11", "take 12"]}
    table.take(10)
    assert table.asked == {3: ["take 10", "take 11", "take 12"]}
    table.take(12)
    assert table.asked == {0: ["take 10", "take 11"]}


def test_the_winner_may_take_the_chip_they_played_or_another() -> None:
    own, other = (fresh(0).play(12, 10, 11).take(chip) for chip in (12, 10))
    assert own.state.front == ((12,), (), ())
    assert other.state.front == ((10,), (), ())


def test_the_winner_lays_the_taken_chip_in_front_face_up() -> None:
    table = fresh(0).play(12, 9, 7).take(9)
    assert table.state.front == ((9,), (), ())
    assert table.hands[0] == (1, 4, 8)
    assert table.the(tell.ChipTaken).to is tell.Where.FRONT


def test_a_chip_in_front_is_never_played_again() -> None:
    table = fresh(0).play(12, 9, 7).take(9, 7, 12)
    assert table.asked == {0: ["play 1", "play 4", "play 8"]}
    with pytest.raises(IllegalMove):
        table.play(9)


def test_the_others_take_theirs_into_hand_and_everyone_has_seen_it() -> None:
    table = fresh(0).play(12, 9, 7).take(9, 7, 12)
    assert table.state.seen == ((), (7,), (12,))
    assert table.state.unseen == ((1, 4, 8), (2, 5, 10), (3, 6, 11))
    assert [taken.to for taken in table.all(tell.ChipTaken)] == [tell.Where.FRONT, tell.Where.HAND, tell.Where.HAND]


def test_a_chip_taken_into_hand_can_be_played_in_the_next_trick() -> None:
    table = fresh(0).play(12, 9, 7).take(9, 7, 12).play(1)
    assert table.asked == {1: ["play 2", "play 5", "play 7", "play 10"]}
    table.play(7)
    assert table.asked == {2: ["play 3", "play 6", "play 11", "play 12"]}
    table.play(12)
    assert table.all(tell.TrickWon)[-1].seat == 2


# --- step 4


@pytest.mark.parametrize(("played", "winner"), [((12, 10, 11), 0), ((1, 10, 3), 1), ((1, 2, 11), 2)])
def test_the_winner_leads_next(played: tuple[int, ...], winner: int) -> None:
    table = fresh(0).play(*played)
    while table.state.middle:
        ((_, moves),) = table.asked.items()
        table.take(int(moves[0].split()[1]))
    assert list(table.asked) == [winner]
    assert table.all(tell.TrickBegan) == [tell.TrickBegan(2, winner)]


@given(st.integers(0, 10**6))
@settings(max_examples=20)
def test_between_tricks_everybody_owns_four_chips_hand_and_table_together(seed: int) -> None:
    tricks = 0
    for step in random_game(seed):
        if any(isinstance(event, tell.TrickBegan) for event, _ in step.events):
            tricks += 1
            state, playing = step.after, step.after.middle
            for place in range(state.places):
                owned = len(state.front[place]) + len(state.seen[place]) + len(state.unseen[place])
                has_played = (place - (state.leader or 0)) % state.places < len(playing)
                assert owned + has_played == 4
    assert tricks >= 12


@given(st.integers(0, 10**6))
@settings(max_examples=20)
def test_chips_in_front_stay_there_until_the_round_ends(seed: int) -> None:
    for step in random_game(seed):
        if step.before.round == step.after.round:
            for before, after in zip(step.before.front, step.after.front, strict=True):
                assert not Counter(before) - Counter(after)


@given(st.integers(0, 10**6))
@settings(max_examples=20)
def test_nobody_the_dummy_included_ever_takes_blue_while_red_lies_in_the_middle(seed: int) -> None:
    middle: list[int] = []
    for step in random_game(seed):
        for event, _ in step.events:
            if isinstance(event, tell.ChipPlayed):
                middle.append(event.chip)
            elif isinstance(event, tell.ChipTaken):
                assert event.chip in REDS or not REDS & set(middle)
                middle.remove(event.chip)
