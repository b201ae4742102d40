"""Records: a game as one JSON document that replays to the same states and events.

    {"twelvefold": "record/1", "game": "king", "options": {…}, "about": {…},
     "segments": [{"rules": 1, "start": {…}, "outcomes": [{"chance": […]}, {"moves": {"0": "play knight", …}}]}],
     "result": [2]}

A segment belongs to one version of the rules. Segments of other versions cannot be replayed; they
store their events instead, so that they can still be shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from twelvefold.core.codec import Json, check_plain, decode, encode, take, wrong_type
from twelvefold.core.errors import BadData, BadOption, BadRecord, Reason, TwelvefoldError, short
from twelvefold.core.events import Audience, Event
from twelvefold.core.game import AnyGame, Decide, Node, Over

FORMAT = "record/1"

UNKNOWN_FORMAT = Reason("record-format", "unsupported record format: {given}; this program reads {allowed}")
BAD_SHAPE = Reason("record-shape", "the record cannot be read: {problem}")
OTHER_GAME = Reason("record-other-game", "this is a record of the game {given}, not of {game}")
BAD_STEP = Reason("record-step", "segment {segment}, step {step}: {problem}")
WRONG_KIND = Reason("record-wrong-kind", "expected {expected} here, found {given}")
AFTER_THE_END = Reason("record-after-end", "the game is over, but the record contains further steps")
UNKNOWN_RULES = Reason(
    "record-unknown-rules",
    "segment {segment} uses rules version {given} of {game}, this program has {known}, and no events are stored",
)
BROKEN_OFF = Reason("record-broken-off", "the record has a result, but its game is not over after step {step}")
OTHER_RESULT = Reason("record-other-result", "the record names {given} as winners, but its replay gives {found}")
NO_SEGMENTS = Reason("record-no-segments", "the record has no segments; it needs at least one")
OTHER_SEATS = Reason("record-other-seats", "the position is for {given} players, the options are for {needed}")
DISCONTINUED = Reason("record-discontinued", "segment {segment} does not start where the one before it ended")

AddressedEvent = tuple[Event, Audience]
"""An event with the audience that receives it."""


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of a game played under one version of the rules, as JSON data."""

    rules: int
    start: Json
    outcomes: tuple[Json, ...]
    events: tuple[Json, ...] | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """The start of a segment, or one node with its outcome, the next state and the emitted events."""

    number: int
    segment: int
    node: Node[Any] | None
    """None for the start of a segment."""
    outcome: Any
    state: Any
    """None for a segment of another rules version, which cannot be replayed."""
    events: tuple[AddressedEvent, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A game, finished or not."""

    game: str
    options: dict[str, Any]
    segments: tuple[Segment, ...]
    result: tuple[int, ...] | None = None
    about: dict[str, Any] = field(default_factory=dict)
    """Metadata such as the players' names; never used by the rules."""

    def to_json(self) -> dict[str, Any]:
        """Return the record as one JSON document."""
        document: dict[str, Any] = {"twelvefold": FORMAT, "game": self.game, "options": self.options}
        document["about"] = self.about
        document["segments"] = [_segment_json(segment) for segment in self.segments]
        if self.result is not None:
            document["result"] = list(self.result)
        return document

    @classmethod
    def from_json(cls, data: Json) -> Record:
        """Read a record from JSON. Only its structure is validated here; ``steps`` validates the moves."""
        try:
            check_plain(data)
            fields = take(data, "record", ("twelvefold", "game", "options", "about", "segments"), ("result",))
            if fields["twelvefold"] != FORMAT:
                raise BadRecord(UNKNOWN_FORMAT, given=short(fields["twelvefold"], 40), allowed=FORMAT)
            segments = decode(list, fields["segments"], "record.segments")
            if not segments:
                raise BadRecord(NO_SEGMENTS)
            return cls(
                game=decode(str, fields["game"], "record.game"),
                options=decode(dict, fields["options"], "record.options"),
                segments=tuple(_read_segment(entry, f"record.segments[{i}]") for i, entry in enumerate(segments)),
                result=decode(tuple[int, ...] | None, fields.get("result"), "record.result"),
                about=decode(dict, fields["about"], "record.about"),
            )
        except BadData as problem:
            raise BadRecord(BAD_SHAPE, problem=problem) from None

    def steps(self, game: AnyGame) -> Iterator[Step]:
        """Replay the game step by step, or raise BadRecord with the segment, the step and the problem.

        A segment of other rules is shown from its stored events. If it has none, it is replayed; the game may know what
        was legal in its version (``Game.replayable``).
        """
        if game.name != self.game:
            raise BadRecord(OTHER_GAME, given=short(self.game, 40), game=game.name)
        try:
            options = game.stored_options(self.options)
        except BadOption as problem:
            raise BadRecord(BAD_SHAPE, problem=problem) from None
        seats = game.seats_for(options)
        number, state = 0, None
        for index, segment in enumerate(self.segments):
            if segment.rules != game.version and segment.events is not None:
                yield Step(number, index, None, None, None, _stored_events(game, segment, index))
                state = None
                continue
            if segment.rules != game.version:
                segment = _upgraded(game, segment, index)
            start = game.replayable(_start(game, segment, index, seats), segment.rules)
            if state is not None and start != game.replayable(state, segment.rules):
                raise BadRecord(DISCONTINUED, segment=index)
            state = start
            yield Step(number, index, None, None, state, ())
            for entry in segment.outcomes:
                number += 1
                step = _replay_step(game, state, entry, index, number)
                yield step
                state = step.state
        if state is not None:
            self._check_result(game, state, number)

    def _check_result(self, game: AnyGame, state: Any, number: int) -> None:
        if self.result is None:
            return
        end = game.node(state)
        if not isinstance(end, Over):
            raise BadRecord(BROKEN_OFF, step=number)
        if end.winners != self.result:
            raise BadRecord(OTHER_RESULT, given=short(self.result, 40), found=repr(end.winners))


def encode_outcome(game: AnyGame, node: Node[Any], outcome: Any) -> Json:
    """Encode the outcome of a node as a record stores it."""
    if not isinstance(node, Decide):
        return {"chance": encode(outcome)}
    written: dict[str, Json] = {}
    for seat, answer in zip(node.seats, outcome, strict=True):
        written[str(seat)] = encode_answer(game, answer, lines=node.lines)
    return {"lines" if node.lines else "moves": written}


def decode_outcome(game: AnyGame, node: Node[Any], entry: Json) -> Any:
    """Decode the outcome of a node from a record."""
    if isinstance(node, Over):
        raise BadRecord(AFTER_THE_END)
    kind = "chance" if not isinstance(node, Decide) else "lines" if node.lines else "moves"
    if not isinstance(entry, dict) or list(entry) != [kind]:
        raise BadRecord(WRONG_KIND, expected=kind, given=short(entry, 60))
    written = entry[kind]
    if not isinstance(node, Decide):
        return node.decode(written)
    if not isinstance(written, dict) or list(written) != [str(seat) for seat in node.seats]:
        raise BadRecord(WRONG_KIND, expected=", ".join(map(str, node.seats)), given=short(written, 60))
    return tuple(decode_answer(game, answer, lines=node.lines) for answer in written.values())


def encode_answer(game: AnyGame, answer: Any, *, lines: bool) -> Json:
    """Encode one seat's move, or line of moves, in text notation."""
    return [game.format_move(move) for move in answer] if lines else game.format_move(answer)


def decode_answer(game: AnyGame, answer: Json, *, lines: bool) -> Any:
    """Decode one seat's move, or line of moves, from text notation."""
    if not lines:
        return game.parse_move(decode(str, answer, "move"))
    return tuple(game.parse_move(move) for move in decode(tuple[str, ...], answer, "line"))


def encode_event(addressed: AddressedEvent) -> list[Json]:
    """Encode an event with its audience as records store it."""
    event, audience = addressed
    return [encode(event), _encode_audience(audience)]


@lru_cache(maxsize=1024)
def _encode_audience(audience: Audience) -> Json:
    written: Json = encode(audience)
    return written


def _decode_event(game: AnyGame, rules: int, entry: Json, at: str) -> AddressedEvent:
    if not isinstance(entry, list) or len(entry) != 2:
        raise wrong_type(at, "[event, audience]", entry)
    event = decode(game.event_type, game.upgrade(rules, entry[0]), at)
    return event, decode(Audience, entry[1], at)


def _stored_events(game: AnyGame, segment: Segment, index: int) -> tuple[AddressedEvent, ...]:
    """Decode the stored events of a segment of another rules version."""
    try:
        return tuple(
            _decode_event(game, segment.rules, entry, f"events[{i}]") for i, entry in enumerate(segment.events or ())
        )
    except BadData as problem:
        raise BadRecord(BAD_STEP, segment=index, step=0, problem=problem) from None


def _upgraded(game: AnyGame, segment: Segment, index: int) -> Segment:
    """Return a segment of an older version as the current rules would have stored it."""
    if segment.rules > game.version:
        raise BadRecord(UNKNOWN_RULES, segment=index, given=segment.rules, game=game.name, known=game.version)
    outcomes = tuple(game.upgrade(segment.rules, outcome) for outcome in segment.outcomes)
    return replace(segment, start=game.upgrade(segment.rules, segment.start), outcomes=outcomes)


def check_position(game: AnyGame, state: Any, seats: int) -> None:
    """Raise BadData for a position that no game with this number of seats can reach."""
    game.check(state)
    if game.seat_count(state) != seats:
        raise BadData(OTHER_SEATS, given=game.seat_count(state), needed=seats)


def _start(game: AnyGame, segment: Segment, index: int, seats: int) -> Any:
    try:
        state = decode(game.state_type, segment.start, "start")
        check_position(game, state, seats)
    except BadData as problem:
        raise BadRecord(BAD_STEP, segment=index, step=0, problem=problem) from None
    return state


def _replay_step(game: AnyGame, state: Any, entry: Json, index: int, number: int) -> Step:
    events: list[AddressedEvent] = []
    try:
        node = game.node(state)
        outcome = decode_outcome(game, node, entry)
        state = game.apply(state, outcome, lambda event, audience: events.append((event, audience)))
    except TwelvefoldError as problem:
        raise BadRecord(BAD_STEP, segment=index, step=number, problem=problem) from None
    return Step(number, index, node, outcome, state, tuple(events))


def _segment_json(segment: Segment) -> dict[str, Any]:
    written: dict[str, Any] = {"rules": segment.rules, "start": segment.start, "outcomes": list(segment.outcomes)}
    if segment.events is not None:
        written["events"] = list(segment.events)
    return written


def _read_segment(data: Json, at: str) -> Segment:
    fields = take(data, at, ("rules", "start", "outcomes"), ("events",))
    return Segment(
        rules=decode(int, fields["rules"], f"{at}.rules"),
        start=fields["start"],
        outcomes=tuple(decode(list, fields["outcomes"], f"{at}.outcomes")),
        events=tuple(decode(list, fields["events"], f"{at}.events")) if "events" in fields else None,
    )
