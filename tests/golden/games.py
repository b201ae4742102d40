"""Which games are kept as golden transcripts."""

from __future__ import annotations

from typing import Any

from testgame import Fair
from twelvefold.core.game import AnyGame
from twelvefold.games import registry

KING, QUEEN, CHIPS, FAIR = registry.get("king"), registry.get("queen"), registry.get("chips"), Fair()

GAMES: dict[str, tuple[AnyGame, dict[str, Any], str]] = {
    "king-2-first": (KING, {"seats": 2, "set": "first"}, "heuristic"),
    "king-3-random": (KING, {"seats": 3, "set": "random"}, "random"),
    "king-4-agreed": (
        KING,
        {"seats": 4, "set": ["knight", "gambler", "lady", "merchants", "troublemakers", "sorcerer", "oracle"]},
        "random",
    ),
    "king-3-both-promos": (KING, {"seats": 3, "set": "random", "promo": ["collector", "faun"]}, "random"),
    "king-5-tricks": (
        KING,
        {"seats": 5, "set": ["knight", "gambler", "lady", "merchants", "troublemakers", "sorcerer", "oracle"]},
        "random",
    ),
    "king-9-first": (KING, {"seats": 9, "set": "first"}, "heuristic"),
    "king-16-promo": (KING, {"seats": 16, "set": "random", "promo": ["collector"]}, "random"),
    "queen-1-first": (QUEEN, {"seats": 1}, "heuristic"),
    "queen-2-random": (QUEEN, {"seats": 2, "sheet": "B", "reserve": "random"}, "random"),
    "queen-3-all": (
        QUEEN,
        {"seats": 3, "reserve": ["parasite", "spy", "general", "gambler", "oracle", "mirror"]},
        "random",
    ),
    "queen-4-first": (QUEEN, {"seats": 4}, "heuristic"),
    "queen-1-crusade": (QUEEN, {"seats": 1, "crusade": True}, "heuristic"),
    "queen-2-crusade": (QUEEN, {"seats": 2, "crusade": True, "sheet": "C"}, "random"),
    "queen-3-crusade": (QUEEN, {"seats": 3, "crusade": True, "promo": ["spy", "collector", "general"]}, "heuristic"),
    "queen-3-sheet-c": (
        QUEEN,
        {"seats": 3, "sheet": "C", "reserve": ["parasite", "lady", "general", "gambler", "oracle", "mirror"]},
        "random",
    ),
    "queen-4-crusade": (QUEEN, {"seats": 4, "crusade": True, "sheet": "D"}, "random"),
    "chips-2-burning": (CHIPS, {"seats": 2}, "random"),
    "chips-2-no-burning": (CHIPS, {"seats": 2, "burning": False}, "random"),
    "chips-3-burning": (CHIPS, {"seats": 3}, "random"),
    "chips-3-no-burning": (CHIPS, {"seats": 3, "burning": False}, "random"),
    "chips-4-burning": (CHIPS, {"seats": 4}, "random"),
    "chips-4-no-burning": (CHIPS, {"seats": 4, "burning": False}, "random"),
    "fair-3": (FAIR, {"seats": 3, "days": 2}, "random"),
}

SHORT = {
    "chips-2-burning": 27,
    "chips-2-no-burning": 53,
    "chips-3-burning": 7,
    "chips-3-no-burning": 179,
    "chips-4-burning": 54,
    "chips-4-no-burning": 119,
}
"""Random games of Chips can be very long. These seeds give short ones, with every kind of event of the long ones."""


def seed_of(name: str) -> str:
    """The seed of a golden game."""
    return f"{name} {SHORT[name]}" if name in SHORT else name
