"""JSON schemas of the games' options for the OpenAPI document, generated from their option specs."""

from __future__ import annotations

from typing import Any

from twelvefold.core.manifest import Manifest
from twelvefold.core.options import OptionSpec
from twelvefold.games import registry


def describe_options(schema: dict[str, Any]) -> None:
    """Add each game's options to the JSON schema of a field."""
    schema["anyOf"] = [_game_schema(manifest) for manifest in registry.manifests()]


def _game_schema(manifest: Manifest) -> dict[str, Any]:
    seats = manifest.game.seats
    properties = {
        "seats": _typed("integer", minimum=seats.start, maximum=seats.stop - 1),
        **{spec.name: _option_schema(spec) for spec in manifest.option_specs},
    }
    return _typed("object", title=manifest.game.name, properties=properties, additionalProperties=False)


def _option_schema(spec: OptionSpec) -> dict[str, Any]:
    match spec.kind:
        case "flag":
            schemas: list[dict[str, Any]] = [_typed("boolean")]
        case "number":
            schemas = [_typed("integer", enum=list(spec.choices)) if spec.choices else _typed("integer")]
        case "choice":
            schemas = [{"enum": list(spec.choices)}]
        case "file":
            schemas = [_typed("string"), _typed("object")]
        case _:
            schemas = [_typed("string")]  # a list may also be given as one comma-separated string
    if spec.members:
        size = {} if spec.size is None else {"minItems": spec.size, "maxItems": spec.size}
        schemas.append(_typed("array", items={"enum": list(spec.members)}, **size))
    default = {} if spec.default is None else {"default": spec.default}
    return {**(schemas[0] if len(schemas) == 1 else {"anyOf": schemas}), **default}


def _typed(kind: str, **more: Any) -> dict[str, Any]:
    return {"type": kind, **more}
