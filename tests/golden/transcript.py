"""A whole game as text: every position, decision, roll and outcome, and the events with their audiences."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from twelvefold.bots.registry import make
from twelvefold.core.codec import encode
from twelvefold.core.game import AnyGame, Decide
from twelvefold.core.generator import RandomStream
from twelvefold.core.record import Record, Step
from twelvefold.locale import translator
from twelvefold.table.drive import play_out
from twelvefold.table.match import Match

FOLDER = Path(__file__).parent
NAMES = (
    *("Lea", "Mia", "Tom", "Bob", "Ann", "Ben", "Eva", "Jan"),
    *("Kim", "Leo", "Max", "Nia", "Pia", "Sam", "Ute", "Zoe"),
)


def play(game: AnyGame, options: dict[str, Any], player: str, seed: str) -> Record:
    """A game between bots of one kind."""
    match = Match(game, game.options(options), RandomStream.derived("golden", seed, "dice"))
    play_out(
        match, {seat: make(player, game, RandomStream.derived("golden", seed, seat)) for seat in range(match.seats)}
    )
    return match.record()


def transcript(game: AnyGame, record: Record) -> str:
    """The record as text for people."""
    lines = [f"{game.name} {json.dumps(record.options)}, rules version {game.version}", ""]
    for step in record.steps(game):
        lines.extend(_told(game, step, NAMES[: game.seat_count(step.state)]))
        lines.append(f"{step.number:>3}  {game.format_state(step.state)}")
    lines.append(f"winners: {record.result}")
    return "\n".join(lines) + "\n"


def _told(game: AnyGame, step: Step, names: Sequence[str]) -> list[str]:
    if step.node is None:
        return []
    if isinstance(step.node, Decide):
        answers = [
            f"{names[seat]}: {' then '.join(map(game.format_move, answer if step.node.lines else [answer]))}"
            for seat, answer in zip(step.node.seats, step.outcome, strict=True)
        ]
        lines = [f"     {', '.join(answers)}"]
    else:
        lines = [f"     {step.node} gives {json.dumps(encode(step.outcome))}"]
    for event, audience in step.events:
        whom = ""
        if audience.seats:
            named = ", ".join(names[seat] for seat in audience.seats)
            whom = f"(only {named}) " if audience.alone else f"(all but {named}) "
        lines.append(f"       {whom}{translator('en').event(game.name, event, names)}")
    return lines
