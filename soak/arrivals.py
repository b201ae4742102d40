"""Decisions that arrive at a fixed rate, whether or not the server keeps up, and the measurements."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from soak.process import cpu_seconds

P = TypeVar("P")

BATCH_INTERVAL_S = 0.001
"""The arrivals within this time are sent together."""


@dataclass(slots=True)
class Traffic:
    """Sizes of what went over the network, to send messages of the same sizes elsewhere."""

    messages: int = 0
    bytes_in: int = 0
    dones: int = 0
    done_bytes: int = 0
    news: int = 0
    news_bytes: int = 0

    @property
    def sizes(self) -> tuple[int, int, int]:
        """The mean sizes of a message, of its acknowledgement, and of the news that each client gets."""
        return (
            self.bytes_in // max(1, self.messages),
            self.done_bytes // max(1, self.dones),
            self.news_bytes // max(1, self.news),
        )


@dataclass(frozen=True, slots=True)
class Length:
    """How long to measure: until so many decisions were acknowledged if a number is given, otherwise for a time."""

    seconds: float
    decisions: int | None = None

    def reached(self, seconds: float, decisions: int) -> bool:
        """Whether it is enough."""
        return seconds >= self.seconds if self.decisions is None else decisions >= self.decisions


@dataclass(slots=True)
class Figures:
    """The measurements of one interval."""

    asked: float
    """Decisions that should arrive each second; 0: as many as possible."""
    seconds: float = 0.0
    decisions: int = 0
    missed: int = 0
    """Arrivals for which no player was free, because the server had not answered yet."""
    delays: list[float] = field(default_factory=list)
    """From the last confirmation until everybody at the table has the reveal, in seconds."""
    server: float = 0.0
    """The server's CPU use, in cores."""
    generator: float = 0.0
    """The load generator's CPU use, in cores."""

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds

    @property
    def cost(self) -> float:
        """The server's CPU time for one decision, in seconds."""
        return self.server * self.seconds / max(1, self.decisions)

    def delay(self, share: float) -> float:
        """The time within which that share of the reveals came, in milliseconds."""
        ordered = sorted(self.delays)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("inf")

    def row(self, name: str) -> str:
        """The figures in one line of the table below ``HEAD``."""
        return (
            f"{name:12} {self.asked or float('inf'):8,.0f} {self.rate:10,.0f} {self.missed:7,} {len(self.delays):8,} "
            f"{self.delay(0.5):8.1f} {self.delay(0.99):8.1f} {self.server:8.0%} {self.generator:9.0%} "
            f"{self.cost * 1e6:10,.0f}"
        )


HEAD = (
    f"{'':12} {'asked/s':>8} {'decided/s':>10} {'missed':>7} {'reveals':>8} {'p50 ms':>8} {'p99 ms':>8} "
    f"{'server':>8} {'generator':>9} {'µs each':>10}"
)


class Arrivals(Generic[P]):
    """Lets players who are ready decide, at a fixed rate."""

    def __init__(self, act: Callable[[P, float], bool]) -> None:
        """``act`` lets a player send a message and returns whether this completes a decision."""
        self._act = act
        self.ready: deque[P] = deque()
        self.figures = Figures(0)

    async def run(self, rate: float, length: Length, pid: int) -> Figures:
        """Let decisions arrive at that rate, and return the measurements."""
        self.figures = figures = Figures(rate)
        cpu, own = cpu_seconds(pid), time.process_time()
        begun = now = time.perf_counter()
        arrived = 0
        while not length.reached(now - begun, figures.decisions):
            due = int((now - begun) * rate) if rate else arrived + len(self.ready)
            while arrived < due:
                scheduled = begun + arrived / rate if rate else now
                if not self.ready:
                    figures.missed += 1
                    arrived += 1
                else:
                    arrived += self._act(self.ready.popleft(), scheduled)
            await asyncio.sleep(BATCH_INTERVAL_S)
            now = time.perf_counter()
        figures.seconds = now - begun
        figures.server = (cpu_seconds(pid) - cpu) / figures.seconds
        figures.generator = (time.process_time() - own) / figures.seconds
        return figures

    def acknowledged(self) -> None:
        """Count a decision whose player got the acknowledgement."""
        self.figures.decisions += 1

    def revealed(self, confirmed: float) -> None:
        """Record that all clients have the reveal of a decision whose last confirmation was sent at that time."""
        self.figures.delays.append(time.perf_counter() - confirmed)
