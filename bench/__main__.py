"""``make bench``: decisions per second, beside two other engines in the same run, and memory on a long walk.

Every row is measured in short turns, one after the other and again, so that a busy machine slows all rows
alike; the best turn of each counts.
"""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time

from bench.playouts import Playouts
from bench.yardsticks import kuhn_hand, pokerkit_hand

MEASURE_S = 0.25
TURNS = 16
WALK = 1_000_000


@dataclass
class Row:
    """Something that plays games: one call, one game, the number of decisions in it."""

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


def memory_mb() -> float:
    """The most memory this process has held so far."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20) if sys.platform == "darwin" else most / (1 << 10)


def main() -> None:
    """Measure and print."""
    rng = Random(1)
    king = Playouts("king", {"seats": 4, "set": "random"})
    tournament = Playouts("king", {"seats": 16, "set": "random"})
    sages = Playouts("king", {"seats": 16, "set": "random"}, "heuristic")
    queen = Playouts("queen", {"seats": 4, "reserve": "random"})
    crusade = Playouts("queen", {"seats": 4, "crusade": True, "sheet": "D"})
    chips = Playouts("chips", {"seats": 4})
    kuhn = Row("OpenSpiel, Kuhn poker in Python", lambda: kuhn_hand(rng))
    pokerkit = Row("PokerKit, four-player hands", lambda: pokerkit_hand(rng))
    rows = [
        Row("King of 12, four players, rules only", king.rules_only),
        Row("King of 12, four players, whole match", king.whole_match),
        Row("King of 12, tournament of 16, rules only", tournament.rules_only),
        Row("King of 12, tournament of 16, whole match", tournament.whole_match),
        Row("  the same, by heuristic players", sages.whole_match),
        Row("Queen of 12, four players, rules only", queen.rules_only),
        Row("Queen of 12, four players, whole match", queen.whole_match),
        Row("Queen, the Crusade, four players, rules", crusade.rules_only),
        Row("Queen, the Crusade, four players, match", crusade.whole_match),
        Row("12 Chip Trick, four players, rules only", chips.rules_only),
        Row("12 Chip Trick, four players, whole match", chips.whole_match),
        kuhn,
        pokerkit,
    ]
    for turn in range(TURNS):
        for row in rows:
            if sys.stderr.isatty():
                print(f"\rturn {turn + 1} of {TURNS}: {row.name:<45}\r", end="", file=sys.stderr, flush=True)
            row.measure()
    print(f"{'random play on one core':<42}{'games/s':>10}{'decisions/s':>13}{'x PokerKit':>12}{'x Kuhn':>8}")
    for row in rows:
        times = row.decisions / pokerkit.decisions, row.decisions / kuhn.decisions
        games = f"{row.games:,.{0 if row.games >= 10 else 1}f}"
        print(f"{row.name:<42}{games:>10}{row.decisions:>13,.0f}{times[0]:>12.1f}{times[1]:>8.2f}")
    king.walk(WALK // 20)
    before = memory_mb()
    king.walk(WALK)
    print(f"a random walk over {WALK:,} states grew the process by {memory_mb() - before:.1f} MB")


if __name__ == "__main__":
    main()
