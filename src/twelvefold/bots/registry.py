"""Which bots there are for each game, by name."""

from __future__ import annotations

from twelvefold.bots.player import Player
from twelvefold.bots.random import RandomPlayer
from twelvefold.core.errors import Reason, UnknownPlayer, short
from twelvefold.core.game import AnyGame
from twelvefold.core.generator import Generator
from twelvefold.core.manifest import load
from twelvefold.games import registry

NO_SUCH_PLAYER = Reason("no-such-player", "there is no player {given} for {game}; there are {allowed}")
RANDOM = "random"
"""The bot of every game."""


def names(game: AnyGame) -> tuple[str, ...]:
    """The bots of a game, the weakest first."""
    return (RANDOM, *registry.manifest_of(game).bots)


def check_name(name: str, game: AnyGame) -> None:
    """Refuse a name that no bot of this game has."""
    if name not in names(game):
        raise UnknownPlayer(NO_SUCH_PLAYER, given=short(name, 40), game=game.name, allowed=", ".join(names(game)))


def make(name: str, game: AnyGame, rng: Generator) -> Player:
    """A bot by its name, with its own generator. Its module is imported now, not when the program starts."""
    check_name(name, game)
    if name == RANDOM:
        return RandomPlayer(rng)
    player: Player = load(registry.manifest_of(game).bots[name])(rng)
    return player
