"""Positions as one line of text."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.errors import BadNotation, Reason
from twelvefold.games.chips.chips import Colour
from twelvefold.games.chips.state import PlayChip

from .chips_help import GAME, begin, random_game

POSITIONS = [
    "burning r2 lead 1 / 1 7 5?,9,12? / 0 10 2,6?,11? / dummy 0 - 3?,4?,8,1 red / - / play",
    "burning r1 lead - / 0 - - / 0 - - / 0 - - / - / deal 0 red",
    "no-burning r1 lead - / 0 - 4?,5? / 0 - - / dummy 0 - - - / - / deal 1 red",
    "burning r1 lead - / 0 - 1?,2?,4?,5? / 0 - 6?,7? / 0 - 8?,9? / - / deal 1 blue",
    "burning r3 lead 2 / 1 - - / 0 - - / dummy 1 - - - / - / deal 0 red",
    "burning r1 lead - / 0 - 1?,5?,8?,12? / 0 - 2?,4?,9?,11? / dummy 0 - 3?,6?,7?,10? - / - / top",
    "burning r1 lead - / 0 - 1?,5?,8?,12? / 0 - 2?,4?,9?,11? / dummy 0 - 3?,6?,7?,10? blue / - / lead",
    "burning r2 lead 2 / 0 - 1?,5?,8?,12? / 1 - 2?,4?,9?,11? / dummy 0 - 3?,6?,7?,10? blue / - / turn",
    "burning r1 lead 2 / 0 - 1?,5?,8?,12? / 0 - 2?,4?,9?,11? / dummy 0 - 3?,7?,10? - / 6 / top",
    "burning r1 lead 1 / 0 - 1?,4?,8? / 0 - 2?,5?,10? / 0 - 3?,6?,11? / 7,9,12 / take",
    "no-burning r1 lead 0 / 0 4 1?,6?,12? / 0 - 3,3?,9?,10? / 0 - 2?,4?,5?,9 / 0 - 7?,8?,10,11? / - / play",
    "burning r1 lead 2 / 0 - 3?,4?,9? / 0 - 3?,4?,9? / 0 1 5?,6?,12? / 0 - 2,7?,8?,11? / 10,10 / take",
    "burning r1 lead 0 / 0 7,10 3,11 / 0 8 4,6,12 / dummy 0 1 5,2,9 - / - / play",
    "burning r3 lead 0 / 2 1,6,8,11 - / 2 5,7,9,10 - / 3 2,3,4,12 - / - / over",
]


@pytest.mark.parametrize("line", POSITIONS)
def test_a_position_is_written_as_it_was_read(line: str) -> None:
    state = GAME.parse_state(line)
    assert GAME.format_state(state) == line
    GAME.check(state)


def test_the_documented_line_says_what_it_says() -> None:
    state = GAME.parse_state(POSITIONS[0])
    assert (state.seats, state.burning, state.round, state.leader) == (2, True, 2, 1)
    assert state.tokens == (1, 0, 0)
    assert state.front == ((7,), (10,), ())
    assert state.unseen == ((5, 12), (6, 11), (3, 4))
    assert state.seen == ((9,), (2,), (8, 1))
    assert (state.top, state.middle, state.agenda) == (Colour.RED, (), (PlayChip(),))


@pytest.mark.parametrize(
    ("line", "same"),
    [
        (" burning r2 lead 1/1 7 5?,9,12?/0 10 2,6?,11?/dummy 0 - 3?,4?,8,1 red/-/play ", POSITIONS[0]),
        (POSITIONS[0].replace("5?,9,12?", "12?,9,5?"), POSITIONS[0]),
        (POSITIONS[0].replace("3?,4?,8,1", "8,4?,1,3?"), POSITIONS[0]),
        (POSITIONS[9].replace("7,9,12", "12,9,7"), POSITIONS[9]),
        (POSITIONS[13].replace("1,6,8,11", "11,8,1,6"), POSITIONS[13]),
    ],
)
def test_spaces_around_strokes_and_the_order_of_chips_in_a_hand_do_not_matter(line: str, same: str) -> None:
    assert GAME.parse_state(line) == GAME.parse_state(same)


def test_the_order_of_known_chips_in_the_stack_and_of_chips_being_played_does_matter() -> None:
    assert GAME.parse_state(POSITIONS[0]) != GAME.parse_state(POSITIONS[0].replace("8,1 red", "1,8 red"))
    played = "burning r1 lead 0 / 0 - 1?,4?,12? / 0 - 2?,5?,10? / 0 - 3?,6?,8?,11? / {} / play"
    assert GAME.parse_state(played.format("7,9")) != GAME.parse_state(played.format("9,7"))


def test_a_position_read_from_a_line_is_the_one_that_was_played_to() -> None:
    table = begin(2).deal("1,5,8,12 / 2,4,9,11 / 3,6,7,10").top("red").lead(2).turn(6)
    assert table.state == GAME.parse_state(POSITIONS[8])


@given(st.integers(0, 10**6))
@settings(max_examples=8)
def test_every_position_of_a_game_reads_back_from_its_line(seed: int) -> None:
    for step in random_game(seed):
        GAME.check(step.after)
        assert GAME.parse_state(GAME.format_state(step.after)) == step.after


# --- refusals


UNREADABLE = [
    ("", "chips-notation-shape"),
    ("/ / / / / /", "chips-notation-shape"),
    ("burning r1 lead 0 / 0 - - / 0 - - / - / play", "chips-notation-shape"),
    ("burning r1 / 0 - - / 0 - - / 0 - - / - / deal 0 red", "chips-notation-shape"),
    ("burnt r1 lead - / 0 - - / 0 - - / 0 - - / - / deal 0 red", "chips-notation-shape"),
    ("burning r٣ lead - / 0 - - / 0 - - / 0 - - / - / deal 0 red", "chips-notation-shape"),
    ("burning r1 lead 10 / 0 - - / 0 - - / 0 - - / - / deal 0 red", "chips-notation-shape"),
    ("burning r1 lead - / 0 - 13? / 0 - - / 0 - - / - / deal 0 red", "chips-notation-chips"),
    ("burning r1 lead - / 0 - 0 / 0 - - / 0 - - / - / deal 0 red", "chips-notation-chips"),
    ("burning r1 lead - / 0 - 4, / 0 - - / 0 - - / - / deal 0 red", "chips-notation-chips"),
    ("burning r1 lead - / 0 - 4?? / 0 - - / 0 - - / - / deal 0 red", "chips-notation-chips"),
    ("burning r1 lead - / 0 - 04 / 0 - - / 0 - - / - / deal 0 red", "chips-notation-chips"),
    ("burning r1 lead - / 0 - ٤ / 0 - - / 0 - - / - / deal 0 red", "chips-notation-chips"),
    ("burning r1 lead - / 0 4? - / 0 - - / 0 - - / - / deal 0 red", "chips-notation-chips"),
    ("burning r1 lead - / 0 - - / 0 - - / 0 - - / 4? / deal 0 red", "chips-notation-chips"),
    ("burning r1 lead - / 0 - - / 0 - - / 0 - - / 4 9 / deal 0 red", "chips-notation-chips"),
    ("burning r1 lead - / 0 - - / 0 - - / 0 - - /  / deal 0 red", "chips-notation-chips"),
    ("burning r1 lead - / - - / 0 - - / 0 - - / - / deal 0 red", "chips-notation-place"),
    ("burning r1 lead - / 10 - - / 0 - - / 0 - - / - / deal 0 red", "chips-notation-place"),
    ("burning r1 lead - / 0 - - - / 0 - - / 0 - - / - / deal 0 red", "chips-notation-place"),
    ("burning r1 lead - / 0 - - / 0 - - / dummy 0 - - / - / deal 0 red", "chips-notation-place"),
    ("burning r1 lead - / 0 - - / 0 - - / dummy 0 - - green / - / deal 0 red", "chips-notation-place"),
    ("burning r1 lead - / 0 - - / dummy 0 - - - / 0 - - / - / deal 0 red", "chips-notation-place"),
    ("burning r1 lead - / 0 - - / dummy 0 - - - / dummy 0 - - - / - / deal 0 red", "chips-notation-place"),
    ("burning r1 lead - / 0 - - / 0 - - / 0 - - / - / sleep", "chips-notation-next"),
    ("burning r1 lead - / 0 - - / 0 - - / 0 - - / - / deal 0 green", "chips-notation-next"),
    ("burning r1 lead - / 0 - - / 0 - - / 0 - - / - / deal red", "chips-notation-next"),
    ("burning r1 lead - / 0 - - / 0 - - / 0 - - / - / ", "chips-notation-next"),
    ("burning r1 lead - / 0 - - / 0 - - / 0 - - / - / play", "chips-notation-impossible"),
]


@pytest.mark.parametrize(("line", "key"), UNREADABLE)
def test_a_line_that_does_not_read_is_refused_with_its_reason(line: str, key: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.parse_state(line)
    assert refused.value.key == key


def test_every_reason_not_to_read_a_line_is_shown_here() -> None:
    assert {key for _, key in UNREADABLE} == {key for key in Reason.declared if key.startswith("chips-notation-")}


@pytest.mark.parametrize("thing", [None, 7, b"burning", [POSITIONS[0]], {}])
def test_what_is_no_text_is_no_position(thing: Any) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_state(thing)
