"""JSON as it goes over the wire and into the store: compact, and written as fast as can be.

Records and other files that people read are written by ``core.codec``.
"""

from __future__ import annotations

from typing import Any

import orjson

RawJson = orjson.Fragment
"""JSON that is already text, to stand in other data as it is."""


def dumps(data: object) -> str:
    """JSON text, the same for equal data."""
    return orjson.dumps(data).decode()


def loads(text: str) -> Any:
    """What ``dumps`` has written."""
    return orjson.loads(text)
