"""Sheets C and D in the browser: whole games by clicking, chains followed and taken back, sheets of any shape."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from cases import odd_sheet
from luck import new_random
from server.server_help import Server
from twelvefold.games.queen.edition.reader import default_edition
from web.web_help import LINE, TOUCHED, Visitor, bots_table

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
Sheet = dict[str, Any]

OWN = ".own .area-sheet"
MARKS = f"""() => [...document.querySelectorAll("{OWN} :is(.cell:not(.write), .track-cell b, .box)")].map((place) =>
    (place.querySelector(".mark.fresh") ? "pencil" : place.querySelector(".mark") ? "ink" : "") + place.textContent)"""
NARROWEST = f"() => Math.min(...[...document.querySelectorAll('{OWN} .cell')].map((cell) => cell.offsetWidth))"
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"


def owners(sheet: Sheet) -> Sheet:
    """The default edition with another sheet D."""
    written = default_edition().written()
    return {**written, "name": "own", "sheet": {**written["sheet"], "D": sheet}}


def sheet_d(**changes: object) -> Sheet:
    return {**default_edition().written()["sheet"]["D"], **changes}


def in_line(visitor: Visitor, luck: random.Random, wanted: str) -> bool:
    """Play on until this is on the screen while a line is built; False: it is not, to the end of the game."""

    def look() -> bool:
        return visitor(f".turn.mine .area-choice {wanted}").count() > 0

    while True:
        visitor.page.wait_for_selector(".turn.mine, .result")
        if visitor(".result").count():
            return False
        if not visitor(".queen-choice[data-line=true]").count():
            visitor.decide(luck)
            continue
        while visitor(".queen-choice[data-line=true]").count() and not visitor("[data-confirm]:enabled").count():
            if look():
                return True
            add(visitor, luck)
        visitor.build_line(luck)


def add(visitor: Visitor, luck: random.Random) -> str:
    """One more move of a line: which one."""
    before, moves = visitor.page.evaluate(LINE), visitor(TOUCHED)
    button = moves.nth(luck.randrange(moves.count()))
    move = str(button.get_attribute("data-move"))
    button.click()
    visitor.page.wait_for_function(f"before => ({LINE}) !== before", arg=before)
    return move


def look(visitor: Visitor, name: str) -> None:
    visitor.pictures(name)
    visitor.accessible()


@pytest.mark.parametrize(("seats", "sheet"), [(1, "D"), (2, "C")])
def test_a_whole_crusade_by_clicking(visit: Visit, server: Server, seats: int, sheet: str) -> None:
    guest = server.guest("Lea")
    table = bots_table(guest, "queen", seats, options={"crusade": True, "sheet": sheet})
    visitor = visit(guest=guest).at(table)
    visitor.play(new_random())
    assert guest.get(f"/tables/{table}")["status"] == "over"
    expect(visitor(".area-count tbody tr")).to_have_count(5)
    expect(visitor(".area-count .total b")).to_have_count(seats)
    parts = [int(text) for text in visitor(".area-count tbody td:nth-child(2) b").all_inner_texts()]
    assert sum(parts[:-1]) == parts[-1], "what is counted adds up"
    look(visitor, f"over-crusade-{seats}-{sheet}")


def test_bonuses_wait_in_a_queue_and_a_chain_is_taken_back(visit: Visit, server: Server) -> None:
    """Every row begins with a bonus, so that chains are long."""
    given = ("value", "colour", "value-or-colour")
    cells = {f"{row}:{1 + row % 2}": given[row % 3] for row in range(1, 13)}
    sheet = sheet_d(row_length=[3] * 12, bonus_cells=cells, column_score={"1": 10})
    guest, luck = server.guest("Lea"), new_random()
    options = {"crusade": True, "sheet": "D", "edition": owners(sheet)}
    visitor = visit(guest=guest)
    games = (visitor.at(bots_table(guest, "queen", 1, options=options)) for _ in range(5))
    assert any(in_line(visitor, luck, "button.bonus-tile >> nth=1") for _ in games)
    look(visitor, "crusade-queue")
    visitor(".area-chain summary").click()
    built = str(visitor.page.evaluate(LINE))
    done = len(built.split(", ")) if built else 0
    marks = [visitor.page.evaluate(MARKS)]
    moves = []
    while not visitor("[data-confirm]:enabled").count():
        moves.append(add(visitor, luck))
        marks.append(visitor.page.evaluate(MARKS))
        expect(visitor(".area-chain [data-link]").last).to_have_attribute("data-link", str(done + len(moves)))
    assert moves
    assert "pencil" in "".join(marks[-1])
    look(visitor, "crusade-chain")
    visitor("[data-undo]").click()
    expect(visitor("[data-confirm]:enabled")).to_have_count(0)
    assert visitor.page.evaluate(MARKS) == marks[-2]
    if len(moves) > 1:
        visitor(f"[data-back-to='{done}']").click()
    expect(visitor("button.bonus-tile").nth(1)).to_be_visible()
    assert visitor.page.evaluate(MARKS) == marks[0], "all of it is taken back"
    for move, after in zip(moves, marks[1:], strict=True):
        visitor(f"button[data-move='{move}']").click()
        visitor.page.wait_for_function(f"marks => JSON.stringify(({MARKS})()) === JSON.stringify(marks)", arg=after)
    visitor("[data-confirm]:enabled").click()
    visitor.page.wait_for_selector(".turn.mine:not(:has(.area-choice)), .result")
    settled = "".join(visitor.page.evaluate(MARKS))
    assert "ink" in settled
    assert "pencil" not in settled


def test_a_line_by_keyboard(visit: Visit, server: Server) -> None:
    """The arrows go from place to place, Enter marks, and what comes next has the focus."""
    guest, luck = server.guest("Lea"), new_random()
    visitor = visit(guest=guest).at(bots_table(guest, "queen", 1, options={"crusade": True, "sheet": "D"}))
    keyboard, active = visitor.page.keyboard, "document.activeElement.dataset.move"
    for _ in range(30):
        visitor.page.wait_for_selector(".turn.mine")
        if visitor(".queen-choice[data-line=true]").count() and visitor(f"{OWN} .roofs .lit").count() > 1:
            break
        visitor.move(luck)
    first = visitor(f"{OWN} .roofs .lit").first
    assert visitor(f"{OWN} .roofs [tabindex='0'][data-move]").count() == 1, "Tab comes to one place of an area"
    first.focus()
    before, line = first.get_attribute("data-move"), visitor.page.evaluate(LINE)
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        if visitor.page.evaluate(active) == before:
            keyboard.press(key)
    move = visitor.page.evaluate(active)
    assert move.startswith("roof ")
    assert move != before
    keyboard.press("Enter")
    visitor.page.wait_for_function(f"before => ({LINE}) !== before", arg=line)
    visitor.page.wait_for_function("document.activeElement.matches('[data-move], [data-confirm]')")


NINE = sheet_d(row_length=[9] * 12, column_score={str(column): column for column in range(1, 10)})
TEN = sheet_d(roofs=["R P Y R P Y R P Y R"] * 5, roof_row_bonus=["two-colours"] * 3, roof_column_score=[0, 1] * 5)


@pytest.mark.parametrize(("name", "sheet"), [("odd", odd_sheet()), ("nine", NINE), ("ten", TEN)])
def test_a_sheet_of_another_shape_is_drawn_whole(visit: Visit, server: Server, name: str, sheet: Sheet) -> None:
    guest = server.guest("Lea")
    table = bots_table(guest, "queen", 1, options={"crusade": True, "sheet": "D", "edition": owners(sheet)})
    visitor = visit(guest=guest).at(table)
    visitor.page.wait_for_selector(f".turn.mine .card, {OWN}")
    rows = visitor(f"{OWN} .value-row")
    assert [rows.nth(row).locator(".cell").count() for row in range(12)] == sheet["row_length"]
    assert visitor(f"{OWN} .value-row .bonus").count() == len(sheet["bonus_cells"])
    roofs = visitor(f"{OWN} .roof-row")
    drawn = [roofs.nth(row).locator(".cell").count() for row in range(roofs.count())]
    assert drawn == [len(row.split()) for row in sheet["roofs"]]
    assert visitor(f"{OWN} .row-bonus").count() == len(sheet["roof_row_bonus"])
    assert visitor(f"{OWN} .roofs .column-points").count() == len(sheet["roof_column_score"])
    assert visitor(f"{OWN} .values .column-points").count() == len(sheet["column_score"])
    assert visitor(f"{OWN} .track-cell small").all_inner_texts() == [str(points) for points in sheet["overflow"]]
    for shape in ("circle", "square"):
        assert visitor(f"{OWN} .box.{shape}").count() == sum(box["cells"] for box in sheet[f"{shape}s"])
    for width in (320, 390):
        visitor.page.set_viewport_size({"width": width, "height": 844})
        assert visitor.page.evaluate(TOO_WIDE) <= 0
    assert visitor.page.evaluate(NARROWEST) >= 26
    visitor.pictures(f"crusade-sheet-{name}")
