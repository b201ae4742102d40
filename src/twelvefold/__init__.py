"""Twelvefold: King of 12, Queen of 12 and 12 Chip Trick for people, bots and researchers.

``__all__`` is what programs can rely on. Its names come from ``twelvefold.api``, which is imported on first use, so
that ``import twelvefold`` itself costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

__all__ = [
    "BadData",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Chance",
    "Decide",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "NotYourDecision",
    "Over",
    "Player",
    "Prompt",
    "RandomStream",
    "Record",
    "Series",
    "Totals",
    "TwelvefoldError",
    "UnknownGame",
    "UnknownPlayer",
    "__version__",
    "bot_levels",
    "format_record",
    "game_names",
    "get_game",
    "make_bot",
    "new_match",
    "parse_record",
    "play",
    "respond",
]

if TYPE_CHECKING:
    from twelvefold.api import (
        BadData,
        BadNotation,
        BadOption,
        BadRecord,
        Chance,
        Decide,
        Event,
        Game,
        IllegalMove,
        Match,
        NotYourDecision,
        Over,
        Player,
        Prompt,
        RandomStream,
        Record,
        Series,
        Totals,
        TwelvefoldError,
        UnknownGame,
        UnknownPlayer,
        bot_levels,
        format_record,
        game_names,
        get_game,
        make_bot,
        new_match,
        parse_record,
        play,
        respond,
    )
else:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'twelvefold' has no attribute {name!r}")
        value = globals()[name] = getattr(import_module("twelvefold.api"), name)
        return value

    def __dir__() -> list[str]:
        return sorted(__all__)
