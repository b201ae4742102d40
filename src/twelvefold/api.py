"""The library's public API: all names that ``import twelvefold`` offers.

    >>> import twelvefold as tf
    >>> match = tf.new_match("king", seats=3, seed=1)
    >>> tf.play(match, ["heuristic", "random", "random"], seed=1).winners
    (1,)

The functions below look up games and bots, start matches and play them. The classes are those the rest of the
package uses; they are exported here, so that programs need only one module.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from twelvefold.bots import registry as _bots
from twelvefold.bots.player import Player
from twelvefold.core.chance import Chance
from twelvefold.core.codec import dumps, loads
from twelvefold.core.errors import (
    BadData,
    BadNotation,
    BadOption,
    BadRecord,
    IllegalMove,
    NotYourDecision,
    TwelvefoldError,
    UnknownGame,
    UnknownPlayer,
)
from twelvefold.core.events import Event
from twelvefold.core.game import AnyGame, Decide, Game, Over, Prompt
from twelvefold.core.generator import RandomStream
from twelvefold.core.record import BAD_SHAPE, Record
from twelvefold.games import registry as _games
from twelvefold.table.drive import play_out, respond
from twelvefold.table.match import Match
from twelvefold.table.series import Series, Totals

__all__ = [
    "BadData",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Chance",
    "Decide",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "NotYourDecision",
    "Over",
    "Player",
    "Prompt",
    "RandomStream",
    "Record",
    "Series",
    "Totals",
    "TwelvefoldError",
    "UnknownGame",
    "UnknownPlayer",
    "bot_levels",
    "format_record",
    "game_names",
    "get_game",
    "make_bot",
    "new_match",
    "parse_record",
    "play",
    "respond",
]


def game_names() -> tuple[str, ...]:
    """Return the names of all games.

    >>> game_names()
    ('king', 'queen', 'chips')
    """
    return _games.names()


def get_game(name: str) -> AnyGame:
    """Return the game of that name, or raise UnknownGame.

    >>> get_game("chips").seats
    range(2, 5)
    """
    return _games.get(name)


def bot_levels(game: AnyGame | str) -> tuple[str, ...]:
    """Return the levels of a game's bots, the weakest first.

    >>> bot_levels("king")
    ('random', 'heuristic')
    """
    return _bots.names(_known(game))


def make_bot(game: AnyGame | str, level: str, seed: int | str | None = None) -> Player:
    """Return a bot of that level, or raise UnknownPlayer.

    Bots with the same seed choose alike; without a seed they differ.
    """
    return _bots.make(level, _known(game), _stream(seed, "bot"))


def new_match(
    game: AnyGame | str, *, seats: int, seed: int | str | None = None, position: str | None = None, **options: object
) -> Match:
    """Return a match, with chance played up to its first decision.

    The same ``seed`` gives the same dice; without one they are different each time. ``position`` starts from a line
    of notation instead of the game's own beginning. All other ``options`` are the game's; BadOption says what is
    wrong with one.

    >>> match = new_match("king", seats=2, seed=1, set="random")
    >>> match.asked
    (0, 1)
    """
    rules = _known(game)
    start = None if position is None else rules.parse_state(position)
    return Match(rules, rules.options({"seats": seats, **options}), _stream(seed, "dice"), start=start)


def play(match: Match, players: Sequence[Player | str], seed: int | str | None = None) -> Over:
    """Play a match to its end and return the result.

    ``players`` has one entry for each seat: a player, or the level of a bot. ``seed`` is for the bots; the dice belong
    to the match.

    >>> play(new_match("king", seats=2, seed=1), ["heuristic", "random"], seed=1)
    Over(winners=(1,))
    """
    if isinstance(players, str) or len(players) != match.seats:
        raise ValueError(f"players: a list of {match.seats} is needed, one for each seat, not {players!r}")
    seated = {seat: _player(match.game, player, seed, seat) for seat, player in enumerate(players)}
    play_out(match, seated)
    assert match.result is not None
    return match.result


def format_record(record: Record) -> str:
    """Return a record as JSON text, for a file."""
    return dumps(record.to_json())


def parse_record(text: str) -> Record:
    """Return a record from its JSON text, or raise BadRecord. ``Record.steps`` replays it."""
    try:
        return Record.from_json(loads(text))
    except BadData as problem:
        raise BadRecord(BAD_SHAPE, problem=problem) from None


def _known(game: AnyGame | str) -> AnyGame:
    if isinstance(game, Game):
        return game
    return _games.get(game)


def _player(game: AnyGame, player: Player | str, seed: int | str | None, seat: int) -> Player:
    if isinstance(player, str):
        return _bots.make(player, game, _stream(seed, "seat", seat))
    if not callable(getattr(player, "choose", None)):
        levels = ", ".join(_bots.names(game))
        raise TypeError(f"seat {seat}: {player!r} is neither a bot ({levels}) nor an object with choose(view, prompt)")
    return player


def _stream(seed: int | str | None, *name: int | str) -> RandomStream:
    return RandomStream.derived(secrets.token_hex(16) if seed is None else seed, *name)
