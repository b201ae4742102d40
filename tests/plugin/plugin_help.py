"""A fourth game, put into a folder of its own: two files, and no other file knows of it."""

from __future__ import annotations

import shutil
from pathlib import Path

SOURCE = Path(__file__).parent / "moonrise"
VARIABLE = "TWELVEFOLD_GAMES"


def drop_in(folder: Path) -> Path:
    """Copy the game's two files into a folder; the folder, for the variable that names it."""
    target = folder / "games" / SOURCE.name
    target.mkdir(parents=True)
    for file in ("rules.py", "manifest.py"):
        shutil.copy(SOURCE / file, target)
    return target.parent
