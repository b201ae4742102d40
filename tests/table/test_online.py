"""An online table as it is stored: body and entries give it back, at any moment and across versions of the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from conformance import fidget, through_text
from testgame import Fair
from twelvefold.core.codec import encode
from twelvefold.core.errors import NotYourDecision
from twelvefold.core.events import Event
from twelvefold.core.generator import RandomStream
from twelvefold.games import registry
from twelvefold.table import in_play, lobby
from twelvefold.table import table_events as tell
from twelvefold.table.dice import verify
from twelvefold.table.event_log import Viewer
from twelvefold.table.match import Match, Progress
from twelvefold.table.online_table import OnlineTable, Status
from twelvefold.table.seats import Pace, Setting
from twelvefold.table.transition import Transition

SETTING = Setting(public=True, spectators=True, pace=Pace.LIVE, time=60, bot="random", bot_pause=100)
SEED = bytes(range(32))
GUESTS = ("lea", "mia", "tom")


class LaterFair(Fair):
    """The next version of the rules."""

    version = 2


class Kept:
    """A table with its store: every change is kept as a server keeps it."""

    def __init__(self, table: OnlineTable) -> None:
        self.table = table
        self.entries: list[Any] = []

    def keep(self, transition: Transition | None) -> None:
        """What a server does with every transition."""
        assert transition is not None
        assert transition.table is self.table
        self.table.version += 1
        self.entries.append(through_text(transition.entry.to_json()))

    def reopen(self) -> OnlineTable:
        """The table as another process finds it."""
        body = through_text(self.table.body())
        return OnlineTable.restore(self.table.id, self.table.version, body, self.entries)


def begun(game: str, options: dict[str, Any]) -> Kept:
    rules = registry.get(game)
    kept = Kept(OnlineTable("t1", rules, rules.options(options), SETTING, SEED, "lea"))
    for guest in GUESTS[: options["seats"]]:
        kept.keep(lobby.sit(kept.table, guest, guest.title(), f"key of {guest}", 5))
    kept.keep(lobby.give_word(kept.table, "mia", "crystal", 6))
    kept.keep(lobby.start(kept.table, "lea", 10))
    return kept


def streams(table: OnlineTable) -> dict[Viewer, list[Event]]:
    return {viewer: table.log.events(viewer) for viewer in (None, *range(len(table.chairs)))}


def fidget_at(kept: Kept, rng: RandomStream, number: int) -> None:
    """Do one random action of a waiting seat, as its message ``number``."""
    seat = rng.choice(kept.table.waiting)

    def action(match: Match, seat: int, decision: int) -> Progress:
        return fidget(match, rng)

    assert kept.table.match is not None
    decision = kept.table.match.decision
    kept.keep(in_play.answer_as_guest(kept.table, GUESTS[seat], f"m{number}", decision, action, 20 + number))


@pytest.mark.parametrize(
    ("game", "options"),
    [("king", {"seats": 3, "set": "random"}), ("chips", {"seats": 2}), ("chips", {"seats": 3}), ("fair", {"seats": 3})],
)
def test_body_and_entries_give_the_table_back_at_every_moment(fair: Fair, game: str, options: dict[str, Any]) -> None:
    kept, rng, number = begun(game, options), RandomStream.derived("online", game), 0
    while kept.table.status is Status.PLAYING:
        number += 1
        fidget_at(kept, rng, number)
        if number % 5 == 0 or kept.table.status.value == "over":
            again = kept.reopen()
            assert again.body() == kept.table.body()
            assert streams(again) == streams(kept.table)
            kept.table = again
    assert isinstance(kept.table.log.events(None)[-1], tell.SeedPublished)
    kept.table.set_chair(0, replace(kept.table.chairs[0], away=True))
    assert not in_play.come_back(kept.table, GUESTS[0], 10**9), "after the end nobody comes back to decide"
    assert isinstance(kept.table.log.events(None)[-1], tell.SeedPublished)
    record = kept.table.record()
    assert record.about["dice"]["words"][1] == "crystal"
    assert verify(registry.get(game), record).outcomes > 0


def test_a_table_crosses_a_version_of_the_rules_and_plays_on(fair: Fair) -> None:
    kept, rng = begun("fair", {"seats": 3}), RandomStream.derived("crossing")
    for number in range(12):
        fidget_at(kept, rng, number)
    told = streams(kept.table)
    registry.register(LaterFair())
    kept.table = kept.reopen()
    assert {viewer: stream[: len(told[viewer])] for viewer, stream in streams(kept.table).items()} == told
    for number in range(12, 500):
        if kept.table.status is not Status.PLAYING:
            break
        fidget_at(kept, rng, number)
        again = kept.reopen()
        assert streams(again) == streams(kept.table)
        kept.table = again
    assert kept.table.status is Status.OVER
    assert [segment.rules for segment in kept.table.record().segments] == [1, 2]


def test_a_message_that_comes_twice_plays_once(fair: Fair) -> None:
    kept = begun("king", {"seats": 2})
    table = kept.table
    assert table.match is not None

    def play_knight(match: Match, seat: int, decision: int) -> Progress:
        return match.answer(seat, decision, match.game.parse_move("play knight"))

    kept.keep(in_play.answer_as_guest(table, "lea", "m1", 1, play_knight, 20))
    version = table.version
    for found in (table, kept.reopen()):
        assert in_play.answer_as_guest(found, "lea", "m1", 1, play_knight, 21) is None
        assert found.answered(0, "m1") == version


def test_a_transition_says_what_changed_and_who_may_notice(fair: Fair) -> None:
    kept = begun("king", {"seats": 2})
    table = kept.table

    def play(move: str) -> Any:
        return lambda match, seat, decision: match.answer(seat, decision, match.game.parse_move(move))

    first = in_play.answer_as_guest(table, "lea", "m1", 1, play("play knight"), 20)
    assert first is not None
    assert (first.entry.do, first.entry.seat, first.events, first.private) == ("act", 0, (), False)
    changed = in_play.answer_as_guest(table, "lea", "m2", 1, play("play golem"), 21)
    assert changed is not None
    assert changed.private, "that a seat has another move sealed is nobody else's business"
    assert changed.entry.to_json() == {"do": "act", "seat": 0, "id": "m2", "secret": True}
    last = in_play.answer_as_guest(table, "mia", "m3", 1, play("play golem"), 22)
    assert last is not None
    assert [event for event, _ in last.events] == [table.log[n] for n in range(last.first_event, len(table.log))]
    assert last.encoded_events() == {last.first_event + n: encode(event) for n, (event, _) in enumerate(last.events)}
    assert in_play.pause(table, "lea", 30) is not None
    assert in_play.pause(table, "lea", 31) is None, "nothing changes"


def test_owner_leaving_hands_ownership_on_and_an_empty_table_finds_a_new_owner() -> None:
    rules = registry.get("king")
    table = OnlineTable("t1", rules, rules.options({"seats": 2}), SETTING, SEED, "lea")
    lobby.sit(table, "lea", "Lea", "k1", 1)
    lobby.sit(table, "mia", "Mia", "k2", 2)
    lobby.leave(table, "lea", 3)
    assert table.owner == "mia"
    lobby.leave(table, "mia", 4)
    lobby.sit(table, "tom", "Tom", "k3", 5)
    assert table.owner == "tom"
    with pytest.raises(NotYourDecision, match="no seat at this table"):
        lobby.leave(table, "lea", 6)


def test_a_new_game_is_never_alone_on_sheet_c() -> None:
    """Version 1 of Queen's rules allowed it: tables of then, open or over, may still have that option."""
    queen = registry.get("queen")
    alone_on_c = queen.stored_options({"seats": 1, "sheet": "C"})
    kept = Kept(OnlineTable("t1", queen, alone_on_c, SETTING, SEED, "lea"))
    kept.keep(lobby.sit(kept.table, "lea", "Lea", "k1", 5))
    kept.keep(lobby.start(kept.table, "lea", 10))
    assert kept.reopen().options.sheet == "D"
    assert kept.table.match is not None
    assert queen.format_state(kept.table.match.state).startswith("D ")

    over = OnlineTable("t2", queen, alone_on_c, SETTING, SEED, "lea")
    lobby.sit(over, "lea", "Lea", "k1", 5)
    over.status = Status.OVER
    again = lobby.rematch(over, "t3", SEED, "lea", 20)
    assert again is not None
    assert [new.table.options.sheet for new in again.also] == ["D"]


def test_a_table_of_bots_falls_asleep_wakes_and_expires() -> None:
    kept = begun("king", {"seats": 2})
    table = kept.table
    in_play.resign(table, "mia", 20)
    assert not table.only_bots
    due = table.next_deadline()
    assert due == table.decision_opened + SETTING.bot_pause
    in_play.suspend(table, 700_000)
    assert table.status.value == "playing", "a person is present"
    table.set_chair(0, replace(table.chairs[0], away=True))
    in_play.suspend(table, 599_999)
    assert table.status.value == "playing", "not for so long"
    in_play.expire(table, 599_999)
    assert table.status.value == "playing"
    in_play.suspend(table, 700_000)
    assert table.status is Status.DORMANT
    assert in_play.come_back(table, "lea", 800_000)
    assert table.status.value == "playing"
    assert table.deadline is None, "a person among bots has no clock"
    assert table.decision_opened == 10 + 100_000, "the time asleep is nobody's"
    in_play.expire(table, 10**10)
    assert table.next_deadline() is None
    with pytest.raises(NotYourDecision, match="expired"):
        in_play.pause(table, "lea", 10**10)
