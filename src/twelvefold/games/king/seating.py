"""Who plays with whom in a tournament: the sizes of the groups, and new groups for every round.

The first groups are luck. Later ones follow from how often any two players have met: of all ways to
form the groups, those are looked at in which the fewest of the pairs that met just now meet again (none,
if that can be); of these, the way is taken whose pairs have met least so far, by the sum of the squares of
their meeting counts: to meet often is much worse than to meet twice. Of equal ways it is the first: one
player sits in the first group that will do, then the player with the next seat number, and so on. That one
has the lowest seat number; where groups differ in size, it changes with them who that is: the first ones are
smaller, and no seat shall be favoured.

Meeting counts are rows: in the row of a seat, one count for each higher seat. They say how much more often
two have met than those who met least: the lowest is kept at 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

Groups = tuple[tuple[int, ...], ...]
Met = tuple[tuple[int, ...], ...]
Sizes = tuple[int, ...]

SPLITS: dict[int, tuple[Sizes, ...]] = {
    5: ((2, 3),),
    6: ((3, 3),),
    7: ((3, 4),),
    8: ((4, 4),),
    9: ((3, 3, 3),),
    10: ((3, 3, 4),),
    11: ((3, 4, 4),),
    12: ((4, 4, 4), (3, 3, 3, 3)),
    13: ((3, 3, 3, 4),),
    14: ((3, 3, 4, 4),),
    15: ((3, 4, 4, 4),),
    16: ((4, 4, 4, 4),),
}
"""Rule: Tournament, groups. How many players each group has; where there is a choice, the usual one first."""


def sizes_of(groups: Groups) -> Sizes:
    """How many players each group has."""
    return tuple(map(len, groups))


def nobody_met(seats: int) -> Met:
    """The meeting counts before the first round."""
    return tuple((0,) * (seats - 1 - seat) for seat in range(seats))


def meet(met: Met, groups: Groups) -> Met:
    """The meeting counts after these groups have sat together once more."""
    rows = [list(row) for row in met]
    for group in groups:
        for seat, other in combinations(sorted(group), 2):
            rows[seat][other - seat - 1] += 1
    least = min(min(row) for row in rows if row)
    return tuple(tuple(count - least for count in row) for row in rows)


@lru_cache(maxsize=256)
def reseat(groups: Groups, met: Met) -> Groups:
    """The groups of the next round. Rule: Tournament, everybody changes seats so that groups change."""
    return _Search(groups, met).best


class _Search:
    """Looks through all ways to form groups, seat by seat; what cannot be better than the best so far is left out."""

    def __init__(self, groups: Groups, met: Met) -> None:
        self._sizes = sizes_of(groups)
        self._seats = len(met)
        home = {seat: number for number, group in enumerate(groups) for seat in group}
        self._order = counted_on(groups, self._seats)
        self._before = [
            [
                (home[other] == home[seat], met[min(seat, other)][abs(seat - other) - 1] ** 2)
                for other in self._order[:i]
            ]
            for i, seat in enumerate(self._order)
        ]
        """For each place in that order and each one before: whether they sat together just now, and what it costs to
        meet."""
        self._most_again = fewest_again(self._sizes, self._sizes)
        self._least: int | None = None
        self._forming: list[list[int]] = [[] for _ in self._sizes]
        self.best: Groups = ()
        self._place(0, 0, 0)

    def _place(self, place: int, again: int, cost: int) -> None:
        if place == self._seats:
            self._least = cost
            self.best = tuple(tuple(sorted(self._order[place] for place in group)) for group in self._forming)
            return
        begun: set[int] = set()
        for group, size in zip(self._forming, self._sizes, strict=True):
            if len(group) == size or (not group and size in begun):
                continue  # full, or no different from an empty group already tried
            if not group:
                begun.add(size)
            more_again, more = again, cost
            for other in group:
                together, price = self._before[place][other]
                more_again += together
                more += price
            if more_again <= self._most_again and (self._least is None or more < self._least):
                group.append(place)
                self._place(place + 1, more_again, more)
                group.pop()


def counted_on(groups: Groups, seats: int) -> list[int]:
    """The seats in the order in which ties are decided.

    >>> counted_on(((0, 3), (1, 2, 4)), 5)
    [3, 4, 0, 1, 2]
    """
    alike = len(set(sizes_of(groups))) == 1
    start = 0 if alike else sum(groups[0]) % seats
    return [(start + step) % seats for step in range(seats)]


@lru_cache(maxsize=1024)
def fewest_again(old: Sizes, room: Sizes) -> int:
    """How many pairs at least meet again when players leave groups of the old sizes for groups with so much room.

    >>> fewest_again((4, 4, 4, 4), (4, 4, 4, 4)), fewest_again((4, 4, 4), (4, 4, 4))
    (0, 3)
    """
    if not old:
        return 0
    return min(
        sum(count * (count - 1) // 2 for count in spread)
        + fewest_again(old[1:], tuple(free - count for free, count in zip(room, spread, strict=True)))
        for spread in _spreads(old[0], room)
    )


def _spreads(players: int, room: Sizes) -> Iterator[Sizes]:
    """Every way to spread that many players over groups with room for these numbers."""
    if not room:
        if not players:
            yield ()
        return
    for count in range(min(players, room[0]) + 1):
        for rest in _spreads(players - count, room[1:]):
            yield (count, *rest)
