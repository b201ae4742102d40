"""``make load``: how many decisions a second the server takes on one core, every one on disk, and how fast.

The server has one core and the generator another; their shares are printed, for a generator that is busy itself
measures itself. The same messages then go through a bare server on the same stack.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import pstats
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from soak.arrivals import HEAD, Figures, Length
from soak.crowd import Crowd
from soak.echo import Echoes
from soak.process import Process, memory
from twelvefold.server.run import allow_many_connections

WARM_UP = 0.1
"""The share of the measured decisions, or of the time, for which the server is warmed up before."""
MAX_DELAY_MS = 100.0
RATE_FACTOR = 1.3
MIN_DECIDED_SHARE = 0.97
"""A rate is reached if at least this share of its decisions was made."""


def cores() -> tuple[int | None, int | None]:
    """A core for the server and one for the generator; None if there are fewer than two."""
    if sys.platform != "linux":
        return None, None
    mine = sorted(os.sched_getaffinity(0))
    return (mine[0], mine[1]) if len(mine) > 1 else (None, None)


class Load:
    """One run."""

    def __init__(self, given: argparse.Namespace, folder: Path) -> None:
        self._given = given
        self._folder = folder
        self._server_core, own = cores()
        if own is not None:
            os.sched_setaffinity(0, {own})
        self._where = [] if self._server_core is None else ["--core", str(self._server_core)]
        self._options = {"seats": given.seats}
        few = None if given.decisions is None else max(1, round(WARM_UP * given.decisions))
        self._warm_up = Length(WARM_UP * given.seconds, few)
        self._length = Length(given.seconds, given.decisions)
        self._sizes = (0, 0, 0)
        self.lost = 0

    async def server(self) -> list[Figures]:
        """Measure the server."""
        given, found = self._given, []
        profile = [] if given.profile is None else ["--profile", str(given.profile.absolute())]
        served = ("--data", str(self._folder), "--seed", str(given.seed))
        process = Process("soak.launch", self._folder / "log", *served, *self._where, *profile)
        process.start()
        try:
            await process.ready()
            before, begun = memory(process.pid), time.perf_counter()
            crowd = Crowd(process.port, given.seed)
            await crowd.set_up(given.tables, given.game, self._options)
            took, each = time.perf_counter() - begun, (memory(process.pid) - before) / given.tables
            print(f"{given.tables} tables of {given.game} for {given.seats} set up in {took:.1f} s")
            print(f"memory: {before / 1e6:.0f} MB without tables, {each / 1000:.1f} kB more for each with its sockets")
            print(HEAD)
            await crowd.arrivals.run(self._rates()[0], self._warm_up, process.pid)
            for rate in self._rates():
                if given.profile is not None:
                    process.signal()
                figures = await crowd.arrivals.run(rate, self._length, process.pid)
                if given.profile is not None:
                    process.signal()
                print(figures.row("Twelvefold"), flush=True)
                found.append(figures)
                if given.sweep and not bearable(figures):
                    break
            each = (memory(process.pid) - before) / given.tables
            seconds = sum(figures.seconds for figures in found)
            print(f"memory after {seconds:.0f} s of play: {each / 1000:.1f} kB for each table")
            self._sizes, self.lost = crowd.traffic.sizes, crowd.lost
            crowd.leave()
        finally:
            process.stop()
        return found

    async def bare(self, rate: float) -> Figures:
        """Measure the baseline server with messages of the same sizes."""
        process = Process("soak.bare", self._folder / "log", *self._where)
        process.start()
        try:
            await process.ready()
            echoes = Echoes(self._sizes)
            await echoes.set_up(process.port, self._given.tables, self._given.seats)
            await echoes.arrivals.run(rate, self._warm_up, process.pid)
            figures = await echoes.arrivals.run(rate, self._length, process.pid)
            echoes.leave()
        finally:
            process.stop()
        print(figures.row("bare"))
        print("sizes: {} bytes in, {} acknowledged, {} to everybody at the table".format(*self._sizes))
        return figures

    def _rates(self) -> list[float]:
        given = self._given
        return [given.rate * RATE_FACTOR**step for step in range(40)] if given.sweep else [given.rate]


def bearable(figures: Figures) -> bool:
    """Whether the server keeps up with the rate, with short delays."""
    return (
        figures.delay(0.99) <= MAX_DELAY_MS and figures.decisions >= MIN_DECIDED_SHARE * figures.asked * figures.seconds
    )


def tell(found: list[Figures], bare: Figures) -> None:
    """Print the highest rate the server keeps up with, and the ratio to the baseline."""
    good = [figures for figures in found if bearable(figures)]
    if len(found) > 1:
        bends = f"{good[-1].rate:,.0f} decisions per second are still borne" if good else "not even the first is borne"
        last = found[-1]
        print(
            f"it bends: {bends}; at {last.asked:,.0f} p99 is {last.delay(0.99):.0f} ms, server {last.server:.0%} busy"
        )
    figures = good[-1] if good else found[-1]
    print(f"ratio to a bare server: {figures.cost / max(bare.cost, 1e-9):.1f} times the processor time per decision")
    busiest = max(found, key=lambda figures: figures.server)
    if busiest.generator > 0.9:
        print("the generator was busy itself: these figures are no more than a lower bound")


async def run(given: argparse.Namespace) -> int:
    """Measure and print; 1 if connections were lost or nothing was decided."""
    with tempfile.TemporaryDirectory(prefix="load") as folder:
        load = Load(given, Path(folder))
        found = await load.server()
        good = [figures for figures in found if bearable(figures)]
        tell(found, await load.bare(good[-1].asked if good and given.sweep else found[0].asked))
    if given.profile is not None:
        pstats.Stats(str(given.profile)).sort_stats("tottime").print_stats(40)
    if load.lost:
        print(f"WRONG: {load.lost} connections were lost")
    return 1 if load.lost or not found[0].delays else 0


def main(arguments: list[str] | None = None) -> int:
    """Read the options and run."""
    parser = argparse.ArgumentParser(prog="load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=500, help="decisions per second; 0: as many as can be")
    parser.add_argument("--seconds", type=float, default=10, help="how long each rate is measured")
    parser.add_argument("--decisions", type=int, help="how many decisions are measured at each rate, instead of a time")
    parser.add_argument("--seed", type=int, default=1, help="of the players' choices and the server's dice")
    parser.add_argument("--game", default="king")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--sweep", action="store_true", help="raise the rate until p99 is over 100 ms")
    parser.add_argument("--profile", type=Path, help="write the server's profile to this file and print it")
    given = parser.parse_args(arguments)
    allow_many_connections()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(run(given))


if __name__ == "__main__":
    sys.exit(main())
