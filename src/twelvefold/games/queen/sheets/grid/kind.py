"""Sheets A and B under the cards that mark, the race for the first full line, and what they are worth in the end."""

from __future__ import annotations

from twelvefold.core.errors import BadData, Reason
from twelvefold.core.events import EVERYONE, Emit
from twelvefold.core.values import replace
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import PILE_BOXES, RESERVE_BOXES, SOLO, Character, copy_boxes, in_order
from twelvefold.games.queen.edition.reader import Print
from twelvefold.games.queen.moves import LEAVE, LINES, ChooseLine, Mark, Move, marks_in
from twelvefold.games.queen.sheets.base import Moves, Pad
from twelvefold.games.queen.sheets.grid import marking
from twelvefold.games.queen.sheets.grid.hints import race_open, read_halves
from twelvefold.games.queen.sheets.grid.notation import format_sheet, parse_sheet
from twelvefold.games.queen.sheets.grid.plan import CELLS, Half, cells_of, plan_of
from twelvefold.games.queen.sheets.grid.scoring import FIRST_LINE, SOLO_RACE, full_lines, half_points, score
from twelvefold.games.queen.state import EFFECTS, MarkByCard, MarkSheets, Player, RollOracle, State

WRONG_BOXES = Reason("queen-position-boxes", "seat {seat} has more boxes left than there are, or fewer than none")
WRONG_MARKS = Reason("queen-position-marks", "the marks of seat {seat} are not cells of the sheet")
WRONG_FIRST = Reason("queen-position-first", "seat {seat} has the six points, but no full line")
UNTOLD_FIRST = Reason(
    "queen-position-untold-first", "seat {seat} has a full line, but nobody has the six points for the first one"
)


def _card_moves(state: State, frame: MarkByCard) -> Moves:
    """Alchemist: any value; Gambler: any roof. Ruling: marking is optional."""
    plan = plan_of(state.printed.sheet)
    kind = plan.values if frame.card is Character.ALCHEMIST else plan.roofs
    marks = marks_in(kind & ~state.players[frame.seat].marks)
    return (*marks, LEAVE) if marks else ()


def _mark_by_card(state: State, frame: MarkByCard, move: Move, emit: Emit) -> State:
    """A cell is marked by a card, or left."""
    state = state.done()
    if not isinstance(move, Mark):
        emit(tell.MarkForgone(frame.seat, frame.card), EVERYONE)
        return state
    state = _marked(state, frame.seat, frame.card, 1 << move.cell, emit)
    further = replace(frame, left=frame.left - 1)
    return state.then(further) if further.left and _card_moves(state, further) else state


def _marked(state: State, seat: int, card: Character, cells: int, emit: Emit) -> State:
    player, plan = state.players[seat], plan_of(state.printed.sheet)
    for cell in cells_of(cells):
        emit(tell.CardMarked(seat, card, plan.names[cell], tell.spot(plan.is_value(cell))), EVERYONE)
    return state.player(seat, replace(player, marks=player.marks | cells, able=True))


def _general(state: State, seat: int, emit: Emit) -> State:
    """In every line with four marks the fifth is made. Ruling: looked up before the card acts, without a chain."""
    cells = plan_of(state.printed.sheet).fifths(state.players[seat].marks)
    if not cells:
        emit(tell.NothingToMark(seat, Character.GENERAL), EVERYONE)
        return state
    return _marked(state, seat, Character.GENERAL, cells, emit)


def _oracle_moves(state: State, seat: int) -> Moves:
    """The lines an Oracle may name: those with an open cell."""
    marks = state.players[seat].marks
    return tuple(LINES[line.name] for line in plan_of(state.printed.sheet).lines if line.mask & ~marks)


def _oracle_chosen(state: State, seat: int, move: Move, emit: Emit) -> State:
    """The line is named before the die is rolled."""
    assert isinstance(move, ChooseLine)
    emit(tell.LineChosen(seat, move.line), EVERYONE)
    return state.then(RollOracle(seat, move.line))


def _oracle_rolled(state: State, frame: RollOracle, face: int, emit: Emit) -> State:
    """The value is marked in the line; if it is marked there already, the whole line is. Else nothing happens."""
    plan, marks = plan_of(state.printed.sheet), state.players[frame.seat].marks
    line = plan.line_named(frame.line)
    there = plan.of_face[face] & line.mask
    hit = tell.Hit.MARKED if there & marks else tell.Hit.OPEN if there else tell.Hit.MISSING
    emit(tell.OracleRolled(frame.seat, frame.line, face, hit), EVERYONE)
    cells = line.mask & ~marks if hit is tell.Hit.MARKED else there & -there
    return _marked(state, frame.seat, Character.ORACLE, cells, emit) if cells else state


def _race(state: State, emit: Emit) -> State:
    """Step 5. All who fill a line in the first round in which anybody does; solo only before round 4 begins."""
    if not race_open(state):
        return state
    plan = plan_of(state.printed.sheet)
    for seat, player in enumerate(state.players):
        lines = full_lines(plan, player.marks)
        if lines:
            emit(tell.LineFilled(seat, lines, FIRST_LINE), EVERYONE)
            state = state.player(seat, replace(player, first=True))
    return state


# --- the end of the game


def _total(state: State, seat: int) -> int:
    return score(state, seat).total


def _cells(state: State, seat: int) -> int:
    return state.players[seat].marks.bit_count()


def _count(state: State, seat: int, emit: Emit) -> None:
    """Halves, cards and the total."""
    player, plan = state.players[seat], plan_of(state.printed.sheet)
    for half in Half:
        rows, columns = half_points(plan, player.marks, half)
        emit(tell.HalfCounted(seat, half, rows, columns, sum(rows) + sum(columns)), EVERYONE)
    cards = tuple((card, state.printed.points[card.value]) for card in in_order(player.hand + player.pile))
    found = score(state, seat)
    emit(tell.CardsCounted(seat, cards, found.cards), EVERYONE)
    emit(tell.TotalCounted(seat, found.halves, found.first, found.cards, found.total), EVERYONE)


# --- positions from outside


def _fresh(printed: Print, seats: int) -> Player:
    return Player((), (), (), copies=copy_boxes(seats))


def _check(state: State, seat: int) -> None:
    player = state.players[seat]
    copies = copy_boxes(len(state.players))
    if not (0 <= player.copies <= copies and 0 <= player.piles <= PILE_BOXES and 0 <= player.gains <= RESERVE_BOXES):
        raise BadData(WRONG_BOXES, seat=seat)
    if not 0 <= player.marks < 1 << CELLS or player.areas is not None or player.pending:
        raise BadData(WRONG_MARKS, seat=seat)
    full = full_lines(plan_of(state.printed.sheet), player.marks)
    if player.first and not full:
        raise BadData(WRONG_FIRST, seat=seat)
    before = not isinstance(state.agenda[-1], (*EFFECTS, MarkSheets))  # nobody can have filled it in this round
    late = len(state.players) == SOLO and state.round > SOLO_RACE + 1
    if full and before and not late and not any(other.first for other in state.players):
        raise BadData(UNTOLD_FIRST, seat=seat)


PAD = Pad(
    fresh=_fresh,
    alchemist_marks=1,
    alchemist_gains=True,
    lady=lambda seat: (),
    card_moves=_card_moves,
    mark_by_card=_mark_by_card,
    general=_general,
    oracle_asks="line",
    oracle_moves=_oracle_moves,
    oracle_chosen=_oracle_chosen,
    oracle_named=lambda state, frame: LINES.get(frame.line) in _oracle_moves(state, frame.seat),
    oracle_rolled=_oracle_rolled,
    begin=marking.begin,
    asked=marking.asked,
    reached=marking.reached,
    further=marking.further,
    plans=marking.plans,
    settle=marking.settle,
    bonus_gain=tell.How.BONUS,
    takers=marking.takers,
    after_round=_race,
    total=_total,
    cells=_cells,
    count=_count,
    race=race_open,
    read=read_halves,
    check=_check,
    format=format_sheet,
    parse=parse_sheet,
)
