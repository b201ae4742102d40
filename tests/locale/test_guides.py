"""The guides through a first game: every step has its text in every language, and no text is without a step."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from twelvefold.locale import LANGUAGES, part_texts, translator

GAMES = files("twelvefold.web") / "app" / "games"
SHORT, LONG = 5, 8
MAX_CHARACTERS = 230
"""What a panel on a phone has room for, in letters."""


def steps() -> dict[str, list[str]]:
    """The keys of the steps, by game, as the client's modules list them."""
    modules = {game.name: game / "guide.js" for game in GAMES.iterdir()}
    return {
        name: re.findall(r'\bkey: "([\w-]+)"', module.read_text("utf-8"))
        for name, module in modules.items()
        if module.is_file()
    }


def test_the_guides_are_short() -> None:
    assert set(steps()) == {"king", "queen", "chips"}
    for game, keys in steps().items():
        assert SHORT <= len(keys) <= LONG, game
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_text_and_every_text_its_step(language: str) -> None:
    told = {f"web-guide-{game}-{key}" for game, keys in steps().items() for key in keys}
    written = set(re.findall(r"^(web-guide-[\w-]+) =", part_texts(language, "guide"), re.MULTILINE))
    plain = {f"web-guide-{word}" for word in ("title", "next", "skip", "end", "waits")}
    assert written == told | plain
    say = translator(language)
    for key in told:
        arguments = dict.fromkeys(("points", "goal", "limit", "enough"), 8)
        turn = {"happened": "You and Ada both have 10: cancelled.", "why": "Equal values cancel each other."}
        for asks, known in (("mark", "yes"), ("bonus", "no")):
            text = say(key, over="burns", asks=asks, known=known, **turn, **arguments)
            assert len(text) <= MAX_CHARACTERS, key
