"""Run a coroutine from a test, whatever else the test's process is doing."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a thread with an event loop of its own.

    ``asyncio.run`` fails in a worker that has driven a browser: Playwright keeps a loop running in its main thread.
    """
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()
