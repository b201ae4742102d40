"""Starts a server that also hosts the test-only game: ``python launch.py FOLDER PORT [--bot-pause MS]``.

The process in which bots think imports this file again, under another name: the game is registered there, too.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from testgame import Fair
from twelvefold.games import registry
from twelvefold.server.providers import Providers
from twelvefold.server.run import serve
from twelvefold.server.store import CannotServe

if __name__ in ("__main__", "__mp_main__"):
    registry.register(Fair())


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("port", type=int)
    parser.add_argument("--bot-pause", type=int, default=0)
    given = parser.parse_args()
    try:
        serve(given.folder, "127.0.0.1", given.port, Providers(bot_pause=given.bot_pause))
    except CannotServe as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
