"""12 Chip Trick's pieces and figures, as tables. A chip is its value; equal chips are not told apart."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

Chips: TypeAlias = tuple[int, ...]


class Colour(Enum):
    """What the back of a chip shows."""

    RED = "red"
    BLUE = "blue"

    __hash__ = object.__hash__  # each exists once; hashing names would slow every look-up


RED, BLUE = Colour.RED, Colour.BLUE

TWELVE: Chips = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
EXTRA: Chips = (3, 4, 9, 10)
"""They join the twelve for four players."""

BOX: dict[int, Chips] = {3: TWELVE, 4: tuple(sorted(TWELVE + EXTRA))}
"""All chips in play, by the number of places at the table."""

LEAST_PLACES = min(BOX)
"""With fewer people than this, the dummy takes a place."""

COLOUR: dict[int, Colour] = {chip: RED if 4 <= chip <= 9 else BLUE for chip in TWELVE}

DEALT_EACH = 2
"""So many chips of each colour everybody is dealt."""
OWNED = 4
"""So many chips everybody always owns, hand and table together."""
LIMIT = 21
"""A total above it burns, or is halved."""
ENOUGH = 3
"""So many victory tokens win the game."""

PIECES = {
    "colours": {str(chip): colour.value for chip, colour in COLOUR.items()},
    "limit": LIMIT,
    "enough": ENOUGH,
    "dealt": {colour.value: DEALT_EACH for colour in Colour},
}
"""For those who draw them."""


def of_colour(chips: Chips, colour: Colour) -> Chips:
    """Those of one colour.

    >>> of_colour((3, 4, 9, 12), RED)
    (4, 9)
    """
    return tuple([chip for chip in chips if COLOUR[chip] is colour])


def less(chips: Chips, gone: Chips) -> Chips:
    """Chips without some of them, each taken away once.

    >>> less((3, 3, 10), (3,))
    (3, 10)
    """
    left = list(chips)
    for chip in gone:
        left.remove(chip)
    return tuple(left)


def with_chips(chips: Chips, more: Chips) -> Chips:
    """Chips with some more, in order."""
    return tuple(sorted(chips + more))
