"""Runs bots in a separate process, so that they do not block the event loop. A bot gets only its seat's view."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
import time
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from twelvefold.bots import registry as bots
from twelvefold.core.game import Prompt
from twelvefold.core.generator import RandomStream
from twelvefold.games import registry

BOT_ATTEMPTS = 3
"""How often a decision is retried in a new process when the process dies."""

log = logging.getLogger("twelvefold.bot_pool")


def choose(game: str, level: str, view: Any, prompt: Prompt[Any], seed: str) -> Any:
    """Return a bot's answer to a prompt. Runs in the bots' process."""
    rules = registry.get(game)
    return bots.make(level, rules, RandomStream.derived(seed)).choose(view, prompt)


def _initialize(parent: int) -> None:
    """Prepare the bots' process: leave Ctrl-C to the server, and exit when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch_parent() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch_parent, daemon=True).start()


def _new_executor() -> Executor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_initialize, initargs=(os.getpid(),))


class BotPool:
    """A process that runs bots. It is replaced if it dies."""

    def __init__(self) -> None:
        self._executor = _new_executor()

    async def choose(self, game: str, level: str, view: Any, prompt: Prompt[Any], seed: str) -> Any:
        """Return the answer of a bot of that level."""
        loop = asyncio.get_running_loop()
        for _ in range(BOT_ATTEMPTS):
            executor = self._executor
            try:
                return await loop.run_in_executor(executor, choose, game, level, view, prompt, seed)
            except BrokenExecutor:
                log.warning("the bot process died; starting a new one")
                if self._executor is executor:
                    self._executor = _new_executor()
        return await loop.run_in_executor(self._executor, choose, game, level, view, prompt, seed)

    async def close(self) -> None:
        """Stop the process."""
        await asyncio.to_thread(self._executor.shutdown, wait=True, cancel_futures=True)
