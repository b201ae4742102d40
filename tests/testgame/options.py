"""What can be chosen before a fair, checked here alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from testgame.state import DAYS, SEATS
from twelvefold.core.errors import BadOption, Reason
from twelvefold.core.options import check_names, seat_count

BAD_DAYS = Reason("fair-bad-days", "days: {given} is not allowed; a fair lasts {low} to {high} days")


@dataclass(frozen=True, slots=True)
class Options:
    """Checked options of a fair."""

    seats: int
    days: int


def read_options(given: Mapping[str, object]) -> Options:
    """Options from what a user gave: ``seats`` and ``days``."""
    check_names(given, ("seats", "days"))
    days = given.get("days", 2)
    if type(days) is not int or days not in DAYS:
        raise BadOption(BAD_DAYS, given=repr(days)[:40], low=DAYS.start, high=DAYS.stop - 1)
    return Options(seat_count(given, SEATS), days)
