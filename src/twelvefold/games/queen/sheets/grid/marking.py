"""Step 5 on sheets A and B as a whole: who is asked, and what all lines lead to."""

from __future__ import annotations

from twelvefold.core.events import EVERYONE, Emit, ignore
from twelvefold.core.values import replace
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import RESERVE_BOXES, Die
from twelvefold.games.queen.moves import Bonus, Mark, Move
from twelvefold.games.queen.phases import piles
from twelvefold.games.queen.player import Player, grid_of
from twelvefold.games.queen.sheets.grid.lines import MarkingState, bonus_of, reached
from twelvefold.games.queen.sheets.grid.plan import plan_of
from twelvefold.games.queen.state import GainCard, MarkSheets, Reached, State


def begin(state: State, emit: Emit) -> State:
    """Step 5 begins: those with dice that fit, or with a bonus due, are asked."""
    starts = _starts(state)
    for seat, start in enumerate(starts):
        due, chooses = start.line_state.due, bool(start.prompt.moves)
        if due is not None:
            emit(tell.BonusDue(seat, due) if chooses else tell.NoBonusLeft(seat, due), EVERYONE)
        elif not chooses:
            _tell_unused(state, seat, start.line_state, emit)
    seats = tuple([seat for seat, start in enumerate(starts) if start.prompt.moves])
    if not seats:
        return state
    return state.then(MarkSheets(seats, ((),) * len(seats), tuple([starts[seat] for seat in seats])))


def asked(state: State) -> tuple[int, ...]:
    """Those with dice that fit, or with a bonus due that there is."""
    return tuple(seat for seat, start in enumerate(_starts(state)) if start.prompt.moves)


def _starts(state: State) -> list[Reached]:
    """What every seat's line comes to before its first move."""
    return [reached(state, seat, ()) for seat in range(len(state.players))]


# --- all lines lie


def settle(state: State, frame: MarkSheets, emit: Emit) -> State:
    """Marks are made and bonuses used; those who take from the reserve follow, clockwise from the active player."""
    takers = set()
    for seat, line, end in zip(frame.seats, frame.lines, frame.reached, strict=True):
        assert end is not None
        state = _settle_one(state, seat, line, end.line_state, emit)
        if bonus_of(line) is Bonus.RESERVE:
            takers.add(seat)
    if not takers:
        return state
    return state.then(*[GainCard(seat, bonus=True) for seat in state.clockwise() if seat in takers])


def takers(state: State, seats: tuple[int, ...]) -> bool:
    """Whether these seats may be about to take a card of the reserve, each with a box used for it."""
    turns = list(state.clockwise())
    places = [turns.index(seat) for seat in seats]
    used = all(grid_of(state.players[seat]).gains < RESERVE_BOXES for seat in seats)
    return places == sorted(set(places)) and used and all(state.players[seat].reserve for seat in seats)


def _settle_one(state: State, seat: int, line: tuple[Move, ...], end: MarkingState, emit: Emit) -> State:
    player, bonus = state.players[seat], end.bonus
    if emit is not ignore:
        _tell_bonus(state, seat, end, emit)
        _tell_marks(state, seat, line, emit)
        _tell_unused(state, seat, end, emit)
    marks = replace(grid_of(player), cells=end.marks)
    match bonus:
        case Bonus.COPY:
            marks = replace(marks, copies=marks.copies - 1)
        case Bonus.PILE:
            marks = replace(marks, piles=marks.piles - 1)
        case Bonus.RESERVE:
            marks = replace(marks, gains=marks.gains - 1)
    state = state.player(seat, replace(player, sheet=marks))
    return piles.take_pile(state, seat, tell.Back.BONUS, emit) if bonus is Bonus.PILE else state


def _tell_bonus(state: State, seat: int, end: MarkingState, emit: Emit) -> None:
    match end.bonus:
        case Bonus.MARK if not end.marked:
            emit(tell.BonusForgone(seat), EVERYONE)
        case Bonus.COPY:
            assert end.owner is not None
            emit(tell.DiceCopied(seat, end.owner, tell.told(state.players[end.owner].taken), mirror=False), EVERYONE)


def _tell_marks(state: State, seat: int, line: tuple[Move, ...], emit: Emit) -> None:
    plan = plan_of(state.printed.sheet)
    for move in line:
        if isinstance(move, Mark):
            where, kind = plan.names[move.cell], tell.spot(plan.is_value(move.cell))
            if move.die is None:
                emit(tell.BonusMarked(seat, where, kind), EVERYONE)
            else:
                (die,) = tell.told((_whole(state.players[seat], move.die),))
                emit(tell.DieMarked(seat, die, where, kind), EVERYONE)


def _tell_unused(state: State, seat: int, end: MarkingState, emit: Emit) -> None:
    """Dice that marked nothing; a half of the Lady's counts only if neither half did."""
    lady = state.players[seat].lady
    halves = [die for die in end.uses if die.colour is None or not die.face]
    unused = [die for die in end.uses if die not in halves]
    if lady is not None and len(halves) > 1:
        unused.append(lady)
    if unused:
        emit(tell.DiceUnused(seat, tell.told(tuple(unused))), EVERYONE)


def _whole(player: Player, die: Die) -> Die:
    """The die, or the Lady's whole one where it is half of it."""
    return player.lady if player.lady is not None and (die.colour is None or not die.face) else die
