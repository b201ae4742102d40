"""Every text a person reads, in English, Russian, French and German.

Games, matches and servers speak in keys and arguments; this package turns them into sentences. The
texts are Fluent files (plural forms, selections, whole sentences), the rules pages are Markdown.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from functools import lru_cache, reduce
from importlib.resources import files
from importlib.resources.abc import Traversable
from string import Formatter
from typing import Any

from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from twelvefold.core.errors import Reason, TwelvefoldError
from twelvefold.core.event_fields import Shape, shapes_of
from twelvefold.core.events import Event
from twelvefold.games import registry

LANGUAGES = ("en", "ru", "fr", "de")
SHARED = ("common.ftl", "errors.ftl", "table.ftl", "web.ftl")
"""What every client on the network needs; the other pages are one game's own, or of the terminal and the start."""
ALWAYS = ("common.ftl", "server.ftl", "table.ftl", "terminal.ftl")
"""Pages with keys of several kinds."""
_TOO_LONG, _TOO_LARGE = 1000, 10**15
_PERCENT = {"en": "0.0%"} | dict.fromkeys(("ru", "fr", "de"), "0.0\u00a0%")


class Translator:
    """One language's voice."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, list[Traversable]] = {}
        """Pages that are read when a text of theirs is first needed, by the word their keys begin with."""
        for page in _pages(language):
            if page.name in ALWAYS:
                self._read(page)
            else:
                self._unread.setdefault(_first_word(page), []).append(page)

    def _read(self, page: Traversable) -> None:
        self._bundle.add_resource(FluentResource(page.read_text("utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is a text of that key."""
        if not self._bundle.has_message(key):
            for page in self._unread.pop(key.partition("-")[0], ()):
                self._read(page)
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, **args: object) -> str:
        """The text of a key with its arguments. A missing text is a bug, and says so."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise KeyError(f"no text {key} in {self.language}")
        shown = {name: _presentable(value) for name, value in args.items()}
        text, problems = self._bundle.format_pattern(pattern, shown)
        if problems:
            raise KeyError(f"text {key} in {self.language}: {problems}")
        return str(text)

    def text_or(self, key: str, plain: str) -> str:
        """The text of a key, or plain words for a game that has no texts yet."""
        return self(key) if self.has(key) else plain

    def list(self, items: Sequence[str]) -> str:
        """Items joined as in a sentence, with “and” before the last; none reads as “nothing”."""
        return format_list(items, locale=self.language) if items else self("nothing")

    def row(self, items: Sequence[str]) -> str:
        """Items side by side, without “and”; none reads as “nothing”."""
        return reduce(lambda row, item: self("row", row=row, item=item), items) if items else self("nothing")

    def number(self, number: float) -> str:
        """A number as the language writes it, with two decimals at most."""
        return format_decimal(number, "#,##0.##", locale=self.language)

    def percent(self, rate: float) -> str:
        """A rate in percent, with one decimal."""
        return format_percent(rate, _PERCENT[self.language], locale=self.language)

    def name(self, game: str) -> str:
        """A game's name; its plain name where there is no text for it."""
        return self.text_or(f"{game}-name", game)

    def error(self, error: TwelvefoldError) -> str:
        """An error in this language. English texts are not written twice: they are the reasons' own."""
        if self.language == "en" or not self.has(f"error-{error.key}"):  # a plug-in may have no texts
            return str(error)
        args = {name: self.error(arg) if isinstance(arg, TwelvefoldError) else arg for name, arg in error.args_.items()}
        return self(f"error-{error.key}", **args)

    def term(self, game: str, value: Enum) -> str:
        """The name of a character or the like; its plain name where there is no text for it."""
        key = f"{game}-{type(value).__name__.lower()}-{value.name.lower()}"
        return self.text_or(key, value.name.lower())

    def seat(self, game: str, seat: int, names: Sequence[str]) -> str:
        """Who sits there: a player, or somebody the game itself brings and names, like a dummy."""
        if 0 <= seat < len(names):
            return names[seat]
        key = f"{game}-seat-{seat}"
        return self(key) if self.has(key) else self("seat-number", number=seat + 1)

    def event(self, game: str, event: Event, names: Sequence[str]) -> str:
        """The sentence that tells an event. Seats become the players' names."""
        kind: Any = type(event)
        args: dict[str, object] = {}
        for field, shape in shapes_of(kind).items():
            value = getattr(event, field)
            args[field] = self._value(game, value, shape, names)
            if isinstance(value, Enum):
                args[f"{field}_id"] = value.name.lower()
            elif isinstance(value, tuple):
                args[f"{field}_count"] = len(value)
        key = f"{game}-event-{kind.__name__}"
        if self.has(key):
            return self(key, **args)
        return f"{kind.__name__}: " + ", ".join(f"{field} {args[field]}" for field in shapes_of(kind))

    def _value(self, game: str, value: Any, shape: Shape, names: Sequence[str]) -> object:
        """A field of an event as an argument of its sentence, by its shape."""
        if value is None:
            return self("nobody")
        match shape:
            case "seat":
                return self.seat(game, value, names)
            case ["term", _]:
                return self.term(game, value)
            case ["pair", *inner]:
                left, right = (self._value(game, item, kind, names) for item, kind in zip(value, inner, strict=True))
                own = f"{game}-pair-{inner[0][1]}"
                if inner[0][0] == "term" and self.has(own):
                    return self(own, left=left, left_id=value[0].name.lower(), right=right)
                return self("pair-number" if isinstance(right, int) else "pair-word", left=left, right=right)
            case ["row" | "list" as how, inner]:
                items = [str(self._value(game, item, inner, names)) for item in value]
                return self.row(items) if how == "row" else self.list(items)
        return value


def _presentable(value: object) -> object:
    """An argument as a sentence can take it: truth as a word, no text of many lines, no number of many digits."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) >= _TOO_LARGE:
        return "∞" if value > 0 else "−∞"
    if isinstance(value, str) and len(value) > _TOO_LONG:
        return f"{value[:_TOO_LONG]}…"
    return value


@lru_cache(maxsize=len(LANGUAGES))
def translator(language: str) -> Translator:
    """The voice of a language."""
    return Translator(language)


def rules_page(game: str, language: str) -> str | None:
    """The rules of a game in our own words, as Markdown."""
    pages = [folder.joinpath(language, f"rules-{game}.md") for folder in _folders()]
    return next((page.read_text("utf-8") for page in pages if page.is_file()), None)


def _first_word(page: Traversable) -> str:
    """What the keys of a page begin with."""
    return "error" if page.name == "errors.ftl" else page.name.removesuffix(".ftl").partition("-")[0]


def _folders() -> list[Traversable]:
    """This package, and the folders of games that bring their own texts."""
    return [files(__package__), *(manifest.texts for manifest in registry.manifests() if manifest.texts is not None)]


def _pages(language: str) -> list[Traversable]:
    spoken = [folder.joinpath(language) for folder in _folders()]
    found = [page for folder in spoken if folder.is_dir() for page in folder.iterdir() if page.name.endswith(".ftl")]
    return sorted(found, key=lambda page: page.name)


def shared_texts(language: str) -> str:
    """The texts that every client on the network needs, whatever is played, as one Fluent file."""
    texts = _joined(language, SHARED)
    return f"{texts}\n{english_errors()}" if language == "en" else texts


def game_texts(language: str, game: str) -> str:
    """A game's own texts for a client on the network, as one Fluent file; empty for a game without texts."""
    apart = {f"web-{part}.ftl" for part in parts()}
    names = {page.name for page in _pages(language)} - apart
    return _joined(language, [name for name in names if re.match(rf"(web-)?{re.escape(game)}[-.]", name)])


def parts() -> tuple[str, ...]:
    """The names of texts that only some tables need: a client asks for each by itself."""
    screens = [screen for manifest in registry.manifests() for screen in manifest.screens]
    return ("guide", *(name for screen in screens for name in screen.texts))


def part_texts(language: str, part: str) -> str:
    """The texts of a part, for a client that shows it."""
    return _joined(language, (f"web-{part}.ftl",))


def _joined(language: str, names: Sequence[str]) -> str:
    return "\n".join(page.read_text("utf-8") for page in _pages(language) if page.name in names)


def english_errors() -> str:
    """The reasons' own English texts, as a Fluent file."""
    return "\n".join(f"error-{reason.key} = {_fluent(reason.english)}" for reason in Reason.declared.values())


def _fluent(text: str) -> str:
    """A Python format string as a Fluent pattern."""
    parts = []
    for literal, field, _, _ in Formatter().parse(text):
        parts.append("".join(f'{{ "{letter}" }}' if letter in "{}" else letter for letter in literal))
        if field is not None:
            parts.append(f"{{ ${field} }}")
    return "".join(parts)


__all__ = [
    "LANGUAGES",
    "Translator",
    "english_errors",
    "game_texts",
    "part_texts",
    "parts",
    "rules_page",
    "shared_texts",
    "translator",
]
