"""The engine: the contract of a game and what every game needs. Start with ``game.py``."""
