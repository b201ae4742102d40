"""King of 12: secret characters and a twelve-sided die each. ``rules.py`` is the way in."""

from twelvefold.games.king.rules import King

__all__ = ["King"]
