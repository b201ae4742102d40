"""The shapes of event fields, by which a client renders an event as a sentence.

A shape is JSON, so that remote clients can use it too:

- ``"seat"``: a seat number, shown as the player's name;
- ``"plain"``: a value shown as it is;
- ``["term", "character"]``: an enum member, whose text is ``GAME-character-NAME``;
- ``["word", "line"]``: an identifier, whose text is ``GAME-line`` with the identifier as its argument ``line``;
- ``["pair", left, right]``: two values; a pair that begins with a term may have its own text ``GAME-pair-TERM``;
- ``["list", inner]``: items joined as “a, b and c”;
- ``["row", inner]``: items that have several parts themselves, shown side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from functools import lru_cache
from typing import Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

FieldShape: TypeAlias = str | list[Any]


@lru_cache(maxsize=256)
def shapes_of(event: Any) -> Mapping[str, FieldShape]:
    """The shape of every field of an event class, in order."""
    hints = get_type_hints(event, include_extras=True)
    return {field.name: _shape(hints[field.name]) for field in fields(event)}


def described(events: Any) -> dict[str, dict[str, FieldShape]]:
    """The field shapes of every event class of a union, by class name."""
    return {event.__name__: dict(shapes_of(event)) for event in get_args(events)}


def _shape(hint: Any) -> FieldShape:
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        (what,) = hint.__metadata__
        return "seat" if what == "seat" else ["word", what]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return ["term", hint.__name__.lower()]
    if origin is tuple and inner[-1] is Ellipsis:
        item = _shape(inner[0])
        return ["row" if get_origin(inner[0]) is tuple else "list", item]
    if origin is tuple:
        return ["pair", *map(_shape, inner)]
    parts = [part for part in inner if part is not type(None)]
    return _shape(parts[0]) if parts else "plain"
