"""Requests that cannot be granted: each refusal is a value with a key and arguments, under a fitting status."""

from __future__ import annotations

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from starlette.exceptions import HTTPException

from twelvefold.core.errors import BadData, NotYourDecision, Reason, TwelvefoldError, UnknownGame
from twelvefold.server.store import NotStored, UnknownTable

BAD_MESSAGE = Reason("message-bad", "this message cannot be read: {problem} at {where}")
TOO_MANY = Reason("too-many-requests", "too many requests at once; please wait a moment")
OTHER_SITE = Reason("request-other-site", "the page of another site asked for this")
TOO_LONG = Reason("request-too-long", "what is sent here states its length, at most {most} bytes")
TOO_SLOW = Reason("request-too-slow", "what is sent here comes in one go")
FAULT = Reason("server-fault", "something went wrong in the server; its operator finds it in the log")
NOT_JSON = Reason("request-not-json", "only JSON is read here")
NOTHING_HERE = Reason("request-nothing-here", "there is nothing at this address")
OTHERWISE = Reason("request-otherwise", "this address is asked in another way")


class RequestRejected(TwelvefoldError):
    """The request is not even looked at."""


STATUS: dict[type[TwelvefoldError], int] = {
    UnknownTable: 404,
    UnknownGame: 404,
    NotStored: 503,
    NotYourDecision: 409,
}
OF_REASON = {
    OTHER_SITE: 403,
    NOTHING_HERE: 404,
    OTHERWISE: 405,
    TOO_SLOW: 408,
    TOO_LONG: 413,
    NOT_JSON: 415,
    TOO_MANY: 429,
    FAULT: 500,
}


def refusal(problem: TwelvefoldError) -> Response:
    """The answer to a request that is refused."""
    by_kind = next((status for kind, status in STATUS.items() if isinstance(problem, kind)), 422)
    return JSONResponse(problem.to_json(), OF_REASON.get(problem.reason, by_kind))


def misread(problem: ValidationError | RequestValidationError) -> BadData:
    """What is wrong with a message: the first thing, and where, in words for programmers."""
    first = problem.errors()[0]
    return BadData(BAD_MESSAGE, problem=str(first["type"])[:60], where=(".".join(map(str, first["loc"])) or ".")[:100])


def add_refusals(app: FastAPI) -> None:
    """Let every error of the application become one of these."""

    @app.exception_handler(TwelvefoldError)
    async def refuse(request: Request, problem: TwelvefoldError) -> Response:
        return refusal(problem)

    @app.exception_handler(RequestValidationError)
    async def not_read(request: Request, problem: RequestValidationError) -> Response:
        return refusal(misread(problem))

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, problem: HTTPException) -> Response:
        known = {404: NOTHING_HERE, 405: OTHERWISE}.get(problem.status_code)
        reason = BadData(BAD_MESSAGE, problem="unreadable", where="body") if known is None else RequestRejected(known)
        refused = refusal(reason)
        refused.status_code = problem.status_code
        refused.headers.update(problem.headers or {})
        return refused
