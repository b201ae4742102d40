"""Queen of 12: bluff, grab dice, fill a sheet. Start with ``rules.py``."""

from twelvefold.games.queen.rules import Queen

__all__ = ["Queen"]
