"""Chance nodes: the only source of randomness. Rules describe the distribution; the caller samples it.

Every kind of chance knows how many outcomes it has and the exact probability of each, enumerates them
lazily and samples one from a generator. Outcomes are plain tuples or the listed options themselves.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import comb, prod
from typing import Any

from twelvefold.core.codec import Json, dumps, encode
from twelvefold.core.errors import BadData, IllegalMove, Reason, short
from twelvefold.core.generator import Generator

NO_SUCH_OUTCOME = Reason("no-such-outcome", "{given} is not a possible outcome of {chance}")
BAD_OUTCOME = Reason("bad-outcome", "{given} cannot be read as an outcome of {chance}")


class Chance(ABC):
    """A node whose outcome is random; no seat is asked."""

    __slots__ = ()

    @property
    @abstractmethod
    def size(self) -> int:
        """The number of distinct outcomes."""

    @abstractmethod
    def probability(self, outcome: Any) -> Fraction:
        """The exact probability of an outcome; 0 for anything that is not one."""

    def allows(self, outcome: Any) -> bool:
        """Whether this is a possible outcome."""
        return self.probability(outcome) > 0

    @abstractmethod
    def outcomes(self) -> Iterator[Any]:
        """Iterate lazily over every outcome, each once."""

    @abstractmethod
    def sample(self, rng: Generator) -> Any:
        """Draw one outcome according to its probability."""

    @abstractmethod
    def decode(self, data: Json) -> Any:
        """Read an outcome from JSON; the inverse of ``codec.encode``."""

    def check(self, outcome: Any) -> Any:
        """Return the outcome, or raise IllegalMove if it is not a possible one."""
        if not self.allows(outcome):
            raise IllegalMove(NO_SUCH_OUTCOME, given=short(outcome, 100), chance=str(self))
        return outcome

    def _bad_outcome(self, data: Json) -> BadData:
        return BadData(BAD_OUTCOME, given=short(data, 100), chance=str(self))


@dataclass(frozen=True, slots=True)
class Roll(Chance):
    """A roll of n dice with faces from 1 to sides; the order of the dice matters.

    >>> Roll(2, 12).probability((3, 3))
    Fraction(1, 144)
    """

    n: int
    sides: int

    @property
    def size(self) -> int:
        return int(self.sides**self.n)

    def probability(self, outcome: Any) -> Fraction:
        return Fraction(self.allows(outcome), self.size)

    def allows(self, outcome: Any) -> bool:
        if not isinstance(outcome, tuple) or len(outcome) != self.n:
            return False
        return all(type(face) is int and 1 <= face <= self.sides for face in outcome)

    def outcomes(self) -> Iterator[tuple[int, ...]]:
        return product(range(1, self.sides + 1), repeat=self.n)

    def sample(self, rng: Generator) -> tuple[int, ...]:
        return tuple([rng.below(self.sides) + 1 for _ in range(self.n)])

    def decode(self, data: Json) -> tuple[int, ...]:
        if isinstance(data, list) and self.allows(tuple(data)):
            return tuple(face for face in data if isinstance(face, int))
        raise self._bad_outcome(data)

    def __str__(self) -> str:
        return f"{self.n}d{self.sides}"


@dataclass(frozen=True, slots=True)
class Draw(Chance):
    """A draw of k pieces from a pool without replacement; equal pieces are indistinguishable.

    An outcome lists the drawn pieces in the pool's order.

    >>> Draw(("red", "red", "blue"), 2).probability(("red", "blue"))
    Fraction(2, 3)
    """

    pool: tuple[Hashable, ...]
    k: int

    @property
    def size(self) -> int:
        ways = [1] + [0] * self.k  # ways[n]: distinct draws of n pieces from the kinds counted so far
        for count in Counter(self.pool).values():
            ways = [sum(ways[length - n] for n in range(min(count, length) + 1)) for length in range(self.k + 1)]
        return ways[self.k]

    def probability(self, outcome: Any) -> Fraction:
        if not self.allows(outcome):
            return Fraction(0)
        available, taken = Counter(self.pool), Counter(outcome)
        return Fraction(prod(comb(available[piece], n) for piece, n in taken.items()), comb(len(self.pool), self.k))

    def allows(self, outcome: Any) -> bool:
        return self._drawn(outcome) is not None

    def check(self, outcome: Any) -> Any:
        """Return the outcome with each piece replaced by the pool's equal one, or raise IllegalMove."""
        drawn = self._drawn(outcome)
        return Chance.check(self, outcome) if drawn is None else drawn

    def _drawn(self, outcome: Any) -> tuple[Hashable, ...] | None:
        """Return the outcome made of the pool's own pieces, or None if it is not a possible outcome."""
        if not isinstance(outcome, tuple) or len(outcome) != self.k:
            return None
        drawn = self._ordered(outcome)
        there = drawn == outcome and all(drawn.count(piece) <= self.pool.count(piece) for piece in set(drawn))
        return drawn if there else None

    def outcomes(self) -> Iterator[tuple[Hashable, ...]]:
        return self._combinations(list(Counter(self.pool).items()), self.k)

    def _combinations(self, kinds: list[tuple[Hashable, int]], k: int) -> Iterator[tuple[Hashable, ...]]:
        """Every way to take k pieces from (piece, count) pairs; most of the first kind come first."""
        if k == 0:
            yield ()
        elif kinds:
            (piece, count), *others = kinds
            for taken in range(min(count, k), -1, -1):
                for rest in self._combinations(others, k - taken):
                    yield (piece,) * taken + rest

    def sample(self, rng: Generator) -> tuple[Hashable, ...]:
        pool = list(self.pool)
        return self._ordered(tuple([pool.pop(rng.below(len(pool))) for _ in range(self.k)]))

    def decode(self, data: Json) -> tuple[Hashable, ...]:
        if isinstance(data, list):
            pieces = {dumps(encode(piece)): piece for piece in self.pool}
            outcome = tuple(pieces.get(dumps(item)) for item in data)
            if self.allows(outcome):
                return outcome
        raise self._bad_outcome(data)

    def _ordered(self, taken: tuple[Hashable, ...]) -> tuple[Hashable, ...]:
        """Return the pool's equal pieces in the pool's order; empty if one is not in the pool."""
        pool = self.pool
        try:
            return tuple([pool[place] for place in sorted(map(pool.index, taken))])
        except ValueError:
            return ()

    def __str__(self) -> str:
        return f"draw({self.k}/{len(self.pool)})"


@dataclass(frozen=True, slots=True)
class Choice(Chance):
    """A uniform choice among distinct options."""

    options: tuple[Hashable, ...]

    @property
    def size(self) -> int:
        return len(self.options)

    def probability(self, outcome: Any) -> Fraction:
        return Fraction(outcome in self.options, self.size)

    def check(self, outcome: Any) -> Any:
        """Return the listed option that equals the outcome, or raise IllegalMove."""
        return self.options[self.options.index(Chance.check(self, outcome))]

    def outcomes(self) -> Iterator[Hashable]:
        return iter(self.options)

    def sample(self, rng: Generator) -> Hashable:
        return self.options[rng.below(len(self.options))]

    def decode(self, data: Json) -> Hashable:
        for option in self.options:
            if dumps(encode(option)) == dumps(data):
                return option
        raise self._bad_outcome(data)

    def __str__(self) -> str:
        return f"choice({self.size})"
