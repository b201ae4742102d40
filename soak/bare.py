"""The baseline: a server that sends messages of the same sizes and does nothing else. ``python -m soak.bare``.

A message states the sizes of its acknowledgement, which goes to the sender, and of its news, which go to all clients
in the room.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import defaultdict
from functools import lru_cache

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from soak.client import HOST

_rooms: defaultdict[str, set[WebSocket]] = defaultdict(set)


@lru_cache
def _filled(letter: str, size: int) -> str:
    return letter * size


async def serve_connection(socket: WebSocket) -> None:
    """Serve one connection."""
    await socket.accept()
    room = _rooms[socket.query_params["room"]]
    room.add(socket)
    try:
        while True:
            done, news, _ = (await socket.receive_text()).split(" ", 2)
            for other in room:
                await other.send_text(_filled("n", int(news)))
            await socket.send_text(_filled("d", int(done)))
    except (WebSocketDisconnect, RuntimeError):
        room.discard(socket)


async def health(request: Request) -> Response:
    """Report that the server is ready."""
    return JSONResponse({"healthy": True})


def main() -> None:
    """Serve until a signal arrives."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--core", type=int)
    given = parser.parse_args()
    if given.core is not None and sys.platform == "linux":
        os.sched_setaffinity(0, {given.core})
    app = Starlette(routes=[Route("/healthz", health), WebSocketRoute("/ws", serve_connection)])
    uvicorn.run(app, host=HOST, port=given.port, ws="websockets-sansio", log_level="warning")


if __name__ == "__main__":
    main()
