"""Before the game: people and bots sit down, add words to the dice, and begin; afterwards they may play again.

Every function checks first and then changes, so that an error leaves the table as it was.
"""

from __future__ import annotations

from dataclasses import replace

from twelvefold.bots import registry as bots
from twelvefold.core.codec import encode
from twelvefold.core.errors import NotYourDecision, Reason
from twelvefold.table import table_events as tell
from twelvefold.table.dice import FairDice, check_word
from twelvefold.table.in_play import resign
from twelvefold.table.match import Match
from twelvefold.table.online_table import ENDED, NO_FREE_SEAT, OnlineTable, Status
from twelvefold.table.seats import Chair, check_name

SEAT_TAKEN = Reason("table-seat-taken", "seat {seat} is not free")
SEATED_ALREADY = Reason("table-seated-already", "you have a seat at this table already")
WRONG_KEY = Reason("table-wrong-key", "this link opens no seat at this table")
SEATS_FREE = Reason("table-seats-free", "there are free seats; wait for people or fill them with bots")
NOT_OVER = Reason("table-not-over", "the game is not over yet")


def sit(table: OnlineTable, guest: str, name: str, key: str, now: int, seat: int | None = None) -> int:
    """A person takes a free seat: the one asked for, or the first."""
    table.check_open()
    if table.seat_of(guest) is not None:
        raise NotYourDecision(SEATED_ALREADY)
    free = table.free_seats()
    if seat is not None and seat not in free:
        raise NotYourDecision(SEAT_TAKEN, seat=seat)
    place = free[0] if seat is None else seat
    table.set_chair(place, Chair(name=check_name(name), guest=guest, key=key))
    if not any(chair.guest == table.owner for chair in table.chairs):  # everybody had left
        table.owner = guest
    table.attended = now
    table.write("sit", place, tell.SatDown(place, table.chairs[place].name))
    return place


def claim(table: OnlineTable, guest: str, key: str, now: int) -> int:
    """Who has a seat's private link takes the seat, on whatever device; the guest of before loses it."""
    for seat, chair in enumerate(table.chairs):
        if chair.person and chair.opens_with(key):
            if table.seat_of(guest) not in (None, seat):
                raise NotYourDecision(SEATED_ALREADY)
            if table.owner == chair.guest:
                table.owner = guest
            table.set_chair(seat, replace(chair, guest=guest))
            table.attended = now
            table.write("claim", seat)
            return seat
    raise NotYourDecision(WRONG_KEY)


def renew_key(table: OnlineTable, guest: str, key: str) -> None:
    """The seat's private link is another one from now on."""
    seat = table.own_seat(guest)
    table.set_chair(seat, replace(table.chairs[seat], key=key))
    table.write("key", seat)
    table.keep_secret()


def leave(table: OnlineTable, guest: str, now: int) -> None:
    """A person stands up; in the middle of a game that is resigning."""
    seat = table.own_seat(guest)
    if table.status is not Status.OPEN:
        resign(table, guest, now)
        return
    name = table.chairs[seat].name
    table.set_chair(seat, Chair())
    table.hand_on_ownership(guest)
    table.attended = now
    table.write("leave", seat, tell.StoodUp(name))


def seat_bot(table: OnlineTable, seat: int, bot: str) -> None:
    """A bot takes a seat while the table is being set up."""
    bots.check_name(bot, table.game)
    if seat >= len(table.chairs):
        raise NotYourDecision(NO_FREE_SEAT)
    table.set_chair(seat, Chair(name=f"{bot} {seat + 1}", bot=bot))


def again(table: OnlineTable, new: str, seed: bytes, guest: str, now: int) -> OnlineTable:
    """A new table with the same people at their seats, for whom their links still hold."""
    table.own_seat(guest)
    if table.status not in ENDED:
        raise NotYourDecision(NOT_OVER)
    fresh = OnlineTable(new, table.game, table.options, table.setting, seed, guest)
    fresh.chairs = tuple(replace(chair, away=False, word="") for chair in table.chairs)
    fresh.attended = now
    fresh.write("create", None)
    return fresh


def lead_on(table: OnlineTable, new: str) -> str:
    """Those who want a rematch are led there from now on."""
    table.rematch = new
    table.write("rematch", None)
    return new


def fill(table: OnlineTable, guest: str, bot: str, now: int) -> None:
    """The owner lets bots take all free seats."""
    table.check_open()
    table.check_owner(guest)
    bots.check_name(bot, table.game)
    free = table.free_seats()
    for seat in free:
        table.set_chair(seat, Chair(name=f"{bot} {seat + 1}", bot=bot))
    table.attended = now
    table.write("fill", None, *(tell.BotSeated(seat, bot) for seat in free))


def give_word(table: OnlineTable, guest: str, word: str, now: int) -> None:
    """A seat adds a word to the dice, before the first roll."""
    table.check_open()
    seat = table.own_seat(guest)
    if check_word(word) == table.chairs[seat].word:
        return
    table.set_chair(seat, replace(table.chairs[seat], word=word))
    table.attended = now
    table.write("word", seat, tell.WordGiven(seat, word))


def start(table: OnlineTable, guest: str, now: int) -> None:
    """The owner begins the game."""
    table.check_open()
    table.check_owner(guest)
    if any(chair.free for chair in table.chairs):
        raise NotYourDecision(SEATS_FREE)
    table.status = Status.PLAYING
    table.attended = now
    table.write("start", None, tell.GameStarted(table.commitment))
    table.entry.rules, table.entry.start = table.game.version, encode(table.game.start(table.options))
    dice = FairDice(table.seed, table.id, [chair.word for chair in table.chairs])
    table.match = Match(table.game, table.options, dice, about={"names": table.names})
    table.show_play((0, 0), now)
