"""Step 4 on sheets C and D: the cards that mark."""

from __future__ import annotations

from twelvefold.core.events import EVERYONE, Emit
from twelvefold.core.values import replace
from twelvefold.games.queen.cards import SIDES, Character
from twelvefold.games.queen.events import NothingToMark
from twelvefold.games.queen.moves import ROOFS, VALUES, Move, Roof, Value
from twelvefold.games.queen.player import areas_of
from twelvefold.games.queen.sheets.areas import events as tell
from twelvefold.games.queen.sheets.areas.events import By
from twelvefold.games.queen.sheets.areas.ground import (
    Ground,
    fits_overflow,
    ground_of,
    last_cells,
    mark_roofs,
    mark_value,
    row_open,
    write,
)
from twelvefold.games.queen.sheets.areas.sheet import AreaMarks, Effects, effects_in_order
from twelvefold.games.queen.sheets.base import Moves
from twelvefold.games.queen.sheets.grid.plan import cells_of
from twelvefold.games.queen.state import MarkByCard, RollOracle, State


def _ground(state: State) -> Ground:
    return ground_of(state.printed.sheet)


def _earn(state: State, seat: int, areas: AreaMarks, earned: Effects, emit: Emit) -> State:
    """Marks made by a card. Ruling: what they earn is used in the bonus step."""
    player = state.players[seat]
    for effect in earned:
        emit(tell.BonusEarned(seat, effect), EVERYONE)
    pending = effects_in_order(player.pending + earned)
    return state.player(seat, replace(player, sheet=areas, pending=pending, able=True))


def _value(state: State, seat: int, face: int, by: By, emit: Emit) -> State:
    """The next cell of a value's row."""
    areas, earned = mark_value(_ground(state), areas_of(state.players[seat]), face)
    emit(tell.ValueMarked(seat, face, areas.rows[face - 1], by), EVERYONE)
    return _earn(state, seat, areas, earned, emit)


def _roof(state: State, seat: int, cell: int, by: By, emit: Emit) -> State:
    ground = _ground(state)
    areas, earned = mark_roofs(_ground(state), areas_of(state.players[seat]), 1 << cell)
    emit(tell.RoofMarked(seat, ground.names[cell], ground.roofs[cell], by), EVERYONE)
    return _earn(state, seat, areas, earned, emit)


def oracle_moves(state: State, seat: int) -> Moves:
    """The values whose row has an open cell."""
    ground, areas = _ground(state), areas_of(state.players[seat])
    return tuple(VALUES[face] for face in range(1, SIDES + 1) if row_open(ground, areas, face))


def card_moves(state: State, frame: MarkByCard) -> Moves:
    """Alchemist: a row's next cell, never the overflow track; Gambler: any roof. Marking is compulsory."""
    if frame.card is Character.ALCHEMIST:
        return oracle_moves(state, frame.seat)
    ground, marked = _ground(state), areas_of(state.players[frame.seat]).roofs
    return tuple(ROOFS[ground.names[cell]] for cell in cells_of(ground.all_roofs & ~marked))


def mark_by_card(state: State, frame: MarkByCard, move: Move, emit: Emit) -> State:
    """One of the marks of an Alchemist or a Gambler."""
    state = state.done()
    match move:
        case Value(face):
            state = _value(state, frame.seat, face, By.ALCHEMIST, emit)
        case Roof(name):
            state = _roof(state, frame.seat, _ground(state).names.index(name), By.GAMBLER, emit)
    further = replace(frame, left=frame.left - 1)
    return state.then(further) if further.left and card_moves(state, further) else state


def general(state: State, seat: int, emit: Emit) -> State:
    """Ruling: every row or column with exactly one open cell before this card; never the overflow track."""
    faces, roofs = last_cells(_ground(state), areas_of(state.players[seat]))
    if not faces and not roofs:
        emit(NothingToMark(seat, Character.GENERAL), EVERYONE)
    for face in faces:
        state = _value(state, seat, face, By.GENERAL, emit)
    for cell in cells_of(roofs):
        state = _roof(state, seat, cell, By.GENERAL, emit)
    return state


def oracle_chosen(state: State, seat: int, move: Move, emit: Emit) -> State:
    """A value cell is marked before the die is rolled."""
    assert isinstance(move, Value)
    return _value(state, seat, move.face, By.ORACLE, emit).then(RollOracle(seat, str(move.face)))


def oracle_named(state: State, frame: RollOracle) -> bool:
    """A value with a marked cell."""
    faces = map(str, range(1, SIDES + 1))
    return frame.line in faces and areas_of(state.players[frame.seat]).rows[int(frame.line) - 1] > 0


def oracle_rolled(state: State, frame: RollOracle, face: int, emit: Emit) -> State:
    """That value is marked, too; if it is the one just marked, its whole row; if its row is full, on the track."""
    ground, seat = _ground(state), frame.seat
    areas = areas_of(state.players[seat])
    same, full = str(face) == frame.line, not row_open(ground, areas, face)
    emit(tell.OracleRolledValue(seat, face, same, full), EVERYONE)
    if full:
        if not fits_overflow(ground, areas, face):
            emit(tell.ValuesLost(seat, (face,)), EVERYONE)
            return state
        areas = write(areas, face)
        emit(tell.ValueWritten(seat, face, len(areas.overflow), By.ORACLE), EVERYONE)
        return _earn(state, seat, areas, (), emit)
    state = _value(state, seat, face, By.ORACLE, emit)
    while same and row_open(ground, areas_of(state.players[seat]), face):
        state = _value(state, seat, face, By.ORACLE, emit)
    return state
