"""What differs between the kinds of sheets: how cards and dice mark them, what they are worth, how they are written.

A round is the same on all of them; wherever it comes to a sheet, it asks the sheet's pad.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from twelvefold.core.events import Emit
from twelvefold.games.queen.edition.reader import AnySheet, Print
from twelvefold.games.queen.events import How
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.sheets.hints import SheetRead
from twelvefold.games.queen.state import AnyFrame, MarkByCard, MarkSheets, Player, Reached, RollOracle, State

Moves = tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Pad:
    """A kind of sheet, as functions of the position."""

    fresh: Callable[[Print, int], Player]
    """A player without cards and marks, in a game with that number of players."""

    # step 4
    alchemist_marks: int
    alchemist_gains: bool
    """How many values the Alchemist marks, and whether a card of the reserve follows."""
    lady: Callable[[int], tuple[AnyFrame, ...]]
    """What the Lady's player does with the die, once it is taken."""
    card_moves: Callable[[State, MarkByCard], Moves]
    """What an Alchemist or a Gambler may mark; nothing if there is no such cell."""
    mark_by_card: Callable[[State, MarkByCard, Move, Emit], State]
    general: Callable[[State, int, Emit], State]
    oracle_asks: str
    oracle_moves: Callable[[State, int], Moves]
    oracle_chosen: Callable[[State, int, Move, Emit], State]
    oracle_named: Callable[[State, RollOracle], bool]
    """Whether this may have been named before the roll."""
    oracle_rolled: Callable[[State, RollOracle, int, Emit], State]

    # step 5
    begin: Callable[[State, Emit], State]
    asked: Callable[[State], tuple[int, ...]]
    reached: Callable[[State, int, Moves], Reached]
    """What a seat's line has come to, worked out from its beginning."""
    further: Callable[[State, int, Reached, Move], Reached]
    """What it has come to after one more move."""
    plans: Callable[[State, int], Iterator[Moves]]
    settle: Callable[[State, MarkSheets, Emit], State]
    bonus_gain: How
    """How events call it when a bonus takes a card from the reserve."""
    takers: Callable[[State, tuple[int, ...]], bool]
    """Whether these seats may be about to take cards of the reserve by a bonus, in this order."""
    after_round: Callable[[State, Emit], State]

    # the count
    total: Callable[[State, int], int]
    cells: Callable[[State, int], int]
    """The marked cells that decide ties."""
    count: Callable[[State, int, Emit], None]
    """Emits the events of the count of a seat."""

    # for those who draw it
    race: Callable[[State], bool]
    """Whether the six points for the first full line can still be won."""
    read: Callable[[State, int, Reached | None, bool], SheetRead]
    """The hints for a seat's sheet with the line it is building, if any, and with the gain of its moves, if asked."""

    # positions from outside
    check: Callable[[State, int], None]
    format: Callable[[AnySheet, Player], str]
    """A player's marks and boxes, as two words."""
    parse: Callable[[AnySheet, Player, str, str], Player]
    """A player with the marks and boxes of two words."""


_PADS: dict[type, Pad] = {}


def register(sheet: type, pad: Pad) -> None:
    """Register a kind of sheet."""
    _PADS[sheet] = pad


def pad_for(sheet: AnySheet) -> Pad:
    """Return the pad of a sheet."""
    return _PADS[type(sheet)]


def pad_of(state: State) -> Pad:
    """Return the pad of the sheet of a position."""
    return _PADS[type(state.printed.sheet)]
