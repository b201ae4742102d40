"""The manifest of King of 12.

The minutes are estimated, not measured with people: in games between bots a player makes 11 to 26 decisions.
Each is taken to last 25 to 45 seconds, with the story of the turn and the wait for the others.
"""

from __future__ import annotations

from twelvefold.core.manifest import Manifest, WebModule
from twelvefold.games.king.options import SEATS, TABLE
from twelvefold.games.king.rules import King

MANIFEST = Manifest(
    King(),
    order=1,
    drawing="twelvefold.terminal.king:KingDrawing",
    bots={"heuristic": "twelvefold.bots.heuristic.king:HeuristicKing"},
    screens=(
        WebModule("app/games/king/screen.js", seats=TABLE),
        WebModule(
            "app/games/king/tournament/screen.js",
            styles=("king-tournament",),
            texts=("king-tournament",),
            seats=range(TABLE.stop, SEATS.stop),
        ),
    ),
    minutes=(5, 20),
    badge=WebModule("app/games/king/badge.js", styles=("king",)),
    preview=WebModule("app/games/king/preview/picture.js", styles=("king-preview",), texts=("king-preview",)),
    guide=WebModule("app/games/king/guide.js", seats=TABLE),
    pictures=WebModule("app/games/king/pictures.js"),
)
