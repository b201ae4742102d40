"""Random play with this project's engine: by rules alone, as whole matches, as a long walk."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from twelvefold.bots.player import Player
from twelvefold.bots.registry import make
from twelvefold.core.game import Decide, Over
from twelvefold.core.generator import RandomStream
from twelvefold.games import registry
from twelvefold.table.drive import play_out
from twelvefold.table.match import Match


class Playouts:
    """Games of one kind, one after the other."""

    def __init__(self, name: str, options: Mapping[str, object], player: str = "random") -> None:
        self.game = registry.get(name)
        self.options = self.game.options(options)
        self.start = self.game.start(self.options)
        self.rng = RandomStream.derived("bench", name)
        self.player = make(player, self.game, self.rng)

    def rules_only(self) -> int:
        """One game by rules alone: no views, no events. Returns the decisions, one for each seat's choice."""
        game, state = self.game, self.start
        decisions = 0
        while True:
            node = game.node(state)
            if isinstance(node, Decide):
                outcome: Any = self.answers(state, node)
                decisions += sum(map(len, outcome)) if node.lines else len(outcome)
            elif isinstance(node, Over):
                return decisions
            else:
                outcome = node.sample(self.rng)
            state = game.apply(state, outcome)

    def answers(self, state: Any, node: Decide[Any]) -> tuple[Any, ...]:
        """Random answers of all asked seats: moves, or lines."""
        below = self.rng.below
        if node.lines:
            return tuple([self._line(state, seat) for seat in node.seats])
        return tuple([prompt.moves[below(len(prompt.moves))] for prompt in node.prompts])

    def _line(self, state: Any, seat: int) -> tuple[Any, ...]:
        line: list[Any] = []
        while True:
            moves = self.player.choose(None, self.game.prompt(state, seat))
            if not moves:
                return tuple(line)
            (move,) = moves  # the random player adds one move at a time
            line.append(move)
            state = self.game.extend(state, seat, move)

    def whole_match(self) -> int:
        """One game as a match: with players, views, events and a record. Returns the decisions."""
        counting = CountingPlayer(self.player)
        match = Match(self.game, self.options, self.rng)
        play_out(match, dict.fromkeys(range(match.seats), counting))
        return counting.decisions

    def walk(self, states: int) -> None:
        """A random walk over that many states, game after game."""
        game, rng = self.game, self.rng
        state = self.start
        for _ in range(states):
            node = game.node(state)
            if isinstance(node, Over):
                state = self.start
            elif isinstance(node, Decide):
                state = game.apply(state, self.answers(state, node))
            else:
                state = game.apply(state, node.sample(rng))


class CountingPlayer:
    """A player that counts how often it is asked."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.decisions = 0

    def choose(self, view: Any, prompt: Any) -> Any:
        """Choose as the player does."""
        self.decisions += 1
        return self._player.choose(view, prompt)
