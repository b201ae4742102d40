"""What every game inherits: checks of outcomes and lines, plans, errors that name the legal choices."""

from __future__ import annotations

from typing import Any

import pytest

from cases import case
from testgame.moves import Put, Stake
from testgame.state import Good
from twelvefold.core.errors import IllegalMove, NotYourDecision
from twelvefold.core.game import Decide, Prompt

FAIR = case("fair-2-2d").game
KING = case("king-2-first").game

FILL = FAIR.parse_state("1/2 13 | a - - 0 | c - - 0 | fill - -")
BET = FAIR.parse_state("1/2 13 | a! ha - 0 | c! cc - 0 | bet")
ROLL = FAIR.parse_state("1/2 - | a - - 0 | c - - 0 | roll")
OVER = FAIR.parse_state("2/2 - | a! - - 4 | c! - - 4 | closed")
HAY, APPLE, CIDER = Put(Good.HAY), Put(Good.APPLE), Put(Good.CIDER)


def test_a_decision_names_its_seats_in_order() -> None:
    decide: Decide[str] = Decide((Prompt(3, "go", ("left",)), Prompt(1, "go", ("right",))))
    assert decide.seats == (3, 1)
    assert not decide.lines
    assert decide.prompt(1).moves == ("right",)
    with pytest.raises(NotYourDecision, match=r"seat 2 is not asked now; asked: 3, 1"):
        decide.prompt(2)


def test_an_illegal_move_is_refused_with_the_legal_ones() -> None:
    with pytest.raises(IllegalMove, match=r"stake 2 is not a legal move here; legal: stake 0, stake 1$"):
        FAIR.apply(BET, (Stake(2), Stake(2)))


@pytest.mark.parametrize("outcome", [(), (Stake(0),), (Stake(0),) * 3, [Stake(0), Stake(0)], None])
def test_every_asked_seat_answers_once(outcome: Any) -> None:
    with pytest.raises(IllegalMove, match="2 seats are asked"):
        FAIR.apply(BET, outcome)


def test_nothing_is_played_when_the_game_is_over() -> None:
    with pytest.raises(NotYourDecision, match="the game is over"):
        FAIR.apply(OVER, ())
    with pytest.raises(NotYourDecision, match="the game is over"):
        FAIR.decide(OVER)


def test_luck_is_no_decision() -> None:
    with pytest.raises(NotYourDecision):
        FAIR.decide(ROLL)


def test_a_line_is_checked_move_by_move() -> None:
    assert FAIR.apply_line(FILL, 0, ()) == FILL
    assert FAIR.apply_line(FILL, 0, (HAY, APPLE)) == FAIR.apply_line(FAIR.apply_line(FILL, 0, (HAY,)), 0, (APPLE,))
    with pytest.raises(IllegalMove, match=r"put hay is not a legal move here; legal: put apple"):
        FAIR.apply_line(FILL, 0, (HAY, HAY))
    with pytest.raises(IllegalMove, match="put cider"):
        FAIR.apply_line(FILL, 0, (CIDER,))
    with pytest.raises(NotYourDecision, match="seat 2"):
        FAIR.apply_line(FILL, 2, (HAY,))


def test_a_line_that_cannot_end_is_refused_with_what_may_come_next() -> None:
    with pytest.raises(IllegalMove, match=r"the line of seat 1 cannot end here; next: put hay, put cider"):
        FAIR.check_complete(FAIR.prompt(FILL, 1))
    with pytest.raises(IllegalMove, match="the line of seat 1 cannot end"):
        FAIR.apply(FILL, ((HAY,), ()))


def test_plans_name_each_result_once_the_shortest_first() -> None:
    assert list(FAIR.plans(FILL, 0)) == [(HAY,), (APPLE,), (HAY, APPLE), (APPLE, APPLE)]


def test_where_no_lines_are_asked_for_there_are_none() -> None:
    for game, state in ((FAIR, BET), (KING, KING.parse_state("KnSoOrAlMaPaGo r1 / 1 - - - / 2 - - - / choose"))):
        with pytest.raises(NotYourDecision, match="not a line"):
            game.apply_line(state, 0, (game.decide(state).prompt(0).moves[0],))
        with pytest.raises(NotYourDecision, match="not a line"):
            list(game.plans(state, 0))
