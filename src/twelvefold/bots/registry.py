"""Which players that are no people there are for each game, by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TypeAlias

from twelvefold.bots.player import Player
from twelvefold.bots.random import RandomPlayer
from twelvefold.core.errors import Reason, UnknownPlayer, short
from twelvefold.core.game import AnyGame
from twelvefold.core.generator import Generator

NO_SUCH_PLAYER = Reason("no-such-player", "there is no player {given} for {game}; there are {allowed}")

Maker: TypeAlias = Callable[[AnyGame, Generator], Player]


def _random(game: AnyGame, rng: Generator) -> Player:
    return RandomPlayer(rng)


def _heuristic(game: AnyGame, rng: Generator) -> Player:
    """Its page is read when somebody plays with it: it is long, and a command that plays nothing starts without it."""
    player: Player = getattr(import_module(f"twelvefold.bots.heuristic.{game.name}"), _HEURISTIC[game.name])(rng)
    return player


_HEURISTIC = {"king": "HeuristicKing", "queen": "HeuristicQueen", "chips": "HeuristicChips"}
_EVERY_GAME: dict[str, Maker] = {"random": _random}
_ONE_GAME: dict[str, dict[str, Maker]] = {game: {"heuristic": _heuristic} for game in _HEURISTIC}


def _makers(game: AnyGame) -> dict[str, Maker]:
    return _EVERY_GAME | _ONE_GAME.get(game.name, {})


def names(game: AnyGame) -> tuple[str, ...]:
    """The players of a game, the weakest first."""
    return tuple(_makers(game))


def check_name(name: str, game: AnyGame) -> None:
    """Refuse a name that no player of this game has."""
    if name not in _makers(game):
        raise UnknownPlayer(NO_SUCH_PLAYER, given=short(name, 40), game=game.name, allowed=", ".join(names(game)))


def make(name: str, game: AnyGame, rng: Generator) -> Player:
    """A player by its name, with its own generator."""
    check_name(name, game)
    return _makers(game)[name](game, rng)
