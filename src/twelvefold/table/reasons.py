"""Why a table refuses something. Declared apart from the code that raises them, so that clients can import them."""

from __future__ import annotations

from twelvefold.core.errors import Reason

# --- seats and settings

BAD_NAME = Reason(
    "table-bad-name", "{given} is no name: one to {longest} characters, none of them a control character, not all blank"
)
BAD_PACE = Reason(
    "table-bad-pace",
    "a live table has {least} to {most} seconds for a decision, one by correspondence {least_days} to {most_days} days",
)

# --- who may do what, and when

NOT_SEATED = Reason("table-not-seated", "you have no seat at this table")
NOT_OWNER = Reason("table-not-owner", "only the owner of the table can do that")
NO_FREE_SEAT = Reason("table-no-free-seat", "there is no free seat at this table")
NOT_YET = Reason("table-not-started", "the game has not begun")
BEGUN = Reason("table-begun", "the game has begun")
IS_PAUSED = Reason("table-paused", "the table is paused")
EXPIRED = Reason("table-expired", "this table has expired")

# --- in the lobby

SEAT_TAKEN = Reason("table-seat-taken", "seat {seat} is not free")
SEATED_ALREADY = Reason("table-seated-already", "you have a seat at this table already")
WRONG_KEY = Reason("table-wrong-key", "this link opens no seat at this table")
SEATS_FREE = Reason("table-seats-free", "there are free seats; wait for people or fill them with bots")
NOT_OVER = Reason("table-not-over", "the game is not over yet")

# --- during the game

NOT_PAUSED = Reason("table-not-paused", "the table is not paused")
NO_PAUSE = Reason("table-no-pause", "a table by correspondence cannot be paused")
NO_LONGER_ASKED = Reason("table-no-longer-asked", "seat {seat} has decided meanwhile")

# --- answers

NEEDS_LINE = Reason("needs-line", "this decision takes a line: add moves, then confirm")
NOTHING_SEALED = Reason("nothing-sealed", "seat {seat} has nothing to take back")
ALREADY_CONFIRMED = Reason("already-confirmed", "the line of seat {seat} is confirmed; take it back to change it")
WRONG_CONFIRMED = Reason(
    "wrong-confirmed", "{given} cannot be those who have answered: they are some of {asked} with an answer, and not all"
)
BAD_LENGTH = Reason("bad-length", "the line has {length} moves; it can be shortened to 0 up to that, not to {given}")

# --- the match

STALE = Reason("decision-stale", "decision {given} is not open; the open one is {open}")
NO_SUCH_SEAT = Reason("no-such-seat", "there is no seat {given}; seats are numbered from 0 to {last}")
BAD_NUMBER = Reason("bad-event-number", "{given} is not the number of an event; they count from 1, and 0 asks for all")
MATCH_NOT_OVER = Reason("not-over", "the game is not over; its record is for later")
OTHER_STATE = Reason("match-other-state", "the saved state is not the one its record leads to")

# --- fair dice

BAD_SEED = Reason("dice-bad-seed", "a seed is 64 hexadecimal digits")
BAD_WORD = Reason(
    "dice-bad-word",
    "a word for the dice has at most {longest} characters and no line breaks or other control characters",
)
NO_DICE = Reason(
    "dice-none", "this record does not say where its luck came from; only games of a server can be verified"
)
OTHER_COMMITMENT = Reason(
    "dice-other-commitment", "the SHA-256 of the seed is {found}, but {given} was published before"
)
OTHER_OUTCOME = Reason("dice-other-outcome", "step {step}: the dice gave {found}, but the record says {given}")
OTHER_RULES = Reason(
    "dice-other-rules", "segment {segment} follows other rules than this program's; its luck cannot be computed here"
)

# --- files

PLAYED_ELSEWHERE = Reason("played-elsewhere", "the game in {file} is being played elsewhere at this moment")
