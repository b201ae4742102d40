"""The one-method interface of everybody who plays."""

from __future__ import annotations

from typing import Any, Protocol

from twelvefold.core.game import Prompt


class Player(Protocol):
    """Somebody who plays."""

    def choose(self, view: Any, prompt: Prompt[Any]) -> Any:
        """Answer a prompt, knowing the seat's view.

        Together: the move. In a line: a tuple of moves to add to it; the empty tuple confirms it.
        """
