"""Option specs, and the checks that all games' options share."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from twelvefold.core.errors import BadOption, Reason, short

NO_OPTIONS = Reason(
    "option-none", "options must be an object of names and values, not {given}; the names are {allowed}"
)
UNKNOWN_OPTION = Reason("option-unknown", "there is no option {option}; the options are {allowed}")
WRONG_SEATS = Reason("option-seats", "seats: {given} cannot play this game; it is for {low} to {high} players")

OptionKind: TypeAlias = Literal["flag", "number", "choice", "list", "text", "file"]
"""An option's value: true or false; a whole number; one of some words; several of them; any text; a file's text."""

RESERVED_NAMES = frozenset(
    ("game", "help", "players", "seats", "names", "seed", "lang", "plain", "record", "resume", "games", "jobs", "json")
)
"""Names that no option of a game may have: the parameters of the command ``play``."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of a game as data: command line, web form and API document are made from it.

    The number of seats has no spec: every game has it. A spec describes values; ``Game.options`` checks them.
    """

    name: str
    kind: OptionKind
    choices: tuple[str | int, ...] = ()
    """Allowed values of a choice or a number; empty: any."""
    members: tuple[str, ...] = ()
    """The words a list may contain. A choice with members also accepts a list of them."""
    size: int | None = None
    """How many members a list has; None: any number."""
    default: bool | int | str | tuple[str, ...] | None = None
    """The default; None if the game computes it or there is none."""
    help_key: str = ""
    """The key of its text in help and forms; empty: ``GAME-option-NAME``."""

    def text_key(self, game: str) -> str:
        """Return the key of the option's text in help and forms."""
        return self.help_key or f"{game}-option-{self.name}"


def names_of(specs: tuple[OptionSpec, ...]) -> tuple[str, ...]:
    """Return the names of all options of a game, ``seats`` first."""
    return ("seats", *(spec.name for spec in specs))


def check_names(given: Mapping[str, object], allowed: Collection[str]) -> None:
    """Raise BadOption for an option the game does not have."""
    if not isinstance(given, Mapping):
        raise BadOption(NO_OPTIONS, given=short(given, 40), allowed=", ".join(allowed))
    for name in given:
        if name not in allowed:
            raise BadOption(UNKNOWN_OPTION, option=short(name, 40), allowed=", ".join(allowed))


def seat_count(given: Mapping[str, object], seats: range) -> int:
    """Read and check the option ``seats``, which every game has."""
    count = given.get("seats")
    if not isinstance(count, int) or isinstance(count, bool) or count not in seats:
        raise BadOption(WRONG_SEATS, given=short(count, 40), low=seats.start, high=seats.stop - 1)
    return count
