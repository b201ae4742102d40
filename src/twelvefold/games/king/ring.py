"""Steps 2 to 4 of a turn, as functions of a ring: cancel, effects, compare.

The ordinary game is one ring of all seats. Dice are a tuple by seat of the whole table; a ring
reads and turns only those of its own seats. ``standing`` runs along ``ring.seats`` and holds each
seat's card, or None where it was cancelled.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from twelvefold.games.king.cards import GOLEM_VALUE, GOLEM_VALUE_ON_TOP, SIDES, VALUES, Cards, Character, opposite
from twelvefold.games.king.state import Ring

Standing = tuple[Character | None, ...]
Dice = tuple[int, ...]

LADY, MERCHANTS, TROUBLEMAKERS = Character.LADY, Character.MERCHANTS, Character.TROUBLEMAKERS
REVERSER, SORCERER, ORACLE, FAUN = Character.REVERSER, Character.SORCERER, Character.ORACLE, Character.FAUN
GOLEM = Character.GOLEM


@lru_cache(maxsize=16_384)
def cancel(cards: Cards) -> Standing:
    """Step 2. A character played twice or more has no effect; a Lady left alone cancels the others.

    >>> cancel((LADY, MERCHANTS, MERCHANTS))
    (<Character.LADY: 2>, None, None)
    """
    standing = tuple(card if cards.count(card) == 1 else None for card in cards)
    if LADY in standing:
        return tuple(card if card is LADY else None for card in standing)
    return standing


def pass_dice(ring: Ring, dice: Dice) -> Dice:
    """Merchants: every die goes to the left, which is the next seat of the ring."""
    passed = list(dice)
    for giver, taker in zip(ring.seats, ring.seats[1:] + ring.seats[:1], strict=True):
        passed[taker] = dice[giver]
    return tuple(passed)


def turn_over(dice: Dice, seats: tuple[int, ...]) -> Dice:
    """Troublemakers and Reverser: these seats' dice show the opposite face."""
    turned = list(dice)
    for seat in seats:
        turned[seat] = opposite(turned[seat])
    return tuple(turned)


def set_faces(dice: Dice, seats: tuple[int, ...], faces: tuple[int, ...]) -> Dice:
    """Sorcerer and Oracle: these seats' dice show these faces."""
    turned = list(dice)
    for seat, face in zip(seats, faces, strict=True):
        turned[seat] = face
    return tuple(turned)


def effects(ring: Ring, standing: Standing, dice: Dice) -> list[tuple[Character, Dice]]:
    """Step 3 up to the first choice: which card acts, and the dice after it, one after the other.

    Merchants first, then Troublemakers and Reverser. Ruling: the Sorcerer turns after them; either
    order reaches the same five faces.
    """
    steps = []
    if MERCHANTS in standing:
        dice = pass_dice(ring, dice)
        steps.append((MERCHANTS, dice))
    if TROUBLEMAKERS in standing:
        dice = turn_over(dice, ring.seats)
        steps.append((TROUBLEMAKERS, dice))
    if REVERSER in standing:
        dice = turn_over(dice, owners(ring, standing, REVERSER))
        steps.append((REVERSER, dice))
    return steps


def owners(ring: Ring, standing: Standing, card: Character) -> tuple[int, ...]:
    """The seats of a ring where that card stands: one at most."""
    return (ring.seats[standing.index(card)],) if card in standing else ()


def value(card: Character | None, face: int) -> int:
    """Ruling: a value card counts on the face the die shows when values are compared.

    >>> value(GOLEM, 12), value(Character.PARASITE, 3), value(None, 3)
    (1, -4, 3)
    """
    if card is GOLEM:
        return GOLEM_VALUE_ON_TOP if face == SIDES else GOLEM_VALUE
    times, plus = VALUES.get(card, (1, 0))
    return face * times + plus


def values(ring: Ring, standing: Standing, dice: Dice) -> tuple[int, ...]:
    """The value of every seat of the ring."""
    return tuple([value(card, dice[seat]) for seat, card in zip(ring.seats, standing, strict=True)])


class Comparison(NamedTuple):
    """Step 4 done. All but ``dice`` runs along ``ring.seats``."""

    dice: Dice
    values: tuple[int, ...]
    alone: tuple[bool, ...]
    """Whether the seat's value is nobody else's: its die is not cancelled."""
    before_faun: tuple[int, ...] | None
    """The values before a Faun turned its die, if one had to."""


def compare(ring: Ring, standing: Standing, dice: Dice) -> Comparison:
    """Step 4. Equal values cancel each other; a Faun about to be cancelled turns its die first, once."""
    found = values(ring, standing, dice)
    before_faun = None
    if FAUN in standing:
        place = standing.index(FAUN)
        if found.count(found[place]) > 1:
            before_faun = found
            dice = set_faces(dice, (ring.seats[place],), (faun_face(ring, place, dice),))
            found = values(ring, standing, dice)
    alone = tuple([found.count(v) == 1 for v in found])
    return Comparison(dice, found, alone, before_faun)


def faun_face(ring: Ring, place: int, dice: Dice) -> int:
    """The highest face that no other die of the ring shows (faces, not values)."""
    others = {dice[seat] for i, seat in enumerate(ring.seats) if i != place}
    return max(face for face in range(1, SIDES + 1) if face not in others)
