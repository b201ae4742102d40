"""The engine: what a game is, whatever the game. See ``game.py`` first."""
