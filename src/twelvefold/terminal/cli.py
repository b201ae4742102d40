"""The command line: ``twelvefold play``, ``replay`` and ``rules``.

Annotations are evaluated here and now (no ``from __future__``): the help texts in them are made in the
user's language when the commands are built.
"""

import locale as system_locale
import os
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from twelvefold import __version__
from twelvefold.bots import player as bots
from twelvefold.core.codec import dumps
from twelvefold.core.errors import TwelvefoldError
from twelvefold.games import registry
from twelvefold.locale import LANGUAGES, Translator, rules_page, translator
from twelvefold.table.series import Series
from twelvefold.terminal import keeping, summing_up
from twelvefold.terminal.keeping import HUMAN, Kept, deal
from twelvefold.terminal.playing import Playing
from twelvefold.terminal.replaying import replay
from twelvefold.terminal.screen import Screen

DEFAULT_PLAYERS = "human,heuristic,heuristic"
USAGE, INTERRUPTED = 2, 130


class Refused(Exception):
    """A request that cannot be carried out, in the user's words."""


def main() -> None:
    """The entry point: helps, asks and refuses in the user's language."""
    try:
        build(translator(spoken_language(sys.argv[1:])))()
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def spoken_language(arguments: list[str]) -> str:
    """The language of --lang, else of the machine, else English."""
    for before, after in zip(arguments, [*arguments[1:], ""], strict=True):
        asked = before.removeprefix("--lang=") if before.startswith("--lang=") else after if before == "--lang" else ""
        if asked in LANGUAGES:
            return asked
    here = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    if not here:
        here = system_locale.getlocale()[0] or ""
    return here[:2] if here[:2] in LANGUAGES else "en"


def build(translate: Translator) -> typer.Typer:
    """The commands, with their help in the user's language."""
    app = typer.Typer(
        help=translate("help-app"), add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False
    )
    every_bot = dict.fromkeys(bot for name in registry.names() for bot in bots.names(registry.get(name)))

    def text(key: str, **args: str) -> str:
        return translate(f"help-{key}", **args)

    game_argument = typer.Argument(help=text("game", games=", ".join(registry.names())))
    language_option = typer.Option("--lang", help=text("lang"))
    plain_option = typer.Option("--plain", help=text("plain"))

    @app.callback(invoke_without_command=True)
    def start(version: Annotated[bool, typer.Option("--version", help=text("version"))] = False) -> None:
        if version:
            typer.echo(f"twelvefold {__version__}")
            raise typer.Exit

    @app.command(help=text("play"))
    def play(
        game: Annotated[str, game_argument],
        players: Annotated[str | None, typer.Option(help=text("players", bots=", ".join(every_bot)))] = None,
        names: Annotated[str | None, typer.Option(help=text("names"))] = None,
        set_: Annotated[str | None, typer.Option("--set", help=text("set"))] = None,
        promo: Annotated[str | None, typer.Option(help=text("promo"))] = None,
        seed: Annotated[int | None, typer.Option(help=text("seed"))] = None,
        lang: Annotated[str | None, language_option] = None,
        plain: Annotated[bool, plain_option] = False,
        record: Annotated[Path | None, typer.Option(help=text("record"))] = None,
        resume: Annotated[Path | None, typer.Option(help=text("resume"))] = None,
        games: Annotated[int | None, typer.Option(help=text("games"))] = None,
        jobs: Annotated[int | None, typer.Option(help=text("jobs"))] = None,
        json: Annotated[bool, typer.Option("--json", help=text("json"))] = False,
    ) -> None:
        given = {"players": players, "names": names, "set": set_, "promo": promo, "seed": seed}
        with Speaking(translate, lang, plain=plain) as screen:
            if games is not None or jobs is not None or json:
                refuse_together(translate, "terminal-option-not-for-series", names=names, record=record, resume=resume)
                _series(screen, game, given, games, 1 if jobs is None else jobs, json=json)
            else:
                _single(screen, game, given, record, resume)

    @app.command(name="replay", help=text("replay"))
    def replay_(
        file: Annotated[Path, typer.Argument(help=text("file"))],
        step: Annotated[int | None, typer.Option(help=text("step"))] = None,
        lang: Annotated[str | None, language_option] = None,
        plain: Annotated[bool, plain_option] = False,
    ) -> None:
        with Speaking(translate, lang, plain=plain) as screen:
            if not replay(_read(file, translate), screen, step):
                raise typer.Exit(USAGE)

    @app.command(help=text("rules"))
    def rules(
        game: Annotated[str, game_argument],
        lang: Annotated[str | None, language_option] = None,
        plain: Annotated[bool, plain_option] = False,
    ) -> None:
        with Speaking(translate, lang, plain=plain) as screen:
            page = rules_page(registry.get(game).name, translate.language)
            if page is None:
                raise Refused(translate("terminal-no-rules", game=game))
            screen.page(page)

    return app


class Speaking:
    """Gives a screen, and turns errors into one line in the user's language and an exit code."""

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
        if isinstance(error, Refused):
            self._stop(str(error))
        if isinstance(error, KeyboardInterrupt):
            raise typer.Exit(INTERRUPTED) from None

    def _stop(self, message: str) -> None:
        Console(stderr=True, highlight=False).print(
            self._translate("terminal-error", message=message), markup=False, soft_wrap=True
        )
        raise typer.Exit(USAGE) from None


def refuse_together(translate: Translator, key: str, **given: object) -> None:
    """Refuse options that do not go with the rest."""
    for name, value in given.items():
        if value is not None:
            raise Refused(translate(key, option=f"--{name}"))


def _game_options(given: dict[str, Any], seats: int) -> dict[str, Any]:
    """A game's options from the command line; the game itself checks them."""
    options: dict[str, Any] = {"seats": seats}
    if given["set"] is not None:
        chosen = str(given["set"])
        options["set"] = chosen if chosen in ("first", "random") else _split(chosen)
    if given["promo"] is not None:
        options["promo"] = _split(given["promo"])
    return options


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def _seed(given: dict[str, Any]) -> int:
    return secrets.randbelow(1 << 32) if given["seed"] is None else int(given["seed"])


def _series(screen: Screen, name: str, given: dict[str, Any], games: int | None, jobs: int, *, json: bool) -> None:
    """Machine mode."""
    say = screen.translate
    game = registry.get(name)
    if games is None:
        raise Refused(say("terminal-option-for-series", option="--json" if json else "--jobs"))
    for option, number in (("--games", games), ("--jobs", jobs)):
        if number < 1:
            raise Refused(say("terminal-bad-count", option=option, given=number))
    players = tuple(_split(given["players"] or "heuristic,random,random"))
    if HUMAN in players:
        raise Refused(say("terminal-humans-in-series", allowed=", ".join(bots.names(game))))
    options = game.options(_game_options(given, len(players)))
    _check_players(game, players)
    series = Series(game.name, game.options_json(options), players, games, _seed(given))
    summary = series.summary(summing_up.play_series(series, jobs, say))
    if json:
        typer.echo(dumps(summary))
    else:
        summing_up.show(summary, screen)


def _check_players(game: registry.AnyGame, players: tuple[str, ...]) -> None:
    for player in players:
        if player != HUMAN:
            bots.check_name(player, game)


def _single(screen: Screen, name: str, given: dict[str, Any], record: Path | None, resume: Path | None) -> None:
    """One game, new or resumed."""
    say = screen.translate
    game = registry.get(name)
    kept_folder = Path(typer.get_app_dir("twelvefold")) / "kept"
    if resume is not None:
        extra = [f"--{option}" for option, value in given.items() if value is not None]
        if extra:
            raise Refused(say("terminal-resume-alone", options=say.list(extra)))
        found = _read(resume, say)
        if not isinstance(found, Kept):
            raise Refused(say("terminal-already-over", command=f"twelvefold replay {resume}"))
        kept, path = found, record or resume
    else:
        kept, path = _new(say, game, given), record or _unused(kept_folder, game.name)
    asked_for = record is not None or path.parent != kept_folder
    try:
        finished = Playing(kept, screen, path, keep_record=asked_for).run(resumed=resume is not None)
    except OSError as problem:
        raise Refused(say("terminal-write-failed", file=str(path), problem=problem.strerror or str(problem))) from None
    if not finished:
        raise typer.Exit(INTERRUPTED)


def _new(say: Translator, game: registry.AnyGame, given: dict[str, Any]) -> Kept:
    """A fresh game as the options ask for it."""
    players = tuple(_split(given["players"] or DEFAULT_PLAYERS))
    options = game.options(_game_options(given, len(players)))
    _check_players(game, players)
    names = _split(given["names"]) if given["names"] is not None else _default_names(say, players)
    if len(names) != len(players):
        raise Refused(say("terminal-names-count", given=len(names), seats=len(players)))
    return deal(game, options, _seed(given), players, names)


def _default_names(say: Translator, players: tuple[str, ...]) -> list[str]:
    return [
        say("seat-number", number=seat) if player == HUMAN else say("terminal-bot-name", kind=player, number=seat)
        for seat, player in enumerate(players, 1)
    ]


def _unused(folder: Path, game: str) -> Path:
    """A file for a game that nobody asked to keep, in case it is interrupted."""
    number = 1
    while (folder / f"{game}-{number}.json").exists():
        number += 1
    return folder / f"{game}-{number}.json"


def _read(path: Path, say: Translator) -> Any:
    try:
        return keeping.read(path)
    except OSError as problem:
        raise Refused(say("terminal-read-failed", file=str(path), problem=problem.strerror or str(problem))) from None
