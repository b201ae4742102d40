"""What every kind of sheet is asked: how cards and dice mark it, what it is worth, how it is written.

A round is the same on all sheets; wherever it comes to a sheet, it asks the sheet's kind.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from twelvefold.core.events import Emit
from twelvefold.games.queen.edition.printed import AnySheet
from twelvefold.games.queen.events import How
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.player import SheetMarks
from twelvefold.games.queen.sheets.hints import SheetRead
from twelvefold.games.queen.state import AnyFrame, MarkByCard, MarkSheets, Reached, RollOracle, State

Moves = tuple[Move, ...]


class SheetKind(ABC):
    """A kind of sheet: A and B (``grid``), or C and D (``areas``).

    It holds rules only. What is printed and what is marked is in the position, with which every question comes.
    """

    alchemist_marks: int
    """How many values the Alchemist marks."""
    alchemist_gains: bool
    """Whether she then takes a card of the reserve."""
    oracle_asks: str
    """The key of the Oracle's question."""
    bonus_gain: How
    """How it is told that a bonus takes a card from the reserve."""

    # --- setting up

    @abstractmethod
    def unmarked(self, sheet: AnySheet, seats: int) -> SheetMarks:
        """Asked with what is printed, and for how many players. Answers a sheet without marks."""

    # --- step 4: the cards that mark, and the Lady

    @abstractmethod
    def lady(self, seat: int) -> tuple[AnyFrame, ...]:
        """Asked once the Lady's player has taken her die. Answers what is still to be done with it, if anything."""

    @abstractmethod
    def card_moves(self, state: State, frame: MarkByCard) -> Moves:
        """Asked when an Alchemist or a Gambler marks. Answers the moves offered; none if there is no such cell."""

    @abstractmethod
    def mark_by_card(self, state: State, frame: MarkByCard, move: Move, emit: Emit) -> State:
        """Asked with one of those moves. Answers the position after it: the frame is done, or waits for one more."""

    @abstractmethod
    def general(self, state: State, seat: int, emit: Emit) -> State:
        """Asked when a General acts. Answers the position with her marks, and tells them, or that there is none."""

    @abstractmethod
    def oracle_moves(self, state: State, seat: int) -> Moves:
        """Asked when an Oracle acts. Answers what its player may name; nothing if there is nothing to mark."""

    @abstractmethod
    def oracle_chosen(self, state: State, seat: int, move: Move, emit: Emit) -> State:
        """Asked with one of those moves. Answers the position in which the Oracle's die is about to be rolled."""

    @abstractmethod
    def oracle_named(self, state: State, frame: RollOracle) -> bool:
        """Asked of a position from outside. Answers whether this may have been named before the roll."""

    @abstractmethod
    def oracle_rolled(self, state: State, frame: RollOracle, face: int, emit: Emit) -> State:
        """Asked with the face of the Oracle's die. Answers the position with what it marks."""

    # --- step 5: the dice and the bonuses

    @abstractmethod
    def begin(self, state: State, emit: Emit) -> State:
        """Asked when all effects are done. Answers the position in which those with a choice build their lines.

        Where nobody has one, the sheets are marked already.
        """

    @abstractmethod
    def asked(self, state: State) -> tuple[int, ...]:
        """Asked of a position from outside in which lines are built. Answers the seats that have a choice."""

    @abstractmethod
    def reached(self, state: State, seat: int, line: Moves) -> Reached:
        """Asked with the moves of a seat's line. Answers what it has come to, worked out from its beginning."""

    @abstractmethod
    def further(self, state: State, seat: int, before: Reached, move: Move) -> Reached:
        """Asked with what a line has come to and its next move. Answers what it then has come to."""

    @abstractmethod
    def plans(self, state: State, seat: int) -> Iterator[Moves]:
        """Asked by bots. Answers one whole line for each distinct result, lazily."""

    @abstractmethod
    def settle(self, state: State, frame: MarkSheets, emit: Emit) -> State:
        """Asked when all lines are built; the frame has what each of them has come to. Answers the marked position.

        Those who take cards of the reserve by a bonus are still to do so.
        """

    @abstractmethod
    def takers(self, state: State, seats: tuple[int, ...]) -> bool:
        """Asked of a position from outside. Answers whether these seats may be about to take cards of the reserve by a
        bonus, in this order.
        """

    @abstractmethod
    def after_round(self, state: State, emit: Emit) -> State:
        """Asked when a round is over. Answers the position with what the sheets have for its end."""

    # --- the count

    @abstractmethod
    def total(self, state: State, seat: int) -> int:
        """Asked who leads. Answers all points of a seat."""

    @abstractmethod
    def cells(self, state: State, seat: int) -> int:
        """Asked where totals are equal. Answers how many marked cells of a seat decide."""

    @abstractmethod
    def count(self, state: State, seat: int, emit: Emit) -> None:
        """Asked at the end of the game. Tells the count of a seat, part by part; answers nothing."""

    # --- hints

    @abstractmethod
    def race(self, state: State) -> bool:
        """Asked for the hints. Answers whether the six points for the first full line can still be won."""

    @abstractmethod
    def read(self, state: State, seat: int, reached: Reached | None, own: bool) -> SheetRead:
        """Asked for the hints. Answers how a seat's sheet stands, with the line it is building, if any.

        ``own``: the viewer's own sheet, for which it is also worked out what each move would bring.
        """

    # --- positions from outside

    @abstractmethod
    def check(self, state: State, seat: int) -> None:
        """Asked of a position from outside. Raises BadData if no game can come to these marks of a seat."""

    @abstractmethod
    def format(self, sheet: AnySheet, marks: SheetMarks) -> str:
        """Asked for the notation of a position. Answers what is marked, in two words and further ones if need be."""

    @abstractmethod
    def parse(self, sheet: AnySheet, words: tuple[str, ...]) -> SheetMarks:
        """Asked with such words. Answers what is marked, or raises BadNotation."""


_KINDS: dict[type, SheetKind] = {}


def register(sheet: type, kind: SheetKind) -> None:
    """Register the kind of a class of printed sheets."""
    _KINDS[sheet] = kind


def kind_for(sheet: AnySheet) -> SheetKind:
    """Return the kind of a sheet."""
    return _KINDS[type(sheet)]


def kind_of(state: State) -> SheetKind:
    """Return the kind of the sheet of a position."""
    return _KINDS[type(state.printed.sheet)]
