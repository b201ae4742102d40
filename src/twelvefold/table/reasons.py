"""Reasons of the errors that tables raise, in a module of their own so that clients can import them."""

from __future__ import annotations

from twelvefold.core.errors import Reason

# --- seats and settings

BAD_NAME = Reason("table-bad-name", "{given} is not a valid name: 1 to {longest} printable characters, not all blank")
BAD_PACE = Reason(
    "table-bad-pace",
    "a decision takes {least} to {most} seconds at a live table, {least_days} to {most_days} days by correspondence, "
    "and has no time at a table without a limit",
)
BAD_BANK = Reason("table-bad-bank", "a time bank has 0 to {most} seconds, and only a live table has one")

# --- permissions and status

NOT_SEATED = Reason("table-not-seated", "you have no seat at this table")
NOT_OWNER = Reason("table-not-owner", "only the owner of the table can do that")
NO_FREE_SEAT = Reason("table-no-free-seat", "there is no free seat at this table")
NOT_YET = Reason("table-not-started", "the game has not started yet")
BEGUN = Reason("table-begun", "the game has already started")
IS_PAUSED = Reason("table-paused", "the table is paused")
EXPIRED = Reason("table-expired", "this table has expired")

# --- in the lobby

SEAT_TAKEN = Reason("table-seat-taken", "seat {seat} is taken")
SEATED_ALREADY = Reason("table-seated-already", "you already have a seat at this table")
WRONG_KEY = Reason("table-wrong-key", "this link does not belong to a seat at this table")
SEATS_FREE = Reason("table-seats-free", "some seats are free; wait for players or fill them with bots")
REMOVED = Reason("table-removed", "the host has asked you to leave this table")
NOT_OVER = Reason("table-not-over", "the game is not over yet")

# --- what the host does

SEAT_FREE = Reason("table-seat-free", "nobody sits at seat {seat}")
NOT_YOURSELF = Reason("table-not-yourself", "that is your own seat")
NO_PERSON_THERE = Reason("table-no-person-there", "no person sits at seat {seat}")
NO_BOT_THERE = Reason("table-no-bot-there", "no bot plays at seat {seat}")
NO_CLOCK = Reason("table-no-clock", "no clock runs at this table now")
TOO_MANY_PEOPLE = Reason("table-too-many-people", "{people} people sit at this table, too many for {seats} seats")
GAME_ENDED = Reason("table-game-ended", "the game at this table is over")

# --- during the game

NOT_PAUSED = Reason("table-not-paused", "the table is not paused")
NO_PAUSE = Reason("table-no-pause", "a correspondence table cannot be paused")
NO_LONGER_ASKED = Reason("table-no-longer-asked", "seat {seat} has already decided")

# --- answers

NEEDS_LINE = Reason("needs-line", "this decision takes a line: add moves, then confirm")
NOTHING_SEALED = Reason("nothing-sealed", "seat {seat} has nothing to take back")
ALREADY_CONFIRMED = Reason("already-confirmed", "seat {seat} has confirmed its line; take that back to change it")
WRONG_CONFIRMED = Reason(
    "wrong-confirmed",
    "saved answers are inconsistent: seats [{given}] are confirmed, but each of them must be one of {asked} and have an"
    " answer, and at least one of {asked} must still be waiting",
)
BAD_LENGTH = Reason("bad-length", "a line of {length} moves can be shortened to 0 to {length} moves, not to {given}")

# --- the match

STALE = Reason("decision-stale", "decision {given} is not open; the open one is {open}")
NO_SUCH_SEAT = Reason("no-such-seat", "there is no seat {given}; seats are numbered from 0 to {last}")
BAD_NUMBER = Reason("bad-event-number", "{given} is not an event number; events are numbered from 1, and 0 returns all")
MATCH_NOT_OVER = Reason("not-over", "the game is not over yet; its record is available afterwards")
OTHER_STATE = Reason("match-other-state", "the saved state differs from the one that its record leads to")

# --- fair dice

BAD_SEED = Reason("dice-bad-seed", "a seed is 64 hexadecimal digits")
BAD_WORD = Reason(
    "dice-bad-word",
    "a word for the dice has at most {longest} characters and no line breaks or other control characters",
)
NO_DICE = Reason(
    "dice-none", "this record does not contain the seed of its dice; only games played on a server can be verified"
)
OTHER_COMMITMENT = Reason(
    "dice-other-commitment", "the SHA-256 of the seed is {found}, but {given} was published before the game"
)
OTHER_OUTCOME = Reason("dice-other-outcome", "step {step}: the dice gave {found}, but the record says {given}")
OTHER_RULES = Reason(
    "dice-other-rules",
    "segment {segment} was played under another rules version; this program cannot compute its dice",
)

# --- files

PLAYED_ELSEWHERE = Reason("played-elsewhere", "another program is playing the game in {file}")
