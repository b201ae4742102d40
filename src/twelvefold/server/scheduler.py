"""What nobody does by hand: bots decide, late players are stood in for, tables fall asleep and expire.

What is due is read from the store and claimed there, so that any process may do it and a killed one's share is
taken over when its claim has run out. Bots think in a process of their own and see their seat's view alone.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import threading
import time
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from typing import Any

from twelvefold.bots import registry as bots
from twelvefold.core.errors import NotYourDecision, Reason, TwelvefoldError
from twelvefold.core.game import Prompt
from twelvefold.core.generator import Stream
from twelvefold.games import registry
from twelvefold.server.store import VersionConflict
from twelvefold.server.tables import Tables
from twelvefold.table import in_play
from twelvefold.table.dice import bots_luck
from twelvefold.table.match import Match
from twelvefold.table.online_table import EXPIRES_AFTER_MS, OnlineTable, Status

TOO_LATE = Reason("table-no-longer-asked", "seat {seat} has decided meanwhile")

CLAIM_MS = 10_000
"""How long a claim lasts, in milliseconds."""
CLAIM_BATCH = 100
BOT_ATTEMPTS = 3
"""So often a bot's decision is begun anew when its process dies."""
POLL_INTERVAL_S = 0.25
TICK_INTERVAL_S = 1.0
"""How often the clock is stored, in seconds."""

log = logging.getLogger("twelvefold.thinking")


def choose(game: str, bot: str, view: Any, prompt: Prompt[Any], luck: str) -> Any:
    """In another process: what a bot answers."""
    rules = registry.get(game)
    return bots.make(bot, rules, Stream.derived(luck)).choose(view, prompt)


def _settle_in(parent: int) -> None:
    """In the bots' process: Ctrl-C is for the server, and a server that is gone needs no bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _new_executor() -> Executor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_settle_in, initargs=(os.getpid(),))


class Thinking:
    """Takes care of what is due."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._executor = _new_executor()
        self._wake = asyncio.Event()
        self._next = 0
        """When the store is asked again, unless somebody wakes it earlier."""
        self._busy: dict[str, asyncio.Task[None]] = {}
        """The tables that are being cared for."""
        self._loops: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to look for what is due."""
        self._loops = [asyncio.create_task(self._look()), asyncio.create_task(self._tick())]

    def wake(self, due: int | None) -> None:
        """Something is due then, perhaps sooner than was thought."""
        if due is not None and due < self._next:
            self._wake.set()

    async def stop(self) -> None:
        """Let what is under way finish."""
        for task in self._loops:
            task.cancel()
        await asyncio.gather(*self._loops, *self._busy.values(), return_exceptions=True)
        with suppress(Exception):  # the last one was a second ago at most
            await self._tables.store.tick(self._tables.clock.now())
        await asyncio.to_thread(self._executor.shutdown, wait=True, cancel_futures=True)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK_INTERVAL_S)
            with suppress(Exception):
                await self._tables.store.tick(self._tables.clock.now())

    async def _look(self) -> None:
        while True:
            try:
                await self._take_due()
            except Exception:
                log.exception("the store cannot be asked what is due")
                await asyncio.sleep(1)

    async def _take_due(self) -> None:
        store, clock = self._tables.store, self._tables.clock
        self._wake.clear()
        self._next = sys.maxsize
        now = clock.now()
        due = await store.next_due(now)
        if due is not None and due <= now:
            for table in await store.claim_due(now, now + CLAIM_MS, CLAIM_BATCH):
                if table not in self._busy:  # otherwise the claim is renewed: it is still being cared for
                    self._busy[table] = asyncio.create_task(self._care(table))
            return
        pause = POLL_INTERVAL_S if due is None else min(POLL_INTERVAL_S, (due - now) / 1000)
        self._next = now + int(pause * 1000)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wake.wait(), pause)

    async def _care(self, table_id: str) -> None:
        try:
            table = await self._tables.look(table_id)
            now = self._tables.clock.now()
            if now >= table.attended + EXPIRES_AFTER_MS[table.setting.pace]:
                await self._tables.change(table_id, lambda table, now: in_play.expire(table, now))
            elif table.unattended and now - table.attended >= in_play.UNATTENDED_MS and table.status is Status.PLAYING:
                await self._tables.change(table_id, lambda table, now: in_play.fall_asleep(table, now))
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

    async def _choose(self, work: tuple[Any, ...]) -> Any:
        """A bot's answer; if its process has died, from a new one."""
        loop = asyncio.get_running_loop()
        for _ in range(BOT_ATTEMPTS):
            executor = self._executor
            try:
                return await loop.run_in_executor(executor, choose, *work)
            except BrokenExecutor:
                log.warning("the bots' process has died")
                if self._executor is executor:
                    self._executor = _new_executor()
        return await loop.run_in_executor(self._executor, choose, *work)

    async def _decide(self, table: OnlineTable, seat: int) -> None:
        """One seat's decision, a line move by move."""
        match = table.match
        assert match is not None
        decision = match.decision
        bot = table.chairs[seat].bot or table.setting.bot
        step = 0
        while match.decision == decision and seat in match.waiting:
            luck = bots_luck(table.seed, table.id, decision, seat, step)
            work = (table.game.name, bot, match.view(seat), match.prompt(seat), luck)
            line, sealed = match.lines, match.sealed(seat)
            laid = len(sealed or ()) if line else 0
            answer = await self._choose(work)

            def do(
                match: Match, seat: int, decision: int, answer: Any = answer, line: bool = line, laid: int = laid
            ) -> None:
                if not line:
                    match.answer(seat, decision, answer)
                elif answer == ():
                    match.confirm(seat, decision)
                else:
                    try:
                        for move in answer:
                            match.add(seat, decision, move)
                    except TwelvefoldError:
                        match.shorten(seat, decision, laid)
                        raise

            def decide(table: OnlineTable, now: int, sealed: Any = sealed) -> None:
                meanwhile = table.match is None or table.match.sealed(seat) != sealed
                if meanwhile or seat not in table.waiting or now < table.time_of(seat):
                    raise NotYourDecision(TOO_LATE, seat=seat)
                in_play.decide_for(table, seat, decision, do, now)

            await self._tables.change(table.id, decide)
            table = await self._tables.look(table.id)
            assert table.match is not None
            match = table.match
            step += 1
