"""The games' options in the API document, made from their specs."""

from __future__ import annotations

from typing import Any

from twelvefold.core.manifest import Manifest
from twelvefold.core.options import OptionSpec
from twelvefold.games import registry


def describe_options(schema: dict[str, Any]) -> None:
    """Say in a JSON schema which options each game has."""
    schema["anyOf"] = [_of_game(manifest) for manifest in registry.manifests()]


def _of_game(manifest: Manifest) -> dict[str, Any]:
    seats = manifest.game.seats
    properties = {
        "seats": _typed("integer", minimum=seats.start, maximum=seats.stop - 1),
        **{spec.name: _value(spec) for spec in manifest.option_specs},
    }
    return _typed("object", title=manifest.game.name, properties=properties, additionalProperties=False)


def _value(spec: OptionSpec) -> dict[str, Any]:
    match spec.kind:
        case "flag":
            found: list[dict[str, Any]] = [_typed("boolean")]
        case "number":
            found = [_typed("integer", enum=list(spec.choices)) if spec.choices else _typed("integer")]
        case "choice":
            found = [{"enum": list(spec.choices)}]
        case "file":
            found = [_typed("string"), _typed("object")]
        case _:
            found = [_typed("string")]  # a list is also taken as one text with commas in it
    if spec.members:
        size = {} if spec.size is None else {"minItems": spec.size, "maxItems": spec.size}
        found.append(_typed("array", items={"enum": list(spec.members)}, **size))
    default = {} if spec.default is None else {"default": spec.default}
    return {**(found[0] if len(found) == 1 else {"anyOf": found}), **default}


def _typed(kind: str, **more: Any) -> dict[str, Any]:
    return {"type": kind, **more}
