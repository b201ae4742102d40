"""Carries out what is due without a request: bots' decisions, stand-ins for late players, sleeping and expiring tables.

What is due is read from the store and claimed there, so that any process may do it; when a process is killed, its
claims run out and another takes over.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from typing import Any

from twelvefold.core.errors import NotYourDecision, TwelvefoldError
from twelvefold.server.bot_pool import BotPool
from twelvefold.server.store import VersionConflict
from twelvefold.server.tables import TableCommand, Tables
from twelvefold.table import in_play
from twelvefold.table.dice import bots_luck
from twelvefold.table.drive import apply_answer
from twelvefold.table.match import Match
from twelvefold.table.online_table import EXPIRES_AFTER_MS, OnlineTable, Status
from twelvefold.table.reasons import NO_LONGER_ASKED
from twelvefold.table.transition import Transition

CLAIM_MS = 10_000
"""How long a claim lasts."""
CLAIM_BATCH = 100
"""How many tables are claimed at once."""
POLL_INTERVAL_S = 0.25
"""The longest pause between two looks at the store."""
TICK_INTERVAL_S = 1.0
"""How often the clock is stored."""

log = logging.getLogger("twelvefold.scheduler")


class Scheduler:
    """Finds due tables and handles each in a task of its own."""

    def __init__(self, tables: Tables, bots: BotPool) -> None:
        self._tables = tables
        self._bots = bots
        self._wake = asyncio.Event()
        self._next_poll = 0
        """When the store is read again, in server time, unless ``wake`` is called earlier."""
        self._busy: dict[str, asyncio.Task[None]] = {}
        """The tables that are being handled."""
        self._loops: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start polling the store and storing the clock."""
        self._loops = [asyncio.create_task(self._poll_forever()), asyncio.create_task(self._tick_forever())]

    def wake(self, due: int | None) -> None:
        """Note that a table is due at that time, perhaps before the next poll."""
        if due is not None and due < self._next_poll:
            self._wake.set()

    async def stop(self) -> None:
        """Finish what is under way, then store the clock."""
        for task in self._loops:
            task.cancel()
        await asyncio.gather(*self._loops, *self._busy.values(), return_exceptions=True)
        with suppress(Exception):  # the clock was stored less than a second ago
            await self._tables.store.tick(self._tables.clock.now())

    async def _tick_forever(self) -> None:
        while True:
            await asyncio.sleep(TICK_INTERVAL_S)
            with suppress(Exception):
                await self._tables.store.tick(self._tables.clock.now())

    async def _poll_forever(self) -> None:
        while True:
            try:
                await self._poll()
            except Exception:
                log.exception("could not read due tables from the store")
                await asyncio.sleep(1)

    async def _poll(self) -> None:
        """Claim and handle the tables that are due, or wait until the next one is."""
        store, clock = self._tables.store, self._tables.clock
        self._wake.clear()
        self._next_poll = sys.maxsize
        now = clock.now()
        due = await store.next_due(now)
        if due is not None and due <= now:
            for table in await store.claim_due(now, now + CLAIM_MS, CLAIM_BATCH):
                if table not in self._busy:  # otherwise this renews the claim of a running task
                    self._busy[table] = asyncio.create_task(self._handle(table))
            return
        pause = POLL_INTERVAL_S if due is None else min(POLL_INTERVAL_S, (due - now) / 1000)
        self._next_poll = now + int(pause * 1000)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wake.wait(), pause)

    async def _handle(self, table_id: str) -> None:
        try:
            table = await self._tables.look(table_id)
            now = self._tables.clock.now()
            if now >= table.attended + EXPIRES_AFTER_MS[table.setting.pace]:
                await self._tables.change(table_id, in_play.expire)
            elif table.unattended and now - table.attended >= in_play.UNATTENDED_MS and table.status is Status.PLAYING:
                await self._tables.change(table_id, in_play.fall_asleep)
            else:
                for seat in table.waiting:
                    if now >= table.time_of(seat):
                        await self._decide(table, seat)
        except (TwelvefoldError, VersionConflict) as problem:
            log.info("table %s: %s", table_id, problem)
        except Exception:
            log.exception("table %s", table_id)
        finally:
            del self._busy[table_id]

    async def _decide(self, table: OnlineTable, seat: int) -> None:
        """Have a bot make one seat's decision, a line move by move."""
        match = table.match
        assert match is not None
        decision = match.decision
        level = table.chairs[seat].bot or table.setting.bot
        step = 0
        while match.decision == decision and seat in match.waiting:
            seed = bots_luck(table.seed, table.id, decision, seat, step)
            sealed = match.sealed(seat)
            answer = await self._bots.choose(table.game.name, level, match.view(seat), match.prompt(seat), seed)
            table, _ = await self._tables.change(table.id, _bot_answer(seat, decision, sealed, answer))
            assert table.match is not None
            match = table.match
            step += 1


def _bot_answer(seat: int, decision: int, sealed: Any, answer: Any) -> TableCommand:
    """Apply a bot's answer, unless the seat has answered meanwhile: ``sealed`` is what the bot has seen of it."""

    def command(match: Match, seat: int, decision: int) -> None:
        apply_answer(match, seat, decision, answer)

    def change(table: OnlineTable, now: int) -> Transition:
        overtaken = table.match is None or table.match.sealed(seat) != sealed
        if overtaken or seat not in table.waiting or now < table.time_of(seat):
            raise NotYourDecision(NO_LONGER_ASKED, seat=seat)
        return in_play.answer_as_bot(table, seat, decision, command, now)

    return change
