"""Rule: What a player may know. What follows from it for ``imagine`` is in ``test_imagine.py``."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.codec import dumps, encode
from twelvefold.core.errors import TwelvefoldError
from twelvefold.core.events import Event
from twelvefold.core.game import Decide, Over
from twelvefold.core.generator import RandomStream
from twelvefold.games.chips import events as tell
from twelvefold.games.chips.chips import Colour
from twelvefold.games.chips.moves import Play, Take
from twelvefold.games.chips.view import Place, Stack
from twelvefold.table.match import Match

from .chips_help import GAME, Position, blues, ending, random_game, reds

THREE = "burning r1 lead 0 / 0 9 1?,4?,8? / 0 - 2?,5?,7,10? / 0 - 3?,6?,11?,12 / - / play"
TWO = "burning r2 lead 1 / 1 7 5?,9,12? / 0 10 2,6?,11? / dummy 0 - 3?,4?,8,1 red / - / play"
FOUR = "burning r1 lead 0 / 0 4 1?,6?,12? / 0 - 3,3?,9?,10? / 0 - 2?,4?,5?,9 / 0 - 7?,8?,10,11? / - / play"
"""The second player has two 3s: one was seen."""
EVERY_VIEWER_OF_THREE = pytest.mark.parametrize("viewer", [None, 0, 1, 2])
EVERY_VIEWER_OF_TWO = pytest.mark.parametrize("viewer", [None, 0, 1])


# --- public


@EVERY_VIEWER_OF_THREE
def test_chips_in_front_tokens_middle_and_whose_turn_it_is_are_public(viewer: int | None) -> None:
    table = Position(THREE).play(4)
    view = GAME.view(table.state, viewer)
    assert [place.front for place in view.places] == [(9,), (), ()]
    assert [place.tokens for place in view.places] == [0, 0, 0]
    assert (view.middle, view.leader, view.round, view.burning) == ((4,), 0, 1, True)
    assert view.agenda == table.state.agenda
    assert view.dummy is None


@EVERY_VIEWER_OF_THREE
def test_colours_of_every_hand_are_public(viewer: int | None) -> None:
    view = GAME.view(Position(THREE).state, viewer)
    assert [(place.red, place.blue) for place in view.places] == [(2, 1), (1, 2), (1, 2)]


@EVERY_VIEWER_OF_THREE
def test_ruling_perfect_memory_a_hand_is_public_as_far_as_it_was_seen(viewer: int | None) -> None:
    view = GAME.view(Position(THREE).state, viewer)
    assert [place.seen for place in view.places] == [(), (7,), (12,)]


def test_a_chip_played_and_taken_by_another_is_known_in_that_hand() -> None:
    table = Position(THREE).play(8, 2, 3).take(8, 3, 2)
    view = GAME.view(table.state, None)
    assert [place.seen for place in view.places] == [(), (3, 7), (2, 12)]
    assert [(place.red, place.blue) for place in view.places] == [(1, 1), (1, 1), (1, 1)]


def test_a_known_chip_that_is_played_leaves_what_is_known_of_the_hand() -> None:
    table = Position(THREE).play(8, 7, 12)
    assert [place.seen for place in GAME.view(table.state, None).places] == [(), (), ()]


# --- private


@EVERY_VIEWER_OF_THREE
def test_values_dealt_and_not_yet_seen_are_shown_to_their_owner_alone(viewer: int | None) -> None:
    table = Position(THREE)
    for seat, place in enumerate(GAME.view(table.state, viewer).places):
        assert place.unseen == (table.state.unseen[seat] if seat == viewer else None)


@given(st.integers(0, 10**6))
@settings(max_examples=15)
def test_in_no_position_does_a_view_show_what_belongs_to_another(seed: int) -> None:
    for step in random_game(seed):
        if isinstance(GAME.node(step.after), Over):
            continue
        for viewer in (None, *range(step.after.seats)):
            for seat, place in enumerate(GAME.view(step.after, viewer).places):
                hidden = step.after.unseen[seat]
                assert place.unseen == (hidden if seat == viewer or not hidden else None)
                assert (place.red, place.blue) == (len(reds(hidden)), len(blues(hidden)))


@EVERY_VIEWER_OF_THREE
def test_when_the_game_is_over_every_chip_is_shown_to_everybody(viewer: int | None) -> None:
    places = GAME.view(ending("26 31 21", "2 2 2").state, viewer).places
    assert [place.front for place in places] == [(1, 6, 8, 11), (5, 7, 9, 10), (2, 3, 4, 12)]
    assert [place.unseen for place in places] == [(), (), ()]


# --- the dummy


@EVERY_VIEWER_OF_TWO
def test_of_the_dummys_stack_only_the_back_of_its_top_chip_and_the_known_order_are_seen(viewer: int | None) -> None:
    """Not even the colours of the other unknown chips are written there."""
    assert GAME.view(Position(TWO).state, viewer).dummy == Stack(0, (), Colour.RED, 2, (8, 1))


@EVERY_VIEWER_OF_TWO
def test_the_order_of_its_known_chips_is_public_and_a_matter_of_when_they_went_under(viewer: int | None) -> None:
    other = TWO.replace("8,1 red", "1,8 red")
    stacks = [GAME.view(Position(line).state, viewer).dummy for line in (TWO, other)]
    assert [stack.under for stack in stacks if stack] == [(8, 1), (1, 8)]


@EVERY_VIEWER_OF_TWO
def test_a_stack_that_is_known_shows_no_back_and_nothing_unknown(viewer: int | None) -> None:
    state = Position("burning r1 lead 0 / 0 7,10 3,11 / 0 8 4,6,12 / dummy 0 1 5,2,9 - / - / play").state
    assert GAME.view(state, viewer).dummy == Stack(0, (1,), None, 0, (5, 2, 9))


@EVERY_VIEWER_OF_TWO
def test_players_of_a_game_for_two_see_of_each_other_what_everybody_sees(viewer: int | None) -> None:
    places = GAME.view(Position(TWO).state, viewer).places
    assert places[0] == Place(1, (7,), (9,), 1, 1, (5, 12) if viewer == 0 else None)
    assert places[1] == Place(0, (10,), (2,), 1, 1, (6, 11) if viewer == 1 else None)


# --- what is hidden changes nothing that is shown


TWINS = [
    (THREE, THREE.replace("2?,5?,7,10?", "3?,6?,7,11?").replace("3?,6?,11?,12", "2?,5?,10?,12", 1), 0),
    (THREE, "burning r1 lead 0 / 0 9 3?,6?,8? / 0 - 2?,5?,7,10? / 0 - 1?,4?,11?,12 / - / play", 1),
    (TWO, TWO.replace("6?,11?", "3?,4?").replace("dummy 0 - 3?,4?", "dummy 0 - 6?,11?"), 0),
    (TWO, TWO.replace("5?,9,12?", "3?,9,4?").replace("dummy 0 - 3?,4?", "dummy 0 - 5?,12?"), 1),
    (FOUR, FOUR.replace("3,3?,9?,10?", "2?,3,9?,10?").replace("2?,4?,5?,9 /", "3?,4?,5?,9 /"), 0),
]


@pytest.mark.parametrize(("one", "other", "viewer"), TWINS)
def test_positions_that_differ_only_in_hidden_chips_look_equal(one: str, other: str, viewer: int) -> None:
    states = Position(one).state, Position(other).state
    assert states[0] != states[1]
    for watching in (None, viewer):
        views = [GAME.view(state, watching) for state in states]
        assert views[0] == views[1]
        assert len(dumps(encode(views[0]))) == len(dumps(encode(views[1])))


def told_to(match: Match, viewer: int | None) -> tuple[list[Event], object, object]:
    prompt = match.prompt(viewer) if viewer in match.asked and viewer is not None else None
    return match.events(viewer), match.view(viewer), prompt


def pair_of(one: str, other: str) -> list[Match]:
    states = [Position(line).state for line in (one, other)]
    options = GAME.options({"seats": states[0].seats})
    return [Match(GAME, options, RandomStream.derived(12, "tests"), start=state) for state in states]


def trick_with_seen_chips() -> Iterator[tuple[int, Play | Take]]:
    """A trick that can be played in both worlds, as the chips played by others were seen before."""
    yield from ((0, Play(8)), (1, Play(7)), (2, Play(12)))
    yield from ((2, Take(8)), (0, Take(7)), (1, Take(12)))


def test_events_views_and_prompts_are_the_same_in_two_worlds_that_differ_only_in_hidden_chips() -> None:
    pair = pair_of(*TWINS[0][:2])
    for seat, move in trick_with_seen_chips():
        for match in pair:
            match.answer(seat, match.decision, move)
        assert told_to(pair[0], 0) == told_to(pair[1], 0)
        assert told_to(pair[0], None) == told_to(pair[1], None)
    assert pair[0].state != pair[1].state
    assert any(isinstance(event, tell.TrickBegan) for event in pair[0].events(None))


@pytest.mark.parametrize(("one", "other", "viewer"), TWINS)
def test_error_messages_are_the_same_in_two_worlds_that_differ_only_in_hidden_chips(
    one: str, other: str, viewer: int
) -> None:
    told: list[list[object]] = [[], []]
    for match, errors in zip(pair_of(one, other), told, strict=True):
        legal = match.prompt(viewer).moves if viewer in match.asked else ()
        for move in [kind(chip) for kind in (Play, Take) for chip in range(14)]:
            if move in legal:
                continue
            with pytest.raises(TwelvefoldError) as refused:
                match.answer(viewer, match.decision, move)
            errors += [str(refused.value), refused.value.to_json()]
    assert told[0] == told[1]
    assert len(told[0]) >= 48


# --- two equal chips in one hand


def test_of_two_equal_chips_in_hand_the_seen_one_is_played_and_offered_once() -> None:
    table = Position(FOUR).play(6)
    assert table.asked == {1: ["play 3", "play 9", "play 10"]}
    table.play(3)
    assert (table.state.seen[1], table.state.unseen[1]) == ((), (3, 9, 10))


@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_others_cannot_tell_whether_the_player_had_a_second_equal_chip(viewer: int | None) -> None:
    worlds = [Position(line).play(6, 3) for line in TWINS[4][:2]]
    assert worlds[0].state != worlds[1].state
    assert worlds[0].told == worlds[1].told
    assert GAME.view(worlds[0].state, viewer) == GAME.view(worlds[1].state, viewer)
    assert GAME.view(worlds[0].state, viewer).places[1].unseen is None


def test_the_second_equal_chip_is_seen_once_it_is_played_too() -> None:
    table = Position(FOUR).play(6, 3, 5, 7).take(5, 6, 7, 3)
    assert table.state.seen[1] == (7,)
    table.play(8, 1, 3)
    assert (table.state.seen[1], table.state.unseen[1]) == ((7,), (9, 10))


def test_who_takes_an_equal_chip_back_shows_that_one_and_keeps_the_other_hidden() -> None:
    table = Position(FOUR).play(6, 3, 2, 11)
    assert isinstance(GAME.node(table.state), Decide)
    table.take(6, 2, 3, 11)
    assert (table.state.seen[0], table.state.seen[1], table.state.unseen[1]) == ((2,), (3,), (3, 9, 10))
