"""The manifest of 12 Chip Trick.

The minutes are estimated, not measured with people: in games between bots a player makes 65 to 145 decisions,
most of them forced. Each is taken to last 8 to 12 seconds, with the story of the turn and the wait for the others.
"""

from __future__ import annotations

from twelvefold.core.manifest import Manifest, WebModule
from twelvefold.games.chips.rules import ChipTrick

MANIFEST = Manifest(
    ChipTrick(),
    order=3,
    drawing="twelvefold.terminal.chips:ChipsDrawing",
    bots={"heuristic": "twelvefold.bots.heuristic.chips:HeuristicChips"},
    screens=(WebModule("app/games/chips/screen.js"),),
    minutes=(10, 30),
    badge=WebModule("app/games/chips/badge.js", styles=("chips",)),
    guide=WebModule("app/games/chips/guide.js"),
)
