"""The end of a round and of the game: what is counted, and who wins."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from twelvefold.games.chips.chips import ENOUGH, LIMIT


class Fate(Enum):
    """What becomes of a total."""

    STANDS = "stands"
    BURNT = "burnt"
    HALVED = "halved"


class Count(NamedTuple):
    """One place's four chips, counted."""

    total: int
    counts: int
    fate: Fate


def count(total: int, *, burning: bool) -> Count:
    """Rule: over 21 burns; in the variant it is halved, rounded down.

    >>> count(31, burning=False).counts
    15
    """
    if total <= LIMIT:
        return Count(total, total, Fate.STANDS)
    return Count(total, total, Fate.BURNT) if burning else Count(total, total // 2, Fate.HALVED)


def best(counts: tuple[Count, ...]) -> tuple[int, ...]:
    """Who wins a token: the highest unburnt total, if all burnt the highest; all who are tied.

    >>> best((count(26, burning=True), count(31, burning=True), count(21, burning=True)))
    (2,)
    """
    standing = [each.counts for each in counts if each.fate is not Fate.BURNT]
    high = max(standing or [each.counts for each in counts])
    return tuple(place for place, each in enumerate(counts) if each.counts == high)  # no burnt total is as low as 21


def finished(tokens: tuple[int, ...]) -> bool:
    """Whether somebody, perhaps the dummy, has enough tokens."""
    return max(tokens) >= ENOUGH


def winners(tokens: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """Who has won the finished game; nobody, if the dummy has.

    Several people who reach three at once share the victory; a person goes before the dummy (Ruling).
    If the dummy alone is there first, the person with more tokens wins; equal: the dummy.

    >>> winners((1, 2, 3), seats=2)
    (1,)
    """
    people = tokens[:seats]
    there = tuple(seat for seat in range(seats) if people[seat] >= ENOUGH)
    if there:
        return there
    ahead = tuple(seat for seat in range(seats) if people[seat] == max(people))
    return ahead if len(ahead) == 1 else ()
