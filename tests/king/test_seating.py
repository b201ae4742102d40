"""Rule: Tournament. The groups: their sizes, the first ones by luck, the others by who has met whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise, permutations

import pytest

from twelvefold.core.chance import Draw
from twelvefold.core.errors import BadOption
from twelvefold.core.events import EVERYONE
from twelvefold.core.generator import RandomStream
from twelvefold.games.king import events as tell
from twelvefold.games.king.seating import (
    SPLITS,
    Groups,
    Met,
    counted_on,
    fewest_again,
    meet,
    nobody_met,
    reseat,
    sizes_of,
)
from twelvefold.games.king.tournament import Tournament

from .king_help import GAME, Position
from .tournament_help import in_a_row

TABLE = """5:2+3 · 6:3+3 · 7:3+4 · 8:4+4 · 9:3+3+3 · 10:3+3+4 · 11:3+4+4 · 12:4+4+4 or 3+3+3+3 · 13:3+3+3+4 ·
14:3+3+4+4 · 15:3+4+4+4 · 16:4+4+4+4"""
"""Rule: Tournament, groups, as the rules write them."""
EVERY_SPLIT = [(seats, split) for seats, splits in SPLITS.items() for split in range(len(splits))]
each_split = pytest.mark.parametrize(("seats", "split"), EVERY_SPLIT)


def pairs(groups: Groups) -> set[tuple[int, int]]:
    return {pair for group in groups for pair in combinations(group, 2)}


def rounds(seats: int, split: int, count: int) -> Iterator[tuple[Groups, Met]]:
    """That many rounds of a tournament, the first one with neighbours."""
    groups = in_a_row(seats, split)
    met = meet(nobody_met(seats), groups)
    for _ in range(count):
        yield groups, met
        groups = reseat(groups, met)
        met = meet(met, groups)


# --- sizes


def test_the_groups_have_the_sizes_of_the_table() -> None:
    for entry in TABLE.replace("\n", " ").split("·"):
        seats, ways = entry.strip().split(":")
        assert ["+".join(map(str, sizes)) for sizes in SPLITS[int(seats)]] == ways.split(" or ")


@pytest.mark.parametrize("seats", range(5, 17))
def test_five_to_sixteen_players_play_a_tournament(seats: int) -> None:
    state = GAME.start(GAME.options({"seats": seats}))
    assert isinstance(state, Tournament)
    assert GAME.seat_count(state) == seats


def test_twelve_players_sit_in_fours_unless_they_ask_for_threes() -> None:
    assert GAME.options_json(GAME.options({"seats": 12}))["groups"] == "4+4+4"
    assert GAME.options_json(GAME.options({"seats": 12, "groups": "3 + 3+3+3"}))["groups"] == "3+3+3+3"


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"seats": 12, "groups": "6+6"}, "king-bad-groups"),
        ({"seats": 12, "groups": [4, 4, 4]}, "king-bad-groups"),
        ({"seats": 12, "groups": 4}, "king-bad-groups"),
        ({"seats": 7, "groups": "4+3"}, "king-bad-groups"),
        ({"seats": 4, "groups": "2+2"}, "king-no-groups"),
    ],
)
def test_other_groups_are_refused_with_their_reason(given: dict[str, object], key: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.options(given)
    assert refused.value.key == key


def test_options_of_an_ordinary_game_say_nothing_of_groups() -> None:
    assert GAME.options_json(GAME.options({"seats": 4})) == {"seats": 4, "set": "first", "promo": []}


# --- the first groups


def test_the_first_groups_are_drawn_one_after_the_other() -> None:
    table = Position(GAME.start(GAME.options({"seats": 10, "set": "random"})))
    assert GAME.node(table.state) == Draw(tuple(range(10)), 3)
    table.answer((2, 5, 9))
    assert GAME.node(table.state) == Draw((0, 1, 3, 4, 6, 7, 8), 3)
    table.answer((0, 1, 7))
    assert table.told == [
        (tell.GroupSeated(1, (2, 5, 9)), EVERYONE),
        (tell.GroupSeated(2, (0, 1, 7)), EVERYONE),
        (tell.GroupSeated(3, (3, 4, 6, 8)), EVERYONE),
    ]
    assert table.luck.startswith("choice"), "then the set is drawn"


def test_all_first_groups_are_equally_likely() -> None:
    """Five players: who sits in the group of two."""
    rng = RandomStream.derived("first groups")
    start = GAME.start(GAME.options({"seats": 5}))
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(2000):
        state = GAME.apply(start, Draw(tuple(range(5)), 2).sample(rng))
        assert isinstance(state, Tournament)
        found[state.groups[0]] += 1
    assert len(found) == 10
    assert min(found.values()) > 140


# --- the next groups


def every_way(sizes: tuple[int, ...], left: tuple[int, ...]) -> Iterator[Groups]:
    """Every way to form groups of these sizes, the order of equal groups apart."""
    if not sizes:
        yield ()
        return
    for group in combinations(left, sizes[0]):
        for others in every_way(sizes[1:], tuple(seat for seat in left if seat not in group)):
            yield (group, *others)


@pytest.mark.parametrize(("seats", "split"), [(5, 0), (6, 0), (7, 0), (8, 0), (9, 0)])
def test_no_way_to_sit_is_better(seats: int, split: int) -> None:
    """Looked through one by one: fewest pairs again at once, then least met so far, then seat numbers."""
    for groups, met in rounds(seats, split, 6):
        before = pairs(groups)

        order = counted_on(groups, seats)

        def worth(
            way: Groups, before: set[tuple[int, int]] = before, met: Met = met, order: list[int] = order
        ) -> tuple[int, int, list[int]]:
            home = {seat: number for number, group in enumerate(way) for seat in group}
            counts = sum(met[seat][other - seat - 1] ** 2 for seat, other in pairs(way))
            return len(pairs(way) & before), counts, [home[seat] for seat in order]

        assert reseat(groups, met) == min(every_way(sizes_of(groups), tuple(range(seats))), key=worth)


@each_split
def test_everybody_sits_in_one_group_of_the_right_size(seats: int, split: int) -> None:
    for groups, _ in rounds(seats, split, 12):
        assert sizes_of(groups) == SPLITS[seats][split]
        assert sorted(seat for group in groups for seat in group) == list(range(seats))
        assert all(list(group) == sorted(group) for group in groups)


@each_split
def test_nobody_meets_again_at_once_if_that_can_be_avoided(seats: int, split: int) -> None:
    """Where groups are no larger than there are groups it can; else exactly as few meet again as must."""
    sizes = SPLITS[seats][split]
    fewest = fewest_again(sizes, sizes)
    assert (fewest == 0) == (max(sizes) <= len(sizes))
    found = [groups for groups, _ in rounds(seats, split, 10)]
    for before, after in pairwise(found):
        assert len(pairs(before) & pairs(after)) == fewest


@pytest.mark.parametrize("sizes", [(2, 3), (3, 3), (3, 4), (4, 4), (3, 3, 3)])
def test_how_few_must_meet_again_is_right(sizes: tuple[int, ...]) -> None:
    seats = tuple(range(sum(sizes)))
    ways = list(every_way(sizes, seats))
    assert fewest_again(sizes, sizes) == min(len(pairs(ways[0]) & pairs(way)) for way in ways)


@each_split
def test_over_a_long_tournament_meetings_even_out(seats: int, split: int) -> None:
    spread = [max(count for row in met for count in row) for _, met in rounds(seats, split, 20)]
    assert max(spread) <= 3
    assert spread[-1] <= 2


@pytest.mark.parametrize(("seats", "needed"), [(9, 4), (15, 7), (16, 5)])
def test_everybody_meets_everybody_as_soon_as_may_be(seats: int, needed: int) -> None:
    met = [met for _, met in rounds(seats, 0, needed)][-1]
    if seats == 15:
        assert max(count for row in met for count in row) <= 1
    else:
        assert not any(count for row in met for count in row), "all exactly once"


def test_meetings_are_counted_from_the_lowest() -> None:
    met = nobody_met(5)
    for group in combinations(range(5), 2):
        assert meet(met, (group,)) != met
    everyone: Groups = (tuple(range(5)),)
    assert meet(met, everyone) == met, "everybody has met everybody: the same as nobody"


def test_seats_are_a_function_of_the_position_alone() -> None:
    """Numbers of rounds, names or luck change nothing; the same meetings give the same groups."""
    groups, met = list(rounds(12, 0, 3))[-1]
    assert reseat(groups, met) == reseat(tuple(groups), tuple(met))
    for order in permutations(groups):
        new = reseat(order, met)
        assert len(pairs(new) & pairs(groups)) == fewest_again((4, 4, 4), (4, 4, 4))
