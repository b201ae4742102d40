"""What the terminal needs of a game's own drawing, and a plain one that serves every game.

A game with a screen of its own (``king.py``) subclasses ``Drawing``; any other is still playable.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from twelvefold.core.codec import encode
from twelvefold.core.events import Event
from twelvefold.core.game import AnyGame, Prompt
from twelvefold.terminal.screen import Screen


class Drawing:
    """Draws views and prompts of one game on one screen."""

    def __init__(self, screen: Screen, game: AnyGame, names: Sequence[str]) -> None:
        self.screen = screen
        self.translate = screen.translate
        self.game = game
        self.names = names

    def position(self, view: Any) -> None:
        """Show a position as a viewer knows it: here, every field of the view as data, one in a line."""
        data = encode(view)
        fields = data.items() if isinstance(data, dict) else [("view", data)]
        for name, value in fields:
            if name != "is":
                self.screen.say(f"{name}: {json.dumps(value, ensure_ascii=False)}")

    def tell(self, event: Event) -> None:
        """One sentence of the story."""
        self.screen.say(self.translate.event(self.game.name, event, self.names), style=self.style(event))

    def style(self, event: Event) -> str:
        """How a sentence of the story stands out."""
        return ""

    def question(self, view: Any, prompt: Prompt[Any]) -> str:
        """The question a prompt asks."""
        return f"{self.names[prompt.seat]}: {prompt.ask}"

    def label(self, move: Any) -> str:
        """What a move is called in the player's language."""
        return self.game.format_move(move)

    def number(self, move: Any, place: int) -> int:
        """What is typed for a move: its place among the choices, unless the game has better numbers."""
        return place

    def hint(self, move: Any) -> str:
        """What a move does, in a line; nothing if its name says it."""
        return ""

    def word(self, prompt: Prompt[Any]) -> str:
        """The word a move's notation begins with; who answers may leave it out."""
        return prompt.ask
