"""Helpers for immutable rows: tuples with one entry per seat or place."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(row: tuple[T, ...], place: int, entry: T) -> tuple[T, ...]:
    """Return the row with one entry replaced.

    >>> replaced((0, 0, 0), 1, 7)
    (0, 7, 0)
    """
    return (*row[:place], entry, *row[place + 1 :])


def without(row: tuple[T, ...], entry: T) -> tuple[T, ...]:
    """Return the row without the first entry equal to this one.

    >>> without((3, 5, 3), 3)
    (5, 3)
    """
    place = row.index(entry)
    return row[:place] + row[place + 1 :]
