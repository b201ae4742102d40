"""A faster ``dataclasses.replace`` for frozen dataclasses with slots, as all states are."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import replace as replace  # type checkers know this one: they check names and types of fields
else:

    def replace(value, /, **changes):
        """Return a copy of a dataclass with some fields changed.

        >>> from twelvefold.core.record import Step
        >>> replace(Step(0, 0, None, None, None, ()), state=2).state
        2
        """
        kind = type(value)
        return (_COPYING.get(kind) or _copying(kind))(value, changes)


_Copying = Callable[[Any, dict[str, Any]], Any]
_COPYING: dict[type, _Copying] = {}
"""How each class is copied."""


def _copying(kind: type) -> _Copying:
    """Compile the copying of a dataclass (as ``dataclass`` compiles ``__init__``).

    The copy begins as an object of an unfrozen class with the same slots, so that plain assignments fill it, and ends
    as one of its own class. A class whose ``__init__`` does more than to fill slots is left to ``dataclasses.replace``.
    """
    fields = dataclasses.fields(kind)
    if "__slots__" not in kind.__dict__ or hasattr(kind, "__post_init__") or not all(field.init for field in fields):
        _COPYING[kind] = lambda value, changes: dataclasses.replace(value, **changes)
        return _COPYING[kind]
    slots = {"__slots__": kind.__dict__["__slots__"], "__setattr__": object.__setattr__}
    namespace: dict[str, Any] = {
        "kind": kind,
        "open_class": type(kind.__name__, kind.__bases__, slots),
        "new": object.__new__,
    }
    lines = [
        "def copied(value, changes):",
        "    copy = new(open_class)",
        *(f"    copy.{field.name} = value.{field.name}" for field in fields),
        "    try:",
        "        for name in changes:",
        "            setattr(copy, name, changes[name])",
        "    except AttributeError:",
        "        raise TypeError(f'{kind.__name__} has no field {name}') from None",
        "    copy.__class__ = kind",
        "    return copy",
    ]
    exec("\n".join(lines), namespace)
    _COPYING[kind] = namespace["copied"]
    return _COPYING[kind]
