"""Queen of 12: bluff, grab dice, fill a sheet. ``rules.py`` is the way in."""

from twelvefold.games.queen.rules import Queen

__all__ = ["Queen"]
