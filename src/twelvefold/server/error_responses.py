"""Error responses: JSON with a key and arguments, and the HTTP status of each error."""

from __future__ import annotations

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from starlette.exceptions import HTTPException

from twelvefold.core.errors import BadData, NotYourDecision, TwelvefoldError, UnknownGame
from twelvefold.server.reasons import (
    BAD_MESSAGE,
    FAULT,
    METHOD_NOT_ALLOWED,
    NOT_JSON,
    NOTHING_HERE,
    OTHER_SITE,
    TOO_LONG,
    TOO_MANY,
    TOO_SLOW,
)
from twelvefold.server.store import NotStored, UnknownTable


class RequestRejected(TwelvefoldError):
    """The request was rejected before any route handled it."""


STATUS_OF_ERROR: dict[type[TwelvefoldError], int] = {
    UnknownTable: 404,
    UnknownGame: 404,
    NotStored: 503,
    NotYourDecision: 409,
}
STATUS_OF_REASON = {
    OTHER_SITE: 403,
    NOTHING_HERE: 404,
    METHOD_NOT_ALLOWED: 405,
    TOO_SLOW: 408,
    TOO_LONG: 413,
    NOT_JSON: 415,
    TOO_MANY: 429,
    FAULT: 500,
}


def error_response(problem: TwelvefoldError) -> Response:
    """Build the response for an error."""
    by_kind = next((status for kind, status in STATUS_OF_ERROR.items() if isinstance(problem, kind)), 422)
    return JSONResponse(problem.to_json(), STATUS_OF_REASON.get(problem.reason, by_kind))


def invalid_message(problem: ValidationError | RequestValidationError) -> BadData:
    """Build the error for a message that fails validation, with its first problem and the path to it."""
    first = problem.errors()[0]
    return BadData(BAD_MESSAGE, problem=str(first["type"])[:60], where=(".".join(map(str, first["loc"])) or ".")[:100])


def add_error_handlers(app: FastAPI) -> None:
    """Register exception handlers, so that every error of the application becomes such a response."""

    @app.exception_handler(TwelvefoldError)
    async def domain_error(request: Request, problem: TwelvefoldError) -> Response:
        return error_response(problem)

    @app.exception_handler(RequestValidationError)
    async def validation_error(request: Request, problem: RequestValidationError) -> Response:
        return error_response(invalid_message(problem))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, problem: HTTPException) -> Response:
        known = {404: NOTHING_HERE, 405: METHOD_NOT_ALLOWED}.get(problem.status_code)
        reason = BadData(BAD_MESSAGE, problem="unreadable", where="body") if known is None else RequestRejected(known)
        response = error_response(reason)
        response.status_code = problem.status_code
        response.headers.update(problem.headers or {})
        return response
