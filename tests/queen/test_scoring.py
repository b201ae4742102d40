"""Rule: Scoring. What lines, cards and the first full line bring, who wins, and how it is told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

import pytest

from twelvefold.core.game import Over
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.sheets.grid.scoring import score
from twelvefold.games.queen.sheets.grid.sheet import Half

from .hands_help import finish, own, rolled
from .queen_help import CODES, EMPTY, GAME, START, Position, characters, codes, in_order, line_cells, sheet

LINE = {0: 0, 1: 2, 2: 0, 3: 5, 4: 5, 5: 10}
"""Example 4: a line's points by its marks."""


def ended(*players: str, lines: Mapping[int, str] | None = None) -> Position:
    """The last round ends without another mark: everybody plays the Knight."""
    table = rolled(*players, round_=12)
    return finish(table.play(" ".join(["Kn"] * len(players))), lines)


def worthless(*marks: str, more: str = "") -> str:
    """A player with four cards that are worth nothing."""
    return own("KnSoJgAl", marks=sheet(*marks) if marks else EMPTY, more=more)


def lines_of(marked: set[str]) -> int:
    """The points of a set of cells, counted line by line."""
    return sum(LINE[len(marked & set(line))] for line in line_cells().values())


# --- lines


@pytest.mark.parametrize("name", ["l1", "l5", "r1", "r3", "a", "e", "f", "j"])
@pytest.mark.parametrize("count", range(6))
def test_example_4_a_line_counts_by_its_marks(name: str, count: int) -> None:
    """The lines that cross it have a single mark each, and two points."""
    cells = line_cells()[name][:count]
    table = ended(worthless(*cells, more="first" if count == 5 else ""), worthless(), worthless())
    assert score(table.state, 0).halves == LINE[count] + 2 * count


def test_rows_and_columns_of_each_half_count() -> None:
    everything = [name for name in line_cells() if len(name) == 2]
    table = ended(worthless(*everything, more="first"), worthless(), worthless(), lines={0: "bonus pile"})
    assert score(table.state, 0).halves == 20 * 10
    assert table.all(tell.HalfCounted)[:2] == [
        tell.HalfCounted(0, half, (10,) * 5, (10,) * 5, 100) for half in (Half.LEFT, Half.RIGHT)
    ]


@pytest.mark.parametrize("pair", list(combinations(["a1", "b2", "e5", "f1", "j5", "f3", "a5"], 3)))
def test_points_are_the_sum_over_all_twenty_lines(pair: tuple[str, ...]) -> None:
    marked = {*pair, "c1", "c2", "c3", "h4", "h5"}
    table = ended(worthless(), worthless(*marked), worthless())
    assert score(table.state, 1).halves == lines_of(marked)


def test_the_right_half_is_no_longer_row_of_the_left_one() -> None:
    """Three marks at the end of a left row and two at the beginning of the right one: 5 and 0, not 10."""
    table = ended(worthless("c1", "d1", "e1", "f1", "g1"), worthless(), worthless())
    counted = [event for event in table.all(tell.HalfCounted) if event.seat == 0]
    assert [event.rows for event in counted] == [(5, 0, 0, 0, 0), (0, 0, 0, 0, 0)]
    assert [event.columns for event in counted] == [(0, 0, 2, 2, 2), (2, 2, 0, 0, 0)]
    assert [event.points for event in counted] == [11, 4]


# --- cards, and the six points


def test_cards_in_hand_and_pile_count_and_those_in_reserve_do_not() -> None:
    table = ended(own("KnLaGo", "PaSo"), own("KnSo"), own("KnSo"))
    counted = table.all(tell.CardsCounted)
    assert dict(counted[0].cards) == dict(zip(characters("KnLaGoPaSo"), (0, 3, 3, 4, 0), strict=True))
    assert [event.points for event in counted] == [3 + 3 + 4, 0, 0]
    assert score(table.state, 0).cards == 10


POINTS = "La3 Pa4 Ma3 Dr4 Mg2 Tr2 Gr2 Go3 Ph4 Mi3 Sp3 Co3 Ge3 Ga3 Or3 Kn0 So0 Jg0 Al0"
"""Data: what the default edition prints on the cards."""


@pytest.mark.parametrize("entry", POINTS.split())
def test_data_each_card_counts_what_the_edition_says(entry: str) -> None:
    code, points = entry[:2], int(entry[2:])
    six = [other for other in dict.fromkeys([code, *codes("LaPaMaDrMgTr")]) if other not in codes(START)][:6]
    table = ended(own(in_order(START + code), six="".join(six)), *[own("KnSo", six="".join(six))] * 2)
    assert score(table.state, 0).cards == points


def test_the_first_full_line_counts_six() -> None:
    table = ended(worthless("l1", more="first"), worthless("r1"), worthless())
    assert [event.first for event in table.all(tell.TotalCounted)] == [6, 0, 0]
    assert [event.total for event in table.all(tell.TotalCounted)] == [26, 20, 0]
    assert table.winners == (0,)


def test_a_line_filled_in_the_last_round_counts_them_too() -> None:
    table = rolled(*[worthless("b2", "c2", "d2", "e2")] * 3, round_=12).play("Kn Kn Kn")
    table.mark_sheets({0: "bonus mark, a2", 1: "bonus mark, a2", 2: "bonus mark"})
    assert [event.first for event in table.all(tell.TotalCounted)] == [6, 6, 0]


def test_the_total_is_the_sum_of_all() -> None:
    table = ended(own("KnGo", "La", marks=sheet("l1", "a"), more="first"), own("KnSo"), own("KnSo"))
    cells = {*line_cells()["l1"], *line_cells()["a"]}
    total = table.all(tell.TotalCounted)[0]
    assert (total.halves, total.first, total.cards) == (lines_of(cells), 6, 6)
    assert total.total == total.halves + 12


# --- who wins


def with_points(*points: int, marks: tuple[str, ...] = ()) -> Position:
    """Each seat has one card more than the others, worth that many points."""
    extra = "LaPaTrGrGo"
    players = []
    for seat in range(len(points)):
        cells = marks[seat] if marks else EMPTY
        players.append(own("KnSo" + extra[2 * seat : 2 * seat + 2], marks=cells))
    table = rolled(*players, round_=12)
    worth = [0] * len(CODES)
    for seat, number in enumerate(points):
        worth[characters(extra[2 * seat : 2 * seat + 2])[0].value] = number
    table = Position(replace(table.state, printed=replace(table.state.printed, points=tuple(worth))))
    return finish(table.play(" ".join(["Kn"] * len(points))))


def test_example_5_most_points_win() -> None:
    table = with_points(89, 99, 79)
    assert table.winners == (1,)
    assert table.the(tell.GameWon) == tell.GameWon(1, 99)
    assert not table.all(tell.CellsCompared)
    assert not table.all(tell.NobodyWon)


def test_with_equal_points_the_most_marked_cells_win() -> None:
    """Two cells in a row and two lines of one: the same points as none, but two cells."""
    table = with_points(10, 6, 3, marks=(EMPTY, sheet("a1", "b1"), EMPTY))
    assert [event.total for event in table.all(tell.TotalCounted)] == [10, 10, 3]
    assert table.the(tell.CellsCompared) == tell.CellsCompared(((0, 0), (1, 2)))
    assert table.winners == (1,)
    assert table.the(tell.GameWon) == tell.GameWon(1, 10)


def test_with_equal_points_and_cells_nobody_wins() -> None:
    table = with_points(10, 3, 10)
    assert table.winners == ()
    assert table.the(tell.CellsCompared) == tell.CellsCompared(((0, 0), (2, 0)))
    assert table.the(tell.NobodyWon) == tell.NobodyWon((0, 2))
    assert table.all(tell.GameWon) == []


def test_cells_of_those_with_fewer_points_do_not_matter() -> None:
    table = with_points(20, 20, 0, marks=(EMPTY, EMPTY, sheet("a1", "b1", "a2", "b2")))
    assert table.winners == ()
    assert table.the(tell.NobodyWon) == tell.NobodyWon((0, 1))


def test_of_three_tied_two_with_equal_cells_there_is_no_winner() -> None:
    two = sheet("a1", "b1")
    table = with_points(10, 6, 6, marks=(EMPTY, two, two))
    assert table.winners == ()
    assert table.the(tell.NobodyWon) == tell.NobodyWon((1, 2))


def test_in_a_duel_and_with_four_players_the_same() -> None:
    duel = rolled(own("KnSo", marks=sheet("a1")), own("KnSo"), round_=12)
    assert finish(duel.play("Kn Kn")).winners == (0,)
    assert with_points(1, 2, 3, 4).winners == (3,)
    assert with_points(4, 4, 4, 4).winners == ()


# --- the story of the final count


def test_the_final_count_is_told_seat_by_seat_and_ends_with_the_winner() -> None:
    table = ended(worthless("a1"), worthless(), worthless())
    kinds = [type(event) for event in table.after(tell.BonusForgone)]
    assert kinds == [tell.HalfCounted, tell.HalfCounted, tell.CardsCounted, tell.TotalCounted] * 3 + [tell.GameWon]
    assert all(audience.includes(viewer) for _, audience in table.told for viewer in (None, 0, 1, 2))


def test_what_is_told_adds_up() -> None:
    table = ended(own("KnGo", "La", marks=sheet("l1", "f", "c3"), more="first"), own("KnSo"), own("KnSo"))
    left, right = (event for event in table.all(tell.HalfCounted) if event.seat == 0)
    total = table.all(tell.TotalCounted)[0]
    assert left.points == sum(left.rows) + sum(left.columns)
    assert right.points == sum(right.rows) + sum(right.columns)
    assert total.halves == left.points + right.points
    assert total.total == total.halves + total.first + total.cards
    assert GAME.node(table.state) == Over((0,))
