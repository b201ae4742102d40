"""What may have to be done in step 5 on sheets C and D, one thing at a time, and what each bonus asks for."""

from __future__ import annotations

from dataclasses import dataclass

from twelvefold.games.queen.cards import Colour, Dice, sorted_dice
from twelvefold.games.queen.sheets.areas.ground import GIVEN, Ground, open_boxes
from twelvefold.games.queen.sheets.areas.sheet import AreaMarks, Effect, Effects, Shape

LEFT_OUT = 2
"""How many dice are not copied by the lesser of the two copying bonuses."""


@dataclass(frozen=True, slots=True)
class Faces:
    """Values of dice to be marked, all that can be."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Colours:
    """Colours of dice to be marked, all that can be."""

    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Judge:
    """Whether one die was taken, or nothing could be marked: looked at after values and colours."""


@dataclass(frozen=True, slots=True)
class AnyValue:
    """A value of one's choice; never on the overflow track."""


@dataclass(frozen=True, slots=True)
class AnyRoof:
    """A roof of one's choice, or of one colour."""

    colour: Colour | None


@dataclass(frozen=True, slots=True)
class ValueOrRoof:
    """One of either."""


@dataclass(frozen=True, slots=True)
class Boxes:
    """A circle or a square, and whether the repeatable bonus may be used instead."""

    circles: bool
    squares: bool
    repeatable: bool


@dataclass(frozen=True, slots=True)
class Lists:
    """One of the listed effects."""

    choices: tuple[Effects, ...]


@dataclass(frozen=True, slots=True)
class OrReserve:
    """An effect, or a card of the reserve instead."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class Then:
    """An effect that follows another one of the same choice."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose dice are copied, all but ``but`` of them."""

    but: int


@dataclass(frozen=True, slots=True)
class LeaveOut:
    """Which of the dice are not copied."""

    owner: int
    dice: Dice
    left: int


ChainStep = (
    Faces | Colours | Judge | AnyValue | AnyRoof | ValueOrRoof | Boxes | Lists | OrReserve | Then | Owner | LeaveOut
)

ASKS: dict[type, str] = {
    Faces: "overflow",
    Colours: "roof",
    AnyValue: "any-value",
    AnyRoof: "any-roof",
    ValueOrRoof: "value-or-roof",
    Boxes: "box",
    Lists: "pick",
    OrReserve: "or-reserve",
    Owner: "bonus-copy",
    LeaveOut: "without",
}
"""What a player is asked for each."""

_SIMPLE: dict[Effect, tuple[ChainStep, ...]] = {
    Effect.VALUE: (AnyValue(),),
    Effect.TWO_VALUES: (AnyValue(), AnyValue()),
    Effect.COLOUR: (AnyRoof(None),),
    Effect.TWO_COLOURS: (AnyRoof(None), AnyRoof(None)),
    Effect.VALUE_OR_COLOUR: (ValueOrRoof(),),
    Effect.VALUE_AND_COLOUR: (AnyValue(), AnyRoof(None)),
    Effect.SQUARE: (Boxes(circles=False, squares=True, repeatable=False),),
    Effect.CIRCLE_OR_SQUARE: (Boxes(circles=True, squares=True, repeatable=False),),
    Effect.COPY_ALL: (Owner(0),),
    Effect.COPY_BUT_TWO: (Owner(LEFT_OUT),),
    **{effect: (AnyRoof(colour),) for effect, colour in GIVEN.items()},
}


def marking(dice: Dice) -> tuple[ChainStep, ...]:
    """First all values of the dice, then all their colours."""
    faces = tuple(sorted(die.face for die in dice))
    return Faces(faces), Colours(tuple(die.colour for die in sorted_dice(dice) if die.colour is not None))


def steps_of(ground: Ground, areas: AreaMarks, effect: Effect) -> tuple[ChainStep, ...]:
    """What there is to choose for an effect."""
    if effect in _SIMPLE:
        return _SIMPLE[effect]
    sheet = ground.sheet
    if sheet.boxed:
        return (_boxes(ground, areas, effect),)
    lists = {Effect.ONE_DIE: sheet.one_die, Effect.NO_MARK: sheet.no_mark}
    return (Lists(tuple(dict.fromkeys(lists.get(effect, sheet.one_die + sheet.no_mark)))),)


def _boxes(ground: Ground, areas: AreaMarks, effect: Effect) -> Boxes:
    """Side D. One die: a circle while there is one, then a square; both conditions: the circle first (ruling)."""
    if effect is Effect.BY_PHILOSOPHER:
        return Boxes(circles=True, squares=True, repeatable=True)
    circles = effect is not Effect.NO_MARK and bool(open_boxes(ground, areas, Shape.CIRCLE))
    return Boxes(circles=circles, squares=not circles, repeatable=True)
