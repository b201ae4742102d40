"""Sheets C and D under the cards that mark, and what they are worth in the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twelvefold.core.errors import BadData, Reason
from twelvefold.core.events import EVERYONE, Emit
from twelvefold.core.game import Decide, Node, Prompt
from twelvefold.core.rows import without
from twelvefold.core.values import replace
from twelvefold.games.queen.cards import DICE, SIDES, Character, sorted_dice
from twelvefold.games.queen.edition.reader import Print
from twelvefold.games.queen.events import How, NothingToMark
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.phases import draft as laying
from twelvefold.games.queen.phases.rounds import go_on
from twelvefold.games.queen.phases.taking import told
from twelvefold.games.queen.sheets.areas import events as tell
from twelvefold.games.queen.sheets.areas import marking as area_marking
from twelvefold.games.queen.sheets.areas.events import By
from twelvefold.games.queen.sheets.areas.hints import read_areas
from twelvefold.games.queen.sheets.areas.legal import check_areas
from twelvefold.games.queen.sheets.areas.marks import (
    Areas,
    Effects,
    Ground,
    effects_in_order,
    empty,
    fits_overflow,
    ground_of,
    last_cells,
    mark_roofs,
    mark_value,
    row_open,
    write,
)
from twelvefold.games.queen.sheets.areas.moves import ROOFS, TURNS, VALUES, Roof, TurnTo, Value
from twelvefold.games.queen.sheets.areas.notation import format_areas, parse_areas
from twelvefold.games.queen.sheets.areas.scoring import count_areas, marked_cells
from twelvefold.games.queen.sheets.base import Moves, Pad, pad_of
from twelvefold.games.queen.sheets.grid.plan import cells_of
from twelvefold.games.queen.state import MarkByCard, Player, RollOracle, State, TurnDie

WRONG_AREAS = Reason("queen-position-areas", "the marks and bonuses of seat {seat} are not possible on this sheet")
ALCHEMIST_MARKS = 2


def _ground(state: State) -> Ground:
    return ground_of(state.printed.sheet)


def _fresh(printed: Print, seats: int) -> Player:
    """There are no boxes to use up beside the sheet's own."""
    return Player((), (), (), areas=empty(ground_of(printed.sheet)), copies=0, piles=0, gains=0)


# --- step 4


def _earn(state: State, seat: int, areas: Areas, earned: Effects, emit: Emit) -> State:
    """Marks made by a card. Ruling: what they earn is used in the bonus step."""
    player = state.players[seat]
    for effect in earned:
        emit(tell.BonusEarned(seat, effect), EVERYONE)
    pending = effects_in_order(player.pending + earned)
    return state.player(seat, replace(player, areas=areas, pending=pending, able=True))


def _value(state: State, seat: int, face: int, by: By, emit: Emit) -> State:
    """The next cell of a value's row."""
    areas, earned = mark_value(_ground(state), state.players[seat].on_areas, face)
    emit(tell.ValueMarked(seat, face, areas.rows[face - 1], by), EVERYONE)
    return _earn(state, seat, areas, earned, emit)


def _roof(state: State, seat: int, cell: int, by: By, emit: Emit) -> State:
    ground = _ground(state)
    areas, earned = mark_roofs(_ground(state), state.players[seat].on_areas, 1 << cell)
    emit(tell.RoofMarked(seat, ground.names[cell], ground.roofs[cell], by), EVERYONE)
    return _earn(state, seat, areas, earned, emit)


def _turned(state: State, seat: int, face: int, emit: Emit) -> State:
    """The Lady's die shows another face; it is copied as turned."""
    player = state.players[seat]
    assert player.lady is not None
    die = DICE[player.lady.colour, face]
    if die != player.lady:
        (shown,) = told((player.lady,))
        emit(tell.DieTurned(seat, shown, face), EVERYONE)
    return state.player(seat, replace(player, taken=sorted_dice((*without(player.taken, player.lady), die)), lady=die))


def _die_to_turn(state: State, frame: TurnDie) -> Node[Move]:
    """Lady on sheets C and D: any face, the one it shows as well."""
    return Decide((Prompt(frame.seat, "turn", tuple(TURNS.values())),))


def _die_turned(state: State, frame: TurnDie, moves: tuple[TurnTo], emit: Emit) -> State:
    return go_on(_turned(state.done(), frame.seat, moves[0].face, emit), emit)


def _open_rows(state: State, seat: int) -> Moves:
    """The values whose row has an open cell."""
    ground, areas = _ground(state), state.players[seat].on_areas
    return tuple(VALUES[face] for face in range(1, SIDES + 1) if row_open(ground, areas, face))


def _card_moves(state: State, frame: MarkByCard) -> Moves:
    """Alchemist: a row's next cell, never the overflow track; Gambler: any roof. Marking is compulsory."""
    if frame.card is Character.ALCHEMIST:
        return _open_rows(state, frame.seat)
    ground, marked = _ground(state), state.players[frame.seat].on_areas.roofs
    return tuple(ROOFS[ground.names[cell]] for cell in cells_of(ground.all_roofs & ~marked))


def _mark_by_card(state: State, frame: MarkByCard, move: Move, emit: Emit) -> State:
    """One of the marks of an Alchemist or a Gambler."""
    state = state.done()
    match move:
        case Value(face):
            state = _value(state, frame.seat, face, By.ALCHEMIST, emit)
        case Roof(name):
            state = _roof(state, frame.seat, _ground(state).names.index(name), By.GAMBLER, emit)
    further = replace(frame, left=frame.left - 1)
    return state.then(further) if further.left and _card_moves(state, further) else state


def _general(state: State, seat: int, emit: Emit) -> State:
    """Ruling: every row or column with exactly one open cell before this card; never the overflow track."""
    faces, roofs = last_cells(_ground(state), state.players[seat].on_areas)
    if not faces and not roofs:
        emit(NothingToMark(seat, Character.GENERAL), EVERYONE)
    for face in faces:
        state = _value(state, seat, face, By.GENERAL, emit)
    for cell in cells_of(roofs):
        state = _roof(state, seat, cell, By.GENERAL, emit)
    return state


def _oracle_chosen(state: State, seat: int, move: Move, emit: Emit) -> State:
    """A value cell is marked before the die is rolled."""
    assert isinstance(move, Value)
    return _value(state, seat, move.face, By.ORACLE, emit).then(RollOracle(seat, str(move.face)))


def _oracle_named(state: State, frame: RollOracle) -> bool:
    """A value with a marked cell."""
    faces = map(str, range(1, SIDES + 1))
    return frame.line in faces and state.players[frame.seat].on_areas.rows[int(frame.line) - 1] > 0


def _oracle_rolled(state: State, frame: RollOracle, face: int, emit: Emit) -> State:
    """That value is marked, too; if it is the one just marked, its whole row; if its row is full, on the track."""
    ground, seat = _ground(state), frame.seat
    areas = state.players[seat].on_areas
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
    while same and row_open(ground, state.players[seat].on_areas, face):
        state = _value(state, seat, face, By.ORACLE, emit)
    return state


# --- the end of a round, and of the game


def _round_over(state: State, emit: Emit) -> State:
    """There is no race on these sheets."""
    return state


def _total(state: State, seat: int) -> int:
    """Card points do not count on these sheets."""
    return count_areas(_ground(state), state.players[seat].on_areas).total


def _cells(state: State, seat: int) -> int:
    """Ruling: value and colour cells decide ties."""
    return marked_cells(state.players[seat].on_areas)


def _count(state: State, seat: int, emit: Emit) -> None:
    """Columns, cells with points, overflow, roofs and the total."""
    ground = _ground(state)
    found = count_areas(ground, state.players[seat].on_areas)
    columns = tuple((column, points) for (column, _), points in zip(ground.sheet.columns, found.columns, strict=True))
    emit(tell.ValueColumnsCounted(seat, columns, sum(found.columns)), EVERYONE)
    emit(tell.PointCellsCounted(seat, found.cells, sum(points for _, points in found.cells)), EVERYONE)
    emit(tell.OverflowCounted(seat, state.players[seat].on_areas.overflow, found.overflow), EVERYONE)
    emit(tell.RoofColumnsCounted(seat, found.roofs, sum(found.roofs)), EVERYONE)
    emit(tell.AreasCounted(seat, found.total), EVERYONE)


# --- positions from outside


def _check(state: State, seat: int) -> None:
    player = state.players[seat]
    bare = not (player.marks or player.first or player.copies or player.piles or player.gains)
    if not bare or player.areas is None or not check_areas(_ground(state), player.areas, player.pending):
        raise BadData(WRONG_AREAS, seat=seat)


def _can_turn_die(state: State, frame: TurnDie) -> bool:
    """Only where the sheet lets the Lady turn the die she took."""
    turns = state.players[frame.seat].lady is not None and bool(pad_of(state).lady(frame.seat))
    return turns and laying.acts(state, frame.seat, Character.LADY)


PAD = Pad(
    fresh=_fresh,
    alchemist_marks=ALCHEMIST_MARKS,
    alchemist_gains=False,
    lady=lambda seat: (TurnDie(seat),),
    card_moves=_card_moves,
    mark_by_card=_mark_by_card,
    general=_general,
    oracle_asks="oracle-value",
    oracle_moves=_open_rows,
    oracle_chosen=_oracle_chosen,
    oracle_named=_oracle_named,
    oracle_rolled=_oracle_rolled,
    begin=area_marking.begin,
    asked=area_marking.asked,
    reached=area_marking.reached,
    further=area_marking.further,
    plans=area_marking.plans,
    settle=area_marking.settle,
    bonus_gain=How.INSTEAD,
    takers=area_marking.takers,
    after_round=_round_over,
    total=_total,
    cells=_cells,
    count=_count,
    race=lambda state: False,
    read=read_areas,
    check=_check,
    format=format_areas,
    parse=parse_areas,
)

CHECKS: dict[type, Callable[[State, Any], bool]] = {TurnDie: _can_turn_die}
NODES: dict[type, Callable[[State, Any], Node[Move]]] = {TurnDie: _die_to_turn}
APPLY: dict[type, Callable[[State, Any, Any, Emit], State]] = {TurnDie: _die_turned}
