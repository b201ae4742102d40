"""The registry of games: every package under ``twelvefold.games`` that has a manifest."""

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
    """Register a game without a package of its own. It has rules only: no bots, drawing or screens."""
    _GAMES[game.name] = Manifest(game)


def names() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(_GAMES)


def get(name: str) -> AnyGame:
    """Return a game by name, or raise UnknownGame.

    >>> get("king").seats
    range(2, 17)
    """
    if name not in _GAMES:
        raise UnknownGame(NO_SUCH_GAME, given=short(name, 40), allowed=", ".join(_GAMES))
    return _GAMES[name].game


def manifest_of(game: AnyGame) -> Manifest:
    """Return the manifest of a game; one that is not registered gets a manifest with its rules only."""
    return _GAMES.get(game.name) or Manifest(game)


def manifests() -> tuple[Manifest, ...]:
    """Return the manifests of all games."""
    return tuple(_GAMES.values())


def _discover() -> dict[str, Manifest]:
    """Import the manifests of all games on the package path. The first folder wins if a name occurs twice."""
    folders = {
        entry.parent.name: None for place in twelvefold.games.__path__ for entry in Path(place).glob("*/manifest.py")
    }
    found = [import_module(f"{twelvefold.games.__name__}.{name}.manifest").MANIFEST for name in folders]
    found.sort(key=lambda manifest: (manifest.order, manifest.game.name))
    return {manifest.game.name: manifest for manifest in found}


_GAMES.update(_discover())
