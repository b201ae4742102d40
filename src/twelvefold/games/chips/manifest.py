"""The manifest of 12 Chip Trick."""

from __future__ import annotations

from twelvefold.core.manifest import Manifest, WebModule
from twelvefold.games.chips.rules import ChipTrick

MANIFEST = Manifest(
    ChipTrick(),
    order=3,
    drawing="twelvefold.terminal.chips:ChipsDrawing",
    bots={"heuristic": "twelvefold.bots.heuristic.chips:HeuristicChips"},
    screens=(WebModule("app/games/chips/screen.js"),),
    badge=WebModule("app/games/chips/badge.js", styles=("chips",)),
    guide=WebModule("app/games/chips/guide.js"),
)
