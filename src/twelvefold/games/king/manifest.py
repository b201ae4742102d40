"""The manifest of King of 12."""

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
    badge=WebModule("app/games/king/badge.js", styles=("king",)),
    guide=WebModule("app/games/king/guide.js", seats=TABLE),
    pictures=WebModule("app/games/king/pictures.js"),
)
