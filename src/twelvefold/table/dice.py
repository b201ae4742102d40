"""Fair dice: random numbers that nobody can predict and everybody can verify after the game.

Before a game the server draws a secret 256-bit seed and publishes its SHA-256, the *commitment*. Every seat may
add a word. Number ``i`` (counted from 0) is

    HMAC-SHA-256(key = seed, message = "twelvefold/dice/1" LF table LF i LF word of seat 0 LF word of seat 1 …)

read as a big-endian 256-bit integer; all text is UTF-8. To draw a number below ``n``, integers of
2^256 − (2^256 mod n) and above are rejected and the next ``i`` is tried, so that all results are equally likely;
the result is the first accepted integer modulo ``n``. After the game the seed is published, and anybody can
compute every number again. ``docs/fair-dice.md`` has examples.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from twelvefold.core.chance import Chance
from twelvefold.core.codec import Json, decode, encode, take
from twelvefold.core.errors import BadData, BadRecord
from twelvefold.core.game import AnyGame
from twelvefold.core.record import Record
from twelvefold.table.reasons import BAD_SEED, BAD_WORD, NO_DICE, OTHER_COMMITMENT, OTHER_OUTCOME, OTHER_RULES

SCHEME = "twelvefold/dice/1"
SEED_BYTES = 32
MAX_WORD_LENGTH = 60
_ALL = 1 << 256


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of a seed, which is published before the game.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(seed).hexdigest()


def bots_luck(seed: bytes, table_id: str, decision: int, seat: int, step: int) -> str:
    """Derive the seed of a bot's choices from the table's seed. It does not reveal the table's seed."""
    message = f"twelvefold/bots/1\n{table_id}\n{decision}\n{seat}\n{step}"
    return hmac.digest(seed, message.encode(), "sha256").hex()


def check_word(word: str) -> str:
    """Return the word, or raise BadData if it is too long or has characters that are not printable."""
    if len(word) > MAX_WORD_LENGTH or not word.isprintable():
        raise BadData(BAD_WORD, longest=MAX_WORD_LENGTH)
    return word


class FairDice:
    """A generator that produces the numbers of one table in order."""

    def __init__(self, seed: bytes, table_id: str, words: Sequence[str], used: int = 0) -> None:
        self.seed = seed
        self.table_id = table_id
        self.words = tuple(words)
        self.used = used
        """The index of the next number."""
        self._tail = "\n".join(("", *self.words)).encode()
        self._hmac = hmac.new(seed, f"{SCHEME}\n{table_id}\n".encode(), "sha256")

    def number(self, index: int) -> int:
        """Return the 256-bit number of that index."""
        hashed = self._hmac.copy()
        hashed.update(b"%d%b" % (index, self._tail))
        return int.from_bytes(hashed.digest(), "big")

    def below(self, n: int) -> int:
        """Return a uniformly distributed number from 0 to n - 1."""
        end = _ALL - _ALL % n
        while True:
            number = self.number(self.used)
            self.used += 1
            if number < end:
                return number % n

    def save(self) -> dict[str, Any]:
        """Return the dice as JSON for the store. It contains the secret seed: never send it to a player."""
        return {"seed": self.seed.hex(), "table": self.table_id, "words": list(self.words), "used": self.used}

    @classmethod
    def restore(cls, saved: Json) -> FairDice:
        """Restore saved dice, or raise BadData."""
        fields = take(saved, "dice", ("seed", "table", "words", "used"))
        words = tuple(map(check_word, decode(tuple[str, ...], fields["words"], "dice.words")))
        used = decode(int, fields["used"], "dice.used")
        return cls(read_seed(fields["seed"]), decode(str, fields["table"], "dice.table"), words, used)

    def published(self) -> dict[str, Any]:
        """Return the entry about the dice in the record of a finished game."""
        return {
            "scheme": SCHEME,
            "table": self.table_id,
            "commitment": commitment(self.seed),
            "words": list(self.words),
            "seed": self.seed.hex(),
        }


def read_seed(data: Json) -> bytes:
    """Parse a seed from hexadecimal digits, or raise BadData."""
    try:
        seed = bytes.fromhex(decode(str, data, "dice.seed"))
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadData(BAD_SEED)
    return seed


@dataclass(frozen=True, slots=True)
class Verdict:
    """The extent of a successful verification."""

    outcomes: int
    """The number of chance outcomes that were computed again."""
    numbers: int
    """The number of random numbers that took."""


def verify(game: AnyGame, record: Record) -> Verdict:
    """Compute every chance outcome of a record again. Raise BadRecord at the first that differs."""
    dice = _published(record)
    outcomes = 0
    for step in record.steps(game):
        if step.state is None:
            raise BadRecord(OTHER_RULES, segment=step.segment)
        if isinstance(step.node, Chance):
            found = step.node.sample(dice)
            if found != step.outcome:
                raise BadRecord(
                    OTHER_OUTCOME, step=step.number, found=str(encode(found)), given=str(encode(step.outcome))
                )
            outcomes += 1
    return Verdict(outcomes, dice.used)


def _published(record: Record) -> FairDice:
    if not isinstance(record.about.get("dice"), dict):
        raise BadRecord(NO_DICE)
    try:
        fields = take(record.about["dice"], "about.dice", ("scheme", "table", "commitment", "words", "seed"))
        if fields["scheme"] != SCHEME:
            raise BadRecord(NO_DICE)
        dice = FairDice.restore({**{name: fields[name] for name in ("seed", "table", "words")}, "used": 0})
        given = decode(str, fields["commitment"], "about.dice.commitment")
    except BadData as problem:
        raise BadRecord(NO_DICE) from problem
    if not hmac.compare_digest(given.encode(), commitment(dice.seed).encode()):
        raise BadRecord(OTHER_COMMITMENT, found=commitment(dice.seed), given=given[:80])
    return dice
