"""An online table: people and bots around a match, from the first chair to the record. Without input or output.

Every method that changes something checks first and then changes, so that an error leaves all as it was. What
happened is collected as one *entry*, to be stored with the version that follows; ``body`` is the rest of the
table as it stands, small however long the game is. Both together give the table back: ``OnlineTable.restore``.
Times are milliseconds of the server's own clock, which stands still while the server does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from twelvefold.bots import registry as bots
from twelvefold.core.codec import IdentityCache, Json, decode, encode
from twelvefold.core.errors import NotYourDecision, Reason
from twelvefold.core.events import Audience, Event
from twelvefold.core.game import AnyGame
from twelvefold.core.record import FORMAT as RECORD_FORMAT
from twelvefold.core.record import Record, Told, encode_told
from twelvefold.core.rows import replaced
from twelvefold.games import registry
from twelvefold.table import table_events as tell
from twelvefold.table.dice import FairDice, commitment, read_seed
from twelvefold.table.match import FORMAT as MATCH_FORMAT
from twelvefold.table.match import Match, Viewer
from twelvefold.table.seats import DAY_MS, Chair, Pace, Setting

EXPIRES_AFTER_MS = {Pace.LIVE: DAY_MS, Pace.CORRESPONDENCE: 60 * DAY_MS}
"""After so long without anybody looking, a table that is not over expires."""

NOT_SEATED = Reason("table-not-seated", "you have no seat at this table")
NOT_OWNER = Reason("table-not-owner", "only the owner of the table can do that")
NO_FREE_SEAT = Reason("table-no-free-seat", "there is no free seat at this table")
NOT_YET = Reason("table-not-started", "the game has not begun")
BEGUN = Reason("table-begun", "the game has begun")
IS_PAUSED = Reason("table-paused", "the table is paused")
EXPIRED = Reason("table-expired", "this table has expired")


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


@dataclass(slots=True)
class Entry:
    """What one change did: its kind, what was told, and what the match played."""

    do: str
    seat: int | None = None
    story: list[Json] = field(default_factory=list)
    outcomes: list[Json] = field(default_factory=list)
    start: Json = None
    """The first state of a segment, where one begins."""
    id: str | None = None
    """What the client called its message."""
    secret: bool = False
    """Whether nobody but the seat may notice: it worked on its line, or changed what it had sealed."""
    rules: int | None = None
    written: dict[int, Json] = field(default_factory=dict)
    """The events of the story as JSON, by their identity: for whoever shows them next."""

    def tell(self, notice: Event) -> None:
        """One more thing that happened at the table."""
        self.written[id(notice)] = json = encode(notice)
        self.story.append({"table": json})

    def tell_game(self, told: Iterable[Told]) -> None:
        """What the game's rules told."""
        for one in told:
            json = encode_told(one)
            self.written[id(one[0])] = json[0]
            self.story.append({"game": json})

    def to_json(self) -> dict[str, Any]:
        """As it is stored, without what is empty."""
        written: dict[str, Any] = {"do": self.do}
        for name in ("seat", "id", "secret", "story", "outcomes", "start", "rules"):
            value = getattr(self, name)
            if value is not None and value is not False and value != []:
                written[name] = value
        return written


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
        self.entry = Entry("")
        self.recent: dict[int, dict[str, int]] = {}
        self._streams: dict[Viewer, list[Event]] = {viewer: [] for viewer in (None, *range(len(self.chairs)))}
        self._heard: dict[Viewer, int] = dict.fromkeys(self._streams, 0)
        """How many of the game's own events are in each stream."""
        self.written = IdentityCache()
        """What is written of this table again and again."""
        self._unwritten = False
        """Whether the rules have changed since the last entry, so that a segment of the record begins."""
        self._crossed: tuple[list[Json], list[Told]] = [], []
        """What the match played and told by itself when the rules had changed."""

    # --- looking

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest who has the right to it."""
        for seat, chair in enumerate(self.chairs):
            if chair.guest == guest and chair.person:
                return seat
        return None

    def stream(self, viewer: Viewer, after: int = 0) -> Sequence[Event]:
        """All that a viewer was told, from the event after that number on."""
        return self._streams[viewer][after:]

    def told(self, viewer: Viewer) -> int:
        """How many events a viewer has been told."""
        return len(self._streams[viewer])

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

    # --- small steps

    def check_open(self) -> None:
        if self.status is Status.EXPIRED:
            raise NotYourDecision(EXPIRED)
        if self.status is not Status.OPEN:
            raise NotYourDecision(BEGUN)

    def check_owner(self, guest: str) -> None:
        if guest != self.owner:
            raise NotYourDecision(NOT_OWNER)

    def free_seats(self) -> list[int]:
        free = [number for number, chair in enumerate(self.chairs) if chair.free]
        if not free:
            raise NotYourDecision(NO_FREE_SEAT)
        return free

    def own_seat(self, guest: str) -> int:
        seat = self.seat_of(guest)
        if seat is None:
            raise NotYourDecision(NOT_SEATED)
        return seat

    def playing(self) -> Match:
        if self.status is Status.EXPIRED:
            raise NotYourDecision(EXPIRED)
        if self.match is None:
            raise NotYourDecision(NOT_YET)
        if self.status in (Status.PAUSED, Status.DORMANT):
            raise NotYourDecision(IS_PAUSED)
        return self.match

    def set_chair(self, seat: int, chair: Chair) -> None:
        self.chairs = replaced(self.chairs, seat, chair)

    def hand_on_ownership(self, guest: str) -> None:
        """Owner leaving hands ownership on: to the next person at the table, or to whoever comes next."""
        people = [chair.guest for chair in self.chairs if chair.person and chair.guest != guest]
        if self.owner == guest:
            self.owner = str(people[0]) if people else ""

    def take_over(self, seat: int) -> None:
        self.set_chair(seat, replace(self.chairs[seat], away=False))
        self.tell(tell.CameBack(seat))

    def run_on(self, now: int) -> None:
        """The time that stood still is nobody's."""
        self.opened += now - self.stopped
        self.status, self.stopped, self.wishes = Status.PLAYING, 0, ()
        self.tell(tell.WentOn())

    def write(self, do: str, seat: int | None, *notices: Event) -> None:
        """Begin the entry of a change; the first one under new rules also begins a segment of the record."""
        self.entry = Entry(do, seat)
        self.shown += 1
        if self._unwritten and self.match is not None:
            self._unwritten = False
            self.entry.rules, self.entry.start = self.match.segment
            self.entry.outcomes, told = self._crossed
            self.entry.tell_game(told)
        for notice in notices:
            self.tell(notice)

    def keep_secret(self) -> None:
        """Others learn of nothing at all."""
        self.entry.secret = True
        self.shown -= 1

    def tell(self, notice: Event) -> None:
        self.entry.tell(notice)
        for stream in self._streams.values():
            stream.append(notice)

    def show_play(self, extent: tuple[int, int], now: int) -> None:
        """Write down and tell what the match has played since it had that extent."""
        assert self.match is not None
        outcomes, told = self.match.since(extent)
        if not outcomes:
            return
        self.entry.rules = self.game.version
        self.entry.outcomes = [*self.entry.outcomes, *outcomes]
        self.entry.tell_game(told)
        self._hear(self.match)
        self.opened, self.wishes = now, ()
        if self.match.result is not None:
            self.status = Status.OVER
            self.tell(tell.SeedPublished(self.seed.hex()))

    def _hear(self, match: Match) -> None:
        """The game's own events, as far as they are not in the streams yet."""
        for viewer, stream in self._streams.items():
            fresh = match.events(viewer, after=self._heard[viewer])
            self._heard[viewer] += len(fresh)
            stream.extend(fresh)

    # --- keeping

    def body(self) -> dict[str, Any]:
        """Everything but the history, as JSON."""
        return {
            "game": self.game.name,
            "options": self.written.json("options", self.options, self.game.options_json),
            "setting": self.written.json("setting", self.setting),
            "seed": self.seed.hex(),
            "owner": self.owner,
            "shown": self.shown,
            "changed": self.changed,
            "status": encode(self.status),
            "chairs": self.written.json("chairs", self.chairs),
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
        self._listen(entries)
        if self.match is not None and entries_rules(entries) != self.match.segment[0]:
            self._unwritten, self._crossed = True, self.match.since((0, 0))
            self._hear(self.match)
        return self

    def _listen(self, entries: Iterable[Mapping[str, Any]]) -> None:
        """Fill the streams: notices as they are stored, the game's events as the match has them."""
        for entry in entries:
            for told in entry.get("story", ()):
                if "table" in told:
                    notice = decode(tell.AnyNotice, told["table"], "story")
                    for stream in self._streams.values():
                        stream.append(notice)
                    continue
                audience = decode(Audience, told["game"][1], "story")
                for viewer, stream in self._streams.items():
                    if audience.includes(viewer) and self.match is not None:
                        stream.append(self.match.events(viewer, after=self._heard[viewer])[0])
                        self._heard[viewer] += 1


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
