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
        replacer = _REPLACERS.get(kind)
        if replacer is None:
            replacer = _REPLACERS[kind] = _replacer(kind)
        return replacer(value, **changes)


_REPLACERS: dict[type, Any] = {}
_KEEP = object()


def _replacer(kind: type) -> Any:
    """Compile the copying of a dataclass field by field (as ``dataclass`` compiles ``__init__``).

    The slots are written directly, past ``__init__`` and past the frozen ``__setattr__``; so a class whose ``__init__``
    does more than that is left to ``dataclasses.replace``.
    """
    fields = dataclasses.fields(kind)
    if not all(field.init and hasattr(getattr(kind, field.name, None), "__set__") for field in fields) or hasattr(
        kind, "__post_init__"
    ):
        return dataclasses.replace
    namespace: dict[str, Any] = {"__kind": kind, "__new": object.__new__, "__keep": _KEEP}
    lines = []
    for field in fields:
        name = field.name
        namespace[f"__set_{name}"] = getattr(kind, name).__set__
        lines.append(f"__set_{name}(__copy, __value.{name} if {name} is __keep else {name})")
    names = ", *, " + ", ".join(f"{field.name}=__keep" for field in fields) if fields else ""
    body = "\n    ".join(("__copy = __new(__kind)", *lines, "return __copy"))
    exec(f"def replacer(__value, /{names}):\n    {body}", namespace)
    return namespace["replacer"]
