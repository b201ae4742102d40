"""The games, one package each.

The environment variable ``TWELVEFOLD_GAMES`` names folders with more games, separated like those of ``PATH``. A game
in one of them is the package ``twelvefold.games.NAME`` like any other, also in the processes that a server starts.
"""

import os

__path__ += [folder for folder in os.environ.get("TWELVEFOLD_GAMES", "").split(os.pathsep) if folder]
