"""Reads the data types of the browser client's ``.d.ts`` files: objects with a field ``is``, and the names of types.

It reads the simple types that data consists of: names, numbers, texts, lists, tuples and unions of them. Objects inside
of others need a name of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
IS = re.compile(r'\bis: "')
OBJECT = re.compile(r"(?:interface (?P<name>\w+)(?: extends (?P<base>\w+))? )?\{(?P<fields>[^{}]*)\}")
FIELD = re.compile(r"(\w+)(\??): ([^;]+);")
ALIAS = re.compile(r"\btype (\w+) =([^;{}]+);")
TOKEN = re.compile(r'"[^"]*"|\w+|\S')
LABEL = re.compile(r"\w+$")


class WrittenType(NamedTuple):
    """A type: ``name``, ``literal``, ``list``, ``tuple`` or ``union``, with its word or its parts."""

    how: str
    word: str = ""
    parts: tuple[WrittenType, ...] = ()


@dataclass
class Described:
    """An object: its possible names (``is``), and its other fields."""

    names: frozenset[str]
    fields: dict[str, WrittenType]
    base: str | None
    own: frozenset[str]
    """Fields that may be missing."""


@dataclass
class TypeFile:
    """The objects and the names of types of one or several files."""

    objects: list[Described] = field(default_factory=list)
    interfaces: dict[str, Described] = field(default_factory=dict)
    aliases: dict[str, WrittenType] = field(default_factory=dict)
    unread: int = 0
    """How many objects with a name could not be read, because others stand inside them."""

    def fields_of(self, described: Described) -> dict[str, WrittenType]:
        """All fields of an object, those of the interface it extends included."""
        base = self.interfaces.get(described.base or "")
        return {**(self.fields_of(base) if base else {}), **described.fields}

    def resolved(self, kind: WrittenType) -> WrittenType:
        """What a name stands for, and a union without unions in it."""
        if kind.how == "name" and kind.word in self.aliases:
            return self.resolved(self.aliases[kind.word])
        if kind.how == "union":
            parts = [self.resolved(part) for part in kind.parts]
            return WrittenType("union", "", tuple(each for part in parts for each in members(part)))
        return kind


def members(kind: WrittenType) -> tuple[WrittenType, ...]:
    """The types of a union; any other type is its own only one."""
    return kind.parts if kind.how == "union" else (kind,)


def read(text: str) -> TypeFile:
    """Read the text of a file."""
    text, found = COMMENT.sub("", text), TypeFile()
    for match in OBJECT.finditer(text):
        fields = {name: (parse(kind), bool(may)) for name, may, kind in FIELD.findall(f"{match['fields']};")}
        is_, _ = fields.pop("is", (WrittenType("name"), False))
        described = Described(
            frozenset(each.word for each in members(is_) if each.how == "literal"),
            {name: kind for name, (kind, _) in fields.items()},
            match["base"],
            frozenset(name for name, (_, may) in fields.items() if may),
        )
        if described.names:
            found.objects.append(described)
        if match["name"]:
            found.interfaces[match["name"]] = described
    found.unread = len(IS.findall(text)) - len(found.objects)
    found.aliases = {name: parse(kind) for name, kind in ALIAS.findall(text)}
    return found


def parse(text: str) -> WrittenType:
    """Parse a type; what is not as simple as data becomes a name that nothing suits.

    >>> parse("[seat: Seat, 1 | null][]").parts[0].how
    'tuple'
    """
    tokens = list(TOKEN.findall(text))
    try:
        kind = _union(tokens)
    except IndexError:
        return WrittenType("name", text)
    return WrittenType("name", text) if tokens else kind


def _union(tokens: list[str]) -> WrittenType:
    if tokens[0] == "|":
        tokens.pop(0)
    parts = [_part(tokens)]
    while tokens and tokens[0] == "|":
        tokens.pop(0)
        parts.append(_part(tokens))
    return parts[0] if len(parts) == 1 else WrittenType("union", "", tuple(parts))


def _part(tokens: list[str]) -> WrittenType:
    first = tokens.pop(0)
    if first == "(":
        kind = _union(tokens)
        tokens.pop(0)
    elif first == "[":
        kind = WrittenType("tuple", "", tuple(_members(tokens)))
    elif first.startswith('"') or first.isdigit():
        kind = WrittenType("literal", first.strip('"'))
    else:
        kind = WrittenType("name", first)
    while tokens[:2] == ["[", "]"]:
        del tokens[:2]
        kind = WrittenType("list", "", (kind,))
    return kind


def _members(tokens: list[str]) -> Iterator[WrittenType]:
    """The members of a tuple; each may have a label."""
    while tokens[0] != "]":
        if tokens[1] == ":" and LABEL.match(tokens[0]):
            del tokens[:2]
        yield _union(tokens)
        if tokens[0] == ",":
            tokens.pop(0)
    tokens.pop(0)
