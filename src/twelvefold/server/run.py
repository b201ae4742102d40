"""``twelvefold serve``: one process on one data folder, until it is told to stop."""

from __future__ import annotations

import json
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from twelvefold.server import gc_tuning
from twelvefold.server.app import build, prepare
from twelvefold.server.limits import MAX_FRAME_BYTES
from twelvefold.server.providers import Providers
from twelvefold.server.reasons import FOLDER_IN_USE, UNUSABLE
from twelvefold.server.store import CannotServe
from twelvefold.server.websocket_protocol import WebSocketProtocol
from twelvefold.table.atomic_files import hold, why

SHUTDOWN_TIMEOUT_S = 5
"""How many seconds connections have to end when the server stops."""


def allow_many_connections() -> None:
    """As many as the system allows a program that asks for them."""
    try:
        import resource
    except ImportError:  # not every system has it
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class JsonLines(logging.Formatter):
    """Logs for machines: one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line = {"at": self.formatTime(record), "level": record.levelname, "from": record.name}
        line["message"] = record.getMessage()
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class PoliteServer(uvicorn.Server):
    """Tells clients to come back before their connections are closed, and now and then clears everything away."""

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        gc_tuning.clear_if_due()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then stop."""
        await self.config.app.state.hub.say_goodbye()  # type: ignore[union-attr]
        await super().shutdown(sockets)


def serve(folder: Path, host: str, port: int, providers: Providers, announce: Callable[[], None] | None = None) -> None:
    """Serve until a signal comes. CannotServe if another server has the folder.

    ``announce`` is called as soon as nothing stands in the way.
    """
    folder.mkdir(parents=True, exist_ok=True)
    lock = hold(folder / "lock")
    if lock is None:
        raise CannotServe(FOLDER_IN_USE, folder=str(folder))
    with lock:
        if announce is not None:
            announce()
        handler = logging.StreamHandler()
        handler.setFormatter(JsonLines())
        logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
        logging.getLogger("alembic").setLevel(logging.WARNING)
        try:
            prepare(folder)
        except (SQLAlchemyError, OSError) as problem:
            raise CannotServe(UNUSABLE, folder=str(folder), problem=why(getattr(problem, "orig", problem))) from None
        allow_many_connections()
        config = uvicorn.Config(
            build(folder, providers),
            host=host,
            port=port,
            ws=WebSocketProtocol,
            ws_max_size=MAX_FRAME_BYTES,
            ws_per_message_deflate=False,  # the size of what is compressed depends on what it says
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
        )
        gc_tuning.begin()
        server = PoliteServer(config)
        server.run()
        if not server.started:
            sys.exit(1)


def addresses(host: str, port: int) -> list[str]:
    """Where the server can be reached: on this machine, and on the local network if it listens there."""
    if host not in ("0.0.0.0", "::", "127.0.0.1", "::1", "localhost"):
        return [f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"]
    found = [f"http://localhost:{port}/"]
    if host in ("0.0.0.0", "::"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which address would be used
                found.append(f"http://{probe.getsockname()[0]}:{port}/")
            except OSError:
                pass
    return found
