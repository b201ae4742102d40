"""Transitions of a table before and after the game: taking seats, adding words to the dice, starting, rematches.

Every function validates before it changes anything, so that an error leaves the table unchanged. It returns a
``Transition``, or None if there is nothing to change.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from twelvefold.bots import registry as bots
from twelvefold.core.codec import encode
from twelvefold.core.errors import NotYourDecision
from twelvefold.table.dice import FairDice, check_word
from twelvefold.table.in_play import resign
from twelvefold.table.match import Match
from twelvefold.table.online_table import ENDED, OnlineTable, Status
from twelvefold.table.personas import bot_chair
from twelvefold.table.reasons import (
    NO_FREE_SEAT,
    NOT_OVER,
    REMOVED,
    SEAT_TAKEN,
    SEATED_ALREADY,
    SEATS_FREE,
    WRONG_KEY,
)
from twelvefold.table.seats import Chair, check_name
from twelvefold.table.table_events import NO_PERSONA, BotSeated, GameStarted, SatDown, StoodUp, TakenOver, WordGiven
from twelvefold.table.transition import Transition


def create(table: OnlineTable, name: str, key: str, levels: Sequence[str | None], now: int) -> Transition:
    """Open a new table. ``levels`` names the bots by seat; the owner takes the first seat without one."""
    wanted = {seat: bot for seat, bot in enumerate(levels) if bot is not None}
    for bot in wanted.values():
        bots.check_level(bot, table.game)
    if not wanted.keys() < set(range(len(table.chairs))):  # a seat that does not exist, or none left for the owner
        raise NotYourDecision(NO_FREE_SEAT)
    check_name(name)
    for seat, bot in wanted.items():
        table.set_chair(seat, bot_chair(table.id, bot, table.chairs))
    return _take_seat(table, "create", table.owner, name, key, now, None)


def sit(table: OnlineTable, guest: str, name: str, key: str, now: int, seat: int | None = None) -> Transition:
    """Seat a person at ``seat``, or at the first free seat."""
    return _take_seat(table, "sit", guest, name, key, now, seat)


def _take_seat(
    table: OnlineTable, do: str, guest: str, name: str, key: str, now: int, wanted: int | None
) -> Transition:
    table.check_open()
    if table.seat_of(guest) is not None:
        raise NotYourDecision(SEATED_ALREADY)
    if guest in table.removed:
        raise NotYourDecision(REMOVED)
    free = table.free_seats()
    if wanted is not None and wanted not in free:
        raise NotYourDecision(SEAT_TAKEN, seat=wanted)
    seat = free[0] if wanted is None else wanted
    table.set_chair(seat, Chair(name=check_name(name), guest=guest, key=key))
    if not any(chair.guest == table.owner for chair in table.chairs):  # the table was empty
        table.owner = guest
    table.last_visit = now
    return table.transition(do, seat, SatDown(seat, table.chairs[seat].name))


def claim(table: OnlineTable, guest: str, name: str, key: str, now: int) -> Transition:
    """Move a seat to the guest who presents its key, for instance on another device. The previous guest loses it.

    The key of a bot's seat is what the host has offered to somebody; they need a name.
    """
    for seat, chair in enumerate(table.chairs):
        if chair.opens_with(key):
            if table.seat_of(guest) not in (None, seat):
                raise NotYourDecision(SEATED_ALREADY)
            if chair.bot is not None:
                return _take_from_bot(table, seat, guest, name, now)
            if table.owner == chair.guest:
                table.owner = guest
            table.set_chair(seat, replace(chair, guest=guest))
            table.last_visit = now
            return table.transition("claim", seat)
    raise NotYourDecision(WRONG_KEY)


def _take_from_bot(table: OnlineTable, seat: int, guest: str, name: str, now: int) -> Transition:
    """Seat a person in place of a bot during the game. The key has served: the host knows it, too."""
    table.seat_person(seat, Chair(name=check_name(name), guest=guest), now)
    table.last_visit = now
    return table.transition("take over", seat, TakenOver(seat, table.chairs[seat].name))


def renew_key(table: OnlineTable, guest: str, key: str) -> Transition:
    """Replace the key of the guest's seat."""
    seat = table.own_seat(guest)
    table.set_chair(seat, replace(table.chairs[seat], key=key))
    return table.transition("key", seat, private=True)


def leave(table: OnlineTable, guest: str, now: int) -> Transition:
    """Leave a seat. Once the game has started, this resigns."""
    seat = table.own_seat(guest)
    if table.status is not Status.OPEN:
        return resign(table, guest, now)
    name = table.chairs[seat].name
    table.set_chair(seat, Chair())
    table.transfer_ownership(guest)
    table.last_visit = now
    return table.transition("leave", seat, StoodUp(name))


def fill(table: OnlineTable, guest: str, bot: str, now: int) -> Transition:
    """Fill all free seats with bots. Only the owner may do so."""
    table.check_open()
    table.check_owner(guest)
    bots.check_level(bot, table.game)
    free = table.free_seats()
    for seat in free:
        table.set_chair(seat, bot_chair(table.id, bot, table.chairs))
    table.last_visit = now
    return table.transition(
        "fill", None, *(BotSeated(seat, bot, table.chairs[seat].persona or NO_PERSONA) for seat in free)
    )


def give_word(table: OnlineTable, guest: str, word: str, now: int) -> Transition | None:
    """Add the guest's word to the dice, or replace it."""
    table.check_open()
    seat = table.own_seat(guest)
    if check_word(word) == table.chairs[seat].word:
        return None
    table.set_chair(seat, replace(table.chairs[seat], word=word))
    table.last_visit = now
    return table.transition("word", seat, WordGiven(seat, word))


def start(table: OnlineTable, guest: str, now: int) -> Transition:
    """Start the game. Only the owner may do so."""
    table.check_open()
    table.check_owner(guest)
    if any(chair.free for chair in table.chairs):
        raise NotYourDecision(SEATS_FREE)
    table.options = table.game.current_options(table.options)
    table.status = Status.PLAYING
    table.last_visit = now
    builder = table.begin("start", None)
    builder.tell(GameStarted(table.commitment))
    builder.begin_segment(table.game.version, encode(table.game.start(table.options)))
    dice = FairDice(table.seed, table.id, [chair.word for chair in table.chairs])
    table.match = Match(table.game, table.options, dice, about={"names": table.names})
    table.add_play(*table.match.segment_played, now, builder)
    return builder.finish()


def rematch(table: OnlineTable, new_id: str, seed: bytes, guest: str, now: int) -> Transition | None:
    """Create a table for a rematch with the same seats. Return None if ``table.rematch`` exists already."""
    if table.rematch is not None:
        return None
    table.own_seat(guest)
    if table.status not in ENDED:
        raise NotYourDecision(NOT_OVER)
    options = table.game.current_options(table.options)
    new = OnlineTable(new_id, table.game, options, table.setting, seed, guest)
    new.chairs = tuple(
        replace(chair, away=False, word="", missed=0, missed_at=0, bank_used=0, bank_charged=0)
        for chair in table.chairs
    )
    new.last_visit = now
    table.rematch = new_id
    return table.transition("rematch", None).together_with(new.transition("create", None))
