"""The interface of players, human or bot."""

from __future__ import annotations

from typing import Any, Protocol

from twelvefold.core.game import Prompt


class Player(Protocol):
    """A human or a bot that answers prompts."""

    def choose(self, view: Any, prompt: Prompt[Any]) -> Any:
        """Answer a prompt from the seat's view.

        Return a move; if ``prompt.line`` is true, return a tuple of moves to append to the line, or an empty
        tuple to confirm it.
        """
