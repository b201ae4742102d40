"""Fast, compact JSON for the network and the store, with orjson.

Records and other files that people read are written with ``core.codec``.
"""

from __future__ import annotations

from typing import Any

import orjson

RawJson = orjson.Fragment
"""Already serialised JSON, to be embedded in other data."""


def dumps(data: object) -> str:
    """Serialise data as JSON. Keys keep their order."""
    return orjson.dumps(data).decode()


def loads(text: str) -> Any:
    """Parse JSON that ``dumps`` has written."""
    return orjson.loads(text)
