"""Why the server refuses something. Declared apart from the application, so that clients can import them."""

from __future__ import annotations

from twelvefold.core.errors import Reason

# --- requests and messages

BAD_MESSAGE = Reason("message-bad", "this message cannot be read: {problem} at {where}")
TOO_MANY = Reason("too-many-requests", "too many requests at once; please wait a moment")
OTHER_SITE = Reason("request-other-site", "the page of another site asked for this")
TOO_LONG = Reason("request-too-long", "what is sent here states its length, at most {most} bytes")
TOO_SLOW = Reason("request-too-slow", "what is sent here comes in one go")
FAULT = Reason("server-fault", "something went wrong in the server; its operator finds it in the log")
NOT_JSON = Reason("request-not-json", "only JSON is read here")
NOTHING_HERE = Reason("request-nothing-here", "there is nothing at this address")
OTHERWISE = Reason("request-otherwise", "this address is asked in another way")

# --- tables

NO_GUEST = Reason("no-guest", "give yourself a name first")
NOT_FINISHED = Reason("table-not-finished", "the game is not over; its record is for later")
NO_SUCH_STEP = Reason("table-no-such-step", "there is no step {step}; this game has steps 0 to {last}")
TOO_MANY_TABLES = Reason("too-many-tables", "one connection can watch {most} tables; leave one first")
NO_SPECTATORS = Reason("table-no-spectators", "this table is for its players alone")

# --- the store

NOT_STORED = Reason("not-stored", "this could not be stored, so it did not happen; please try again")
NOT_READ = Reason("not-read", "this cannot be read at the moment; please try again")
NO_SUCH_TABLE = Reason("no-such-table", "there is no such table")

# --- starting

BAD_SECRET = Reason(
    "server-bad-secret",
    "{file} does not hold the {bytes} bytes that sign the cookies of guests; restore it, or remove it and all guests"
    " come in anew",
)
FOLDER_IN_USE = Reason("server-folder-in-use", "another server is running on the data folder {folder}")
UNUSABLE = Reason("server-unusable", "the data in {folder} cannot be used: {problem}")
