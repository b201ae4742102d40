"""Who may answer what, and the notation of moves."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.errors import BadNotation, IllegalMove, NotYourDecision
from twelvefold.core.game import Decide
from twelvefold.games.chips.chips import Colour
from twelvefold.games.chips.moves import Move, Play, Take

from .chips_help import GAME, Position, begin

PLAYING = "burning r1 lead 0 / 0 - 1?,4?,8?,12? / 0 - 2?,5?,9?,10? / 0 - 3?,6?,7?,11? / - / play"
TAKING = "burning r1 lead 1 / 0 - 1?,4?,8? / 0 - 2?,5?,10? / 0 - 3?,6?,11? / 7,9,12 / take"
DUMMY = "burning r1 lead 2 / 0 - 1?,5?,8?,12? / 0 - 2?,4?,9?,11? / dummy 0 - 3?,6?,7?,10? red / - / turn"
ALL_MOVES: list[Move] = [*[Play(chip) for chip in range(1, 13)], *[Take(chip) for chip in range(1, 13)]]


# --- prompts


@pytest.mark.parametrize(("line", "seat", "ask"), [(PLAYING, 0, "play"), (TAKING, 1, "take")])
def test_one_seat_is_asked_at_a_time_to_play_or_to_take(line: str, seat: int, ask: str) -> None:
    node = GAME.node(Position(line).state)
    assert isinstance(node, Decide)
    assert [(prompt.seat, prompt.ask, prompt.line) for prompt in node.prompts] == [(seat, ask, False)]


def test_a_seat_that_is_not_asked_has_no_prompt() -> None:
    node = GAME.node(Position(PLAYING).state)
    assert isinstance(node, Decide)
    for seat in (1, 2, 3, -1):
        with pytest.raises(NotYourDecision):
            node.prompt(seat)


def test_asking_what_is_next_changes_nothing() -> None:
    table = Position(TAKING)
    assert GAME.node(table.state) == GAME.node(table.state)
    assert table.state == Position(TAKING).state


# --- refusals


@pytest.mark.parametrize(
    "outcome",
    [
        (),
        None,
        "play 1",
        [Play(1)],
        Play(1),
        (Play(1), Play(2)),
        (Play(2),),
        (Play(0),),
        (Play(13),),
        (Take(1),),
        (None,),
        (1,),
        ("play 1",),
    ],
)
def test_playing_takes_one_chip_from_the_hand_of_the_one_who_is_asked(outcome: Any) -> None:
    with pytest.raises(IllegalMove):
        Position(PLAYING).answer(outcome)


@pytest.mark.parametrize("outcome", [(Take(12),), (Take(5),), (Play(7),), (Take(7), Take(9)), (), None, 7])
def test_taking_takes_one_chip_that_may_be_taken(outcome: Any) -> None:
    with pytest.raises(IllegalMove):
        Position(TAKING).answer(outcome)


@pytest.mark.parametrize("chip", [3, 10, 1, 13, None, (6,), "6"])
def test_the_dummy_cannot_turn_a_chip_that_its_back_excludes(chip: Any) -> None:
    with pytest.raises(IllegalMove):
        Position(DUMMY).turn(chip)


@pytest.mark.parametrize("outcome", [(4,), (4, 4), (4, 10), (9, 4), (4, 5, 6), None, [4, 5]])
def test_what_cannot_be_dealt_is_refused(outcome: Any) -> None:
    with pytest.raises(IllegalMove):
        begin(3).answer(outcome)


@pytest.mark.parametrize("outcome", [(), Colour.RED, ("red",), (Colour.RED, Colour.RED), None])
def test_a_back_that_the_stack_cannot_show_is_refused(outcome: Any) -> None:
    with pytest.raises(IllegalMove):
        Position(DUMMY).turn(6).answer(outcome)


@pytest.mark.parametrize("seat", [3, -1, None, (0,)])
def test_nobody_leads_who_is_not_at_the_table(seat: Any) -> None:
    with pytest.raises(IllegalMove):
        begin(3).deal("1,4,8,12 / 2,5,9,10 / 3,6,7,11").answer(seat)


# --- notation


@pytest.mark.parametrize("move", ALL_MOVES, ids=GAME.format_move)
def test_every_move_reads_back_from_its_text(move: Move) -> None:
    text = GAME.format_move(move)
    assert GAME.parse_move(text) == move
    assert type(GAME.parse_move(text)) is type(move)


def test_all_moves_have_different_texts() -> None:
    assert len({GAME.format_move(move) for move in ALL_MOVES}) == 24


@pytest.mark.parametrize(
    ("text", "move"), [("play 7", Play(7)), ("take 9", Take(9)), ("  play   12 ", Play(12)), ("take\t1", Take(1))]
)
def test_moves_are_written_as_documented(text: str, move: Move) -> None:
    assert GAME.parse_move(text) == move


@pytest.mark.parametrize(
    "text",
    [
        *["", " ", "\x00", "7", "play", "take", "play 0", "play 13", "play -1", "play 07", "play ٣"],
        *["play 7 8", "take x", "take 9?", "lay 7", "play7", "play 1.0"],
    ],
)
def test_text_that_is_no_move_is_refused_with_the_reason(text: str) -> None:
    with pytest.raises(BadNotation, match="write play CHIP or take CHIP") as refused:
        GAME.parse_move(text)
    assert refused.value.key == "chips-bad-move"


@pytest.mark.parametrize("thing", [None, 7, b"play 7", ["play 7"], Play(7)])
def test_what_is_no_text_is_no_move(thing: Any) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_move(thing)


known = st.sampled_from(["play", "take", "0", "1", "7", "12", "13", "²", "?"])


@given(st.text(max_size=20) | st.lists(known | st.text(max_size=6), max_size=4).map(" ".join))
@settings(max_examples=300)
def test_whatever_text_comes_in_only_a_move_or_bad_notation_comes_out(text: str) -> None:
    with suppress(BadNotation):
        assert GAME.parse_move(text) in ALL_MOVES
