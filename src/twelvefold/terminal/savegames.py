"""Saved games: a match with its players, stored in a JSON file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from twelvefold.bots import registry as bots
from twelvefold.bots.player import Player
from twelvefold.core.codec import Json, decode, loads, take, wrong_type
from twelvefold.core.errors import BadData, BadRecord, Reason, short
from twelvefold.core.game import AnyGame
from twelvefold.core.generator import RandomStream
from twelvefold.core.record import BAD_SHAPE, UNKNOWN_FORMAT, Record
from twelvefold.games import registry
from twelvefold.table.match import Match

FORMAT = "kept/1"
HUMAN = "human"
MAX_FILE_MB = 64
"""The largest file that is read; enough for thousands of games."""
JOINERS = "\u200c\u200d"
"""Zero-width characters that are allowed in names, because some scripts need them."""

TOO_LARGE = Reason("file-too-large", "{file} is not a file of at most {megabytes} MB")
BAD_PLAYER_NAME = Reason(
    "bad-name", "{given} is not a valid name: a name has 1 to 40 characters and no control characters"
)


@dataclass(frozen=True, slots=True)
class SavedPlayer:
    """The player at a seat. Every bot has its own generator."""

    name: str
    player: str
    generator: RandomStream

    @property
    def human(self) -> bool:
        return self.player == HUMAN


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A match with its players."""

    match: Match
    chairs: tuple[SavedPlayer, ...]

    def bots(self) -> dict[int, Player]:
        """Create the bots, by seat. Each continues its saved generator."""
        return {
            seat: bots.make(chair.player, self.match.game, chair.generator)
            for seat, chair in enumerate(self.chairs)
            if not chair.human
        }

    def to_json(self) -> dict[str, Any]:
        chairs = [{"name": c.name, "player": c.player, "generator": c.generator.save()} for c in self.chairs]
        return {"twelvefold": FORMAT, "match": self.match.save(), "chairs": chairs}


def check_player_name(name: str) -> str:
    """Return a name without surrounding spaces, or raise BadData if it is not valid."""
    if not 1 <= len(name.strip()) <= 40 or not all(letter.isprintable() or letter in JOINERS for letter in name):
        raise BadData(BAD_PLAYER_NAME, given=short(name, 60))
    return name.strip()


def new_game(game: AnyGame, options: Any, seed: int, players: Sequence[str], names: Sequence[str]) -> SavedGame:
    """Create a match. The dice and each bot get independent random streams, derived from the seed."""
    about = {"players": list(players), "names": list(names), "seed": seed}
    match = Match(game, options, RandomStream.derived(seed, 0, "dice"), about=about)
    chairs = tuple(
        SavedPlayer(check_player_name(name), player, RandomStream.derived(seed, 0, seat))
        for seat, (name, player) in enumerate(zip(names, players, strict=True))
    )
    return SavedGame(match, chairs)


def contents(path: Path) -> bytes:
    """Read a file, or raise BadRecord if it is not a regular file or too large."""
    if path.exists() and not path.is_dir() and (not path.is_file() or path.stat().st_size > MAX_FILE_MB << 20):
        raise BadRecord(TOO_LARGE, file=str(path), megabytes=MAX_FILE_MB)
    return path.read_bytes()


def read(path: Path) -> SavedGame | Record:
    """Read a saved game or a record from a file."""
    data = loads(contents(path))
    if isinstance(data, dict) and data.get("twelvefold") == FORMAT:
        return _read_saved(data)
    if isinstance(data, dict) and "twelvefold" in data:
        return Record.from_json(data)
    raise BadRecord(UNKNOWN_FORMAT, given=short(data, 40), allowed=f"{FORMAT}, record/1")


def _read_saved(data: Json) -> SavedGame:
    try:
        fields = take(data, "file", ("twelvefold", "match", "chairs"))
        saved = fields["match"]
        if not isinstance(saved, dict) or "record" not in saved:
            raise wrong_type("file.match", "match/1", saved)
        match = Match.restore(registry.get(Record.from_json(saved["record"]).game), saved)
        entries = fields["chairs"]
        if not isinstance(entries, list) or len(entries) != match.seats:
            raise wrong_type("chairs", f"list[{match.seats}]", entries)
        return SavedGame(match, tuple(_read_player(entry, f"chairs[{i}]") for i, entry in enumerate(entries)))
    except BadData as problem:
        raise BadRecord(BAD_SHAPE, problem=problem) from None


def _read_player(data: Json, at: str) -> SavedPlayer:
    fields = take(data, at, ("name", "player", "generator"))
    name = check_player_name(decode(str, fields["name"], f"{at}.name"))
    return SavedPlayer(name, decode(str, fields["player"], f"{at}.player"), RandomStream.restore(fields["generator"]))
