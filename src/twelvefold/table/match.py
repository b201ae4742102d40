"""A match: one game being played, without any input or output.

It holds the state, the choices sealed so far, one gapless numbered stream of events for each viewer,
and the record. Terminal, machine mode, tests and server drive this same object. Sealed choices live
here, not in the state: rules see only complete joint moves.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from twelvefold.core.chance import Chance
from twelvefold.core.codec import Json, decode, encode, wrong_type
from twelvefold.core.errors import BadRecord, IllegalMove, NotYourDecision, Reason, TwelvefoldError
from twelvefold.core.events import Event
from twelvefold.core.game import GAME_OVER, NO_LINES_HERE, Decide, Game, Over, Prompt
from twelvefold.core.generator import Stream
from twelvefold.core.record import (
    BAD_SHAPE,
    UNKNOWN_FORMAT,
    Record,
    Segment,
    Told,
    decode_answer,
    encode_outcome,
    encode_told,
    take,
)

FORMAT = "match/1"

STALE = Reason("decision-stale", "decision {given} is not open; the open one is {open}")
NEEDS_LINE = Reason("needs-line", "this decision takes a line: add moves, then confirm")
NOTHING_SEALED = Reason("nothing-sealed", "seat {seat} has nothing to take back")
ALREADY_CONFIRMED = Reason("already-confirmed", "the line of seat {seat} is confirmed; take it back to change it")
BAD_LENGTH = Reason("bad-length", "the line has {length} moves; it can be shortened to 0 up to that, not to {given}")
NOT_OVER = Reason("not-over", "the game is not over; its record is for later")
OTHER_STATE = Reason("match-other-state", "the saved state is not the one its record leads to")

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
Viewer: TypeAlias = int | None


@dataclass(slots=True)
class Chapter:
    """A segment of the record while it is being written."""

    rules: int
    start: Json
    outcomes: list[Json] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)

    def segment(self, *, with_events: bool) -> Segment:
        events = tuple(map(encode_told, self.told)) if with_events else None
        return Segment(self.rules, self.start, tuple(self.outcomes), events)


class Match:
    """One game being played."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        dice: Stream,
        *,
        start: Any = None,
        about: Mapping[str, Any] | None = None,
        obliging: Collection[int] = (),
    ) -> None:
        """A new match, rolled up to the first decision.

        ``start`` sets up another position than the game's own. For the ``obliging`` seats the match
        answers by itself when there is only one legal move.
        """
        state = game.start(options) if start is None else start
        self._lay_out(game, options, dice, dict(about or {}), frozenset(obliging))
        self._chapters = [Chapter(game.version, encode(state))]
        self._state = state
        self._run()

    def _lay_out(
        self, game: AnyGame, options: Any, dice: Stream, about: dict[str, Any], obliging: frozenset[int]
    ) -> None:
        """Everything but the play itself, before there is any."""
        self.game = game
        self.options = options
        self.about = about
        self.obliging = obliging
        self.seats = game.seat_count(game.start(options))
        self.decision = 0
        self._dice = dice
        self._streams: dict[Viewer, list[Event]] = {viewer: [] for viewer in (None, *range(self.seats))}
        self._clear()

    def _clear(self) -> None:
        """No answers yet."""
        self._sealed: dict[int, Any] = {}
        self._lines: dict[int, tuple[Any, ...]] = {}
        self._confirmed: set[int] = set()

    # --- looking

    @property
    def state(self) -> Any:
        """The state: for the table itself, never for a player."""
        return self._state

    @property
    def result(self) -> Over | None:
        """How it ended, or None while it is played."""
        return self._node if isinstance(self._node, Over) else None

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats of the open decision."""
        return self._node.seats if isinstance(self._node, Decide) else ()

    @property
    def confirmed(self) -> tuple[int, ...]:
        """The seats that have answered: public, while the answers are not."""
        return tuple(seat for seat in self.asked if seat in self._confirmed)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats everybody waits for."""
        return tuple(seat for seat in self.asked if seat not in self._confirmed)

    @property
    def lines(self) -> bool:
        """Whether the open decision takes lines."""
        return isinstance(self._node, Decide) and self._node.lines

    def view(self, viewer: Viewer) -> Any:
        """What a seat (None: a spectator) may know now, its own line laid out."""
        return self.game.view(self._ahead(viewer), viewer)

    def prompt(self, seat: int) -> Prompt[Any]:
        """What a seat is asked now, after the moves of its line so far."""
        self._open().prompt(seat)
        return self.game.decide(self._ahead(seat)).prompt(seat)

    def sealed(self, seat: int) -> Any:
        """That seat's own answer so far: a move, a line, or None."""
        return self._lines.get(seat) if self.lines else self._sealed.get(seat)

    def events(self, viewer: Viewer, after: int = 0) -> list[Event]:
        """What a viewer was told, from the event after that number on. The first is number 1."""
        return self._streams[viewer][after:]

    def _ahead(self, viewer: Viewer) -> Any:
        """The state with the viewer's own line on the table."""
        if viewer is None or not self._lines.get(viewer):
            return self._state
        return self.game.lay(self._state, viewer, self._lines[viewer])

    # --- answering

    def answer(self, seat: int, decision: int, move: Any) -> None:
        """Seal a move. It may be changed until the last asked seat has answered."""
        node = self._open(decision)
        self._own(node, seat)
        if node.lines:
            raise NotYourDecision(NEEDS_LINE)
        self._check_answer(seat, move)
        self._sealed[seat] = move
        self._confirm(seat)

    def add(self, seat: int, decision: int, move: Any) -> None:
        """Lay one more move on the seat's line."""
        self._unconfirmed(seat, decision)
        line = (*self._lines.get(seat, ()), move)
        self.game.lay(self._state, seat, line)
        self._lines[seat] = line

    def shorten(self, seat: int, decision: int, length: int) -> None:
        """Take back the moves of the line after so many."""
        self._unconfirmed(seat, decision)
        line = self._lines.get(seat, ())
        if type(length) is not int or not 0 <= length <= len(line):
            raise NotYourDecision(BAD_LENGTH, length=len(line), given=repr(length)[:20])
        self._lines[seat] = line[:length]

    def confirm(self, seat: int, decision: int) -> None:
        """The line is finished."""
        self._unconfirmed(seat, decision)
        self.game.check_complete(self._ahead(seat), seat)
        self._confirm(seat)

    def take_back(self, seat: int, decision: int) -> None:
        """Withdraw a sealed move or a confirmation, while somebody else is still thinking."""
        self._own(self._open(decision), seat)
        if seat not in self._confirmed:
            raise NotYourDecision(NOTHING_SEALED, seat=seat)
        self._confirmed.discard(seat)
        self._sealed.pop(seat, None)

    def _open(self, decision: int | None = None) -> Decide[Any]:
        """The open decision, which must be the one that is answered."""
        if not isinstance(self._node, Decide):
            raise NotYourDecision(GAME_OVER)
        if decision is not None and (type(decision) is not int or decision != self.decision):
            raise NotYourDecision(STALE, given=repr(decision)[:20], open=self.decision)
        return self._node

    @staticmethod
    def _own(node: Decide[Any], seat: int) -> Prompt[Any]:
        return node.prompt(seat if type(seat) is int else -1)

    def _unconfirmed(self, seat: int, decision: int) -> None:
        """The seat may still work on its line."""
        node = self._open(decision)
        self._own(node, seat)
        if not node.lines:
            raise NotYourDecision(NO_LINES_HERE)
        if seat in self._confirmed:
            raise NotYourDecision(ALREADY_CONFIRMED, seat=seat)

    def _confirm(self, seat: int) -> None:
        """The last confirmation plays the decision."""
        self._confirmed.add(seat)
        if not self.waiting:
            node = self._open()
            self._play(tuple(self._answer(node, s) for s in node.seats))
            self._run()

    def _answer(self, node: Decide[Any], seat: int) -> Any:
        return self._lines.get(seat, ()) if node.lines else self._sealed[seat]

    # --- playing on

    def _play(self, outcome: Any) -> None:
        """Apply the outcome of the present node, tell it and write it down."""
        told: list[Told] = []
        node = self.game.node(self._state)
        state = self.game.apply(self._state, outcome, lambda event, audience: told.append((event, audience)))
        self._chapters[-1].outcomes.append(encode_outcome(self.game, node, outcome))
        self._chapters[-1].told.extend(told)
        self._tell(told)
        self._state = state
        self._clear()

    def _tell(self, told: Iterable[Told]) -> None:
        for event, audience in told:
            for viewer, stream in self._streams.items():
                if audience.includes(viewer):
                    stream.append(event)

    def _run(self) -> None:
        """Roll what is to be rolled, up to the next decision that somebody has to think about."""
        self._node = self.game.node(self._state)
        while isinstance(self._node, Chance):
            self._play(self._node.sample(self._dice))
            self._node = self.game.node(self._state)
        if isinstance(self._node, Decide):
            self.decision += 1
            self._oblige()

    def _oblige(self) -> None:
        """Answer where a seat that wishes so has only one legal way to go on."""
        decision = self.decision
        for seat in self.asked:
            if seat not in self.obliging:
                continue
            prompt = self.prompt(seat)
            while self.lines and len(prompt.moves) == 1 and not prompt.may_end:
                self.add(seat, decision, prompt.moves[0])
                prompt = self.prompt(seat)
            if self.lines and not prompt.moves:
                self.confirm(seat, decision)
            elif not self.lines and len(prompt.moves) == 1:
                self.answer(seat, decision, prompt.moves[0])
            if self.decision != decision:
                return

    # --- keeping

    def record(self) -> Record:
        """The record of a finished game."""
        if self.result is None:
            raise NotYourDecision(NOT_OVER)
        return self._record(with_events=False)

    def _record(self, *, with_events: bool) -> Record:
        """Segments that replay need their events only if the rules change before they are read again."""
        segments = tuple(
            chapter.segment(with_events=with_events or chapter.rules != self.game.version) for chapter in self._chapters
        )
        result = self.result.winners if self.result else None
        return Record(self.game.name, self.game.options_json(self.options), segments, result, self.about)

    def save(self) -> dict[str, Any]:
        """Everything, sealed choices and generator included, as one JSON document."""
        return {
            "twelvefold": FORMAT,
            "record": self._record(with_events=True).to_json(),
            "state": encode(self._state),
            "decision": self.decision,
            "sealed": {str(seat): self.game.format_move(move) for seat, move in self._sealed.items()},
            "lines": {str(s): [self.game.format_move(m) for m in line] for s, line in self._lines.items()},
            "confirmed": sorted(self._confirmed),
            "obliging": sorted(self.obliging),
            "dice": self._dice.save(),
        }

    @classmethod
    def restore(cls, game: AnyGame, data: Json) -> Match:
        """A match as it was saved, or BadRecord with the reason.

        What was played under these rules is replayed and must lead to the saved state. If the rules have
        changed since, a new segment starts from that state, and what came before is shown as it was told.
        """
        try:
            fields = take(data, "match", _FIELDS, set())
            if fields["twelvefold"] != FORMAT:
                raise BadRecord(UNKNOWN_FORMAT, given=repr(fields["twelvefold"])[:40], allowed=FORMAT)
            return cls._restore(game, fields, Record.from_json(fields["record"]))
        except BadRecord:
            raise
        except TwelvefoldError as problem:
            raise BadRecord(BAD_SHAPE, problem=problem) from None

    @classmethod
    def _restore(cls, game: AnyGame, fields: dict[str, Any], record: Record) -> Match:
        match = cls.__new__(cls)
        obliging = frozenset(decode(tuple[int, ...], fields["obliging"], "match.obliging"))
        options = game.options(record.options)
        match._lay_out(game, options, Stream.restore(fields["dice"]), record.about, obliging)
        match._state = decode(game.state_type, fields["state"], "match.state")
        game.check(match._state)
        same_rules = match._rebuild(record)
        match.decision = decode(int, fields["decision"], "match.decision")
        match._node = game.node(match._state)
        if isinstance(match._node, Chance):
            match._run()
        match._reseal(fields, strict=same_rules)
        return match

    def _rebuild(self, record: Record) -> bool:
        """Chapters and streams from a record; whether it ends under these rules."""
        self._chapters = [Chapter(s.rules, s.start, list(s.outcomes)) for s in record.segments]
        state = None
        for step in record.steps(self.game):
            self._chapters[step.segment].told.extend(step.told)
            self._tell(step.told)
            state = step.state
        if state is None:
            self._chapters.append(Chapter(self.game.version, encode(self._state)))
            return False
        if state != self._state:
            raise BadRecord(OTHER_STATE)
        return True

    def _reseal(self, fields: dict[str, Any], *, strict: bool) -> None:
        """Put sealed moves and lines back, each checked like a fresh one.

        Where the rules have changed, answers they no longer allow are asked for again.
        """
        name = "lines" if self.lines else "sealed"
        for other in {"lines", "sealed"} - {name}:
            if fields[other]:
                raise wrong_type(f"match.{other}", "nothing", fields[other])
        kept: dict[int, Any] = {}
        for text, written in take(fields[name], f"match.{name}", set(), set(map(str, self.asked))).items():
            answer = decode_answer(self.game, written, lines=self.lines)
            try:
                self._check_answer(int(text), answer)
            except IllegalMove:
                if strict:
                    raise
            else:
                kept[int(text)] = answer
        if self.lines:
            self._lines = kept
        else:
            self._sealed = kept
        confirmed = decode(tuple[int, ...], fields["confirmed"], "match.confirmed")
        if not set(confirmed) <= set(self.asked) or (self.asked and set(confirmed) == set(self.asked)):
            raise wrong_type("match.confirmed", "some of the asked seats, not all", list(confirmed))
        for seat in confirmed:
            try:
                if self.lines:
                    self.game.check_complete(self._ahead(seat), seat)
                elif seat not in kept:
                    raise NotYourDecision(NOTHING_SEALED, seat=seat)
            except (IllegalMove, NotYourDecision):
                if strict:
                    raise
            else:
                self._confirmed.add(seat)

    def _check_answer(self, seat: int, answer: Any) -> None:
        if self.lines:
            self.game.lay(self._state, seat, answer)
        else:
            prompt = self._open().prompt(seat)
            if answer not in prompt.moves:
                raise self.game.illegal(prompt, answer)


_FIELDS = {"twelvefold", "record", "state", "decision", "sealed", "lines", "confirmed", "obliging", "dice"}
