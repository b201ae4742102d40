"""Where time, names and luck come from: given to the server from outside, so that a test can give its own."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from twelvefold.server.clock import Clock, ServerClock


def _new_id() -> str:
    return secrets.token_urlsafe(9)


def _new_seed() -> bytes:
    return secrets.token_bytes(32)


def _new_key() -> str:
    return secrets.token_urlsafe(24)


@dataclass(frozen=True, slots=True)
class Providers:
    """The server's only ways to something new."""

    clock: Callable[[int], Clock] = ServerClock
    """A clock that goes on from a moment."""
    new_id: Callable[[], str] = _new_id
    """The name of a table or a guest, which nobody can guess."""
    new_seed: Callable[[], bytes] = _new_seed
    """The secret of a table's dice."""
    new_key: Callable[[], str] = _new_key
    """The secret of a seat's link."""
    bot_pause: int = 900
    """How long a bot waits with its decision, in milliseconds, so that people can follow."""
    address: str | None = None
    """Where the local network finds the server, for guests of somebody who plays on the server's own machine."""
