"""12 Chip Trick: twelve chips, 21 and no more. Start with ``rules.py``."""

from twelvefold.games.chips.rules import ChipTrick

__all__ = ["ChipTrick"]
