"""A fourth game, put into a folder of its own: two files, and no other file knows of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.server_help import Server

SOURCE = Path(__file__).parent / "moonrise"
VARIABLE = "TWELVEFOLD_GAMES"


def drop_in(folder: Path) -> Path:
    """Copy the game's two files into a folder; the folder, for the variable that names it."""
    target = folder / "games" / SOURCE.name
    target.mkdir(parents=True)
    for file in ("rules.py", "manifest.py"):
        shutil.copy(SOURCE / file, target)
    return target.parent


@contextmanager
def plugin_server(folder: Path) -> Iterator[Server]:
    """A server that hosts the game. Its bots think in another process, which finds the game, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(drop_in(folder)))
        with Server(folder / "data").running() as running:
            yield running
