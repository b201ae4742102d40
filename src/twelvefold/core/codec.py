"""Values to JSON and back, driven by their types.

Frozen dataclasses become objects that name their class under ``is``; enums become their name in
lower case; tuples become lists. Decoding checks everything and says where and what was wrong:
whatever JSON comes in, the only error that comes out is ``BadData``.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from twelvefold.core.errors import BadData, Reason, short

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None
Decoder: TypeAlias = Callable[[Json, str], Any]
Writer: TypeAlias = Callable[[Any], Any]
T = TypeVar("T")

WRONG_TYPE = Reason("data-wrong-type", "at {at}: expected {expected}, found {found}")
MISSING_FIELD = Reason("data-missing-field", "at {at}: the field {field} is missing")
UNKNOWN_FIELD = Reason("data-unknown-field", "at {at}: there is no field {field}; the fields are {allowed}")
BROKEN_JSON = Reason("data-broken-json", "this is not JSON: {problem} in line {line}, column {column}")
UNREADABLE = Reason("data-unreadable", "{given} cannot stand in this JSON: not every program would read it alike")
TOO_DEEP = Reason("data-too-deep", "this JSON is nested too deeply to be read")

_PLAIN = {int: "int", str: "str", bool: "bool", list: "list", dict: "object"}
"""The types that are their own JSON, and what messages call them; lists and objects are not looked into."""

_THEMSELVES = frozenset((int, str, bool, NoneType))
"""What is most often met, and written as it is."""

_WRITERS: dict[type, Writer] = {}

MAX_DEPTH = 64
"""How deep JSON may be nested."""
MAX_INTEGER = 1 << 63
"""The largest number that is read."""


def encode(value: object) -> Any:
    """A value as JSON.

    >>> encode((1, "a", None))
    [1, 'a', None]
    """
    return (_WRITERS.get(type(value)) or _writer(type(value)))(value)


def _writer(kind: type) -> Writer:
    """How values of a class are written: found out when the first one comes, and remembered."""
    made: Writer
    if issubclass(kind, Enum):
        names = {member.name: member.name.lower() for member in kind}
        made = lambda value: names[value._name_]  # noqa: E731
    elif kind is NoneType or issubclass(kind, (int, str)):
        made = lambda value: value  # noqa: E731
    elif issubclass(kind, tuple):
        made = _write_row
    elif is_dataclass(kind):
        made = _fields_writer(kind)
    else:
        raise TypeError(f"{kind.__name__} has no JSON form")
    _WRITERS[kind] = made
    return made


def _write_row(row: Any) -> list[Any]:
    return [
        item if (kind := type(item)) in _THEMSELVES else (_WRITERS.get(kind) or _writer(kind))(item) for item in row
    ]


def _fields_writer(kind: type) -> Writer:
    """A dataclass, with the class's name in front: a function made from its types, as the class itself was."""
    known: dict[str, Any] = {"encode": encode}
    hints = get_type_hints(kind)
    parts = ", ".join(f"{f.name!r}: {_expression(hints[f.name], f'value.{f.name}', known)}" for f in fields(kind))
    made: Writer = eval(f"lambda value: {{'is': {kind.__name__!r}, {parts}}}", known)
    return made


def _expression(hint: Any, value: str, known: dict[str, Any]) -> str:
    """How a value of that type is written. What may be of several kinds is looked at when it comes."""
    args = get_args(hint)
    if hint in _THEMSELVES or (get_origin(hint) in (Union, UnionType) and _THEMSELVES.issuperset(args)):
        return value
    if get_origin(hint) is tuple and len(args) == 2 and args[1] is Ellipsis:
        item = f"item{value.count('item')}"
        written = _expression(args[0], item, known)
        return f"[*{value}]" if written == item else f"[{written} for {item} in {value}]"
    if isinstance(hint, type) and issubclass(hint, Enum):
        names = f"names{len(known)}"
        known[names] = {member.name: member.name.lower() for member in hint}
        return f"{names}[{value}._name_]"
    return f"encode({value})"


class IdentityCache:
    """Writes values that seldom change and are written often: while it is the same object, it is written once."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: dict[str, tuple[object, Any]] = {}

    def json(self, name: str, value: T, write: Callable[[T], Any] = encode) -> Any:
        """The value of that name as JSON, which nobody may change."""
        last = self._last.get(name)
        if last is None or last[0] is not value:
            last = self._last[name] = value, write(value)
        return last[1]


def decode(kind: Any, data: Json, at: str = "value") -> Any:
    """A value of that type (or union of types) from JSON, or BadData with the place and the reason.

    >>> decode(tuple[int, ...], [1, 2])
    (1, 2)
    """
    try:
        return _decoder(kind)(data, at)
    except RecursionError:
        raise BadData(TOO_DEEP) from None


def loads(text: str | bytes) -> Json:
    """JSON text as data, or BadData with the line and the column.

    What other programs would read otherwise, or not at all, is refused: numbers without end, names that
    come twice, halves of letters, nesting deeper than anything here needs.
    """
    try:
        data: Json = json.loads(text, parse_constant=_no_constant, object_pairs_hook=_no_name_twice)
    except RecursionError:
        raise BadData(TOO_DEEP) from None
    except json.JSONDecodeError as problem:
        raise BadData(BROKEN_JSON, problem=problem.msg, line=problem.lineno, column=problem.colno) from None
    except ValueError as problem:  # bytes that are no text, integers of absurd length
        raise BadData(BROKEN_JSON, problem=str(problem), line=1, column=1) from None
    check_plain(data)
    return data


def _no_constant(name: str) -> Json:
    raise BadData(UNREADABLE, given=name)


def _no_name_twice(pairs: list[tuple[str, Json]]) -> Json:
    names = [name for name, _ in pairs]
    if len(set(names)) != len(names):
        raise BadData(UNREADABLE, given=short(next(name for name in names if names.count(name) > 1), 40))
    return dict(pairs)


def check_plain(data: Json, depth: int = MAX_DEPTH) -> None:
    """Refuse what JSON allows but ``loads`` does not read."""
    if depth == 0:
        raise BadData(TOO_DEEP)
    if isinstance(data, dict):
        for name, entry in data.items():
            check_plain(name, depth - 1)
            check_plain(entry, depth - 1)
    elif isinstance(data, list):
        for entry in data:
            check_plain(entry, depth - 1)
    elif isinstance(data, str):
        if not data.isascii() and any("\ud800" <= letter <= "\udfff" for letter in data):
            raise BadData(UNREADABLE, given=short(data, 40))
    elif isinstance(data, (int, float)) and abs(data) > MAX_INTEGER:
        raise BadData(UNREADABLE, given=short(data, 40))


def dumps(data: object) -> str:
    """JSON text, the same for equal data: readable, one line, keys as they come."""
    return json.dumps(data, ensure_ascii=False)


def take(data: Json, at: str, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Any]:
    """The fields of a JSON object: all that are needed, none that is unknown."""
    if not isinstance(data, dict):
        raise wrong_type(at, "object", data)
    for name in needed:
        if name not in data:
            raise BadData(MISSING_FIELD, at=at, field=name)
    for name in data:
        if name not in needed and name not in optional:
            raise BadData(UNKNOWN_FIELD, at=at, field=short(name, 40), allowed=", ".join((*needed, *optional)))
    return dict(data)


def wrong_type(at: str, expected: str, found: object) -> BadData:
    """What to raise when the data at a place has another shape than expected."""
    return BadData(WRONG_TYPE, at=at, expected=expected, found=short(found, 60))


@lru_cache(maxsize=1024)
def _decoder(kind: Any) -> Decoder:
    """The decoder of a type, built once."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any:
        return lambda data, at: data
    if kind in _PLAIN:
        return _plain(kind)
    if origin in (Union, UnionType):
        return _union(args)
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return _row(args[0])
    if origin is tuple:
        return _fixed(args)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum(kind)
    if isinstance(kind, type) and is_dataclass(kind):
        return _record(kind)
    raise TypeError(f"{kind} has no JSON form")


def _plain(kind: type) -> Decoder:
    def read(data: Json, at: str) -> Any:
        if type(data) is not kind:
            raise wrong_type(at, _PLAIN[kind], data)
        return data

    return read


def _row(item: Any) -> Decoder:
    read_item = _decoder(item)

    def read(data: Json, at: str) -> Any:
        if not isinstance(data, list):
            raise wrong_type(at, "list", data)
        return tuple(read_item(entry, f"{at}[{i}]") for i, entry in enumerate(data))

    return read


def _fixed(items: tuple[Any, ...]) -> Decoder:
    readers = [_decoder(item) for item in items]

    def read(data: Json, at: str) -> Any:
        if not isinstance(data, list) or len(data) != len(readers):
            raise wrong_type(at, f"list[{len(readers)}]", data)
        return tuple(reader(entry, f"{at}[{i}]") for i, (reader, entry) in enumerate(zip(readers, data, strict=True)))

    return read


def _enum(kind: type[Enum]) -> Decoder:
    members = {member.name.lower(): member for member in kind}

    def read(data: Json, at: str) -> Any:
        if not isinstance(data, str) or data not in members:
            raise wrong_type(at, " | ".join(members), data)
        return members[data]

    return read


def _union(kinds: tuple[Any, ...]) -> Decoder:
    """None, one plain type, or one of several dataclasses told apart by their name."""
    optional = NoneType in kinds
    rest = tuple(kind for kind in kinds if kind is not NoneType)
    if len(rest) == 1:
        read_rest = _decoder(rest[0])
    else:
        by_name = {kind.__name__: _decoder(kind) for kind in rest}

        def read_rest(data: Json, at: str) -> Any:
            name = data.get("is") if isinstance(data, dict) else None
            if not isinstance(name, str) or name not in by_name:
                raise wrong_type(at, " | ".join(by_name), data)
            return by_name[name](data, at)

    def read(data: Json, at: str) -> Any:
        return None if optional and data is None else read_rest(data, at)

    return read


def _record(kind: type) -> Decoder:
    """A dataclass. Its ``__post_init__``, if it has one, may refuse impossible values with BadData.

    A field with a default may be missing: so what was written before the field was added still reads.
    """
    hints = get_type_hints(kind)
    needed = tuple(f.name for f in fields(kind) if f.default is MISSING)
    optional = tuple(f.name for f in fields(kind) if f.name not in needed)
    readers: dict[str, Decoder] | None = None

    def read(data: Json, at: str) -> Any:
        nonlocal readers
        if readers is None:  # later than the class itself, so that classes may contain each other
            readers = {f.name: _decoder(hints[f.name]) for f in fields(kind)}
        if not isinstance(data, dict) or data.get("is") != kind.__name__:
            raise wrong_type(at, kind.__name__, data)
        found = take({name: entry for name, entry in data.items() if name != "is"}, at, needed, optional)
        return kind(**{name: reader(found[name], f"{at}.{name}") for name, reader in readers.items() if name in found})

    return read
