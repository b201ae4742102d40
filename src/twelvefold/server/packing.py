"""Compresses what browsers fetch: with Brotli where they accept it, else with gzip.

Browsers accept Brotli over HTTPS and from their own machine; over plain HTTP in a local network they ask for gzip. What
is sent over WebSockets is never compressed, so that its length tells nothing about what is secret in it.
"""

from __future__ import annotations

import gzip

import brotli
from starlette.requests import Request

BEST, QUICK = 11, 5
"""For what is compressed once, and for what is compressed for each request."""
GZIP_BEST = 9


def accepted(request: Request) -> str:
    """Return the best encoding that the browser accepts: ``br``, ``gzip``, or an empty string for none."""
    named = {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
    return next((encoding for encoding in ("br", "gzip") if encoding in named), "")


def packed(body: bytes, encoding: str, quality: int) -> bytes:
    """Return a body in an encoding, or the body itself if that is not longer."""
    if encoding == "br":
        found = brotli.compress(body, quality=quality)
    else:
        found = gzip.compress(body, min(quality, GZIP_BEST), mtime=0)
    return found if len(found) < len(body) else body
