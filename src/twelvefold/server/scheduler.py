"""The scheduler: bots' decisions, stand-ins for late players, and suspending and expiring tables.

Due tables are leased from the store, so that no two processes handle the same one. Leases expire: if a process is
killed, another takes over.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from typing import Any

from twelvefold.core.errors import NotYourDecision, TwelvefoldError
from twelvefold.server.bot_pool import BotPool
from twelvefold.server.tables import TableAction, Tables
from twelvefold.table import in_play
from twelvefold.table.dice import bots_luck
from twelvefold.table.drive import apply_answer
from twelvefold.table.match import Match, Progress
from twelvefold.table.online_table import OnlineTable, Status
from twelvefold.table.reasons import NO_LONGER_ASKED
from twelvefold.table.transition import Transition

LEASE_MS = 10_000
"""How long a lease lasts."""
LEASE_BATCH = 100
"""How many tables are leased at once."""
POLL_INTERVAL_S = 0.25
"""The longest time between two polls of the store."""

log = logging.getLogger("twelvefold.scheduler")


class Scheduler:
    """Finds due tables and handles each in a task of its own."""

    def __init__(self, tables: Tables, bots: BotPool, tick_interval_s: float) -> None:
        self._tables = tables
        self._bots = bots
        self._tick_interval_s = tick_interval_s
        self._wake = asyncio.Event()
        self._next_poll = 0
        """When the store is polled next, in server time, unless ``wake`` is called earlier."""
        self._busy: dict[str, asyncio.Task[None]] = {}
        """The tables that are being handled."""
        self._loops: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start polling the store and storing the clock."""
        self._loops = [asyncio.create_task(self._poll_forever()), asyncio.create_task(self._tick_forever())]

    def wake(self, due: int | None) -> None:
        """Poll the store at once if a table is due before the next poll."""
        if due is not None and due < self._next_poll:
            self._wake.set()

    async def stop(self) -> None:
        """Stop polling, finish the running tasks and store the clock."""
        for task in self._loops:
            task.cancel()
        await asyncio.gather(*self._loops, *self._busy.values(), return_exceptions=True)
        with suppress(Exception):  # the clock was stored less than a second ago
            await self._tables.store.tick(self._tables.clock.now())

    async def _tick_forever(self) -> None:
        while True:
            await asyncio.sleep(self._tick_interval_s)
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
        """Lease and handle the tables that are due, or wait until one is."""
        store, clock = self._tables.store, self._tables.clock
        self._wake.clear()
        self._next_poll = sys.maxsize
        now = clock.now()
        due = await store.next_due(now)
        if due is not None and due <= now:
            for table_id in await store.lease_due(now, now + LEASE_MS, LEASE_BATCH):
                if table_id not in self._busy:  # otherwise this renews the lease of a running task
                    self._busy[table_id] = asyncio.create_task(self._handle(table_id))
            return
        pause = POLL_INTERVAL_S if due is None else min(POLL_INTERVAL_S, (due - now) / 1000)
        self._next_poll = now + int(pause * 1000)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wake.wait(), pause)

    async def _handle(self, table_id: str) -> None:
        """Do what is due at a table."""
        try:
            table = await self._tables.look(table_id)
            now = self._tables.clock.now()
            if now >= table.expires_at:
                await self._tables.run(table_id, in_play.expire)
            elif table.only_bots and now - table.last_visit >= in_play.UNATTENDED_MS and table.status is Status.PLAYING:
                await self._tables.run(table_id, in_play.suspend)
            else:
                for seat in table.waiting:
                    if _bot_is_due(table, seat, now):
                        await self._decide(table, seat)
        except TwelvefoldError as problem:
            log.info("skipped table %s: %s", table_id, problem)
        except Exception:
            log.exception("could not handle table %s", table_id)
        finally:
            del self._busy[table_id]

    async def _decide(self, table: OnlineTable, seat: int) -> None:
        """Let a bot decide for a seat; a line is built move by move."""
        match = table.match
        assert match is not None
        decision = match.decision
        level = table.chairs[seat].bot or table.setting.bot
        step = 0
        while match.decision == decision and seat in match.waiting:
            seed = bots_luck(table.seed, table.id, decision, seat, step)
            sealed = match.sealed(seat)
            answer = await self._bots.choose(table.game.name, level, match.view(seat), match.prompt(seat), seed)
            table, _ = await self._tables.run(table.id, _bot_answer(seat, decision, sealed, answer))
            assert table.match is not None
            match = table.match
            step += 1


def _bot_is_due(table: OnlineTable, seat: int, now: int) -> bool:
    due = table.bot_decides_at(seat)
    return due is not None and now >= due


def _bot_answer(seat: int, decision: int, sealed: Any, answer: Any) -> TableAction:
    """Return an action that applies a bot's answer.

    ``sealed`` is the seat's answer when the bot was asked. The action raises NotYourDecision if the answer has changed
    since, if the seat is no longer asked, or if it is too early for a bot to decide.
    """

    def action(match: Match, seat: int, decision: int) -> Progress:
        return apply_answer(match, seat, decision, answer)

    def bot_answer(table: OnlineTable, now: int) -> Transition:
        overtaken = table.match is None or table.match.sealed(seat) != sealed
        if overtaken or seat not in table.waiting or not _bot_is_due(table, seat, now):
            raise NotYourDecision(NO_LONGER_ASKED, seat=seat)
        return in_play.answer_as_bot(table, seat, decision, action, now)

    return bot_answer
