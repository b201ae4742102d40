"""Random numbers from explicit generators: equal on every platform, saved in two fields.

A generator is SHA-512 in counter mode. Block *i* is SHA-512(key, *i* as eight bytes, big endian)
and gives eight 64-bit numbers. The whole generator is its key and how many numbers it has given,
so it can be saved in the middle of a game, and nobody can guess the next roll from the last ones.
"""

from __future__ import annotations

from hashlib import sha256, sha512
from json import dumps
from struct import Struct
from typing import Protocol, TypeVar

from twelvefold.core.errors import BadData, Reason, short

T = TypeVar("T")

_BLOCK = 8
_NUMBERS = Struct(f">{_BLOCK}Q")
_EIGHT_BYTES = Struct(">Q")
_RANGE = 1 << 64
_LAST = 1 << 64
"""How many numbers a stream gives, which is more than anybody needs."""

BAD_GENERATOR = Reason(
    "bad-generator", "a saved generator is {{key: 64 hex digits, used: a number from 0}}, not {given}"
)


class Generator(Protocol):
    """All that rules, chance and bots ask of randomness."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""


class Stream:
    """One stream of random numbers.

    >>> dice = Stream.derived(1, 0, "dice")
    >>> [dice.below(12) + 1 for _ in range(6)]
    [2, 12, 10, 3, 12, 10]
    >>> again = Stream.restore(dice.save())
    >>> again.below(1000) == dice.below(1000)
    True
    """

    __slots__ = ("_key", "_left", "_used")

    def __init__(self, key: bytes, used: int = 0) -> None:
        self._key = key
        self._used = used
        self._left: list[int] = []
        if used % _BLOCK:
            self._left = self._block(used // _BLOCK)[: _BLOCK - used % _BLOCK]

    @classmethod
    def derived(cls, *name: int | str) -> Stream:
        """The stream of that name: (seed, game index, seat) and the like. Other names, other streams."""
        return cls(sha256(dumps(["twelvefold", *name]).encode()).digest())

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 without bias: numbers past the last full multiple of n are skipped."""
        if not 0 < n <= _RANGE:
            raise ValueError(f"below(n) needs 1 <= n <= 2**64, not {n}")
        left = self._left
        while True:
            if not left:
                left = self._left = self._block(self._used // _BLOCK)
            number = left.pop()
            self._used += 1
            result = number % n
            if number - result <= _RANGE - n:
                return result

    def choice(self, items: tuple[T, ...]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def save(self) -> dict[str, object]:
        return {"key": self._key.hex(), "used": self._used}

    @classmethod
    def restore(cls, saved: object) -> Stream:
        match saved:
            case {"key": str(key), "used": int(used), **rest} if not rest and 0 <= used < _LAST:
                try:
                    raw = bytes.fromhex(key)
                except ValueError:
                    raw = b""
                if len(raw) == 32 and not isinstance(used, bool):
                    return cls(raw, used)
        raise BadData(BAD_GENERATOR, given=short(saved, 100))

    def _block(self, index: int) -> list[int]:
        """The numbers of a block, the first to be given last in the list."""
        return list(_NUMBERS.unpack(sha512(self._key + _EIGHT_BYTES.pack(index)).digest())[::-1])
