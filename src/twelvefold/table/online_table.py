"""An online table: people and bots around a match, from the first seat taken to the record. Does no I/O.

``lobby`` and ``in_play`` change a table; each of their functions returns a ``Transition``, or None if nothing changed.
A transition's entry is stored with the next version of the table. ``body`` is the table without its history, small
however long the game is. ``OnlineTable.restore`` rebuilds a table from its body and its entries.
Times are milliseconds of the server's clock, which stops while the server is down.
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
from twelvefold.table.reasons import BEGUN, EXPIRED, IS_PAUSED, NO_FREE_SEAT, NOT_OWNER, NOT_SEATED, NOT_YET
from twelvefold.table.seats import DAY_MS, Chair, Pace, Setting
from twelvefold.table.table_events import AnyTableEvent, CameBack, SeedPublished, WentOn
from twelvefold.table.transition import Transition, TransitionBuilder

EXPIRES_AFTER_MS = {Pace.LIVE: DAY_MS, Pace.CORRESPONDENCE: 60 * DAY_MS}
"""After so long without anybody looking, a table that is not over expires."""


class Status(Enum):
    """Where a table stands."""

    OPEN = "open"
    PLAYING = "playing"
    PAUSED = "paused"
    DORMANT = "dormant"
    OVER = "over"
    EXPIRED = "expired"


ENDED = (Status.OVER, Status.EXPIRED)
"""Nothing more is decided at such a table."""


class OnlineTable:
    """One table."""

    def __init__(self, table: str, game: AnyGame, options: Any, setting: Setting, seed: bytes, owner: str) -> None:
        """A new table with free seats."""
        bots.check_name(setting.bot, game)
        self.id = table
        self.game = game
        self.options = options
        self.setting = setting
        self.seed = seed
        self.commitment = commitment(seed)
        self.owner = owner
        self.version = 0
        self.shown = 0
        """How many changes everybody was shown: the version as it is told, which counts nothing secret."""
        self.changed = 0
        """The time of day of the last of them."""
        self.status = Status.OPEN
        self.chairs: tuple[Chair, ...] = (Chair(),) * game.seats_for(options)
        self.match: Match | None = None
        self.opened = 0
        """When the open decision was asked."""
        self.attended = 0
        """When a person was last here."""
        self.stopped = 0
        """When the clock was stopped."""
        self.wishes: tuple[int, ...] = ()
        """The seats that would like to pause."""
        self.rematch: str | None = None
        self.recent: dict[int, dict[str, int]] = {}
        self.log = EventLog()
        """The table's own events and the game's, in one stream per viewer."""
        self.encoded = IdentityCache()
        """JSON of what is encoded again and again."""
        self._unwritten_segment: tuple[list[Json], list[AddressedEvent]] | None = None
        """What the match played by itself when it was restored under new rules; no entry has it yet."""

    # --- looking

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest who has the right to it."""
        for seat, chair in enumerate(self.chairs):
            if chair.guest == guest and chair.person:
                return seat
        return None

    def answered(self, seat: int, client_id: str) -> int:
        """The version that a message of that id led to."""
        return self.recent[seat][client_id]

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats everybody waits for."""
        return self.match.waiting if self.match is not None and self.status is Status.PLAYING else ()

    @property
    def deadline(self) -> int | None:
        """When the time for the open decision is over, for those who are asked."""
        asked = self.waiting
        return self.opened + self.setting.allowance if asked else None

    def due(self) -> int | None:
        """When something is to be done that nobody does: a bot's decision, a late one, falling asleep, expiring."""
        if self.status in ENDED:
            return None
        expires = self.attended + EXPIRES_AFTER_MS[self.setting.pace]
        if self.status is not Status.PLAYING:
            return expires
        return min(expires, *(self.time_of(seat) for seat in self.waiting))

    def time_of(self, seat: int) -> int:
        """When a seat that is asked is decided for: a bot's after a pause, a person's when they are late."""
        return self.opened + (self.setting.bot_pause if self.chairs[seat].automatic else self.setting.allowance)

    @property
    def unattended(self) -> bool:
        """Whether bots alone decide now."""
        return not any(chair.person and not chair.away for chair in self.chairs)

    def record(self) -> Record:
        """The record of the finished game, its dice open to everybody."""
        if self.match is None:
            raise NotYourDecision(NOT_YET)
        record = self.match.record()
        dice = FairDice(self.seed, self.id, [chair.word for chair in self.chairs])
        return replace(record, about={**record.about, "dice": dice.published()})

    # --- checks

    def check_open(self) -> None:
        """Refuse what is possible before the game only."""
        if self.status is Status.EXPIRED:
            raise NotYourDecision(EXPIRED)
        if self.status is not Status.OPEN:
            raise NotYourDecision(BEGUN)

    def check_owner(self, guest: str) -> None:
        """Refuse what only the owner may do."""
        if guest != self.owner:
            raise NotYourDecision(NOT_OWNER)

    def free_seats(self) -> list[int]:
        """The free seats, at least one."""
        free = [number for number, chair in enumerate(self.chairs) if chair.free]
        if not free:
            raise NotYourDecision(NO_FREE_SEAT)
        return free

    def own_seat(self, guest: str) -> int:
        """The seat of a guest, who must have one."""
        seat = self.seat_of(guest)
        if seat is None:
            raise NotYourDecision(NOT_SEATED)
        return seat

    def playing(self) -> Match:
        """The match, which must be under way and not paused."""
        if self.status is Status.EXPIRED:
            raise NotYourDecision(EXPIRED)
        if self.match is None:
            raise NotYourDecision(NOT_YET)
        if self.status in (Status.PAUSED, Status.DORMANT):
            raise NotYourDecision(IS_PAUSED)
        return self.match

    # --- parts of a change, for lobby and in_play

    def begin(self, do: str, seat: int | None) -> TransitionBuilder:
        """Start a transition. The first one under new rules also begins a segment of the record."""
        builder = TransitionBuilder(self, do, seat)
        if self._unwritten_segment is not None and self.match is not None:
            rules, start = self.match.segment
            builder.begin_segment(rules, start)
            builder.play(rules, *self._unwritten_segment, logged=True)
            self._unwritten_segment = None
        return builder

    def transition(self, do: str, seat: int | None, *events: Event, private: bool = False) -> Transition:
        """A transition that tells these events and plays nothing."""
        builder = self.begin(do, seat)
        builder.tell(*events)
        return builder.finish(private=private)

    def record_events(self, told: Sequence[AddressedEvent], *, logged: int, private: bool) -> int:
        """Append the events of a transition to the log, but for the first ``logged``; the position of the first."""
        position = len(self.log) - logged
        self.log.extend(told[logged:])
        self.shown += not private
        return position

    def set_chair(self, seat: int, chair: Chair) -> None:
        """Change who sits at a seat."""
        self.chairs = replaced(self.chairs, seat, chair)

    def hand_on_ownership(self, guest: str) -> None:
        """Give a leaving owner's table to the next person at it, or to whoever sits down next."""
        people = [chair.guest for chair in self.chairs if chair.person and chair.guest != guest]
        if self.owner == guest:
            self.owner = str(people[0]) if people else ""

    def take_over(self, seat: int, builder: TransitionBuilder) -> None:
        """Give a seat back to its player."""
        self.set_chair(seat, replace(self.chairs[seat], away=False))
        builder.tell(CameBack(seat))

    def run_on(self, now: int, builder: TransitionBuilder) -> None:
        """Start the clock again. The time it stood still counts for nobody."""
        self.opened += now - self.stopped
        self.status, self.stopped, self.wishes = Status.PLAYING, 0, ()
        builder.tell(WentOn())

    def add_play(self, extent: tuple[int, int], now: int, builder: TransitionBuilder) -> None:
        """Add what the match has played since that extent."""
        assert self.match is not None
        outcomes, told = self.match.since(extent)
        if not outcomes:
            return
        builder.play(self.game.version, outcomes, told)
        self.opened, self.wishes = now, ()
        if self.match.result is not None:
            self.status = Status.OVER
            builder.tell(SeedPublished(self.seed.hex()))

    # --- keeping

    def body(self) -> dict[str, Any]:
        """Everything but the history, as JSON."""
        return {
            "game": self.game.name,
            "options": self.encoded.json("options", self.options, self.game.options_json),
            "setting": self.encoded.json("setting", self.setting),
            "seed": self.seed.hex(),
            "owner": self.owner,
            "shown": self.shown,
            "changed": self.changed,
            "status": encode(self.status),
            "chairs": self.encoded.json("chairs", self.chairs),
            "opened": self.opened,
            "attended": self.attended,
            "stopped": self.stopped,
            "wishes": list(self.wishes),
            "rematch": self.rematch,
            "recent": {str(seat): recent for seat, recent in self.recent.items()},
            "match": self.match.position() if self.match is not None else None,
        }

    @classmethod
    def restore(
        cls, table: str, version: int, body: Mapping[str, Any], history: Iterable[Mapping[str, Any]]
    ) -> OnlineTable:
        """A table from what was stored: its body, and all entries in order."""
        game = registry.get(body["game"])
        options = game.options(body["options"])
        setting = decode(Setting, body["setting"], "table.setting")
        self = cls(table, game, options, setting, read_seed(body["seed"]), body["owner"])
        self.version = version
        self.shown, self.changed = body["shown"], body["changed"]
        self.status = decode(Status, body["status"], "table.status")
        self.chairs = decode(tuple[Chair, ...], body["chairs"], "table.chairs")
        self.opened, self.attended, self.stopped = body["opened"], body["attended"], body["stopped"]
        self.wishes = tuple(body["wishes"])
        self.rematch = body["rematch"]
        self.recent = {int(seat): dict(recent) for seat, recent in body["recent"].items()}
        entries = list(history)
        if body["match"] is not None:
            self.match = _restored(game, body, entries, self.names)
        self._restore_log(entries)
        if self.match is not None and entries_rules(entries) != self.match.segment[0]:
            self._unwritten_segment = self.match.since(self.match.segment_start)
        return self

    def _restore_log(self, entries: Iterable[Mapping[str, Any]]) -> None:
        """Fill the log: the table's events as they are stored, the game's as the match has them."""
        game_events = iter(self.match.since((0, 0))[1] if self.match is not None else ())
        for entry in entries:
            for told in entry.get("story", ()):
                if "table" in told:
                    self.log.extend([(decode(AnyTableEvent, told["table"], "story"), EVERYONE)])
                else:
                    self.log.extend(islice(game_events, 1))
        self.log.extend(game_events)  # what new rules made the match play by itself


def entries_rules(entries: Iterable[Mapping[str, Any]]) -> int | None:
    """The rules version of the last entry that played something."""
    return next((entry["rules"] for entry in reversed(list(entries)) if "rules" in entry), None)


def _restored(game: AnyGame, body: Mapping[str, Any], entries: list[Mapping[str, Any]], names: list[str]) -> Match:
    """The match, its record put together from the entries."""
    segments: list[dict[str, Any]] = []
    for entry in entries:
        if "start" in entry:
            segments.append({"rules": entry["rules"], "start": entry["start"], "outcomes": [], "events": []})
        if segments:
            segments[-1]["outcomes"].extend(entry.get("outcomes", ()))
            segments[-1]["events"].extend(told["game"] for told in entry.get("story", ()) if "game" in told)
    record: dict[str, Any] = {
        "twelvefold": RECORD_FORMAT,
        "game": body["game"],
        "options": body["options"],
        "about": {"names": names},
        "segments": segments,
    }
    saved = {"twelvefold": MATCH_FORMAT, "record": record, **body["match"]}
    return Match.restore(game, saved, FairDice.restore)
