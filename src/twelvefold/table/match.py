"""A match: one game being played. Does no I/O.

It holds the state, the answers to the open decision, a numbered stream of events for each viewer, and the
record. Terminal, machine mode, tests and server all use this class. Sealed answers are kept here and not in
the state, because rules see only complete joint moves.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Protocol

from twelvefold.core.chance import Chance
from twelvefold.core.codec import IdentityCache, Json, check_plain, decode, encode, take, wrong_type
from twelvefold.core.errors import BadRecord, NotYourDecision, TwelvefoldError, short
from twelvefold.core.events import Event
from twelvefold.core.game import GAME_OVER, AnyGame, Decide, Over, Prompt
from twelvefold.core.generator import Generator, RandomStream
from twelvefold.core.record import (
    BAD_SHAPE,
    UNKNOWN_FORMAT,
    AddressedEvent,
    Record,
    Segment,
    check_position,
    encode_event,
    encode_outcome,
)
from twelvefold.table.answers import Answers
from twelvefold.table.event_log import EventLog, Viewer
from twelvefold.table.reasons import BAD_NUMBER, MATCH_NOT_OVER, NO_SUCH_SEAT, OTHER_STATE, STALE

FORMAT = "match/1"


class SavableGenerator(Generator, Protocol):
    """A generator that can be saved with the match."""

    def save(self) -> Any:
        """Return the generator's state as JSON."""


@dataclass(frozen=True, slots=True)
class Progress:
    """What changed in a match when a seat answered, besides its own answer."""

    outcomes: tuple[Json, ...] = ()
    """The outcomes played, encoded."""
    events: tuple[AddressedEvent, ...] = ()
    confirmed: bool = False
    """Whether the seat has confirmed an answer, or taken one back."""


@dataclass(slots=True)
class OpenSegment:
    """A segment of the record that is still being written."""

    rules: int
    start: Json
    outcomes: list[Json] = field(default_factory=list)
    first_event: int = 0
    """The index of its first event in the log of the match."""


class Match:
    """One game being played."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        dice: SavableGenerator,
        *,
        start: Any = None,
        about: Mapping[str, Any] | None = None,
        obliging: Collection[int] = (),
    ) -> None:
        """Start a match and play it up to the first decision.

        ``start`` is the initial state; by default the game's own. The match answers for the ``obliging`` seats
        whenever they have only one legal move.
        """
        self._set_up(game, options, dice, dict(about or {}), frozenset(obliging))
        if start is not None:
            check_position(game, start, self.seats)
        state = game.start(options) if start is None else start
        self._segments = [OpenSegment(game.version, encode(state))]
        self._state = state
        self._run()

    def _set_up(
        self, game: AnyGame, options: Any, dice: SavableGenerator, about: dict[str, Any], obliging: frozenset[int]
    ) -> None:
        """Initialize every attribute that does not depend on the moves played."""
        self.game = game
        self.options = options
        self.about = about
        self.obliging = obliging
        self.seats = game.seats_for(options)
        self.decision = 0
        for seat in obliging:
            self._check_viewer(seat)
        self._dice = dice
        self._encoded = IdentityCache()
        self._views: dict[Viewer, tuple[Any, Any, Any]] = {}
        """A cache: each viewer's last view, with the state and the sealed answer it was computed from."""
        self._log = EventLog()

    def __repr__(self) -> str:
        if self.result is not None:
            return f"<Match {self.game.name}, {self.seats} seats, over, winners {self.result.winners}>"
        return f"<Match {self.game.name}, {self.seats} seats, decision {self.decision}, waiting for {self.waiting}>"

    # --- reading

    @property
    def state(self) -> Any:
        """The full state, including what is hidden. Never show it to a player; see ``view``."""
        return self._state

    @property
    def result(self) -> Over | None:
        """The result, or None while the game is in progress."""
        node = self.game.node(self._state)
        return node if isinstance(node, Over) else None

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that the open decision asks."""
        return self._answers.asked if self._answers else ()

    @property
    def confirmed(self) -> tuple[int, ...]:
        """The seats that have answered. This is public; the answers are not."""
        return self._answers.confirmed if self._answers else ()

    @property
    def waiting(self) -> tuple[int, ...]:
        """The asked seats that have not answered yet."""
        return self._answers.waiting if self._answers else ()

    @property
    def lines(self) -> bool:
        """Whether the open decision takes lines."""
        return self._answers is not None and self._answers.lines

    def view(self, viewer: Viewer) -> Any:
        """Return what a seat (or a spectator: None) may see, with the seat's own unconfirmed line applied."""
        self._check_viewer(viewer)
        chosen = self._answers.chosen(viewer) if self._answers and viewer is not None else None
        state, line, view = self._views.get(viewer, (None, None, None))
        if state is not self._state or line is not chosen:
            view = self.game.view(self._answers.ahead(viewer) if self._answers else self._state, viewer)
            self._views[viewer] = self._state, chosen, view
        return view

    def prompt(self, seat: int) -> Prompt[Any]:
        """Return the prompt of a seat, after the moves of its line so far."""
        return self._open(self.decision).prompt(seat)

    def sealed(self, seat: int) -> Any:
        """Return the seat's answer so far: a move, a line, or None. Only that seat may see it."""
        self._check_viewer(seat)
        return self._answers.chosen(seat) if self._answers else None

    def events(self, viewer: Viewer, after: int = 0) -> list[Event]:
        """Return the viewer's events after number ``after``. Events are numbered from 1."""
        self._check_viewer(viewer)
        if type(after) is not int or after < 0:
            raise NotYourDecision(BAD_NUMBER, given=short(after, 20))
        return self._log.events(viewer, after)

    def _check_viewer(self, viewer: Viewer) -> None:
        if viewer is not None and (type(viewer) is not int or not 0 <= viewer < self.seats):
            raise NotYourDecision(NO_SUCH_SEAT, given=short(viewer, 20), last=self.seats - 1)

    # --- answering

    def answer(self, seat: int, decision: int, move: Any) -> Progress:
        """Answer with a move. It can be changed until the last asked seat has answered."""
        return self._play_if_answered(confirmed=self._open(decision).seal(seat, move))

    def add(self, seat: int, decision: int, move: Any) -> Progress:
        """Append a move to the seat's line."""
        self._open(decision).add(seat, move)
        return Progress()

    def shorten(self, seat: int, decision: int, length: int) -> Progress:
        """Truncate the seat's line to its first ``length`` moves."""
        self._open(decision).shorten(seat, length)
        return Progress()

    def confirm(self, seat: int, decision: int) -> Progress:
        """Finish the seat's line."""
        self._open(decision).confirm(seat)
        return self._play_if_answered(confirmed=True)

    def take_back(self, seat: int, decision: int) -> Progress:
        """Withdraw a sealed move or a confirmation, as long as another seat has not answered."""
        self._open(decision).take_back(seat)
        return Progress(confirmed=True)

    def _open(self, decision: int) -> Answers:
        """Return the answers to the open decision, or raise NotYourDecision if ``decision`` is not its number."""
        if self._answers is None:
            raise NotYourDecision(GAME_OVER)
        if type(decision) is not int or decision != self.decision:
            raise NotYourDecision(STALE, given=short(decision, 20), open=self.decision)
        return self._answers

    # --- playing on

    def _play_if_answered(self, *, confirmed: bool) -> Progress:
        """Apply the decision once every asked seat has answered. Return what changed."""
        if self._answers is None or self._answers.waiting:
            return Progress(confirmed=confirmed)
        played = [self._play(self._answers.outcome), *self._run()]
        outcomes = tuple([outcome for outcome, _ in played])
        return Progress(outcomes, tuple(chain.from_iterable(events for _, events in played)), confirmed)

    def _play(self, outcome: Any) -> tuple[Json, list[AddressedEvent]]:
        """Apply an outcome to the current node, log its events and append it to the record.

        Return the encoded outcome and the events.
        """
        events: list[AddressedEvent] = []
        node = self.game.node(self._state)
        state = self.game.apply(self._state, outcome, lambda event, audience: events.append((event, audience)))
        encoded = encode_outcome(self.game, node, outcome)
        self._segments[-1].outcomes.append(encoded)
        self._log.extend(events)
        self._state = state
        return encoded, events

    def _run(self) -> list[tuple[Json, list[AddressedEvent]]]:
        """Play chance nodes and automatic answers up to the next decision that waits for a seat.

        Return the encoded outcome and the events of each.
        """
        played: list[tuple[Json, list[AddressedEvent]]] = []
        self._answers = None
        while not isinstance(node := self.game.node(self._state), Over):
            if isinstance(node, Chance):
                played.append(self._play(node.sample(self._dice)))
                continue
            self.decision += 1
            self._answers = Answers(self.game, self._state)
            self._oblige(self._answers)
            if self._answers.waiting:
                break
            played.append(self._play(self._answers.outcome))
            self._answers = None
        return played

    def _oblige(self, answers: Answers) -> None:
        """Answer for the obliging seats that have only one legal move."""
        for seat in answers.asked:
            if seat not in self.obliging:
                continue
            prompt = answers.prompt(seat)
            while prompt.line and len(prompt.moves) == 1 and not prompt.may_end:
                answers.add(seat, prompt.moves[0])
                prompt = answers.prompt(seat)
            if prompt.line and not prompt.moves:
                answers.confirm(seat)
            elif not prompt.line and len(prompt.moves) == 1:
                answers.seal(seat, prompt.moves[0])

    # --- saving and restoring

    def record(self) -> Record:
        """Return the record of a finished game."""
        if self.result is None:
            raise NotYourDecision(MATCH_NOT_OVER)
        return self._record()

    def _record(self) -> Record:
        """Build the record. It stores the events, too: rules of later versions may not lead to them."""
        ends = [segment.first_event for segment in self._segments[1:]] + [len(self._log)]
        segments = tuple(self._segment(segment, end) for segment, end in zip(self._segments, ends, strict=True))
        result = self.result.winners if self.result else None
        return Record(self.game.name, self.game.options_json(self.options), segments, result, self.about)

    def _segment(self, segment: OpenSegment, end: int) -> Segment:
        events = tuple(map(encode_event, self._log.since(segment.first_event, end)))
        return Segment(segment.rules, segment.start, tuple(segment.outcomes), events)

    def save(self) -> dict[str, Any]:
        """Return the whole match as JSON, including sealed answers and the generator."""
        return {"twelvefold": FORMAT, "record": self._record().to_json(), **self.snapshot()}

    def snapshot(self) -> dict[str, Any]:
        """Return ``save`` without the record, for callers that store the record themselves. Its size is bounded."""
        return {
            "state": self._encoded.json("state", self._state),
            "decision": self.decision,
            "answers": self._answers.save() if self._answers else None,
            "obliging": sorted(self.obliging),
            "dice": self._dice.save(),
        }

    @property
    def segment(self) -> tuple[int, Json]:
        """The rules version and the initial state of the current segment."""
        return self._segments[-1].rules, self._segments[-1].start

    @property
    def segment_played(self) -> tuple[list[Json], list[AddressedEvent]]:
        """The encoded outcomes and the events of the current segment."""
        segment = self._segments[-1]
        return segment.outcomes[:], self._log.since(segment.first_event)

    @property
    def addressed_events(self) -> list[AddressedEvent]:
        """All events, each with its audience."""
        return self._log.since(0)

    @classmethod
    def restore(
        cls, game: AnyGame, data: Json, dice: Callable[[Json], SavableGenerator] = RandomStream.restore
    ) -> Match:
        """Restore a saved match, or raise BadRecord.

        Segments of the current rules version are replayed and must lead to the saved state. If the rules have
        changed, a new segment starts from the saved state, and earlier events are restored as they were stored.
        ``dice`` restores the generator from its saved state.
        """
        try:
            check_plain(data)
            fields = take(data, "match", _FIELDS)
            if fields["twelvefold"] != FORMAT:
                raise BadRecord(UNKNOWN_FORMAT, given=short(fields["twelvefold"], 40), allowed=FORMAT)
            return cls._restore(game, fields, Record.from_json(fields["record"]), dice(fields["dice"]))
        except BadRecord:
            raise
        except TwelvefoldError as problem:
            raise BadRecord(BAD_SHAPE, problem=problem) from None

    @classmethod
    def _restore(cls, game: AnyGame, fields: dict[str, Any], record: Record, dice: SavableGenerator) -> Match:
        match = cls.__new__(cls)
        obliging = frozenset(decode(tuple[int, ...], fields["obliging"], "match.obliging"))
        options = game.stored_options(record.options)
        match._set_up(game, options, dice, record.about, obliging)
        rules = record.segments[-1].rules
        saved = fields["state"] if rules == game.version else game.upgrade(rules, fields["state"])
        match._state = decode(game.state_type, saved, "match.state")
        check_position(game, match._state, match.seats)
        same_rules = match._rebuild(record)
        node = game.node(match._state)
        match.decision = match._decided() + isinstance(node, Decide)
        if same_rules and decode(int, fields["decision"], "match.decision") != match.decision:
            raise wrong_type("match.decision", str(match.decision), fields["decision"])
        match._answers = Answers(game, match._state) if isinstance(node, Decide) else None
        if match._answers and (same_rules or fields["answers"] is not None):
            match._answers.restore(fields["answers"], strict=same_rules)
        elif fields["answers"] is not None and same_rules:
            raise wrong_type("match.answers", "null", fields["answers"])
        if isinstance(node, Chance):  # under the new rules a chance node comes first
            match._run()
        return match

    def _decided(self) -> int:
        """Count the decisions played so far."""
        entries = (entry for segment in self._segments for entry in segment.outcomes)
        return sum(isinstance(entry, dict) and "chance" not in entry for entry in entries)

    def _rebuild(self, record: Record) -> bool:
        """Restore segments and events from a record. Return whether its last segment has the current rules version."""
        self._segments = [OpenSegment(s.rules, s.start, list(s.outcomes)) for s in record.segments]
        state = None
        for step in record.steps(self.game):
            if step.node is None:
                self._segments[step.segment].first_event = len(self._log)
            self._log.extend(step.events)
            state = step.state
        if state is None:
            self._segments.append(OpenSegment(self.game.version, encode(self._state), first_event=len(self._log)))
            return False
        if state != self._state:
            raise BadRecord(OTHER_STATE)
        return True


_FIELDS = ("twelvefold", "record", "state", "decision", "answers", "obliging", "dice")
