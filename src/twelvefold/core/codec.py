"""Encode values to JSON and decode them again, driven by their type hints.

Frozen dataclasses become objects with their class name under ``is``; enums become their lower-case name; tuples become
lists. A field with ``compare=False`` follows from the others: it is not written, and has its default after reading.
Decoding validates everything: on any malformed input it raises ``BadData``, and no other error, with the path and the
problem.

A class can change without its JSON: ``JSON_NAME`` keeps the name it had, and ``stored_as`` the fields.
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
Encoder: TypeAlias = Callable[[Any], Any]
T = TypeVar("T")
F = TypeVar("F")

WRONG_TYPE = Reason("data-wrong-type", "at {at}: expected {expected}, found {found}")
MISSING_FIELD = Reason("data-missing-field", "at {at}: the field {field} is missing")
UNKNOWN_FIELD = Reason("data-unknown-field", "at {at}: there is no field {field}; the fields are {allowed}")
BROKEN_JSON = Reason("data-broken-json", "this is not JSON: {problem} in line {line}, column {column}")
UNREADABLE = Reason(
    "data-unreadable", "{given} is not portable JSON: NaN, huge number, duplicate key or lone surrogate"
)
TOO_DEEP = Reason("data-too-deep", "this JSON is nested too deeply")

_PLAIN = {int: "int", str: "str", bool: "bool", list: "list", dict: "object"}
"""Types that JSON has itself, with their names in error messages. Items of lists and objects are not checked."""

_SCALARS = frozenset((int, str, bool, NoneType))
"""The most frequent types, which are encoded as they are."""

_ENCODERS: dict[type, Encoder] = {}

_FORMS: dict[type, tuple[type, Callable[[Any], Any], Callable[[Any, str], Any]]] = {}
"""The classes that are stored as another one, and how values are turned into it and back."""

MAX_DEPTH = 64
"""The deepest nesting of JSON that is accepted."""
MAX_INTEGER = 1 << 63
"""The largest absolute value of a number that is accepted."""


def stored_as(kind: type[T], form: type[F], write: Callable[[T], F], read: Callable[[F, str], T]) -> None:
    """Store a class as another dataclass, its form: what is written has the form's fields, and its name.

    ``read`` is given the path, too: it may refuse with BadData what only the form can hold.
    """
    _FORMS[kind] = form, write, read


def encode(value: object) -> Any:
    """Encode a value as JSON data.

    >>> encode((1, "a", None))
    [1, 'a', None]
    """
    return (_ENCODERS.get(type(value)) or _encoder(type(value)))(value)


def _encoder(kind: type) -> Encoder:
    """Build the encoder of a class on first use and cache it."""
    encoder: Encoder
    if kind in _FORMS:
        form, write, _ = _FORMS[kind]
        encode_form = _encoder(form)
        encoder = lambda value: encode_form(write(value))  # noqa: E731
    elif issubclass(kind, Enum):
        names = {member.name: member.name.lower() for member in kind}
        encoder = lambda value: names[value._name_]  # noqa: E731
    elif kind is NoneType or issubclass(kind, (int, str)):
        encoder = lambda value: value  # noqa: E731
    elif issubclass(kind, tuple):
        encoder = _encode_tuple
    elif is_dataclass(kind):
        encoder = _dataclass_encoder(kind)
    else:
        raise TypeError(f"{kind.__name__} has no JSON form")
    _ENCODERS[kind] = encoder
    return encoder


def _encode_tuple(row: Any) -> list[Any]:
    return [item if (kind := type(item)) in _SCALARS else (_ENCODERS.get(kind) or _encoder(kind))(item) for item in row]


def _dataclass_encoder(kind: type) -> Encoder:
    """Compile an encoder for a dataclass from its type hints (as ``dataclass`` compiles ``__init__``), for speed."""
    namespace: dict[str, Any] = {"encode": encode}
    hints = get_type_hints(kind)
    parts = ", ".join(
        f"{f.name!r}: {_expression(hints[f.name], f'value.{f.name}', namespace)}" for f in fields(kind) if f.compare
    )
    encoder: Encoder = eval(f"lambda value: {{'is': {name_of(kind)!r}, {parts}}}", namespace)
    return encoder


def form_of(kind: type) -> type:
    """Return the dataclass whose fields are written: the form of a class, or the class itself."""
    return _FORMS[kind][0] if kind in _FORMS else kind


def name_of(kind: type) -> str:
    """Return the value of the JSON field ``is``: the ``JSON_NAME`` of the class's form if it has one, else its name."""
    form = form_of(kind)
    name: str = vars(form).get("JSON_NAME", form.__name__)
    return name


def _expression(hint: Any, value: str, namespace: dict[str, Any]) -> str:
    """The source of an expression that encodes a value of that type; unions and dataclasses call ``encode``."""
    args = get_args(hint)
    if hint in _SCALARS or (get_origin(hint) in (Union, UnionType) and _SCALARS.issuperset(args)):
        return value
    if get_origin(hint) is tuple and len(args) == 2 and args[1] is Ellipsis:
        item = f"item{value.count('item')}"
        encoded = _expression(args[0], item, namespace)
        return f"[*{value}]" if encoded == item else f"[{encoded} for {item} in {value}]"
    if isinstance(hint, type) and issubclass(hint, Enum):
        names = f"names{len(namespace)}"
        namespace[names] = {member.name: member.name.lower() for member in hint}
        return f"{names}[{value}._name_]"
    return f"encode({value})"


class IdentityCache:
    """Caches the JSON of named values for as long as each value stays the same object."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: dict[str, tuple[object, Any]] = {}

    def json(self, name: str, value: T, write: Callable[[T], Any] = encode) -> Any:
        """Return the JSON of a named value, encoded anew only if the object changed. Callers must not modify it."""
        last = self._last.get(name)
        if last is None or last[0] is not value:
            last = self._last[name] = value, write(value)
        return last[1]


def decode(kind: Any, data: Json, at: str = "value") -> Any:
    """Decode JSON data into a value of that type (or union), or raise BadData with the path and the problem.

    >>> decode(tuple[int, ...], [1, 2])
    (1, 2)
    """
    try:
        return _decoder(kind)(data, at)
    except RecursionError:
        raise BadData(TOO_DEEP) from None


def loads(text: str | bytes) -> Json:
    """Parse JSON text, or raise BadData with the line and the column.

    Stricter than ``json.loads``: NaN and infinity, huge numbers, duplicate keys, lone surrogates and deep
    nesting are refused, because other JSON parsers reject them or read them differently.
    """
    try:
        data: Json = json.loads(text, parse_constant=_refuse_constant, object_pairs_hook=_unique_keys)
    except RecursionError:
        raise BadData(TOO_DEEP) from None
    except json.JSONDecodeError as problem:
        raise BadData(BROKEN_JSON, problem=problem.msg, line=problem.lineno, column=problem.colno) from None
    except ValueError as problem:  # invalid UTF-8, or an integer above Python's limit of digits
        raise BadData(BROKEN_JSON, problem=str(problem), line=1, column=1) from None
    check_plain(data)
    return data


def _refuse_constant(name: str) -> Json:
    raise BadData(UNREADABLE, given=name)


def _unique_keys(pairs: list[tuple[str, Json]]) -> Json:
    keys = [key for key, _ in pairs]
    if len(set(keys)) != len(keys):
        raise BadData(UNREADABLE, given=short(next(key for key in keys if keys.count(key) > 1), 40))
    return dict(pairs)


def check_plain(data: Json, depth: int = MAX_DEPTH) -> None:
    """Apply the limits of ``loads`` (depth, size of numbers, lone surrogates) to data that is already parsed."""
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
        if not data.isascii() and any("\ud800" <= character <= "\udfff" for character in data):
            raise BadData(UNREADABLE, given=short(data, 40))
    elif isinstance(data, (int, float)) and not abs(data) <= MAX_INTEGER:  # NaN is not <= anything
        raise BadData(UNREADABLE, given=short(data, 40))


def dumps(data: object) -> str:
    """Serialise data as one line of JSON. Keys keep their order."""
    return json.dumps(data, ensure_ascii=False)


def take(data: Json, at: str, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return the fields of a JSON object, or raise BadData if one is missing or unknown."""
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
    """Build the error for data that does not have the expected type."""
    return BadData(WRONG_TYPE, at=at, expected=expected, found=short(found, 60))


@lru_cache(maxsize=1024)
def _decoder(kind: Any) -> Decoder:
    """Build the decoder of a type; cached."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any:
        return lambda data, at: data
    if kind in _PLAIN:
        return _plain(kind)
    if origin in (Union, UnionType):
        return _union(args)
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return _variadic_tuple(args[0])
    if origin is tuple:
        return _fixed_tuple(args)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum(kind)
    if kind in _FORMS:
        return _stored(kind)
    if isinstance(kind, type) and is_dataclass(kind):
        return _dataclass(kind)
    raise TypeError(f"{kind} has no JSON form")


def _plain(kind: type) -> Decoder:
    def read(data: Json, at: str) -> Any:
        if type(data) is not kind:
            raise wrong_type(at, _PLAIN[kind], data)
        return data

    return read


def _variadic_tuple(item: Any) -> Decoder:
    read_item = _decoder(item)

    def read(data: Json, at: str) -> Any:
        if not isinstance(data, list):
            raise wrong_type(at, "list", data)
        return tuple(read_item(entry, f"{at}[{i}]") for i, entry in enumerate(data))

    return read


def _fixed_tuple(items: tuple[Any, ...]) -> Decoder:
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
    """An optional type, or a union of dataclasses, which are distinguished by their name under ``is``."""
    optional = NoneType in kinds
    rest = tuple(kind for kind in kinds if kind is not NoneType)
    if len(rest) == 1:
        read_rest = _decoder(rest[0])
    else:
        by_name = {name_of(kind): _decoder(kind) for kind in rest}

        def read_rest(data: Json, at: str) -> Any:
            name = data.get("is") if isinstance(data, dict) else None
            if not isinstance(name, str) or name not in by_name:
                raise wrong_type(at, " | ".join(by_name), data)
            return by_name[name](data, at)

    def read(data: Json, at: str) -> Any:
        return None if optional and data is None else read_rest(data, at)

    return read


def _stored(kind: type) -> Decoder:
    """A class that is stored as another one."""
    form, _, read_value = _FORMS[kind]
    read_form = _decoder(form)

    def read(data: Json, at: str) -> Any:
        return read_value(read_form(data, at), at)

    return read


def _dataclass(kind: type) -> Decoder:
    """A dataclass. Its ``__post_init__`` may refuse impossible values with BadData.

    A field with a default may be missing, so that documents written before the field was added can still be read.
    """
    hints = get_type_hints(kind)
    stored = [f for f in fields(kind) if f.compare]
    needed = tuple(f.name for f in stored if f.default is MISSING)
    optional = tuple(f.name for f in stored if f.name not in needed)
    called = name_of(kind)
    readers: dict[str, Decoder] | None = None

    def read(data: Json, at: str) -> Any:
        nonlocal readers
        if readers is None:  # resolved on first use, so that recursive types work
            readers = {f.name: _decoder(hints[f.name]) for f in stored}
        if not isinstance(data, dict) or data.get("is") != called:
            raise wrong_type(at, called, data)
        values = take({name: entry for name, entry in data.items() if name != "is"}, at, needed, optional)
        return kind(
            **{name: reader(values[name], f"{at}.{name}") for name, reader in readers.items() if name in values}
        )

    return read
