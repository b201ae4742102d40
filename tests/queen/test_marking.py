"""Step 5: what dice mark, the Lady's two halves, what is left unused, and the lines for search."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from twelvefold.core.errors import IllegalMove
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import die_text
from twelvefold.games.queen.moves import Mark, Move
from twelvefold.games.queen.sheets.grid.sheet import CELL_NAMES
from twelvefold.games.queen.state import State

from .queen_help import GAME, SHEETS, Position, all_but, cells, moves_of, reveal, sheet, told_dice

DICE = ("R2,P3,Y9", "R7,P8,P1")


def fitting(die: str, printed: str = "A") -> list[str]:
    """Rule: a value cell with its number, or a roof of its colour."""
    return [cell for cell, shows in cells(printed).items() if shows in (die[:1], die[1:])]


# --- dice


@pytest.mark.parametrize("printed", SHEETS)
@pytest.mark.parametrize("face", range(1, 13))
def test_a_die_marks_its_number_or_a_roof_of_its_colour(printed: str, face: int) -> None:
    for colour in "RPY":
        die = f"{colour}{face}"
        table = reveal("Mg Jg Mi", f"{die},R2,P3", "R7,P8,Y1", printed=printed).copy(0)
        offered = [move for move in table.asked[0] if move.endswith(f" {die}")]
        assert offered == [f"mark {cell} {die}" for cell in fitting(die, printed)]


def test_a_marked_cell_is_not_offered_again() -> None:
    table = reveal("Kn Go So", *DICE, marks={0: sheet("b3", "d2")})
    assert "mark b3 R2" not in table.asked[0]
    assert "mark d2 R2" not in table.asked[0]
    assert "mark h4 R2" in table.asked[0]
    assert "mark h4 R2" not in table.line_asked(0, "h4 R2")


def test_each_die_marks_at_most_one_cell() -> None:
    table = reveal("Kn Go So", *DICE)
    assert all(move.endswith(" P3") for move in table.line_asked(0, "b3 R2"))
    assert table.line_asked(0, "b3 R2, a1 P3") == []
    with pytest.raises(IllegalMove):
        table.mark_sheets({0: "b3 R2, d2 R2"})


def test_of_two_equal_dice_each_marks_a_cell() -> None:
    table = reveal("Kn Go So", "R2,R2,Y9", "R7,P8,P1").mark_sheets({0: "b3 R2, d2 R2"})
    assert table.marks(0) == {"b3", "d2"}


def test_a_die_that_was_not_taken_marks_nothing() -> None:
    table = reveal("Kn Go So", *DICE)
    with pytest.raises(IllegalMove):
        table.mark_sheets({0: "c2 R7"})


def test_a_cell_cannot_be_marked_without_a_die() -> None:
    table = reveal("Kn Go So", *DICE)
    with pytest.raises(IllegalMove):
        table.mark_sheets({0: "b3"})


def test_all_mark_at_once_and_it_is_told_with_which_die() -> None:
    table = reveal("Kn Go So", *DICE).mark_sheets({0: "b3 R2, f3 P3", 1: "d1 Y9", 2: "g5 P1"})
    two, three, nine, one = told_dice("R2,P3,Y9,P1")
    assert table.all(tell.DieMarked) == [
        tell.DieMarked(0, two, "b3", tell.Spot.VALUE),
        tell.DieMarked(0, three, "f3", tell.Spot.ROOF),
        tell.DieMarked(1, nine, "d1", tell.Spot.ROOF),
        tell.DieMarked(2, one, "g5", tell.Spot.VALUE),
    ]
    assert table.all(tell.DiceUnused) == [tell.DiceUnused(1, told_dice("R7")), tell.DiceUnused(2, told_dice("P8"))]


def test_marking_is_optional() -> None:
    table = reveal("Kn Go So", *DICE)
    assert all(table.may_end(seat) for seat in range(3))
    table.mark_sheets()
    assert [table.marks(seat) for seat in range(3)] == [set(), set(), set()]
    assert [(event.seat, len(event.dice)) for event in table.all(tell.DiceUnused)] == [(0, 2), (1, 2), (2, 2)]
    assert table.due == {}


def test_the_order_of_a_line_is_free_and_makes_no_difference() -> None:
    one = reveal("Kn Go So", *DICE).mark_sheets({0: "b3 R2, f3 P3"})
    two = reveal("Kn Go So", *DICE).mark_sheets({0: "f3 P3, b3 R2"})
    assert one.line == two.line


def test_sheets_do_not_touch_each_other() -> None:
    table = reveal("Kn Go So", *DICE).mark_sheets({0: "b3 R2"})
    assert [table.marks(seat) for seat in range(3)] == [{"b3"}, set(), set()]


def test_after_the_marking_the_dice_are_back_and_the_next_player_is_active() -> None:
    table = reveal("Kn Go So", *DICE, active=2).mark_sheets()
    assert table.line.startswith("A r2 active 0 m - j - / ")
    assert not any(table.part(seat, name) for seat in range(3) for name in ("taken", "played", "copied"))


# --- the Lady


def test_lady_may_mark_both_colour_and_value() -> None:
    table = reveal("La Kn Kn", *DICE).take("j P1")
    roofs = [f"mark {cell} P" for cell, shows in cells().items() if shows == "P"]
    values = [f"mark {cell} 1" for cell, shows in cells().items() if shows == "1"]
    assert sorted(table.asked[0]) == sorted(roofs + values)
    assert sorted(table.line_asked(0, "c5 1")) == sorted(roofs)
    assert sorted(table.line_asked(0, "a1 P")) == sorted(values)
    assert table.line_asked(0, "a1 P, c5 1") == []
    table.mark_sheets({0: "a1 P, c5 1", 1: "bonus mark, h5", 2: "bonus mark, h5"})
    (die,) = told_dice("P1")
    assert table.all(tell.DieMarked) == [
        tell.DieMarked(0, die, "a1", tell.Spot.ROOF),
        tell.DieMarked(0, die, "c5", tell.Spot.VALUE),
    ]
    assert table.all(tell.DiceUnused) == []


@pytest.mark.parametrize(("marks", "line"), [(all_but("c5"), "c5 1"), (all_but("a1"), "a1 P")])
def test_lady_with_only_one_that_fits_marks_that_one(marks: str, line: str) -> None:
    table = reveal("La Kn Kn", *DICE, marks={0: marks}).take("j P1")
    assert table.asked[0] == [f"mark {line}"]
    assert 0 not in table.due
    table.mark_sheets({0: line, 1: "bonus mark, h5", 2: "bonus mark, h5"})
    assert table.marks(0) == set(cells())


def test_lady_does_not_mark_two_values_or_two_roofs() -> None:
    table = reveal("La Kn Kn", *DICE).take("j P1")
    for line in ("c5 1, g5 1", "a1 P, c3 P"):
        with pytest.raises(IllegalMove):
            table.mark_sheets({0: line, 1: "bonus mark, h5", 2: "bonus mark, h5"})


@pytest.mark.parametrize(("line", "unused"), [("", True), ("a1 P", False), ("c5 1", False)])
def test_the_lady_s_die_is_unused_only_if_neither_half_was_marked(line: str, unused: bool) -> None:
    table = reveal("La Kn Kn", *DICE).take("j P1").mark_sheets({0: line, 1: "bonus mark, h5", 2: "bonus mark, h5"})
    expected = [tell.DiceUnused(0, told_dice("P1"))] if unused else []
    assert table.all(tell.DiceUnused) == expected


def test_lady_where_neither_fits_leads_to_a_bonus() -> None:
    table = reveal("La Kn Kn", *DICE, marks={0: all_but("b1")}).take("j P1")
    assert table.due[0] == "nothing_fits"


def test_only_the_lady_s_own_die_has_two_halves() -> None:
    table = reveal("LaKn GeMi", "R2,P3,Y9", "R2,P8").take("j R2").copy(0)
    assert table.part(0, "taken") == "R2,R2,P3"
    offered = table.asked[0]
    assert "mark d2 R" in offered
    assert "mark b3 2" in offered
    assert "mark b3 R2" in offered  # the Knight's own red two
    table.mark_sheets({0: "d2 R, b3 2, h4 R2, b2 P3"})
    assert table.marks(0) == {"d2", "b3", "h4", "b2"}


# --- lines for search: one for each distinct result, and none missing


def assignments(dice: list[str], open_: frozenset[str]) -> set[frozenset[str]]:
    """By brute force: every set of cells that these dice can mark, each one cell or none."""
    if not dice:
        return {frozenset()}
    ways = assignments(dice[1:], open_)
    for cell in fitting(dice[0]):
        if cell in open_:
            ways = ways | {more | {cell} for more in assignments(dice[1:], open_ - {cell})}
    return ways


def new_marks(line: tuple[Move, ...]) -> frozenset[str]:
    return frozenset(CELL_NAMES[move.cell] for move in line if isinstance(move, Mark))


def every_line(state: State, seat: int) -> Iterator[tuple[Move, ...]]:
    """By brute force: every line that may be confirmed."""
    prompt = GAME.decide(state).prompt(seat)
    if prompt.may_end:
        yield ()
    for move in prompt.moves:
        for more in every_line(GAME.extend(state, seat, move), seat):
            yield (move, *more)


def results(table: Position, seat: int, lines: list[tuple[Move, ...]]) -> list[State]:
    """What each line leads to, where all others do the same as ever."""
    others = {other: ("bonus pile" if "bonus pile" in moves else "") for other, moves in table.asked.items()}
    return [
        GAME.apply(table.state, tuple(line if other == seat else moves_of(others[other]) for other in table.asked))
        for line in lines
    ]


def halves(table: Position, seat: int) -> list[str]:
    """The dice of a seat, the Lady's as its two halves."""
    player = table.state.players[seat]
    dice = [die_text(die) for die in player.taken + player.copied]
    if player.lady is not None:
        dice.remove(die_text(player.lady))
        dice += [die_text(player.lady)[0], " " + die_text(player.lady)[1:]]
    return dice


OPEN = all_but("a1", "b3", "h4", "d2", "c5", "g5", "b2", "d1")
POSITIONS: list[Callable[[], Position]] = [
    lambda: reveal("Kn Go So", *DICE),
    lambda: reveal("Kn Go So", *DICE, marks={0: OPEN, 1: sheet("c2", "d1")}),
    lambda: reveal("Kn Go So", "R2,R2,R2", "R2,P2,P2", marks={0: all_but("b3", "d2", "a3", "a1", "h4")}),
    lambda: reveal("La Kn Kn", *DICE).take("j P1"),
    lambda: reveal("La Kn Kn", *DICE, marks={0: OPEN}).take("j P1"),
    lambda: reveal("LaKn GeMi", "R2,P3,Y9", "R2,P8", marks={0: OPEN, 1: OPEN}).take("j R2").copy(0),
    lambda: reveal("Gr", "R2,P3", "R2,P8", marks={0: OPEN}),
]


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_plans_are_one_line_for_each_set_of_cells_the_dice_can_mark(number: int) -> None:
    table = POSITIONS[number]()
    for seat in table.asked:
        if seat in table.due:
            continue
        open_ = frozenset(cells()) - table.marks(seat)
        plans = list(GAME.plans(table.state, seat))
        marks = [new_marks(plan) for plan in plans]
        assert len(set(marks)) == len(marks)
        assert set(marks) == assignments(halves(table, seat), open_)


SMALL: list[Callable[[], Position]] = [
    lambda: reveal("Kn Go So", *DICE, marks={0: OPEN, 1: OPEN, 2: OPEN}),
    lambda: reveal("Kn Kn So", *DICE, marks={0: all_but("a1", "c5", "g5"), 1: all_but(), 2: OPEN}),
    lambda: reveal("La Kn Kn", *DICE, marks={0: OPEN, 1: OPEN, 2: all_but("d4")}).take("j P1"),
    lambda: reveal("Ph", "R2,P3", "R2,P8", marks={0: all_but("a1", "b1")}),
    lambda: (
        reveal("LaKn GeMi", "R2,P3,Y9", "R2,P8", marks={0: all_but("b3", "d2", "h4", "a1"), 1: OPEN})
        .take("j R2")
        .copy(0)
    ),
    lambda: reveal("Kn Kn Kn", *DICE, marks=dict.fromkeys(range(3), OPEN)),
    lambda: reveal("KnGo KnDr", "R2,P3,Y9", "R2,P8", marks={0: OPEN, 1: all_but("j2", "b1")}),
]


@pytest.mark.parametrize("number", range(len(SMALL)))
def test_plans_reach_every_result_there_is_and_each_once(number: int) -> None:
    table = SMALL[number]()
    for seat in table.asked:
        reached = results(table, seat, list(GAME.plans(table.state, seat)))
        assert len(set(reached)) == len(reached)
        assert set(reached) == set(results(table, seat, list(every_line(table.state, seat))))


def test_plans_of_a_bonus_name_every_bonus_there_is() -> None:
    table = SMALL[1]()
    lines = [[GAME.format_move(move) for move in plan] for plan in GAME.plans(table.state, 0)]
    assert [line for line in lines if line[0] == "bonus mark"] == [
        ["bonus mark"],
        ["bonus mark", "mark a1"],
        ["bonus mark", "mark c5"],
        ["bonus mark", "mark g5"],
    ]
    assert [line for line in lines if line[0] in ("bonus pile", "bonus reserve")] == [["bonus pile"], ["bonus reserve"]]
    copies = [frozenset(word.split()[1] for word in line[2:]) for line in lines if line[0] == "bonus copy"]
    assert sorted(map(sorted, copies)) == [[], ["a1"], ["a1", "c5"], ["a1", "g5"], ["c5"], ["g5"]]


def test_a_plan_can_be_confirmed() -> None:
    table = POSITIONS[0]()
    plans = [next(iter(GAME.plans(table.state, seat))) for seat in table.asked]
    after = Position(GAME.apply(table.state, tuple(plans)))
    assert [after.marks(seat) for seat in range(3)] == [set(new_marks(plan)) for plan in plans]
