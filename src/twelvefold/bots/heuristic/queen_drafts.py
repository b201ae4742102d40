"""Sheets C and D of Queen of 12: a greedy estimate of what a round yields.

It takes the best next mark each time, which is fast enough to evaluate many possible rounds. The real line of step 5
is built with a beam search (``queen_areas_strategy.py``).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

from twelvefold.bots.heuristic.queen_areas import AreaOutlook
from twelvefold.bots.heuristic.queen_hand import Holdings
from twelvefold.games.queen.cards import GAMBLER_MARKS, SIDES, Cards, Character, Dice
from twelvefold.games.queen.sheets.areas.chains import OR_RESERVE
from twelvefold.games.queen.sheets.areas.ground import (
    fits_overflow,
    last_cells,
    mark_box,
    mark_roofs,
    mark_value,
    open_boxes,
    row_open,
    write,
    write_value,
)
from twelvefold.games.queen.sheets.areas.kind import ALCHEMIST_MARKS
from twelvefold.games.queen.sheets.areas.sheet import BOXES, AreaMarks, Effect, Effects, Shape
from twelvefold.games.queen.sheets.areas.steps import (
    AnyRoof,
    AnyValue,
    Boxes,
    ChainStep,
    Lists,
    Owner,
    ValueOrRoof,
    steps_of,
)

Others = tuple[tuple[int, Dice], ...]
"""The dice of other seats that could be copied."""


class Draft(NamedTuple):
    """A player's marks, cards and pending bonuses during the estimate of a round."""

    areas: AreaMarks
    hold: Holdings
    pending: Effects = ()

    def earn(self, areas: AreaMarks, earned: Effects) -> Draft:
        """Return the draft with new marks and the bonuses they earn."""
        return Draft(areas, self.hold, self.pending + earned)


class Round(NamedTuple):
    """The facts that decide the bonuses of a round, besides the marks made with dice."""

    able: bool
    """Whether a card gave a mark."""
    alone: bool
    """Whether exactly one die was taken."""
    owed: bool
    """Whether the Philosopher gives a bonus."""
    others: Others
    """The dice that could be copied."""


class Drafting:
    """Estimates rounds. ``worth`` evaluates cards, ``best_gain`` takes the best card of the reserve."""

    def __init__(
        self, look: AreaOutlook, worth: Callable[[Holdings], float], best_gain: Callable[[Holdings], Holdings]
    ) -> None:
        self.look, self.ground = look, look.ground
        self._worth, self._best_gain = worth, best_gain

    def total(self, draft: Draft) -> float:
        """Return the value of a draft: marks, cards and pending bonuses."""
        return self.look.worth(draft.areas) + self._worth(draft.hold) + self.look.pending(draft.pending)

    # --- cards that mark

    def acted(self, draft: Draft, standing: Cards) -> tuple[Draft, bool]:
        """Apply the cards that mark, except the Oracle, and return whether any card gives a mark."""
        before = draft
        for card in standing:
            match card:
                case Character.ALCHEMIST:
                    draft = self._steps(draft, (AnyValue(),) * ALCHEMIST_MARKS, ())
                case Character.GAMBLER:
                    draft = self._steps(draft, (AnyRoof(None),) * GAMBLER_MARKS, ())
                case Character.GENERAL:
                    faces, roofs = last_cells(self.ground, draft.areas)
                    for face in faces:
                        draft = draft.earn(*mark_value(self.ground, draft.areas, face))
                    draft = draft.earn(*mark_roofs(self.ground, draft.areas, roofs))
        oracle = Character.ORACLE in standing and self.look.best_value(draft.areas)[1] > 0
        return draft, oracle or draft.areas != before.areas

    def best_oracle(self, draft: Draft) -> float:
        """Return the gain of naming the value that is the best next mark."""
        _, face = self.look.best_value(draft.areas)
        return self.oracle(draft, face) - self.total(draft) if face else 0.0

    def oracle(self, draft: Draft, face: int) -> float:
        """Return the value after naming a value, averaged over the die."""
        named = draft.earn(*mark_value(self.ground, draft.areas, face))
        total = 0.0
        for rolled in range(1, SIDES + 1):
            after, same = named, rolled == face
            if row_open(self.ground, named.areas, rolled) or fits_overflow(self.ground, named.areas, rolled):
                after = after.earn(*write_value(self.ground, after.areas, rolled))
            while same and row_open(self.ground, after.areas, rolled):
                after = after.earn(*mark_value(self.ground, after.areas, rolled))
            total += self.total(after)
        return total / SIDES

    # --- dice and bonuses

    def marked(self, draft: Draft, dice: Dice, this: Round) -> float:
        """Return the value after marking the dice and using all bonuses in turn."""
        areas, earned = self.look.with_dice(draft.areas, dice)
        nothing = not this.able and areas == draft.areas
        draft = draft.earn(areas, earned)
        due: Effects = ()
        if this.owed:
            due = (Effect.BY_PHILOSOPHER,)
        elif this.alone or nothing:
            due = (Effect.EITHER if this.alone and nothing else Effect.ONE_DIE if this.alone else Effect.NO_MARK,)
        draft = draft._replace(pending=draft.pending + due)
        while draft.pending:
            effect, *later = draft.pending
            draft = self._used(draft._replace(pending=tuple(later)), effect, this.others)
        return self.total(draft)

    def _used(self, draft: Draft, effect: Effect, others: Others) -> Draft:
        """Use a bonus in the best way; under the base rules possibly for a card of the reserve instead."""
        after = self._apply(draft, effect, others)
        if effect in OR_RESERVE and draft.hold.reserve:
            return max(after, draft._replace(hold=self._best_gain(draft.hold)), key=self.total)
        return after

    def _apply(self, draft: Draft, effect: Effect, others: Others) -> Draft:
        track, room = draft.areas.overflow, len(draft.areas.overflow) < len(self.ground.sheet.overflow)
        match effect:
            case Effect.PILE:
                return draft._replace(hold=draft.hold.pile_back())
            case Effect.REPEAT:
                return draft._replace(areas=write(draft.areas, track[-1])) if track and room else draft
            case Effect.ZERO:
                return draft._replace(areas=write(draft.areas, 0)) if room else draft
        return self._steps(draft, steps_of(self.ground, draft.areas, effect), others)

    def _steps(self, draft: Draft, steps: tuple[ChainStep, ...], others: Others) -> Draft:
        for step in steps:
            draft = self._step(draft, step, others)
        return draft

    def _step(self, draft: Draft, step: ChainStep, others: Others) -> Draft:
        areas = draft.areas
        match step:
            case AnyValue():
                return self._value(draft)
            case AnyRoof(colour):
                return self._roof(draft, self.ground.of_colour[colour] if colour else self.ground.all_roofs)
            case ValueOrRoof():
                by_value = self.look.best_value(areas)[0] >= self.look.best_roof(areas, self.ground.all_roofs)[0]
                return self._value(draft) if by_value else self._roof(draft, self.ground.all_roofs)
            case Lists(choices):
                return max([self._all(draft, effects, others) for effects in choices], key=self.total)
            case Boxes():
                return self._box(draft, step, others)
            case Owner(but):
                ways = [self._copied(draft, some) for _, dice in others for some in _all_but(dice, but)]
                return max(ways, key=self.total, default=draft)
        raise AssertionError(f"no bonus has {step}")

    def _all(self, draft: Draft, effects: Effects, others: Others) -> Draft:
        for effect in effects:
            draft = self._used(draft, effect, others)
        return draft

    def _at_once(self, draft: Draft, effects: Effects, others: Others) -> Draft:
        """Use the bonuses of boxes. One that gives another box stays pending, to limit the search."""
        if any(effect in BOXES for effect in effects):
            return draft.earn(draft.areas, effects)
        return self._all(draft, effects, others)

    def _value(self, draft: Draft) -> Draft:
        _, face = self.look.best_value(draft.areas)
        return draft.earn(*mark_value(self.ground, draft.areas, face)) if face else draft

    def _roof(self, draft: Draft, cells: int) -> Draft:
        _, cell = self.look.best_roof(draft.areas, cells)
        return draft.earn(*mark_roofs(self.ground, draft.areas, 1 << cell)) if cell >= 0 else draft

    def _copied(self, draft: Draft, dice: Dice) -> Draft:
        return draft.earn(*self.look.with_dice(draft.areas, dice))

    def _box(self, draft: Draft, step: Boxes, others: Others) -> Draft:
        """Mark the best circle or square, or use the repeatable bonus. Completed bonuses are used at once."""
        ways = []
        for shape, wanted in ((Shape.CIRCLE, step.circles), (Shape.SQUARE, step.squares)):
            for number in open_boxes(self.ground, draft.areas, shape) if wanted else ():
                areas, earned = mark_box(self.ground, draft.areas, shape, number)
                ways.append(self._at_once(draft._replace(areas=areas), earned, others))
        again = self.ground.sheet.repeatable
        if step.repeatable and again is not None:
            ways.append(self._used(draft, again, others))
        return max(ways, key=self.total, default=draft)


def _all_but(dice: Dice, but: int) -> set[Dice]:
    """Return all sets of dice that leave out a number of them."""
    return set(combinations(dice, len(dice) - but)) if len(dice) > but else set()
