"""The base class for drawing the sheets of Queen of 12.

``queen.py`` draws everything else. ``queen_grid.py`` draws sheets A and B, ``queen_areas.py`` sheets C and D.
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


class SheetDrawing(ABC):
    """Draws one kind of sheet and names its moves."""

    def __init__(
        self, say: Translator, game: AnyGame, names: Sequence[str], *, plain: bool, you: int | None = None
    ) -> None:
        """``you`` is the seat of the only person at this terminal, who is spoken to."""
        self.say = say
        self.game = game
        self.names = names
        self.plain = plain
        self.you = you

    # --- prompts

    @abstractmethod
    def word(self, prompt: Prompt[Move]) -> str:
        """Return the first word of the moves' notation."""

    @abstractmethod
    def question_args(self, state: State, prompt: Prompt[Move]) -> dict[str, object]:
        """Return the further message arguments of a prompt's question."""

    @abstractmethod
    def label(self, state: State, move: Move) -> str:
        """Return the label of a move that exists on these sheets only."""

    @abstractmethod
    def hint(self, state: State, move: Move) -> str:
        """Return one line that explains such a move, or an empty string."""

    @abstractmethod
    def card_hint(self, state: State, card: Character) -> str:
        """Return the effect of a card on these sheets."""

    def number(self, move: Move, place: int) -> int:
        """Return the number the player types for a move."""
        return place

    # --- the table

    @abstractmethod
    def stands(self, state: State, seat: int, *, own: bool) -> str:
        """Return a player's current points in words."""

    @abstractmethod
    def large(self, state: State, seat: int) -> RenderableType:
        """Draw the viewer's own sheet in full."""

    @abstractmethod
    def large_words(self, state: State, seat: int) -> Iterable[str]:
        """Return the viewer's own sheet as lines of text."""

    @abstractmethod
    def small(self, state: State, seat: int, facts: Text) -> RenderableType:
        """Draw another player's sheet beside further facts about the player."""

    @abstractmethod
    def small_words(self, state: State, seat: int) -> Iterable[str]:
        """Return another player's sheet as lines of text."""

    @abstractmethod
    def facts(self, state: State, seat: int, *, own: bool) -> Iterator[Text]:
        """Return facts about a player that exist on these sheets only."""

    @abstractmethod
    def legend(self) -> str:
        """Return the legend of the drawing's signs."""

    def remark(self, state: State) -> str:
        """Return a remark about the whole game, or an empty string."""
        return ""

    # --- a line of step 5

    @abstractmethod
    def progress(self, state: State, seat: int) -> Iterator[str]:
        """Return what an unfinished line has done and what remains, as lines of text."""

    @abstractmethod
    def shows_marks(self, state: State, seat: int) -> bool:
        """Whether to show the sheet with an unfinished line."""

    # --- helpers

    def person(self, field: str, seat: int) -> dict[str, object]:
        """Return a player as message arguments: the name, and in ``FIELD_is`` whether it is "you" or an "other"."""
        return self.say.person(self.game.name, field, seat, self.names, self.you)

    def allowed(self, state: State, seat: int) -> Iterator[Move]:
        """Iterate over the moves offered to a seat."""
        node = self.game.node(state)
        for prompt in node.prompts if isinstance(node, Decide) else ():
            yield from prompt.moves if prompt.seat == seat else ()


def line_of(state: State, seat: int) -> tuple[Move, ...]:
    """Return the moves of a seat's unfinished line."""
    match state.agenda[-1]:
        case LayCards(lines):
            return tuple(PLAYS[card] for card in lines[seat])
        case MarkSheets(seats, marked) if seat in seats:
            return marked[seats.index(seat)]
    return ()
