"""Views as numbers: coders from which a game puts its tensor together.

A coder writes one kind of value as a fixed count of integers and names them. A game combines coders in a declaration
that mirrors its view (``games/NAME/tensor.py``). Every coder writes different values differently, alone and
in combinations: so two tensors are equal exactly when the views are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any


@dataclass(frozen=True, slots=True)
class Field:
    """Neighbouring numbers of a tensor: what they are, how many, and the range of each."""

    name: str
    size: int
    low: int
    high: int


class Coder(ABC):
    """Writes values of one kind as a fixed number of integers."""

    @abstractmethod
    def fields(self, name: str) -> tuple[Field, ...]:
        """What is written, for a value of that name."""

    @abstractmethod
    def write(self, value: Any, numbers: list[int]) -> None:
        """Append the value's numbers."""

    @cached_property
    def blank(self) -> tuple[int, ...]:
        """What is written where there is no value: the lowest number of each field."""
        return tuple(field.low for field in self.fields("") for _ in range(field.size))

    def tensor(self, value: Any) -> tuple[int, ...]:
        """The value's numbers.

        >>> Many(Number(1, 6), 3).tensor((4, 2))
        (2, 4, 2, 1)
        """
        numbers: list[int] = []
        self.write(value, numbers)
        return tuple(numbers)


def _field(name: str, size: int, low: int, high: int) -> tuple[Field, ...]:
    return (Field(name, size, low, high),) if size else ()


def _below(name: str, part: object) -> str:
    return f"{name}.{part}" if name else str(part)


# --- single values


class Number(Coder):
    """A whole number from low to high."""

    def __init__(self, low: int, high: int) -> None:
        self._low, self._high = low, high

    def fields(self, name: str) -> tuple[Field, ...]:
        return _field(name, 1, self._low, self._high)

    def write(self, value: Any, numbers: list[int]) -> None:
        numbers.append(int(value))


FLAG = Number(0, 1)
"""A truth value."""


class OneOf(Coder):
    """One of the listed values, as its place in the list."""

    def __init__(self, values: Iterable[Hashable]) -> None:
        self._places = {value: place for place, value in enumerate(values)}

    def fields(self, name: str) -> tuple[Field, ...]:
        return _field(name, 1, 0, len(self._places) - 1)

    def write(self, value: Any, numbers: list[int]) -> None:
        numbers.append(self._places[value])


class Bits(Coder):
    """A bit mask: one number, 0 or 1, for each bit, the lowest first."""

    def __init__(self, size: int) -> None:
        self._size = size

    def fields(self, name: str) -> tuple[Field, ...]:
        return _field(name, self._size, 0, 1)

    def write(self, value: Any, numbers: list[int]) -> None:
        numbers.extend([value >> place & 1 for place in range(self._size)])


# --- tuples


class Counts(Coder):
    """A tuple whose order follows from its entries: how often each of the listed values is in it.

    >>> Counts("abc").tensor(("a", "c"))
    (1, 0, 1)
    """

    def __init__(self, values: Iterable[Hashable], most: int = 1) -> None:
        self._places = {value: place for place, value in enumerate(values)}
        self._most = most

    def fields(self, name: str) -> tuple[Field, ...]:
        return _field(name, len(self._places), 0, self._most)

    def write(self, value: Any, numbers: list[int]) -> None:
        places, start = self._places, len(numbers)
        numbers.extend(self.blank)
        for entry in value:
            numbers[start + places[entry]] += 1


class Row(Coder):
    """A tuple of at most ``most`` of the listed values, in order: each as its place counted from 1, then zeros.

    >>> Row("abc", 3).tensor(("c", "a"))
    (3, 1, 0)
    """

    def __init__(self, values: Iterable[Hashable], most: int) -> None:
        self._places = {value: place for place, value in enumerate(values, 1)}
        self._most = most

    def fields(self, name: str) -> tuple[Field, ...]:
        return _field(name, self._most, 0, len(self._places))

    def write(self, value: Any, numbers: list[int]) -> None:
        places = self._places
        numbers.extend([places[entry] for entry in value])
        numbers.extend((0,) * (self._most - len(value)))


class Each(Coder):
    """A tuple of exactly ``count`` entries."""

    def __init__(self, entry: Coder, count: int) -> None:
        self._entry, self._count = entry, count

    def fields(self, name: str) -> tuple[Field, ...]:
        """If an entry has a single field, one field of ``count`` times its size; otherwise the fields of each entry."""
        own = self._entry.fields(name)
        if len(own) == 1:
            return _field(own[0].name, own[0].size * self._count, own[0].low, own[0].high)
        return tuple(field for place in range(self._count) for field in self._entry.fields(_below(name, place)))

    def write(self, value: Any, numbers: list[int]) -> None:
        assert len(value) == self._count, f"{len(value)} entries, not {self._count}"
        for entry in value:
            self._entry.write(entry, numbers)


class Many(Coder):
    """A tuple of at most ``most`` entries: how many there are, then the entries, then blanks."""

    def __init__(self, entry: Coder, most: int) -> None:
        self._entry, self._most = entry, most

    def fields(self, name: str) -> tuple[Field, ...]:
        return Field(_below(name, "length"), 1, 0, self._most), *Each(self._entry, self._most).fields(name)

    def write(self, value: Any, numbers: list[int]) -> None:
        numbers.append(len(value))
        for entry in value:
            self._entry.write(entry, numbers)
        numbers.extend(self._entry.blank * (self._most - len(value)))


# --- combinations


class Maybe(Coder):
    """A value or None: whether it is there, then the value or a blank."""

    def __init__(self, value: Coder) -> None:
        self._value = value

    def fields(self, name: str) -> tuple[Field, ...]:
        return Field(_below(name, "there"), 1, 0, 1), *self._value.fields(name)

    def write(self, value: Any, numbers: list[int]) -> None:
        if value is None:
            numbers.append(0)
            numbers.extend(self._value.blank)
        else:
            numbers.append(1)
            self._value.write(value, numbers)


class Of(Coder):
    """Writes ``function(value)``. The function must give different results for different values."""

    def __init__(self, function: Callable[[Any], Any], coder: Coder) -> None:
        self._function, self._coder = function, coder

    def fields(self, name: str) -> tuple[Field, ...]:
        return self._coder.fields(name)

    def write(self, value: Any, numbers: list[int]) -> None:
        self._coder.write(self._function(value), numbers)


class Parts(Coder):
    """Several encodings of one value that together determine it."""

    def __init__(self, parts: Mapping[str, Coder]) -> None:
        self._parts = parts

    def fields(self, name: str) -> tuple[Field, ...]:
        return tuple(field for part, coder in self._parts.items() for field in coder.fields(_below(name, part)))

    def write(self, value: Any, numbers: list[int]) -> None:
        for coder in self._parts.values():
            coder.write(value, numbers)


ELSEWHERE = Parts({})
"""No numbers: for a field that is written in another place."""


class Struct(Coder):
    """A dataclass, field by field. ``left_out`` names the fields that follow from the options or from other fields.

    A field that is named nowhere is an error, so that a view cannot grow without its tensor. Fields with
    ``compare=False`` are not written: they follow from the others.
    """

    def __init__(self, kind: Any, parts: Mapping[str, Coder], left_out: tuple[str, ...] = ()) -> None:
        declared, named = {field.name for field in fields(kind) if field.compare}, (*parts, *left_out)
        if declared != set(named) or len(declared) != len(named):
            raise TypeError(f"the fields of {kind.__name__} are {sorted(declared)}, not {sorted(named)}")
        self._parts = tuple(parts.items())

    def fields(self, name: str) -> tuple[Field, ...]:
        return tuple(field for part, coder in self._parts for field in coder.fields(_below(name, part)))

    def write(self, value: Any, numbers: list[int]) -> None:
        for part, coder in self._parts:
            coder.write(getattr(value, part), numbers)


class AnyOf(Coder):
    """A value of one of several classes: which one, then the fields of each, all blank but for its own."""

    def __init__(self, *kinds: tuple[type, Coder]) -> None:
        self._kinds = kinds
        self._places = {kind: place for place, (kind, _) in enumerate(kinds)}
        blanks = [coder.blank for _, coder in kinds]
        self._before = [sum(blanks[:place], ()) for place in range(len(kinds))]
        self._after = [sum(blanks[place + 1 :], ()) for place in range(len(kinds))]

    def fields(self, name: str) -> tuple[Field, ...]:
        own = [field for kind, coder in self._kinds for field in coder.fields(_below(name, kind.__name__))]
        return Field(_below(name, "kind"), 1, 0, len(self._kinds) - 1), *own

    def write(self, value: Any, numbers: list[int]) -> None:
        place = self._places[type(value)]
        numbers.append(place)
        numbers.extend(self._before[place])
        self._kinds[place][1].write(value, numbers)
        numbers.extend(self._after[place])


def frames(*kinds: tuple[type, Mapping[str, Coder]]) -> AnyOf:
    """A frame of an agenda: each class with the coders of its fields."""
    return AnyOf(*((kind, Struct(kind, parts)) for kind, parts in kinds))
