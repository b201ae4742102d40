"""A line of step 5 on sheets A and B: what it has come to, and what may come next.

What a line has come to, its ``MarkingState``, follows from the position and the moves alone: no line needs another, and
nothing is rolled.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from twelvefold.core.game import Prompt
from twelvefold.core.rows import without
from twelvefold.games.queen.cards import DICE, Colour, Dice, Die
from twelvefold.games.queen.events import Due
from twelvefold.games.queen.moves import BONUSES, COPIES, Bonus, Copy, Mark, Move, UseBonus, marks_in
from twelvefold.games.queen.player import Player, grid_of
from twelvefold.games.queen.sheets.grid.plan import Plan, cells_of, plan_of
from twelvefold.games.queen.state import Reached, State


class MarkingState(NamedTuple):
    """What a line has come to."""

    marks: int
    uses: Dice
    """The dice, or halves of the Lady's, that are not used yet."""
    due: Due | None
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
    marks = grid_of(player)
    there = {
        Bonus.MARK: plan.unmarked(marks.cells),
        Bonus.COPY: marks.copies and state.holders(seat),
        Bonus.PILE: marks.piles and player.pile,
        Bonus.RESERVE: marks.gains and player.reserve,
    }
    return tuple(bonus for bonus, something in there.items() if something)


def reason(state: State, seat: int) -> Due | None:
    """Why a bonus is due, if one is: to players who could mark no cell at all in this round, and to the Philosopher."""
    player = state.players[seat]
    return _reason(player, grid_of(player).cells, uses(player), plan_of(state.printed.sheet))


def _reason(player: Player, marked: int, dice: Dice, plan: Plan) -> Due | None:
    if player.owed:
        return Due.PHILOSOPHER
    if player.able or any(plan.fits(die, marked) for die in dice):
        return None
    return Due.NOTHING_FITS if dice else Due.NO_DICE


def marking_state(state: State, seat: int, line: tuple[Move, ...]) -> MarkingState:
    """What a line has come to."""
    player = state.players[seat]
    marked, dice = grid_of(player).cells, uses(player)
    due = _reason(player, marked, dice, plan_of(state.printed.sheet))
    found = MarkingState(marked, dice if due is None else (), due)
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


def bonus_of(line: tuple[Move, ...]) -> Bonus | None:
    """The bonus a line uses."""
    return line[0].bonus if line and isinstance(line[0], UseBonus) else None
