"""What the drawing of Queen of 12 asks a kind of sheet: how it is drawn, put into words, and what its moves are called.

A round is the same on all sheets, and so is all that lies around them: ``queen.py``. ``queen_halves.py`` has the sheets
A and B, ``queen_areas.py`` the sheets C and D.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from twelvefold.core.game import AnyGame, Decide, Prompt
from twelvefold.games.queen.cards import Character
from twelvefold.games.queen.moves import PLAYS, Move
from twelvefold.games.queen.state import LayCards, MarkSheets, State
from twelvefold.locale import Translator


class PadDrawing(ABC):
    """A kind of sheet on one screen."""

    def __init__(self, say: Translator, game: AnyGame, names: Sequence[str], *, plain: bool) -> None:
        self.say = say
        self.game = game
        self.names = names
        self.plain = plain

    # --- what is asked

    @abstractmethod
    def word(self, prompt: Prompt[Move]) -> str:
        """The word the notation of the moves begins with."""

    @abstractmethod
    def asked(self, state: State, prompt: Prompt[Move]) -> dict[str, object]:
        """What the question of step 5 needs besides the name."""

    @abstractmethod
    def label(self, state: State, move: Move) -> str:
        """What a move is called that only these sheets know."""

    @abstractmethod
    def hint(self, state: State, move: Move) -> str:
        """What such a move does, in a line; nothing if its name says it."""

    @abstractmethod
    def card_hint(self, state: State, card: Character) -> str:
        """What a card does on these sheets."""

    def number(self, move: Move, place: int) -> int:
        """What is typed for a move."""
        return place

    # --- the table

    @abstractmethod
    def stands(self, state: State, seat: int, *, own: bool) -> str:
        """What a player has by now."""

    @abstractmethod
    def large(self, state: State, seat: int) -> RenderableType:
        """One's own sheet, drawn with everything printed."""

    @abstractmethod
    def large_words(self, state: State, seat: int) -> Iterable[str]:
        """One's own sheet in words."""

    @abstractmethod
    def small(self, state: State, seat: int, facts: Text) -> RenderableType:
        """Another player's sheet, drawn with what else is known of them."""

    @abstractmethod
    def small_words(self, state: State, seat: int) -> Iterable[str]:
        """Another player's sheet in words."""

    @abstractmethod
    def facts(self, state: State, seat: int, *, own: bool) -> Iterator[Text]:
        """What a player has besides the sheet and what every game knows."""

    @abstractmethod
    def legend(self) -> str:
        """What the signs of the drawing mean."""

    def remark(self, state: State) -> str:
        """What is to be said of the whole table; nothing if there is nothing."""
        return ""

    # --- a line of step 5

    @abstractmethod
    def progress(self, state: State, seat: int) -> Iterator[str]:
        """What a line has come to, and what is still to be done."""

    @abstractmethod
    def shows_marks(self, state: State, seat: int) -> bool:
        """Whether the sheet belongs to where a line stands."""

    # --- what all of them need

    def allowed(self, state: State, seat: int) -> Iterator[Move]:
        """The moves that a seat may choose from now."""
        node = self.game.node(state)
        for prompt in node.prompts if isinstance(node, Decide) else ():
            yield from prompt.moves if prompt.seat == seat else ()


def line_of(state: State, seat: int) -> tuple[Move, ...]:
    """What a seat has put into its line so far."""
    match state.agenda[-1]:
        case LayCards(lines):
            return tuple(PLAYS[card] for card in lines[seat])
        case MarkSheets(seats, marked) if seat in seats:
            return marked[seats.index(seat)]
    return ()
