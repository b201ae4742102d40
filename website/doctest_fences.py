"""A Griffe extension: shows the doctests in docstrings as code."""

from __future__ import annotations

import re
from typing import Any

import griffe

SESSION = re.compile(r"(?:^ *>>> .*\n?(?:^(?! *$).*\n?)*)+", re.MULTILINE)


class DoctestFences(griffe.Extension):  # type: ignore[misc, unused-ignore]  # untyped where griffe is not installed
    """Puts a fence around every session that starts at the docstring's own margin."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Called for every object that is read."""
        if obj.docstring is not None and not re.search(r"^ +>>> ", obj.docstring.value, re.MULTILINE):
            obj.docstring.value = SESSION.sub(
                lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", obj.docstring.value
            )
