"""Step 5: marking the sheets, and the bonuses of those who could mark nothing.

Everybody asked builds a line of moves. What a line has come to, its ``MarkingState``, follows from the position and
the moves alone: no line needs another, and nothing is rolled.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from twelvefold.core.events import EVERYONE, Emit, ignore
from twelvefold.core.game import Prompt
from twelvefold.core.rows import without
from twelvefold.core.values import replace
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import DICE, RESERVE_BOXES, Colour, Dice, Die
from twelvefold.games.queen.moves import BONUSES, COPIES, Bonus, Copy, Mark, Move, UseBonus, marks_in
from twelvefold.games.queen.phases import piles
from twelvefold.games.queen.phases.taking import tell_left, told
from twelvefold.games.queen.player import Player
from twelvefold.games.queen.sheets.grid.plan import Plan, cells_of, plan_of
from twelvefold.games.queen.sheets.grid.sheet import GridMarks
from twelvefold.games.queen.state import GainCard, MarkSheets, Reached, State


class MarkingState(NamedTuple):
    """What a line has come to."""

    marks: int
    uses: Dice
    """The dice, or halves of the Lady's, that are not used yet."""
    due: tell.Due | None
    """Why a bonus is still to be chosen, if it is."""
    bonus: Bonus | None = None
    owner: int | None = None
    """Whose dice the bonus copies."""
    marked: bool = False
    """Whether the bonus has marked its cell."""


def uses(player: Player) -> Dice:
    """The dice a player marks with. The Lady's may mark both colour and value: it counts as two halves."""
    dice = player.taken + player.copied
    return dice if player.lady is None else without(dice, player.lady) + halves(player.lady)


def halves(die: Die) -> Dice:
    """The Lady's die: its colour and its value."""
    return DICE[die.colour, 0], DICE[None, die.face]


def usable(state: State, seat: int) -> tuple[Bonus, ...]:
    """The bonuses that have something to give. Ruling: others cannot be chosen."""
    player, plan = state.players[seat], plan_of(state.printed.sheet)
    there = {
        Bonus.MARK: plan.unmarked(player.grid.cells),
        Bonus.COPY: player.grid.copies and state.holders(seat),
        Bonus.PILE: player.grid.piles and player.pile,
        Bonus.RESERVE: player.grid.gains and player.reserve,
    }
    return tuple(bonus for bonus, something in there.items() if something)


def reason(state: State, seat: int) -> tell.Due | None:
    """Why a bonus is due, if one is: to players who could mark no cell at all in this round, and to the Philosopher."""
    player = state.players[seat]
    return _reason(player, uses(player), plan_of(state.printed.sheet))


def _reason(player: Player, dice: Dice, plan: Plan) -> tell.Due | None:
    if player.owed:
        return tell.Due.PHILOSOPHER
    if player.able or any(plan.fits(die, player.grid.cells) for die in dice):
        return None
    return tell.Due.NOTHING_FITS if dice else tell.Due.NO_DICE


def begin(state: State, emit: Emit) -> State:
    """Step 5 begins: those with dice that fit, or with a bonus due, are asked."""
    tell_left(state, emit)
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


# --- a line


def marking_state(state: State, seat: int, line: tuple[Move, ...]) -> MarkingState:
    """What a line has come to."""
    player = state.players[seat]
    dice = uses(player)
    due = _reason(player, dice, plan_of(state.printed.sheet))
    found = MarkingState(player.grid.cells, dice if due is None else (), due)
    for move in line:
        found = _further(state, found, move)
    return found


def reached(state: State, seat: int, line: tuple[Move, ...]) -> Reached:
    """What a line has come to, from its beginning."""
    found = marking_state(state, seat, line)
    return Reached(found, _prompt(state, seat, found))


def further(state: State, seat: int, before: Reached, move: Move) -> Reached:
    """What a line has come to after one more move."""
    found = _further(state, before.line_state, move)
    return Reached(found, _prompt(state, seat, found))


def _further(state: State, before: MarkingState, move: Move) -> MarkingState:
    match move:
        case Mark(cell, None):
            return MarkingState(before.marks | 1 << cell, before.uses, None, before.bonus, before.owner, marked=True)
        case Mark(cell, Die() as die):
            dice = without(before.uses, die)
            return MarkingState(before.marks | 1 << cell, dice, None, before.bonus, before.owner)
        case UseBonus(bonus):
            return MarkingState(before.marks, (), None, bonus)
        case Copy(owner):
            return MarkingState(before.marks, state.players[owner].taken, None, before.bonus, owner)
    raise AssertionError(f"{move} is in no line")


def _prompt(state: State, seat: int, now: MarkingState) -> Prompt[Move]:
    """What may come next in a line."""
    if now.due is not None:
        return _ask(seat, "bonus", tuple(BONUSES[bonus] for bonus in usable(state, seat)), may_end=False)
    match now.bonus:
        case Bonus.MARK:
            cells = 0 if now.marked else plan_of(state.printed.sheet).unmarked(now.marks)
            return _ask(seat, "bonus-mark", marks_in(cells))
        case Bonus.COPY if now.owner is None:
            return _ask(seat, "bonus-copy", tuple(COPIES[other] for other in state.holders(seat)), may_end=False)
    return _ask(seat, "mark", _marks(state, now))


def _ask(seat: int, ask: str, moves: tuple[Move, ...], *, may_end: bool = True) -> Prompt[Move]:
    return Prompt(seat, ask, moves, line=True, may_end=may_end)


def _marks(state: State, now: MarkingState) -> tuple[Mark, ...]:
    """What the dice left may mark; equal dice are one."""
    if not now.uses:
        return ()
    fitting, marked = _fitting(state.printed.sheet), now.marks
    dice = dict.fromkeys(now.uses)
    return tuple([mark for die in dice for mark in fitting[die.colour, die.face] if not marked >> mark.cell & 1])


@lru_cache(maxsize=64)
def _fitting(sheet: object) -> dict[tuple[Colour | None, int], tuple[Mark, ...]]:
    """What each die may mark on an empty sheet; found once."""
    plan = plan_of(sheet)
    return {shows: tuple([Mark(cell, die) for cell in cells_of(plan.fits(die, 0))]) for shows, die in DICE.items()}


def plans(state: State, seat: int) -> Iterator[tuple[Move, ...]]:
    """One line for each distinct result, lazily: which die marks a cell, and when, makes no difference."""
    plan, start = plan_of(state.printed.sheet), marking_state(state, seat, ())
    if start.due is None:
        yield from _ways(plan, start.uses, start.marks)
        return
    copied: set[int] = set()
    for bonus in usable(state, seat):
        first = BONUSES[bonus]
        match bonus:
            case Bonus.MARK:
                yield (first,)
                for mark in marks_in(plan.unmarked(start.marks)):
                    yield first, mark
            case Bonus.COPY:
                for owner in state.holders(seat):
                    for way in _ways(plan, state.players[owner].taken, start.marks):
                        marks = sum(1 << move.cell for move in way)
                        if marks not in copied:
                            copied.add(marks)
                            yield first, COPIES[owner], *way
            case _:
                yield (first,)


def _ways(plan: Plan, dice: Dice, marks: int) -> Iterator[tuple[Mark, ...]]:
    """Every set of cells that these dice can mark, as the marks that do it."""
    shelf: list[tuple[int, int, tuple[Mark, ...]]] = [(0, marks, ())]
    seen = {(0, marks)}
    while shelf:
        number, reached, line = shelf.pop()
        if number == len(dice):
            yield line
            continue
        die = dice[number]
        ways = [(reached, line)]
        fitting = cells_of(plan.fits(die, reached))
        ways.extend((reached | 1 << cell, (*line, Mark(cell, die))) for cell in fitting)
        for after, moves in reversed(ways):
            if (number + 1, after) not in seen:
                seen.add((number + 1, after))
                shelf.append((number + 1, after, moves))


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
    used = all(state.players[seat].grid.gains < RESERVE_BOXES for seat in seats)
    return places == sorted(set(places)) and used and all(state.players[seat].reserve for seat in seats)


def bonus_of(line: tuple[Move, ...]) -> Bonus | None:
    """The bonus a line uses."""
    return line[0].bonus if line and isinstance(line[0], UseBonus) else None


def _settle_one(state: State, seat: int, line: tuple[Move, ...], end: MarkingState, emit: Emit) -> State:
    player, bonus = state.players[seat], end.bonus
    if emit is not ignore:
        _tell_bonus(state, seat, end, emit)
        _tell_marks(state, seat, line, emit)
        _tell_unused(state, seat, end, emit)
    before = player.grid
    marks = GridMarks(
        cells=end.marks,
        copies=before.copies - (bonus is Bonus.COPY),
        piles=before.piles - (bonus is Bonus.PILE),
        gains=before.gains - (bonus is Bonus.RESERVE),
        first=before.first,
    )
    state = state.player(seat, replace(player, sheet=marks))
    return piles.take_pile(state, seat, tell.Back.BONUS, emit) if bonus is Bonus.PILE else state


def _tell_bonus(state: State, seat: int, end: MarkingState, emit: Emit) -> None:
    match end.bonus:
        case Bonus.MARK if not end.marked:
            emit(tell.BonusForgone(seat), EVERYONE)
        case Bonus.COPY:
            assert end.owner is not None
            emit(tell.DiceCopied(seat, end.owner, told(state.players[end.owner].taken), mirror=False), EVERYONE)


def _tell_marks(state: State, seat: int, line: tuple[Move, ...], emit: Emit) -> None:
    plan = plan_of(state.printed.sheet)
    for move in line:
        if isinstance(move, Mark):
            where, kind = plan.names[move.cell], tell.spot(plan.is_value(move.cell))
            if move.die is None:
                emit(tell.BonusMarked(seat, where, kind), EVERYONE)
            else:
                (die,) = told((_whole(state.players[seat], move.die),))
                emit(tell.DieMarked(seat, die, where, kind), EVERYONE)


def _tell_unused(state: State, seat: int, end: MarkingState, emit: Emit) -> None:
    """Dice that marked nothing; a half of the Lady's counts only if neither half did."""
    lady = state.players[seat].lady
    halves = [die for die in end.uses if die.colour is None or not die.face]
    unused = [die for die in end.uses if die not in halves]
    if lady is not None and len(halves) > 1:
        unused.append(lady)
    if unused:
        emit(tell.DiceUnused(seat, told(tuple(unused))), EVERYONE)


def _whole(player: Player, die: Die) -> Die:
    """The die, or the Lady's whole one where it is half of it."""
    return player.lady if player.lady is not None and (die.colour is None or not die.face) else die
