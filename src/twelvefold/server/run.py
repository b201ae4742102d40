"""``twelvefold serve``: runs the server on a data folder until it receives a signal."""

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
"""How long a shutdown waits for connections to close."""


def allow_many_connections() -> None:
    """Raise the limit of open files to the hard limit."""
    try:
        import resource
    except ImportError:  # Windows does not have it
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class JsonLines(logging.Formatter):
    """A log formatter that writes one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record as one line of JSON."""
        line = {"at": self.formatTime(record), "level": record.levelname, "from": record.name}
        line["message"] = record.getMessage()
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class PoliteServer(uvicorn.Server):
    """A uvicorn server that says goodbye to clients before a shutdown, and runs full garbage collections."""

    async def on_tick(self, counter: int) -> bool:
        """Run a full garbage collection if one is due. Called ten times a second."""
        gc_tuning.collect_if_due()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell clients to reconnect later, then shut down."""
        await self.config.app.state.hub.say_goodbye()  # type: ignore[union-attr]
        await super().shutdown(sockets)


def serve(folder: Path, host: str, port: int, providers: Providers, announce: Callable[[], None] | None = None) -> None:
    """Serve until a signal arrives. Raise CannotServe if the folder is in use or its data cannot be opened.

    ``announce`` is called once the folder is locked.
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
            prepare(folder, providers.timing)
        except (SQLAlchemyError, OSError) as problem:
            raise CannotServe(UNUSABLE, folder=str(folder), problem=why(getattr(problem, "orig", problem))) from None
        allow_many_connections()
        config = uvicorn.Config(
            build(folder, providers),
            host=host,
            port=port,
            ws=WebSocketProtocol,
            ws_max_size=MAX_FRAME_BYTES,
            ws_per_message_deflate=False,  # the compressed size would leak information about the content
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
    """Return the server's addresses: on this machine and, if it listens there, on the local network."""
    if host not in ("0.0.0.0", "::", "127.0.0.1", "::1", "localhost"):
        return [f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"]
    found = [f"http://localhost:{port}/"]
    if host in ("0.0.0.0", "::"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(("192.0.2.1", 9))  # sends nothing; selects the network interface
                found.append(f"http://{probe.getsockname()[0]}:{port}/")
            except OSError:
                pass
    return found
