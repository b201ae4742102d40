"""During the game: answers of people and bots, stand-ins, pausing, resigning, sleeping and expiring tables.

Every function checks first and then changes, so that an error leaves the table unchanged. Each returns a
``Transition``, or None if there was nothing to change.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from twelvefold.core.errors import NotYourDecision
from twelvefold.core.game import GAME_OVER
from twelvefold.table.match import Match
from twelvefold.table.online_table import ENDED, EXPIRES_AFTER_MS, OnlineTable, Status
from twelvefold.table.reasons import EXPIRED, NO_PAUSE, NOT_PAUSED, NOT_YET
from twelvefold.table.seats import Pace
from twelvefold.table.table_events import Dormant, Paused, PauseWished, Resigned, StoodIn
from twelvefold.table.transition import Transition, TransitionBuilder

REMEMBERED_ANSWERS = 20
"""How many answers of each seat are remembered, so that a message sent twice gets the same reply."""
UNATTENDED_MS = 600_000
"""How long a table where only bots decide goes on without anybody watching."""

MatchCommand: TypeAlias = Callable[[Match, int, int], None]
"""What a person or a bot does with a match, given the seat and the decision."""


def answer_as_guest(
    table: OnlineTable, guest: str, client_id: str, decision: int, command: MatchCommand, now: int
) -> Transition | None:
    """A person answers. None if a message of that id was carried out before; see ``OnlineTable.answered``."""
    seat = table.own_seat(guest)
    if client_id in table.recent.get(seat, {}):
        return None
    match = table.playing()
    extent, confirmed = match.extent, match.confirmed
    command(match, seat, decision)
    table.attended = now
    builder = table.begin("act", seat)
    if table.chairs[seat].away:
        table.take_over(seat, builder)
    table.add_play(extent, now, builder)
    transition = builder.finish(private=_is_private(builder, match, confirmed), client_id=client_id)
    recent = table.recent.setdefault(seat, {})
    recent[client_id] = table.shown
    while len(recent) > REMEMBERED_ANSWERS:
        del recent[next(iter(recent))]
    return transition


def answer_as_bot(table: OnlineTable, seat: int, decision: int, command: MatchCommand, now: int) -> Transition:
    """A bot answers, at its own seat or for a person who is late."""
    match = table.playing()
    extent, confirmed = match.extent, match.confirmed
    command(match, seat, decision)
    builder = table.begin("bot", seat)
    if not table.chairs[seat].automatic:
        table.set_chair(seat, replace(table.chairs[seat], away=True))
        builder.tell(StoodIn(seat))
    table.add_play(extent, now, builder)
    return builder.finish(private=_is_private(builder, match, confirmed))


def _is_private(builder: TransitionBuilder, match: Match, confirmed: tuple[int, ...]) -> bool:
    """Whether an answer is visible to its seat only: nothing was told or played, and the same seats have confirmed."""
    return not builder.visible and match.confirmed == confirmed


def come_back(table: OnlineTable, guest: str, now: int) -> Transition | None:
    """A person looks at the table again: takes the seat back from the stand-in, and wakes a dormant table."""
    seat = table.own_seat(guest)
    if table.status in ENDED:  # there is nothing left to decide
        return None
    asleep, away = table.status is Status.DORMANT, table.chairs[seat].away
    if not asleep and not away and now - table.attended < UNATTENDED_MS // 2:
        return None
    table.attended = now
    builder = table.begin("back", seat)
    if away:
        table.take_over(seat, builder)
    if asleep:
        table.run_on(now, builder)
    return builder.finish()


def resign(table: OnlineTable, guest: str, now: int) -> Transition:
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
    builder = table.begin("resign", seat)
    builder.tell(Resigned(seat, table.setting.bot))
    if table.status is Status.PLAYING and table.wishes:
        _pause_if_all_wish(table, now, builder)
    return builder.finish()


def pause(table: OnlineTable, guest: str, now: int) -> Transition | None:
    """A person asks to pause a live table; once all people have, the clock stops."""
    seat = table.own_seat(guest)
    if table.setting.pace is not Pace.LIVE:
        raise NotYourDecision(NO_PAUSE)
    table.playing()
    if seat in table.wishes:
        return None
    table.attended = now
    builder = table.begin("pause", seat)
    table.wishes = tuple(sorted({*table.wishes, seat}))
    if not _pause_if_all_wish(table, now, builder):
        builder.tell(PauseWished(seat))
    return builder.finish()


def _pause_if_all_wish(table: OnlineTable, now: int, builder: TransitionBuilder) -> bool:
    """Stop the clock if all people who are present have asked for a pause."""
    there = {seat for seat, chair in enumerate(table.chairs) if chair.person and not chair.away}
    if not there or not there.issubset(table.wishes):
        return False
    table.status, table.stopped, table.wishes = Status.PAUSED, now, ()
    builder.tell(Paused())
    return True


def go_on(table: OnlineTable, guest: str, now: int) -> Transition:
    """Any person ends a pause."""
    seat = table.own_seat(guest)
    if table.status is Status.EXPIRED:
        raise NotYourDecision(EXPIRED)
    if table.status is not Status.PAUSED:
        raise NotYourDecision(NOT_PAUSED)
    table.attended = now
    builder = table.begin("go on", seat)
    table.run_on(now, builder)
    return builder.finish()


def fall_asleep(table: OnlineTable, now: int) -> Transition | None:
    """Suspend a table where only bots decide and nobody is watching."""
    if table.status is not Status.PLAYING or not table.unattended or now - table.attended < UNATTENDED_MS:
        return None
    builder = table.begin("sleep", None)
    table.status, table.stopped = Status.DORMANT, now
    builder.tell(Dormant())
    return builder.finish()


def expire(table: OnlineTable, now: int) -> Transition | None:
    """Close a table that nobody has visited for too long."""
    if table.status in ENDED or now < table.attended + EXPIRES_AFTER_MS[table.setting.pace]:
        return None
    table.status = Status.EXPIRED
    return table.transition("expire", None)
