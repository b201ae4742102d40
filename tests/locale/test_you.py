"""The person at the screen is "you": a sentence never names them, and others are not told anything of "you"."""

from __future__ import annotations

from typing import Any

import pytest

from twelvefold.bots.registry import make
from twelvefold.core.generator import RandomStream
from twelvefold.games import registry
from twelvefold.locale import LANGUAGES, translator
from twelvefold.table.drive import play_out
from twelvefold.table.match import Match

OWN, OTHERS = "Zzyzx", ("Mia", "Tom", "Леа")

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("king", {"seats": 4, "set": "random"}),
    ("king", {"seats": 3, "set": "knight,lady,merchants,gambler,troublemakers,collector,faun"}),
    ("king", {"seats": 2, "set": "knight,lady,alchemist,golem,reverser,sorcerer,oracle"}),
    ("queen", {"seats": 3, "reserve": "parasite,spy,general,gambler,oracle,mirror", "sheet": "B"}),
    ("queen", {"seats": 2, "sheet": "A"}),
    ("queen", {"seats": 1, "sheet": "A"}),
    ("queen", {"seats": 3, "sheet": "C"}),
    ("queen", {"seats": 2, "sheet": "D"}),
    ("chips", {"seats": 3}),
    ("chips", {"seats": 2, "burning": False}),
]


def played(name: str, given: dict[str, Any], seed: int) -> Match:
    game = registry.get(name)
    match = Match(game, game.options(given), RandomStream.derived(seed, "you"))
    seats = range(given["seats"])
    play_out(match, {seat: make("random", game, RandomStream.derived(seed, str(seat))) for seat in seats})
    return match


@pytest.mark.parametrize(("name", "given"), GAMES)
def test_you_are_never_named_and_others_always_are(name: str, given: dict[str, Any]) -> None:
    for seed in range(4):
        match = played(name, given, seed)
        for you in range(given["seats"]):
            names = [*OTHERS]
            names.insert(you, OWN)
            for language in LANGUAGES:
                for event in match.events(you):
                    told = translator(language).event(name, event, names, you)
                    assert OWN not in told, f"{language}: {type(event).__name__}: {told}"
                    to_all = translator(language).event(name, event, names)
                    if told != to_all:  # what is said to you names you to the others
                        assert OWN in to_all, f"{language}: {type(event).__name__}: {to_all}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_you_among_others(language: str) -> None:
    """The arguments by which a text tells one from the other."""
    say = translator(language)
    people = say.people("king", "seats", (0, 2), ["Mia", OWN, "Tom"], 2)
    assert people == {"seats": say.list(["Mia", "Tom"]), "seats_is": "among", "seats_others": "Mia"}
    assert say.people("king", "seats", (0, 2), ["Mia", OWN, "Tom"], 1)["seats_is"] == "other"
    assert say.people("king", "seats", (1,), ["Mia", OWN, "Tom"], 1)["seats_is"] == "you"
    assert say.people("king", "seat", None, ["Mia"], 0) == {"seat": say("nobody"), "seat_is": "nobody"}
    assert say.person("king", "seat", 0, ["Mia"], None) == {"seat": "Mia", "seat_is": "other"}
