"""Errors as values: a family (the class), a reason (a key with an English text) and arguments.

``str(error)`` is English, for programmers and logs. People read ``error.key`` and
``error.args_`` in their own language: the client translates, see ``twelvefold.locale``.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias, Union

Arg: TypeAlias = Union[str, int, "TwelvefoldError"]


class Reason:
    """Why something was refused. Declared once, as a constant beside the check that raises it."""

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
    """The family every refusal of this project belongs to."""

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
        """What a server sends: the family, the key and the arguments, never a sentence."""
        args = {n: a.to_json() if isinstance(a, TwelvefoldError) else a for n, a in self.args_.items()}
        return {"error": type(self).__name__, "key": self.key, "args": args}


def _rebuild(family: type[TwelvefoldError], reason: Reason, args: dict[str, Arg]) -> TwelvefoldError:
    return family(reason, **args)


def short(value: object, length: int) -> str:
    """Something wrong that was given, as it stands in a message: never too long, never an error itself."""
    try:
        return repr(value)[:length]
    except (ValueError, RecursionError):  # numbers of thousands of digits, lists inside lists inside lists
        return type(value).__name__


class UnknownGame(TwelvefoldError):
    """No registered game has that name."""


class UnknownPlayer(TwelvefoldError):
    """No player (bot) has that name for that game."""


class BadOption(TwelvefoldError):
    """An option of a game is wrong: which, why, and what is allowed."""


class IllegalMove(TwelvefoldError):
    """The rules do not allow this move here."""


class NotYourDecision(TwelvefoldError):
    """The seat is not asked, or the decision it answers is over."""


class BadNotation(TwelvefoldError):
    """A position or a move written as text does not read."""


class BadData(TwelvefoldError):
    """JSON that does not have the expected shape."""


class BadRecord(TwelvefoldError):
    """A record or a saved match that cannot be replayed."""
