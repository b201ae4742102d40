"""``make golden``: write every golden transcript anew."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.games import GAMES
from golden.transcript import FOLDER, play, transcript
from twelvefold.games import registry


def main() -> None:
    """Write them all, and a record of the same games beside them."""
    for name, (game, options, player) in GAMES.items():
        record = play(registry.get(game), options, player, name)
        (FOLDER / f"{name}.txt").write_text(transcript(registry.get(game), record), "utf-8")


if __name__ == "__main__":
    main()
