"""Random streams: explicit, identical on every platform, saved in two fields.

A random stream is SHA-512 in counter mode. Block *i* is SHA-512(key, *i* as eight bytes, big endian) and
gives eight 64-bit numbers. Its state is its key and the count of numbers used, so it can be saved in the
middle of a game, and the next roll cannot be predicted from the previous ones.
"""

from __future__ import annotations

from hashlib import sha256, sha512
from json import dumps
from struct import Struct
from typing import Protocol, TypeVar

from twelvefold.core.errors import BadData, Reason, short

T = TypeVar("T")

_NUMBERS_PER_BLOCK = 8
_NUMBERS = Struct(f">{_NUMBERS_PER_BLOCK}Q")
_EIGHT_BYTES = Struct(">Q")
_RANGE = 1 << 64
_MAX_USED = 1 << 64
"""The counter's limit: a saved random stream cannot have used more numbers."""

BAD_GENERATOR = Reason(
    "bad-generator", "a saved generator must be {{key: 64 hex digits, used: a number from 0}}, not {given}"
)


class Generator(Protocol):
    """The interface of random number generators that rules, chance and bots use."""

    def below(self, n: int) -> int:
        """Return a uniform random number from 0 to n - 1."""


class RandomStream:
    """A stream of random numbers that can be saved.

    >>> dice = RandomStream.derived(1, 0, "dice")
    >>> [dice.below(12) + 1 for _ in range(6)]
    [2, 12, 10, 3, 12, 10]
    >>> again = RandomStream.restore(dice.save())
    >>> again.below(1000) == dice.below(1000)
    True
    """

    __slots__ = ("_key", "_left", "_used")

    def __init__(self, key: bytes, used: int = 0) -> None:
        self._key = key
        self._used = used
        self._left: list[int] = []
        if used % _NUMBERS_PER_BLOCK:
            self._left = self._block(used // _NUMBERS_PER_BLOCK)[: _NUMBERS_PER_BLOCK - used % _NUMBERS_PER_BLOCK]

    @classmethod
    def derived(cls, *name: int | str) -> RandomStream:
        """Derive a random stream from a name such as (seed, game index, seat). Different names: independent streams."""
        return cls(sha256(dumps(["twelvefold", *name]).encode()).digest())

    def below(self, n: int) -> int:
        """Return a uniform number from 0 to n - 1; rejection sampling avoids modulo bias."""
        if not 0 < n <= _RANGE:
            raise ValueError(f"below(n) needs 1 <= n <= 2**64, not {n}")
        left = self._left
        while True:
            if not left:
                left = self._left = self._block(self._used // _NUMBERS_PER_BLOCK)
            number = left.pop()
            self._used += 1
            result = number % n
            if number - result <= _RANGE - n:
                return result

    def choice(self, items: tuple[T, ...]) -> T:
        """Return one of the items, uniformly."""
        return items[self.below(len(items))]

    def save(self) -> dict[str, object]:
        return {"key": self._key.hex(), "used": self._used}

    @classmethod
    def restore(cls, saved: object) -> RandomStream:
        match saved:
            case {"key": str(key), "used": int(used), **rest} if not rest and 0 <= used < _MAX_USED:
                try:
                    raw = bytes.fromhex(key)
                except ValueError:
                    raw = b""
                if len(raw) == 32 and not isinstance(used, bool):
                    return cls(raw, used)
        raise BadData(BAD_GENERATOR, given=short(saved, 100))

    def _block(self, index: int) -> list[int]:
        """The numbers of a block in reverse, so that ``pop`` returns them in order."""
        return list(_NUMBERS.unpack(sha512(self._key + _EIGHT_BYTES.pack(index)).digest())[::-1])
