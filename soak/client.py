"""A minimal client: one WebSocket, and one HTTP request at a time.

The load generator must cost less than the server it measures, and the chaos player cuts connections and stops
reading in the middle of things: both are easier without a library in between.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

HOST = "127.0.0.1"
_TEXT, _CLOSE, _PING = 1, 8, 9
_NO_MASK = b"\0\0\0\0"
"""Clients must mask what they send; this mask changes nothing, so it costs nothing."""


class Socket(asyncio.Protocol):
    """One WebSocket. Messages go to ``on_message``; when it is closed, ``on_gone`` gets the close code."""

    def __init__(self, hello: bytes, on_message: Callable[[bytes], None], on_gone: Callable[[int], None]) -> None:
        self._hello = hello
        self._on_message = on_message
        self._on_gone = on_gone
        self._buffer = bytearray()
        self._open = False
        self._code = 1006
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open and not self._shake_hands():
            return
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            length, body = buffer[at + 1], at + 2
            if length == 126:
                length, body = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, body = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < body + length:
                break
            self._take(buffer[at] & 15, bytes(buffer[body : body + length]))
            at = body + length
        del buffer[:at]

    def _shake_hands(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            self.transport.abort()
            return False
        del self._buffer[: end + 4]
        self._open = True
        if not self.opened.done():
            self.opened.set_result(None)
        return True

    def _take(self, kind: int, body: bytes) -> None:
        if kind == _TEXT:
            self._on_message(body)
        elif kind == _PING:
            self.transport.write(bytes((0x8A, 0x80 | len(body))) + _NO_MASK + body)
        elif kind == _CLOSE:
            self._code = int.from_bytes(body[:2], "big")
            self.transport.close()

    def send(self, body: bytes) -> None:
        """Send a text message."""
        size = len(body)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        self.transport.write(head + _NO_MASK + body)

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("no WebSocket here"))
        self._on_gone(self._code)


async def connect(
    port: int,
    path: str,
    on_message: Callable[[bytes], None],
    on_gone: Callable[[int], None],
    *,
    cookie: str | None = None,
    receive_buffer: int | None = None,
) -> Socket:
    """Open a WebSocket, or raise ConnectionError. ``receive_buffer`` is the size of the socket's buffer in bytes."""
    raw = socket.socket()
    raw.setblocking(False)
    if receive_buffer is not None:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    loop = asyncio.get_running_loop()
    try:
        await loop.sock_connect(raw, (HOST, port))
    except BaseException:
        raw.close()
        raise
    lines = [f"GET {path} HTTP/1.1", f"Host: {HOST}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"]
    lines += [f"Cookie: {cookie}"] if cookie else []
    hello = "\r\n".join((*lines, "", "")).encode()
    _, made = await loop.create_connection(lambda: Socket(hello, on_message, on_gone), sock=raw)
    try:
        await asyncio.wait_for(made.opened, 10)
    except TimeoutError:
        made.transport.abort()
        raise ConnectionError("no answer") from None
    return made


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer over HTTP."""

    status: int
    data: Any
    cookie: str | None


async def ask(
    port: int, method: str, path: str, body: object = None, *, cookie: str | None = None, source: str = HOST
) -> Reply:
    """Send a request, or raise OSError. ``source`` is the address it comes from: the server limits each address."""
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(source, 0))
    try:
        content = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{port}", "Connection: close"]
        lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
        lines += [f"Cookie: {cookie}"] if cookie else []
        writer.write("\r\n".join((*lines, "", "")).encode() + content)
        whole = await asyncio.wait_for(reader.read(), 20)
    except TimeoutError:
        raise ConnectionError("no answer") from None
    finally:
        writer.transport.abort()
    head, _, answer = whole.partition(b"\r\n\r\n")
    names = [line.partition(b":") for line in head.split(b"\r\n")]
    fields = {name.lower(): value.strip() for name, _, value in names}
    if len(answer) != int(fields.get(b"content-length", b"-1")):
        raise ConnectionError("cut off in the middle of an answer")
    given = fields.get(b"set-cookie", b"").decode().partition(";")[0]
    is_json = fields.get(b"content-type", b"").startswith(b"application/json")
    data = json.loads(answer) if is_json else answer.decode()
    return Reply(int(head.split(b" ", 2)[1]), data, given or None)
