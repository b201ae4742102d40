"""Errors with a class, a translatable reason (a key with an English text) and arguments.

``str(error)`` is English, for programmers and logs. Clients translate ``error.key`` with
``error.args_`` into the user's language; see ``twelvefold.locale``.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias, Union

Arg: TypeAlias = Union[str, int, "TwelvefoldError"]


class Reason:
    """A key with an English text. Declared once, as a constant beside the check that raises it."""

    declared: ClassVar[dict[str, Reason]] = {}

    def __init__(self, key: str, english: str) -> None:
        if key in Reason.declared:
            raise ValueError(f"the reason {key!r} is declared twice")
        self.key = key
        self.english = english
        Reason.declared[key] = self

    def __reduce__(self) -> str | tuple[object, ...]:
        return _reason, (self.key,)


def _reason(key: str) -> Reason:
    return Reason.declared[key]


class TwelvefoldError(Exception):
    """Base class of every error this project raises on purpose."""

    def __init__(self, reason: Reason, **args: Arg) -> None:
        super().__init__(reason, args)
        self.reason = reason
        self.args_: dict[str, Arg] = args

    @property
    def key(self) -> str:
        return self.reason.key

    def __str__(self) -> str:
        return self.reason.english.format(**self.args_)

    def __reduce__(self) -> str | tuple[object, ...]:
        return _rebuild, (type(self), self.reason, self.args_)

    def to_json(self) -> dict[str, object]:
        """The error as the server sends it: class name, key and arguments; the client supplies the text."""
        args = {n: a.to_json() if isinstance(a, TwelvefoldError) else a for n, a in self.args_.items()}
        return {"error": type(self).__name__, "key": self.key, "args": args}


def _rebuild(family: type[TwelvefoldError], reason: Reason, args: dict[str, Arg]) -> TwelvefoldError:
    return family(reason, **args)


def short(value: object, length: int) -> str:
    """The ``repr`` of an invalid value, truncated for use in an error message. Never raises."""
    try:
        return repr(value)[:length]
    except (ValueError, RecursionError):  # an integer above Python's limit of digits, or deep nesting
        return type(value).__name__


class UnknownGame(TwelvefoldError):
    """No registered game has that name."""


class UnknownPlayer(TwelvefoldError):
    """The game has no bot of that name."""


class BadOption(TwelvefoldError):
    """A game option is invalid; the message names it and what is allowed."""


class IllegalMove(TwelvefoldError):
    """The rules do not allow this move here."""


class NotYourDecision(TwelvefoldError):
    """The seat is not asked, or the decision it answers has passed."""


class BadNotation(TwelvefoldError):
    """A position or a move in text notation cannot be parsed."""


class BadData(TwelvefoldError):
    """JSON that does not have the expected shape."""


class BadRecord(TwelvefoldError):
    """A record or a saved match cannot be replayed."""
