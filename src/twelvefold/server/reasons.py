"""Reasons of the errors that the server sends, in a module of their own so that clients can import them."""

from __future__ import annotations

from twelvefold.core.errors import Reason

# --- requests and messages

BAD_MESSAGE = Reason("message-bad", "this message is not valid: {problem} in field {where}")
TOO_MANY = Reason("too-many-requests", "too many requests; wait a moment and try again")
OTHER_SITE = Reason("request-other-site", "this request comes from a page of another site")
TOO_LONG = Reason("request-too-long", "a request must state the length of its body, at most {most} bytes")
TOO_SLOW = Reason("request-too-slow", "the request body arrived too slowly")
FAULT = Reason("server-fault", "internal server error; the server's log has the details")
NOT_JSON = Reason("request-not-json", "the request body must be JSON")
NOTHING_HERE = Reason("request-nothing-here", "there is nothing at this address")
METHOD_NOT_ALLOWED = Reason("request-otherwise", "this address does not accept that method")

# --- tables

NO_GUEST = Reason("no-guest", "choose a name first")
NOT_FINISHED = Reason("table-not-finished", "the game is not over yet; its record is available afterwards")
NO_SUCH_STEP = Reason("table-no-such-step", "there is no step {step}; this game has steps 0 to {last}")
TOO_MANY_TABLES = Reason("too-many-tables", "one connection can watch at most {most} tables; unwatch one first")
NO_SPECTATORS = Reason("table-no-spectators", "this table does not allow spectators")

# --- the store

NOT_STORED = Reason("not-stored", "the change could not be stored and was not made; try again")
NOT_READ = Reason("not-read", "the data cannot be read at the moment; try again")
NO_SUCH_TABLE = Reason("no-such-table", "there is no such table")

# --- starting

BAD_SECRET = Reason(
    "server-bad-secret",
    "{file} must contain the secret of {bytes} bytes that signs cookies; restore the file, or delete it, and all guests"
    " will have to enter their names again",
)
FOLDER_IN_USE = Reason("server-folder-in-use", "another server is using the data folder {folder}")
UNUSABLE = Reason("server-unusable", "the data in {folder} cannot be opened: {problem}")
