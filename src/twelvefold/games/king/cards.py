"""King of 12's pieces, as tables. An owner of the box who finds a figure wrong corrects it here."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple


class Character(Enum):
    """The fourteen characters, in the order in which hands are shown.

    A plain enum: no number equals a character, so none can pass for one.
    """

    KNIGHT = 0
    GAMBLER = 1
    LADY = 2
    MERCHANTS = 3
    TROUBLEMAKERS = 4
    REVERSER = 5
    SORCERER = 6
    ORACLE = 7
    ALCHEMIST = 8
    MACHINE = 9
    PARASITE = 10
    GOLEM = 11
    COLLECTOR = 12
    FAUN = 13

    __hash__ = object.__hash__  # each exists once; hashing names would slow every look-up


class Kind(Enum):
    """What a character changes."""

    RANKING = "ranking"
    CANCEL = "cancel"
    DIE = "die"
    VALUE = "value"


class Fact(NamedTuple):
    """What the card says of itself."""

    code: str
    kind: Kind
    blue: bool = False
    promo: bool = False


FACTS: dict[Character, Fact] = {
    Character.KNIGHT: Fact("Kn", Kind.RANKING),
    Character.GAMBLER: Fact("Ga", Kind.RANKING),
    Character.LADY: Fact("La", Kind.CANCEL),
    Character.MERCHANTS: Fact("Me", Kind.DIE, blue=True),
    Character.TROUBLEMAKERS: Fact("Tr", Kind.DIE, blue=True),
    Character.REVERSER: Fact("Re", Kind.DIE, blue=True),
    Character.SORCERER: Fact("So", Kind.DIE, blue=True),
    Character.ORACLE: Fact("Or", Kind.DIE, blue=True),
    Character.ALCHEMIST: Fact("Al", Kind.VALUE),
    Character.MACHINE: Fact("Ma", Kind.VALUE),
    Character.PARASITE: Fact("Pa", Kind.VALUE),
    Character.GOLEM: Fact("Go", Kind.VALUE),
    Character.COLLECTOR: Fact("Co", Kind.RANKING, promo=True),
    Character.FAUN: Fact("Fa", Kind.DIE, promo=True),
}

Cards = tuple[Character, ...]

PROMOS: Cards = tuple(c for c in Character if FACTS[c].promo)
SET_SIZE = 7
BLUE_NEEDED = 2

FIRST_GAME: Cards = (
    Character.KNIGHT,
    Character.SORCERER,
    Character.ORACLE,
    Character.ALCHEMIST,
    Character.MACHINE,
    Character.PARASITE,
    Character.GOLEM,
)

SIDES = 12

NEIGHBOURS: dict[int, tuple[int, ...]] = {
    1: (2, 4, 5, 6, 10),
    2: (1, 4, 7, 8, 10),
    3: (4, 6, 8, 11, 12),
    4: (1, 2, 3, 6, 8),
    5: (1, 6, 9, 10, 11),
    6: (1, 3, 4, 5, 11),
    7: (2, 8, 9, 10, 12),
    8: (2, 3, 4, 7, 12),
    9: (5, 7, 10, 11, 12),
    10: (1, 2, 5, 7, 9),
    11: (3, 5, 6, 9, 12),
    12: (3, 7, 8, 9, 11),
}
"""The five faces around each face of the die."""

TOKENS: dict[int, int] = {1: 9, 2: 6}
"""How many tokens of each worth lie in the box: a round never needs more."""
PRIZES = (2, 1)
"""The tokens for first and second place."""
GROUP_PRIZES = (0, 1)
"""The tokens for first and second place in a group of a tournament: who is first goes on to the winners' table."""
ROUND_POINTS = 8
"""The points that end a round."""
WINNING_ROUNDS = 2
"""The rounds to win: the game, or a place in the final of a tournament."""


VALUES: dict[Character | None, tuple[int, int]] = {
    Character.ALCHEMIST: (2, 0),
    Character.MACHINE: (1, 7),
    Character.PARASITE: (1, -7),
}
"""What a value card does to the number on the die: times this, plus that."""
GOLEM_VALUE = 12
GOLEM_VALUE_ON_TOP = 1
"""The Golem's value, and its value if the die shows its highest face."""

PIECES = {
    "characters": {
        card.name.lower(): {"kind": fact.kind.value, "blue": fact.blue, "promo": fact.promo}
        for card, fact in FACTS.items()
    },
    "first": [card.name.lower() for card in FIRST_GAME],
    "size": SET_SIZE,
    "neighbours": {str(face): list(around) for face, around in NEIGHBOURS.items()},
    "always": ["knight"],
    "passes": 1,
    "points": ROUND_POINTS,
    "rounds": WINNING_ROUNDS,
}
"""For those who draw them; ``passes``: by how many places dice move around the table."""


def in_order(cards: Iterable[Character]) -> Cards:
    """Cards in the order in which hands are shown."""
    return tuple(sorted(cards, key=lambda card: card.value))


def opposite(face: int) -> int:
    """The face below: opposite faces add up to 13."""
    return SIDES + 1 - face


@lru_cache(maxsize=4)
def random_sets(promos: Cards) -> tuple[Cards, ...]:
    """Every set a random set-up may give: the Knight, the promo characters asked for, and others.

    Rule: Setting up. At least two of those drawn carry the blue symbol. Drawing until that holds
    is one uniform choice among the sets where it does.
    """
    others = [c for c in Character if c is not Character.KNIGHT and not FACTS[c].promo]
    return tuple(
        in_order((Character.KNIGHT, *drawn, *promos))
        for drawn in combinations(others, SET_SIZE - 1 - len(promos))
        if sum(FACTS[c].blue for c in drawn) >= BLUE_NEEDED
    )
