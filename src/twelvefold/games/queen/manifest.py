"""The manifest of Queen of 12.

The minutes are estimated, not measured with people: in games between bots a player makes 24 to 40 decisions.
Each is taken to last 25 to 45 seconds, with the story of the turn and the wait for the others.
"""

from __future__ import annotations

from twelvefold.core.manifest import Manifest, WebModule
from twelvefold.games.queen.rules import Queen

MANIFEST = Manifest(
    Queen(),
    order=2,
    drawing="twelvefold.terminal.queen:QueenDrawing",
    bots={"heuristic": "twelvefold.bots.heuristic.queen:HeuristicQueen"},
    screens=(WebModule("app/games/queen/screen.js", styles=("queen-edition", "queen", "queen-areas")),),
    minutes=(10, 30),
    badge=WebModule("app/games/queen/badge.js"),
    guide=WebModule("app/games/queen/guide.js", seats=range(3, 5), options={"sheet": ("A", "B")}),
    figures="twelvefold.games.queen.figures:figures",
    pictures=WebModule(
        "app/games/queen/pictures.js",
        styles=("queen-edition", "queen", "queen-areas"),
        texts=("queen",),  # the game's own: the rules page has none of any game
    ),
)
