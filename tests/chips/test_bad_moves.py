"""Wrong moves at a match: refused with a reason that helps, and nothing is changed by them."""

from __future__ import annotations

from typing import Any

import pytest

from twelvefold.core.codec import dumps
from twelvefold.core.errors import IllegalMove, NotYourDecision, TwelvefoldError
from twelvefold.core.generator import RandomStream
from twelvefold.games.chips.moves import Play, Take
from twelvefold.table.match import Match

from .chips_help import GAME, Position, ending

PLAYING = "burning r1 lead 0 / 0 9 1?,4?,8? / 0 - 2?,5?,7,10? / 0 - 3?,6?,11?,12 / - / play"
RED_AND_BLUE = "burning r1 lead 1 / 0 - 1?,4?,8? / 0 - 2?,5?,10? / 0 - 3?,6?,11? / 7,9,12 / take"
BLUE_ONLY = "burning r1 lead 1 / 0 - 1?,4?,8? / 0 - 2?,5?,9? / 0 - 3?,6?,7? / 10,11,12 / take"
WITH_DUMMY = "burning r1 lead 0 / 0 - 1?,5?,8?,12? / 0 - 2?,4?,9?,11? / dummy 0 - 3?,6?,7?,10? red / - / play"


def match_at(line: str) -> Match:
    state = Position(line).state
    options = GAME.options({"seats": state.seats, "burning": state.burning})
    return Match(GAME, options, RandomStream.derived(12, "tests"), start=state)


def refused(match: Match, seat: int, move: Any, decision: int | None = None) -> TwelvefoldError:
    """The error that comes of a move, after which everything is as it was."""
    before = dumps(match.save())
    with pytest.raises(TwelvefoldError) as error:
        match.answer(seat, match.decision if decision is None else decision, move)
    assert dumps(match.save()) == before
    return error.value


@pytest.mark.parametrize("chip", [2, 3, 7, 12])
def test_a_chip_that_is_not_in_hand_cannot_be_played(chip: int) -> None:
    error = refused(match_at(PLAYING), 0, Play(chip))
    assert (type(error), error.key) == (IllegalMove, "chips-not-in-hand")
    assert str(error) == f"the chip {chip} is not in hand; in hand: 1, 4, 8"


def test_a_chip_in_front_cannot_be_played() -> None:
    error = refused(match_at(PLAYING), 0, Play(9))
    assert (type(error), str(error)) == (IllegalMove, "the chip 9 is not in hand; in hand: 1, 4, 8")


def test_a_blue_chip_cannot_be_taken_while_a_red_one_lies_there() -> None:
    error = refused(match_at(RED_AND_BLUE), 1, Take(12))
    assert (type(error), error.key) == (IllegalMove, "chips-red-first")
    assert str(error) == "no blue chip like 12 can be taken while red lies in the middle: 7, 9"


@pytest.mark.parametrize(("line", "chip", "allowed"), [(RED_AND_BLUE, 5, "7, 9"), (BLUE_ONLY, 2, "10, 11, 12")])
def test_a_chip_that_does_not_lie_there_cannot_be_taken(line: str, chip: int, allowed: str) -> None:
    error = refused(match_at(line), 1, Take(chip))
    assert (type(error), error.key) == (IllegalMove, "chips-not-in-middle")
    assert str(error) == f"the chip {chip} cannot be taken from the middle; what can: {allowed}"


def test_a_chip_that_was_taken_already_cannot_be_taken_again() -> None:
    match = match_at(BLUE_ONLY)
    match.answer(1, match.decision, Take(11))
    error = refused(match, 2, Take(11))
    assert str(error) == "the chip 11 cannot be taken from the middle; what can: 10, 12"


@pytest.mark.parametrize(
    ("line", "seat", "move", "text"),
    [
        (PLAYING, 0, Take(4), "take 4 is not a legal move here; legal: play 1, play 4, play 8"),
        (RED_AND_BLUE, 1, Play(5), "play 5 is not a legal move here; legal: take 7, take 9"),
        (PLAYING, 0, Play(13), "play 13 is not a legal move here; legal: play 1, play 4, play 8"),
        (RED_AND_BLUE, 1, Take(0), "take 0 is not a legal move here; legal: take 7, take 9"),
        (PLAYING, 0, None, "None is not a legal move here; legal: play 1, play 4, play 8"),
        (PLAYING, 0, "play 1", "'play 1' is not a legal move here; legal: play 1, play 4, play 8"),
    ],
)
def test_what_is_no_move_here_is_refused_with_what_is(line: str, seat: int, move: Any, text: str) -> None:
    error = refused(match_at(line), seat, move)
    assert (type(error), error.key, str(error)) == (IllegalMove, "not-legal", text)


@pytest.mark.parametrize("chip", [[4], {}, None, "4", 4.5])
def test_a_move_with_something_that_is_no_chip_is_refused_like_any_other(chip: Any) -> None:
    assert type(refused(match_at(PLAYING), 0, Play(chip))) is IllegalMove
    assert type(refused(match_at(RED_AND_BLUE), 1, Take(chip))) is IllegalMove


@pytest.mark.parametrize(
    ("line", "seat", "move", "asked"),
    [(PLAYING, 1, Play(2), 0), (PLAYING, 2, Play(12), 0), (RED_AND_BLUE, 0, Take(7), 1), (RED_AND_BLUE, 2, Take(9), 1)],
)
def test_nobody_acts_out_of_turn(line: str, seat: int, move: Any, asked: int) -> None:
    error = refused(match_at(line), seat, move)
    assert (type(error), error.key) == (NotYourDecision, "seat-not-asked")
    assert str(error) == f"seat {seat} is not asked now; asked: {asked}"


@pytest.mark.parametrize("seat", [2, 3, -1])
def test_nobody_acts_for_the_dummy_or_from_outside(seat: int) -> None:
    assert type(refused(match_at(WITH_DUMMY), seat, Play(3))) is NotYourDecision


def test_a_played_chip_cannot_be_taken_back_once_the_next_is_asked() -> None:
    match = match_at(PLAYING)
    first = match.decision
    match.answer(0, first, Play(4))
    error = refused(match, 0, Play(1), decision=first)
    assert (type(error), error.key) == (NotYourDecision, "decision-stale")
    assert match.state.middle == (4,)


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    match = match_at(ending("26 31 21", "2 2 2").line)
    error = refused(match, 0, Play(1))
    assert (type(error), error.key) == (NotYourDecision, "game-over")


def test_after_a_refusal_the_right_move_is_still_welcome() -> None:
    match = match_at(RED_AND_BLUE)
    refused(match, 1, Take(12))
    match.answer(1, match.decision, Take(9))
    assert match.state.front[1] == (9,)
    assert match.asked == (2,)
