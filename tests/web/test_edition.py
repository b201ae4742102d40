"""An owner's edition in the browser: a file is checked, its sheets are looked at, and then they are played on."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from cases import odd_sheet
from twelvefold.core.errors import BadData
from twelvefold.games.queen.edition.reader import default_file, parse_edition
from twelvefold.locale import LANGUAGES, translator
from web.web_help import Visitor

pytestmark = pytest.mark.browser

HALVES = (
    default_file()
    .partition("[sheet.C]")[0]
    .replace("reconstructed", "Lea’s box")
    .replace(" P 10  5  Y  6", "R R R R 12")
)
ODD = [f"{name} = {json.dumps(part, separators=(', ', ' = '))}" for name, part in odd_sheet().items()]
OWN = "\n".join([HALVES, "[sheet.C]", *ODD])
"""Sheet A has another first row, sheet C another shape, and there is no sheet D."""
WRONG = OWN.replace("R 12", "R 13")
PRINTED = "sheet => [...sheet.querySelectorAll('.cell, .track-cell, .box')].map(one => one.className + one.innerText)"
"""All that is drawn in a sheet, in its order."""


def load(visitor: Visitor, name: str, text: str, letters: str = "utf-8") -> None:
    file = {"name": name, "mimeType": "application/toml", "buffer": text.encode(letters)}
    visitor(".edition-field input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def drop(visitor: Visitor, name: str, text: str) -> None:
    given = visitor.page.evaluate_handle(
        "([name, text]) => { const given = new DataTransfer(); given.items.add(new File([text], name)); return given }",
        [name, text],
    )
    visitor(".edition-field").dispatch_event("drop", {"dataTransfer": given})


def choose(visitor: Visitor, where: str, label: str, value: str) -> None:
    """One of the choices under a legend."""
    group = visitor(f"{where} fieldset.choice").filter(has=visitor.page.get_by_text(label, exact=True))
    group.locator(".pill").filter(has_text=value).click()


def test_an_edition_without_a_sheet_for_the_crusade_says_so(visit: Callable[..., Visitor]) -> None:
    visitor = visit().new_table("queen")
    load(visitor, "base.toml", HALVES)
    expect(visitor(".edition-now")).to_contain_text("Lea’s box")
    for rules, missing in (("Crusade", 1), ("base", 0)):
        choose(visitor, ".form", "Rules", rules)
        expect(visitor(".no-sheet")).to_have_count(missing)
        expect(visitor("form .main:disabled")).to_have_count(missing)


def test_a_wrong_file_is_refused_and_the_form_keeps_all(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.allowed = ("422",)
    visitor.new_table("queen")
    visitor(".form input[type=text]").fill("Lea")
    load(visitor, "good.toml", OWN)
    expect(visitor(".edition-now")).to_contain_text("Lea’s box")
    load(visitor, "old.toml", 'name = "Léas Schachtel"', "latin-1")
    expect(visitor(".edition-wrong .problem")).to_contain_text("UTF-8")
    for wrong, place in ((WRONG, "the edition, at sheet.A.left[1]: '13'"), ("\x00PNG", "TOML")):
        load(visitor, "bad.toml", wrong)
        expect(visitor(".edition-wrong .problem")).to_contain_text(place)
        expect(visitor(".edition-wrong .help")).to_contain_text("bad.toml")
        expect(visitor(".edition-now")).to_contain_text("Lea’s box")
    expect(visitor(".form input[type=text]")).to_have_value("Lea")
    visitor.accessible()
    visitor(".edition-wrong").scroll_into_view_if_needed()
    visitor.pictures("edition-wrong")
    load(visitor, "long.toml", "# " + "x" * 200_000)
    expect(visitor(".edition-wrong .problem")).to_contain_text("20,000")
    visitor.click(".edition-field button")
    expect(visitor(".edition-now")).to_contain_text("built in")
    expect(visitor(".edition-wrong")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_in_every_language(visit: Callable[..., Visitor], language: str) -> None:
    visitor = visit(language=language)
    visitor.allowed = ("422",)
    visitor.new_table("queen")
    load(visitor, "bad.toml", WRONG)
    with pytest.raises(BadData) as problem:
        parse_edition(WRONG)
    expect(visitor(".edition-wrong .problem")).to_have_text(translator(language).error(problem.value))


def test_the_built_in_sheets_can_be_looked_at_and_their_file_saved(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size="desktop").new_table("queen")
    visitor.click(".edition-look > summary")
    for sheet in "BCDA":
        visitor(".edition-picture .pill").filter(has_text=sheet).click()
        expect(visitor(f'[data-sheet="{sheet}"] .cell').first).to_be_visible()
    with visitor.page.expect_download() as saved:
        visitor.click(".edition-field a[download]")
    assert saved.value.path().read_text("utf-8") == default_file()
    visitor.click(".edition-picture summary")
    expect(visitor(".edition-figures tbody").first.locator("tr")).to_have_count(19)
    visitor.accessible()


def test_sheets_of_another_shape_are_looked_at_and_played_on(visit: Callable[..., Visitor]) -> None:
    visitor = visit().new_table("queen")
    drop(visitor, "own.toml", OWN)
    expect(visitor(".edition-picture .pill")).to_have_count(3)
    expect(visitor(".edition-picture > .help")).to_contain_text("no sheet D")
    choose(visitor, ".edition-picture", "Sheet shown", "C")
    shown = visitor(".edition-picture .area-sheet")
    expect(shown.locator(".value-row .cell")).to_have_count(25)
    visitor.accessible()
    shown.scroll_into_view_if_needed()
    visitor.pictures("edition-sheet")
    printed = shown.evaluate(PRINTED)

    choose(visitor, ".form", "Players", "2")
    choose(visitor, ".form", "Sheet", "C")
    choose(visitor, ".form", "Bots", "1")
    visitor.click("form .main")
    visitor.page.wait_for_selector(".lobby")
    visitor.click(".edition-fact summary")
    expect(visitor(".edition-fact .area-sheet")).to_be_visible()
    assert visitor(".edition-fact .area-sheet").evaluate(PRINTED) == printed
    visitor.accessible()
    visitor.pictures("edition-lobby")

    visitor.click(".lobby .main")
    visitor.page.wait_for_selector(".table-grid")
    mine = visitor(".table-grid .area-sheet:not(.small)").first
    expect(mine).to_be_visible()
    assert mine.evaluate(PRINTED) == printed
    visitor.pictures("edition-table")
