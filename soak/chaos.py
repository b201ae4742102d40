"""``make chaos``: kill a real server repeatedly while hundreds of tables are played, then audit every table."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random, SystemRandom

from soak.audit import Audit, read
from soak.player import SharedState
from soak.process import Process
from soak.starer import Starer
from soak.table import VARIANTS, Played, Sitting

STARER_COUNT = 4
EARLY_KILL_CHANCE = 0.2
"""The chance that the server is killed before it has started."""


class ChaosRun:
    """One run."""

    def __init__(
        self, folder: Path, tables: int, seconds: float, games: int | None, patience: float, seed: int
    ) -> None:
        self._rng = Random(seed)
        self._tables = tables
        self._seconds = seconds
        self._games = games
        self._patience = patience
        self._folder = folder
        self._server = Process("soak.launch", folder / "log", "--data", str(folder / "data"), "--seed", str(seed))
        self.shared = SharedState(self._rng, self._server.port, think=max(0.02, tables / 600))
        self.played: list[Played] = []
        self._sitting: set[Sitting] = set()
        self._next = count()

    async def run(self) -> None:
        """Play and kill for a while, let all games end undisturbed, and kill the server once more."""
        self._server.start()
        await self._server.ready()
        self._ends = time.monotonic() + self._seconds
        slots = [asyncio.create_task(self._slot()) for _ in range(self._tables)]
        known: list[str] = []
        starers = [asyncio.create_task(Starer(self.shared, known).run()) for _ in range(STARER_COUNT)]
        starers.append(asyncio.create_task(self._point_out(known)))
        try:
            await self._kill_until_over()
            self.shared.finishing.set()
            done, _ = await asyncio.wait(slots, timeout=self._patience)
            for slot in done:
                slot.result()
            for sitting in self._sitting:
                self.shared.problems.append(f"a game did not end: {sitting.stuck}")
        finally:
            for task in (*slots, *starers):
                task.cancel()
            await asyncio.gather(*slots, *starers, return_exceptions=True)
            self._server.kill()

    def _over(self) -> bool:
        """Whether enough games have been played, or for long enough if no number of games was given."""
        return time.monotonic() >= self._ends if self._games is None else len(self.played) >= self._games

    async def _slot(self) -> None:
        """Play one table after the other, each of the next variant."""
        while True:
            sitting = Sitting(self.shared, VARIANTS[next(self._next) % len(VARIANTS)])
            self._sitting.add(sitting)
            self.played.append(await sitting.play())
            self._sitting.discard(sitting)
            if self._over():
                return

    async def _point_out(self, known: list[str]) -> None:
        """Tell the clients that do not read which tables to watch: finished ones have the largest news."""
        while True:
            known[:] = [played.table for played in self.played] or [
                device.table for sitting in self._sitting for device in sitting.devices
            ]
            await asyncio.sleep(0.5)

    async def _kill_until_over(self) -> None:
        while not self._over():
            await asyncio.sleep(0.3 + self._rng.expovariate(1 / 2))
            self._server.kill()
            self.shared.counts["kills"] += 1
            self._server.start()
            with suppress(TimeoutError):
                early = self._rng.random() * 1.5 if self._rng.random() < EARLY_KILL_CHANCE else None
                await asyncio.wait_for(self._server.ready(), early)
        await self._server.ready()

    def audit(self) -> None:
        """Compare the database file with everything the clients got."""
        for played in self.played:
            stored = read(self._folder / "data" / "twelvefold.db", played.table)
            wrong = ["it is not stored"] if stored is None else Audit(stored, played, self.shared.counts)
            self.shared.problems.extend(f"{played.variant}, table {played.table}: {problem}" for problem in wrong)
        faults = [line for line in (self._folder / "log").read_text().splitlines() if '"trace"' in line]
        self.shared.counts["errors in the server's log"] += len(faults)
        self.shared.problems.extend(f"log: {line[:1500]}" for line in faults)


def main(arguments: list[str] | None = None) -> int:
    """Run, print the result, and return 1 if there were violations."""
    parser = argparse.ArgumentParser(prog="chaos", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="how many are played at the same time")
    parser.add_argument("--seconds", type=float, default=60, help="how long the server is killed and restarted")
    parser.add_argument(
        "--games", type=int, help="kill and restart it until this many games are over, instead of for a time"
    )
    parser.add_argument("--patience", type=float, default=120, help="how long games then have to end")
    parser.add_argument(
        "--seed", type=int, help="of the clients' choices and the server's dice; moments differ all the same"
    )
    given = parser.parse_args(arguments)
    seed = SystemRandom().randrange(1 << 32) if given.seed is None else given.seed
    with tempfile.TemporaryDirectory(prefix="chaos") as folder:
        chaos = ChaosRun(Path(folder), given.tables, given.seconds, given.games, given.patience, seed)
        asyncio.run(chaos.run())
        chaos.audit()
    return tell(chaos.played, chaos.shared.counts, chaos.shared.problems, seed)


def tell(played: list[Played], counts: Counter[str], problems: list[str], seed: int) -> int:
    """Print the counts and the violations."""
    variants = len({game.variant.id for game in played})
    print(f"seed {seed}: {len(played)} tables played to the end, {variants} of {len(VARIANTS)} variants")
    for name, number in sorted(counts.items()):
        print(f"{number:10,} {name}")
    for problem in problems[:20]:
        print(f"WRONG: {problem[:800]}")
    print(f"{len(problems)} violations" if problems else "nothing lost, nothing twice, nothing shown that is secret")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
