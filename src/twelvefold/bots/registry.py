"""The bots of each game, by name."""

from __future__ import annotations

from twelvefold.bots.player import Player
from twelvefold.bots.random import RandomPlayer
from twelvefold.core.errors import Reason, UnknownPlayer, short
from twelvefold.core.game import AnyGame
from twelvefold.core.generator import Generator
from twelvefold.core.manifest import load
from twelvefold.games import registry

NO_SUCH_PLAYER = Reason("no-such-player", "no bot {given} for {game}; choose one of {allowed}")
RANDOM = "random"
"""The name of the bot that every game has."""


def names(game: AnyGame) -> tuple[str, ...]:
    """Return the names of a game's bots, the weakest first."""
    return (RANDOM, *registry.manifest_of(game).bots)


def stars(name: str, game: AnyGame) -> int:
    """Return how many stars a bot is shown with: one for the weakest of its game, one more for each stronger one.

    >>> stars("random", registry.get("king"))
    1
    """
    return names(game).index(name) + 1


def check_level(name: str, game: AnyGame) -> None:
    """Raise UnknownPlayer if the game has no bot of that name."""
    if name not in names(game):
        raise UnknownPlayer(NO_SUCH_PLAYER, given=short(name, 40), game=game.name, allowed=", ".join(names(game)))


def make(name: str, game: AnyGame, rng: Generator) -> Player:
    """Create a bot by name. Its module is imported here, to keep program start fast."""
    check_level(name, game)
    if name == RANDOM:
        return RandomPlayer(rng)
    player: Player = load(registry.manifest_of(game).bots[name])(rng)
    return player
