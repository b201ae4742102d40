"""The ``serve`` and ``verify`` commands: run the server, and verify the dice of its games."""

from __future__ import annotations

import errno
import io
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from pathlib import Path

import typer
from rich.text import Text

from twelvefold.core.errors import BadRecord
from twelvefold.core.record import Record
from twelvefold.games import registry
from twelvefold.table.atomic_files import why
from twelvefold.table.dice import verify
from twelvefold.table.reasons import NO_DICE
from twelvefold.terminal.commands import CommandRefused
from twelvefold.terminal.savegames import SavedGame
from twelvefold.terminal.screen import Screen

BROWSER_WAIT_S = 30.0
"""How long to wait for the server before giving up opening the browser."""


def run_server(screen: Screen, data: Path | None, host: str, port: int, bot_pause: int) -> None:
    """Run the server and print its addresses."""
    _check_port(screen, host, port)
    from twelvefold.server.providers import Providers
    from twelvefold.server.run import addresses, serve  # imported here, to keep the other commands fast

    found = addresses(host, port)
    folder = data or Path(typer.get_app_dir("twelvefold")) / "server"

    def announce() -> None:
        screen.say(screen.translate("terminal-serving", folder=str(folder)), style="bold")
        for address in found:
            screen.say(address, whole=True)
        if len(found) > 1:
            _draw_code(screen, found[-1])
        if _at_a_desktop():
            threading.Thread(target=_open_page, args=(found[0], port), daemon=True).start()

    with suppress(KeyboardInterrupt):  # Ctrl-C stops the server, which has shut down when the exception arrives
        serve(
            folder, host, port, Providers(bot_pause=bot_pause, address=found[1] if len(found) > 1 else None), announce
        )


def _check_port(screen: Screen, host: str, port: int) -> None:
    """Raise CommandRefused if the server cannot listen on this host and port."""
    try:
        for family, kind, _, _, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            with socket.socket(family, kind) as probe:
                if (
                    os.name == "posix"
                ):  # ignore TIME_WAIT of a stopped server; on Windows the option would allow two listeners
                    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(place)
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            raise CommandRefused(screen.translate("server-port-in-use", port=str(port), option="--port")) from None
        given = {"host": host, "port": str(port), "problem": why(problem)}
        raise CommandRefused(screen.translate("server-cannot-listen", **given)) from None


def _draw_code(screen: Screen, address: str) -> None:
    """Print the address as a QR code if the terminal can show it."""
    console = screen.console
    if not console.file.isatty() or console.is_dumb_terminal or not console.encoding.startswith("utf"):
        return
    import segno  # imported here for the same reason

    drawn = io.StringIO()
    segno.make(address).terminal(drawn, compact=True)
    code = Text(
        drawn.getvalue(), style="bright_white on black", end=""
    )  # scanners need light on dark, whatever the terminal's theme
    if max(map(len, code.plain.splitlines())) <= console.width:
        screen.show(code)


def _at_a_desktop() -> bool:
    """Whether the program runs in a desktop session, where a browser window is visible."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ))


def _open_page(address: str, port: int) -> None:
    """Open the page in the browser as soon as the server accepts connections."""
    end = time.monotonic() + BROWSER_WAIT_S
    while time.monotonic() < end:
        try:
            socket.create_connection(("localhost", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            with suppress(webbrowser.Error, OSError):
                webbrowser.open(address)
            return


def verify_record(found: SavedGame | Record, screen: Screen) -> None:
    """Verify the dice of a record and print the result."""
    if not isinstance(found, Record):
        raise BadRecord(NO_DICE)
    verdict = verify(registry.get(found.game), found)
    screen.say(screen.translate("terminal-verified", outcomes=verdict.outcomes, numbers=verdict.numbers))
