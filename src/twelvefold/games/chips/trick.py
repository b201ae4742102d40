"""A trick, step by step: plain functions, none of which can pause."""

from __future__ import annotations

from twelvefold.games.chips.chips import COLOUR, RED, Chips, of_colour


def winning(played: Chips) -> int:
    """Which of the chips, in the order of play, wins: the highest, of equal ones the earlier (Step 2).

    >>> winning((7, 10, 10, 3))
    1
    """
    return played.index(max(played))


def takeable(middle: Chips) -> Chips:
    """What may be taken: a red chip as long as there is one (Step 3).

    >>> takeable((4, 9, 12))
    (4, 9)
    """
    return of_colour(middle, RED) or middle


def mixed(chips: Chips) -> bool:
    """Whether both colours lie there, so that red first makes a difference."""
    return len({COLOUR[chip] for chip in chips}) == 2
