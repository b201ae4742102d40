"""The registry of games: every package under ``twelvefold.games`` that has a manifest."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import twelvefold.games
from twelvefold.core.errors import Reason, UnknownGame, short
from twelvefold.core.game import AnyGame
from twelvefold.core.manifest import Manifest
from twelvefold.core.options import RESERVED_NAMES

NO_SUCH_GAME = Reason("no-such-game", "there is no game {given}; the games are {allowed}")

_GAMES: dict[str, Manifest] = {}


def register(game: AnyGame) -> None:
    """Register a game without a package of its own. It has rules only: no bots, drawing or screens."""
    _add(Manifest(game))


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


def _add(manifest: Manifest) -> None:
    """Add a game. Raise ValueError for an option that the command line cannot tell from another one."""
    game = manifest.game.name
    others = [other for other in _GAMES.values() if other.game.name != game]
    for spec in manifest.option_specs:
        if spec.name in RESERVED_NAMES:
            raise ValueError(
                f"{game}: the option {spec.name!r} needs another name; the command line has such an option"
            )
        for other in others:
            kinds = [same.kind for same in other.option_specs if same.name == spec.name]
            if kinds not in ([], [spec.kind]):
                raise ValueError(
                    f"{game}: the option {spec.name!r} must have another name or the kind {kinds[0]!r} "
                    f"that it has in {other.game.name}, not {spec.kind!r}"
                )
    _GAMES[game] = manifest


def _discovered() -> list[Manifest]:
    """Import the manifests of all games on the package path. The first folder wins if a name occurs twice."""
    folders = {
        entry.parent.name: None for place in twelvefold.games.__path__ for entry in Path(place).glob("*/manifest.py")
    }
    found = [import_module(f"{twelvefold.games.__name__}.{name}.manifest").MANIFEST for name in folders]
    return sorted(found, key=lambda manifest: (manifest.order, manifest.game.name))


for _manifest in _discovered():
    _add(_manifest)
