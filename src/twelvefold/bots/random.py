"""A player that picks any legal move. Knows no rules, plays every game."""

from __future__ import annotations

from typing import Any

from twelvefold.core.game import Prompt
from twelvefold.core.generator import Generator


class RandomPlayer:
    """Every legal move is equally likely; so is ending a line, where it may end."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, view: Any, prompt: Prompt[Any]) -> Any:
        if not prompt.line:
            return prompt.moves[self._rng.below(len(prompt.moves))]
        ways = len(prompt.moves) + prompt.may_end
        way = self._rng.below(ways) if ways > 1 else 0
        return prompt.moves[way : way + 1]
