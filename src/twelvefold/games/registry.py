"""Which games there are. The one place that knows them all."""

from __future__ import annotations

from twelvefold.core.errors import Reason, UnknownGame, short
from twelvefold.core.game import AnyGame
from twelvefold.games.chips import ChipTrick
from twelvefold.games.king import King
from twelvefold.games.queen import Queen

NO_SUCH_GAME = Reason("no-such-game", "there is no game {given}; the games are {allowed}")

_GAMES: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    """Make a game known under its name."""
    _GAMES[game.name] = game


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_GAMES)


def get(name: str) -> AnyGame:
    """The game of that name.

    >>> get("king").seats
    range(2, 17)
    """
    if name not in _GAMES:
        raise UnknownGame(NO_SUCH_GAME, given=short(name, 40), allowed=", ".join(_GAMES))
    return _GAMES[name]


register(King())
register(Queen())
register(ChipTrick())
