"""Twelvefold: King of 12, Queen of 12 and 12 Chip Trick for people, bots and researchers."""

__version__ = "0.1.0"
