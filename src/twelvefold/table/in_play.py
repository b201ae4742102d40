"""Transitions of a table during the game: answers, stand-ins, pauses, resignations, suspension and expiry.

Every function validates before it changes anything, so that an error leaves the table unchanged. It returns a
``Transition``, or None if there is nothing to change.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from twelvefold.core.errors import NotYourDecision
from twelvefold.core.game import GAME_OVER
from twelvefold.table.match import Match, Progress
from twelvefold.table.online_table import ENDED, OnlineTable, Status
from twelvefold.table.reasons import EXPIRED, NO_PAUSE, NOT_PAUSED, NOT_YET
from twelvefold.table.seats import Pace
from twelvefold.table.table_events import Dormant, MovedFor, Paused, PauseWished, Resigned, StoodIn
from twelvefold.table.transition import Transition, TransitionBuilder

MISSED_UNTIL_AWAY = 3
"""After so many decisions in a row that a person was late for, a stand-in plays for the seat."""
REMEMBERED_ANSWERS = 20
"""How many message ids are remembered for each seat, so that a message sent twice gets the same reply."""
UNATTENDED_MS = 600_000
"""How long a table where only bots decide plays on without a visit."""

MatchAction: TypeAlias = Callable[[Match, int, int], Progress]
"""A function that answers in a match for a seat; its last argument is the number of the decision."""


def answer_as_guest(
    table: OnlineTable, guest: str, client_id: str, decision: int, action: MatchAction, now: int
) -> Transition | None:
    """Answer as a person. Return None if this message was applied before; see ``OnlineTable.answered``."""
    seat = table.own_seat(guest)
    if client_id in table.recent.get(seat, {}):
        return None
    progress = action(table.playing(), seat, decision)
    table.last_visit = now
    builder = table.begin("act", seat)
    _charge_bank(table, seat, now)
    if table.chairs[seat].away:
        table.take_over(seat, now, builder)
    table.add_play(progress.outcomes, progress.events, now, builder)
    transition = builder.finish(private=_is_private(builder, progress), client_id=client_id)
    recent = table.recent.setdefault(seat, {})
    recent[client_id] = table.public_version
    while len(recent) > REMEMBERED_ANSWERS:
        del recent[next(iter(recent))]
    return transition


def answer_as_bot(table: OnlineTable, seat: int, decision: int, action: MatchAction, now: int) -> Transition:
    """Answer as a bot, at its own seat or in place of a late person."""
    progress = action(table.playing(), seat, decision)
    builder = table.begin("bot", seat)
    _count_missed(table, seat, decision, builder)
    table.add_play(progress.outcomes, progress.events, now, builder)
    return builder.finish(private=_is_private(builder, progress))


def _charge_bank(table: OnlineTable, seat: int, now: int) -> None:
    """Take what a person needed beyond the time for the decision from the time bank, once for each decision."""
    chair = table.chairs[seat]
    overtime = max(0, now - table.decision_opened - table.setting.allowance) if table.timed else 0
    used = chair.bank_used - chair.bank_charged + overtime
    table.set_chair(seat, replace(chair, missed=0, bank_used=used, bank_charged=overtime))


def _count_missed(table: OnlineTable, seat: int, decision: int, builder: TransitionBuilder) -> None:
    """If a person was late for this decision, say so once: the stand-in makes it, and soon all that follow."""
    chair = table.chairs[seat]
    if chair.automatic or chair.missed_at == decision:
        return
    missed, bank = chair.missed + 1, table.setting.bank * 1000
    away = missed >= MISSED_UNTIL_AWAY
    chair = replace(chair, missed=missed, missed_at=decision, bank_used=bank, bank_charged=0, away=away)
    table.set_chair(seat, chair)
    builder.tell(StoodIn(seat) if away else MovedFor(seat))


def _is_private(builder: TransitionBuilder, progress: Progress) -> bool:
    """Whether only its own seat can notice an answer: no event, no outcome, and the same seats have confirmed."""
    return not builder.visible and not progress.confirmed


def come_back(table: OnlineTable, guest: str, now: int) -> Transition | None:
    """Register a person's visit: return the seat from the stand-in bot, and resume a dormant table."""
    seat = table.own_seat(guest)
    if table.status in ENDED:  # there is nothing left to decide
        return None
    asleep, away = table.status is Status.DORMANT, table.chairs[seat].away
    if not asleep and not away and now - table.last_visit < UNATTENDED_MS // 2:
        return None
    table.last_visit = now
    builder = table.begin("back", seat)
    if asleep:
        table.restart_clock(now, builder)
    if away:
        table.take_over(seat, now, builder)
    return builder.finish()


def resign(table: OnlineTable, guest: str, now: int) -> Transition:
    """Resign: hand the seat to a bot for the rest of the game."""
    seat = table.own_seat(guest)
    if table.status is Status.EXPIRED:
        raise NotYourDecision(EXPIRED)
    if table.match is None:
        raise NotYourDecision(NOT_YET)
    if table.status is Status.OVER:
        raise NotYourDecision(GAME_OVER)
    table.set_chair(seat, replace(table.chairs[seat], bot=table.setting.bot, away=False, key=None))
    table.transfer_ownership(guest)
    builder = table.begin("resign", seat)
    builder.tell(Resigned(seat, table.setting.bot))
    if table.status is Status.PLAYING and table.wishes:
        _pause_if_all_wish(table, now, builder)
    return builder.finish()


def pause(table: OnlineTable, guest: str, now: int) -> Transition | None:
    """Ask for a pause of a live table. The clock stops once all people have asked."""
    seat = table.own_seat(guest)
    if table.setting.pace is not Pace.LIVE:
        raise NotYourDecision(NO_PAUSE)
    table.playing()
    if seat in table.wishes:
        return None
    table.last_visit = now
    builder = table.begin("pause", seat)
    table.wishes = tuple(sorted({*table.wishes, seat}))
    if not _pause_if_all_wish(table, now, builder):
        builder.tell(PauseWished(seat))
    return builder.finish()


def _pause_if_all_wish(table: OnlineTable, now: int, builder: TransitionBuilder) -> bool:
    """Stop the clock if all people who are not away have asked for a pause. Return whether it was stopped."""
    present = {seat for seat, chair in enumerate(table.chairs) if chair.present}
    if not present or not present.issubset(table.wishes):
        return False
    table.status, table.clock_stopped, table.wishes = Status.PAUSED, now, ()
    builder.tell(Paused())
    return True


def resume(table: OnlineTable, guest: str, now: int) -> Transition:
    """End a pause. Any person at the table may do so."""
    seat = table.own_seat(guest)
    if table.status is Status.EXPIRED:
        raise NotYourDecision(EXPIRED)
    if table.status is not Status.PAUSED:
        raise NotYourDecision(NOT_PAUSED)
    table.last_visit = now
    builder = table.begin("go on", seat)
    table.restart_clock(now, builder)
    return builder.finish()


def suspend(table: OnlineTable, now: int) -> Transition | None:
    """Suspend a table where only bots decide and nobody is watching."""
    if table.status is not Status.PLAYING or not table.only_bots or now - table.last_visit < UNATTENDED_MS:
        return None
    builder = table.begin("sleep", None)
    table.status, table.clock_stopped = Status.DORMANT, now
    builder.tell(Dormant())
    return builder.finish()


def expire(table: OnlineTable, now: int) -> Transition | None:
    """Expire a table that nobody has visited for a long time."""
    if table.status in ENDED or now < table.expires_at:
        return None
    table.status = Status.EXPIRED
    return table.transition("expire", None)
