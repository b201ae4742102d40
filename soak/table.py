"""One table of a run: set up over HTTP, played over sockets, its record fetched at the end."""

from __future__ import annotations

import asyncio
import zlib
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from cases import CASES, FAIR, Case
from soak.client import Reply, ask
from soak.player import Device, Seat, SharedState
from testgame import Fair
from twelvefold.bots import registry as bots
from twelvefold.games import registry

registry.register(Fair())

_FEW = {case.given["seats"] for case in FAIR}
VARIANTS: list[Case] = [
    *CASES,
    *(Case(f"fair-{n}-1d", registry.get("fair"), {"seats": n, "days": 1}, ()) for n in Fair.seats if n not in _FEW),
]
"""Every game, variant and seat count."""

_addresses = count()


def new_address() -> str:
    """An address of this machine that no table has used: the server limits requests by address."""
    number = next(_addresses) % (250 * 250)
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


@dataclass(slots=True)
class Heard:
    """All news that one client got, compressed, because hundreds of tables are kept until the end."""

    seat: int | None
    packed: bytes

    @property
    def news(self) -> list[bytes]:
        return zlib.decompress(self.packed).split(b"\n")


@dataclass(slots=True)
class Played:
    """A game that was played to its end, as its clients know it."""

    table: str
    variant: Case
    seats: list[Seat]
    heard: list[Heard]
    record: Any
    secrets: list[str] = field(default_factory=list)
    """The keys of private seat links."""


class Sitting:
    """Sets one table up and plays one game at it."""

    def __init__(self, shared: SharedState, variant: Case) -> None:
        self._shared = shared
        self._variant = variant
        self._source = new_address()
        self._keys: list[str] = []
        self.devices: list[Device] = []

    async def _insist(self, method: str, path: str, body: object = None, cookie: str | None = None) -> Reply:
        """Repeat a request until the server answers. A 409 is accepted: an earlier attempt has done it already."""
        while True:
            try:
                reply = await ask(self._shared.port, method, path, body, cookie=cookie, source=self._source)
            except OSError:
                await asyncio.sleep(0.1)
                continue
            if reply.status < 400 or reply.status == 409:
                return reply
            self._shared.counts[f"HTTP status {reply.status}"] += 1
            await asyncio.sleep(0.2)

    async def play(self) -> Played:
        """From the first seat to the record."""
        rng, shared = self._shared.rng, self._shared
        seats = self._variant.game.seats_for(self._variant.options)
        levels = bots.names(self._variant.game)
        with_bots, hasty = rng.random() < 0.4, rng.random() < 0.3
        chairs = [rng.choice(levels) if with_bots and n and rng.random() < 0.4 else None for n in range(seats)]
        people = [n for n, bot in enumerate(chairs) if bot is None]
        cookies = {n: (await self._insist("POST", "/api/me", {"name": f"Guest {n}"})).cookie for n in people}
        wish = {"game": self._variant.game.name, "options": dict(self._variant.given), "public": rng.random() < 0.5}
        wish |= {"bots": chairs, "time": 5 if hasty else 3600}
        made = (await self._insist("POST", "/api/tables", wish, cookies[0])).data
        table = f"/api/tables/{made['table']}"
        self._keys.append(made["key"])
        for n in people[1:]:
            sat = await self._insist("POST", f"{table}/sit", {"seat": n}, cookies[n])
            self._keys += [sat.data["key"]] if sat.status == 200 else []
        for n in people:
            if rng.random() < 0.3:
                await self._insist("POST", f"{table}/word", {"word": f"word {rng.random()}"}, cookies[n])
        persons = [Seat(n, cookies[n], lazy=hasty) for n in people]
        self.devices = [Device(shared, made["table"], seat) for seat in (*persons, Seat(None, None))]
        self.devices += [Device(shared, made["table"], seat) for seat in persons if rng.random() < 0.15]
        async with asyncio.TaskGroup() as group:
            for device in self.devices:
                group.create_task(device.run())
            group.create_task(self._insist("POST", f"{table}/start", None, cookies[0]))
        record = (await self._insist("GET", f"{table}/record")).data
        return Played(made["table"], self._variant, persons, self._pack(), record, self._keys)

    def _pack(self) -> list[Heard]:
        return [Heard(device.seat.number, zlib.compress(b"\n".join(device.news))) for device in self.devices]

    @property
    def stuck(self) -> str:
        """The state of a game that does not end, for the report."""
        name = self.devices[0].table if self.devices else "not set up yet"
        seen = [(device.seat.number, device.heard) for device in self.devices]
        return f"{self._variant}, table {name}, seats and the last events they heard {seen}"
