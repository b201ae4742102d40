"""Rows: tuples with one entry for each seat or place, of which one changes at a time."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(row: tuple[T, ...], place: int, entry: T) -> tuple[T, ...]:
    """A row with one entry changed.

    >>> replaced((0, 0, 0), 1, 7)
    (0, 7, 0)
    """
    return (*row[:place], entry, *row[place + 1 :])


def without(row: tuple[T, ...], entry: T) -> tuple[T, ...]:
    """A row without one of its entries.

    >>> without((3, 5, 3), 3)
    (5, 3)
    """
    place = row.index(entry)
    return (*row[:place], *row[place + 1 :])
