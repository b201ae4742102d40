"""Rule: scoring on sheets C and D: columns, cells with points, overflow, roofs, ties, alone; example 7."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from twelvefold.core.game import Over
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.events import Title
from twelvefold.games.queen.sheets.areas import events as area_tell

from .crusade_help import ALL_BOXES, LENGTHS, ROOFS, AreaTable, changed, deal, marks, step5
from .crusade_help import own as player
from .queen_help import GAME

COLUMNS = {"C": {1: 10, 2: 20, 4: 15}, "D": {1: 10, 2: 20, 4: 20}}
"""Data: what the columns of the value area bring."""
CELLS = {"C": ["5:5", "10:5", "2:3", "7:3", "12:3"], "D": ["3:3", "4:5", "8:5", "12:5"]}
"""Data: the cells that bring four points."""
TRACK = [1, 2, 4, 6, 9, 12, 15, 18, 22, 26]
ROOF_COLUMNS = {"C": [2, 3, 4, 5, 6], "D": [6, 2, 5, 3, 4]}
ROLL = {1: ("R8,R8", "P8,Y8"), 2: ("R8,R8,P8", "P8,Y8"), 3: ("R8,R8,P8", "P8,Y8,Y8"), 4: ("R8,R8,R8,R8", "P8,Y8,Y8")}
NO_MARK = {"C": "pick 2", "D": "s1"}
"""The bonus of a round without dice that marks no value and no colour: the pile comes back."""


def ended(name: str, *sheets: str, crusade: bool = True) -> AreaTable:
    """The last round ends without another mark: everybody plays the Knight, alone the King does, too."""
    seats, given = len(sheets), {seat: sheet for seat, sheet in enumerate(sheets) if sheet}
    cards = "KnSo KnSo" if seats == 2 else " ".join(["Kn"] * seats)
    table = deal(name, cards, *ROLL[seats], given, crusade=crusade, round_=12).play(cards)
    if seats == 1:
        table.king("Kn")
    line = NO_MARK[name] if crusade else f"{NO_MARK[name]}, use discard-back"
    return table.lines(dict.fromkeys(range(seats), line))


def totals(table: AreaTable) -> list[int]:
    return [event.total for event in table.all(area_tell.AreasCounted)]


def reaching(name: str, column: int) -> dict[int, int]:
    """All rows marked up to a column, as far as they reach."""
    return {face: min(length, column) for face, length in enumerate(LENGTHS[name], 1)}


def points_of(name: str, rows: Mapping[int, int]) -> int:
    """Value columns and cells with points, counted cell by cell."""
    marked = {(face, column) for face, count in rows.items() for column in range(1, count + 1)}
    printed = {(face, column) for face, length in enumerate(LENGTHS[name], 1) for column in range(1, length + 1)}
    columns = sum(
        points for column, points in COLUMNS[name].items() if {cell for cell in printed if cell[1] == column} <= marked
    )
    return columns + 4 * sum(tuple(map(int, cell.split(":"))) in marked for cell in CELLS[name])


# --- the value area


@pytest.mark.parametrize("name", ["C", "D"])
@pytest.mark.parametrize("column", range(6))
def test_full_columns_1_2_and_4_score(name: str, column: int) -> None:
    rows = reaching(name, column)
    table = ended(name, marks(name, rows=rows), "", "")
    counted = table.all(area_tell.ValueColumnsCounted)[0]
    expected = tuple((c, points if column >= c else 0) for c, points in COLUMNS[name].items())
    assert counted == area_tell.ValueColumnsCounted(0, expected, sum(points for _, points in expected))
    assert totals(table) == [points_of(name, rows), 0, 0]


@pytest.mark.parametrize("name", ["C", "D"])
@pytest.mark.parametrize("face", range(1, 13))
@pytest.mark.parametrize("column", [1, 2, 4])
def test_a_column_with_an_open_cell_scores_nothing(name: str, face: int, column: int) -> None:
    if LENGTHS[name][face - 1] < column:
        return
    rows = {**reaching(name, 5), face: column - 1}
    counted = ended(name, marks(name, rows=rows), "", "").all(area_tell.ValueColumnsCounted)[0]
    length = LENGTHS[name][face - 1]
    assert dict(counted.columns) == {
        c: points if c < column or c > length else 0 for c, points in COLUMNS[name].items()
    }


@pytest.mark.parametrize("name", ["C", "D"])
@pytest.mark.parametrize("cell", sorted({cell for cells in CELLS.values() for cell in cells}))
def test_a_marked_four_point_cell_brings_four(name: str, cell: str) -> None:
    if cell not in CELLS[name]:
        return
    face, column = map(int, cell.split(":"))
    table = ended(name, marks(name, rows={face: column}), marks(name, rows={face: column - 1}), "")
    assert [event.points for event in table.all(area_tell.PointCellsCounted)] == [4, 0, 0]
    assert totals(table) == [4, 0, 0]


@pytest.mark.parametrize("name", ["C", "D"])
def test_all_four_point_cells_count(name: str) -> None:
    table = ended(name, marks(name, rows="full"), "", "")
    assert table.all(area_tell.PointCellsCounted)[0].points == 4 * len(CELLS[name])
    assert totals(table)[0] == sum(COLUMNS[name].values()) + 4 * len(CELLS[name])


def test_an_owner_may_print_other_points() -> None:
    own = changed("C", column_score={"3": 7}, bonus_cells={"1:1": "9-points", "2:1": "25-points"})
    table = step5(own, *[player("-", marks(own, rows={1: 1, 2: 1}))] * 3, round_=12)
    table.lines(dict.fromkeys(range(3), "pick 2"))
    assert totals(table) == [34] * 3
    table = step5(own, *[player("-", marks(own, rows=reaching("C", 3)))] * 3, round_=12)
    assert totals(table.lines(dict.fromkeys(range(3), "pick 2"))) == [41] * 3


# --- the overflow track and the roofs


@pytest.mark.parametrize("name", ["C", "D"])
@pytest.mark.parametrize("length", range(11))
def test_the_overflow_track_scores_the_number_at_its_last_written_cell(name: str, length: int) -> None:
    track = ".".join(["0"] * length)
    table = ended(name, marks(name, track=track or "-"), "", "")
    points = TRACK[length - 1] if length else 0
    assert table.all(area_tell.OverflowCounted)[0] == area_tell.OverflowCounted(0, (0,) * length, points)
    assert totals(table) == [points, 0, 0]


def test_what_is_written_on_the_track_does_not_matter() -> None:
    table = ended("C", marks("C", rows="1 12", track="1.12.0.1"), marks("C", rows="1 12", track="12.12.12.12"), "")
    assert [event.points for event in table.all(area_tell.OverflowCounted)] == [6, 6, 0]


@pytest.mark.parametrize("name", ["C", "D"])
@pytest.mark.parametrize("column", range(5))
def test_a_full_column_of_roofs_scores(name: str, column: int) -> None:
    letter = "abcde"[column]
    cells = [f"{letter}{row}" for row in range(1, 7)]
    table = ended(name, marks(name, roofs=" ".join(cells)), marks(name, roofs=" ".join(cells[:-1])), "")
    points = ROOF_COLUMNS[name][column]
    expected = tuple(points * (place == column) for place in range(5))
    assert table.all(area_tell.RoofColumnsCounted)[:2] == [
        area_tell.RoofColumnsCounted(0, expected, points),
        area_tell.RoofColumnsCounted(1, (0,) * 5, 0),
    ]
    assert totals(table) == [points, 0, 0]


@pytest.mark.parametrize("name", ["C", "D"])
def test_a_full_row_of_roofs_scores_nothing_by_itself(name: str) -> None:
    assert totals(ended(name, marks(name, roofs="1 2 3 4 5"), "", "")) == [0, 0, 0]


# --- the whole count


@pytest.mark.parametrize("crusade", [True, False])
@pytest.mark.parametrize(("name", "total"), [("C", 45 + 20 + 26 + 20), ("D", 50 + 16 + 26 + 20)])
def test_the_score_is_columns_cells_overflow_and_roofs_told_one_by_one(name: str, total: int, crusade: bool) -> None:
    full = marks(name, rows="full", track=".".join(["7"] * 10), roofs="full")
    table = ended(name, full, "", "", crusade=crusade)
    kinds = [type(event) for event in table.after(tell.PileTaken)]
    each = [
        area_tell.ValueColumnsCounted,
        area_tell.PointCellsCounted,
        area_tell.OverflowCounted,
        area_tell.RoofColumnsCounted,
        area_tell.AreasCounted,
    ]
    assert kinds == each * 3 + [tell.GameWon]
    assert table.the(tell.GameWon) == tell.GameWon(0, total)
    assert totals(table) == [total, 0, 0]
    assert GAME.node(table.state) == Over((0,))
    assert all(audience.includes(viewer) for _, audience in table.told for viewer in (None, 0, 1, 2))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_told_adds_up_for_every_number_of_players(seats: int) -> None:
    rows = {face: face % 3 + 1 for face in range(1, 13)} | {5: 5, 10: 5, 2: 4, 7: 4, 12: 4}
    sheet = marks("C", rows=rows, track="0.0.0", roofs="a1 a2 a3 a4 a5 a6 3")
    table = ended("C", *[""] * (seats - 1), sheet)
    parts: list[type[area_tell.AnyAreaEvent]] = [
        area_tell.ValueColumnsCounted,
        area_tell.PointCellsCounted,
        area_tell.OverflowCounted,
        area_tell.RoofColumnsCounted,
    ]
    counted = [getattr(table.all(kind)[-1], "points", None) for kind in parts]
    assert counted == [10 + 15, 20, 4, 2]
    assert totals(table) == [0] * (seats - 1) + [51]
    assert table.winners == (seats - 1,)


def test_the_columns_are_counted_from_all_marks_of_the_last_round() -> None:
    rows = {**reaching("C", 2), 1: 1}
    table = step5("C", player("R1,P12", marks("C", rows=rows)), player("-"), player("-"), round_=12)
    table.lines({0: "c1, b1", 1: "pick 2", 2: "pick 2"})
    assert totals(table) == [30 + 4, 0, 0], "column 2, and the cell of row 12 that brings four"


# --- who wins


def test_most_points_win() -> None:
    table = ended("C", marks("C", track="0.0"), marks("C", track="0.0.0"), marks("C", track="0"))
    assert totals(table) == [2, 4, 1]
    assert table.winners == (1,)
    assert table.the(tell.GameWon) == tell.GameWon(1, 4)
    assert not table.all(tell.CellsCompared)


@pytest.mark.parametrize("name", ["C", "D"])
@pytest.mark.parametrize(
    ("rows", "roofs", "cells"), [({1: 1}, "", 1), ({}, "a1", 1), ({1: 2, 6: 1}, "a1 b2 e6", 6), ({12: 2}, "1", 7)]
)
def test_ruling_a_tie_is_broken_by_marked_value_and_colour_cells(
    name: str, rows: dict[int, int], roofs: str, cells: int
) -> None:
    table = ended(name, "", marks(name, rows=rows, roofs=roofs), "")
    assert totals(table) == [0, 0, 0]
    assert table.the(tell.CellsCompared) == tell.CellsCompared(((0, 0), (1, cells), (2, 0)))
    assert table.the(tell.GameWon) == tell.GameWon(1, 0)
    assert table.winners == (1,)


def test_ruling_cells_of_the_overflow_track_break_no_tie() -> None:
    """Two points each: two cells of the track against the first column of roofs, which has six."""
    table = ended("C", marks("C", track="0.0"), marks("C", roofs="a1 a2 a3 a4 a5 a6"), "")
    assert totals(table) == [2, 2, 0]
    assert table.the(tell.CellsCompared) == tell.CellsCompared(((0, 0), (1, 6)))
    assert table.winners == (1,)


def test_ruling_circles_and_squares_break_no_tie() -> None:
    boxes = ALL_BOXES["D"].replace("s1", "s0")
    table = ended("D", marks("D", boxes=boxes), marks("D"), marks("D", boxes=boxes))
    assert table.the(tell.CellsCompared) == tell.CellsCompared(((0, 0), (1, 0), (2, 0)))
    assert table.winners == ()


def test_ruling_with_equal_points_and_cells_nobody_wins() -> None:
    table = ended(
        "C", marks("C", rows={1: 2}, track="0"), marks("C", rows={1: 1}), marks("C", roofs="a1 b1", track="0")
    )
    assert totals(table) == [1, 0, 1]
    assert table.the(tell.CellsCompared) == tell.CellsCompared(((0, 2), (2, 2)))
    assert table.the(tell.NobodyWon) == tell.NobodyWon((0, 2))
    assert not table.all(tell.GameWon)
    assert table.winners == ()


def test_cells_of_those_with_fewer_points_do_not_matter() -> None:
    table = ended("D", marks("D", track="0"), marks("D", rows={5: 2}, roofs="1 2"), marks("D", rows={5: 1}, track="0"))
    assert table.winners == (2,)


# --- solo


TITLES = [
    (0, "", 0, 0, Title.FALLEN_WARRIOR),
    (70, "full", 0, 0, Title.FALLEN_WARRIOR),
    (71, "full", 0, 1, Title.TORMENTED_SOUL),
    (85, "full", 0, 7, Title.TORMENTED_SOUL),
    (86, "full", 4, 0, Title.RECOGNISED_LEADER),
    (100, "full", 3, 8, Title.RECOGNISED_LEADER),
    (101, "full", 4, 7, Title.GLORIOUS_RULER),
    (112, "full", 4, 10, Title.GLORIOUS_RULER),
]


@pytest.mark.parametrize(("total", "roofs", "cells", "track", "title"), TITLES)
def test_alone_under_the_base_rules_the_total_brings_a_title(
    total: int, roofs: str, cells: int, track: int, title: Title
) -> None:
    """All columns of both areas, some of the cells with points, and that many cells of the track."""
    table = ended("D", alone_with(roofs, cells, track), crusade=False)
    assert totals(table) == [total]
    assert table.the(tell.TitleWon) == tell.TitleWon(0, total, title)
    assert not table.all(tell.OwnTotal)
    assert table.winners == (0,)
    assert not table.all(tell.GameWon)


@pytest.mark.parametrize(("total", "roofs", "cells", "track"), [title[:4] for title in TITLES])
def test_ruling_alone_in_the_crusade_the_total_brings_no_title(total: int, roofs: str, cells: int, track: int) -> None:
    """It counts against one's own best."""
    table = ended("D", alone_with(roofs, cells, track))
    assert totals(table) == [total]
    assert table.the(tell.OwnTotal) == tell.OwnTotal(0, total)
    assert table.story[-1] == tell.OwnTotal(0, total)
    assert not table.all(tell.TitleWon)
    assert table.winners == (0,)
    assert not table.all(tell.GameWon)


def test_with_others_nobody_is_told_a_total_of_their_own() -> None:
    for crusade in (True, False):
        table = ended("D", marks("D", roofs="full"), "", crusade=crusade)
        assert table.the(tell.GameWon).seat == 0
        assert not table.all(tell.OwnTotal)
        assert not table.all(tell.TitleWon)


def alone_with(roofs: str, cells: int, track: int) -> str:
    """Marks on D for a total of TITLES."""
    rows = {face: {3: 2, 5: 4}.get(length, length) for face, length in enumerate(LENGTHS["D"], 1)} if roofs else {}
    for cell in CELLS["D"][:cells]:
        face, column = map(int, cell.split(":"))
        rows[face] = column
    return marks("D", rows=rows, track=".".join(["0"] * track) or "-", roofs=roofs)


# --- example 7


def test_example_7_a_red_roof_closes_a_column_and_a_row() -> None:
    """Side C: the third colour column brings 4 points, and the row gives two colours."""
    assert ROOFS["C"][0][2] == "R"
    almost = marks("C", roofs="1 c2 c3 c4 c5 c6", not_roofs="c1")
    table = step5("C", player("R1,Y12", almost), player("-"), player("-"), round_=12)
    assert "roof c1" in table.offered(0)
    assert table.offered(0, "c1, d2")[:2] == ["roof a2", "roof b2"], "then two colours of any kind"
    table.lines({0: "c1, d2, a2, b2", 1: "pick 2", 2: "pick 2"})
    assert table.said(0)[2:] == [
        "roof c1 die",
        "earned two-colours",
        "roof d2 die",
        "use two-colours",
        "roof a2 bonus",
        "roof b2 bonus",
    ]
    assert table.all(area_tell.RoofColumnsCounted)[0].columns == (0, 0, 4, 0, 0)
    assert totals(table) == [4, 0, 0]


def test_example_7_a_1_completes_value_column_2() -> None:
    rows = {**reaching("C", 2), 1: 1}
    table = step5("C", player("R1,R5", marks("C", rows=rows)), player("-"), player("-"), round_=12)
    table.lines({0: "c1, d1", 1: "pick 2", 2: "pick 2"})
    assert table.said(0)[0] == "value 1:2 die"
    assert table.all(area_tell.ValueColumnsCounted)[0].columns == ((1, 10), (2, 20), (4, 0))
    assert totals(table) == [30, 0, 0]
