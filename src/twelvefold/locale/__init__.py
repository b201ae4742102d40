"""Translation of all user-visible texts into English, Russian, French and German.

Games, matches and servers use message keys and arguments; this package turns them into sentences. Messages are
Fluent files (.ftl), rules pages are Markdown.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
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
from twelvefold.core.event_fields import FieldShape, shapes_of
from twelvefold.core.events import Event
from twelvefold.core.manifest import load
from twelvefold.games import registry

LANGUAGES = ("en", "ru", "fr", "de")
SHARED = ("common.ftl", "errors.ftl", "table.ftl", "web.ftl")
"""The files that every network client needs. The others belong to one game, the terminal or the server."""
ALWAYS = ("common.ftl", "server.ftl", "table.ftl", "terminal.ftl")
"""Files that are loaded at once, because their keys do not share a prefix."""
PICTURE = re.compile(r"^!\[(?P<title>[^]]*)\]\(picture:(?P<name>[\w-]+)\)$", re.MULTILINE)
"""The line of a rules page where a picture belongs."""
TERM = re.compile(r"!\[(?P<title>[^]]*)\]\(picture:(?P<name>[\w-]+)\)")
"""A term inside a line of a rules page, with its small picture. It stands where the page explains the term."""
_TOO_LONG, _TOO_LARGE = 1000, 10**15
_PERCENT = {"en": "0.0%"} | dict.fromkeys(("ru", "fr", "de"), "0.0\u00a0%")


class Translator:
    """Formats messages in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, list[Traversable]] = {}
        """Files that are loaded when one of their messages is first needed, by the first word of their keys."""
        for page in _pages(language):
            if page.name in ALWAYS:
                self._read(page)
            else:
                self._unread.setdefault(_first_word(page), []).append(page)

    def _read(self, page: Traversable) -> None:
        self._bundle.add_resource(FluentResource(page.read_text("utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        if not self._bundle.has_message(key):
            for page in self._unread.pop(key.partition("-")[0], ()):
                self._read(page)
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, /, **args: object) -> str:
        """Format a message, or raise KeyError if it or one of its arguments is missing."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise KeyError(f"no text {key} in {self.language}")
        shown = {name: _presentable(value) for name, value in args.items()}
        text, problems = self._bundle.format_pattern(pattern, shown)
        if problems:
            raise KeyError(f"text {key} in {self.language}: {problems}")
        return str(text)

    def text_or(self, key: str, plain: str) -> str:
        """Return a message without arguments, or ``plain`` for a game without translations."""
        return self(key) if self.has(key) else plain

    def list(self, items: Sequence[str]) -> str:
        """Join items with commas and “and” before the last; an empty list gives “nothing”."""
        return format_list(items, locale=self.language) if items else self("nothing")

    def row(self, items: Sequence[str]) -> str:
        """Join items without “and”; an empty list gives “nothing”."""
        return reduce(lambda row, item: self("row", row=row, item=item), items) if items else self("nothing")

    def number(self, number: float) -> str:
        """Format a number with at most two decimals."""
        return format_decimal(number, "#,##0.##", locale=self.language)

    def percent(self, rate: float) -> str:
        """Format a rate as a percentage with one decimal."""
        return format_percent(rate, _PERCENT[self.language], locale=self.language)

    def name(self, game: str) -> str:
        """Return the title of a game, or its identifier if it has no translation."""
        return self.text_or(f"{game}-name", game)

    def error(self, error: TwelvefoldError) -> str:
        """Format an error. The English messages are those declared with the reasons."""
        if self.language == "en" or not self.has(f"error-{error.key}"):  # a plug-in may have no translations
            return str(error)
        args = {name: self.error(arg) if isinstance(arg, TwelvefoldError) else arg for name, arg in error.args_.items()}
        return self(f"error-{error.key}", **args)

    def term(self, game: str, value: Enum) -> str:
        """Return the name of an enum member such as a character, or its identifier if it has no translation."""
        key = f"{game}-{type(value).__name__.lower()}-{value.name.lower()}"
        return self.text_or(key, value.name.lower())

    def seat(self, game: str, seat: int, names: Sequence[str]) -> str:
        """Return the name of the player at a seat, or the game's name for an extra seat such as a dummy."""
        if 0 <= seat < len(names):
            return names[seat]
        key = f"{game}-seat-{seat}"
        return self(key) if self.has(key) else self("seat-number", number=seat + 1)

    def event(self, game: str, event: Event, names: Sequence[str], you: int | None = None) -> str:
        """Format an event as a sentence. Seats are replaced by the players' names; the seat ``you`` is spoken to."""
        kind: Any = type(event)
        args: dict[str, object] = {}
        for field, shape in shapes_of(kind).items():
            value = getattr(event, field)
            if shape in ("seat", ["list", "seat"]):
                args |= self.people(game, field, value, names, you)
            else:
                args[field] = self._value(game, value, shape, names, you)
            if isinstance(value, Enum):
                args[f"{field}_id"] = value.name.lower()
            elif isinstance(value, tuple):
                args[f"{field}_count"] = len(value)
        key = f"{game}-event-{kind.__name__}"
        if self.has(key):
            return self(key, **args)
        return f"{kind.__name__}: " + ", ".join(f"{field} {args[field]}" for field in shapes_of(kind))

    def person(self, game: str, field: str, seat: int, names: Sequence[str], you: int | None) -> dict[str, object]:
        """Return a player as message arguments: the name, and in ``FIELD_is`` whether it is ``you``."""
        return {field: self.seat(game, seat, names), f"{field}_is": "you" if seat == you else "other"}

    def people(
        self, game: str, field: str, value: int | Sequence[int] | None, names: Sequence[str], you: int | None
    ) -> dict[str, object]:
        """Return the arguments of a message that names players.

        ``FIELD_is`` says whether ``you`` are one of them: "you", "other" or, in a list, "among" others, who are then in
        ``FIELD_others``.
        """
        if value is None:
            return {field: self("nobody"), f"{field}_is": "nobody"}
        if isinstance(value, int):
            return self.person(game, field, value, names, you)
        others = [self.seat(game, seat, names) for seat in value if seat != you]
        kind = "other" if len(others) == len(value) else "among" if others else "you"
        everybody = [self.seat(game, seat, names) for seat in value]
        return {field: self.list(everybody), f"{field}_is": kind, f"{field}_others": self.list(others)}

    def _value(self, game: str, value: Any, shape: FieldShape, names: Sequence[str], you: int | None) -> object:
        """Convert a field of an event to a message argument, by its shape."""
        if value is None:
            return self("nobody")
        match shape:
            case "seat":
                return self("you") if value == you else self.seat(game, value, names)
            case ["term", _]:
                return self.term(game, value)
            case ["word", what]:
                return self(f"{game}-{what}", **{what: value})
            case ["pair", *inner]:
                left, right = (
                    self._value(game, item, kind, names, you) for item, kind in zip(value, inner, strict=True)
                )
                own = f"{game}-pair-{inner[0][1]}"
                if inner[0][0] == "term" and self.has(own):
                    return self(own, left=left, left_id=value[0].name.lower(), right=right)
                return self("pair-number" if isinstance(right, int) else "pair-word", left=left, right=right)
            case ["row" | "list" as how, inner]:
                items = [str(self._value(game, item, inner, names, you)) for item in value]
                return self.row(items) if how == "row" else self.list(items)
        return value


def _presentable(value: object) -> object:
    """Convert a message argument: booleans to words; very long texts and very large numbers are cut short."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) >= _TOO_LARGE:
        return "∞" if value > 0 else "−∞"
    if isinstance(value, str) and len(value) > _TOO_LONG:
        return f"{value[:_TOO_LONG]}…"
    return value


@lru_cache(maxsize=len(LANGUAGES))
def translator(language: str) -> Translator:
    """Return the translator of a language; cached."""
    return Translator(language)


def rules_page(game: str, language: str) -> str | None:
    """Return the rules page of a game as Markdown, or None if there is none.

    A line ``![Sheet C](picture:C)`` is where a client shows a picture; the figures that belong to it follow it here.
    Inside a line, ``![Knight](picture:knight)`` is a term: a client shows it with a small picture and can link to it.
    """
    pages = [folder.joinpath(language, f"rules-{game}.md") for folder in _folders()]
    page = next((page.read_text("utf-8") for page in pages if page.is_file()), None)
    reference = registry.manifest_of(registry.get(game)).figures
    if page is None or not reference:
        return page
    figures: Mapping[str, str] = load(reference)(translator(language))
    return PICTURE.sub(lambda line: "\n\n".join(filter(None, (line[0], figures.get(line["name"])))), page)


def _first_word(page: Traversable) -> str:
    """Return the first word of a file's keys."""
    return "error" if page.name == "errors.ftl" else page.name.removesuffix(".ftl").partition("-")[0]


def _folders() -> list[Traversable]:
    """Return the folders with texts: this package and those of plug-in games."""
    return [files(__package__), *(manifest.texts for manifest in registry.manifests() if manifest.texts is not None)]


def _pages(language: str) -> list[Traversable]:
    folders = [folder.joinpath(language) for folder in _folders()]
    found = [page for folder in folders if folder.is_dir() for page in folder.iterdir() if page.name.endswith(".ftl")]
    return sorted(found, key=lambda page: page.name)


def shared_texts(language: str) -> str:
    """Return the messages that every network client needs, as one Fluent file."""
    texts = _joined(language, SHARED)
    return f"{texts}\n{english_errors()}" if language == "en" else texts


def game_texts(language: str, game: str) -> str:
    """Return the messages of a game for network clients, as one Fluent file; empty if the game has none."""
    apart = {f"web-{part}.ftl" for part in parts()}
    names = {page.name for page in _pages(language)} - apart
    return _joined(language, [name for name in names if re.match(rf"(web-)?{re.escape(game)}[-.]", name)])


def parts() -> tuple[str, ...]:
    """Return the names of the optional parts of the texts, which clients request separately."""
    modules = [
        module for manifest in registry.manifests() for module in (*manifest.screens, manifest.preview) if module
    ]
    return ("after", "guide", "rules", *(name for module in modules for name in module.texts))


def part_texts(language: str, part: str) -> str:
    """Return the messages of an optional part, as one Fluent file."""
    return _joined(language, (f"web-{part}.ftl",))


def _joined(language: str, names: Sequence[str]) -> str:
    """Join the files without their comments, because every visitor loads them first."""
    lines = [line for page in _pages(language) if page.name in names for line in page.read_text("utf-8").splitlines()]
    return "\n".join(line for line in lines if not line.startswith("#"))


def english_errors() -> str:
    """Return the English messages of all declared reasons, as a Fluent file."""
    return "\n".join(f"error-{reason.key} = {_fluent(reason.english)}" for reason in Reason.declared.values())


def _fluent(text: str) -> str:
    """Convert a Python format string to a Fluent pattern."""
    parts = []
    for literal, field, _, _ in Formatter().parse(text):
        parts.append("".join(f'{{ "{letter}" }}' if letter in "{}" else letter for letter in literal))
        if field is not None:
            parts.append(f"{{ ${field} }}")
    return "".join(parts)


__all__ = [
    "LANGUAGES",
    "PICTURE",
    "TERM",
    "Translator",
    "english_errors",
    "game_texts",
    "part_texts",
    "parts",
    "rules_page",
    "shared_texts",
    "translator",
]
