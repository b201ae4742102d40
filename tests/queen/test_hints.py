"""What goes out beside a view: every figure in it is what the rules then do."""

from __future__ import annotations

import pytest

from cases import CASES, Case
from conformance import random_line, random_outcome, take_step
from twelvefold.core.codec import dumps, encode
from twelvefold.core.game import Decide, Over
from twelvefold.core.generator import RandomStream
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Character
from twelvefold.games.queen.edition.reader import default_edition
from twelvefold.games.queen.moves import Bonus, Mark, Move, Value, format_move, parse_move
from twelvefold.games.queen.sheets.areas.events import AreasCounted, BonusEarned, EffectVoid, ValueWritten
from twelvefold.games.queen.sheets.areas.hints import MOST_TOLD
from twelvefold.games.queen.sheets.grid.lines import usable
from twelvefold.games.queen.sheets.grid.sheet import CELL_NAMES
from twelvefold.games.queen.sheets.hints import AreasRead, HalvesRead, Reading
from twelvefold.games.queen.state import EFFECTS, ChooseOracleLine, GainCard, LoseCards, MarkByCard, MarkSheets, State

from .crusade_help import marks, step5
from .crusade_help import own as area_own
from .hands_help import alone, rolled
from .queen_help import GAME, reveal, sheet

QUEENS = [case for case in CASES if case.game.name == "queen"]
DICE = ("R2,P3,Y9", "R7,P8,P1")


def read(state: State, viewer: int | None) -> Reading:
    return GAME.hints(GAME.view(state, viewer))


def halves(state: State, seat: int) -> HalvesRead:
    found = read(state, seat).sheets[seat]
    assert isinstance(found, HalvesRead)
    return found


def areas(state: State, seat: int) -> AreasRead:
    found = read(state, seat).sheets[seat]
    assert isinstance(found, AreasRead)
    return found


def extended(state: State, seat: int, *moves: str) -> State:
    for move in moves:
        state = GAME.extend(state, seat, parse_move(move))
    return state


# --- sheets A and B


def test_a_second_mark_is_a_warning_and_the_fifth_a_promise() -> None:
    """Row l1 has one mark (2 points), column j four (5): what a mark in b1 costs and one in j5 brings."""
    state = reveal("Kn Kn So", *DICE, marks={0: sheet("a1", "j1", "j2", "j3", "j4")}).state
    state = extended(state, 0, "bonus mark")
    hints = {hint.cell: hint for hint in halves(state, 0).hints}
    assert (hints["b1"].change, hints["b1"].costs, hints["b1"].fills) == (-2 + 2, ("l1",), ())
    assert (hints["a2"].costs, hints["a2"].change) == (("a",), 2 - 2)
    assert hints["j5"].fills == ("j",)
    assert hints["j5"].change == 5 + 2
    assert hints["j5"].first
    assert not hints["b1"].first
    assert "a1" not in hints, "it is marked"


def test_nobody_wins_the_six_points_twice() -> None:
    marks = {0: sheet("j1", "j2", "j3", "j4"), 1: sheet("a1", "a2", "a3", "a4", "a5")}
    state = reveal("Kn Kn So", *DICE, marks=marks).state
    state = extended(state, 0, "bonus mark")
    assert not read(state, 0).race
    (hint,) = [hint for hint in halves(state, 0).hints if hint.cell == "j5"]
    assert hint.fills == ("j",)
    assert not hint.first


def test_what_a_bonus_would_allow() -> None:
    state = reveal("Kn Kn So", *DICE).state
    offers = {offer.bonus: offer for offer in halves(state, 0).offers}
    assert tuple(offers) == tuple(Bonus)
    assert len(offers[Bonus.MARK].cells) == len(CELL_NAMES)
    assert offers[Bonus.MARK].left is None
    (sorcerer,) = offers[Bonus.COPY].copies
    assert sorcerer.seat == 2, "the other Knight holds no dice"
    copied = extended(state, 0, "bonus copy", "copy 2")
    cells = {move.cell for move in GAME.prompt(copied, 0).moves if isinstance(move, Mark)}
    assert set(sorcerer.cells) == {CELL_NAMES[cell] for cell in cells} != set()
    assert offers[Bonus.PILE].cards == state.players[0].pile
    assert offers[Bonus.RESERVE].cards == state.players[0].reserve
    assert halves(copied, 0).offers == ()
    assert halves(copied, 0).dice == sorcerer.dice


def test_where_nobody_else_holds_dice_copying_offers_nothing() -> None:
    offers = {offer.bonus: offer for offer in halves(reveal("Kn Kn Kn", *DICE).state, 0).offers}
    assert (offers[Bonus.COPY].left, offers[Bonus.COPY].copies) == (1, ()), "the box is not used up"


def test_alone_there_is_no_copying_to_be_offered() -> None:
    alone_ = rolled(alone("KnSo", "-"), king="Kn So").play("Kn").king("Kn")
    assert [offer.bonus for offer in halves(alone_.state, 0).offers] == [Bonus.MARK, Bonus.PILE, Bonus.RESERVE]


def test_nobody_else_sees_hints_or_the_line() -> None:
    state = extended(reveal("Kn Kn So", *DICE).state, 0, "bonus mark", "mark c3")
    assert halves(state, 0).fresh == ("c3",)
    for viewer in (1, 2, None):
        other = read(state, viewer).sheets[0]
        assert isinstance(other, HalvesRead)
        assert (other.marked, other.fresh, other.hints, other.offers, other.dice) == ((), (), (), (), ())
    assert read(state, 1) == read(extended(reveal("Kn Kn So", *DICE).state, 0, "bonus pile"), 1)


def test_the_order_of_the_cards() -> None:
    """Knight and Sorcerer act in the order of their numbers; two equal ones do not act."""
    table = reveal("So Kn Go", *DICE)
    assert {card for _, card in read(table.state, None).order} == {
        Character.SORCERER,
        Character.KNIGHT,
        Character.GOLEM,
    }
    numbers = [table.state.printed.order[card.value] for _, card in read(table.state, None).order]
    assert numbers == sorted(numbers)
    assert [card for _, card in read(reveal("Kn Kn So", *DICE).state, None).order] == [Character.SORCERER]


# --- sheets C and D


def test_a_chain_is_told_move_by_move() -> None:
    state = step5("C", area_own("R1,P12"), area_own("Y4"), area_own()).state
    first = GAME.prompt(state, 0).moves[0]
    before, after = areas(state, 0), areas(GAME.extend(state, 0, first), 0)
    assert before.fresh.rows[0] == before.fresh.rows[11] == 1, "values go into their rows by themselves"
    assert len(before.chain) == 1
    assert len(after.chain) == 2
    assert after.chain[0] == before.chain[0]
    (hint,) = [hint for hint in before.hints if hint.move == format_move(first)]
    assert hint.change == after.points - before.points
    assert not hint.void
    assert before.doing[0] == "roof"
    assert len(before.colours) == 2
    assert len(after.fresh.roofs) == 1


def test_what_goes_on_the_overflow_track() -> None:
    filled = marks("C", rows="1 3", track="3")
    before = areas(step5("C", area_own("R2,P4", filled), area_own("Y4"), area_own()).state, 0)
    assert (before.lowest, before.beyond) == (3, (1, 3))
    empty = areas(step5("C", area_own("R2,P4"), area_own("Y4"), area_own()).state, 0)
    assert (empty.lowest, empty.beyond) == (1, ())


def test_where_chains_are_endless_hints_are_few() -> None:
    """An owner may print a bonus in every cell: looking ahead must not keep a server from everybody else."""
    written = default_edition().written()
    sheet_c = {
        **written["sheet"]["C"],
        "row_length": [9] * 12,
        "column_score": {"1": 9},
        "bonus_cells": {f"{row}:{column}": "copy-all" for row in range(1, 13) for column in range(1, 10)},
        "overflow": [],
    }
    edition = {**written, "name": "endless", "sheet": {**written["sheet"], "C": sheet_c}}
    options = GAME.options({"seats": 2, "crusade": True, "sheet": "C", "edition": edition})
    state, rng, fewest = GAME.start(options), RandomStream(b"endless"), 1.0
    while not isinstance(node := GAME.node(state), Over):
        for seat in node.seats if isinstance(node, Decide) and isinstance(state.agenda[-1], MarkSheets) else ():
            moves, hints = GAME.prompt(state, seat).moves, areas(state, seat).hints
            assert len(hints) <= MOST_TOLD + 1
            fewest = min(fewest, len(hints) / max(1, len(moves)))
        state = GAME.apply(state, random_outcome(GAME, state, rng))
    assert fewest < 1


# --- every figure, in games played at random


def _marks(state: State, seat: int, move: Move) -> State:
    """The position after one more mark: in a line, or by a card."""
    return GAME.extend(state, seat, move) if isinstance(state.agenda[-1], MarkSheets) else GAME.apply(state, (move,))


def _check_hints(state: State, seat: int) -> None:
    before, moves = read(state, seat).sheets[seat], GAME.prompt(state, seat).moves
    if isinstance(before, HalvesRead):
        hints = {hint.cell: hint for hint in before.hints}
        for move in moves:
            if isinstance(move, Mark):
                after = read(_marks(state, seat, move), seat).sheets[seat]
                assert isinstance(after, HalvesRead)
                hint = hints[CELL_NAMES[move.cell]]
                assert after.points - before.points == hint.change
                assert set(after.full) - set(before.full) == set(hint.fills)
                worse = [name for (name, old), (_, new) in zip(before.lines, after.lines, strict=True) if new < old]
                assert worse == list(hint.costs)
        if before.offers:
            assert {offer.bonus for offer in before.offers} >= set(usable(state, seat))
        return
    assert [hint.move for hint in before.hints] == [format_move(move) for move in moves]
    for move, area_hint in zip(moves, before.hints, strict=True):
        if isinstance(state.agenda[-1], MarkSheets):
            then = areas(GAME.extend(state, seat, move), seat)
            assert then.points - before.points == area_hint.change
            told = then.chain[-1]
            assert [event.effect for event in told if isinstance(event, BonusEarned)] == list(area_hint.earns)
            assert not area_hint.void or any(isinstance(event, EffectVoid) for event in told)
            if isinstance(move, Value) and told:
                written = isinstance(told[0], ValueWritten)
                assert written == (move.face in before.beyond)
                assert not written or (before.lowest is not None and move.face >= before.lowest)


def _line_checked(state: State, seat: int, rng: RandomStream) -> tuple[Move, ...]:
    """A line; somewhere in it, everything is looked at."""
    line = random_line(GAME, state, seat, rng)
    for move in line[: rng.below(len(line) + 1)]:
        state = GAME.extend(state, seat, move)
    _check_hints(state, seat)
    return line


@pytest.mark.parametrize("case", QUEENS, ids=lambda case: case.id)
def test_every_figure_is_what_the_rules_do(case: Case) -> None:
    rng, state = RandomStream(f"reading {case.id}".encode()), case.start
    while not isinstance(node := GAME.node(state), Over):
        if isinstance(node, Decide) and isinstance(state.agenda[-1], MarkSheets):
            outcome: object = tuple(_line_checked(state, seat, rng) for seat in node.seats)
        else:
            if isinstance(state.agenda[-1], (MarkByCard, ChooseOracleLine)):
                _check_hints(state, state.agenda[-1].seat)
            outcome = random_outcome(GAME, state, rng)
        step = take_step(GAME, state, outcome)
        if isinstance(state.agenda[-1], MarkSheets):
            _check_told(state, node, outcome, [event for event, _ in step.events])
        state = step.after
        _check_order(state)
        dumps(encode(read(state, None)))
    totals = [event.total for event, _ in step.events if isinstance(event, (tell.TotalCounted, AreasCounted))]
    ends = [end.total if isinstance(end, HalvesRead) else end.points for end in read(state, None).sheets]
    assert ends == totals


def _check_order(state: State) -> None:
    """Whose card acts is the one that is shown as acting, whatever that waits for."""
    found, frame = read(state, None), state.agenda[-1]
    if isinstance(frame, EFFECTS):
        assert found.acting is not (isinstance(frame, GainCard) and frame.bonus)
        if found.acting and not isinstance(frame, LoseCards):  # who loses cards is not who makes them do so
            assert found.order[-1 - found.next][0] == frame.seat
    else:
        assert not found.acting


def _check_told(state: State, node: object, outcome: object, told: list[object]) -> None:
    """What a chain has told its owner is what all are told when the line is confirmed."""
    assert isinstance(node, Decide)
    assert isinstance(outcome, tuple)
    for seat, line in zip(node.seats, outcome, strict=True):
        for move in line:
            state = GAME.extend(state, seat, move)
        found = read(state, seat).sheets[seat]
        if isinstance(found, AreasRead):
            chain = [event for events in found.chain for event in events]
            mine = [event for event in told if event in chain]
            assert all(chain.count(event) <= mine.count(event) for event in chain)
