"""The base class of the games' terminal drawings, which is also the generic drawing for games without their own."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from twelvefold.core.codec import encode
from twelvefold.core.events import Event
from twelvefold.core.game import AnyGame, Prompt
from twelvefold.core.manifest import load
from twelvefold.games import registry
from twelvefold.locale import Translator
from twelvefold.terminal.screen import Screen


class Drawing:
    """Prints the views, events and prompts of a game. Games subclass it (see ``king.py``)."""

    def __init__(self, screen: Screen, game: AnyGame, names: Sequence[str], you: int | None = None) -> None:
        """``you`` is the seat of the only person at this terminal, who is spoken to; None if there are several."""
        self.screen = screen
        self.translate = screen.translate
        self.game = game
        self.names = names
        self.you = you

    def position(self, view: Any) -> None:
        """Print a view. The generic drawing prints every field as JSON, one per line."""
        data = encode(view)
        fields = data.items() if isinstance(data, dict) else [("view", data)]
        for name, value in fields:
            if name != "is":
                self.screen.say(f"{name}: {json.dumps(value, ensure_ascii=False)}")

    def tell(self, event: Event) -> None:
        """Print the sentence of an event."""
        self.screen.say(self.translate.event(self.game.name, event, self.names, self.you), style=self.style(event))

    def person(self, field: str, seat: int) -> dict[str, object]:
        """Return a player as message arguments: the name, and in ``FIELD_is`` whether it is "you" or an "other"."""
        return self.translate.person(self.game.name, field, seat, self.names, self.you)

    def style(self, event: Event) -> str:
        """Return the Rich style of an event's sentence."""
        return ""

    def question(self, view: Any, prompt: Prompt[Any]) -> str:
        """Return the question of a prompt."""
        return f"{self.names[prompt.seat]}: {prompt.ask}"

    def label(self, move: Any) -> str:
        """Return the name of a move in the player's language."""
        return self.game.format_move(move)

    def number(self, move: Any, place: int) -> int:
        """Return the number the player types for a move: its position in the list, unless a game overrides it."""
        return place

    def hint(self, move: Any) -> str:
        """Return one line that explains a move, or an empty string."""
        return ""

    @staticmethod
    def picture(say: Translator, name: str) -> str:
        """Return a picture of the rules page, drawn as text; empty if the game draws none."""
        return ""

    def word(self, prompt: Prompt[Any]) -> str:
        """Return the first word of the moves' notation, which the player may leave out."""
        return prompt.ask


def drawing_kind(game: AnyGame) -> type[Drawing]:
    """Return the class of the game's own drawing, or of the generic one."""
    reference = registry.manifest_of(game).drawing
    kind: type[Drawing] = load(reference) if reference else Drawing
    return kind
