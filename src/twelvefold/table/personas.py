"""The personas of bots: small characters, each with a name, a portrait and a temperament.

Clients get the id; names and temperaments are texts (``bot-name``, ``bot-temper``), portraits are in
``web/art/faces.svg``. A persona is only a face: how a bot plays depends on its level alone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from hashlib import sha256

from twelvefold.table.seats import Chair

PERSONAS = (
    *("ulu", "nokto", "plopo", "miko", "spiro", "bekko", "pardo", "monti"),
    *("lento", "igli", "lumi", "kolori", "umbo", "fungo", "lampo", "pento"),
)
"""As many as the largest table has seats."""


def choose(table: str, taken: Collection[str | None]) -> str:
    """Return the first persona that is not taken, in an order that depends on the table's id only.

    A table with more bots than there are personas has some of them twice.

    >>> choose("t1", ["ulu", "lumi"]) == choose("t1", ["ulu", "lumi"])
    True
    """
    order = sorted(PERSONAS, key=lambda persona: sha256(f"{table}\n{persona}".encode()).digest())
    return next((persona for persona in order if persona not in taken), order[len(taken) % len(order)])


def international_name(persona: str) -> str:
    """Return the name that records keep: the same in every language.

    >>> international_name("ulu")
    'Ulu'
    """
    return persona.capitalize()


def bot_chair(table: str, bot: str, chairs: Sequence[Chair]) -> Chair:
    """Return the chair of a bot that joins these chairs."""
    persona = choose(table, [chair.persona for chair in chairs if chair.persona])
    return Chair(name=international_name(persona), bot=bot, persona=persona)


def of_old_names(table: str, names: Sequence[str], levels: Collection[str]) -> list[str | None]:
    """Return the personas for a table from before bots had any: there they were named after their level and seat.

    >>> of_old_names("t1", ["Lea", "random 2"], ["random"]) == [None, choose("t1", [])]
    True
    """
    found: list[str | None] = []
    for number, name in enumerate(names, 1):
        old = name in [f"{level} {number}" for level in levels]
        found.append(choose(table, [each for each in found if each]) if old else None)
    return found


def with_personas(table: str, chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """Return the chairs of a table, with personas for its bots if it was stored before they had any."""
    names = [chair.name if chair.persona is None else "" for chair in chairs]
    found = of_old_names(table, names, {chair.bot for chair in chairs if chair.bot})
    return tuple(
        chair if persona is None else replace(chair, name=international_name(persona), persona=persona)
        for chair, persona in zip(chairs, found, strict=True)
    )
