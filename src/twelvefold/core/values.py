"""A faster ``dataclasses.replace`` for frozen dataclasses with slots, as all states are."""

from __future__ import annotations

import dataclasses
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
        known = _COPYING.get(kind) or _copying(kind)
        if known is None:
            return dataclasses.replace(value, **changes)
        copied, setters = known
        copy = copied(value)
        for name, changed in changes.items():
            if name not in setters:
                raise TypeError(f"{kind.__name__} has no field {name}")
            setters[name](copy, changed)
        return copy


_COPYING: dict[type, tuple[Any, dict[str, Any]]] = {}
"""For each class a function that copies it, and one for each field that sets it."""


def _copying(kind: type) -> tuple[Any, dict[str, Any]] | None:
    """Compile the copying of a dataclass field by field (as ``dataclass`` compiles ``__init__``).

    The slots are written directly, past ``__init__`` and past the frozen ``__setattr__``; a class whose ``__init__``
    does more than that is left to ``dataclasses.replace``.
    """
    fields = dataclasses.fields(kind)
    if not all(field.init and hasattr(getattr(kind, field.name, None), "__set__") for field in fields) or hasattr(
        kind, "__post_init__"
    ):
        return None
    setters = {field.name: getattr(kind, field.name).__set__ for field in fields}
    namespace: dict[str, Any] = {f"set_{name}": setter for name, setter in setters.items()}
    namespace |= {"kind": kind, "new": object.__new__}
    lines = ("copy = new(kind)", *(f"set_{name}(copy, value.{name})" for name in setters), "return copy")
    exec("def copied(value):\n    " + "\n    ".join(lines), namespace)
    _COPYING[kind] = namespace["copied"], setters
    return _COPYING[kind]
