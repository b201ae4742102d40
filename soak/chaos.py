"""``make chaos``: kill a real server repeatedly while hundreds of tables are played, then audit every table."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random

from soak.audit import Audit, read
from soak.non_reading_client import NonReadingClient
from soak.player import SharedState
from soak.process import Process
from soak.table import VARIANTS, Played, Sitting

NON_READING_COUNT = 4
EARLY_KILL_CHANCE = 0.2
"""The chance that a restarted server is killed once more, before it has started."""
MAX_ATTEMPTS = 60
"""The most attempts to reach a server that is killed before it has started."""


class ChaosRun:
    """One run."""

    def __init__(
        self, folder: Path, tables: int, moves: int, seconds: float, games: int | None, patience: float, seed: int
    ) -> None:
        self._kills = Random(f"kills {seed}")
        """Draws the moments of the kills. Nothing else draws from it, so they follow from the seed."""
        self._tables = tables
        self._max_moves = moves * tables
        self._seconds = seconds
        self._games = games
        self._patience = patience
        self._folder = folder
        self._server = Process("soak.launch", folder / "log", "--data", str(folder / "data"), "--seed", str(seed))
        self.shared = SharedState(Random(seed), self._server.port, think=max(0.02, tables / 600))
        self.played: list[Played] = []
        self._sitting: set[Sitting] = set()
        self._next = count()
        self._time_is_up = False
        self._over = asyncio.Event()

    async def run(self) -> None:
        """Play and kill for a while, let all games end undisturbed, and kill the server once more."""
        self._server.start()
        await self._server.ready()
        asyncio.get_running_loop().call_later(self._seconds, self._end_time)
        slots = [asyncio.create_task(self._slot()) for _ in range(self._tables)]
        clients = [NonReadingClient(self.shared, self._to_watch) for _ in range(NON_READING_COUNT)]
        non_reading = [asyncio.create_task(client.run()) for client in clients]
        try:
            await self._kill_until_over(slots)
            self.shared.finishing.set()
            done, _ = await asyncio.wait(slots, timeout=self._patience)
            for slot in done:
                slot.result()
            for sitting in self._sitting:
                self.shared.problems.append(f"a game did not end: {sitting.stuck}")
        finally:
            for task in (*slots, *non_reading):
                task.cancel()
            await asyncio.gather(*slots, *non_reading, return_exceptions=True)
            self._server.kill()

    def _end_time(self) -> None:
        self._time_is_up = True
        self._check_end()

    def _check_end(self) -> None:
        """End the killing after enough games, or enough time if no number of games was given, and at least one kill."""
        enough = self._time_is_up if self._games is None else len(self.played) >= self._games
        if enough and self.shared.counts["kills"]:
            self._over.set()

    async def _slot(self) -> None:
        """Play one table after the other, each of the next variant."""
        while True:
            sitting = Sitting(self.shared, VARIANTS[next(self._next) % len(VARIANTS)])
            self._sitting.add(sitting)
            self.played.append(await sitting.play())
            self._sitting.discard(sitting)
            self._check_end()
            if self._over.is_set():
                return

    def _to_watch(self) -> list[str]:
        """The tables for the clients that do not read: finished ones, which have the largest news, if there are any."""
        playing = [device.table for sitting in self._sitting for device in sitting.devices]
        return [played.table for played in self.played] or playing

    async def _kill_until_over(self, slots: list[asyncio.Task[None]]) -> None:
        over, killing = asyncio.create_task(self._over.wait()), asyncio.create_task(self._kill_repeatedly())
        await asyncio.wait((over, killing, *slots), return_when=asyncio.FIRST_COMPLETED)  # slots end early if they fail
        for task in (over, killing):
            task.cancel()
        if killing.done():
            killing.result()  # the server cannot be started, or acknowledges nothing
        await self._server.ready()

    async def _kill_repeatedly(self) -> None:
        while True:
            await self._until_moves(1 + self._kills.randrange(self._max_moves))
            self._kill()
            if self._kills.random() < EARLY_KILL_CHANCE:
                await self._server.ready(attempts=1 + self._kills.randrange(MAX_ATTEMPTS))
                self._kill()
            await self._server.ready()

    def _kill(self) -> None:
        """Kill the server and start it again."""
        self._server.kill()
        self._server.start()
        self.shared.counts["kills"] += 1
        self._check_end()

    async def _until_moves(self, number: int) -> None:
        """Wait until that many more moves have been acknowledged."""
        goal = self.shared.moves + number
        while self.shared.moves < goal:
            self.shared.moved.clear()
            await asyncio.wait_for(self.shared.moved.wait(), self._patience)

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
    parser.add_argument(
        "--moves", type=int, default=6, help="the most moves acknowledged between two kills, on average over the tables"
    )
    parser.add_argument(
        "--seconds", type=float, default=60, help="how long the server is killed and restarted, at least once"
    )
    parser.add_argument(
        "--games", type=int, help="kill and restart it until this many games are over, instead of for a time"
    )
    parser.add_argument(
        "--patience",
        type=float,
        default=120,
        help="how many seconds games then have to end, and moves to be acknowledged before",
    )
    parser.add_argument(
        "--seed",
        type=int,
        help="of the kills, counted in acknowledged moves, of the clients' choices and of the server's dice; the order "
        "in which clients choose differs all the same",
    )
    given = parser.parse_args(arguments)
    seed = secrets.randbelow(1 << 32) if given.seed is None else given.seed
    with tempfile.TemporaryDirectory(prefix="chaos") as folder:
        chaos = ChaosRun(Path(folder), given.tables, given.moves, given.seconds, given.games, given.patience, seed)
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
