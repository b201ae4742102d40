"""A chain always ends: Hypothesis over random sheets and positions of C and D."""

from __future__ import annotations

from collections import Counter

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from twelvefold.core.generator import RandomStream
from twelvefold.games.queen.edition.printed import Print
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.player import areas_of
from twelvefold.games.queen.sheets.areas import marking as area_marking
from twelvefold.games.queen.sheets.areas.chains import ChainState
from twelvefold.games.queen.sheets.areas.sheet import AreaMarks, AreaSheet, Box, Effect

from .crusade_help import AreaTable, Own, marks, own, owners, step5
from .queen_help import GAME
from .test_chains import EFFECTS

# --- a chain always ends

NAMES = [effect for effect in EFFECTS if effect not in ("square", "circle-or-square")]


@st.composite
def owners_sheets(draw: st.DrawFn) -> Print:
    """Small sheets of any shape, full of bonuses."""
    boxed = draw(st.booleans())
    effects = st.sampled_from(list(EFFECTS) if boxed else NAMES)
    lengths = draw(st.lists(st.integers(1, 3), min_size=12, max_size=12))
    places = [f"{row}:{column}" for row, length in enumerate(lengths, 1) for column in range(1, length + 1)]
    height, width = draw(st.integers(1, 5)), draw(st.integers(1, 4))
    row = st.lists(st.sampled_from("RPY"), min_size=width, max_size=width).map(" ".join)
    lists = st.lists(st.lists(effects, min_size=1, max_size=3), min_size=1, max_size=3)
    boxes = st.lists(st.fixed_dictionaries({"cells": st.integers(1, 2), "bonus": effects}), min_size=1, max_size=3)
    bonuses = (
        {"circles": draw(boxes), "squares": draw(boxes), "repeatable": draw(effects)}
        if boxed
        else {"one_die": draw(lists), "no_mark": draw(lists)}
    )
    return owners(
        {
            "row_length": lengths,
            "column_score": {"1": 5},
            "bonus_cells": draw(st.dictionaries(st.sampled_from(places), effects)),
            "overflow": list(range(draw(st.integers(0, 4)))),
            "roofs": draw(st.lists(row, min_size=height, max_size=height)),
            "roof_row_bonus": draw(st.lists(effects, min_size=-(-height // 2), max_size=-(-height // 2))),
            "roof_column_score": [1] * width,
            **bonuses,
        }
    )


@st.composite
def tables(draw: st.DrawFn) -> AreaTable:
    """Step 5 of three players on such a sheet, more or less marked."""
    sheet = draw(owners_sheets())
    colours = draw(st.permutations("RRRRPPPYY"))[:6]
    dice = [f"{colour}{draw(st.integers(1, 12))}" for colour in colours]
    first, second = sorted((draw(st.integers(0, 4)), draw(st.integers(0, 6))))
    hands = [dice[:first], dice[first:second], []]
    return step5(sheet, *(draw(players(sheet, ",".join(hand) or "-", seat)) for seat, hand in enumerate(hands)))


@st.composite
def players(draw: st.DrawFn, sheet: Print, dice: str, seat: int) -> Own:
    """A player with these dice and any marks; the third is a Philosopher or has bonuses of a General."""
    printed = sheet.sheet
    assert isinstance(printed, AreaSheet)
    counts = {face: draw(st.integers(0, length)) for face, length in enumerate(printed.rows, 1)}
    full = [face for face, length in enumerate(printed.rows, 1) if counts[face] == length]
    track = sorted(draw(st.lists(st.sampled_from([0, *full]), max_size=len(printed.overflow))))
    cells = [f"{'abcd'[c]}{r}" for r in range(1, len(printed.roofs) + 1) for c in range(len(printed.roof_columns))]
    boxes = "-"
    if printed.boxed:
        filled = [
            "".join(str(draw(st.integers(0, box.cells))) for box in kind) for kind in (printed.circles, printed.squares)
        ]
        boxes = f"o{filled[0]}s{filled[1]}"
    roofs = draw(st.sets(st.sampled_from(cells)))
    own_marks = marks(
        sheet,
        rows=counts,
        track=".".join(map(str, track)) or "-",
        roofs=" ".join(roofs),
        boxes=boxes,
    )
    if seat < 2:
        return own(dice, own_marks)
    if draw(st.booleans()):
        return own(dice, own_marks, card="Ph", flags="owed")
    bits = sum(1 << number for number, cell in enumerate(cells) if cell in roofs)
    nothing, now = AreaMarks((0,) * len(counts), (), 0, (), ()), AreaMarks(tuple(counts.values()), (), bits, (), ())
    given_once = newly_filled(printed, nothing, now)
    pending = [effect.value for effect in Effect for _ in range(draw(st.integers(0, given_once[effect.value])))]
    return own(dice, own_marks, card="Ge", flags="able", pending=",".join(pending))


def most_moves(table: AreaTable, seat: int) -> int:
    """No line can be longer: every move marks a cell, or belongs to a bonus, and the number of bonuses is limited."""
    sheet, player = table.state.printed.sheet, table.state.players[seat]
    areas = areas_of(player)
    assert isinstance(sheet, AreaSheet)
    boxes = sum(box.cells for box in sheet.circles + sheet.squares) - sum(areas.circles + areas.squares)
    values = sum(sheet.rows) - sum(areas.rows)
    roofs = len(sheet.roofs) * len(sheet.roof_columns) - areas.roofs.bit_count()
    track = len(sheet.overflow) - len(areas.overflow)
    bonuses = len(player.pending) + 1 + values + len(sheet.roofs) + boxes
    longest = max([1, *map(len, sheet.one_die + sheet.no_mark)])
    return values + roofs + track + boxes + bonuses * (2 + 3 * longest)


def any_line(table: AreaTable, seat: int, luck: RandomStream) -> tuple[Move, ...]:
    """A line of random moves to its end."""
    state = table.state
    line: tuple[Move, ...] = ()
    while moves := GAME.decide(state).prompt(seat).moves:
        assert len(set(moves)) == len(moves) > 1, "only where there is a choice, and every move once"
        move = luck.choice(moves)
        state, line = GAME.extend(state, seat, move), (*line, move)
        assert len(line) <= most_moves(table, seat)
    assert GAME.decide(state).prompt(seat).may_end
    return line


JUDGED = ("one-die", "no-mark", "one-die-or-no-mark", "philosopher")
"""What a round earns, no cell."""


def newly_filled(sheet: AreaSheet, before: AreaMarks, after: AreaMarks) -> Counter[str]:
    """What bonus cells and rows of roofs give that were not marked, or full, before."""
    width = len(sheet.roof_columns)
    rows = [((1 << width) - 1) << row * width for row in range(len(sheet.roofs))]
    cells = [
        cell.effect.value
        for cell in sheet.cells
        if cell.effect and before.rows[cell.row - 1] < cell.column <= after.rows[cell.row - 1]
    ]
    full = [
        sheet.roof_rows[number // 2].value
        for number, row in enumerate(rows)
        if before.roofs & row != row == after.roofs & row
    ]
    return Counter(cells + full)


def newly_full(boxes: tuple[Box, ...], before: tuple[int, ...], after: tuple[int, ...]) -> int:
    """How many bonuses had their last circle or square marked."""
    return sum(was < box.cells == now for box, was, now in zip(boxes, before, after, strict=True))


@settings(max_examples=60)
@given(table=tables(), seed=st.integers(0, 999))
def test_every_line_ends_and_every_bonus_is_earned_once_and_used_once(table: AreaTable, seed: int) -> None:
    luck = RandomStream.derived(seed, "lines")
    assume(table.asked)
    before, sheet = table.state.players, table.state.printed.sheet
    assert isinstance(sheet, AreaSheet)
    table.answer(tuple(any_line(table, seat, luck) for seat in table.asked))
    for seat, player in enumerate(table.state.players):
        was, now = areas_of(before[seat]), areas_of(player)
        earned = Counter(word[7:] for word in table.said(seat) if word.startswith("earned"))
        used = Counter(word[4:] for word in table.said(seat) if word.startswith("use"))
        judged = Counter(name for name in earned.elements() if name in JUDGED)
        waiting = earned + Counter(effect.value for effect in before[seat].pending)
        assert earned - judged == newly_filled(sheet, was, now)
        assert used >= waiting
        chosen = used.total() - waiting.total()
        if sheet.boxed:
            fired = newly_full(sheet.circles, was.circles, now.circles)
            fired += newly_full(sheet.squares, was.squares, now.squares)
            assert 0 <= chosen - fired <= judged.total(), "the repeatable one, at most"
        else:
            assert chosen in [len(effects) for effects in sheet.one_die + sheet.no_mark] * judged.total() or not chosen
            assert bool(chosen) is bool(judged)


@settings(max_examples=25)
@given(table=tables())
def test_the_plans_are_every_result_of_all_lines_once(table: AreaTable) -> None:
    """What a search looks at, against all lines tried one by one; where there are too many, it is left."""
    for seat in table.asked:
        lines: list[tuple[Move, ...]] = [()]
        ends: set[ChainState] = set()
        for tried, line in enumerate(lines):
            if tried > 1500:
                break
            moves = area_marking.reached(table.state, seat, line).prompt.moves
            lines.extend((*line, move) for move in moves)
            if not moves:
                ends.add(area_marking.chain_state(table.state, seat, line))
        else:
            plans = [
                area_marking.chain_state(table.state, seat, plan) for plan in area_marking.plans(table.state, seat)
            ]
            assert len(plans) == len(set(plans))
            assert set(plans) == ends
