"""What the options of every game have in common."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from twelvefold.core.errors import BadOption, Reason, short

NO_OPTIONS = Reason("option-none", "options are names with values, not {given}; the names are {allowed}")
UNKNOWN_OPTION = Reason("option-unknown", "there is no option {option}; the options are {allowed}")
WRONG_SEATS = Reason("option-seats", "seats: {given} cannot play this game; it is for {low} to {high} players")


def check_names(given: Mapping[str, object], allowed: Collection[str]) -> None:
    """Refuse options the game does not have."""
    if not isinstance(given, Mapping):
        raise BadOption(NO_OPTIONS, given=short(given, 40), allowed=", ".join(allowed))
    for name in given:
        if name not in allowed:
            raise BadOption(UNKNOWN_OPTION, option=short(name, 40), allowed=", ".join(allowed))


def seat_count(given: Mapping[str, object], seats: range) -> int:
    """The number of players, which every game has as its option ``seats``."""
    count = given.get("seats")
    if not isinstance(count, int) or isinstance(count, bool) or count not in seats:
        raise BadOption(WRONG_SEATS, given=short(count, 40), low=seats.start, high=seats.stop - 1)
    return count
