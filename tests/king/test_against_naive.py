"""Steps 2 to 5 as the package plays them, against a second, naive writing of the same rules."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import NEIGHBOURS
from twelvefold.games.king.ring import ORACLE, SORCERER, cancel, compare, effects, owners, set_faces
from twelvefold.games.king.scoring import rank, theft
from twelvefold.games.king.state import Ring

from .king_help import CODES, Position
from .naive_turn import NaiveTurn, play_turn

codes = st.sampled_from(list(CODES))
faces = st.integers(1, 12)


def naive(cards: list[str], dice: list[int], pick: int, rolled: int) -> NaiveTurn:
    seats = list(range(len(cards)))
    return play_turn(
        seats,
        dict(zip(seats, cards, strict=True)),
        dict(zip(seats, dice, strict=True)),
        lambda reachable: sorted(reachable)[pick],
        lambda: rolled,
    )


@st.composite
def turns(draw: st.DrawFn) -> tuple[list[str], list[int], int, int]:
    """Cards and dice of two to four players, often equal ones; the Sorcerer's choice and the Oracle's roll."""
    seats = draw(st.integers(2, 4))
    pool = draw(st.lists(codes, min_size=1, max_size=4))
    small = draw(st.lists(faces, min_size=1, max_size=4))
    cards = [draw(st.sampled_from(pool)) for _ in range(seats)]
    dice = [draw(st.sampled_from(small) | faces) for _ in range(seats)]
    return cards, dice, draw(st.integers(0, 4)), draw(faces)


def third_turn(cards: list[str], dice: list[int], tokens: list[str]) -> Position:
    """A table where two turns were played and these cards are revealed now."""
    wanted = {"Kn", *cards}
    filled = wanted | set([code for code in CODES if code not in wanted][: 7 - len(wanted)])
    set_codes = [code for code in CODES if code in filled]
    rows = []
    for code, die, held in zip(cards, dice, tokens, strict=True):
        played = [other for other in set_codes if other != code][:2]
        rows.append(f"{die} {''.join(played)} {held or '-'} -")
    return Position(" / ".join(["".join(set_codes) + " r1", *rows, "choose"])).play(" ".join(cards))


@given(turns(), st.lists(st.integers(0, 3), min_size=4, max_size=4))
@settings(max_examples=600)
def test_a_turn_at_the_table_is_the_naive_turn(turn: tuple[list[str], list[int], int, int], holders: list[int]) -> None:
    """Two turns have given two 2s and two 1s to whoever the holders say."""
    cards, dice, pick, rolled = turn
    expected = naive(cards, dice, pick, rolled)
    seats = range(len(cards))
    tokens = ["".join(sorted("2211"[i] for i, h in enumerate(holders) if h % len(cards) == seat)) for seat in seats]
    table = third_turn(cards, dice, tokens)

    if expected.sorcerer_faces:
        assert table.asked == {cards.index("So"): [f"turn {face}" for face in sorted(expected.sorcerer_faces)]}
        table.turn(sorted(expected.sorcerer_faces)[pick])
    if table.luck:
        table.roll(rolled)

    assert dict(enumerate(table.dice)) == expected.faces
    assert dict(enumerate(table.values)) == expected.values
    assert {seat for event in table.all(tell.DiceCancelled) for seat in event.seats} == expected.cancelled
    assert table.places == (expected.first, expected.second)
    held = [[int(token) for token in tokens[seat]] for seat in seats]
    if expected.first is not None:
        held[expected.first].append(2)
    if expected.second is not None:
        held[expected.second].append(1)
    if expected.theft and held[expected.theft[1]]:
        thief, victim = expected.theft
        assert table.the(tell.LadyMayTake) == tell.LadyMayTake(thief, victim)
        token = max(held[victim])
        table.take(token)
        held[victim].remove(token)
        held[thief].append(token)
    else:
        assert not table.all(tell.LadyMayTake)
    assert table.state.tokens == tuple((own.count(1), own.count(2)) for own in held)
    assert bool(table.all(tell.PointsReached)) == any(sum(own) >= 8 for own in held)


def ring_turn(seats: tuple[int, ...], cards: list[str], dice: list[int], pick: int, rolled: int) -> NaiveTurn:
    """A turn played with the functions of a ring, written down by place in the ring."""
    ring = Ring(seats, tuple(CODES[code] for code in cards), (2, 1))
    table = [0] * (max(seats) + 1)
    for seat, die in zip(seats, dice, strict=True):
        table[seat] = die
    standing = cancel(ring.cards)
    steps = effects(ring, standing, tuple(table))
    now = steps[-1][1] if steps else tuple(table)
    offered: tuple[int, ...] = ()
    for seat in owners(ring, standing, SORCERER):
        offered = NEIGHBOURS[now[seat]]
        now = set_faces(now, (seat,), (sorted(offered)[pick],))
    now = set_faces(now, owners(ring, standing, ORACLE), (rolled,) * len(owners(ring, standing, ORACLE)))
    comparison = compare(ring, standing, now)
    final = rank(ring, standing, comparison).final
    pair = theft(ring, comparison.values)
    places = {seat: place for place, seat in enumerate(seats)}
    return NaiveTurn(
        faces={places[seat]: comparison.dice[seat] for seat in seats},
        values=dict(enumerate(comparison.values)),
        cancelled={place for place, alone in enumerate(comparison.alone) if not alone},
        first=None if final.first is None else places[final.first],
        second=None if final.second is None else places[final.second],
        theft=None if pair is None else (places[pair[0]], places[pair[1]]),
        sorcerer_faces=set(offered),
    )


@given(turns(), st.permutations(range(9)))
@settings(max_examples=600)
def test_a_ring_anywhere_at_a_big_table_is_the_naive_turn(
    turn: tuple[list[str], list[int], int, int], chairs: list[int]
) -> None:
    cards, dice, pick, rolled = turn
    seats = tuple(chairs[: len(cards)])
    assert ring_turn(seats, cards, dice, pick, rolled) == naive(cards, dice, pick, rolled)


@pytest.mark.parametrize("mine", list(CODES))
def test_all_turns_of_two_players_are_the_naive_turn(mine: str) -> None:
    for other, my_die, other_die in product(CODES, range(1, 13), range(1, 13)):
        cards, dice, pick, rolled = [mine, other], [my_die, other_die], my_die % 5, other_die
        assert ring_turn((0, 1), cards, dice, pick, rolled) == naive(cards, dice, pick, rolled)


@pytest.mark.parametrize("seats", [3, 4])
def test_many_thousand_turns_of_three_and_four_players_are_the_naive_turn(seats: int) -> None:
    luck = Random(seats)
    for _ in range(15_000):
        pool, near = luck.sample(list(CODES), k=5), luck.sample(range(1, 13), k=5)
        cards, dice = luck.choices(pool, k=seats), luck.choices(near, k=seats)
        pick, rolled = luck.randrange(5), luck.choice(near)
        expected = naive(cards, dice, pick, rolled)
        assert ring_turn(tuple(range(seats)), cards, dice, pick, rolled) == expected, (cards, dice, pick, rolled)


@given(turns(), st.integers(0, 3))
@settings(max_examples=200)
def test_who_sits_where_does_not_matter_as_long_as_the_neighbours_are_the_same(
    turn: tuple[list[str], list[int], int, int], by: int
) -> None:
    """If all players move on by some chairs, so does the result."""
    cards, dice, pick, rolled = turn
    seats = len(cards)
    moved = [(seat + by) % seats for seat in range(seats)]
    here = ring_turn(tuple(range(seats)), cards, dice, pick, rolled)
    there = ring_turn(tuple(moved), cards, dice, pick, rolled)
    assert here == there


def test_the_naive_turn_itself_plays_the_first_worked_example() -> None:
    turn = naive(["Al", "Al", "Re"], [10, 7, 3], 0, 1)
    assert turn.values == {0: 10, 1: 7, 2: 10}
    assert (turn.first, turn.second) == (1, None)
