"""A line of step 5 on sheets C and D: all values, then all colours, then all bonuses earned, however long the chain.

What a line has come to, its ``ChainState``, follows from the position and the moves alone. Its steps are done first;
then the bonuses earned are used, in the order that the player chooses. What leaves no choice is done without asking. A
chain ends because everything but a choice marks a cell or spends a bonus.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from twelvefold.core.events import EVERYONE, Emit, ignore
from twelvefold.core.rows import without
from twelvefold.core.values import replace
from twelvefold.games.queen.cards import SIDES, Die
from twelvefold.games.queen.events import DiceCopied, told
from twelvefold.games.queen.moves import (
    BONUSES,
    BOXES,
    COPIES,
    PICKS,
    ROOFS,
    USES,
    VALUES,
    WITHOUT,
    Bonus,
    Copy,
    MarkBox,
    Move,
    Pick,
    Roof,
    Use,
    UseBonus,
    Value,
    Without,
)
from twelvefold.games.queen.player import Player, areas_of
from twelvefold.games.queen.sheets.areas import events as tell
from twelvefold.games.queen.sheets.areas.ground import (
    fits_overflow,
    ground_of,
    mark_box,
    mark_roofs,
    open_boxes,
    row_open,
    write,
    write_value,
)
from twelvefold.games.queen.sheets.areas.sheet import AreaMarks, Effect, Effects, Shape, effects_in_order
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
from twelvefold.games.queen.state import State

OR_RESERVE = (Effect.PILE, Effect.COPY_BUT_TWO, Effect.COPY_ALL, Effect.VALUE_OR_COLOUR)
"""Under the base rules a card of the reserve may be taken instead of these."""
COPYING = frozenset((Effect.COPY_BUT_TWO, Effect.COPY_ALL))


@dataclass(frozen=True, slots=True)
class ChainState:
    """What a line has come to. The next step is the first of ``steps``."""

    areas: AreaMarks
    steps: tuple[ChainStep, ...]
    pending: Effects
    marked: bool = False
    """Whether anything was marked with dice, until that is judged."""
    pile: bool = False
    """Whether the discard pile is taken back."""
    gains: int = 0
    """How many cards are taken from the reserve."""
    moves: tuple[Move, ...] = field(default=(), compare=False, repr=False)
    """What may come next: it follows from the rest, and is found when all that leaves no choice is done."""

    def doing(self, *steps: ChainStep) -> ChainState:
        """The chain with these steps in place of the next one."""
        return replace(self, steps=(*steps, *self.steps[1:]))


class ChainBuilder:
    """A line as it is built: it knows the position and the seat."""

    def __init__(self, state: State, seat: int, emit: Emit = ignore) -> None:
        self.state, self.seat, self.emit = state, seat, emit
        self.ground = ground_of(state.printed.sheet)
        self.sheet = self.ground.sheet
        self.player: Player = state.players[seat]

    def _tell(self, event: tell.AnyAreaEvent | DiceCopied) -> None:
        self.emit(event, EVERYONE)

    # --- begin, go on

    def begin(self) -> ChainState:
        """All that is to be done: the dice, then the bonuses."""
        steps = (*marking(self.player.taken + self.player.copied), Judge())
        return self._settled(ChainState(areas_of(self.player), steps, self.player.pending))

    def after(self, chain: ChainState, move: Move) -> ChainState:
        """The chain after one of its moves, up to the next choice."""
        return self._settled(self._further(chain, move))

    def played(self, line: tuple[Move, ...]) -> ChainState:
        """What a line has come to, from its beginning."""
        chain = self.begin()
        for move in line:
            chain = self.after(chain, move)
        return chain

    def _settled(self, chain: ChainState) -> ChainState:
        """What leaves no choice is done."""
        while chain.steps or chain.pending:
            if chain.steps and isinstance(chain.steps[0], (Judge, Then)):
                chain = self._at_once(chain, chain.steps[0])
                continue
            chain = self._into_rows(chain)
            moves = self._choices(chain)
            if len(moves) > 1:
                return replace(chain, moves=moves)
            chain = self._further(chain, moves[0]) if moves else self._given_up(chain)
        return replace(chain, moves=())

    def _at_once(self, chain: ChainState, step: Judge | Then) -> ChainState:
        return self._judged(chain.doing()) if isinstance(step, Judge) else self._use(chain.doing(), step.effect)

    def _into_rows(self, chain: ChainState) -> ChainState:
        """Values with an open cell in their row go there: only on the overflow track does their order matter."""
        if not chain.steps or not isinstance(chain.steps[0], Faces):
            return chain
        for face in chain.steps[0].faces:
            if row_open(self.ground, chain.areas, face):
                chain = self._value(chain, face)
        return chain

    def _given_up(self, chain: ChainState) -> ChainState:
        """The next step has nothing to choose from: what is left of it is lost."""
        match chain.steps[0]:
            case Faces(faces) if faces:
                self._tell(tell.ValuesLost(self.seat, faces))
            case Colours(colours) if colours:
                self._tell(tell.ColoursLost(self.seat, colours))
        return chain.doing()

    def _judged(self, chain: ChainState) -> ChainState:
        """At most one of the two bonuses a round; the Philosopher's is then the only one."""
        alone = len(self.player.taken) == 1 or self.player.lady is not None
        nothing = not chain.marked and not self.player.able
        chain = replace(chain, marked=False)
        if self.player.owed:
            return self._earned(chain, (Effect.BY_PHILOSOPHER,))
        if alone and nothing:
            return self._earned(chain, (Effect.EITHER,))
        if alone or nothing:
            return self._earned(chain, (Effect.ONE_DIE if alone else Effect.NO_MARK,))
        return chain

    def _earned(self, chain: ChainState, effects: Effects) -> ChainState:
        if not effects:
            return chain
        for effect in effects:
            self._tell(tell.BonusEarned(self.seat, effect))
        return replace(chain, pending=effects_in_order(chain.pending + effects))

    # --- what may come next

    def _choices(self, chain: ChainState) -> tuple[Move, ...]:
        """The moves of the next step, or the bonuses that wait."""
        if not chain.steps:
            return tuple(USES[effect] for effect in dict.fromkeys(chain.pending))
        return tuple(_CHOICES[type(chain.steps[0])](self, chain, chain.steps[0]))

    def _faces(self, chain: ChainState, step: Faces) -> Iterator[Move]:
        return (VALUES[face] for face in dict.fromkeys(step.faces) if fits_overflow(self.ground, chain.areas, face))

    def _colours(self, chain: ChainState, step: Colours) -> Iterator[Move]:
        return self._open(chain, sum(self.ground.of_colour[colour] for colour in dict.fromkeys(step.colours)))

    def _open(self, chain: ChainState, cells: int) -> Iterator[Move]:
        return (ROOFS[self.ground.names[cell]] for cell in cells_of(cells & ~chain.areas.roofs))

    def _any_value(self, chain: ChainState, step: ChainStep) -> Iterator[Move]:
        return (VALUES[face] for face in range(1, SIDES + 1) if row_open(self.ground, chain.areas, face))

    def _any_roof(self, chain: ChainState, step: AnyRoof) -> Iterator[Move]:
        return self._open(chain, self.ground.all_roofs if step.colour is None else self.ground.of_colour[step.colour])

    def _value_or_roof(self, chain: ChainState, step: ChainStep) -> Iterator[Move]:
        yield from self._any_value(chain, step)
        yield from self._open(chain, self.ground.all_roofs)

    def _boxes(self, chain: ChainState, step: Boxes) -> Iterator[Move]:
        for shape, wanted in ((Shape.CIRCLE, step.circles), (Shape.SQUARE, step.squares)):
            for number in open_boxes(self.ground, chain.areas, shape) if wanted else ():
                yield BOXES[shape, number]
        if step.repeatable and self.sheet.repeatable is not None:
            yield USES[self.sheet.repeatable]

    def _lists(self, chain: ChainState, step: Lists) -> Iterator[Move]:
        """Ruling: with nobody to copy, copying is not offered."""
        return (PICKS[number] for number, effects in enumerate(step.choices) if not self._in_vain(effects))

    def _or_reserve(self, chain: ChainState, step: OrReserve) -> Iterator[Move]:
        if not self._in_vain((step.effect,)):
            yield USES[step.effect]
        yield BONUSES[Bonus.RESERVE]

    def _in_vain(self, effects: Effects) -> bool:
        """Whether these only copy dice, and no other player holds any. Version 1 offered them all the same."""
        return COPYING.issuperset(effects) and not self.state.holders(self.seat) and self.state.rules > 1

    def _owner(self, chain: ChainState, step: Owner) -> Iterator[Move]:
        return (COPIES[other] for other in self.state.holders(self.seat))

    def _leave_out(self, chain: ChainState, step: LeaveOut) -> Iterator[Move]:
        return (WITHOUT[die] for die in dict.fromkeys(step.dice))

    # --- what a move does

    def _further(self, chain: ChainState, move: Move) -> ChainState:
        step = chain.steps[0] if chain.steps else None
        match move, step:
            case Value(face), _:
                return self._value(chain, face)
            case Roof(name), _:
                return self._roof(chain, name)
            case MarkBox(shape, number), _:
                return self._box(chain, shape, number)
            case Pick(number), Lists(choices):
                return self._use(chain.doing(), *choices[number])
            case Use(effect), OrReserve():
                return self._do(chain.doing(), effect)
            case Use(effect), Boxes():
                return self._use(chain.doing(), effect)
            case Use(effect), None:
                return self._use(replace(chain, pending=without(chain.pending, effect)), effect)
            case UseBonus(), OrReserve(effect):
                self._tell(tell.ReserveInstead(self.seat, effect))
                return replace(chain.doing(), gains=chain.gains + 1)
            case Copy(owner), Owner(but):
                return self._copy(chain, owner, but)
            case Without(die), LeaveOut():
                return self._without(chain, step, die)
        raise AssertionError(f"{move} is in no line")

    def _value(self, chain: ChainState, face: int) -> ChainState:
        row, step = row_open(self.ground, chain.areas, face), chain.steps[0]
        areas, earned = write_value(self.ground, chain.areas, face)
        if row:
            self._tell(tell.ValueMarked(self.seat, face, areas.rows[face - 1], _by(step)))
        else:
            self._tell(tell.ValueWritten(self.seat, face, len(areas.overflow), _by(step)))
        more = (Faces(without(step.faces, face)),) if isinstance(step, Faces) else ()
        return self._marked(chain, more, areas, earned)

    def _roof(self, chain: ChainState, name: str) -> ChainState:
        cell, step = self.ground.names.index(name), chain.steps[0]
        colour = self.ground.roofs[cell]
        areas, earned = mark_roofs(self.ground, chain.areas, 1 << cell)
        self._tell(tell.RoofMarked(self.seat, name, colour, _by(step)))
        more = (Colours(without(step.colours, colour)),) if isinstance(step, Colours) else ()
        return self._marked(chain, more, areas, earned)

    def _marked(self, chain: ChainState, more: tuple[ChainStep, ...], areas: AreaMarks, earned: Effects) -> ChainState:
        """What is left of the step is done next; what the mark earned waits."""
        judging = any(isinstance(step, Judge) for step in chain.steps)  # marks still count for that
        return self._earned(replace(chain, steps=(*more, *chain.steps[1:]), areas=areas, marked=judging), earned)

    def _box(self, chain: ChainState, shape: Shape, number: int) -> ChainState:
        """When all cells of one bonus are marked, it is used at once."""
        areas, earned = mark_box(self.ground, chain.areas, shape, number)
        self._tell(tell.BoxMarked(self.seat, shape, number + 1, self.sheet.boxes(shape)[number].effect))
        return self._use(replace(chain.doing(), areas=areas), *earned)

    def _copy(self, chain: ChainState, owner: int, but: int) -> ChainState:
        """Only dice physically taken. Ruling: all but two of two or fewer are none."""
        dice = self.state.players[owner].taken
        if but and len(dice) > but:
            return chain.doing(LeaveOut(owner, dice, but))
        if but:
            self._tell(tell.EffectVoid(self.seat, Effect.COPY_BUT_TWO))
            return chain.doing()
        self._tell(DiceCopied(self.seat, owner, told(dice), mirror=False))
        return chain.doing(*marking(dice))

    def _without(self, chain: ChainState, step: LeaveOut, die: Die) -> ChainState:
        dice = without(step.dice, die)
        if step.left > 1:
            return chain.doing(LeaveOut(step.owner, dice, step.left - 1))
        self._tell(DiceCopied(self.seat, step.owner, told(dice), mirror=False))
        return chain.doing(*marking(dice))

    # --- bonuses

    def _use(self, chain: ChainState, *effects: Effect) -> ChainState:
        """The first of these effects is done now, the others right after it, before anything else."""
        if not effects:
            return chain
        effect, *later = effects
        chain = replace(chain, steps=(*map(Then, later), *chain.steps))
        if effect in OR_RESERVE and len(self.player.reserve) > chain.gains:
            return replace(chain, steps=(OrReserve(effect), *chain.steps))
        return self._do(chain, effect)

    def _do(self, chain: ChainState, effect: Effect) -> ChainState:
        self._tell(tell.EffectUsed(self.seat, effect))
        track, room = chain.areas.overflow, len(chain.areas.overflow) < len(self.sheet.overflow)
        match effect:
            case Effect.REPEAT if track and room:
                return self._written(chain, track[-1])
            case Effect.ZERO if room:
                return self._written(chain, 0)
            case Effect.PILE if self.player.pile and not chain.pile:
                return replace(chain, pile=True)
            case Effect.REPEAT | Effect.ZERO | Effect.PILE:
                self._tell(tell.EffectVoid(self.seat, effect))
                return chain
        steps = steps_of(self.ground, chain.areas, effect)
        if not any(move for step in steps for move in _CHOICES[type(step)](self, chain, step)):
            self._tell(tell.EffectVoid(self.seat, effect))
        return replace(chain, steps=steps + chain.steps)

    def _written(self, chain: ChainState, face: int) -> ChainState:
        self._tell(tell.ValueWritten(self.seat, face, len(chain.areas.overflow) + 1, tell.By.BONUS))
        return replace(chain, areas=write(chain.areas, face))


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
