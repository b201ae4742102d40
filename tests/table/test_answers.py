"""Sealed moves at the table: who may answer what, and until when."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cases import case
from testgame.moves import Stake
from twelvefold.core.codec import dumps
from twelvefold.core.errors import IllegalMove, NotYourDecision, TwelvefoldError
from twelvefold.core.generator import RandomStream
from twelvefold.games.king.cards import Character
from twelvefold.games.king.events import CardsRevealed
from twelvefold.games.king.moves import Play, Turn
from twelvefold.table.match import Match

KING, FAIR = case("king-2-first"), case("fair-3-3d")
KNIGHT, GOLEM, LADY = Play(Character.KNIGHT), Play(Character.GOLEM), Play(Character.LADY)


def king() -> Match:
    return Match(KING.game, KING.options, RandomStream.derived(1, "dice"))


def betting() -> Match:
    """Seats 0 and 2 are asked to bet, seat 1 is not."""
    start = FAIR.game.parse_state("1/3 13 | a! ha - 0 | b h - 0 | c! cc - 0 | bet")
    return Match(FAIR.game, FAIR.options, RandomStream.derived(1, "dice"), start=start)


def refused(match: Match, seat: Any, decision: Any, move: Any) -> TwelvefoldError:
    before = dumps(match.save())
    with pytest.raises((IllegalMove, NotYourDecision)) as refusal:
        match.answer(seat, decision, move)
    assert dumps(match.save()) == before
    return refusal.value


def test_the_last_answer_plays_the_decision() -> None:
    match = king()
    assert (match.decision, match.asked, match.waiting, match.confirmed) == (1, (0, 1), (0, 1), ())
    match.answer(1, 1, GOLEM)
    assert (match.decision, match.waiting, match.confirmed) == (1, (0,), (1,))
    match.answer(0, 1, KNIGHT)
    assert (match.decision, match.waiting, match.confirmed) == (2, (0, 1), ())
    assert CardsRevealed(((0, Character.KNIGHT), (1, Character.GOLEM))) in match.events(None)


def test_a_sealed_move_is_seen_by_its_seat_alone() -> None:
    match = king()
    shown = [match.view(viewer) for viewer in (0, 1, None)]
    told = [match.events(viewer) for viewer in (0, 1, None)]
    match.answer(1, 1, GOLEM)
    assert match.sealed(1) == GOLEM
    assert match.sealed(0) is None
    assert [match.view(viewer) for viewer in (0, 1, None)] == shown
    assert [match.events(viewer) for viewer in (0, 1, None)] == told


def test_a_sealed_move_may_be_changed_before_the_last_answer() -> None:
    match = king()
    match.answer(1, 1, GOLEM)
    match.answer(1, 1, KNIGHT)
    assert match.waiting == (0,)
    match.answer(0, 1, GOLEM)
    assert CardsRevealed(((0, Character.GOLEM), (1, Character.KNIGHT))) in match.events(None)


def test_a_refused_change_keeps_the_sealed_move() -> None:
    match = king()
    match.answer(1, 1, GOLEM)
    refused(match, 1, 1, LADY)
    assert match.sealed(1) == GOLEM


def test_a_sealed_move_may_be_taken_back_while_others_think() -> None:
    match = king()
    before = dumps(match.save())
    match.answer(1, 1, GOLEM)
    match.take_back(1, 1)
    assert match.waiting == (0, 1)
    assert match.sealed(1) is None
    assert dumps(match.save()) == before


def test_nothing_sealed_is_nothing_to_take_back() -> None:
    match = betting()
    with pytest.raises(NotYourDecision, match="nothing to take back"):
        match.take_back(0, match.decision)
    with pytest.raises(NotYourDecision, match="not asked"):
        match.take_back(1, match.decision)


def test_an_answered_decision_cannot_be_taken_back() -> None:
    match = king()
    match.answer(0, 1, KNIGHT)
    match.answer(1, 1, GOLEM)
    with pytest.raises(NotYourDecision, match="decision 1 is not open; the open one is 2"):
        match.take_back(0, 1)


def test_a_stale_decision_refuses_the_move() -> None:
    match = king()
    for decision in (0, 2, -1):
        assert refused(match, 0, decision, KNIGHT).key == "decision-stale"


@pytest.mark.parametrize("decision", ["1", True, 1.0, None])
def test_a_decision_of_another_type_is_another_decision(decision: Any) -> None:
    assert refused(king(), 0, decision, KNIGHT).key == "decision-stale"


def test_only_the_asked_seats_may_answer() -> None:
    match = betting()
    assert match.asked == (0, 2)
    for seat in (1, 3, -1):
        assert refused(match, seat, match.decision, Stake(0)).key == "seat-not-asked"
    with pytest.raises(NotYourDecision, match="seat 1 is not asked"):
        match.prompt(1)


@pytest.mark.parametrize("seat", ["0", False, 0.0, None, (0,)])
def test_a_seat_of_another_type_is_no_seat(seat: Any) -> None:
    match = king()
    assert refused(match, seat, match.decision, KNIGHT).key == "seat-not-asked"


@pytest.mark.parametrize("move", [LADY, Turn(7), None, "play knight", Character.KNIGHT, (KNIGHT,), [KNIGHT], {}])
def test_a_move_that_is_not_offered_is_refused_with_those_that_are(move: Any) -> None:
    error = refused(king(), 0, 1, move)
    assert error.key == "not-legal"
    assert "play knight, play sorcerer" in str(error)


def test_a_card_already_played_is_not_in_hand() -> None:
    match = king()
    match.answer(0, 1, KNIGHT)
    match.answer(1, 1, GOLEM)
    assert refused(match, 0, 2, KNIGHT).key == "not-legal"


@pytest.mark.parametrize("lookalike", [Play(0), Play(False), Play(0.0)], ids=repr)  # type: ignore[arg-type]
def test_a_move_that_only_looks_like_one_does_no_harm(lookalike: Play) -> None:
    """It equals a legal move, but is made of other things: it is refused, or played as what it equals."""
    match = king()
    try:
        match.answer(0, 1, lookalike)
    except IllegalMove:
        return
    assert Match.restore(KING.game, match.save()).sealed(0) == KNIGHT
    match.answer(1, 1, GOLEM)
    assert match.decision == 2
    match.save()


def test_a_move_is_no_line() -> None:
    match = king()
    for call in (match.add, match.shorten):
        with pytest.raises(NotYourDecision, match="not a line"):
            call(0, 1, 0)
    with pytest.raises(NotYourDecision, match="not a line"):
        match.confirm(0, 1)


def test_after_the_end_nothing_is_asked() -> None:
    start = KING.game.parse_state("KnSoOrAlMaPaGo r2 / 10 - 2222 Kn / 7 - 111 - / won 0")
    match = Match(KING.game, KING.options, RandomStream.derived(1), start=start)
    assert match.result is not None
    assert match.result.winners == (0,)
    assert (match.asked, match.waiting, match.confirmed, match.lines) == ((), (), (), False)
    assert refused(match, 0, match.decision, KNIGHT).key == "game-over"
    for call in (match.confirm, match.take_back):
        with pytest.raises(NotYourDecision, match="over"):
            call(0, match.decision)
    with pytest.raises(NotYourDecision, match="over"):
        match.prompt(0)


def test_the_record_is_for_later() -> None:
    with pytest.raises(NotYourDecision, match="record is available afterwards"):
        king().record()


def test_each_viewer_has_its_own_stream() -> None:
    match = betting()
    match.answer(0, match.decision, Stake(1))
    match.answer(2, match.decision, Stake(2))
    heard = {viewer: [type(event).__name__ for event in match.events(viewer)] for viewer in (0, 1, 2, None)}
    assert heard[0] == heard[2] == ["BetMade", "BetsHidden", "MayorDrawn"]
    assert heard[1] == heard[None] == ["BetsHidden", "MayorDrawn"]
    assert match.events(0) != match.events(2)
    assert match.events(0, after=2) == match.events(None, after=1)


# --- viewers


@pytest.mark.parametrize("viewer", [2, -1, "0", True, 0.0, (0,)])
def test_a_seat_that_is_none_is_shown_nothing(viewer: Any) -> None:
    match = king()
    for look in (match.view, match.events, match.sealed):
        with pytest.raises(NotYourDecision):
            look(viewer)


@pytest.mark.parametrize("after", [-1, True, "0", 1.0, None])
def test_events_are_asked_for_by_their_number(after: Any) -> None:
    with pytest.raises(NotYourDecision):
        king().events(0, after=after)


def test_events_after_the_last_are_none() -> None:
    match = king()
    assert match.events(0, after=len(match.events(0))) == []
    assert match.events(0, after=1_000) == []


def test_obliging_seats_are_seats_of_the_table() -> None:
    for wrong in (2, -1, "0", True):
        with pytest.raises(NotYourDecision):
            Match(KING.game, KING.options, RandomStream.derived(1), obliging=[wrong])  # type: ignore[list-item]


def test_a_position_set_up_must_be_one_for_as_many_seats() -> None:
    with pytest.raises(TwelvefoldError):
        Match(KING.game, KING.options, RandomStream.derived(1), start=case("king-3-first").start)
    with pytest.raises(TwelvefoldError):
        Match(KING.game, KING.options, RandomStream.derived(1), start=replace(KING.start, round=-1))
