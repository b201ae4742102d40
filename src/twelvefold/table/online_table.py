"""An online table: its seats, settings, clock and match, from the lobby to the record. Does no I/O.

The functions of ``lobby`` and ``in_play`` change a table and return a ``Transition``, or None if nothing changed. The
transition's entry is stored with the next version of the table. ``body`` is the table without its history; its size
does not grow with the game. ``OnlineTable.restore`` rebuilds a table from its body and its entries. Times are
milliseconds of the server's clock, which stops while the server is down.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from itertools import islice
from typing import Any

from twelvefold.bots import registry as bots
from twelvefold.core.codec import IdentityCache, Json, decode, encode
from twelvefold.core.errors import NotYourDecision
from twelvefold.core.events import EVERYONE, Event
from twelvefold.core.game import AnyGame
from twelvefold.core.record import FORMAT as RECORD_FORMAT
from twelvefold.core.record import AddressedEvent, Record
from twelvefold.core.rows import replaced
from twelvefold.games import registry
from twelvefold.table.dice import FairDice, commitment, read_seed
from twelvefold.table.event_log import EventLog
from twelvefold.table.match import FORMAT as MATCH_FORMAT
from twelvefold.table.match import Match
from twelvefold.table.personas import with_personas
from twelvefold.table.reasons import BEGUN, EXPIRED, IS_PAUSED, NO_FREE_SEAT, NOT_OWNER, NOT_SEATED, NOT_YET
from twelvefold.table.seats import DAY_MS, Chair, Pace, Setting
from twelvefold.table.table_events import AnyTableEvent, CameBack, SeedPublished, WentOn
from twelvefold.table.transition import Transition, TransitionBuilder

LIVE_EXPIRES_AFTER_MS, EXPIRES_AFTER_MS = DAY_MS, 60 * DAY_MS
"""How long after the last visit an unfinished table expires: a live one of several people, and any other."""
STORY_MS_PER_EVENT, MAX_STORY_MS = 1_500, 60_000
"""How long people need to follow what happened. A stand-in that plays on for somebody waits so long, too."""


class Status(Enum):
    """The status of a table."""

    OPEN = "open"
    PLAYING = "playing"
    PAUSED = "paused"
    DORMANT = "dormant"
    OVER = "over"
    EXPIRED = "expired"


ENDED = (Status.OVER, Status.EXPIRED)
"""The final statuses: no more decisions are made."""


class OnlineTable:
    """A table with its seats, its settings and, once the game has started, its match."""

    def __init__(self, table_id: str, game: AnyGame, options: Any, setting: Setting, seed: bytes, owner: str) -> None:
        """Create a table with free seats."""
        bots.check_level(setting.bot, game)
        self.id = table_id
        self.game = game
        self.options = options
        self.setting = setting
        self.seed = seed
        self.commitment = commitment(seed)
        self.owner = owner
        self.version = 0
        self.public_version = 0
        """The public version: the number of transitions that were not private."""
        self.changed = 0
        """The time of day of the last public transition, in milliseconds since the epoch."""
        self.status = Status.OPEN
        self.chairs: tuple[Chair, ...] = (Chair(),) * game.seats_for(options)
        self.match: Match | None = None
        self.decision_opened = 0
        """When the open decision was opened, moved forward by pauses."""
        self.last_visit = 0
        """When a person last visited the table."""
        self.clock_stopped = 0
        """When the clock was stopped; 0 while it runs."""
        self.story = 0
        """How many events that everybody is told led to the open decision."""
        self.wishes: tuple[int, ...] = ()
        """The seats that have asked for a pause."""
        self.rematch: str | None = None
        self.removed: tuple[str, ...] = ()
        """The guests whom the host has removed; they cannot sit down here again."""
        self.recent: dict[int, dict[str, int]] = {}
        """By seat, the ids of the last messages applied, with the public version each led to."""
        self.log = EventLog()
        """The events of the table and of the game, in one stream per viewer."""
        self.encoded = IdentityCache()
        """A cache for the JSON of values that change rarely."""
        self._unwritten_segment: tuple[list[Json], list[AddressedEvent]] | None = None
        """Outcomes and events of a segment that began when the match was restored under new rules; not yet stored."""

    # --- reading

    def seat_of(self, guest: str) -> int | None:
        """Return the seat of a guest, or None if the guest has none or has resigned."""
        for seat, chair in enumerate(self.chairs):
            if chair.guest == guest and chair.person:
                return seat
        return None

    @property
    def host(self) -> int | None:
        """The seat of the host; None if the host has resigned or left."""
        return self.seat_of(self.owner)

    def answered(self, seat: int, client_id: str) -> int:
        """Return the public version that the seat's message of that id led to."""
        return self.recent[seat][client_id]

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must answer now; none while the clock is stopped."""
        return self.match.waiting if self.match is not None and self.status is Status.PLAYING else ()

    @property
    def timed(self) -> bool:
        """Whether decisions have a time limit. Bots do not mind waiting: one person among bots has no clock."""
        return self.setting.pace is not Pace.UNLIMITED and sum(chair.present for chair in self.chairs) > 1

    @property
    def deadline(self) -> int | None:
        """When the time for the open decision runs out and time banks are used, or None if there is no limit."""
        return self.decision_opened + self.setting.allowance if self.waiting and self.timed else None

    def bank_left(self, seat: int) -> int:
        """Return how many milliseconds a seat's time bank had when the decision was opened or last answered."""
        return max(0, self.setting.bank * 1000 - self.chairs[seat].bank_used)

    @property
    def expires_at(self) -> int:
        """When the table expires if nobody visits it before."""
        together = self.setting.pace is Pace.LIVE and sum(chair.person for chair in self.chairs) > 1
        lobby = self.setting.pace is Pace.LIVE and self.match is None
        return self.last_visit + (LIVE_EXPIRES_AFTER_MS if together or lobby else EXPIRES_AFTER_MS)

    def next_deadline(self) -> int | None:
        """Return when the scheduler must act next (bot, stand-in or expiry), or None if never."""
        if self.status in ENDED:
            return None
        if self.status is not Status.PLAYING:
            return self.expires_at
        decisions = (self.bot_decides_at(seat) for seat in self.waiting)
        return min([self.expires_at, *(due for due in decisions if due is not None)])

    def bot_decides_at(self, seat: int) -> int | None:
        """Return when a bot decides for a waiting seat, or None if it never does.

        At a person's seat, that is when the time for the decision and the time bank are used up.
        """
        chair = self.chairs[seat]
        if chair.automatic:
            story = min(MAX_STORY_MS, self.story * STORY_MS_PER_EVENT) if chair.away else 0
            return self.decision_opened + max(self.setting.bot_pause, story)
        return None if self.deadline is None else self.deadline + self.bank_left(seat)

    @property
    def only_bots(self) -> bool:
        """Whether bots decide for all seats now."""
        return not any(chair.present for chair in self.chairs)

    def record(self) -> Record:
        """Return the record of a finished game, with the seed of its dice."""
        if self.match is None:
            raise NotYourDecision(NOT_YET)
        record = self.match.record()
        dice = FairDice(self.seed, self.id, [chair.word for chair in self.chairs])
        return replace(record, about={**record.about, "dice": dice.published()})

    # --- checks

    def check_open(self) -> None:
        """Raise NotYourDecision unless the game has not started yet."""
        if self.status is Status.EXPIRED:
            raise NotYourDecision(EXPIRED)
        if self.status is not Status.OPEN:
            raise NotYourDecision(BEGUN)

    def check_owner(self, guest: str) -> None:
        """Raise NotYourDecision unless the guest owns the table."""
        if guest != self.owner:
            raise NotYourDecision(NOT_OWNER)

    def free_seats(self) -> list[int]:
        """Return the free seats, or raise NotYourDecision if there are none."""
        free = [number for number, chair in enumerate(self.chairs) if chair.free]
        if not free:
            raise NotYourDecision(NO_FREE_SEAT)
        return free

    def own_seat(self, guest: str) -> int:
        """Return the seat of a guest, or raise NotYourDecision if the guest has none."""
        seat = self.seat_of(guest)
        if seat is None:
            raise NotYourDecision(NOT_SEATED)
        return seat

    def playing(self) -> Match:
        """Return the match, or raise NotYourDecision if it has not started, is paused or has expired."""
        if self.status is Status.EXPIRED:
            raise NotYourDecision(EXPIRED)
        if self.match is None:
            raise NotYourDecision(NOT_YET)
        if self.status in (Status.PAUSED, Status.DORMANT):
            raise NotYourDecision(IS_PAUSED)
        return self.match

    # --- building blocks of transitions, for lobby and in_play

    def begin(self, do: str, seat: int | None) -> TransitionBuilder:
        """Start a transition. The first one under a new rules version also begins a segment of the record."""
        builder = TransitionBuilder(self, do, seat)
        if self._unwritten_segment is not None and self.match is not None:
            rules, start = self.match.segment
            builder.begin_segment(rules, start)
            builder.play(rules, *self._unwritten_segment, logged=True)
            self._unwritten_segment = None
        return builder

    def transition(self, do: str, seat: int | None, *events: Event, private: bool = False) -> Transition:
        """Return a transition with these events and no outcomes."""
        builder = self.begin(do, seat)
        builder.tell(*events)
        return builder.finish(private=private)

    def record_events(self, events: Sequence[AddressedEvent], *, logged: int, private: bool) -> int:
        """Append the events of a transition to the log and return the index of the first.

        The first ``logged`` events are in the log already.
        """
        first_event = len(self.log) - logged
        self.log.extend(events[logged:])
        self.public_version += not private
        return first_event

    def set_chair(self, seat: int, chair: Chair) -> None:
        """Replace the occupant of a seat."""
        self.chairs = replaced(self.chairs, seat, chair)

    def transfer_ownership(self, guest: str) -> None:
        """If this guest owns the table, transfer it to the other person with the lowest seat, if there is one."""
        people = [chair.guest for chair in self.chairs if chair.person and chair.guest != guest]
        if self.owner == guest:
            self.owner = str(people[0]) if people else ""

    def take_over(self, seat: int, now: int, builder: TransitionBuilder) -> None:
        """Return a seat from the stand-in bot to its player."""
        self.seat_person(seat, replace(self.chairs[seat], away=False, missed=0), now)
        builder.tell(CameBack(seat))

    def seat_person(self, seat: int, chair: Chair, now: int) -> None:
        """Let a person decide at a seat during the game. If that starts the clock, everybody has the full time."""
        timed = self.timed
        self.set_chair(seat, chair)
        if self.timed and not timed and self.status is Status.PLAYING:
            self.decision_opened = now

    def restart_clock(self, now: int, builder: TransitionBuilder) -> None:
        """Restart the clock. The time it was stopped does not count towards the open decision."""
        self.decision_opened += now - self.clock_stopped
        self.status, self.clock_stopped, self.wishes = Status.PLAYING, 0, ()
        builder.tell(WentOn())

    def add_play(
        self, outcomes: Sequence[Json], events: Sequence[AddressedEvent], now: int, builder: TransitionBuilder
    ) -> None:
        """Add outcomes that the match has played, and their events."""
        if not outcomes:
            return
        builder.play(self.game.version, outcomes, events)
        self.decision_opened, self.wishes = now, ()
        self.story = sum(audience == EVERYONE for _, audience in events)
        self.chairs = tuple(replace(chair, bank_charged=0) if chair.bank_charged else chair for chair in self.chairs)
        if self.match is not None and self.match.result is not None:
            self.status = Status.OVER
            builder.tell(SeedPublished(self.seed.hex()))

    # --- saving and restoring

    def body(self) -> dict[str, Any]:
        """Return the table without its history, as JSON."""
        return {
            "game": self.game.name,
            "options": self.encoded.json("options", self.options, self.game.options_json),
            "setting": self.encoded.json("setting", self.setting),
            "seed": self.seed.hex(),
            "owner": self.owner,
            "shown": self.public_version,
            "changed": self.changed,
            "status": encode(self.status),
            "chairs": self.encoded.json("chairs", self.chairs),
            "opened": self.decision_opened,
            "attended": self.last_visit,
            "stopped": self.clock_stopped,
            "story": self.story,
            "wishes": list(self.wishes),
            "rematch": self.rematch,
            "removed": list(self.removed),
            "recent": {str(seat): recent for seat, recent in self.recent.items()},
            "match": self.match.snapshot() if self.match is not None else None,
        }

    @classmethod
    def restore(
        cls, table_id: str, version: int, body: Mapping[str, Any], history: Iterable[Mapping[str, Any]]
    ) -> OnlineTable:
        """Rebuild a table from its body and all its entries, in order."""
        game = registry.get(body["game"])
        options = game.stored_options(body["options"])
        setting = decode(Setting, body["setting"], "table.setting")
        self = cls(table_id, game, options, setting, read_seed(body["seed"]), body["owner"])
        self.version = version
        self.public_version, self.changed = body["shown"], body["changed"]
        self.status = decode(Status, body["status"], "table.status")
        self.chairs = with_personas(table_id, decode(tuple[Chair, ...], body["chairs"], "table.chairs"))
        self.decision_opened, self.last_visit, self.clock_stopped = body["opened"], body["attended"], body["stopped"]
        self.wishes = tuple(body["wishes"])
        self.story = body.get("story", 0)
        self.rematch = body["rematch"]
        self.removed = tuple(body.get("removed", ()))
        self.recent = {int(seat): dict(recent) for seat, recent in body["recent"].items()}
        entries = list(history)
        if body["match"] is not None:
            self.match = _restore_match(game, body, entries, self.names)
        self._restore_log(entries)
        if self.match is not None and entries_rules(entries) != self.match.segment[0]:
            self._unwritten_segment = self.match.segment_played
        return self

    def _restore_log(self, entries: Iterable[Mapping[str, Any]]) -> None:
        """Fill the log: decode the table's events from the entries, and take the game's from the match."""
        game_events = iter(self.match.addressed_events if self.match is not None else ())
        for entry in entries:
            for item in entry.get("story", ()):
                if "table" in item:
                    self.log.extend([(decode(AnyTableEvent, item["table"], "story"), EVERYONE)])
                else:
                    self.log.extend(islice(game_events, 1))
        self.log.extend(game_events)  # events of a chance node that the new rules inserted before the first decision


def entries_rules(entries: Iterable[Mapping[str, Any]]) -> int | None:
    """Return the rules version of the last entry with outcomes."""
    return next((entry["rules"] for entry in reversed(list(entries)) if "rules" in entry), None)


def _restore_match(game: AnyGame, body: Mapping[str, Any], entries: list[Mapping[str, Any]], names: list[str]) -> Match:
    """Restore the match, with its record assembled from the entries."""
    segments: list[dict[str, Any]] = []
    for entry in entries:
        if "start" in entry:
            segments.append({"rules": entry["rules"], "start": entry["start"], "outcomes": [], "events": []})
        if segments:
            segments[-1]["outcomes"].extend(entry.get("outcomes", ()))
            segments[-1]["events"].extend(item["game"] for item in entry.get("story", ()) if "game" in item)
    record: dict[str, Any] = {
        "twelvefold": RECORD_FORMAT,
        "game": body["game"],
        "options": body["options"],
        "about": {"names": names},
        "segments": segments,
    }
    saved = {"twelvefold": MATCH_FORMAT, "record": record, **body["match"]}
    return Match.restore(game, saved, FairDice.restore)
