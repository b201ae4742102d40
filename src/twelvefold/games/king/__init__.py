"""King of 12: secret characters and a twelve-sided die each. Start with ``rules.py``."""

from twelvefold.games.king.rules import King

__all__ = ["King"]
