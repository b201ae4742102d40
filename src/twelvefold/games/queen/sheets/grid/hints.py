"""Computes the hints for a sheet A or B."""

from __future__ import annotations

from twelvefold.games.queen.cards import Dice, copy_boxes
from twelvefold.games.queen.moves import Bonus
from twelvefold.games.queen.player import Player, grid_of
from twelvefold.games.queen.sheets.grid.lines import MarkingState, usable
from twelvefold.games.queen.sheets.grid.plan import Plan, cells_of, plan_of
from twelvefold.games.queen.sheets.grid.scoring import full_lines, line_points, race_open, score
from twelvefold.games.queen.sheets.hints import CopyOffer, HalvesRead, Hint, Names, Offer
from twelvefold.games.queen.state import MarkByCard, Reached, State


def read_halves(state: State, seat: int, reached: Reached | None, own: bool) -> HalvesRead:
    """A seat's sheet; with a line, as far as that has come. Hints are for its owner alone."""
    player, plan = state.players[seat], plan_of(state.printed.sheet)
    now = MarkingState(grid_of(player).cells, (), None) if reached is None else reached.line_state
    found, points = score(state, seat), line_points(plan, now.marks)
    marking = own and (_by_card(state, seat) or (reached is not None and not now.due))
    return HalvesRead(
        marked=_names(plan, now.marks),
        fresh=_names(plan, now.marks & ~grid_of(player).cells),
        lines=tuple((line.name, worth) for line, worth in zip(plan.lines, points, strict=True)),
        full=full_lines(plan, now.marks),
        points=sum(points),
        brings=sum(points) - found.halves,
        first=found.first,
        cards=found.cards,
        total=sum(points) + found.first + found.cards,
        dice=now.uses,
        hints=_hints(plan, now.marks, race_open(state)) if marking else (),
        offers=_offers(state, seat) if now.due else (),
    )


def _names(plan: Plan, marks: int) -> Names:
    return tuple([plan.names[cell] for cell in cells_of(marks)])


def _by_card(state: State, seat: int) -> bool:
    frame = state.agenda[-1]
    return isinstance(frame, MarkByCard) and frame.seat == seat


def _hints(plan: Plan, marks: int, race: bool) -> tuple[Hint, ...]:
    before, filled = line_points(plan, marks), full_lines(plan, marks)
    return tuple(_hint(plan, marks, cell, before, filled, race) for cell in cells_of(plan.unmarked(marks)))


def _hint(plan: Plan, marks: int, cell: int, before: tuple[int, ...], filled: Names, race: bool) -> Hint:
    after = marks | 1 << cell
    worth = line_points(plan, after)
    costs = tuple(line.name for line, old, new in zip(plan.lines, before, worth, strict=True) if new < old)
    fills = tuple(name for name in full_lines(plan, after) if name not in filled)
    return Hint(plan.names[cell], sum(worth) - sum(before), costs, fills, race and bool(fills) and not filled)


def _offers(state: State, seat: int) -> tuple[Offer, ...]:
    """All bonuses of this game, those that have nothing to give, too; alone there is nobody to copy, ever."""
    player, plan, there = state.players[seat], plan_of(state.printed.sheet), usable(state, seat)
    copies = tuple(_copy(plan, player, state.players[other].taken, other) for other in state.holders(seat))
    marks = grid_of(player)
    everywhere = _names(plan, plan.unmarked(marks.cells))
    copying = Offer(Bonus.COPY, marks.copies, (), (), copies if Bonus.COPY in there else ())
    return (
        Offer(Bonus.MARK, None, everywhere, (), ()),
        *([copying] if copy_boxes(len(state.players)) else []),
        Offer(Bonus.PILE, marks.piles, (), player.pile if Bonus.PILE in there else (), ()),
        Offer(Bonus.RESERVE, marks.gains, (), player.reserve if Bonus.RESERVE in there else (), ()),
    )


def _copy(plan: Plan, player: Player, dice: Dice, owner: int) -> CopyOffer:
    cells = 0
    for die in dice:
        cells |= plan.fits(die, grid_of(player).cells)
    return CopyOffer(owner, dice, _names(plan, cells))
