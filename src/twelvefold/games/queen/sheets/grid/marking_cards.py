"""Step 4 on sheets A and B: the cards that mark."""

from __future__ import annotations

from twelvefold.core.events import EVERYONE, Emit
from twelvefold.core.values import replace
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Character
from twelvefold.games.queen.moves import LEAVE, LINES, ChooseLine, Mark, Move, marks_in
from twelvefold.games.queen.player import grid_of
from twelvefold.games.queen.sheets.base import Moves
from twelvefold.games.queen.sheets.grid.plan import cells_of, plan_of
from twelvefold.games.queen.state import MarkByCard, RollOracle, State


def card_moves(state: State, frame: MarkByCard) -> Moves:
    """Alchemist: any value; Gambler: any roof. Ruling: marking is optional."""
    plan = plan_of(state.printed.sheet)
    kind = plan.values if frame.card is Character.ALCHEMIST else plan.roofs
    marks = marks_in(kind & ~grid_of(state.players[frame.seat]).cells)
    return (*marks, LEAVE) if marks else ()


def mark_by_card(state: State, frame: MarkByCard, move: Move, emit: Emit) -> State:
    """A cell is marked by a card, or left."""
    state = state.done()
    if not isinstance(move, Mark):
        emit(tell.MarkForgone(frame.seat, frame.card), EVERYONE)
        return state
    state = _marked(state, frame.seat, frame.card, 1 << move.cell, emit)
    further = replace(frame, left=frame.left - 1)
    return state.then(further) if further.left and card_moves(state, further) else state


def _marked(state: State, seat: int, card: Character, cells: int, emit: Emit) -> State:
    player, plan = state.players[seat], plan_of(state.printed.sheet)
    marks = grid_of(player)
    for cell in cells_of(cells):
        emit(tell.CardMarked(seat, card, plan.names[cell], tell.spot(plan.is_value(cell))), EVERYONE)
    return state.player(seat, replace(player, sheet=replace(marks, cells=marks.cells | cells), able=True))


def general(state: State, seat: int, emit: Emit) -> State:
    """In every line with four marks the fifth is made. Ruling: looked up before the card acts, without a chain."""
    cells = plan_of(state.printed.sheet).fifths(grid_of(state.players[seat]).cells)
    if not cells:
        emit(tell.NothingToMark(seat, Character.GENERAL), EVERYONE)
        return state
    return _marked(state, seat, Character.GENERAL, cells, emit)


def oracle_moves(state: State, seat: int) -> Moves:
    """The lines an Oracle may name: those with an open cell."""
    marks = grid_of(state.players[seat]).cells
    return tuple(LINES[line.name] for line in plan_of(state.printed.sheet).lines if line.mask & ~marks)


def oracle_chosen(state: State, seat: int, move: Move, emit: Emit) -> State:
    """The line is named before the die is rolled."""
    assert isinstance(move, ChooseLine)
    emit(tell.LineChosen(seat, move.line), EVERYONE)
    return state.then(RollOracle(seat, move.line))


def oracle_named(state: State, frame: RollOracle) -> bool:
    """A line with an open cell."""
    return LINES.get(frame.line) in oracle_moves(state, frame.seat)


def oracle_rolled(state: State, frame: RollOracle, face: int, emit: Emit) -> State:
    """The value is marked in the line; if it is marked there already, the whole line is. Else nothing happens."""
    plan, marks = plan_of(state.printed.sheet), grid_of(state.players[frame.seat]).cells
    line = plan.line_named(frame.line)
    there = plan.of_face[face] & line.mask
    hit = tell.Hit.MARKED if there & marks else tell.Hit.OPEN if there else tell.Hit.MISSING
    emit(tell.OracleRolled(frame.seat, frame.line, face, hit), EVERYONE)
    cells = line.mask & ~marks if hit is tell.Hit.MARKED else there & -there
    return _marked(state, frame.seat, Character.ORACLE, cells, emit) if cells else state
