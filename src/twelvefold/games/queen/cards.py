"""Queen of 12's cards and dice, as tables. What only the printed pictures show is in the edition, not here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Colour(Enum):
    """The colours of dice and roofs."""

    RED = "R"
    PURPLE = "P"
    YELLOW = "Y"

    __hash__ = object.__hash__


class Tray(Enum):
    """The two trays the dice are rolled into."""

    MOUNTAINS = "m"
    JUNGLE = "j"

    __hash__ = object.__hash__


class Character(Enum):
    """The nineteen characters, in the order in which hands are shown."""

    LADY = 0
    PARASITE = 1
    KNIGHT = 2
    MACHINE = 3
    DRUID = 4
    SORCERER = 5
    MOUNTAIN_GUARDIAN = 6
    JUNGLE_GUARDIAN = 7
    TROUBLEMAKERS = 8
    GREAT_ONE = 9
    GOLEM = 10
    ALCHEMIST = 11
    PHILOSOPHER = 12
    MIRROR = 13
    SPY = 14
    COLLECTOR = 15
    GENERAL = 16
    GAMBLER = 17
    ORACLE = 18

    __hash__ = object.__hash__  # each exists once; hashing names would slow every look-up


RENAMED = {"robot": "machine"}
"""Names that characters had before, in stored games and owners' files."""

Cards = tuple[Character, ...]


class Kind(Enum):
    """Where a character comes from."""

    START = "start"
    BASE = "base"
    PROMO = "promo"
    EXPANSION = "expansion"


class Fact(NamedTuple):
    """What the rules say of a card before it is played."""

    code: str
    kind: Kind = Kind.BASE
    never: int = 0
    """The number of players with which it is never in the game; 0: none."""


FACTS: dict[Character, Fact] = {
    Character.LADY: Fact("La"),
    Character.PARASITE: Fact("Pa"),
    Character.KNIGHT: Fact("Kn", Kind.START),
    Character.MACHINE: Fact("Ma"),
    Character.DRUID: Fact("Dr"),
    Character.SORCERER: Fact("So", Kind.START),
    Character.MOUNTAIN_GUARDIAN: Fact("Mg"),
    Character.JUNGLE_GUARDIAN: Fact("Jg", Kind.START),
    Character.TROUBLEMAKERS: Fact("Tr"),
    Character.GREAT_ONE: Fact("Gr"),
    Character.GOLEM: Fact("Go"),
    Character.ALCHEMIST: Fact("Al", Kind.START),
    Character.PHILOSOPHER: Fact("Ph", never=2),
    Character.MIRROR: Fact("Mi", never=1),
    Character.SPY: Fact("Sp", Kind.PROMO),
    Character.COLLECTOR: Fact("Co", Kind.PROMO),
    Character.GENERAL: Fact("Ge", Kind.PROMO),
    Character.GAMBLER: Fact("Ga", Kind.EXPANSION),
    Character.ORACLE: Fact("Or", Kind.EXPANSION),
}


def of_kind(kind: Kind) -> Cards:
    """The characters of a kind."""
    return tuple(card for card, fact in FACTS.items() if fact.kind is kind)


def in_order(cards: Iterable[Character]) -> Cards:
    """Cards in the order in which hands are shown."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))


_PLACES = {card: place for place, card in enumerate(Character)}


START_HAND = of_kind(Kind.START)
PROMOS = of_kind(Kind.PROMO)
EXPANSION = of_kind(Kind.EXPANSION)
GUARDIANS = (Character.MOUNTAIN_GUARDIAN, Character.JUNGLE_GUARDIAN)
RESERVE_SIZE = 6
FULL_HAND = len(START_HAND) + RESERVE_SIZE
"""How many cards everybody has, in hand, pile and reserve."""

_FIRST_DUEL = (
    Character.LADY,
    Character.DRUID,
    Character.TROUBLEMAKERS,
    Character.GREAT_ONE,
    Character.GOLEM,
    Character.MIRROR,
)
_FIRST_GAME = (
    Character.LADY,
    Character.TROUBLEMAKERS,
    Character.GREAT_ONE,
    Character.GOLEM,
    Character.PHILOSOPHER,
    Character.MIRROR,
)
FIRST_RESERVE: dict[int, Cards] = {
    1: (
        Character.LADY,
        Character.DRUID,
        Character.TROUBLEMAKERS,
        Character.GREAT_ONE,
        Character.GOLEM,
        Character.PHILOSOPHER,
    ),
    2: _FIRST_DUEL,
    3: _FIRST_GAME,
    4: _FIRST_GAME,
}
"""The reserve of a first game, by the number of players."""
FIRST_SOLO_CARD = Character.PHILOSOPHER
"""The card of the reserve that starts in hand in a first solo game; in others luck decides."""


def allowed(seats: int) -> Cards:
    """The characters that may be in a game with that number of players."""
    return tuple(card for card, fact in FACTS.items() if fact.never != seats)


NOT_IN_CRUSADE = (Character.ALCHEMIST, Character.LADY)
CRUSADE_HAND = tuple(card for card in START_HAND if card not in NOT_IN_CRUSADE)
"""The cards with which everybody starts in the Crusade; the rest of the hand is drawn."""
CRUSADE_DRAWN = 5
FULL_CRUSADE_HAND = len(CRUSADE_HAND) + CRUSADE_DRAWN


def crusade_pool(seats: int, promo: Cards) -> Cards:
    """The cards the rest of the hand is drawn from: base cards, Gambler and Oracle, promo cards on request."""
    among = {*of_kind(Kind.BASE), *EXPANSION, *promo} - {*NOT_IN_CRUSADE}
    return tuple(card for card in allowed(seats) if card in among)


# --- what cards take

FACES: dict[Character, frozenset[int]] = {
    Character.KNIGHT: frozenset((2, 3)),
    Character.MACHINE: frozenset((9, 10, 11)),
    Character.GOLEM: frozenset(range(7, 13)),
    Character.COLLECTOR: frozenset(range(1, 7)),
}
"""Those who take every die that shows one of these faces."""
COLOURS: dict[Character, Colour] = {
    Character.DRUID: Colour.YELLOW,
    Character.SORCERER: Colour.PURPLE,
    Character.TROUBLEMAKERS: Colour.RED,
}
"""Those who take every die of a colour."""
TRAYS: dict[Character, Tray] = {
    Character.MOUNTAIN_GUARDIAN: Tray.MOUNTAINS,
    Character.JUNGLE_GUARDIAN: Tray.JUNGLE,
}
"""Those who take every die in a tray."""
CHOOSES: dict[Character, int] = {Character.LADY: 1, Character.PARASITE: 2, Character.GREAT_ONE: 4}
"""Those who choose dice from both trays, and how many."""
SPY_FROM_EACH = 2
"""How many dice the Spy takes from each tray."""
GAMBLER_MARKS = 2
"""How many roofs the Gambler marks."""

SEATS = range(1, 5)
"""How many people can play."""
SOLO, DUEL = 1, 2
"""The numbers of players with which there is a King's deck, and with which everybody lays two cards."""
LAYS = 2
"""How many cards are laid in a round of a duel."""
ROUNDS = 12
SIDES = 12
COPY_BOXES, PILE_BOXES, RESERVE_BOXES = 1, 1, 2
"""How often a bonus may copy dice, take the pile back, take from the reserve."""


def copy_boxes(seats: int) -> int:
    """Alone there is nobody to copy."""
    return COPY_BOXES if seats > SOLO else 0


@dataclass(frozen=True, slots=True)
class Die:
    """A die as it lies. Face 0: not rolled yet. In marking, half a die: without a colour it marks values only,
    without a face roofs only."""

    colour: Colour | None
    face: int


Dice = tuple[Die, ...]

DICE: dict[tuple[Colour | None, int], Die] = {
    (colour, face): Die(colour, face) for colour in (*Colour, None) for face in range(SIDES + 1)
}
"""Every die there can be, once."""
_ORDER: dict[Colour | None, int] = {colour: place for place, colour in enumerate((*Colour, None))}


def sorted_dice(dice: Iterable[Die]) -> Dice:
    """Dice by colour and face."""
    return tuple(sorted(dice, key=lambda die: (_ORDER[die.colour], die.face)))


def die_text(die: Die) -> str:
    """A die in its notation.

    >>> die_text(Die(Colour.RED, 10))
    'R10'
    """
    return f"{die.colour.value if die.colour else ''}{die.face or ''}"


PIECES = {
    "characters": {
        card.name.lower(): {"kind": fact.kind.value, "never": fact.never, "code": fact.code}
        for card, fact in FACTS.items()
    },
    "first": {str(seats): [card.name.lower() for card in cards] for seats, cards in FIRST_RESERVE.items()},
    "hand": [card.name.lower() for card in START_HAND],
    "reserve": RESERVE_SIZE,
    "boxes": {
        str(seats): {"copies": copy_boxes(seats), "piles": PILE_BOXES, "gains": RESERVE_BOXES} for seats in SEATS
    },
    "rounds": ROUNDS,
    "colours": {colour.name.lower(): colour.value for colour in Colour},
}
"""For those who draw them."""
