"""The figures on the rules page of Queen of 12 are those of the edition, in every language."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from cases import odd_sheet
from twelvefold.games.queen.edition.printed import AREA_SHEETS, SHEETS
from twelvefold.games.queen.edition.reader import default_edition
from twelvefold.games.queen.figures import figures
from twelvefold.games.queen.sheets.areas.edition import read_area_sheet
from twelvefold.games.queen.sheets.areas.sheet import AreaSheet, Effect
from twelvefold.locale import LANGUAGES, PICTURE, rules_page, translator

pytestmark = pytest.mark.parametrize("language", LANGUAGES)

RIGHT = re.compile(r"^\| [^|]+ \| ([^|]+) \|$", re.MULTILINE)


def sheets() -> list[AreaSheet]:
    return [sheet for sheet in default_edition().sheets if isinstance(sheet, AreaSheet)]


def cells(table: str) -> list[str]:
    """The right column of a table."""
    return RIGHT.findall(table)[1:]


def effects_of(sheet: AreaSheet) -> set[Effect]:
    """All that a sheet gives."""
    given = {cell.effect for cell in sheet.cells} | {*sheet.roof_rows, sheet.repeatable}
    given |= {box.effect for box in (*sheet.circles, *sheet.squares)}
    given |= {effect for pick in (*sheet.one_die, *sheet.no_mark) for effect in pick}
    return {effect for effect in given if effect is not None}


def test_every_figure_of_the_edition_is_on_the_page(language: str) -> None:
    page, say = rules_page("queen", language), translator(language)
    assert page is not None
    for sheet in sheets():
        table = figures(say)[sheet.name]
        assert f"(picture:{sheet.name})\n\n{table}\n" in page
        given = cells(table)
        assert say.row([str(points) for points in sheet.overflow]) in given
        columns = [say("queen-figures-column", column=column, points=points) for column, points in sheet.columns]
        assert any(all(column in row for column in columns) for row in given)
        roofs = [
            say("queen-figures-column", column=a, points=b) for a, b in zip("abcde", sheet.roof_columns, strict=True)
        ]
        assert any(all(column in row for column in roofs) for row in given)
        for effect in effects_of(sheet):
            assert say.term("queen", effect) in table


def test_the_bonus_cells_stand_with_their_rows(language: str) -> None:
    say = translator(language)
    given = cells(figures(say)["D"])
    zero = say("queen-figures-in-rows", gives=say.term("queen", Effect.ZERO), count=1, rows="8")
    value = say(
        "queen-figures-in-rows", gives=say.term("queen", Effect.VALUE), count=8, rows="1, 2, 4, 5, 7, 9, 11, 12"
    )
    assert any(zero in row and value in row for row in given)
    assert say("queen-figures-every-row", gives=say("queen-points", points=4)) in given


def test_another_edition_has_other_figures(language: str) -> None:
    say, edition = translator(language), default_edition()
    odd = read_area_sheet("C", odd_sheet(), "sheet.C")
    table = figures(say, replace(edition, sheets=(*edition.sheets[:2], odd)))["C"]
    assert table != figures(say)["C"]
    assert say.row([str(points) for points in odd.overflow]) in cells(table)
    assert say("queen-figures-lengths", cells=say.row([str(length) for length in odd.rows])) in cells(table)
    assert [*figures(say, replace(edition, sheets=edition.sheets[:2]))] == []


def test_every_sheet_has_its_picture(language: str) -> None:
    page, say = rules_page("queen", language), translator(language)
    assert page is not None
    found = {line["name"]: line["title"] for line in PICTURE.finditer(page)}
    assert [*found] == [*SHEETS]
    assert all(title.endswith(f" {say(f'queen-sheet-{name}')}") for name, title in found.items())
    assert {*figures(say)} == {*AREA_SHEETS}
