"""Readers for the parts of an edition's data. They raise BadData with the path and the problem."""

from __future__ import annotations

from collections.abc import Mapping

from twelvefold.core.errors import BadData, Reason, short

WRONG_KIND = Reason("queen-edition-kind", "the edition, at {at}: expected {expected}, found {found}")
MISSING = Reason("queen-edition-missing", "the edition, at {at}: {name} is missing")
UNKNOWN = Reason("queen-edition-unknown", "the edition, at {at}: there is no {name}; known are {allowed}")
OUT_OF_RANGE = Reason("queen-edition-range", "the edition, at {at}: {given} is not a number from {low} to {high}")
WRONG_LENGTH = Reason("queen-edition-length", "the edition, at {at}: {needed} are needed, found {given}")
TOO_MANY = Reason("queen-edition-count", "the edition, at {at}: {low} to {high} are needed, found {given}")

MOST = 99
"""The highest number in an edition."""


def any_table(data: object, at: str) -> Mapping[str, object]:
    """Read a table with any keys."""
    if not isinstance(data, Mapping):
        raise BadData(WRONG_KIND, at=at, expected="table", found=short(data, 40))
    return data


def table(data: object, at: str, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> Mapping[str, object]:
    """Read a table with exactly these keys, apart from optional ones."""
    data = any_table(data, at)
    known = (*needed, *optional)
    for name in data:
        if name not in known:
            raise BadData(UNKNOWN, at=at, name=short(name, 40), allowed=", ".join(known))
    for name in needed:
        if name not in data:
            raise BadData(MISSING, at=at, name=name)
    return data


def number(given: object, at: str, low: int, high: int = MOST) -> int:
    """Read an integer from low to high."""
    if type(given) is not int or not low <= given <= high:
        raise BadData(OUT_OF_RANGE, at=at, given=short(given, 40), low=low, high=high)
    return given


def numbers(data: object, at: str, names: tuple[str, ...], low: int, high: int = MOST) -> tuple[int, ...]:
    """Read a table with a number for each name."""
    fields = table(data, at, names)
    return tuple(number(fields[name], f"{at}.{name}", low, high) for name in names)


def array(data: object, at: str, needed: int | range) -> list[object]:
    """Read an array of a given length, or a length in a range."""
    if not isinstance(data, (list, tuple)):
        raise BadData(WRONG_KIND, at=at, expected="array", found=short(data, 40))
    if isinstance(needed, range):
        if len(data) not in needed:
            raise BadData(TOO_MANY, at=at, low=needed.start, high=needed.stop - 1, given=len(data))
    elif len(data) != needed:
        raise BadData(WRONG_LENGTH, at=at, needed=needed, given=len(data))
    return list(data)


def number_array(data: object, at: str, low: int, high: int, needed: int | range) -> tuple[int, ...]:
    """Read an array of numbers."""
    return tuple(number(entry, f"{at}[{i}]", low, high) for i, entry in enumerate(array(data, at, needed), 1))


def text(data: object, at: str) -> str:
    """Read a string."""
    if not isinstance(data, str):
        raise BadData(WRONG_KIND, at=at, expected="string", found=short(data, 40))
    return data
