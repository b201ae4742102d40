"""The ``play`` command: validate its options, set up a game or a series, and run it."""

from __future__ import annotations

import errno
import os
import secrets
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import typer

from twelvefold.bots import registry as bots
from twelvefold.core.codec import MAX_INTEGER, dumps
from twelvefold.core.game import AnyGame
from twelvefold.core.options import OptionSpec, seat_count
from twelvefold.core.record import Record
from twelvefold.locale import Translator
from twelvefold.table.atomic_files import NotWritten, alone, why
from twelvefold.table.personas import choose
from twelvefold.table.series import Series
from twelvefold.terminal import savegames, series_report
from twelvefold.terminal.savegames import HUMAN, SavedGame, new_game
from twelvefold.terminal.screen import Screen, command
from twelvefold.terminal.session import GameSession

COMMON_OPTIONS = ("players", "seats", "names", "seed")
"""Options of every game. All others belong to a game, which validates them."""
DEFAULT_SEATS = 3


class CommandRefused(Exception):
    """A command that cannot be carried out, with a message in the user's language."""


def refuse_options(translate: Translator, key: str, **given: object) -> None:
    """Raise CommandRefused if an option is given that cannot be combined with the others."""
    for name, value in given.items():
        if value is not None:
            raise CommandRefused(translate(key, option=f"--{name}"))


def read(path: Path, say: Translator) -> SavedGame | Record:
    """Read a saved game or a record from a file, or raise CommandRefused."""
    try:
        return savegames.read(path)
    except OSError as problem:
        raise CommandRefused(say("terminal-read-failed", file=str(path), problem=why(problem))) from None


def _text(path: Path, say: Translator) -> str:
    """Read the file named by an option, or raise CommandRefused. The game parses the text."""
    try:
        return savegames.contents(path).decode("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise CommandRefused(say("terminal-read-failed", file=str(path), problem=why(problem))) from None


def play_series(
    screen: Screen, game: AnyGame, given: dict[str, Any], games: int | None, jobs: int | None, *, json: bool
) -> None:
    """Play a series of games between bots and print its summary."""
    say = screen.translate
    if games is None:
        raise CommandRefused(say("terminal-option-for-series", option="--json" if json else "--jobs"))
    jobs = 1 if jobs is None else jobs
    for option, number in (("--games", games), ("--jobs", jobs)):
        if number < 1:
            raise CommandRefused(say("terminal-bad-count", option=option, given=number))
    players = _players(say, game, given, first=bots.names(game)[-1], others="random")
    if HUMAN in players:
        raise CommandRefused(say("terminal-humans-in-series", allowed=", ".join(bots.names(game))))
    options = game.options_json(_options(say, game, given, players))
    series = Series(game.name, options, players, games, _seed(say, given))
    summary = series.summary(series_report.play_with_progress(series, jobs, say))
    if json:
        typer.echo(dumps(summary))
    else:
        series_report.show(summary, screen)


def play_single(screen: Screen, game: AnyGame, given: dict[str, Any], record: Path | None, resume: Path | None) -> bool:
    """Play a game, new or resumed. Return False if it was interrupted."""
    say = screen.translate
    folder = Path(typer.get_app_dir("twelvefold")) / "kept"
    if record is not None and record.is_dir():
        raise CommandRefused(say("terminal-write-failed", file=str(record), problem=os.strerror(errno.EISDIR)))
    if record is not None and record.exists() and record != resume:
        go_on = command("play", game.name, "--resume", str(record))
        raise CommandRefused(say("terminal-record-exists", file=str(record), command=go_on))
    new = _new(say, game, given) if resume is None else None
    try:
        path = record or resume or _unused(folder, game.name)
        wanted = record is not None or path.resolve().parent != folder.resolve()
        with alone(path):
            saved = new or _resumed(say, game, given, resume or path)
            return GameSession(saved, screen, path, keep_record=wanted).run(resumed=resume is not None)
    except NotWritten as problem:
        raise CommandRefused(say("terminal-write-failed", file=str(problem.path), problem=problem.problem)) from None


def _resumed(say: Translator, game: AnyGame, given: dict[str, Any], path: Path) -> SavedGame:
    """Read a saved game to resume, or raise CommandRefused if other options are given."""
    extra = [f"--{option}" for option, value in given.items() if value is not None]
    if extra:
        raise CommandRefused(say("terminal-resume-alone", options=say.list(extra)))
    found = read(path, say)
    if not isinstance(found, SavedGame):
        raise CommandRefused(say("terminal-already-over", command=command("replay", str(path))))
    if found.match.game.name != game.name:
        raise CommandRefused(say("terminal-other-game", given=found.match.game.name, game=game.name))
    return found


def _new(say: Translator, game: AnyGame, given: dict[str, Any]) -> SavedGame:
    """Create a new game from the options."""
    players = _players(say, game, given, first=HUMAN, others=bots.names(game)[-1])
    options = _options(say, game, given, players)
    seed = _seed(say, given)
    names = _split(given["names"]) if given["names"] is not None else _default_names(say, players, seed)
    if len(names) != len(players):
        raise CommandRefused(say("terminal-names-count", given=len(names), seats=len(players)))
    if len(set(names)) != len(names):
        raise CommandRefused(say("terminal-names-twice", names=say.row(names)))
    return new_game(game, options, seed, players, names)


def _players(say: Translator, game: AnyGame, given: dict[str, Any], *, first: str, others: str) -> tuple[str, ...]:
    """Return the kind of player of each seat.

    They come from ``--players``; otherwise ``--seats`` of them (three by default, if the game allows it) are chosen:
    ``first`` for the first seat and ``others`` for the rest.
    """
    seats = given["seats"]
    if given["players"] is not None:
        players = tuple(_split(given["players"]))
        if seats not in (None, len(players)):
            raise CommandRefused(say("terminal-players-count", given=len(players), seats=seats))
        return players
    if seats is None:
        seats = min(max(DEFAULT_SEATS, game.seats.start), game.seats.stop - 1)
    seat_count({"seats": seats}, game.seats)
    return (first, *[others] * (seats - 1))


def _options(say: Translator, game: AnyGame, given: dict[str, Any], players: tuple[str, ...]) -> Any:
    """Parse the game's options, and check that every bot exists."""
    values = {name: value for name, value in given.items() if value is not None and name not in COMMON_OPTIONS}
    for spec in game.option_specs:
        if spec.name in values:
            values[spec.name] = _value(spec, values[spec.name], say)
    options = game.options({"seats": len(players), **values})
    for player in players:
        if player != HUMAN:
            bots.check_level(player, game)
    return options


def _value(spec: OptionSpec, typed: Any, say: Translator) -> Any:
    """Convert the value of an option from the command line to the type the game expects."""
    if spec.kind == "file":
        return _text(Path(typed), say)
    if spec.kind == "number" and isinstance(typed, str) and typed.lstrip("-").isdecimal():
        return int(typed)
    return typed


def _default_names(say: Translator, players: tuple[str, ...], seed: int) -> list[str]:
    """Number the people, and give each bot the name of a persona; which ones depends on the seed."""
    personas: list[str] = []
    names = []
    for seat, player in enumerate(players, 1):
        if player == HUMAN:
            names.append(say("seat-number", number=seat))
        else:
            personas.append(choose(str(seed), personas))
            names.append(say("bot-name", persona=personas[-1]))
    return names


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def _seed(say: Translator, given: dict[str, Any]) -> int:
    seed = secrets.randbelow(1 << 32) if given["seed"] is None else int(given["seed"])
    if abs(seed) > MAX_INTEGER:  # larger integers are refused when the record is read
        raise CommandRefused(say("terminal-bad-seed", largest=str(MAX_INTEGER)))
    return seed


def _unused(folder: Path, game: str) -> Path:
    """Create a file for a game without ``--record``, so that it can be resumed after an interruption."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in count(1):
            path = folder / f"{game}-{number}.json"
            with suppress(FileExistsError):
                path.open("x").close()
                break
    except OSError as problem:
        raise NotWritten(folder, why(problem)) from None
    return path
