"""The edition: what the printed pictures show (sheets, order numbers, card points, trays, dice), read from a file.

The default one lies beside this page. An owner of the box may write another with the printed figures; whatever is
wrong in it is refused with the place and the reason.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from typing import Any

from twelvefold.core.errors import BadData, Reason, short
from twelvefold.games.queen.cards import SEATS, SIDES, Character, Colour
from twelvefold.games.queen.sheet import SIZE, Sheet

NO_TOML = Reason("queen-edition-toml", "the edition is not TOML: {problem}")
TOO_MUCH = Reason(
    "queen-edition-too-much", "the edition is no text of at most {letters} letters with at most {dots} dots in a line"
)
WRONG_KIND = Reason("queen-edition-kind", "the edition, at {at}: expected {expected}, found {found}")
MISSING = Reason("queen-edition-missing", "the edition, at {at}: {name} is missing")
UNKNOWN = Reason("queen-edition-unknown", "the edition, at {at}: there is no {name}; known are {allowed}")
OUT_OF_RANGE = Reason("queen-edition-range", "the edition, at {at}: {given} is not a number from {low} to {high}")
WRONG_LENGTH = Reason("queen-edition-length", "the edition, at {at}: {needed} are needed, found {given}")
WRONG_CELL = Reason(
    "queen-edition-cell",
    "the edition, at {at}: {given} is not a cell; a cell is a value from 1 to 12 or a colour: {allowed}",
)
NO_NAME = Reason("queen-edition-name", "the edition, at name: a name has 1 to {most} letters in one line, not {given}")
BAG_TOO_SMALL = Reason(
    "queen-edition-bag", "the edition, at trays.{seats}: {trays} dice and one for an Oracle, but only {dice} in the bag"
)

LONGEST_NAME = 60
LONGEST_TEXT, MOST_DOTS = 20_000, 10
MOST = 99
"""No order number and no points are higher."""
MOST_DICE = 20
"""No more dice of a colour, and in a tray."""
HALVES_SHEETS = ("A", "B")
OTHER_SHEETS = ("C", "D")


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition, checked. Orders and points follow ``Character``, trays the number of players, dice ``Colour``."""

    name: str
    order: tuple[int, ...]
    points: tuple[int, ...]
    trays: tuple[tuple[int, int], ...]
    dice: tuple[int, ...]
    sheets: tuple[Sheet, ...]

    def sheet(self, name: str) -> Sheet:
        """The sheet of that name."""
        return next(sheet for sheet in self.sheets if sheet.name == name)

    def written(self) -> dict[str, Any]:
        """The edition as ``read_edition`` takes it."""
        titles = [card_title(card) for card in Character]
        return {
            "name": self.name,
            "order": dict(zip(titles, self.order, strict=True)),
            "trays": {str(seats): list(trays) for seats, trays in zip(SEATS, self.trays, strict=True)},
            "dice": {colour.value: count for colour, count in zip(Colour, self.dice, strict=True)},
            "points": dict(zip(titles, self.points, strict=True)),
            "sheet": {sheet.name: {"left": list(sheet.left), "right": list(sheet.right)} for sheet in self.sheets},
        }


@dataclass(frozen=True, slots=True)
class Print:
    """What of an edition a game needs: its own sheet, its own trays."""

    edition: str
    order: tuple[int, ...]
    points: tuple[int, ...]
    trays: tuple[int, int]
    dice: tuple[int, ...]
    sheet: Sheet


def print_of(edition: Edition, sheet: str, seats: int) -> Print:
    """What a game of so many players on that sheet needs."""
    trays = edition.trays[seats - SEATS.start]
    return Print(edition.name, edition.order, edition.points, trays, edition.dice, edition.sheet(sheet))


def check_print(printed: Print, seats: int) -> None:
    """Refuse a print, from outside, that no edition has."""
    for at, row, needed in (
        ("order", printed.order, len(Character)),
        ("points", printed.points, len(Character)),
        ("dice", printed.dice, len(Colour)),
    ):
        if len(row) != needed:
            raise BadData(WRONG_LENGTH, at=at, needed=needed, given=len(row))
    sheets = tuple(replace(printed.sheet, name=name) for name in HALVES_SHEETS)
    edition = Edition(
        printed.edition, printed.order, printed.points, (printed.trays,) * len(SEATS), printed.dice, sheets
    )
    if (
        printed.sheet.name not in HALVES_SHEETS
        or print_of(edition_again(edition), printed.sheet.name, seats) != printed
    ):
        raise BadData(UNKNOWN, at="sheet", name=short(printed.sheet.name, 40), allowed=", ".join(HALVES_SHEETS))


@lru_cache(maxsize=64)
def edition_again(edition: Edition) -> Edition:
    """An edition written and read: whatever is wrong in it is refused."""
    return read_edition(edition.written())


def card_title(card: Character) -> str:
    """What an edition calls a card.

    >>> card_title(Character.GREAT_ONE)
    'Great One'
    """
    return card.name.replace("_", " ").title()


_TITLES = {card_title(card): card for card in Character}


@lru_cache(maxsize=1)
def default_edition() -> Edition:
    """The edition that ships with the package."""
    return parse_edition(files(__package__).joinpath("edition.toml").read_text("utf-8"))


def parse_edition(text: str) -> Edition:
    """An edition from the text of its file."""
    if len(text) > LONGEST_TEXT or any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise BadData(TOO_MUCH, letters=LONGEST_TEXT, dots=MOST_DOTS)  # the parser would take its time with it
    try:
        data = tomllib.loads(text.removeprefix("\ufeff").replace("\r\n", "\n"))
    except (ValueError, RecursionError) as problem:
        raise BadData(NO_TOML, problem=short(str(problem), 200)) from None
    return read_edition(data)


def read_edition(data: object) -> Edition:
    """An edition from its data, or BadData with the place and the reason.

    >>> read_edition(default_edition().written()) == default_edition()
    True
    """
    fields = _table(data, "edition", ("name", "order", "trays", "dice", "points", "sheet"))
    dice = _numbers(fields["dice"], "dice", tuple(colour.value for colour in Colour), 0, MOST_DICE)
    trays = _table(fields["trays"], "trays", tuple(map(str, SEATS)))
    sheets = _table(fields["sheet"], "sheet", HALVES_SHEETS, OTHER_SHEETS)
    edition = Edition(
        name=_name(fields["name"]),
        order=_numbers(fields["order"], "order", tuple(_TITLES), 1),
        points=_numbers(fields["points"], "points", tuple(_TITLES), 0),
        trays=tuple(_tray(trays[str(seats)], f"trays.{seats}") for seats in SEATS),
        dice=dice,
        sheets=tuple(_sheet(name, sheets[name]) for name in HALVES_SHEETS),
    )
    for seats, rolled in zip(SEATS, edition.trays, strict=True):
        if sum(rolled) >= sum(dice):
            raise BadData(BAG_TOO_SMALL, seats=seats, trays=sum(rolled), dice=sum(dice))
    return edition


# --- the parts


def _name(given: object) -> str:
    if not isinstance(given, str) or not given.strip().isprintable() or not 0 < len(given.strip()) <= LONGEST_NAME:
        raise BadData(NO_NAME, most=LONGEST_NAME, given=short(given, 80))
    return given.strip()


def _table(data: object, at: str, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> Mapping[str, object]:
    """A table with all that is needed and nothing that is unknown."""
    if not isinstance(data, Mapping):
        raise BadData(WRONG_KIND, at=at, expected="table", found=short(data, 40))
    known = (*needed, *optional)
    for name in data:
        if name not in known:
            raise BadData(UNKNOWN, at=at, name=short(name, 40), allowed=", ".join(known))
    for name in needed:
        if name not in data:
            raise BadData(MISSING, at=at, name=name)
    return data


def _number(given: object, at: str, low: int, high: int = MOST) -> int:
    if type(given) is not int or not low <= given <= high:
        raise BadData(OUT_OF_RANGE, at=at, given=short(given, 40), low=low, high=high)
    return given


def _numbers(data: object, at: str, names: tuple[str, ...], low: int, high: int = MOST) -> tuple[int, ...]:
    table = _table(data, at, names)
    return tuple(_number(table[name], f"{at}.{name}", low, high) for name in names)


def _list(data: object, at: str, needed: int) -> list[object]:
    if not isinstance(data, (list, tuple)):
        raise BadData(WRONG_KIND, at=at, expected="array", found=short(data, 40))
    if len(data) != needed:
        raise BadData(WRONG_LENGTH, at=at, needed=needed, given=len(data))
    return list(data)


def _tray(data: object, at: str) -> tuple[int, int]:
    mountains, jungle = (_number(entry, f"{at}[{i}]", 0, MOST_DICE) for i, entry in enumerate(_list(data, at, 2), 1))
    return mountains, jungle


def _sheet(name: str, data: object) -> Sheet:
    halves = _table(data, f"sheet.{name}", ("left", "right"))
    left, right = (_half(halves[half], f"sheet.{name}.{half}") for half in ("left", "right"))
    return Sheet(name, left, right)


def _half(data: object, at: str) -> tuple[str, ...]:
    return tuple(_row(entry, f"{at}[{i}]") for i, entry in enumerate(_list(data, at, SIZE), 1))


def _row(data: object, at: str) -> str:
    """A row of cells, written with one space between them."""
    if not isinstance(data, str):
        raise BadData(WRONG_KIND, at=at, expected="string", found=short(data, 40))
    cells = data.split()
    if len(cells) != SIZE:
        raise BadData(WRONG_LENGTH, at=at, needed=SIZE, given=len(cells))
    return " ".join(_cell(cell, at) for cell in cells)


_CELLS = (*map(str, range(1, SIDES + 1)), *(colour.value for colour in Colour))


def _cell(text: str, at: str) -> str:
    if text not in _CELLS:
        raise BadData(WRONG_CELL, at=at, given=short(text, 40), allowed=", ".join(colour.value for colour in Colour))
    return text
