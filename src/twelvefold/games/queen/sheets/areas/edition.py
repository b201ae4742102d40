"""Sheets C and D in an edition: their shape is the owner's, within the few limits that keep a sheet a sheet."""

from __future__ import annotations

import re

from twelvefold.core.errors import BadData, Reason, short
from twelvefold.games.queen.cards import SIDES, Colour
from twelvefold.games.queen.edition.parts import MOST, any_table, array, number, number_array, table, text
from twelvefold.games.queen.sheets.areas.sheet import (
    BOXES,
    COLUMN_NAMES,
    EARNED,
    MOST_BOXES,
    MOST_ROOFS,
    MOST_ROWS,
    ROWS_SHARE,
    AreaSheet,
    BonusCell,
    Box,
    Effect,
    Effects,
)

WRONG_EFFECT = Reason("queen-edition-effect", "the edition, at {at}: there is no bonus {given}; known are {allowed}")
WRONG_ROOF = Reason("queen-edition-roof", "the edition, at {at}: {given} is not a roof; a roof is one of {allowed}")
WRONG_PLACE = Reason(
    "queen-edition-place",
    "the edition, at {at}: {given} is no cell of the value area; write row:column, for example {example}",
)
NEEDS_BOXES = Reason(
    "queen-edition-needs-boxes", "the edition, at {at}: {given} is possible only on a sheet with circles and squares"
)
BOTH_KINDS = Reason(
    "queen-edition-both-kinds",
    "the edition, at {at}: a sheet has either one_die and no_mark, or circles, squares and repeatable",
)

LISTS, BOXED = ("one_die", "no_mark"), ("circles", "squares", "repeatable")
SHAPE = ("row_length", "column_score", "bonus_cells", "overflow", "roofs", "roof_row_bonus", "roof_column_score")
LONGEST_ROW, LONGEST_TRACK, MOST_CELLS, MOST_AT_ONCE = 9, 30, 9, 3
"""No row and no track is longer, no bonus has more circles or squares, no choice of a list more effects."""
_POINTS = re.compile(r"([1-9][0-9]?)-points")
ANY_POINTS = f"1-points … {MOST}-points"
_EFFECTS = {effect.value: effect for effect in Effect if effect not in EARNED}


def read_area_sheet(name: str, data: object, at: str) -> AreaSheet:
    """Read a sheet from its data, or raise BadData with the path and the problem."""
    fields = table(data, at, SHAPE, LISTS + BOXED)
    if set(fields) - set(SHAPE) not in ({*LISTS}, {*BOXED}):
        raise BadData(BOTH_KINDS, at=at)
    boxed = "circles" in fields
    rows = number_array(fields["row_length"], f"{at}.row_length", 1, LONGEST_ROW, SIDES)
    roofs, width = _roofs(fields["roofs"], f"{at}.roofs")
    sheet = AreaSheet(
        name=name,
        rows=rows,
        columns=_columns(fields["column_score"], f"{at}.column_score", max(rows)),
        cells=_cells(fields["bonus_cells"], f"{at}.bonus_cells", rows),
        overflow=number_array(fields["overflow"], f"{at}.overflow", 0, 99, range(LONGEST_TRACK + 1)),
        roofs=roofs,
        roof_rows=_effects(fields["roof_row_bonus"], f"{at}.roof_row_bonus", -(-len(roofs) // ROWS_SHARE)),
        roof_columns=number_array(fields["roof_column_score"], f"{at}.roof_column_score", 0, 99, width),
        one_die=() if boxed else _lists(fields["one_die"], f"{at}.one_die"),
        no_mark=() if boxed else _lists(fields["no_mark"], f"{at}.no_mark"),
        circles=_boxes(fields["circles"], f"{at}.circles") if boxed else (),
        squares=_boxes(fields["squares"], f"{at}.squares") if boxed else (),
        repeatable=_effect(fields["repeatable"], f"{at}.repeatable") if boxed else None,
    )
    if not boxed:
        _check_no_boxes(sheet, at)
    return sheet


def _roofs(data: object, at: str) -> tuple[tuple[str, ...], int]:
    """Rows of letters, all of one length, and how long they are."""
    rows = [text(row, f"{at}[{i}]").split() for i, row in enumerate(array(data, at, range(1, MOST_ROWS + 1)), 1)]
    colours = [colour.value for colour in Colour]
    array(rows[0], f"{at}[1]", range(1, min(len(COLUMN_NAMES), MOST_ROOFS // len(rows)) + 1))
    for i, row in enumerate(rows, 1):
        array(row, f"{at}[{i}]", len(rows[0]))
        for cell in row:
            if cell not in colours:
                raise BadData(WRONG_ROOF, at=f"{at}[{i}]", given=short(cell, 40), allowed=", ".join(colours))
    return tuple(" ".join(row) for row in rows), len(rows[0])


def _columns(data: object, at: str, longest: int) -> tuple[tuple[int, int], ...]:
    names = [str(column) for column in range(1, longest + 1)]
    fields = table(data, at, (), tuple(names))
    return tuple((int(name), number(fields[name], f"{at}.{name}", 0, 99)) for name in names if name in fields)


def _cells(data: object, at: str, rows: tuple[int, ...]) -> tuple[BonusCell, ...]:
    places = [f"{row}:{column}" for row, length in enumerate(rows, 1) for column in range(1, length + 1)]
    fields = any_table(data, at)
    for place in fields:
        if place not in places:
            raise BadData(WRONG_PLACE, at=at, given=short(place, 40), example=places[-1])
    return tuple(_cell(place, fields[place], f"{at}.{place}") for place in places if place in fields)


def _cell(place: str, data: object, at: str) -> BonusCell:
    row, column = map(int, place.split(":"))
    points = _POINTS.fullmatch(text(data, at))
    if points:
        return BonusCell(row, column, None, int(points[1]))
    return BonusCell(row, column, _effect(data, at, ANY_POINTS), 0)


def _effect(data: object, at: str, *more: str) -> Effect:
    name = text(data, at)
    if name not in _EFFECTS:
        raise BadData(WRONG_EFFECT, at=at, given=short(name, 40), allowed=", ".join((*_EFFECTS, *more)))
    return _EFFECTS[name]


def _effects(data: object, at: str, needed: int | range) -> Effects:
    return tuple(_effect(entry, f"{at}[{i}]") for i, entry in enumerate(array(data, at, needed), 1))


def _lists(data: object, at: str) -> tuple[Effects, ...]:
    choices, effects = range(1, MOST_BOXES + 1), range(1, MOST_AT_ONCE + 1)
    return tuple(_effects(entry, f"{at}[{i}]", effects) for i, entry in enumerate(array(data, at, choices), 1))


def _boxes(data: object, at: str) -> tuple[Box, ...]:
    found = []
    for i, entry in enumerate(array(data, at, range(1, MOST_BOXES + 1)), 1):
        fields = table(entry, f"{at}[{i}]", ("cells", "bonus"))
        cells = number(fields["cells"], f"{at}[{i}].cells", 1, MOST_CELLS)
        found.append(Box(cells, _effect(fields["bonus"], f"{at}[{i}].bonus")))
    return tuple(found)


def _check_no_boxes(sheet: AreaSheet, at: str) -> None:
    """Circles and squares can be marked only where there are some."""
    given = [(f"bonus_cells.{cell.row}:{cell.column}", cell.effect) for cell in sheet.cells]
    given += [(f"roof_row_bonus[{i}]", effect) for i, effect in enumerate(sheet.roof_rows, 1)]
    for name, lists in (("one_die", sheet.one_die), ("no_mark", sheet.no_mark)):
        given += [(f"{name}[{i}][{j}]", effect) for i, row in enumerate(lists, 1) for j, effect in enumerate(row, 1)]
    for place, effect in given:
        if effect in BOXES:
            raise BadData(NEEDS_BOXES, at=f"{at}.{place}", given=effect.value)
