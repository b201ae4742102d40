"""The moves that only sheets C and D know, and their notation.

value 7           mark the next cell of a value's row, or write it on the overflow track
roof b3           mark a roof
circle 1          mark a circle of the first bonus that has some; likewise square 1
use two-colours   use a bonus that was earned
pick 2            the second of the listed effects
without R10       the die that is not copied
turn 7            the Lady turns her die
"""

from __future__ import annotations

from dataclasses import dataclass

from twelvefold.core.errors import short
from twelvefold.games.queen.cards import DICE, SIDES, Die, die_text
from twelvefold.games.queen.sheets.areas.sheet import COLUMN_NAMES, MOST_BOXES, MOST_ROWS, Effect, Shape


@dataclass(frozen=True, slots=True)
class Value:
    face: int


@dataclass(frozen=True, slots=True)
class Roof:
    cell: str


@dataclass(frozen=True, slots=True)
class MarkBox:
    shape: Shape
    number: int


@dataclass(frozen=True, slots=True)
class Use:
    effect: Effect


@dataclass(frozen=True, slots=True)
class Pick:
    number: int


@dataclass(frozen=True, slots=True)
class Without:
    die: Die


@dataclass(frozen=True, slots=True)
class TurnTo:
    face: int


AreaMove = Value | Roof | MarkBox | Use | Pick | Without | TurnTo

_FACES = range(1, SIDES + 1)
VALUES = {face: Value(face) for face in _FACES}
TURNS = {face: TurnTo(face) for face in _FACES}
ROOFS = {name: Roof(name) for name in (f"{column}{row}" for row in range(1, MOST_ROWS + 1) for column in COLUMN_NAMES)}
BOXES = {(shape, number): MarkBox(shape, number) for shape in Shape for number in range(MOST_BOXES)}
USES = {effect: Use(effect) for effect in Effect}
PICKS = {number: Pick(number) for number in range(2 * MOST_BOXES)}
WITHOUT = {die: Without(die) for die in DICE.values() if die.colour is not None and die.face}


def format_area_move(move: object) -> str:
    """Format a move.

    >>> format_area_move(ROOFS["b3"])
    'roof b3'
    """
    match move:
        case Value(face):
            return f"value {face}"
        case Roof(cell):
            return f"roof {cell}"
        case MarkBox(Shape() as shape, int(number)):
            return f"{shape.value} {number + 1}"
        case Use(Effect() as effect):
            return f"use {effect.value}"
        case Pick(int(number)):
            return f"pick {number + 1}"
        case Without(Die() as die):
            return f"without {die_text(die)}"
        case TurnTo(face):
            return f"turn {face}"
    return short(move, 60)  # not a move: error messages still have to format it


AREA_MOVES: dict[str, AreaMove] = {
    format_area_move(move): move
    for table in (VALUES, ROOFS, BOXES, USES, PICKS, WITHOUT, TURNS)
    for move in table.values()
}
"""Return all of these moves by their notation."""
