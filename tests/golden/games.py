"""Which games are kept as golden transcripts."""

from __future__ import annotations

from typing import Any

GAMES: dict[str, tuple[str, dict[str, Any], str]] = {
    "king-2-first": ("king", {"seats": 2, "set": "first"}, "heuristic"),
    "king-3-random": ("king", {"seats": 3, "set": "random"}, "random"),
    "king-4-agreed": (
        "king",
        {"seats": 4, "set": ["knight", "gambler", "lady", "merchants", "troublemakers", "sorcerer", "oracle"]},
        "random",
    ),
    "king-3-both-promos": ("king", {"seats": 3, "set": "random", "promo": ["collector", "faun"]}, "random"),
}
