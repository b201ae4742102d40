"""The one-method interface of everybody who plays, and the players there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from twelvefold.bots.heuristic.king import HeuristicKing
from twelvefold.bots.random import RandomPlayer
from twelvefold.core.errors import Reason, UnknownPlayer
from twelvefold.core.game import Game, Prompt
from twelvefold.core.generator import Generator

NO_SUCH_PLAYER = Reason("no-such-player", "there is no player {given} for {game}; there are {allowed}")

AnyGame: TypeAlias = Game[Any, Any, Any, Any]


class Player(Protocol):
    """Somebody who plays."""

    def choose(self, view: Any, prompt: Prompt[Any]) -> Any:
        """Answer a prompt, knowing the seat's view.

        Together: the move. In a line: a tuple of moves to add to it; the empty tuple confirms it.
        """


_HEURISTIC: dict[str, Callable[[AnyGame, Generator], Player]] = {"king": HeuristicKing}


def names(game: AnyGame) -> tuple[str, ...]:
    """The bots that play a game."""
    return ("random", "heuristic") if game.name in _HEURISTIC else ("random",)


def check_name(name: str, game: AnyGame) -> None:
    """Refuse a name that no bot of this game has."""
    if name not in names(game):
        raise UnknownPlayer(NO_SUCH_PLAYER, given=repr(name)[:40], game=game.name, allowed=", ".join(names(game)))


def make(name: str, game: AnyGame, rng: Generator) -> Player:
    """A bot by its name, with its own generator."""
    check_name(name, game)
    return RandomPlayer(rng) if name == "random" else _HEURISTIC[game.name](game, rng)
