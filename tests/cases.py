"""The games, variants and seat counts the conformance suite runs over. A new game adds its cases here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from testgame import Fair
from testgame import events as fair
from twelvefold.core.events import Event
from twelvefold.core.game import AnyGame
from twelvefold.games.chips import ChipTrick
from twelvefold.games.chips import events as chips
from twelvefold.games.king import King
from twelvefold.games.king import events as king
from twelvefold.games.queen import Queen
from twelvefold.games.queen.edition.reader import default_edition


@dataclass(frozen=True)
class Case:
    """A game with raw options, as a user would give them."""

    id: str
    game: AnyGame
    given: Mapping[str, object]
    unveiling: tuple[type[Event], ...]
    """Events that reveal hidden facts. What a viewer gets of all others must not depend on what is hidden from it."""

    @property
    def options(self) -> Any:
        return self.game.options(self.given)

    @property
    def start(self) -> Any:
        return self.game.start(self.options)

    def __str__(self) -> str:
        return self.id


def own_edition() -> dict[str, object]:
    """An edition that is not the default one, as data: other figures, other sheets."""
    edition = default_edition().written()
    sheets = edition["sheet"]
    return {
        **edition,
        "name": "my box",
        "order": {**edition["order"], "Golem": 2, "Mirror": 1},
        "points": {**edition["points"], "Knight": 7},
        "trays": {**edition["trays"], "3": [2, 4]},
        "dice": {"R": 3, "P": 3, "Y": 3},
        "sheet": {"A": sheets["B"], "B": sheets["A"], "C": odd_sheet(), "D": sheets["D"]},
    }


def odd_sheet() -> dict[str, object]:
    """A sheet C of another shape, with circles and squares, on which every bonus can be earned."""
    return {
        "row_length": [1, 2, 3, 4, 1, 2, 3, 1, 2, 1, 2, 3],
        "column_score": {"1": 7, "3": 12},
        "bonus_cells": {
            "1:1": "two-values",
            "2:1": "value-and-colour",
            "3:2": "copy-but-two",
            "4:1": "overflow-zero",
            "4:4": "9-points",
            "6:1": "overflow-repeat",
            "7:1": "colour-R",
            "7:2": "colour-P",
            "8:1": "colour-Y",
            "9:1": "discard-back",
            "11:2": "square",
            "12:3": "copy-all",
        },
        "overflow": [1, 3, 6],
        "roofs": ["R P", "Y R", "P P"],
        "roof_row_bonus": ["circle-or-square", "two-colours"],
        "roof_column_score": [5, 8],
        "circles": [{"cells": 1, "bonus": "circle-or-square"}, {"cells": 3, "bonus": "two-values"}],
        "squares": [{"cells": 2, "bonus": "copy-all"}, {"cells": 1, "bonus": "value-and-colour"}],
        "repeatable": "value",
    }


OWN_EDITION = own_edition()

KING_VARIANTS: dict[str, dict[str, object]] = {
    "first": {"set": "first"},
    "random": {"set": "random"},
    "tricks": {"set": ["knight", "gambler", "lady", "merchants", "troublemakers", "sorcerer", "oracle"]},
    "collector": {"promo": ["collector"]},
    "faun": {"promo": "faun"},
    "both-promos": {"set": "random", "promo": ["collector", "faun"]},
    "all-at-once": {"set": ["knight", "lady", "reverser", "sorcerer", "golem", "collector", "faun"]},
}

KING = [
    Case(f"king-{seats}-{name}", King(), {"seats": seats, **given}, (king.DiceLifted,))
    for seats in (2, 3, 4)
    for name, given in KING_VARIANTS.items()
]

TOURNAMENTS = [
    Case(f"king-{seats}-{name}", King(), {"seats": seats, **given}, (king.DiceLifted,))
    for seats, name, given in (
        (5, "tricks", KING_VARIANTS["tricks"]),
        (9, "both-promos", KING_VARIANTS["both-promos"]),
        (12, "fours", {"set": "first"}),
        (12, "threes", {"promo": "faun", "groups": "3+3+3+3"}),
        (16, "all-at-once", KING_VARIANTS["all-at-once"]),
    )
]

CHIPS = [
    Case(
        f"chips-{seats}-{'burning' if burning else 'no-burning'}",
        ChipTrick(),
        {"seats": seats, "burning": burning},
        (chips.HandLaid, chips.TotalCounted, chips.TokenWon, chips.GameWon, chips.DummyOutrun, chips.DummyWon),
    )
    for seats in (2, 3, 4)
    for burning in (True, False)
]

QUEEN_VARIANTS: dict[str, dict[str, object]] = {
    "first": {},
    "all": {
        "sheet": "B",
        "reserve": "random",
        "promo": ["spy", "collector", "general"],
        "expansion": ["gambler", "oracle"],
    },
    "new": {"reserve": ["parasite", "spy", "general", "gambler", "oracle", "lady"], "edition": OWN_EDITION},
}

QUEEN_VARIANTS |= {
    "crusade": {"crusade": True, "sheet": "D"},
    "crusade-c": {"crusade": True, "promo": ["spy", "collector", "general"]},
    "crusade-new": {"crusade": True, "edition": OWN_EDITION},
    "sheet-c": {"sheet": "C", "reserve": ["parasite", "mirror", "general", "gambler", "oracle", "lady"]},
    "sheet-d": {"sheet": "D"},
}

QUEEN_NAMES: dict[int, tuple[str, ...]] = {
    1: ("first", "all", "crusade", "sheet-d"),
    2: ("first", "all", "new", "crusade-c"),
    3: ("all", "crusade-new", "sheet-c"),
    4: ("first", "new", "crusade"),
}

QUEEN = [
    Case(f"queen-{seats}-{name}", Queen(), {"seats": seats, **QUEEN_VARIANTS[name]}, ())
    for seats, names in QUEEN_NAMES.items()
    for name in names
]

FAIR = [
    Case(f"fair-{seats}-{days}d", Fair(), {"seats": seats, "days": days}, fair.UNVEILING)
    for seats, days in ((1, 3), (2, 2), (3, 3), (5, 2), (16, 2))
]

CASES = [*KING, *TOURNAMENTS, *QUEEN, *CHIPS, *FAIR]


def case(name: str) -> Case:
    """The case of that id."""
    return next(case for case in CASES if case.id == name)
