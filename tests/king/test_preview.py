"""The moving picture on the front page is a real turn."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import twelvefold
from twelvefold.core.codec import encode
from twelvefold.core.generator import RandomStream
from twelvefold.games.king.rules import King
from twelvefold.table.match import Match

SOURCE = Path(twelvefold.__file__).parent / "web" / "app" / "games" / "king" / "preview" / "turn.js"
DRAWN = ("RoundBegan", "CardsRevealed", "CardsCancelled", "DieTurned", "FirstPlace", "SecondPlace")


def constant(name: str) -> Any:
    """A constant of the module, read as JSON."""
    found = re.search(rf"export const {name} = (.*?);\n", SOURCE.read_text("utf-8"), re.DOTALL)
    assert found
    quoted = re.sub(r"\b(\w+):", r'"\1":', found[1])
    return json.loads(re.sub(r",(\s*[\]}])", r"\1", quoted))


def test_it_shows_the_first_turn_of_a_game() -> None:
    king = King()
    match = Match(king, king.options({"seats": 3}), RandomStream.derived(139, "preview"))
    for seat, move in ((0, "play machine"), (1, "play sorcerer"), (2, "play machine"), (1, "turn 12")):
        match.answer(seat, match.decision, king.parse_move(move))
    told = [encode(event) for event in match.events(None)]
    assert constant("TURN") == [event for event in told if isinstance(event, dict) and event["is"] in DRAWN]


def test_it_shows_a_die_with_its_real_neighbours() -> None:
    assert constant("NEIGHBOURS") == King().pieces["neighbours"]
