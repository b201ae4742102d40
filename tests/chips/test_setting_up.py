"""Rule: Pieces and Setting up, and the options of a game."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.chance import Choice
from twelvefold.core.errors import BadOption
from twelvefold.games.chips import chips as pieces
from twelvefold.games.chips.chips import Colour
from twelvefold.games.chips.state import DealChips, State

from .chips_help import GAME, REDS, Position, begin, blues, random_game, reds

TWELVE = list(range(1, 13))
BOXES = {2: TWELVE, 3: TWELVE, 4: sorted([*TWELVE, 3, 10, 4, 9])}
DEALS = {
    2: "1,4,8,12 / 2,5,9,10 / 3,6,7,11",
    3: "1,4,8,12 / 2,5,9,10 / 3,6,7,11",
    4: "1,4,8,12 / 2,5,9,10 / 3,6,7,11 / 3,4,9,10",
}


def everything(state: State) -> list[int]:
    """All chips that lie anywhere, the undealt ones included."""
    rows = (*state.front, *state.seen, *state.unseen, state.middle, state.undealt)
    return sorted(chip for row in rows for chip in row)


# --- pieces


def test_data_chips_4_to_9_are_red_and_the_others_blue() -> None:
    assert {chip for chip, colour in pieces.COLOUR.items() if colour is Colour.RED} == set(range(4, 10)) == REDS
    assert {chip for chip, colour in pieces.COLOUR.items() if colour is Colour.BLUE} == {1, 2, 3, 10, 11, 12}


def test_data_there_are_twelve_chips_and_four_more_for_four_players() -> None:
    assert {places: list(box) for places, box in pieces.BOX.items()} == {3: BOXES[3], 4: BOXES[4]}


@pytest.mark.parametrize(("seats", "points"), [(2, 78), (3, 78), (4, 104)])
def test_the_chips_are_worth_78_points_or_104(seats: int, points: int) -> None:
    assert sum(begin(seats).state.undealt) == points


@given(st.integers(0, 10**6))
@settings(max_examples=15)
def test_every_chip_of_the_box_always_lies_somewhere_once(seed: int) -> None:
    for step in random_game(seed):
        assert everything(step.after) == BOXES[step.after.seats]


# --- the deal


@pytest.mark.parametrize(("seats", "places"), [(2, 3), (3, 3), (4, 4)])
def test_everybody_is_dealt_two_red_and_two_blue_chips_and_none_is_left(seats: int, places: int) -> None:
    state = begin(seats).deal(DEALS[seats]).state
    assert len(state.unseen) == places
    for hand in state.unseen:
        assert (len(reds(hand)), len(blues(hand))) == (2, 2)
    assert state.undealt == ()


@given(st.integers(0, 10**6))
@settings(max_examples=15)
def test_in_every_round_everybody_is_dealt_two_red_and_two_blue_chips(seed: int) -> None:
    rounds = 0
    for step in random_game(seed):
        if isinstance(step.before.agenda[-1], DealChips) and not isinstance(step.after.agenda[-1], DealChips):
            rounds += 1
            assert not any(step.after.seen)
            assert not any(step.after.front)
            assert {(len(reds(hand)), len(blues(hand))) for hand in step.after.unseen} == {(2, 2)}
    assert rounds >= 3


Hands = tuple[tuple[int, ...], ...]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_every_deal_of_a_colour_is_equally_likely(seats: int, colour: str) -> None:
    """Against all ways to lay the chips in a row, equal chips counted as the pieces they are."""
    assert dealt(begin(seats), Colour(colour)) == expected(seats, Colour(colour))


def dealt(table: Position, colour: Colour) -> dict[Hands, Fraction]:
    """Everybody's chips of that colour as they may come of the deal, with their probability."""
    frame = table.state.agenda[-1]
    if not isinstance(frame, DealChips):
        pick = reds if colour is Colour.RED else blues
        return {tuple(tuple(pick(hand)) for hand in table.state.unseen): Fraction(1)}
    if frame.colour is not colour:
        return dealt(table.answer(next(iter(table.luck))), colour)
    found: dict[Hands, Fraction] = {}
    for chips, likely in table.luck.items():
        for hands, share in dealt(Position(table.state).answer(chips), colour).items():
            found[hands] = found.get(hands, Fraction(0)) + likely * share
    return found


def expected(seats: int, colour: Colour) -> dict[Hands, Fraction]:
    pool = tuple(chip for chip in BOXES[seats] if (chip in REDS) == (colour is Colour.RED))
    rows = Counter(
        tuple(tuple(sorted(row[i : i + 2])) for i in range(0, len(row), 2)) for row in permutations(pool, len(pool))
    )
    return {hands: Fraction(count, factorial(len(pool))) for hands, count in rows.items()}


# --- the first leader


@pytest.mark.parametrize(("seats", "places"), [(3, 3), (4, 4)])
def test_the_first_leader_is_random(seats: int, places: int) -> None:
    table = begin(seats).deal(DEALS[seats])
    assert table.luck == {place: Fraction(1, places) for place in range(places)}
    for place in range(places):
        assert list(begin(seats).deal(DEALS[seats]).lead(place).asked) == [place]


def test_ruling_with_two_players_the_random_first_leader_may_be_the_dummy() -> None:
    table = begin(2).deal(DEALS[2]).top("blue")
    assert GAME.node(table.state) == Choice((0, 1, 2))
    table.lead(2)
    assert table.asked == {}
    assert table.luck == {3: Fraction(1, 2), 11: Fraction(1, 2)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_has_a_token_at_the_start(seats: int) -> None:
    assert begin(seats).tokens == (0,) * max(seats, 3)


# --- options


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_may_play(seats: int) -> None:
    assert GAME.options({"seats": seats}).seats == seats
    assert GAME.seat_count(begin(seats).state) == seats


@pytest.mark.parametrize("seats", [None, 1, 0, -2, 5, 16, True, 2.0, "3", [2], {}])
def test_any_other_number_of_players_is_refused(seats: object) -> None:
    with pytest.raises(BadOption, match="2 to 4 players") as refused:
        GAME.options({"seats": seats})
    assert refused.value.key == "option-seats"


def test_the_number_of_players_must_be_given() -> None:
    with pytest.raises(BadOption):
        GAME.options({})


def test_without_a_wish_a_total_over_21_burns() -> None:
    assert GAME.options({"seats": 3}).burning is True
    assert GAME.start(GAME.options({"seats": 3})).burning is True


def test_no_burning_can_be_wished() -> None:
    assert GAME.options({"seats": 3, "burning": False}).burning is False
    assert begin(3, burning=False).state.burning is False


@pytest.mark.parametrize("burning", [None, 0, 1, "no", "true", [], {}, 21])
def test_burning_is_true_or_false_and_nothing_else(burning: object) -> None:
    with pytest.raises(BadOption, match=r"true \(a total over 21 burns\) nor false \(it is halved\)") as refused:
        GAME.options({"seats": 3, "burning": burning})
    assert refused.value.key == "chips-bad-burning"


def test_an_option_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadOption, match="the options are seats, burning"):
        GAME.options({"seats": 2, "colour": "blue"})


@pytest.mark.parametrize("given", [{"seats": 4}, {"seats": 2, "burning": False}, {"seats": 3, "burning": True}])
def test_options_survive_their_json(given: dict[str, object]) -> None:
    options = GAME.options(given)
    assert GAME.options(json.loads(json.dumps(GAME.options_json(options)))) == options
