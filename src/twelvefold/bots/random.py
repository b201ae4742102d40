"""A bot that picks legal moves at random. It needs no rules and plays every game."""

from __future__ import annotations

from typing import Any

from twelvefold.core.game import Prompt
from twelvefold.core.generator import Generator


class RandomPlayer:
    """Chooses uniformly among the legal moves and, where a line may end, ending it."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, view: Any, prompt: Prompt[Any]) -> Any:
        if not prompt.line:
            return prompt.moves[self._rng.below(len(prompt.moves))]
        choices = len(prompt.moves) + prompt.may_end
        chosen = self._rng.below(choices) if choices > 1 else 0
        return prompt.moves[chosen : chosen + 1]  # the empty tuple, which ends the line, for the last choice
