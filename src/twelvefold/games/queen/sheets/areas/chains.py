"""A line of step 5 on sheets C and D: all values, then all colours, then all bonuses earned, however long the chain.

What a line has come to, its *desk*, follows from the position and the moves alone. On top of the desk lie the steps of
what is being done; under them wait the bonuses earned, a multiset of which the player takes whichever comes next. What
leaves no choice is done without asking. A chain ends because everything but a choice marks a cell or spends a bonus.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from twelvefold.core.events import EVERYONE, Emit, ignore
from twelvefold.core.rows import without
from twelvefold.games.queen.cards import SIDES, Die
from twelvefold.games.queen.events import DiceCopied
from twelvefold.games.queen.moves import BONUSES, COPIES, Bonus, Copy, Move, UseBonus
from twelvefold.games.queen.phases.taking import told
from twelvefold.games.queen.sheets.areas import events as tell
from twelvefold.games.queen.sheets.areas.marks import (
    Areas,
    Effect,
    Effects,
    Shape,
    effects_in_order,
    fits_overflow,
    ground_of,
    mark_box,
    mark_roofs,
    open_boxes,
    row_open,
    write,
    write_value,
)
from twelvefold.games.queen.sheets.areas.moves import (
    BOXES,
    PICKS,
    ROOFS,
    USES,
    VALUES,
    WITHOUT,
    MarkBox,
    Pick,
    Roof,
    Use,
    Value,
    Without,
)
from twelvefold.games.queen.sheets.areas.steps import (
    AnyRoof,
    AnyValue,
    Boxes,
    ChainStep,
    Colours,
    Faces,
    Judge,
    LeaveOut,
    Lists,
    OrReserve,
    Owner,
    Then,
    ValueOrRoof,
    marking,
    steps_of,
)
from twelvefold.games.queen.sheets.grid.plan import cells_of
from twelvefold.games.queen.state import Player, State

OR_RESERVE = (Effect.PILE, Effect.COPY_BUT_TWO, Effect.COPY_ALL, Effect.VALUE_OR_COLOUR)
"""Under the base rules a card of the reserve may be taken instead of these."""
COPYING = frozenset((Effect.COPY_BUT_TWO, Effect.COPY_ALL))


class ChainState(NamedTuple):
    """Where a line stands. The next step comes first."""

    areas: Areas
    steps: tuple[ChainStep, ...]
    pending: Effects
    marked: bool = False
    """Whether anything was marked with dice, until that is judged."""
    pile: bool = False
    """Whether the discard pile is taken back."""
    gains: int = 0
    """How many cards are taken from the reserve."""

    def doing(self, *steps: ChainStep) -> ChainState:
        """The desk with the next step done, and these to do in its place."""
        return self._replace(steps=(*steps, *self.steps[1:]))


class ChainBuilder:
    """A line as it is built: it knows the position and the seat."""

    def __init__(self, state: State, seat: int, emit: Emit = ignore) -> None:
        self.state, self.seat, self.emit = state, seat, emit
        self.ground = ground_of(state.printed.sheet)
        self.sheet = self.ground.sheet
        self.player: Player = state.players[seat]
        self._moves: list[Move] = []
        self._desks: list[ChainState] = []
        """The longest line of late, and the desk before and after each of its moves."""

    def _tell(self, event: tell.AnyAreaEvent | DiceCopied) -> None:
        self.emit(event, EVERYONE)

    # --- begin, go on

    def begin(self) -> ChainState:
        """All that is to be done: the dice, then the bonuses."""
        steps = (*marking(self.player.taken + self.player.copied), Judge())
        return self._settled(ChainState(self.player.on_areas, steps, self.player.pending))

    def after(self, desk: ChainState, move: Move) -> ChainState:
        """The desk after a move that is offered, and after all that then leaves no choice."""
        return self._settled(self._further(desk, move))

    def played(self, line: tuple[Move, ...]) -> ChainState:
        """What a line has come to: told and worked out once, as long as lines only grow or shrink."""
        moves, desks = self._moves, self._desks
        same = next((place for place, (one, other) in enumerate(zip(line, moves, strict=False)) if one != other), None)
        if same is not None:  # another way is taken from here on
            del moves[same:], desks[same + 1 :]
        if not desks:
            desks.append(self.begin())
        for move in line[len(moves) :]:
            desks.append(self.after(desks[-1], move))
            moves.append(move)
        return desks[len(line)]

    def _settled(self, desk: ChainState) -> ChainState:
        """What leaves no choice is done."""
        while desk.steps or desk.pending:
            if desk.steps and isinstance(desk.steps[0], (Judge, Then)):
                desk = self._at_once(desk, desk.steps[0])
                continue
            desk = self._into_rows(desk)
            moves = self.moves(desk)
            if len(moves) > 1:
                break
            desk = self._further(desk, moves[0]) if moves else self._given_up(desk)
        return desk

    def _at_once(self, desk: ChainState, step: Judge | Then) -> ChainState:
        return self._judged(desk.doing()) if isinstance(step, Judge) else self._use(desk.doing(), step.effect)

    def _into_rows(self, desk: ChainState) -> ChainState:
        """Values with an open cell in their row go there: only on the overflow track does their order matter."""
        if not desk.steps or not isinstance(desk.steps[0], Faces):
            return desk
        for face in desk.steps[0].faces:
            if row_open(self.ground, desk.areas, face):
                desk = self._value(desk, face)
        return desk

    def _given_up(self, desk: ChainState) -> ChainState:
        """The next step has nothing to choose from: what is left of it is lost."""
        match desk.steps[0]:
            case Faces(faces) if faces:
                self._tell(tell.ValuesLost(self.seat, faces))
            case Colours(colours) if colours:
                self._tell(tell.ColoursLost(self.seat, colours))
        return desk.doing()

    def _judged(self, desk: ChainState) -> ChainState:
        """At most one of the two bonuses a round; the Philosopher's is then the only one."""
        alone = len(self.player.taken) == 1 or self.player.lady is not None
        nothing = not desk.marked and not self.player.able
        desk = desk._replace(marked=False)
        if self.player.owed:
            return self._earned(desk, (Effect.BY_PHILOSOPHER,))
        if alone and nothing:
            return self._earned(desk, (Effect.EITHER,))
        if alone or nothing:
            return self._earned(desk, (Effect.ONE_DIE if alone else Effect.NO_MARK,))
        return desk

    def _judging(self, desk: ChainState) -> bool:
        """Whether marks still count for that."""
        return any(isinstance(step, Judge) for step in desk.steps)

    def _earned(self, desk: ChainState, effects: Effects) -> ChainState:
        if not effects:
            return desk
        for effect in effects:
            self._tell(tell.BonusEarned(self.seat, effect))
        return desk._replace(pending=effects_in_order(desk.pending + effects))

    # --- what may come next

    def moves(self, desk: ChainState) -> tuple[Move, ...]:
        """The moves of the next step, or the bonuses that wait."""
        if not desk.steps:
            return tuple(USES[effect] for effect in dict.fromkeys(desk.pending))
        return tuple(_CHOICES[type(desk.steps[0])](self, desk, desk.steps[0]))

    def _faces(self, desk: ChainState, step: Faces) -> Iterator[Move]:
        return (VALUES[face] for face in dict.fromkeys(step.faces) if fits_overflow(self.ground, desk.areas, face))

    def _colours(self, desk: ChainState, step: Colours) -> Iterator[Move]:
        return self._open(desk, sum(self.ground.of_colour[colour] for colour in dict.fromkeys(step.colours)))

    def _open(self, desk: ChainState, cells: int) -> Iterator[Move]:
        return (ROOFS[self.ground.names[cell]] for cell in cells_of(cells & ~desk.areas.roofs))

    def _any_value(self, desk: ChainState, step: ChainStep) -> Iterator[Move]:
        return (VALUES[face] for face in range(1, SIDES + 1) if row_open(self.ground, desk.areas, face))

    def _any_roof(self, desk: ChainState, step: AnyRoof) -> Iterator[Move]:
        return self._open(desk, self.ground.all_roofs if step.colour is None else self.ground.of_colour[step.colour])

    def _value_or_roof(self, desk: ChainState, step: ChainStep) -> Iterator[Move]:
        yield from self._any_value(desk, step)
        yield from self._open(desk, self.ground.all_roofs)

    def _boxes(self, desk: ChainState, step: Boxes) -> Iterator[Move]:
        for shape, wanted in ((Shape.CIRCLE, step.circles), (Shape.SQUARE, step.squares)):
            for number in open_boxes(self.ground, desk.areas, shape) if wanted else ():
                yield BOXES[shape, number]
        if step.repeatable and self.sheet.repeatable is not None:
            yield USES[self.sheet.repeatable]

    def _lists(self, desk: ChainState, step: Lists) -> Iterator[Move]:
        """Ruling: with nobody to copy, copying is not offered."""
        return (PICKS[number] for number, effects in enumerate(step.choices) if not self._in_vain(effects))

    def _or_reserve(self, desk: ChainState, step: OrReserve) -> Iterator[Move]:
        if not self._in_vain((step.effect,)):
            yield USES[step.effect]
        yield BONUSES[Bonus.RESERVE]

    def _in_vain(self, effects: Effects) -> bool:
        """Whether these only copy dice, and no other player holds any."""
        return COPYING.issuperset(effects) and not self.state.holders(self.seat)

    def _owner(self, desk: ChainState, step: Owner) -> Iterator[Move]:
        return (COPIES[other] for other in self.state.holders(self.seat))

    def _leave_out(self, desk: ChainState, step: LeaveOut) -> Iterator[Move]:
        return (WITHOUT[die] for die in dict.fromkeys(step.dice))

    # --- what a move does

    def _further(self, desk: ChainState, move: Move) -> ChainState:
        step = desk.steps[0] if desk.steps else None
        match move, step:
            case Value(face), _:
                return self._value(desk, face)
            case Roof(name), _:
                return self._roof(desk, name)
            case MarkBox(shape, number), _:
                return self._box(desk, shape, number)
            case Pick(number), Lists(choices):
                return self._use(desk.doing(), *choices[number])
            case Use(effect), OrReserve():
                return self._do(desk.doing(), effect)
            case Use(effect), Boxes():
                return self._use(desk.doing(), effect)
            case Use(effect), None:
                return self._use(desk._replace(pending=without(desk.pending, effect)), effect)
            case UseBonus(), OrReserve(effect):
                self._tell(tell.ReserveInstead(self.seat, effect))
                return desk.doing()._replace(gains=desk.gains + 1)
            case Copy(owner), Owner(but):
                return self._copy(desk, owner, but)
            case Without(die), LeaveOut():
                return self._without(desk, step, die)
        raise AssertionError(f"{move} is in no line")

    def _value(self, desk: ChainState, face: int) -> ChainState:
        row, step = row_open(self.ground, desk.areas, face), desk.steps[0]
        areas, earned = write_value(self.ground, desk.areas, face)
        if row:
            self._tell(tell.ValueMarked(self.seat, face, areas.rows[face - 1], _by(step)))
        else:
            self._tell(tell.ValueWritten(self.seat, face, len(areas.overflow), _by(step)))
        more = (Faces(without(step.faces, face)),) if isinstance(step, Faces) else ()
        return self._earned(desk.doing(*more)._replace(areas=areas, marked=self._judging(desk)), earned)

    def _roof(self, desk: ChainState, name: str) -> ChainState:
        cell, step = self.ground.names.index(name), desk.steps[0]
        colour = self.ground.roofs[cell]
        areas, earned = mark_roofs(self.ground, desk.areas, 1 << cell)
        self._tell(tell.RoofMarked(self.seat, name, colour, _by(step)))
        more = (Colours(without(step.colours, colour)),) if isinstance(step, Colours) else ()
        return self._earned(desk.doing(*more)._replace(areas=areas, marked=self._judging(desk)), earned)

    def _box(self, desk: ChainState, shape: Shape, number: int) -> ChainState:
        """When all cells of one bonus are marked, it is used at once."""
        areas, earned = mark_box(self.ground, desk.areas, shape, number)
        self._tell(tell.BoxMarked(self.seat, shape, number + 1, self.sheet.boxes(shape)[number].effect))
        return self._use(desk.doing()._replace(areas=areas), *earned)

    def _copy(self, desk: ChainState, owner: int, but: int) -> ChainState:
        """Only dice physically taken. Ruling: all but two of two or fewer are none."""
        dice = self.state.players[owner].taken
        if but and len(dice) > but:
            return desk.doing(LeaveOut(owner, dice, but))
        if but:
            self._tell(tell.EffectVoid(self.seat, Effect.COPY_BUT_TWO))
            return desk.doing()
        self._tell(DiceCopied(self.seat, owner, told(dice), mirror=False))
        return desk.doing(*marking(dice))

    def _without(self, desk: ChainState, step: LeaveOut, die: Die) -> ChainState:
        dice = without(step.dice, die)
        if step.left > 1:
            return desk.doing(LeaveOut(step.owner, dice, step.left - 1))
        self._tell(DiceCopied(self.seat, step.owner, told(dice), mirror=False))
        return desk.doing(*marking(dice))

    # --- bonuses

    def _use(self, desk: ChainState, *effects: Effect) -> ChainState:
        """The first of these effects is done now, the others right after it, before anything else."""
        if not effects:
            return desk
        effect, *later = effects
        desk = desk._replace(steps=(*map(Then, later), *desk.steps))
        if effect in OR_RESERVE and len(self.player.reserve) > desk.gains:
            return desk._replace(steps=(OrReserve(effect), *desk.steps))
        return self._do(desk, effect)

    def _do(self, desk: ChainState, effect: Effect) -> ChainState:
        self._tell(tell.EffectUsed(self.seat, effect))
        track, room = desk.areas.overflow, len(desk.areas.overflow) < len(self.sheet.overflow)
        match effect:
            case Effect.REPEAT if track and room:
                return self._written(desk, track[-1])
            case Effect.ZERO if room:
                return self._written(desk, 0)
            case Effect.PILE if self.player.pile and not desk.pile:
                return desk._replace(pile=True)
            case Effect.REPEAT | Effect.ZERO | Effect.PILE:
                self._tell(tell.EffectVoid(self.seat, effect))
                return desk
        steps = steps_of(self.ground, desk.areas, effect)
        if not any(move for step in steps for move in _CHOICES[type(step)](self, desk, step)):
            self._tell(tell.EffectVoid(self.seat, effect))
        return desk._replace(steps=steps + desk.steps)

    def _written(self, desk: ChainState, face: int) -> ChainState:
        self._tell(tell.ValueWritten(self.seat, face, len(desk.areas.overflow) + 1, tell.By.BONUS))
        return desk._replace(areas=write(desk.areas, face))


def _by(step: ChainStep) -> tell.By:
    return tell.By.DIE if isinstance(step, (Faces, Colours)) else tell.By.BONUS


_CHOICES: dict[type, Callable[..., Iterator[Move]]] = {
    Faces: ChainBuilder._faces,
    Colours: ChainBuilder._colours,
    AnyValue: ChainBuilder._any_value,
    AnyRoof: ChainBuilder._any_roof,
    ValueOrRoof: ChainBuilder._value_or_roof,
    Boxes: ChainBuilder._boxes,
    Lists: ChainBuilder._lists,
    OrReserve: ChainBuilder._or_reserve,
    Owner: ChainBuilder._owner,
    LeaveOut: ChainBuilder._leave_out,
}
"""What may be chosen, step by step."""
