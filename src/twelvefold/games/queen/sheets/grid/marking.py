"""Step 5: marking the sheets, and the bonuses of those who could mark nothing.

Everybody asked builds a line of moves. What a line has come to, its *desk*, follows from the position and the moves
alone: no line needs another, and nothing is rolled.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from twelvefold.core.events import EVERYONE, Emit
from twelvefold.core.game import Prompt
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import DICE, RESERVE_BOXES, Dice, Die
from twelvefold.games.queen.moves import BONUSES, COPIES, Bonus, Copy, Mark, Move, UseBonus
from twelvefold.games.queen.phases import piles
from twelvefold.games.queen.phases.taking import tell_left, told
from twelvefold.games.queen.sheets.grid.plan import Plan, cells_of, plan_of
from twelvefold.games.queen.state import GainCard, MarkSheets, Player, State


class MarkingState(NamedTuple):
    """Where a line stands."""

    marks: int
    uses: Dice
    """The dice, or halves of the Lady's, that are not used yet."""
    due: bool
    """Whether a bonus is still to be chosen."""
    bonus: Bonus | None = None
    owner: int | None = None
    """Whose dice the bonus copies."""
    marked: bool = False
    """Whether the bonus has marked its cell."""


def uses(player: Player) -> Dice:
    """The dice a player marks with. The Lady's may mark both colour and value: it counts as two halves."""
    dice = list(player.taken + player.copied)
    if player.lady is not None:
        dice.remove(player.lady)
        dice += halves(player.lady)
    return tuple(dice)


def halves(die: Die) -> Dice:
    """The Lady's die: its colour and its value."""
    return DICE[die.colour, 0], DICE[None, die.face]


def usable(state: State, seat: int) -> tuple[Bonus, ...]:
    """The bonuses that have something to give. Ruling: others cannot be chosen."""
    player, plan = state.players[seat], plan_of(state.printed.sheet)
    there = {
        Bonus.MARK: plan.unmarked(player.marks),
        Bonus.COPY: player.copies and state.holders(seat),
        Bonus.PILE: player.piles and player.pile,
        Bonus.RESERVE: player.gains and player.reserve,
    }
    return tuple(bonus for bonus, something in there.items() if something)


def reason(state: State, seat: int) -> tell.Due | None:
    """Why a bonus is due, if one is: to whoever could mark no cell at all in this round, and to the Philosopher."""
    player = state.players[seat]
    if player.owed:
        return tell.Due.PHILOSOPHER
    dice, plan = uses(player), plan_of(state.printed.sheet)
    if player.able or any(plan.fits(die, player.marks) for die in dice):
        return None
    return tell.Due.NOTHING_FITS if dice else tell.Due.NO_DICE


def begin(state: State, emit: Emit) -> State:
    """Step 5 begins: those with dice that fit, or with a bonus due, are asked."""
    tell_left(state, emit)
    seats = asked(state)
    for seat in range(len(state.players)):
        why = reason(state, seat)
        if why is not None:
            emit(tell.BonusDue(seat, why) if seat in seats else tell.NoBonusLeft(seat, why), EVERYONE)
        elif seat not in seats:
            _tell_unused(state, seat, desk(state, seat, ()), emit)
    return state.then(MarkSheets(seats, ((),) * len(seats))) if seats else state


def asked(state: State) -> tuple[int, ...]:
    """Those with dice that fit, or with a bonus due that there is."""
    return tuple(seat for seat in range(len(state.players)) if prompt(state, seat, ()).moves)


# --- a line


def desk(state: State, seat: int, line: tuple[Move, ...]) -> MarkingState:
    """What a line has come to."""
    player = state.players[seat]
    due = reason(state, seat) is not None
    found = MarkingState(player.marks, () if due else uses(player), due)
    for move in line:
        found = _further(state, found, move)
    return found


def _further(state: State, before: MarkingState, move: Move) -> MarkingState:
    match move:
        case UseBonus(bonus):
            return before._replace(due=False, bonus=bonus)
        case Copy(owner):
            return before._replace(owner=owner, uses=state.players[owner].taken)
        case Mark(cell, None):
            return before._replace(marks=before.marks | 1 << cell, marked=True)
        case Mark(cell, Die() as die):
            dice = list(before.uses)
            dice.remove(die)
            return before._replace(marks=before.marks | 1 << cell, uses=tuple(dice))
    raise AssertionError(f"{move} is in no line")


def prompt(state: State, seat: int, line: tuple[Move, ...]) -> Prompt[Move]:
    """What may come next in a line."""
    now = desk(state, seat, line)
    if now.due:
        return _ask(seat, "bonus", tuple(BONUSES[bonus] for bonus in usable(state, seat)), may_end=False)
    plan = plan_of(state.printed.sheet)
    match now.bonus:
        case Bonus.MARK:
            cells = 0 if now.marked else plan.unmarked(now.marks)
            return _ask(seat, "bonus-mark", tuple(Mark(cell, None) for cell in cells_of(cells)))
        case Bonus.COPY if now.owner is None:
            return _ask(seat, "bonus-copy", tuple(COPIES[other] for other in state.holders(seat)), may_end=False)
    return _ask(seat, "mark", tuple(_marks(plan, now)))


def _ask(seat: int, ask: str, moves: tuple[Move, ...], *, may_end: bool = True) -> Prompt[Move]:
    return Prompt(seat, ask, moves, line=True, may_end=may_end)


def _marks(plan: Plan, now: MarkingState) -> Iterator[Mark]:
    """What the dice left may mark; equal dice are one."""
    for die in dict.fromkeys(now.uses):
        for cell in cells_of(plan.fits(die, now.marks)):
            yield Mark(cell, die)


def plans(state: State, seat: int) -> Iterator[tuple[Move, ...]]:
    """One line for each distinct result, lazily: which die marks a cell, and when, makes no difference."""
    plan, start = plan_of(state.printed.sheet), desk(state, seat, ())
    if not start.due:
        yield from _ways(plan, start.uses, start.marks)
        return
    copied: set[int] = set()
    for bonus in usable(state, seat):
        first = BONUSES[bonus]
        match bonus:
            case Bonus.MARK:
                yield (first,)
                for cell in cells_of(plan.unmarked(start.marks)):
                    yield first, Mark(cell, None)
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
    for seat, line in zip(frame.seats, frame.lines, strict=True):
        state = _settle_one(state, seat, line, emit)
        if bonus_of(line) is Bonus.RESERVE:
            takers.add(seat)
    frames = [GainCard(seat, bonus=True) for seat in state.clockwise() if seat in takers]
    return state.then(*frames)


def takers(state: State, seats: tuple[int, ...]) -> bool:
    """Whether these seats may be about to take a card of the reserve, each with a box used for it."""
    turns = list(state.clockwise())
    places = [turns.index(seat) for seat in seats]
    used = all(state.players[seat].gains < RESERVE_BOXES for seat in seats)
    return places == sorted(set(places)) and used and all(state.players[seat].reserve for seat in seats)


def bonus_of(line: tuple[Move, ...]) -> Bonus | None:
    """The bonus a line uses."""
    return line[0].bonus if line and isinstance(line[0], UseBonus) else None


def _settle_one(state: State, seat: int, line: tuple[Move, ...], emit: Emit) -> State:
    player, end = state.players[seat], desk(state, seat, line)
    match end.bonus:
        case Bonus.MARK if not end.marked:
            emit(tell.BonusForgone(seat), EVERYONE)
        case Bonus.COPY:
            assert end.owner is not None
            emit(tell.DiceCopied(seat, end.owner, told(state.players[end.owner].taken), mirror=False), EVERYONE)
            player = replace(player, copies=player.copies - 1)
        case Bonus.PILE:
            player = replace(player, piles=player.piles - 1)
        case Bonus.RESERVE:
            player = replace(player, gains=player.gains - 1)
    _tell_marks(state, seat, line, emit)
    _tell_unused(state, seat, end, emit)
    state = state.player(seat, replace(player, marks=end.marks))
    return piles.take_pile(state, seat, tell.Back.BONUS, emit) if end.bonus is Bonus.PILE else state


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
