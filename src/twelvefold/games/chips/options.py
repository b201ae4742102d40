"""The options of 12 Chip Trick and their validation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from twelvefold.core.errors import BadOption, Reason, short
from twelvefold.core.options import OptionSpec, check_names, names_of, seat_count

SEATS = range(2, 5)

BAD_BURNING = Reason(
    "chips-bad-burning", "burning: {given} is neither true (a total over 21 burns) nor false (it is halved)"
)

SPECS = (OptionSpec("burning", "flag", default=True),)


@dataclass(frozen=True, slots=True)
class Options:
    """Validated options of a game."""

    seats: int
    burning: bool


def read_options(given: Mapping[str, object]) -> Options:
    """Validate a user's options: ``seats``, and ``burning`` (false: the variant "no burning").

    >>> read_options({"seats": 3})
    Options(seats=3, burning=True)
    """
    check_names(given, names_of(SPECS))
    seats = seat_count(given, SEATS)
    burning = given.get("burning", True)
    if not isinstance(burning, bool):
        raise BadOption(BAD_BURNING, given=short(burning, 40))
    return Options(seats, burning)
