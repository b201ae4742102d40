"""``make bench``: decisions per second, beside two other engines in the same run, and memory on a long walk.

With ``--before REVISION`` the rules of an older commit run beside today's: ``make bench BEFORE=REVISION``.

Every row is measured in short turns, one after the other and again, so that a busy machine slows all rows
alike; the best turn of each counts.
"""

from __future__ import annotations

import argparse
import resource
import sys
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random
from time import process_time

from bench.before import Before, before
from bench.playouts import Playouts
from bench.yardsticks import kuhn_hand, pokerkit_hand

MEASURE_S = 0.25
TURNS = 16
WALK = 1_000_000


@dataclass
class Measurement:
    """A row of the table: ``play`` plays one game and returns how many decisions it had."""

    name: str
    play: Callable[[], int]
    games: float = 0.0
    decisions: float = 0.0

    def measure(self) -> None:
        """One turn: play for a moment, keep the best rates so far."""
        games = decisions = 0
        started = process_time()
        while (took := process_time() - started) < MEASURE_S:
            decisions += self.play()
            games += 1
        if decisions / took > self.decisions:
            self.games, self.decisions = games / took, decisions / took


@dataclass
class MeasurementBefore(Measurement):
    """A row for the rules of an older commit."""

    process: Before | None = None
    game: str = ""
    options: Mapping[str, object] | None = None

    def measure(self) -> None:
        """One turn, in the other process."""
        assert self.process is not None
        games, decisions = self.process.measure(self.game, self.options or {}, MEASURE_S)
        if decisions > self.decisions:
            self.games, self.decisions = games, decisions


def memory_mb() -> float:
    """The peak memory of this process, in MB."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20) if sys.platform == "darwin" else most / (1 << 10)


TABLES: dict[str, tuple[str, Mapping[str, object]]] = {
    "King of 12, four players": ("king", {"seats": 4, "set": "random"}),
    "King of 12, tournament of 16": ("king", {"seats": 16, "set": "random"}),
    "Queen of 12, four players": ("queen", {"seats": 4, "reserve": "random"}),
    "Queen, the Crusade, four players": ("queen", {"seats": 4, "crusade": True, "sheet": "D"}),
    "12 Chip Trick, four players": ("chips", {"seats": 4}),
}


def own_rows(process: Before | None) -> list[Measurement]:
    """This project's rows: rules alone, the older commit's rules if there is one, and whole matches."""
    rows: list[Measurement] = []
    for name, (game, options) in TABLES.items():
        playouts = Playouts(game, options)
        rows.append(Measurement(f"{name}, rules only", playouts.rules_only))
        if process is not None:
            rows.append(MeasurementBefore("  the same, before", int, process=process, game=game, options=options))
        rows.append(Measurement(f"{name}, match", playouts.whole_match))
        if options["seats"] == 16:
            heuristic = Playouts(game, options, "heuristic")
            rows.append(Measurement("  the same, by heuristic players", heuristic.whole_match))
    return rows


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--before", metavar="REVISION", help="an older commit, whose rules are measured beside today's")
    revision = parser.parse_args().before
    with ExitStack() as stack:
        measure(stack.enter_context(before(revision)) if revision else None)
    walk()


def measure(process: Before | None) -> None:
    """Measure the speed of all rows, and print it."""
    rng = Random(1)
    kuhn = Measurement("OpenSpiel, Kuhn poker in Python", lambda: kuhn_hand(rng))
    pokerkit = Measurement("PokerKit, four-player hands", lambda: pokerkit_hand(rng))
    rows = [*own_rows(process), kuhn, pokerkit]
    for turn in range(TURNS):
        for row in rows:
            if sys.stderr.isatty():
                print(f"\rturn {turn + 1} of {TURNS}: {row.name:<45}\r", end="", file=sys.stderr, flush=True)
            row.measure()
    columns = f"{'games/s':>10}{'decisions/s':>13}{'x PokerKit':>12}{'x Kuhn':>8}{'x before':>10}"
    print(f"{'random play on one core':<46}{columns}")
    for row, following in zip(rows, (*rows[1:], None), strict=True):
        times = row.decisions / pokerkit.decisions, row.decisions / kuhn.decisions
        games = f"{row.games:,.{0 if row.games >= 10 else 1}f}"
        since = f"{row.decisions / following.decisions:.2f}" if isinstance(following, MeasurementBefore) else ""
        print(f"{row.name:<46}{games:>10}{row.decisions:>13,.0f}{times[0]:>12.1f}{times[1]:>8.2f}{since:>10}")


def walk() -> None:
    """Measure the memory of a long walk, and print it."""
    king = Playouts(*TABLES["King of 12, four players"])
    king.walk(WALK // 20)
    before = memory_mb()
    king.walk(WALK)
    print(f"a random walk over {WALK:,} states grew the process by {memory_mb() - before:.1f} MB")


if __name__ == "__main__":
    main()
