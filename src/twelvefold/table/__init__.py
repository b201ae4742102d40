"""Matches and tables: playing a game with players, seats, clocks and fair dice. Does no network I/O."""
