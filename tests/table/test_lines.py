"""Lines at the table: laid move by move, shortened, confirmed, taken back."""

from __future__ import annotations

from typing import Any

import pytest

from cases import case
from testgame import Fair
from testgame.events import StallsFilled
from testgame.moves import Put, Stake
from testgame.state import Good
from twelvefold.core.codec import dumps, loads
from twelvefold.core.errors import IllegalMove, NotYourDecision
from twelvefold.core.generator import RandomStream
from twelvefold.table.match import Match

FAIR = case("fair-2-2d")
HAY, APPLE, CIDER = Put(Good.HAY), Put(Good.APPLE), Put(Good.CIDER)


def filling(*, obliging: tuple[int, ...] = (), demand: str = "13") -> Match:
    """Seat 0 has apples, seat 1 cider."""
    start = FAIR.game.parse_state(f"1/2 {demand} | a - - 0 | c - - 0 | fill - -")
    return Match(FAIR.game, FAIR.options, RandomStream.derived(1, "dice"), start=start, obliging=obliging)


def test_a_line_grows_is_confirmed_and_applied_with_the_others() -> None:
    match = filling()
    assert match.lines
    match.add(0, 1, HAY)
    match.add(0, 1, APPLE)
    assert match.sealed(0) == (HAY, APPLE)
    match.confirm(0, 1)
    assert (match.confirmed, match.waiting) == ((0,), (1,))
    match.add(1, 1, CIDER)
    match.confirm(1, 1)
    assert match.decision == 2
    assert match.events(None)[0] == StallsFilled(((Good.HAY, Good.APPLE), (Good.CIDER,)))


def test_a_line_goes_on_from_where_it_stands() -> None:
    match = filling()
    assert match.prompt(0).moves == (HAY, APPLE)
    assert not match.prompt(0).may_end
    match.add(0, 1, HAY)
    assert match.prompt(0).moves == (APPLE,)
    assert match.prompt(0).may_end
    match.add(0, 1, APPLE)
    assert match.prompt(0).moves == ()


def test_however_often_a_line_is_looked_at_each_move_is_applied_once() -> None:
    class Watched(Fair):
        applied = 0

        def extend(self, state: Any, seat: int, move: Any) -> Any:
            Watched.applied += 1
            return super().extend(state, seat, move)

    match = Match(Watched(), FAIR.options, RandomStream.derived(1, "dice"), start=filling().state)
    for number, move in enumerate((HAY, APPLE), 1):
        match.add(0, 1, move)
        match.prompt(0), match.view(0), match.prompt(0), match.view(0)
        assert Watched.applied == number
    match.shorten(0, 1, 1)
    assert match.prompt(0).moves == (APPLE,)
    assert Watched.applied == 2


def test_a_line_is_seen_by_its_seat_alone() -> None:
    match = filling()
    shown = {viewer: match.view(viewer) for viewer in (0, 1, None)}
    asked = match.prompt(1)
    match.add(0, 1, HAY)
    assert match.view(0) != shown[0]
    assert match.view(1) == shown[1]
    assert match.view(None) == shown[None]
    assert match.prompt(1) == asked
    assert match.sealed(1) is None
    assert match.events(1) == match.events(None) == []
    own = match.view(0)
    match.add(1, 1, CIDER)
    assert match.view(1) != shown[1]
    assert (match.view(0), match.view(None)) == (own, shown[None])


def test_a_line_may_be_shortened_until_it_is_confirmed() -> None:
    match = filling()
    match.add(0, 1, HAY)
    match.add(0, 1, APPLE)
    match.shorten(0, 1, 1)
    assert match.sealed(0) == (HAY,)
    match.shorten(0, 1, 1)
    assert match.sealed(0) == (HAY,)
    match.shorten(0, 1, 0)
    assert match.view(0) == filling().view(0)
    match.add(0, 1, APPLE)
    match.confirm(0, 1)
    for call in (match.add, match.shorten):
        with pytest.raises(NotYourDecision, match="confirmed its line; take that back to change it"):
            call(0, 1, 0)


@pytest.mark.parametrize("length", [2, -1, True, "1", 1.0, None])
def test_a_line_can_only_be_shortened_to_what_it_has(length: Any) -> None:
    match = filling()
    match.add(0, 1, HAY)
    with pytest.raises(NotYourDecision, match="a line of 1 moves can be shortened"):
        match.shorten(0, 1, length)
    assert match.sealed(0) == (HAY,)


def test_a_confirmed_line_may_be_taken_back_and_changed() -> None:
    match = filling()
    match.add(0, 1, HAY)
    match.confirm(0, 1)
    match.take_back(0, 1)
    assert match.waiting == (0, 1)
    assert match.sealed(0) == (HAY,), "the line itself stays; only the confirmation is withdrawn"
    match.add(0, 1, APPLE)
    match.confirm(0, 1)
    assert match.confirmed == (0,)


def test_a_line_is_not_confirmed_twice_nor_taken_back_unconfirmed() -> None:
    match = filling()
    match.add(0, 1, HAY)
    with pytest.raises(NotYourDecision, match="nothing to take back"):
        match.take_back(0, 1)
    match.confirm(0, 1)
    with pytest.raises(NotYourDecision, match="confirmed"):
        match.confirm(0, 1)


def test_a_line_that_cannot_end_is_not_confirmed() -> None:
    match = filling()
    with pytest.raises(IllegalMove, match=r"the line of seat 1 cannot end here; next: put hay, put cider"):
        match.confirm(1, 1)
    assert match.waiting == (0, 1)


@pytest.mark.parametrize("move", [CIDER, Stake(0), None, "put hay", (HAY,), []])
def test_a_move_that_cannot_come_next_is_refused(move: Any) -> None:
    match = filling()
    before = dumps(match.save())
    with pytest.raises(IllegalMove, match="legal: put hay, put apple"):
        match.add(0, 1, move)
    assert dumps(match.save()) == before


def test_lines_take_no_sealed_moves() -> None:
    with pytest.raises(NotYourDecision, match="takes a line"):
        filling().answer(0, 1, HAY)


@pytest.mark.parametrize(
    ("seat", "decision"), [(2, 1), (-1, 1), ("0", 1), (False, 1), (0, 0), (0, 2), (0, "1"), (0, True)]
)
def test_other_seats_and_other_decisions_have_no_line_here(seat: Any, decision: Any) -> None:
    match = filling()
    before = dumps(match.save())
    for call in (match.add, match.shorten):
        with pytest.raises(NotYourDecision):
            call(seat, decision, 0)
    for end in (match.confirm, match.take_back):
        with pytest.raises(NotYourDecision):
            end(seat, decision)
    assert dumps(match.save()) == before


def test_unfinished_lines_are_saved() -> None:
    match = filling()
    match.add(0, 1, HAY)
    match.confirm(0, 1)
    match.add(1, 1, CIDER)
    again = Match.restore(FAIR.game, loads(dumps(match.save())))
    assert again.sealed(0) == (HAY,)
    assert again.sealed(1) == (CIDER,)
    assert again.confirmed == (0,)
    assert again.prompt(1) == match.prompt(1)
    again.confirm(1, 1)
    match.confirm(1, 1)
    assert again.save() == match.save()


# --- seats that wish to be spared what has only one answer


def test_an_obliging_seat_has_its_only_line_laid_and_confirmed() -> None:
    match = filling(obliging=(0,), demand="33")
    assert match.sealed(0) == (HAY,)
    assert (match.confirmed, match.waiting) == ((0,), (1,))


def test_an_obliging_seat_with_a_choice_is_asked() -> None:
    match = filling(obliging=(0, 1))
    assert (match.sealed(0), match.confirmed) == (None, ())


def test_other_seats_are_asked_even_with_one_way_to_go() -> None:
    match = filling(obliging=(1,), demand="33")
    assert (match.waiting, match.sealed(0)) == ((0, 1), None)
    assert match.prompt(0).moves == (HAY,)


def test_an_obliging_seat_may_still_take_back() -> None:
    match = filling(obliging=(0,), demand="33")
    match.take_back(0, 1)
    assert match.waiting == (0, 1)
    match.confirm(0, 1)
    assert match.confirmed == (0,)


def test_where_nobody_has_a_choice_obliging_seats_play_to_the_end() -> None:
    """No stall has own goods, so nobody bets, the mayor must open, and nobody has a coin."""
    start = FAIR.game.parse_state("2/2 22 | a - - 0 | c - - 0 | fill - -")
    match = Match(FAIR.game, FAIR.options, RandomStream.derived(1), start=start, obliging=(0, 1))
    assert match.result is not None
    assert match.result.winners == ()
    assert match.decision == 2


def test_an_obliging_seat_answers_alone_where_a_move_is_asked() -> None:
    start = FAIR.game.parse_state("1/2 22 | a h - 0 | c h - 0 | gate 1")
    asked = Match(FAIR.game, FAIR.options, RandomStream.derived(1), start=start, obliging=(0,))
    assert asked.waiting == (1,)
    spared = Match(FAIR.game, FAIR.options, RandomStream.derived(1), start=start, obliging=(1,))
    assert spared.decision == 2
    assert spared.lines
