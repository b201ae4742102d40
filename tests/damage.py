"""Damages JSON documents, for tests of the code that reads them."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
"""Any JSON at all."""

LIKELY: st.SearchStrategy[Any] = st.sampled_from(
    (None, True, False, 0, 1, 2, 3, 12, 99, -1, 10**30, 1.5, "", "0", [], [0], [1, 1], {})
) | st.sampled_from(
    ("play knight", "put hay", "first", "knight", "golem", "apple", "hay", "Fill"),
)
"""Values that are valid in some places, so that they are refused less easily."""


def places_in(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every value inside JSON data."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(place for key, value in inner for place in places_in(value, (*path, key)))]


def damage(written: Any, place: tuple[Any, ...], how: str, value: Any) -> Any:
    """A copy with the value at a place removed, doubled or replaced."""
    if not place:
        return value
    written = deepcopy(written)
    holder, last = written, place[-1]
    for step in place[:-1]:
        holder = holder[step]
    if how == "remove":
        del holder[last]
    elif how == "double" and isinstance(holder, list):
        holder.insert(last, deepcopy(holder[last]))
    else:
        holder[last] = value
    return written


def damaged(data: st.DataObject, written: Any) -> Any:
    """A copy of a document, damaged at one place."""
    place = data.draw(st.sampled_from(places_in(written)))
    how = data.draw(st.sampled_from(["remove", "double", "replace", "replace"]))
    return damage(written, place, how, data.draw(LIKELY | JSON))
