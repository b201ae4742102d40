"""Ports for the servers that tests start."""

from __future__ import annotations

import socket
import sys

HOST = "127.0.0.1"

_reserved: list[socket.socket] = []
"""Sockets that keep ports until this process ends."""


def free_port() -> int:
    """A port at which nobody listens. On Linux nobody else can take it either, as long as this process runs.

    A socket stays bound to it and never listens: clients are refused, the system gives the port to no other program and
    to no outgoing connection, and our server may still use it, because both have ``SO_REUSEADDR``. It is bound at every
    address: a port that is free at one may be in use at another, and a server at ``0.0.0.0`` needs it everywhere.
    Elsewhere a port cannot be kept like this.
    """
    keeper = socket.socket()
    keeper.bind(("0.0.0.0", 0))
    keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    port = int(keeper.getsockname()[1])
    if sys.platform == "linux":
        _reserved.append(keeper)
    else:
        keeper.close()
    return port
