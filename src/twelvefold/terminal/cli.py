"""The ``twelvefold`` command line: its commands, options and error messages.

There is no ``from __future__ import annotations`` here: the annotations contain help texts, which are translated
when the commands are built.
"""

import io
import locale as system_locale
import os
import sys
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer import rich_utils

from twelvefold import __version__
from twelvefold.bots import registry as bots
from twelvefold.core.errors import TwelvefoldError
from twelvefold.games import registry
from twelvefold.locale import LANGUAGES, Translator, translator
from twelvefold.table.atomic_files import why
from twelvefold.table.seats import DEFAULT_BOT_PAUSE_MS
from twelvefold.terminal.commands import CommandRefused, play_series, play_single, read, refuse_options
from twelvefold.terminal.game_options import command_with_game_help, given_options, with_game_options
from twelvefold.terminal.replaying import replay
from twelvefold.terminal.rules import rules_text
from twelvefold.terminal.screen import Screen
from twelvefold.terminal.server import run_server, verify_record

USAGE, INTERRUPTED = 2, 130

MISUSED = {
    "MissingParameter": "usage-missing",
    "BadParameter": "usage-bad-value",
    "BadOptionUsage": "usage-bad-value",
    "NoSuchOption": "usage-unknown",
    "UsageError": "usage-wrong",
    "BadArgumentUsage": "usage-wrong",
}
"""Message keys for the parser's errors, by class name. The parser's own messages are English only."""


def main() -> None:
    """Run the program: build the commands in the user's language, and report errors in one line."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # replace characters the terminal cannot encode
            stream.reconfigure(errors="replace")
    arguments = sys.argv[1:] or ["--help"]
    translate = translator(user_language(arguments))
    try:
        sys.exit(build(translate)(arguments, standalone_mode=False))
    except BrokenPipeError:  # the reader of a pipe has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as problem:
        refuse(translate, why(problem))
        sys.exit(1)
    except Exception as problem:
        if type(problem).__name__ not in MISUSED:
            raise
        refuse(translate, misuse(translate, problem))
        sys.exit(USAGE)


def misuse(translate: Translator, problem: Exception) -> str:
    """Translate an error of the command-line parser."""
    param = getattr(problem, "param", None)
    what = getattr(problem, "option_name", None) or next(iter(getattr(param, "opts", ())), None)
    key = MISUSED[type(problem).__name__] if what else "usage-wrong"
    return translate(key, what=str(what), help="twelvefold --help")


def refuse(translate: Translator, message: str) -> None:
    """Print an error message to stderr."""
    errors = Console(stderr=True, highlight=False, emoji=False)
    errors.print(translate("terminal-error", message=message), markup=False, soft_wrap=True)


def user_language(arguments: list[str]) -> str:
    """Return the language of ``--lang``, else of the system locale, else English."""
    for before, after in reversed(list(pairwise([*arguments, ""]))):  # the last --lang wins
        given = before.removeprefix("--lang=") if before.startswith("--lang=") else after if before == "--lang" else ""
        if given in LANGUAGES:
            return given
    here = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    if not here:
        here = system_locale.getlocale()[0] or ""
    return here[:2] if here[:2] in LANGUAGES else "en"


def build(translate: Translator) -> typer.Typer:
    """Build the commands, with their help in the user's language."""
    app = typer.Typer(help=translate("help-app"), add_completion=False, pretty_exceptions_enable=False)
    rich_utils.ARGUMENTS_PANEL_TITLE = translate("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = translate("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = translate("help-commands")
    rich_utils.REQUIRED_LONG_STRING = translate("help-required")
    every_bot = dict.fromkeys(bot for name in registry.names() for bot in bots.names(registry.get(name)))

    def text(key: str, **args: str) -> str:
        return translate(f"help-{key}", **args)

    game_argument = typer.Argument(help=text("game", games=", ".join(registry.names())))
    language_option = typer.Option("--lang", help=text("lang"))
    plain_option = typer.Option("--plain", help=text("plain"))

    @app.callback(invoke_without_command=True)
    def start(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=text("version"))] = False,
        lang: Annotated[str | None, language_option] = None,
    ) -> None:
        with ErrorReporting(translate, lang, plain=True):  # raises an error for an unknown language
            pass
        if version:
            typer.echo(f"twelvefold {__version__}")
        elif context.invoked_subcommand is None:
            context.get_help()

    def play(
        game: Annotated[str, game_argument],
        players: Annotated[str | None, typer.Option(help=text("players", bots=", ".join(every_bot)))] = None,
        seats: Annotated[int | None, typer.Option(help=text("seats"))] = None,
        names: Annotated[str | None, typer.Option(help=text("names"))] = None,
        seed: Annotated[int | None, typer.Option(help=text("seed"))] = None,
        lang: Annotated[str | None, language_option] = None,
        plain: Annotated[bool, plain_option] = False,
        record: Annotated[Path | None, typer.Option(help=text("record"))] = None,
        resume: Annotated[Path | None, typer.Option(help=text("resume"))] = None,
        games: Annotated[int | None, typer.Option(help=text("games"))] = None,
        jobs: Annotated[int | None, typer.Option(help=text("jobs"))] = None,
        json: Annotated[bool, typer.Option("--json", help=text("json"))] = False,
        **chosen: Any,
    ) -> None:
        given: dict[str, object] = {"players": players, "seats": seats, "names": names}
        given |= given_options(chosen) | {"seed": seed}
        with ErrorReporting(translate, lang, plain=plain) as screen:
            if games is not None or jobs is not None or json:
                refuse_options(translate, "terminal-option-not-for-series", names=names, record=record, resume=resume)
                play_series(screen, registry.get(game), given, games, jobs, json=json)
            elif not play_single(screen, registry.get(game), given, record, resume):
                raise typer.Exit(INTERRUPTED)

    app.command(help=text("play"), cls=command_with_game_help(translate))(with_game_options(play))

    @app.command(name="replay", help=text("replay"))
    def replay_(
        file: Annotated[Path, typer.Argument(help=text("file"))],
        step: Annotated[int | None, typer.Option(help=text("step"))] = None,
        lang: Annotated[str | None, language_option] = None,
        plain: Annotated[bool, plain_option] = False,
    ) -> None:
        with ErrorReporting(translate, lang, plain=plain) as screen:
            replay(read(file, translate), screen, step)

    @app.command(help=text("serve"))
    def serve(
        host: Annotated[str, typer.Option(help=text("host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option(help=text("port"), min=1, max=65535)] = 8012,
        data: Annotated[Path | None, typer.Option(help=text("data"))] = None,
        bot_pause: Annotated[int, typer.Option(help=text("bot-pause"), min=0, max=60_000)] = DEFAULT_BOT_PAUSE_MS,
        lang: Annotated[str | None, language_option] = None,
    ) -> None:
        with ErrorReporting(translate, lang, plain=True) as screen:
            run_server(screen, data, host, port, bot_pause)

    @app.command(help=text("bot"))
    def bot(
        url: Annotated[str, typer.Argument(help=text("url"))],
        player: Annotated[str | None, typer.Option(help=text("player", bots=", ".join(every_bot)))] = None,
        name: Annotated[str | None, typer.Option(help=text("name"))] = None,
        lang: Annotated[str | None, language_option] = None,
    ) -> None:
        from twelvefold.terminal.bot_client import play_remote  # imported here, to keep the other commands fast

        with ErrorReporting(translate, lang, plain=True) as screen:
            play_remote(screen, url, player, name)

    @app.command(help=text("verify"))
    def verify(
        file: Annotated[Path, typer.Argument(help=text("file"))],
        lang: Annotated[str | None, language_option] = None,
    ) -> None:
        with ErrorReporting(translate, lang, plain=True) as screen:
            verify_record(read(file, translate), screen)

    @app.command(help=text("rules"))
    def rules(
        game: Annotated[str, game_argument],
        lang: Annotated[str | None, language_option] = None,
        plain: Annotated[bool, plain_option] = False,
    ) -> None:
        with ErrorReporting(translate, lang, plain=plain) as screen:
            page = rules_text(registry.get(game), translate)
            if page is None:
                raise CommandRefused(translate("terminal-no-rules", game=game))
            screen.page(page)

    return app


class ErrorReporting:
    """A context manager that provides a screen and turns errors into a translated message and an exit code."""

    def __init__(self, translate: Translator, lang: str | None, *, plain: bool) -> None:
        self._translate = translate
        self._lang = lang
        self._screen = Screen(translate, plain=plain)

    def __enter__(self) -> Screen:
        if self._lang is not None and self._lang not in LANGUAGES:
            self._stop(self._translate("terminal-unknown-language", given=self._lang, allowed=", ".join(LANGUAGES)))
        return self._screen

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, TwelvefoldError):
            self._stop(self._translate.error(error))
        if isinstance(error, CommandRefused):
            self._stop(str(error))
        if isinstance(error, KeyboardInterrupt):
            raise typer.Exit(INTERRUPTED) from None

    def _stop(self, message: str) -> None:
        refuse(self._translate, message)
        raise typer.Exit(USAGE) from None
