"""The moves of Queen of 12, and their notation.

play knight       choose a card for this round (in a duel: lay one of two)
take m R10        take a die from the mountains (m) or the jungle (j)
put lady          the Parasite puts a card of one's own into the reserve
mark c3 R10       mark a cell with a die
mark c3           mark a cell by a card or a bonus
leave             a card marks nothing more
line c, line r2   the Oracle chooses a column (a to j) or a row (l1 to l5, r1 to r5)
copy 2            copy the dice of that seat
bonus mark        use a bonus: mark, copy, pile or reserve
gain golem        take a card from the reserve

On sheets C and D also:

value 7           mark the next cell of a value's row, or write it on the overflow track
roof b3           mark a roof
circle 1          mark a circle of the first bonus that has some; likewise square 1
use two-colours   use a bonus that was earned
pick 2            the second of the listed effects
without R10       the die that is not copied
turn 7            the Lady turns her die
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import partial

from twelvefold.core.errors import BadNotation, Reason, short
from twelvefold.games.queen.cards import DICE, FACTS, RENAMED, SEATS, SIDES, Character, Die, Tray, die_text
from twelvefold.games.queen.sheets.areas.sheet import COLUMN_NAMES, MOST_BOXES, MOST_ROWS, Effect, Shape
from twelvefold.games.queen.sheets.grid.sheet import CELL_NAMES, CELL_NUMBERS, LINE_NAMES

BAD_MOVE = Reason(
    "queen-bad-move",
    "{text} is not a move; write one of: play CHARACTER, take TRAY DIE, put CHARACTER, mark CELL, mark CELL DIE, "
    "leave, line LINE, copy SEAT, bonus BONUS, gain CHARACTER; on sheets C and D also value FACE, roof CELL, "
    "circle NUMBER, square NUMBER, use BONUS, pick NUMBER, without DIE, turn FACE",
)
BAD_CHARACTER = Reason("queen-bad-character", "{text} is not a character; the characters are {allowed}")


class Bonus(Enum):
    """The four bonuses."""

    MARK = "mark"
    COPY = "copy"
    PILE = "pile"
    RESERVE = "reserve"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Play:
    card: Character


@dataclass(frozen=True, slots=True)
class TakeDie:
    tray: Tray
    die: Die


@dataclass(frozen=True, slots=True)
class Put:
    card: Character


@dataclass(frozen=True, slots=True)
class Mark:
    cell: int
    die: Die | None


@dataclass(frozen=True, slots=True)
class Leave:
    pass


@dataclass(frozen=True, slots=True)
class ChooseLine:
    line: str


@dataclass(frozen=True, slots=True)
class Copy:
    seat: int


@dataclass(frozen=True, slots=True)
class UseBonus:
    bonus: Bonus


@dataclass(frozen=True, slots=True)
class Gain:
    card: Character


# --- on sheets C and D


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
Move = Play | TakeDie | Put | Mark | Leave | ChooseLine | Copy | UseBonus | Gain | AreaMove

PLAYS = {card: Play(card) for card in Character}
PUTS = {card: Put(card) for card in Character}
GAINS = {card: Gain(card) for card in Character}
LEAVE = Leave()
LINES = {line: ChooseLine(line) for line in LINE_NAMES}
BONUSES = {bonus: UseBonus(bonus) for bonus in Bonus}
COPIES = {seat: Copy(seat) for seat in range(SEATS.stop - 1)}
MARKS = tuple(Mark(cell, None) for cell in range(len(CELL_NAMES)))
"""Those without a die, by cell."""
VALUES = {face: Value(face) for face in range(1, SIDES + 1)}
TURNS = {face: TurnTo(face) for face in range(1, SIDES + 1)}
ROOFS = {name: Roof(name) for name in (f"{column}{row}" for row in range(1, MOST_ROWS + 1) for column in COLUMN_NAMES)}
BOXES = {(shape, number): MarkBox(shape, number) for shape in Shape for number in range(MOST_BOXES)}
USES = {effect: Use(effect) for effect in Effect}
PICKS = {number: Pick(number) for number in range(2 * MOST_BOXES)}
WITHOUT = {die: Without(die) for die in DICE.values() if die.colour is not None and die.face}

_BY_NAME = {card.name.lower(): card for card in Character} | {FACTS[c].code.lower(): c for c in Character}
_BY_NAME |= {before: _BY_NAME[now] for before, now in RENAMED.items()}
_BY_DIE = {die_text(die): die for die in DICE.values()}
_BY_TRAY = {tray.value: tray for tray in Tray}


def marks_in(cells: int) -> tuple[Mark, ...]:
    """Those in a set of cells, in order."""
    return tuple([mark for mark in MARKS if cells >> mark.cell & 1])


def parse_character(text: str) -> Character:
    """A character from its name or its two letters.

    >>> parse_character("Jg") is parse_character("Jungle Guardian") is Character.JUNGLE_GUARDIAN
    True
    """
    card = _BY_NAME.get("_".join(text.lower().replace("_", " ").split()))
    if card is None:
        raise BadNotation(BAD_CHARACTER, text=short(text, 40), allowed=", ".join(c.name.lower() for c in Character))
    return card


def format_move(move: Move) -> str:
    """A move as text.

    >>> format_move(Mark(2, None))
    'mark c1'
    """
    match move:
        case Play(Character() as card):
            return f"play {card.name.lower()}"
        case TakeDie(Tray() as tray, Die() as die):
            return f"take {tray.value} {die_text(die)}"
        case Put(Character() as card):
            return f"put {card.name.lower()}"
        case Mark(int(cell), None) if 0 <= cell < len(CELL_NAMES):
            return f"mark {CELL_NAMES[cell]}"
        case Mark(int(cell), Die() as die) if 0 <= cell < len(CELL_NAMES):
            return f"mark {CELL_NAMES[cell]} {die_text(die)}"
        case Leave():
            return "leave"
        case ChooseLine(line):
            return f"line {line}"
        case Copy(seat):
            return f"copy {seat}"
        case UseBonus(Bonus() as bonus):
            return f"bonus {bonus.value}"
        case Gain(Character() as card):
            return f"gain {card.name.lower()}"
    return _format_area_move(move)


def _format_area_move(move: object) -> str:
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


AREA_MOVES: dict[str, Move] = {
    _format_area_move(move): move
    for table in (VALUES, ROOFS, BOXES, USES, PICKS, WITHOUT, TURNS)
    for move in table.values()
}
"""The moves that only sheets C and D know, by their notation."""


def parse_move(text: str) -> Move:
    """A move from its text.

    >>> format_move(parse_move("mark c1 R10"))
    'mark c1 R10'
    """
    words = text.split() if isinstance(text, str) else []
    move = _READERS[words[0]](words[1:]) if words and words[0] in _READERS else None
    found = move or AREA_MOVES.get(" ".join(words))
    if found is None:
        raise BadNotation(BAD_MOVE, text=short(text, 60))
    return found


def _of_card(moves: Mapping[Character, Move], name: list[str]) -> Move | None:
    return moves[parse_character(" ".join(name))] if name else None


def _take(words: list[str]) -> Move | None:
    match words:
        case [tray, die] if tray in _BY_TRAY and die in _BY_DIE:
            return TakeDie(_BY_TRAY[tray], _BY_DIE[die])
    return None


def _mark(words: list[str]) -> Move | None:
    match words:
        case [cell] if cell in CELL_NUMBERS:
            return Mark(CELL_NUMBERS[cell], None)
        case [cell, die] if cell in CELL_NUMBERS and die in _BY_DIE:
            return Mark(CELL_NUMBERS[cell], _BY_DIE[die])
    return None


def _named(moves: Mapping[str, Move], words: list[str]) -> Move | None:
    return moves.get(words[0]) if len(words) == 1 else None


_READERS: dict[str, Callable[[list[str]], Move | None]] = {
    "play": partial(_of_card, PLAYS),
    "put": partial(_of_card, PUTS),
    "gain": partial(_of_card, GAINS),
    "take": _take,
    "mark": _mark,
    "leave": lambda words: None if words else LEAVE,
    "line": partial(_named, LINES),
    "copy": partial(_named, {str(seat): move for seat, move in COPIES.items()}),
    "bonus": partial(_named, {bonus.value: move for bonus, move in BONUSES.items()}),
}
"""What follows the first word of a move; None where that is no such move."""
