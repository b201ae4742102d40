"""Rule: What a player may know, turned round: all that may be so, for all a viewer knows, and how likely it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations, product
from math import factorial
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.core.events import Event
from twelvefold.core.game import Decide
from twelvefold.core.generator import Generator, RandomStream
from twelvefold.games.chips import events as tell
from twelvefold.games.chips.chips import Colour
from twelvefold.games.chips.state import State

from .chips_help import GAME, REDS, Position, blues, random_game, reds

T = TypeVar("T")
Hands = tuple[tuple[int, ...], ...]

THREE = "burning r1 lead 0 / 0 9 1?,4?,8? / 0 - 2?,5?,7,10? / 0 - 3?,6?,11?,12 / - / play"
TWO = "burning r2 lead 1 / 1 7 5?,9,12? / 0 10 2,6?,11? / dummy 0 - 3?,4?,8,1 red / - / play"
FOUR = "burning r1 lead 0 / 0 4 1?,6?,12? / 0 - 3,3?,9?,10? / 0 - 2?,4?,5?,9 / 0 - 7?,8?,10,11? / - / play"
BOXES = {3: tuple(range(1, 13)), 4: tuple(sorted([*range(1, 13), 3, 4, 9, 10]))}


class Scripted:
    """A generator that gives what it is told, then 0, and writes down what was asked."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.given: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        place = len(self.given)
        self.given.append((self.script[place] if place < len(self.script) else 0, n))
        return self.given[-1][0]


def every_way(run: Callable[[Generator], T]) -> dict[T, Fraction]:
    """All that may come of a function with a generator, with its exact probability."""
    found: dict[T, Fraction] = {}
    script: list[int] | None = []
    while script is not None:
        luck = Scripted(script)
        result = run(luck)
        likely = Fraction(1)
        for _, n in luck.given:
            likely /= n
        found[result] = found.get(result, Fraction(0)) + likely
        while luck.given and luck.given[-1][0] + 1 == luck.given[-1][1]:
            luck.given.pop()
        script = [value for value, _ in luck.given]
        if script:
            script[-1] += 1
        else:
            script = None
    return found


def imagined(state: State, viewer: int | None) -> dict[State, Fraction]:
    view = GAME.view(state, viewer)
    return every_way(lambda luck: GAME.imagine(view, luck))


# --- a small position


def test_of_a_small_position_all_four_possibilities_are_imagined_alike() -> None:
    """The first of two players does not know who has 4 and who 6, who 3 and who 11."""
    lines = {GAME.format_state(state): likely for state, likely in imagined(Position(TWO).state, 0).items()}
    head, tail = "burning r2 lead 1 / 1 7 5?,9,12?", "- / play"
    assert lines == {
        f"{head} / 0 10 2,6?,11? / dummy 0 - 3?,4?,8,1 red / {tail}": Fraction(1, 4),
        f"{head} / 0 10 2,3?,6? / dummy 0 - 4?,11?,8,1 red / {tail}": Fraction(1, 4),
        f"{head} / 0 10 2,4?,11? / dummy 0 - 3?,6?,8,1 red / {tail}": Fraction(1, 4),
        f"{head} / 0 10 2,3?,4? / dummy 0 - 6?,11?,8,1 red / {tail}": Fraction(1, 4),
    }


@pytest.mark.parametrize(
    ("line", "viewer", "worlds"),
    [(TWO, None, 36), (TWO, 0, 4), (TWO, 1, 4), (THREE, None, 360), (THREE, 0, 12), (FOUR, 0, 360), (FOUR, 1, 360)],
)
def test_as_many_positions_are_imagined_as_there_are_possibilities(line: str, viewer: int | None, worlds: int) -> None:
    found = imagined(Position(line).state, viewer)
    assert len(found) == worlds
    assert Position(line).state in found
    assert set(found.values()) == {Fraction(1, worlds)}


# --- against everything a viewer was shown


def split(pool: tuple[int, ...], places: int) -> Counter[Hands]:
    """The chips of one colour in pairs, with the number of ways to lay out the pieces like that."""
    return Counter(
        tuple(tuple(sorted(row[2 * place : 2 * place + 2])) for place in range(places)) for row in permutations(pool)
    )


def follow(hand: tuple[int, ...], place: int, told: list[Event]) -> tuple[int, ...] | None:
    """What that place has in hand after all that was told, if it was dealt this hand; None if it cannot have been."""
    held = list(hand)
    for event in told:
        if isinstance(event, tell.ChipPlayed) and event.seat == place:
            if event.chip not in held:
                return None
            held.remove(event.chip)
        elif isinstance(event, tell.ChipTaken) and event.seat == place and event.to is not tell.Where.FRONT:
            held.append(event.chip)
    return tuple(sorted(held))


def stackings(hand: tuple[int, ...], dummy: int, told: list[Event]) -> int:
    """How many orders of the dummy's four chips fit the chips it turned and the backs that were seen."""
    turned = [event.chip for event in told if isinstance(event, tell.ChipPlayed) and event.seat == dummy][:4]
    backs = [event.colour for event in told if isinstance(event, tell.TopShown)]
    return sum(
        list(order[: len(turned)]) == turned
        and all((chip in REDS) == (back is Colour.RED) for chip, back in zip(order, backs, strict=False))
        for order in permutations(hand)
    )


def fitting_pairs(pool: Hands, told: list[Event]) -> Iterator[tuple[Hands, Hands, int]]:
    """Chips of one colour: every deal that fits, what everybody has of it by now, and the number of ways to it.

    The pool has the chips of each place where they are known, and then all others.
    """
    *known, others = pool
    for row, ways in split(others, known.count(())).items():
        rest = iter(row)
        dealt = tuple(pair or next(rest) for pair in known)
        now = tuple(follow(pair, place, told) for place, pair in enumerate(dealt))
        if None not in now:
            yield dealt, tuple(pair for pair in now if pair is not None), ways


def possible(places: int, dummy: int | None, told: list[Event]) -> dict[Hands, Fraction]:
    """All hands that fit what a viewer was told in this round, weighed by the ways to deal and stack them."""
    colours = []
    for colour in Colour:
        mine = {
            event.seat: event.chips for event in told if isinstance(event, tell.ChipsDealt) and event.colour is colour
        }
        pick = reds if colour is Colour.RED else blues
        others = Counter(pick(BOXES[places])) - Counter(chip for chips in mine.values() for chip in chips)
        public = [
            event for event in told if isinstance(event, tell.ChipPlayed | tell.ChipTaken) and event.colour is colour
        ]
        pool = (*(mine.get(place, ()) for place in range(places)), tuple(others.elements()))
        colours.append(list(fitting_pairs(pool, [*public])))
    ways: Counter[Hands] = Counter()
    for (red, red_now, red_ways), (blue, blue_now, blue_ways) in product(*colours):
        hands = tuple(tuple(sorted(a + b)) for a, b in zip(red_now, blue_now, strict=True))
        stacked = 1 if dummy is None else stackings(red[dummy] + blue[dummy], dummy, told)
        ways[hands] += red_ways * blue_ways * stacked
    return {hands: Fraction(count, ways.total()) for hands, count in ways.items() if count}


def asked_in_first_round(seed: int, budget: int) -> Iterator[tuple[dict[Hands, Fraction], dict[Hands, Fraction]]]:
    """Wherever somebody is asked: what a player's view lets imagine, and what fits all that player was told.

    The budget leaves out the most open positions.
    """
    told: list[Event] = []
    viewer = seed % 2
    for step in random_game(seed):
        state = step.after
        told += [event for event, audience in step.events if audience.includes(viewer)]
        if state.round > 1:
            return
        if not isinstance(GAME.node(state), Decide) or ways_to_imagine(state, viewer) > budget:
            continue
        found: dict[Hands, Fraction] = {}
        for world, likely in imagined(state, viewer).items():
            GAME.check(world)
            hands = Position(world).hands
            found[hands] = found.get(hands, Fraction(0)) + likely
        yield found, possible(state.places, state.dummy, told)


@pytest.mark.parametrize("seed", [0, 1, 3, 4, 6, 7, 9, 10])
def test_imagine_reaches_exactly_what_fits_all_a_player_was_told_each_as_likely_as_it_is(seed: int) -> None:
    most = 0
    for found, fitting in asked_in_first_round(seed, budget=600):
        assert found == fitting
        most = max(most, len(found))
    assert most >= 18


@pytest.mark.parametrize("seed", [2, 5])
def test_imagine_reaches_exactly_what_fits_where_chips_are_equal(seed: int) -> None:
    """How likely a second 3 is depends on how its owner chose between the two: nobody can say."""
    most = 0
    for found, fitting in asked_in_first_round(seed, budget=720):
        assert found.keys() == fitting.keys()
        most = max(most, len(found))
    assert most >= 12


def ways_to_imagine(state: State, viewer: int) -> int:
    """Roughly: all orders of the chips the viewer does not know."""
    hidden = tuple(chip for place, hand in enumerate(state.unseen) if place != viewer for chip in hand)
    return factorial(len(reds(hidden))) * factorial(len(blues(hidden)))


# --- whatever is played


@given(st.integers(0, 10**6))
@settings(max_examples=8)
def test_an_imagined_position_can_be_and_looks_the_same_to_the_viewer(seed: int) -> None:
    luck = RandomStream.derived(seed, "imagine")
    for step in random_game(seed):
        for viewer in (None, *range(step.after.seats)):
            view = GAME.view(step.after, viewer)
            world = GAME.imagine(view, luck)
            GAME.check(world)
            assert GAME.view(world, viewer) == view
            assert (world.front, world.seen, world.middle, world.top) == (
                step.after.front,
                step.after.seen,
                step.after.middle,
                step.after.top,
            )
