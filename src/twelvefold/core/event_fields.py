"""What the fields of an event are, so that whoever tells it can put names and words for them.

A shape is ``"seat"``, ``"plain"``, or a list that begins with what it is: ``["term", "character"]`` (a word of the
game, whose text is ``GAME-character-NAME``), ``["pair", left, right]`` (whose text may be the game's own,
``GAME-pair-character`` after the term it begins with), ``["list", inner]`` (“a, b and c”) or
``["row", inner]`` (of what has several parts itself: side by side). Shapes are JSON: clients elsewhere tell events by
them, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from functools import lru_cache
from typing import Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

Shape: TypeAlias = str | list[Any]


@lru_cache(maxsize=256)
def shapes_of(event: Any) -> Mapping[str, Shape]:
    """The fields of an event's class, in their order."""
    hints = get_type_hints(event, include_extras=True)
    return {field.name: _shape(hints[field.name]) for field in fields(event)}


def described(events: Any) -> dict[str, dict[str, Shape]]:
    """All events of a game (a union of classes), by name."""
    return {event.__name__: dict(shapes_of(event)) for event in get_args(events)}


def _shape(hint: Any) -> Shape:
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return "seat" if "seat" in hint.__metadata__ else _shape(inner[0])
    if isinstance(hint, type) and issubclass(hint, Enum):
        return ["term", hint.__name__.lower()]
    if origin is tuple and inner[-1] is Ellipsis:
        item = _shape(inner[0])
        return ["row" if get_origin(inner[0]) is tuple else "list", item]
    if origin is tuple:
        return ["pair", *map(_shape, inner)]
    parts = [part for part in inner if part is not type(None)]
    return _shape(parts[0]) if parts else "plain"
