"""A series of games between bots. Its result depends on the seed only, not on the number of processes."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from multiprocessing import Pool
from typing import Any

from twelvefold.bots import registry as bots
from twelvefold.core.events import Event
from twelvefold.core.game import AnyGame
from twelvefold.core.generator import RandomStream
from twelvefold.games import registry
from twelvefold.table.drive import play_out
from twelvefold.table.match import Match

GAMES_PER_CHUNK = 25
MAX_JOBS = 64
Z_95 = 1.959963984540054


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a win rate; (0, 1) if no games were played.

    >>> [round(end, 3) for end in interval(50, 100)]
    [0.404, 0.596]
    """
    if not games:
        return 0.0, 1.0
    rate, z2 = wins / games, Z_95**2
    centre = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z_95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass(slots=True)
class Totals:
    """Sums over games. A shared victory counts as a win for every player who shares it."""

    games: int = 0
    unwon: int = 0
    shared: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    """By player, numbered in the order of ``Series.players``."""
    parts: dict[int, Fraction] = field(default_factory=dict)
    """By player; a victory shared by k players counts 1/k for each."""
    seat_wins: Counter[int] = field(default_factory=Counter)
    tallies: Counter[str] = field(default_factory=Counter)

    def add(self, other: Totals) -> None:
        """Add the sums of another part of the series."""
        self.games += other.games
        self.unwon += other.unwon
        self.shared += other.shared
        self.wins += other.wins
        for player, part in other.parts.items():
            self.parts[player] = self.parts.get(player, Fraction(0)) + part
        self.seat_wins += other.seat_wins
        self.tallies += other.tallies


@dataclass(frozen=True, slots=True)
class Series:
    """The game, options, bots, number of games and seed of a series."""

    game: str
    options: dict[str, Any]
    players: tuple[str, ...]
    games: int
    seed: int

    def play(self, jobs: int = 1, progress: Callable[[int], None] = lambda games: None) -> Totals:
        """Play all games. ``progress`` is called with the number of games finished since the last call."""
        totals = Totals()
        for part in self._parts(jobs):
            totals.add(part)
            progress(part.games)
        return totals

    def _parts(self, jobs: int) -> Iterator[Totals]:
        chunks = (
            range(start, min(start + GAMES_PER_CHUNK, self.games)) for start in range(0, self.games, GAMES_PER_CHUNK)
        )
        jobs = min(jobs, -(-self.games // GAMES_PER_CHUNK), MAX_JOBS)
        if jobs <= 1:
            yield from map(self.play_some, chunks)
            return
        with Pool(jobs, initializer=_ignore_interrupts) as pool:  # leaving the block terminates the processes
            yield from pool.imap_unordered(self.play_some, chunks)

    def play_some(self, indices: range) -> Totals:
        """Play the games with these numbers."""
        game = registry.get(self.game)
        totals = Totals()
        for index in indices:
            self._play_one(game, index, totals)
        return totals

    def _play_one(self, game: AnyGame, index: int, totals: Totals) -> None:
        """Play game number ``index``. Seats rotate: player p has seat (p + index) modulo the number of seats."""
        seats = len(self.players)
        match = Match(game, game.options(self.options), RandomStream.derived(self.seed, index, "dice"))
        play_out(
            match,
            {
                (p + index) % seats: bots.make(name, game, RandomStream.derived(self.seed, index, (p + index) % seats))
                for p, name in enumerate(self.players)
            },
        )
        assert match.result is not None
        totals.games += 1
        winners = match.result.winners
        totals.unwon += not winners
        totals.shared += len(winners) > 1
        for seat in winners:
            player = (seat - index) % seats
            totals.wins[player] += 1
            totals.parts[player] = totals.parts.get(player, Fraction(0)) + Fraction(1, len(winners))
            totals.seat_wins[seat] += 1
        _add_tallies(match.events(None), game, totals)

    def summary(self, totals: Totals) -> dict[str, Any]:
        """Return the result as JSON: wins with their intervals, and the game's tallies.

        A rate is a player's ``parts`` divided by the number of games that had a winner.
        """
        won = totals.games - totals.unwon
        return {
            "game": self.game,
            "options": self.options,
            "seed": self.seed,
            "games": totals.games,
            "games_unwon": totals.unwon,
            "games_shared": totals.shared,
            "players": [
                _player_summary(name, totals.wins[p], float(totals.parts.get(p, 0)), won, len(self.players))
                for p, name in enumerate(self.players)
            ],
            "seat_wins": [totals.seat_wins[seat] for seat in range(len(self.players))],
            "tallies": {name: totals.tallies[name] for name in registry.get(self.game).tallies},
        }


def _player_summary(name: str, wins: int, parts: float, games: int, seats: int) -> dict[str, Any]:
    """Return one player's entry of the summary."""
    rate = parts / games if games else 0.0
    return {
        "player": name,
        "wins": wins,
        "parts": parts,
        "rate": rate,
        "interval_95": list(interval(parts, games)),
        "times_fair_share": rate * seats,
    }


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the main process. Runs in each process of the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _add_tallies(events: Sequence[Event], game: AnyGame, totals: Totals) -> None:
    """Count the events that the game declares as tallies."""
    counts = Counter(map(type, events))
    for name, kinds in game.tallies.items():
        totals.tallies[name] += sum(counts[kind] for kind in kinds)


__all__ = ["Series", "Totals", "interval"]
