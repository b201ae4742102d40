"""What a message of the server may show a seat, computed from the record alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from soak.player import SentCommand
from twelvefold.core.codec import encode
from twelvefold.core.game import AnyGame, Decide
from twelvefold.core.record import Step

Chosen: TypeAlias = tuple[str, ...] | None
OwnChoices: TypeAlias = Callable[[int, int], tuple[bool, set[Chosen]]]
"""Takes a decision and a shown version; returns whether the seat's own choice is known, and the possible choices.

There may be several, because edits of a line do not raise the shown version."""

SHOWN = ("decision", "view", "reading", "prompt", "sealed")
"""The fields that are null before the game."""
FIELDS = {"type", "table", "version", "seat", "owner", "about", "events", *SHOWN}
DECISION_FIELDS = {"number", "asked", "confirmed", "lines", "left", "banks"}
CHAIR_FIELDS = {"kind", "name", "bot", "persona", "away", "word"}


def folded(commands: list[SentCommand]) -> Chosen:
    """What a seat has chosen after all these commands, in the order in which they were stored."""
    chosen: Chosen = None
    for command in sorted(commands, key=lambda command: command.stored):
        match command.do:
            case "answer":
                chosen = (command.detail,)
            case "add":
                chosen = (*(chosen or ()), command.detail)
            case "shorten":
                chosen = (chosen or ())[: command.detail]
            case "confirm":
                chosen = chosen or ()
            case "take_back" if chosen is not None and not _is_line(commands):
                chosen = None
    return chosen


def _is_line(commands: list[SentCommand]) -> bool:
    return any(command.do in ("add", "shorten", "confirm") for command in commands)


class Shown:
    """Checks the messages that one viewer got."""

    def __init__(
        self, game: AnyGame, viewer: int | None, steps: list[Step], reached: dict[int, int], own_choices: OwnChoices
    ) -> None:
        self._game = game
        self._viewer = viewer
        self._steps = steps
        self._reached = reached
        self._own_choices = own_choices
        self._views: dict[tuple[int, Chosen], tuple[Any, Any, Any]] = {}
        self._decided = [0]
        for step in steps[1:]:
            self._decided.append(self._decided[-1] + isinstance(step.node, Decide))

    def wrong(self, message: dict[str, Any]) -> Iterator[str]:
        """Yield how a message differs from what may be shown at its version."""
        if set(message) != FIELDS or any(set(chair) != CHAIR_FIELDS for chair in message["about"]["chairs"]):
            yield "unknown fields"
        if message["seat"] != self._viewer:
            yield "shown as another seat"
        if message["about"]["status"] == "open":
            if any(message[name] is not None for name in SHOWN):
                yield "something is shown before the game"
            return
        reached = self._reached[message["version"]]
        state = self._steps[reached].state
        node = self._game.node(state)
        number = self._decided[reached] + 1
        chosen: Chosen = None
        if isinstance(node, Decide) and self._viewer in node.seats:
            known, possible = self._own_choices(number, message["version"])
            shown = None if message["sealed"] is None else tuple(message["sealed"])
            if known and shown not in possible:
                yield f"sealed is {shown}, but this seat chose {possible}"
            chosen = shown
        elif message["sealed"] is not None or message["prompt"] is not None:
            yield "a seat that is not asked has a prompt"
        view, reading, prompt = self._expected(reached, node, chosen)
        if message["view"] is not None and message["view"] != view:
            yield f"the view is not {view}"
        if message["reading"] != (None if message["view"] is None else reading):
            yield f"the reading is not {reading}"
        if message["prompt"] != prompt:
            yield f"the prompt is not {prompt}"
        yield from self._wrong_decision(message, node, number)

    def _wrong_decision(self, message: dict[str, Any], node: Any, number: int) -> Iterator[str]:
        decision = message["decision"]
        if not isinstance(node, Decide):
            if decision is not None:
                yield "a decision is open after the end"
            return
        if set(decision) != DECISION_FIELDS:
            yield "unknown fields in the decision"
        if (decision["number"], decision["asked"], decision["lines"]) != (number, list(node.seats), node.lines):
            yield "another decision is open"
        if not set(decision["confirmed"]) < set(node.seats):
            yield "others have confirmed than were asked"

    def _expected(self, reached: int, node: Any, chosen: Chosen) -> tuple[Any, Any, Any]:
        """The view, its hints and the prompt, with the viewer's own line applied."""
        lines = isinstance(node, Decide) and node.lines
        key = reached, chosen if lines else None
        if key not in self._views:
            state, prompt = self._steps[reached].state, None
            if lines and chosen and self._viewer is not None:
                state = self._game.apply_line(state, self._viewer, tuple(map(self._game.parse_move, chosen)))
                node = self._game.node(state)
            if isinstance(node, Decide) and self._viewer in node.seats:
                asked = node.prompt(self._viewer)
                moves = [self._game.format_move(move) for move in asked.moves]
                prompt = {"ask": asked.ask, "moves": moves, "line": asked.line, "may_end": asked.may_end}
            view = self._game.view(state, self._viewer)
            self._views[key] = encode(view), encode(self._game.hints(view)), prompt
        return self._views[key]
