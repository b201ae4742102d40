"""Positions that no game reaches, each refused with its reason; and damaged ones, refused or playable."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from damage import damaged
from positions import random_steps
from twelvefold.core.codec import decode, encode
from twelvefold.core.errors import BadData, BadNotation, Reason
from twelvefold.core.game import Over
from twelvefold.core.generator import RandomStream
from twelvefold.games.chips.state import Finished, PlayChip, State, TakeChip

from .chips_help import GAME, Position, random_game

DEALT = "0 - 1?,4?,8?,12? / 0 - 2?,5?,9?,10? / 0 - 3?,6?,7?,11?"
DEALT_TWO = "0 - 1?,5?,8?,12? / 0 - 2?,4?,9?,11? / dummy 0 - 3?,6?,7?,10?"
IMPOSSIBLE = [
    (f"burning r1 lead - / {' / '.join(['0 - -'] * 5)} / - / deal 0 red", "seats"),
    (f"burning r1 lead - / {' / '.join(['0 - -'] * 3)} / dummy 0 - - - / - / deal 0 red", "seats"),
    # every chip lies somewhere once
    ("burning r1 lead 0 / 0 - 1?,4?,8?,12? / 0 - 2?,5?,9?,10? / 0 - 3?,6?,7?,12? / - / play", "chips"),
    ("burning r1 lead 0 / 0 - 1?,4?,8?,12? / 0 - 2?,5?,9?,10? / 0 - 3?,6?,7? / - / play", "chips"),
    ("burning r1 lead - / 0 - 4?,4? / 0 - - / 0 - - / - / deal 1 red", "chips"),
    (
        "burning r1 lead 0 / 0 - 3?,3?,4?,9? / 0 - 1?,5?,9?,10? / 0 - 2?,6?,7?,10? / 0 - 8?,9?,11?,12? / - / play",
        "chips",
    ),
    # tokens and rounds
    (f"burning r0 lead - / {DEALT} / - / lead", "leader"),
    (f"burning r2 lead 0 / {DEALT} / - / play", "round"),
    (f"burning r1 lead 0 / {DEALT.replace('0 -', '1 -', 1)} / - / play", "round"),
    (f"burning r2 lead 0 / {DEALT.replace('0 -', '2 -', 1)} / - / play", "round"),
    (f"burning r4 lead 0 / {DEALT.replace('0 -', '3 -', 1)} / - / play", "round"),
    (f"burning r4 lead 0 / {DEALT.replace('0 -', '2 -', 1)} / - / play", "round"),
    # the leader
    (f"burning r1 lead 3 / {DEALT} / - / play", "leader"),
    (f"burning r1 lead - / {DEALT} / - / play", "leader"),
    (f"burning r1 lead 0 / {DEALT} / - / lead", "leader"),
    (f"burning r2 lead 0 / {DEALT.replace('0 -', '1 -', 1)} / - / lead", "leader"),
    ("burning r1 lead 0 / 0 - - / 0 - - / 0 - - / - / deal 0 red", "leader"),
    ("burning r2 lead - / 1 - - / 0 - - / 0 - - / - / deal 0 red", "leader"),
    # the deal
    ("burning r1 lead - / 0 - - / 0 - - / 0 - - / - / deal 3 red", "deal"),
    ("burning r1 lead - / 0 - - / 0 - - / 0 - - / - / deal 1 red", "deal"),
    ("burning r1 lead - / 0 - 4?,5? / 0 - - / 0 - - / - / deal 0 red", "deal"),
    ("burning r1 lead - / 0 - 4?,10? / 0 - - / 0 - - / - / deal 1 red", "deal"),
    ("burning r1 lead - / 0 - 4?,5?,6? / 0 - - / 0 - - / - / deal 1 red", "deal"),
    ("burning r1 lead - / 0 - 4?,5 / 0 - - / 0 - - / - / deal 1 red", "deal"),
    ("burning r1 lead - / 0 4 - / 0 - - / 0 - - / - / deal 0 red", "deal"),
    ("burning r1 lead - / 0 - - / 0 - - / 0 - - / 4 / deal 0 red", "deal"),
    ("burning r1 lead - / 0 - 4?,5?,6?,1? / 0 - 2?,7?,8?,9? / 0 - 3?,10?,11?,12? / - / lead", "deal"),
    # what was taken in the last trick, or in this one
    ("burning r1 lead 1 / 0 - 1?,4?,8? / 0 12 2?,5?,10? / 0 - 3?,6?,11? / 7,9 / take", "taken"),
    ("burning r1 lead 0 / 0 9 1?,4?,8 / 0 7 2?,5?,10? / 0 - 3?,6?,11,12 / - / play", "taken"),
    ("burning r1 lead 1 / 0 - 1?,4?,8? / 0 7 2?,5?,10? / 0 - 3?,6?,11?,12 / 9 / take", "taken"),
    # the dummy's top chip
    (f"burning r1 lead 0 / {DEALT_TWO} - / - / play", "top"),
    (f"burning r1 lead - / {DEALT_TWO} red / - / top", "top"),
    ("burning r2 lead 1 / 1 7 5?,9,12? / 0 10 2,3?,6? / dummy 0 - 4?,8?,11,1 blue / - / play", "top"),
    ("burning r1 lead 0 / 0 7,10 3,11 / 0 8 4,6,12 / dummy 0 1 5,2,9 red / - / play", "top"),
    # everybody owns four chips
    ("burning r1 lead 0 / 0 - 1?,4?,8? / 0 - 2?,5?,9?,10?,12? / 0 - 3?,6?,7?,11? / - / play", "owned"),
    ("burning r1 lead 0 / 0 - 1?,4?,8?,12? / 0 - 2?,5?,10? / 0 - 3?,6?,7?,11? / 9 / play", "owned"),
    ("burning r1 lead 1 / 0 - 1?,4?,8? / 0 12 2?,10? / 0 - 3?,5?,6?,11? / 7,9 / take", "owned"),
    # what was played is seen, and nothing else can be
    ("burning r1 lead 0 / 0 - 1,4?,8?,12? / 0 - 2?,5?,9?,10? / 0 - 3?,6?,7?,11? / - / play", "unseen"),
    ("burning r1 lead 0 / 0 9 1?,4?,8? / 0 - 2?,5?,7?,10? / 0 - 3?,6?,11?,12 / - / play", "unseen"),
    ("burning r1 lead 0 / 0 9 1?,4?,8? / 0 - 2,5?,7,10? / 0 - 3?,6?,11?,12 / - / play", "unseen"),
    ("burning r1 lead 0 / 0 9 1?,4?,8? / 0 - 5?,6?,7?,10 / 0 - 2?,3?,11?,12 / - / play", "colours"),
    ("burning r1 lead 0 / 0 9 1?,4?,8? / 0 - 2?,5?,7,10? / dummy 0 - 3?,6,11?,12 red / - / play", "unseen"),
    ("burning r2 lead 1 / 1 7 5?,9,12? / 0 10 2,6?,11? / dummy 0 - 3?,4?,8?,1 red / - / play", "unseen"),
    # chips in front
    ("burning r1 lead 0 / 0 - 1?,4?,8?,12 / 0 9 2?,5?,10? / 0 - 3?,6?,7,11? / - / play", "front"),
    ("burning r1 lead 0 / 0 1,6,8,11 - / 0 - 5,7,9,10 / 0 - 2,3,4,12 / - / play", "front"),
    ("burning r1 lead 0 / 0 12 2,3,4 / 0 1,6,8,11 - / 0 - 5,7,9 / 10 / take", "front"),
    ("burning r1 lead 1 / 0 9 1?,4? / 0 - 2?,5?,10,12 / 0 - 3?,6?,11? / 7,8 / take", "front"),
    # whose turn it is
    (f"burning r1 lead 0 / {DEALT} / - / take", "turn"),
    ("burning r1 lead 0 / 0 - 1?,4?,8? / 0 - 2?,5?,10? / 0 - 3?,6?,11? / 7,9,12 / play", "turn"),
    (f"burning r1 lead 2 / {DEALT_TWO} red / - / play", "turn"),
    (f"burning r1 lead 0 / {DEALT_TWO} red / - / turn", "turn"),
    (f"burning r1 lead 0 / {DEALT} / - / turn", "turn"),
    ("burning r1 lead 2 / 0 7,10 3,11 / 0 8 4,6,12 / dummy 0 1 5,2,9 - / - / turn", "turn"),
    ("burning r1 lead 2 / 0 - 1?,5?,8? / 0 - 2?,4?,9? / dummy 0 - 3?,6?,7? red / 10,11,12 / take", "turn"),
    ("burning r1 lead 0 / 0 - 1?,5?,8? / 0 - 2?,4?,9?,11? / dummy 0 - 3?,6?,7?,10? - / 12 / top", "turn"),
    ("burning r1 lead 0 / 0 - 1?,4?,8? / 0 - 2?,5?,9?,10? / 0 - 3?,6?,7?,11? / 12 / top", "turn"),
    # the end
    ("burning r3 lead 0 / 2 1,6,8,11 - / 2 5,7,9,10 - / 2 2,3,4,12 - / - / over", "end"),
    ("burning r3 lead 0 / 3 1,6,8,11 - / 2 5,7,9,10 - / 1 2,3,4,12 - / - / over", "end"),
    ("burning r3 lead 0 / 2 1,6,8,11 - / 2 5,7,9,10 - / 3 2,3,4 12 / - / over", "end"),
    ("burning r3 lead 0 / 2 1,6,8,11 - / 2 5,7,9,10 - / 3 2,3,4 - / 12 / over", "end"),
    ("burning r3 lead 0 / 2 1,6,8,11 - / 2 5,7,9,10 - / dummy 3 2,3,4,12 - blue / - / over", "end"),
    ("burning r3 lead 0 / 3 1,6,8,11 - / 2 5,7,9,10 - / 3 2,3,4,12 - / - / over", "round"),
    ("burning r9 lead 0 / 2 1,6,8,11 - / 2 5,7,9,10 - / 3 2,3,4,12 - / - / over", "round"),
    ("burning r3 lead - / 2 1,6,8,11 - / 2 5,7,9,10 - / 3 2,3,4,12 - / - / over", "leader"),
]


@pytest.mark.parametrize(("line", "key"), IMPOSSIBLE)
def test_a_position_no_game_reaches_is_refused_with_its_reason(line: str, key: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.parse_state(line)
    assert refused.value.key == "chips-notation-impossible"
    problem = refused.value.args_["problem"]
    assert isinstance(problem, BadData)
    assert problem.key == f"chips-position-{key}"


@pytest.mark.parametrize(
    "line",
    [f"burning r1 lead - / {DEALT} / - / top", f"burning r2 lead 0 / {DEALT.replace('0 -', '1 -', 1)} / - / top"],
)
def test_where_no_dummy_plays_no_top_chip_shows_its_back(line: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_state(line)


FRESH = Position(f"burning r1 lead 0 / {DEALT} / - / play").state
STACK = Position("burning r1 lead 0 / 0 7,10 3,11 / 0 8 4,6,12 / dummy 0 1 5,2,9 - / - / play").state


UNWRITABLE: list[tuple[State, str]] = [
    (replace(FRESH, agenda=()), "agenda"),
    (replace(FRESH, agenda=(PlayChip(), PlayChip())), "agenda"),
    (replace(FRESH, seats=1), "seats"),
    (replace(FRESH, seats=2), "top"),
    (replace(FRESH, tokens=(0, 0)), "seats"),
    (replace(FRESH, front=((), (), (), ())), "seats"),
    (replace(FRESH, unseen=((12, 1, 4, 8), *FRESH.unseen[1:])), "chips"),
    (replace(FRESH, unseen=((0, 1, 4, 8), *FRESH.unseen[1:])), "chips"),
    (replace(FRESH, leader=-1), "leader"),
    (replace(FRESH, tokens=(0, 0, -1)), "round"),
    (replace(STACK, front=((10, 7), *STACK.front[1:])), "chips"),
    (replace(STACK, seen=((11, 3), *STACK.seen[1:])), "chips"),
    (replace(FRESH, agenda=(TakeChip(),)), "turn"),
    (replace(FRESH, agenda=(Finished(),)), "end"),
]


@pytest.mark.parametrize(("state", "key"), UNWRITABLE)
def test_a_state_that_no_line_can_write_is_refused_too(state: State, key: str) -> None:
    with pytest.raises(BadData) as refused:
        GAME.check(state)
    assert refused.value.key == f"chips-position-{key}"


def test_every_reason_to_refuse_a_position_is_shown_here() -> None:
    shown = {f"chips-position-{key}" for _, key in [*IMPOSSIBLE, *UNWRITABLE]}
    assert shown == {key for key in Reason.declared if key.startswith("chips-position-")}


# --- damage


@cache
def some_positions() -> list[State]:
    """Positions of games with all numbers of players and both variants."""
    return [step.after for seed in range(6) for step in random_game(seed)][::7]


def play_to_the_end(state: State, seed: int) -> None:
    """Whatever passes the check can be seen, imagined, written and played, and every position after it, too."""
    luck = RandomStream.derived(seed, "damage")
    for viewer in (None, *range(state.seats)):
        GAME.check(GAME.imagine(GAME.view(state, viewer), luck))
    assert GAME.parse_state(GAME.format_state(state)) == state
    table = Position(state)
    for step in random_steps(table, luck):
        GAME.check(step.after)
    assert isinstance(GAME.node(table.state), Over)


@given(st.data())
@settings(max_examples=400)
def test_a_position_damaged_at_one_place_is_refused_or_can_be_played_to_the_end(data: st.DataObject) -> None:
    written = damaged(data, encode(data.draw(st.sampled_from(some_positions()))))
    try:
        state = decode(State, written)
        GAME.check(state)
    except BadData:
        return
    play_to_the_end(state, 1)


def chips_in(written: dict[str, Any]) -> list[tuple[list[int], int]]:
    """Where each chip of a written position lies: its row, and the place in it."""
    rows = [*written["front"], *written["seen"], *written["unseen"], written["middle"]]
    return [(row, place) for row in rows for place in range(len(row))]


@given(st.data(), st.integers(0, 10**6))
@settings(max_examples=80)
def test_a_position_with_two_chips_exchanged_is_refused_or_can_be_played_to_the_end(
    data: st.DataObject, seed: int
) -> None:
    written: Any = encode(data.draw(st.sampled_from(some_positions())))
    lying = chips_in(written)
    if lying:
        (row, place), (other, there) = (data.draw(st.sampled_from(lying)) for _ in range(2))
        row[place], other[there] = other[there], row[place]
        for hand in (*written["front"], *written["unseen"], *written["seen"][: written["seats"]]):
            hand.sort()
    state = decode(State, written)
    try:
        GAME.check(state)
    except BadData:
        return
    play_to_the_end(state, seed)
