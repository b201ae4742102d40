"""The browser client's types describe exactly the events, views and hints that the games send."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest

import twelvefold
from twelvefold.core.codec import form_of, name_of
from twelvefold.core.events import Event
from twelvefold.core.game import AnyGame
from twelvefold.core.manifest import load

from .type_files import TypeFile, WrittenType, members, read

SCREENS = Path(twelvefold.__file__).parent / "web" / "app" / "games"
GAMES = sorted({path.relative_to(SCREENS).parts[0] for path in SCREENS.rglob("types.d.ts")})
REST = re.compile(r'^export type \* from "\./(.+)\.js";$', re.MULTILINE)
PLAIN = {int: "number", str: "string", bool: "boolean", NoneType: "null"}
NOT_OBJECTS = {*PLAIN.values(), "any", "unknown"}


def types_of(game: str) -> str:
    """The types of a game's screens: each file ``types.d.ts``, and those whose types it exports."""
    texts = []
    for path in sorted((SCREENS / game).rglob("types.d.ts")):
        texts.append(path.read_text("utf-8"))
        texts += [(path.parent / f"{name}.d.ts").read_text("utf-8") for name in REST.findall(texts[-1])]
    return "\n".join(texts)


def rules_of(name: str) -> AnyGame:
    game: AnyGame = load(f"twelvefold.games.{name}.manifest:MANIFEST").game
    return game


def sent(game: AnyGame) -> dict[str, dict[str, Any]]:
    """Every object that clients are sent, by its name: its fields as JSON has them, with their type hints. What an
    option consists of may be printed on the pieces."""
    hints, options = (get_type_hints(method)["return"] for method in (type(game).hints, type(game).options))
    classes = {cls for root in (game.event_type, game.view_type, hints, options) for cls in reached(root, set())}
    by_name = {name_of(cls): cls for cls in classes}
    assert len(by_name) == len(classes), "two objects have one name"
    return {name: fields_of(cls) for name, cls in by_name.items()}


def reached(hint: Any, known: set[type]) -> set[type]:
    """The dataclasses that values of a type consist of, as they are written."""
    hint = form_of(hint) if isinstance(hint, type) else hint
    if isinstance(hint, type) and is_dataclass(hint) and hint is not Event and hint not in known:
        known.add(hint)
        for inner in fields_of(hint).values():
            reached(inner, known)
    for inner in get_args(hint):
        reached(inner, known)
    return known


def fields_of(cls: type) -> dict[str, Any]:
    hints = get_type_hints(cls)
    return {each.name: hints[each.name] for each in fields(cls) if each.compare}


def suits(kind: WrittenType, hint: Any, types: TypeFile) -> bool:
    """Whether a type of the client allows exactly the values of a type of the engine; a client may know numbers and
    texts more exactly."""
    kind, origin, inner = types.resolved(kind), get_origin(hint), get_args(hint)
    parts = members(kind)
    words = {part.word for part in parts}
    literal = all(part.how == "literal" for part in parts)
    if origin is Annotated:
        return suits(kind, inner[0], types)
    if origin is Literal:
        return literal and words == {*map(str, inner)}
    if origin in (Union, UnionType):
        return suits_union(parts, inner, types)
    if hint in PLAIN:
        exact = literal and hint in (int, str) and all(word.isdigit() == (hint is int) for word in words)
        return exact or (kind.how == "name" and kind.word == PLAIN[hint])
    if isinstance(hint, type) and issubclass(hint, Enum):
        return literal and words == {member.name.lower() for member in hint}
    if origin is tuple and inner[-1] is Ellipsis:
        return kind.how == "list" and suits(kind.parts[0], inner[0], types)
    if origin is tuple:
        same = kind.how == "tuple" and len(kind.parts) == len(inner)
        return same and all(suits(part, each, types) for part, each in zip(kind.parts, inner, strict=True))
    return is_object(parts)


def suits_union(parts: tuple[WrittenType, ...], inner: tuple[Any, ...], types: TypeFile) -> bool:
    """The same for something optional, or for one of several objects; what is in these is compared by itself."""
    null = WrittenType("name", "null")
    given, rest = tuple(part for part in parts if part != null), [each for each in inner if each is not NoneType]
    if (null in parts) != (NoneType in inner) or not given:
        return False
    whole = given[0] if len(given) == 1 else WrittenType("union", "", given)
    return suits(whole, rest[0], types) if len(rest) == 1 else is_object(given)


def is_object(parts: tuple[WrittenType, ...]) -> bool:
    return all(part.how == "name" and part.word not in NOT_OBJECTS for part in parts)


def mistakes(game: AnyGame, text: str) -> Iterator[str]:
    """What the client's types say differently from the engine."""
    engine, types = sent(game), read(text)
    told = {event.__name__ for event in get_args(game.event_type)}
    described = {name for each in types.objects for name in each.names}
    if types.unread:
        yield f"not read, because another object stands inside: {types.unread}"
    yield from (f"the event {name} is missing" for name in sorted(told - described))
    for each in types.objects:
        unknown = sorted(each.names - engine.keys())
        if unknown:
            yield f"nothing that is sent is called {', '.join(unknown)}"
            continue
        about, found = " or ".join(sorted(each.names)), types.fields_of(each)
        all_have = set.intersection(*(set(engine[name]) for name in each.names))
        yield from (f"{about} has no field {name}" for name in sorted(found.keys() - all_have - each.own))
        yield from (f"{about} lacks the field {name}" for name in sorted(all_have - found.keys()))
        for name in sorted(all_have & found.keys()):
            if not any(suits(found[name], engine[cls][name], types) for cls in each.names):
                yield f"{about}.{name} is not of that type"


@pytest.mark.parametrize("name", GAMES)
def test_events_and_views_are_described_as_they_are_sent(name: str) -> None:
    assert list(mistakes(rules_of(name), types_of(name))) == []


@pytest.mark.parametrize(
    ("pattern", "wrong", "mistake"),
    [
        (r'"GameWon"; seat: Seat', '"GameWon"; winner: Seat', "GameWon has no field winner"),
        (r'"GameWon"; seat: Seat; ', '"GameWon"; ', "GameWon lacks the field seat"),
        (r'is: "GameWon"', 'is: "GameLost"', "the event GameWon is missing"),
        (r'is: "GameWon"', 'is: "GameLost"', "nothing that is sent is called GameLost"),
        (r'"RoundBegan"; round: number', '"RoundBegan"; round: string', "RoundBegan.round is not of that type"),
        (r'"KingRevealed"; card: Card', '"KingRevealed"; card: Tray', "KingRevealed.card is not of that type"),
        (r'"NobodyWon"; seats: Seat\[\]', '"NobodyWon"; seats: Seat', "NobodyWon.seats is not of that type"),
        (r"lady: Die \| null;", "lady: Die;", "Player.lady is not of that type"),
        (r"  pile: Card\[\];\n", "", "Player lacks the field pile"),
        (r'  \| "spy"\n', "", "KingRevealed.card is not of that type"),
        (
            r"lady: Die \| null;",
            "lady: { colour: Colour } | null;",
            "not read, because another object stands inside: 1",
        ),
    ],
)
def test_a_wrong_description_is_found(pattern: str, wrong: str, mistake: str) -> None:
    text, changed = re.subn(pattern, wrong, types_of("queen"))
    assert changed
    assert mistake in list(mistakes(rules_of("queen"), text))
