"""During the game: answers, bots and stand-ins, coming back, pausing, resigning, falling asleep.

Every function checks first and then changes, so that an error leaves the table as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from twelvefold.core.errors import NotYourDecision, Reason
from twelvefold.core.game import GAME_OVER
from twelvefold.table import table_events as tell
from twelvefold.table.match import Match
from twelvefold.table.online_table import ENDED, EXPIRED, EXPIRES_AFTER_MS, NOT_YET, OnlineTable, Status
from twelvefold.table.seats import Pace

REMEMBERED_ANSWERS = 20
"""So many answers of each seat are remembered, to give the same answer to a message that comes twice."""
NOT_PAUSED = Reason("table-not-paused", "the table is not paused")
NO_PAUSE = Reason("table-no-pause", "a table by correspondence cannot be paused")
Change = Callable[[Match, int, int], None]
"""What a person or a bot does with a match; seat and decision are given."""
UNATTENDED_MS = 600_000
"""A table where bots alone decide goes on for so long without anybody looking."""


def act(table: OnlineTable, guest: str, client_id: str, decision: int, change: Change, now: int) -> int | None:
    """A person answers. None: done; a number: it was done before, and led to that version."""
    seat = table.own_seat(guest)
    before = table.recent.get(seat, {}).get(client_id)
    if before is not None:
        return before
    match = table.playing()
    extent, confirmed = match.extent, match.confirmed
    change(match, seat, decision)
    table.attended = now
    table.write("act", seat)
    table.entry.id = client_id
    if table.chairs[seat].away:
        table.take_over(seat)
    table.show_play(extent, now)
    _pass_unnoticed(table, confirmed)
    recent = table.recent.setdefault(seat, {})
    recent[client_id] = table.shown
    while len(recent) > REMEMBERED_ANSWERS:
        del recent[next(iter(recent))]
    return None


def decide_for(table: OnlineTable, seat: int, decision: int, change: Change, now: int) -> None:
    """A bot answers: at its own seat, or for somebody who is late."""
    match = table.playing()
    extent, confirmed = match.extent, match.confirmed
    change(match, seat, decision)
    table.write("bot", seat)
    if not table.chairs[seat].automatic:
        table.set_chair(seat, replace(table.chairs[seat], away=True))
        table.tell(tell.StoodIn(seat))
    table.show_play(extent, now)
    _pass_unnoticed(table, confirmed)


def _pass_unnoticed(table: OnlineTable, confirmed: tuple[int, ...]) -> None:
    """If nothing was told or played, and those who have confirmed are the same, it is the seat's own affair."""
    entry, match = table.entry, table.match
    if not entry.story and not entry.outcomes and match is not None and match.confirmed == confirmed:
        table.keep_secret()


def come_back(table: OnlineTable, guest: str, now: int) -> bool:
    """A person looks at the table again: decides for themselves, and wakes a table that slept."""
    seat = table.own_seat(guest)
    if table.status in ENDED:  # there is nothing left to decide
        return False
    asleep = table.status is Status.DORMANT
    if not asleep and not table.chairs[seat].away and now - table.attended < UNATTENDED_MS // 2:
        return False
    table.attended = now
    table.write("back", seat)
    if table.chairs[seat].away:
        table.take_over(seat)
    if asleep:
        table.run_on(now)
    return True


def resign(table: OnlineTable, guest: str, now: int) -> None:
    """A person hands the seat to a bot for good."""
    seat = table.own_seat(guest)
    if table.status is Status.EXPIRED:
        raise NotYourDecision(EXPIRED)
    if table.match is None:
        raise NotYourDecision(NOT_YET)
    if table.status is Status.OVER:
        raise NotYourDecision(GAME_OVER)
    table.set_chair(seat, replace(table.chairs[seat], bot=table.setting.bot, away=False, key=None))
    table.hand_on_ownership(guest)
    table.write("resign", seat, tell.Resigned(seat, table.setting.bot))
    if table.status is Status.PLAYING and table.wishes:
        _pause_if_all_wish(table, now)


def pause(table: OnlineTable, guest: str, now: int) -> None:
    """A person would like to pause a live table; when all people do, the clock stands still."""
    seat = table.own_seat(guest)
    if table.setting.pace is not Pace.LIVE:
        raise NotYourDecision(NO_PAUSE)
    table.playing()
    if seat in table.wishes:
        return
    table.attended = now
    table.write("pause", seat)
    table.wishes = tuple(sorted({*table.wishes, seat}))
    if not _pause_if_all_wish(table, now):
        table.tell(tell.PauseWished(seat))


def _pause_if_all_wish(table: OnlineTable, now: int) -> bool:
    """When all people who are there would like to pause, the clock stands still."""
    there = {seat for seat, chair in enumerate(table.chairs) if chair.person and not chair.away}
    if not there or not there.issubset(table.wishes):
        return False
    table.status, table.stopped, table.wishes = Status.PAUSED, now, ()
    table.tell(tell.Paused())
    return True


def go_on(table: OnlineTable, guest: str, now: int) -> None:
    """Any person ends a pause."""
    seat = table.own_seat(guest)
    if table.status is Status.EXPIRED:
        raise NotYourDecision(EXPIRED)
    if table.status is not Status.PAUSED:
        raise NotYourDecision(NOT_PAUSED)
    table.attended = now
    table.write("go on", seat)
    table.run_on(now)


def fall_asleep(table: OnlineTable, now: int) -> None:
    """Bots alone decide, and nobody is looking."""
    if table.status is not Status.PLAYING or not table.unattended or now - table.attended < UNATTENDED_MS:
        return
    table.write("sleep", None)
    table.status, table.stopped = Status.DORMANT, now
    table.tell(tell.Dormant())


def expire(table: OnlineTable, now: int) -> None:
    """Nobody has been here for too long."""
    if table.status in ENDED or now < table.attended + EXPIRES_AFTER_MS[table.setting.pace]:
        return
    table.write("expire", None)
    table.status = Status.EXPIRED
