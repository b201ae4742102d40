"""The games' options on the command line: each can be given, and its help comes from every game that has it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from testgame import Fair
from twelvefold.core.options import RESERVED_NAMES, OptionSpec
from twelvefold.games import registry
from twelvefold.locale import LANGUAGES, translator
from twelvefold.terminal.cli import build
from twelvefold.terminal.game_options import PREFIX


class Odd(Fair):
    """The test game with options of its own."""

    name = "odd"

    def __init__(self, *specs: OptionSpec) -> None:
        self.option_specs = specs  # type: ignore[misc]


@pytest.fixture
def forgotten() -> Iterator[None]:
    """Forget the game after the test."""
    yield
    registry._GAMES.pop(Odd.name, None)


def help_of_play(language: str) -> str:
    shown = CliRunner().invoke(build(translator(language)), ["play", "--help"], env={"COLUMNS": "400"})
    assert shown.exit_code == 0
    return shown.output


def test_the_reserved_names_are_the_parameters_of_play() -> None:
    command = get_command(build(translator("en"))).commands["play"]  # type: ignore[attr-defined]
    parameters = {each.name for each in command.params if not each.name.startswith(PREFIX)}
    assert parameters | {"help"} == RESERVED_NAMES


@pytest.mark.parametrize("name", sorted(RESERVED_NAMES))
def test_a_game_whose_option_is_called_as_one_of_play_is_refused(name: str, forgotten: None) -> None:
    with pytest.raises(ValueError, match=f"odd: the option '{name}' needs another name"):
        registry.register(Odd(OptionSpec(name, "text")))
    assert "odd" not in registry.names()


def test_a_game_whose_option_is_of_another_kind_in_another_game_is_refused(forgotten: None) -> None:
    with pytest.raises(ValueError, match=r"odd: the option 'set' must have another name or the kind 'choice'.* king"):
        registry.register(Odd(OptionSpec("set", "flag")))
    assert "odd" not in registry.names()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_an_option_is_that_of_every_game_that_has_it(language: str, forgotten: None) -> None:
    registry.register(Odd(OptionSpec("promo", "list", members=("dwarf", "ogre"))))
    say, shown = translator(language), help_of_play(language)
    for game in ("king", "queen"):
        assert say("help-of-game", game=say.name(game), text=say(f"{game}-option-promo")) in shown
    assert say("help-of-game", game="odd", text="dwarf, ogre") in shown
    assert f"{say('help-seats')} {say('help-of-game', game=say.name('king'), text=say('king-option-seats'))}" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_games_that_come_with_the_program_has_its_help(language: str) -> None:
    for manifest in registry.manifests():
        for spec in manifest.option_specs:
            assert translator(language).has(spec.text_key(manifest.game.name)), spec.name


def test_a_flag_that_is_on_in_one_of_the_games_can_be_switched_off(forgotten: None) -> None:
    registry.register(Odd(OptionSpec("crusade", "flag", default=True)))
    assert "--no-crusade" in help_of_play("en")
