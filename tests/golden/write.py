"""``make golden``: write every golden transcript anew."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.games import GAMES, seed_of
from golden.transcript import FOLDER, play, transcript


def main() -> None:
    """Write them all."""
    for name, (game, options, player) in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(transcript(game, play(game, options, player, seed_of(name))), "utf-8")


if __name__ == "__main__":
    main()
