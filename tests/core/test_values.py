"""``replace`` does what ``dataclasses.replace`` does, only faster."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any

import pytest

from twelvefold.core.values import replace


@dataclass(frozen=True, slots=True)
class Sample:
    seat: int
    cards: tuple[str, ...] = ()
    value: int | None = None


@dataclass(frozen=True, slots=True)
class Ready(Sample):
    keep: bool = False
    """A field named like something the copying uses itself."""


@dataclass(frozen=True)
class WithoutSlots:
    seat: int


@dataclass(frozen=True, slots=True)
class Checked:
    seat: int

    def __post_init__(self) -> None:
        if self.seat < 0:
            raise ValueError("no such seat")


@dataclass(frozen=True, slots=True)
class Empty:
    pass


@pytest.mark.parametrize(
    ("value", "changes"),
    [
        (Sample(1), {}),
        (Sample(1, ("a",)), {"cards": ("b",), "value": 3}),
        (Ready(1, ("a",), 4), {"seat": 2, "keep": True}),
        (WithoutSlots(1), {"seat": 2}),
        (Checked(1), {"seat": 2}),
        (Empty(), {}),
    ],
)
def test_the_copy_is_that_of_the_standard_library(value: Any, changes: dict[str, Any]) -> None:
    copy = replace(value, **changes)
    assert copy == dataclasses.replace(value, **changes)
    assert type(copy) is type(value)
    assert hash(copy) == hash(dataclasses.replace(value, **changes))


def test_what_is_copied_stays_as_it_was_and_frozen() -> None:
    value = Sample(1, ("a",))
    copy = replace(value, seat=2)
    assert value == Sample(1, ("a",))
    with pytest.raises(dataclasses.FrozenInstanceError):
        copy.seat = 3  # type: ignore[misc]


def test_a_check_in_the_class_is_not_passed_by() -> None:
    with pytest.raises(ValueError, match="no such seat"):
        replace(Checked(1), seat=-1)


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(TypeError, match="colour"):
        replace(Sample(1), colour="red")  # type: ignore[call-arg]
