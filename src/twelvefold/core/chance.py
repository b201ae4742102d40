"""Chance: the only place where luck enters. Rules say what may happen; somebody else rolls.

Every kind knows how many outcomes it has, the exact probability of each, lists them lazily
and samples one from a generator. Outcomes are plain tuples or the listed options themselves.
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

NO_SUCH_OUTCOME = Reason("no-such-outcome", "{given} cannot come of {chance}")
BAD_OUTCOME = Reason("bad-outcome", "{given} is not an outcome of {chance}")


class Chance(ABC):
    """What happens next is luck, and nobody is asked."""

    __slots__ = ()

    @property
    @abstractmethod
    def size(self) -> int:
        """How many different outcomes there are."""

    @abstractmethod
    def probability(self, outcome: Any) -> Fraction:
        """How likely an outcome is; 0 for what is none."""

    def allows(self, outcome: Any) -> bool:
        """Whether that is an outcome at all."""
        return self.probability(outcome) > 0

    @abstractmethod
    def outcomes(self) -> Iterator[Any]:
        """Every outcome once, lazily."""

    @abstractmethod
    def sample(self, rng: Generator) -> Any:
        """One outcome, by its probability."""

    @abstractmethod
    def decode(self, data: Json) -> Any:
        """An outcome from its JSON (the other way is ``codec.encode``)."""

    def check(self, outcome: Any) -> Any:
        """The outcome, or an error if it is none."""
        if not self.allows(outcome):
            raise IllegalMove(NO_SUCH_OUTCOME, given=short(outcome, 100), chance=str(self))
        return outcome

    def _refuse(self, data: Json) -> BadData:
        return BadData(BAD_OUTCOME, given=short(data, 100), chance=str(self))


@dataclass(frozen=True, slots=True)
class Roll(Chance):
    """n dice with faces from 1 to sides, one after the other.

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
        raise self._refuse(data)

    def __str__(self) -> str:
        return f"{self.n}d{self.sides}"


@dataclass(frozen=True, slots=True)
class Draw(Chance):
    """k pieces drawn together from a pool, all draws equally likely; equal pieces are not told apart.

    An outcome lists the pieces in the pool's order.

    >>> Draw(("red", "red", "blue"), 2).probability(("red", "blue"))
    Fraction(2, 3)
    """

    pool: tuple[Hashable, ...]
    k: int

    @property
    def size(self) -> int:
        ways = [1] + [0] * self.k  # how many outcomes there are of each length, kind of piece by kind
        for count in Counter(self.pool).values():
            ways = [sum(ways[length - n] for n in range(min(count, length) + 1)) for length in range(self.k + 1)]
        return ways[self.k]

    def probability(self, outcome: Any) -> Fraction:
        if not isinstance(outcome, tuple) or len(outcome) != self.k:
            return Fraction(0)
        try:
            there, taken = Counter(self.pool), Counter(outcome)
        except TypeError:  # something that cannot be counted is no piece
            return Fraction(0)
        if outcome != self._ordered(taken):
            return Fraction(0)
        return Fraction(prod(comb(there[piece], n) for piece, n in taken.items()), comb(len(self.pool), self.k))

    def check(self, outcome: Any) -> Any:
        """The pool's own pieces that equal those of the outcome, or an error."""
        return self._ordered(Counter(Chance.check(self, outcome)))

    def outcomes(self) -> Iterator[tuple[Hashable, ...]]:
        return self._from(list(Counter(self.pool).items()), self.k)

    def _from(self, kinds: list[tuple[Hashable, int]], k: int) -> Iterator[tuple[Hashable, ...]]:
        """Every way to take k pieces of these kinds, as many of the first as possible first."""
        if k == 0:
            yield ()
        elif kinds:
            (piece, count), *others = kinds
            for taken in range(min(count, k), -1, -1):
                for rest in self._from(others, k - taken):
                    yield (piece,) * taken + rest

    def sample(self, rng: Generator) -> tuple[Hashable, ...]:
        pool = list(self.pool)
        taken = Counter(pool.pop(rng.below(len(pool))) for _ in range(self.k))
        return self._ordered(taken)

    def decode(self, data: Json) -> tuple[Hashable, ...]:
        if isinstance(data, list):
            pieces = {dumps(encode(piece)): piece for piece in self.pool}
            outcome = tuple(pieces.get(dumps(item)) for item in data)
            if self.allows(outcome):
                return outcome
        raise self._refuse(data)

    def _ordered(self, taken: Counter[Hashable]) -> tuple[Hashable, ...]:
        kinds = dict.fromkeys(self.pool)
        if any(kind not in kinds for kind in taken):
            return ()
        return tuple(kind for kind in kinds for _ in range(taken[kind]))

    def __str__(self) -> str:
        return f"draw({self.k}/{len(self.pool)})"


@dataclass(frozen=True, slots=True)
class Choice(Chance):
    """One of the listed options, all different, each equally likely."""

    options: tuple[Hashable, ...]

    @property
    def size(self) -> int:
        return len(self.options)

    def probability(self, outcome: Any) -> Fraction:
        return Fraction(outcome in self.options, self.size)

    def check(self, outcome: Any) -> Any:
        """The listed option that equals the outcome, or an error."""
        return self.options[self.options.index(Chance.check(self, outcome))]

    def outcomes(self) -> Iterator[Hashable]:
        return iter(self.options)

    def sample(self, rng: Generator) -> Hashable:
        return self.options[rng.below(len(self.options))]

    def decode(self, data: Json) -> Hashable:
        for option in self.options:
            if dumps(encode(option)) == dumps(data):
                return option
        raise self._refuse(data)

    def __str__(self) -> str:
        return f"choice({self.size})"
