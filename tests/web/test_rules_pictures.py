"""The pictures of the rules page: every sheet of Queen of 12, drawn as in a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from server.server_help import Server
from twelvefold.games.queen.edition.printed import AREA_SHEETS, GRID_SHEETS, SHEETS
from twelvefold.games.queen.edition.reader import default_edition
from twelvefold.locale import LANGUAGES, translator
from web.web_help import SCHEMES, SIZES, Visitor, bots_table

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
CELLS = {**dict.fromkeys(GRID_SHEETS, 50), **dict.fromkeys(AREA_SHEETS, 12 * 5 + 6 * 5)}
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def read_rules(visitor: Visitor) -> None:
    visitor.go("/rules/queen")
    expect(visitor("figure[data-picture] .edition-sheet")).to_have_count(len(SHEETS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_is_shown_under_its_name(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    read_rules(visitor)
    say = translator(language)
    for sheet in SHEETS:
        figure = visitor(f"figure[data-picture={sheet}]")
        title = figure.locator("figcaption").inner_text()
        assert title.endswith(f" {say(f'queen-sheet-{sheet}')}")
        expect(figure.locator(".cell")).to_have_count(CELLS[sheet])
        expect(figure.get_by_role("group", name=title)).to_be_visible()
    (track,) = {sheet.overflow for sheet in default_edition().sheets if sheet.name in AREA_SHEETS}  # type: ignore[union-attr]
    for sheet in AREA_SHEETS:
        printed = visitor(f"figure[data-picture={sheet}] .track-cell small").all_inner_texts()
        assert printed == [str(points) for points in track]


@pytest.mark.parametrize("size", SIZES)
def test_the_pictures_look_as_in_a_game(visit: Visit, size: str) -> None:
    visitor = visit(size=size)
    read_rules(visitor)
    for scheme in SCHEMES:
        visitor.page.emulate_media(color_scheme=scheme)
        for sheet in SHEETS:
            visitor(f"figure[data-picture={sheet}]").scroll_into_view_if_needed()
            visitor.drawn()
            visitor.picture(f"rules-queen-{sheet}-{size}-{scheme}")
    visitor.accessible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_the_smallest_phone(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    visitor.page.set_viewport_size({"width": 320, "height": 800})
    read_rules(visitor)
    assert visitor.page.evaluate(TOO_WIDE) <= 0
    for sheet in SHEETS:
        inside = visitor(f"figure[data-picture={sheet}]").evaluate("one => one.scrollWidth <= one.clientWidth")
        assert inside, f"sheet {sheet} is cut off"


def test_the_pictures_follow_the_language(visit: Visit) -> None:
    visitor = visit()
    read_rules(visitor)
    visitor.click(".bar-tools button:has(use[href*='#settings'])")
    visitor.click("dialog.settings .pill:has-text('Русский')")
    visitor.click("dialog.settings .dialog-head button")
    for sheet, name in zip(SHEETS, "АБВГ", strict=True):
        figure = visitor(f"figure[data-picture={sheet}]")
        expect(figure.locator("figcaption")).to_have_text(f"Поле {name}")
        expect(figure.get_by_role("group", name=f"Поле {name}")).to_have_count(1)
        expect(figure.locator(".edition-sheet")).to_have_count(1)


def test_the_rules_at_a_table_have_them_too(visit: Visit, server: Server) -> None:
    guest = server.guest("Lea")
    visitor = visit(guest=guest).at(bots_table(guest, "queen", 3))
    visitor.page.wait_for_selector(".turn.mine")
    for _ in range(2):  # what was drawn goes with the dialog
        visitor(".bar-tools button:has(use[href*='#rules'])").click()
        expect(visitor("dialog.rules-dialog figure .edition-sheet")).to_have_count(len(SHEETS))
        visitor("dialog.rules-dialog .dialog-head button").click()
        expect(visitor("figure[data-picture]")).to_have_count(0)


def test_a_game_without_pictures_fetches_none(visit: Visit) -> None:
    visitor = visit()
    fetched: list[str] = []
    visitor.page.on("request", lambda request: fetched.append(request.url))
    visitor.go("/rules/chips").page.wait_for_selector(".rules h1")
    visitor.settle()
    assert not [url for url in fetched if "pictures" in url]
