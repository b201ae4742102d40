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
from twelvefold.games.queen.edition import default_edition


@dataclass(frozen=True)
class Case:
    """A game with raw options, as a user would give them."""

    id: str
    game: AnyGame
    given: Mapping[str, object]
    unveiling: tuple[type[Event], ...]
    """Events that may end a secret, or follow from its end. All others must be the same for a viewer
    whatever is hidden from it."""

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
        "sheet": {"A": sheets["B"], "B": sheets["A"]},
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

QUEEN = [
    Case(f"queen-{seats}-{name}", Queen(), {"seats": seats, **QUEEN_VARIANTS[name]}, ())
    for seats, names in ((1, ("first", "all")), (2, ("first", "all", "new")), (3, ("all",)), (4, ("first", "new")))
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
