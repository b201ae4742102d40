"""The edition: what the printed pictures show (sheets, order numbers, card points, trays, dice), read from a file.

The default one lies beside this page. An owner of the box may write another with the printed figures; whatever is
wrong in it is refused with the place and the reason.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files

from twelvefold.core.errors import BadData, Reason, short
from twelvefold.games.queen.cards import SEATS, SIDES, Character, Colour
from twelvefold.games.queen.edition.parts import (
    UNKNOWN,
    WRONG_LENGTH,
    array,
    number_array,
    numbers,
    table,
    text,
)
from twelvefold.games.queen.edition.printed import (
    AREA_SHEETS,
    GRID_SHEETS,
    SHEETS,
    AnySheet,
    Edition,
    Print,
    card_title,
    print_of,
)
from twelvefold.games.queen.sheets.areas.edition import read_area_sheet
from twelvefold.games.queen.sheets.grid.sheet import SIZE, Sheet

NO_TOML = Reason("queen-edition-toml", "the edition is not TOML: {problem}")
TOO_MUCH = Reason(
    "queen-edition-too-much", "the edition is no text of at most {letters} letters with at most {dots} dots in a line"
)
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
MOST_DICE = 12
"""No more dice of a colour, and in a tray."""


def check_print(printed: Print) -> None:
    """Raise BadData for a print that no edition can have."""
    for at, row, needed in (
        ("order", printed.order, len(Character)),
        ("points", printed.points, len(Character)),
        ("dice", printed.dice, len(Colour)),
    ):
        if len(row) != needed:
            raise BadData(WRONG_LENGTH, at=at, needed=needed, given=len(row))
    sheets = tuple(printed.sheet if sheet.name == printed.sheet.name else sheet for sheet in default_edition().sheets)
    edition = Edition(
        printed.edition, printed.order, printed.points, (printed.trays,) * len(SEATS), printed.dice, sheets
    )
    if print_of(edition_again(edition), printed.sheet.name, SEATS.start) != printed:
        raise BadData(UNKNOWN, at="sheet", name=short(printed.sheet.name, 40), allowed=", ".join(SHEETS))


@lru_cache(maxsize=64)
def edition_again(edition: Edition) -> Edition:
    """Validate an edition by encoding and decoding it."""
    return read_edition(edition.written())


_TITLES = {card_title(card): card for card in Character}


@lru_cache(maxsize=1)
def default_edition() -> Edition:
    """Return the edition that ships with the package."""
    return parse_edition(default_file())


@lru_cache(maxsize=1)
def default_file() -> str:
    """Return the text of the default edition's file, as a template for custom editions."""
    return files(__package__).joinpath("default.toml").read_text("utf-8")


def parse_edition(written: str) -> Edition:
    """Parse an edition from the text of its file."""
    if len(written) > LONGEST_TEXT or any(line.count(".") > MOST_DOTS for line in written.splitlines()):
        raise BadData(TOO_MUCH, letters=LONGEST_TEXT, dots=MOST_DOTS)  # parsing a huge text would take too long
    try:
        data = tomllib.loads(written.removeprefix("\ufeff").replace("\r\n", "\n"))
    except (ValueError, RecursionError) as problem:
        raise BadData(NO_TOML, problem=short(str(problem), 200)) from None
    return read_edition(data)


def read_edition(data: object) -> Edition:
    """Read an edition from its data, or raise BadData with the path and the problem.

    >>> read_edition(default_edition().written()) == default_edition()
    True
    """
    fields = table(data, "edition", ("name", "order", "trays", "dice", "points", "sheet"))
    dice = numbers(fields["dice"], "dice", tuple(colour.value for colour in Colour), 0, MOST_DICE)
    trays = table(fields["trays"], "trays", tuple(map(str, SEATS)))
    sheets = table(fields["sheet"], "sheet", GRID_SHEETS, AREA_SHEETS)
    edition = Edition(
        name=_name(fields["name"]),
        order=numbers(_renamed(fields["order"]), "order", tuple(_TITLES), 1),
        points=numbers(_renamed(fields["points"]), "points", tuple(_TITLES), 0),
        trays=tuple(_tray(trays[str(seats)], f"trays.{seats}") for seats in SEATS),
        dice=dice,
        sheets=tuple(_sheet(name, sheets[name]) for name in SHEETS if name in sheets),
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


def _renamed(data: object) -> object:
    """A table of cards, in which the Machine may still be called Robot."""
    if not isinstance(data, dict) or "Machine" in data:
        return data
    return {"Machine" if name == "Robot" else name: value for name, value in data.items()}


def _tray(data: object, at: str) -> tuple[int, int]:
    mountains, jungle = number_array(data, at, 0, MOST_DICE, 2)
    return mountains, jungle


def _sheet(name: str, data: object) -> AnySheet:
    if name in AREA_SHEETS:
        return read_area_sheet(name, data, f"sheet.{name}")
    halves = table(data, f"sheet.{name}", ("left", "right"))
    left, right = (_half(halves[half], f"sheet.{name}.{half}") for half in ("left", "right"))
    return Sheet(name, left, right)


def _half(data: object, at: str) -> tuple[str, ...]:
    return tuple(_row(entry, f"{at}[{i}]") for i, entry in enumerate(array(data, at, SIZE), 1))


def _row(data: object, at: str) -> str:
    """A row of cells, written with one space between them."""
    cells = text(data, at).split()
    if len(cells) != SIZE:
        raise BadData(WRONG_LENGTH, at=at, needed=SIZE, given=len(cells))
    return " ".join(_cell(cell, at) for cell in cells)


_CELLS = (*map(str, range(1, SIDES + 1)), *(colour.value for colour in Colour))


def _cell(cell: str, at: str) -> str:
    if cell not in _CELLS:
        raise BadData(WRONG_CELL, at=at, given=short(cell, 40), allowed=", ".join(colour.value for colour in Colour))
    return cell
