"""Which games there are: every package under ``twelvefold.games`` that has a manifest."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import twelvefold.games
from twelvefold.core.errors import Reason, UnknownGame, short
from twelvefold.core.game import AnyGame
from twelvefold.core.manifest import Manifest

NO_SUCH_GAME = Reason("no-such-game", "there is no game {given}; the games are {allowed}")

_GAMES: dict[str, Manifest] = {}


def register(game: AnyGame) -> None:
    """Make a game known that has no folder of its own: rules alone."""
    _GAMES[game.name] = Manifest(game)


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
    return _GAMES[name].game


def manifest_of(game: AnyGame) -> Manifest:
    """The parts of a game; of one that is not registered, its rules."""
    return _GAMES.get(game.name) or Manifest(game)


def manifests() -> tuple[Manifest, ...]:
    """The parts of all games."""
    return tuple(_GAMES.values())


def _discover() -> dict[str, Manifest]:
    """All games in the folders of the package. Where a name comes twice, the first folder has it."""
    folders = {
        entry.parent.name: None for place in twelvefold.games.__path__ for entry in Path(place).glob("*/manifest.py")
    }
    found = [import_module(f"{twelvefold.games.__name__}.{name}.manifest").MANIFEST for name in folders]
    found.sort(key=lambda manifest: (manifest.order, manifest.game.name))
    return {manifest.game.name: manifest for manifest in found}


_GAMES.update(_discover())
