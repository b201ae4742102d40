"""What is printed: a whole edition, and the part of it that one game uses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from twelvefold.core.errors import BadData, short
from twelvefold.games.queen.cards import SEATS, SOLO, Character, Colour
from twelvefold.games.queen.edition.parts import UNKNOWN
from twelvefold.games.queen.sheets.areas.sheet import AreaSheet
from twelvefold.games.queen.sheets.grid.sheet import Sheet

GRID_SHEETS = ("A", "B")
AREA_SHEETS = ("C", "D")
SHEETS = GRID_SHEETS + AREA_SHEETS

AnySheet = Sheet | AreaSheet


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition, checked. Orders and points follow ``Character``, trays the number of players, dice ``Colour``."""

    name: str
    order: tuple[int, ...]
    points: tuple[int, ...]
    trays: tuple[tuple[int, int], ...]
    dice: tuple[int, ...]
    sheets: tuple[AnySheet, ...]
    """A and B; C and D if they are there."""

    def sheet(self, name: str) -> AnySheet | None:
        """Return a sheet by name, or None."""
        return next((sheet for sheet in self.sheets if sheet.name == name), None)

    def written(self) -> dict[str, Any]:
        """Return the edition as data that ``read_edition`` accepts."""
        titles = [card_title(card) for card in Character]
        return {
            "name": self.name,
            "order": dict(zip(titles, self.order, strict=True)),
            "trays": {str(seats): list(trays) for seats, trays in zip(SEATS, self.trays, strict=True)},
            "dice": {colour.value: count for colour, count in zip(Colour, self.dice, strict=True)},
            "points": dict(zip(titles, self.points, strict=True)),
            "sheet": {sheet.name: sheet.written() for sheet in self.sheets},
        }


@dataclass(frozen=True, slots=True)
class Print:
    """The part of an edition that one game uses: its sheet and its trays."""

    edition: str
    order: tuple[int, ...]
    points: tuple[int, ...]
    trays: tuple[int, int]
    dice: tuple[int, ...]
    sheet: AnySheet


def print_of(edition: Edition, sheet: str, seats: int) -> Print:
    """Return the part of an edition for a sheet and a number of players."""
    trays, printed = edition.trays[seats - SEATS.start], edition.sheet(sheet)
    if printed is None:
        there = ", ".join(other.name for other in edition.sheets)
        raise BadData(UNKNOWN, at="sheet", name=short(sheet, 40), allowed=there)
    return Print(edition.name, edition.order, edition.points, trays, edition.dice, printed)


def crusade_sheets(seats: int) -> tuple[str, ...]:
    """The sheets the Crusade is played on: C first, alone always D."""
    return AREA_SHEETS[1:] if seats == SOLO else AREA_SHEETS


def card_title(card: Character) -> str:
    """What an edition calls a card.

    >>> card_title(Character.GREAT_ONE)
    'Great One'
    """
    return card.name.replace("_", " ").title()
