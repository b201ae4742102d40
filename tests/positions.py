"""Helpers for the tests of rules: play positions on, collect their events, damage their notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from hypothesis import strategies as st

from twelvefold.core.chance import Chance
from twelvefold.core.events import Audience, Event
from twelvefold.core.game import AnyGame, Decide, Over
from twelvefold.core.generator import RandomStream

S = TypeVar("S")
E = TypeVar("E", bound=Event)


class PlayedPosition(Generic[S]):
    """A mutable position that a test advances. Every step returns this object, so that steps can be chained."""

    game: ClassVar[AnyGame]

    def __init__(self, position: str | S) -> None:
        self.state: S = self.game.parse_state(position) if isinstance(position, str) else position
        self.told: list[tuple[Event, Audience]] = []

    def answer(self, outcome: Any) -> Self:
        """Apply an outcome of the node that is next."""
        self.state = self.game.apply(self.state, outcome, lambda event, audience: self.told.append((event, audience)))
        return self

    @property
    def line(self) -> str:
        """The position in its notation."""
        return self.game.format_state(self.state)

    @property
    def asked(self) -> dict[int, list[str]]:
        """The seats that are asked now, with their legal moves; empty at a chance node and at the end."""
        node = self.game.node(self.state)
        if not isinstance(node, Decide):
            return {}
        return {prompt.seat: [self.game.format_move(move) for move in prompt.moves] for prompt in node.prompts}

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Who has won, once the game is over."""
        node = self.game.node(self.state)
        return node.winners if isinstance(node, Over) else None

    @property
    def story(self) -> list[Event]:
        return [event for event, _ in self.told]

    def all(self, kind: type[E]) -> list[E]:
        """Every event of that kind, in the order told."""
        return [event for event in self.story if isinstance(event, kind)]

    def the(self, kind: type[E]) -> E:
        """The one event of that kind."""
        (event,) = self.all(kind)
        return event


class PlayedStep(NamedTuple, Generic[S]):
    """One step of a game: the position, its node, the outcome, the next position and the events."""

    before: S
    node: Decide[Any] | Chance
    outcome: Any
    after: S
    events: list[tuple[Event, Audience]]


def random_steps(table: PlayedPosition[S], luck: RandomStream) -> Iterator[PlayedStep[S]]:
    """Play a position at random to the end of the game."""
    while not isinstance(node := table.game.node(table.state), Over):
        before, told = table.state, len(table.told)
        outcome = (
            tuple(luck.choice(prompt.moves) for prompt in node.prompts)
            if isinstance(node, Decide)
            else node.sample(luck)
        )
        table.answer(outcome)
        yield PlayedStep(before, node, outcome, table.state, table.told[told:])


@st.composite
def mutations(draw: st.DrawFn, lines: Sequence[str], pieces: st.SearchStrategy[str], most: int) -> str:
    """A valid line with a few pieces cut out, put in or doubled."""
    line = draw(st.sampled_from(lines))
    for _ in range(draw(st.integers(1, most))):
        start = draw(st.integers(0, len(line)))
        end = min(len(line), start + draw(st.integers(0, 3)))
        line = line[:start] + draw(pieces | st.just(line[start:end] * 2) | st.just("")) + line[end:]
    return line
