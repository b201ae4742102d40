"""Transitions that only the host of a table may make: who sits where, the settings before the game, more time.

Every function validates before it changes anything, so that an error leaves the table unchanged. It returns a
``Transition``, or None if there is nothing to change.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from twelvefold.core.errors import NotYourDecision
from twelvefold.table.online_table import OnlineTable, Status
from twelvefold.table.reasons import (
    GAME_ENDED,
    NO_BOT_THERE,
    NO_CLOCK,
    NO_PERSON_THERE,
    NO_SUCH_SEAT,
    NOT_YET,
    NOT_YOURSELF,
    SEAT_FREE,
    TOO_MANY_PEOPLE,
)
from twelvefold.table.seats import Chair, Setting
from twelvefold.table.table_events import NO_PERSONA, HandedOver, Removed, SeatOffered, SettingsChanged, TimeAdded
from twelvefold.table.transition import Transition


def _chair(table: OnlineTable, guest: str, seat: int) -> Chair:
    """Return the chair at a seat, for the host."""
    table.check_owner(guest)
    if seat not in range(len(table.chairs)):
        raise NotYourDecision(NO_SUCH_SEAT, given=seat, last=len(table.chairs) - 1)
    return table.chairs[seat]


def remove(table: OnlineTable, guest: str, seat: int, now: int) -> Transition:
    """Free the seat of a bot or of another person before the game. The person cannot sit down here again."""
    table.check_open()
    chair = _chair(table, guest, seat)
    if chair.free:
        raise NotYourDecision(SEAT_FREE, seat=seat)
    if chair.guest == guest:
        raise NotYourDecision(NOT_YOURSELF)
    if chair.guest is not None:
        table.removed = (*table.removed, chair.guest)
    table.set_chair(seat, Chair())
    table.last_visit = now
    return table.transition("remove", seat, Removed(chair.name, chair.persona or NO_PERSONA))


def hand_over(table: OnlineTable, guest: str, seat: int, now: int) -> Transition:
    """Make another person at the table the host."""
    chair = _chair(table, guest, seat)
    if chair.guest == guest:
        raise NotYourDecision(NOT_YOURSELF)
    if not chair.person or chair.guest is None:
        raise NotYourDecision(NO_PERSON_THERE, seat=seat)
    table.owner = chair.guest
    table.last_visit = now
    return table.transition("hand over", seat, HandedOver(seat))


def change(table: OnlineTable, guest: str, options: Any, setting: Setting, now: int) -> Transition | None:
    """Change the game's options and the table's settings before the game.

    ``options`` are validated by the game. If there are fewer seats than before, people move up, and bots leave.
    """
    table.check_open()
    table.check_owner(guest)
    seats = table.game.seats_for(options)
    if options == table.options and setting == table.setting:
        return None
    table.chairs = _fitted(table.chairs, seats)
    table.options, table.setting = options, setting
    table.last_visit = now
    return table.transition("change", None, SettingsChanged())


def _fitted(chairs: tuple[Chair, ...], seats: int) -> tuple[Chair, ...]:
    """Return the chairs for another number of seats: free ones go first, then bots; people keep their order."""
    spare = len(chairs) - seats
    if spare <= 0:
        return chairs + (Chair(),) * -spare
    dispensable = [seat for seat, chair in enumerate(chairs) if not chair.person]
    if len(dispensable) < spare:
        raise NotYourDecision(TOO_MANY_PEOPLE, people=len(chairs) - len(dispensable), seats=seats)
    dispensable.sort(key=lambda seat: (not chairs[seat].free, -seat))
    gone = set(dispensable[:spare])
    return tuple(chair for seat, chair in enumerate(chairs) if seat not in gone)


def add_time(table: OnlineTable, guest: str, now: int) -> Transition:
    """Give everybody the full time again for the open decision."""
    table.check_owner(guest)
    table.playing()
    if table.deadline is None:
        raise NotYourDecision(NO_CLOCK)
    table.decision_opened = table.last_visit = now
    return table.transition("add time", None, TimeAdded())


def offer_seat(table: OnlineTable, guest: str, seat: int, key: str, now: int) -> Transition:
    """Give a bot's seat in a running game a key. Whoever opens the link with it takes the seat over."""
    chair = _chair(table, guest, seat)
    if table.match is None:
        raise NotYourDecision(NOT_YET)
    if table.status not in (Status.PLAYING, Status.PAUSED, Status.DORMANT):
        raise NotYourDecision(GAME_ENDED)
    if chair.bot is None:
        raise NotYourDecision(NO_BOT_THERE, seat=seat)
    table.set_chair(seat, replace(chair, key=key))
    table.last_visit = now
    return table.transition("offer", seat, SeatOffered(seat))
