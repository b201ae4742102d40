"""12 Chip Trick: twelve chips, 21 and no more. ``rules.py`` is the way in."""

from twelvefold.games.chips.rules import ChipTrick

__all__ = ["ChipTrick"]
