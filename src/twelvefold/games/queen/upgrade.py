"""Reads what earlier versions of the rules have stored.

Version 2: the Robot is called Machine, and in a duel nobody has to remember who has taken the pile back. What else
version 1 allowed, a state says whose ``rules`` are 1.
"""

from __future__ import annotations

from twelvefold.core.codec import Json
from twelvefold.games.queen.cards import RENAMED


def upgrade(rules: int, data: Json) -> Json:
    """Convert the JSON of a state, an event or an outcome."""
    return _from_version_1(data) if rules < 2 else data


def _from_version_1(data: Json) -> Json:
    if isinstance(data, str):
        return RENAMED.get(data, data)
    if isinstance(data, list):
        return [_from_version_1(entry) for entry in data]
    if not isinstance(data, dict):
        return data
    gone = ("renewed",) if data.get("is") == "LayCards" else ()
    kept = ("edition",)  # a name that its owner gave it
    return {name: value if name in kept else _from_version_1(value) for name, value in data.items() if name not in gone}
