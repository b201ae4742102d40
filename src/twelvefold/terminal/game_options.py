"""The games' options on the command line, made from their option specs."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from functools import reduce
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperOption

from twelvefold.core.options import OptionSpec
from twelvefold.games import registry
from twelvefold.locale import Translator

PREFIX = "game_option_"
"""Prefix of the parameters that hold the games' options; it allows option names that are Python keywords."""


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Replace a command's ``**kwargs`` by the options of all games, before ``seed``. A shared option is added once."""
    own = inspect.signature(command, eval_str=True)
    kept = [each for each in own.parameters.values() if each.kind is not inspect.Parameter.VAR_KEYWORD]
    more = [_parameter(specs) for specs in _specs_by_name().values()]
    place = next(number for number, each in enumerate(kept) if each.name == "seed")
    signature = own.replace(parameters=[*kept[:place], *more, *kept[place:]])
    command.__signature__ = signature  # type: ignore[attr-defined]
    command.__annotations__ = {each.name: each.annotation for each in (*kept, *more)}
    return command


def given_options(chosen: dict[str, Any]) -> dict[str, object]:
    """Return the games' options by name, from a command's keyword arguments."""
    return {parameter.removeprefix(PREFIX): value for parameter, value in chosen.items()}


def command_with_game_help(translate: Translator) -> type[TyperCommand]:
    """Build a command class that adds the games' texts to its help when the help is shown.

    Reading the texts of all games takes longer than the rest of the start, so other runs do without.
    """

    class CommandWithGameHelp(TyperCommand):
        def format_help(self, ctx: Any, formatter: Any) -> None:
            specs = _specs_by_name()
            for parameter in self.params:
                if isinstance(parameter, TyperOption) and parameter.name is not None:
                    name = parameter.name.removeprefix(PREFIX)
                    if name == "seats":
                        parameter.help = _joined(translate, [parameter.help or "", *_seats_texts(translate)])
                    elif parameter.name.startswith(PREFIX):
                        parameter.help = _joined(translate, [_text(translate, *spec) for spec in specs[name]])
            super().format_help(ctx, formatter)

    return CommandWithGameHelp


def _specs_by_name() -> dict[str, list[tuple[str, OptionSpec]]]:
    """Return the option specs of all games by option name, each with the name of its game."""
    found: dict[str, list[tuple[str, OptionSpec]]] = {}
    for manifest in registry.manifests():
        for spec in manifest.option_specs:
            found.setdefault(spec.name, []).append((manifest.game.name, spec))
    return found


def _parameter(specs: list[tuple[str, OptionSpec]]) -> inspect.Parameter:
    """Build the parameter of an option. Its value is None if the option is not given."""
    _, first = specs[0]
    is_on = first.kind == "flag" and any(spec.default for _, spec in specs)
    flag = f"--{first.name}/--no-{first.name}" if is_on else f"--{first.name}"
    kind: Any = {"flag": bool, "file": Path}.get(first.kind, str)
    return inspect.Parameter(
        f"{PREFIX}{first.name}",
        inspect.Parameter.POSITIONAL_OR_KEYWORD,
        default=None,
        annotation=Annotated[kind | None, typer.Option(flag)],
    )


def _text(translate: Translator, game: str, spec: OptionSpec) -> str:
    """Return the help of a game's option."""
    values = ", ".join(map(str, (*spec.choices, *spec.members)))
    return _of_game(translate, game, translate.text_or(spec.text_key(game), values or spec.name))


def _seats_texts(translate: Translator) -> Iterator[str]:
    """Yield each game's help for the number of seats, which has no option spec."""
    for game in registry.names():
        if translate.has(key := f"{game}-option-seats"):
            yield _of_game(translate, game, translate(key))


def _of_game(translate: Translator, game: str, text: str) -> str:
    return translate("help-of-game", game=translate.name(game), text=text)


def _joined(translate: Translator, texts: list[str]) -> str:
    return reduce(lambda before, text: translate("help-joined", before=before, text=text), texts)
