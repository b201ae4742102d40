"""The ports that tests get for their servers."""

from __future__ import annotations

import socket
import sys

import pytest

from ports import HOST, free_port


@pytest.mark.skipif(sys.platform != "linux", reason="ports can be kept only on Linux")
def test_a_reserved_port_is_kept_from_others_and_open_to_a_server_at_every_address() -> None:
    port = free_port()
    with socket.socket() as stranger, socket.socket() as server:
        with pytest.raises(OSError, match="in use"):
            stranger.bind((HOST, port))
        server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        server.bind(("0.0.0.0", port))
        server.listen()
        socket.create_connection((HOST, port)).close()
