"""The contract every game implements, and the three kinds of node: Decide, Chance and Over.

A game is a set of pure functions on immutable states. It owns no generator, reads no clock and keeps no
history: ``node`` says what happens next, ``apply`` applies its outcome and emits events, ``view`` returns
what a seat may know. Matches, terminal, server, bots and solvers use games through this interface only.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from twelvefold.core.chance import Chance
from twelvefold.core.codec import Json, encode
from twelvefold.core.errors import IllegalMove, NotYourDecision, Reason, short
from twelvefold.core.events import Emit, Event, ignore
from twelvefold.core.generator import Generator
from twelvefold.core.options import OptionSpec
from twelvefold.core.tensor import Field

S = TypeVar("S", bound=Hashable)
V = TypeVar("V", bound=Hashable)
M = TypeVar("M", bound=Hashable)
O = TypeVar("O")  # noqa: E741 - options

GAME_OVER = Reason("game-over", "the game is over; nothing more can be played")
NO_LINES_HERE = Reason("no-lines-here", "this decision takes one move from each seat, not a line")
SEAT_NOT_ASKED = Reason("seat-not-asked", "seat {seat} is not asked now; asked: {asked}")
ONE_EACH = Reason("one-each", "{asked} seats are asked, but {given} answers were given")
NO_LINE = Reason("no-line", "seat {seat} answers with a line, a tuple of moves, not {given}")
NOT_LEGAL = Reason("not-legal", "{move} is not a legal move here; legal: {allowed}")
LINE_NOT_COMPLETE = Reason("line-not-complete", "the line of seat {seat} cannot end here; next: {allowed}")


@dataclass(frozen=True, slots=True)
class Prompt(Generic[M]):
    """A question to one seat. Shown to that seat only, because the legal moves can reveal a secret."""

    seat: int
    ask: str
    moves: tuple[M, ...]
    line: bool = False
    """Whether the answer is a line of moves; ``moves`` are then the possible next ones."""
    may_end: bool = False
    """In a line: whether it may be confirmed as it is."""


@dataclass(frozen=True, slots=True)
class Decide(Generic[M]):
    """A decision of one or more seats at once; which seats are asked is public.

    Each seat answers with one sealed move (the outcome is a tuple of moves), or each builds a line of moves (the
    outcome is a tuple of lines). Both follow the order of the prompts.
    """

    prompts: tuple[Prompt[M], ...]

    @property
    def lines(self) -> bool:
        """Whether the answers are lines of moves; the same for all asked seats."""
        return self.prompts[0].line

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple([prompt.seat for prompt in self.prompts])

    def prompt(self, seat: int) -> Prompt[M]:
        """Return the prompt of a seat, or raise NotYourDecision."""
        for prompt in self.prompts:
            if prompt.seat == seat and type(seat) is int:
                return prompt
        raise NotYourDecision(SEAT_NOT_ASKED, seat=short(seat, 20), asked=", ".join(map(str, self.seats)))


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over. There may be several winners, or none."""

    winners: tuple[int, ...]


Node: TypeAlias = Decide[M] | Chance | Over


class Game(ABC, Generic[S, V, M, O]):
    """Base class of a game: subclass it, implement the abstract methods, register it (see CONTRIBUTING.md)."""

    name: ClassVar[str]
    version: int = 1
    """The rules version. Raise it when an old record would no longer replay."""
    seats: ClassVar[range]
    """The allowed numbers of players."""

    option_specs: ClassVar[tuple[OptionSpec, ...]] = ()
    """What can be chosen before a game besides the seats, as data; ``options`` checks it."""

    state_type: ClassVar[Any]
    view_type: ClassVar[Any]
    event_type: ClassVar[Any]
    """The types (or unions) of states, views and events, for the codec."""
    tallies: ClassVar[Mapping[str, tuple[type[Event], ...]]] = {}
    """What a series of games counts: the event classes behind each named count."""
    pieces: ClassVar[Mapping[str, Any]] = {}
    """What is printed on the pieces, as JSON, for clients that draw them."""

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    # --- the rules

    @abstractmethod
    def options(self, given: Mapping[str, object]) -> O:
        """Validate the options a user gave, or raise BadOption with the option, the problem and what is allowed."""

    @abstractmethod
    def start(self, options: O) -> S:
        """Return the first state."""

    @abstractmethod
    def seat_count(self, state: S) -> int:
        """The number of seats in a state."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise BadData for a state that no game can reach. Called for every state from outside."""

    @abstractmethod
    def node(self, state: S) -> Node[M]:
        """Return what happens next: a decision, a chance node or the end. Has no side effect."""

    @abstractmethod
    def apply(self, state: S, outcome: Any, emit: Emit = ignore) -> S:
        """Return the state after an outcome: the moves (or lines) of all asked seats, or the result of chance."""

    def prompt(self, state: S, seat: int) -> Prompt[M]:
        """Return the prompt of a seat, or raise NotYourDecision. Games with lines may override it to build only one."""
        return self.decide(state).prompt(seat)

    def extend(self, state: S, seat: int, move: M) -> S:
        """In a lines node: return the state with one more move on that seat's line."""
        raise NotYourDecision(NO_LINES_HERE)

    # --- knowledge

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """Return all that a seat (None: a spectator) may know; everything once the game is over.

        A view is a frozen dataclass that the codec can encode; generic clients rely on nothing else. If it has a field
        ``places`` with one entry per seat, they show each entry under that seat's name.
        """

    def hints(self, view: V) -> object | None:
        """Return figures derived from a view, such as what each move would score, or None.

        They are sent as JSON beside the view, so that no client needs rules of its own. They depend on the view
        only, so they reveal nothing more.
        """
        return None

    @abstractmethod
    def imagine(self, view: V, rng: Generator) -> S:
        """Sample a state that is consistent with a view. Depends on the view and the generator only."""

    @abstractmethod
    def key(self, state: S) -> Hashable:
        """Return what the future depends on: states with equal keys have equal futures."""

    # --- how much there can be

    @abstractmethod
    def moves(self, options: O) -> tuple[M, ...]:
        """Return every move that can be offered in a game with these options, each once, always in the same order.

        A move's place in this tuple is its number for solvers and learners.
        """

    @abstractmethod
    def longest(self, options: O) -> int:
        """Return an upper bound on the decisions of a game with these options.

        Counts ``Decide`` nodes, as ``Match.decision`` does: one for all seats that answer together; a line counts
        once, however many moves it has.
        """

    @abstractmethod
    def layout(self, options: O) -> tuple[Field, ...]:
        """Return the names and ranges of the numbers of ``tensor`` with these options, in order."""

    @abstractmethod
    def tensor(self, view: V) -> tuple[int, ...]:
        """Return a view as numbers. For views with the same options, two tensors are equal exactly when the views are.

        ``layout`` gives the length, whatever the position. What is the same in all views with the same options (what
        is printed on a sheet, say) is not repeated in every tensor.
        """

    # --- notation

    @abstractmethod
    def format_state(self, state: S) -> str:
        """Format a position as one line of text."""

    @abstractmethod
    def parse_state(self, text: str) -> S:
        """Parse a position, or raise BadNotation."""

    @abstractmethod
    def format_move(self, move: M) -> str:
        """Format a move as a short text."""

    @abstractmethod
    def parse_move(self, text: str) -> M:
        """Parse a move, or raise BadNotation."""

    # --- defaults built on the methods above

    def upgrade(self, rules: int, data: Json) -> Json:
        """Convert the JSON of a state, an event or an outcome from an older rules version to the current one.

        Override it when a field is added, renamed or removed (and raise ``version``), so that stored tables can
        still be read.
        """
        return data

    def replayable(self, state: S, rules: int) -> S:
        """Return the upgraded start of a record's segment as a state that is played on under the rules of that version.

        Override it when moves that an older version allowed are no longer legal, so that old records without stored
        events still replay. ``rules`` is at most the current version.
        """
        return state

    def stored_options(self, data: Mapping[str, object]) -> O:
        """Read the options of a stored table or record.

        Override it when ``options`` becomes stricter, so that older games can still be read.
        """
        return self.options(data)

    def current_options(self, options: O) -> O:
        """Return the options for a new game like a stored one: those that are no longer allowed are replaced."""
        return options

    def seats_for(self, options: O) -> int:
        """The number of seats with these options."""
        return self.seat_count(self.start(options))

    def options_json(self, options: O) -> dict[str, object]:
        """Return options as JSON that ``options`` accepts."""
        return {f.name: encode(getattr(options, f.name)) for f in fields(options)}  # type: ignore[arg-type]

    def pieces_for(self, options: O) -> dict[str, object]:
        """What is printed on the pieces with these options, as JSON, for clients that draw them."""
        return dict(self.pieces)

    def checked(self, node: Node[M], outcome: Any) -> Any:
        """Validate an outcome for a node, or raise an error; ``apply`` calls it first.

        Every move is replaced by the equal one the node offers (a face given as True becomes 1). Lines are
        validated later, by ``apply_lines``.
        """
        if isinstance(node, Decide):
            prompts = node.prompts
            if not isinstance(outcome, tuple) or len(outcome) != len(prompts):
                given = len(outcome) if isinstance(outcome, tuple) else 0
                raise IllegalMove(ONE_EACH, asked=len(prompts), given=given)
            if node.lines:
                return outcome
            return tuple([self.resolve_move(prompt, move) for prompt, move in zip(prompts, outcome)])  # noqa: B905 - same length
        if isinstance(node, Over):
            raise NotYourDecision(GAME_OVER)
        return node.check(outcome)

    def resolve_move(self, prompt: Prompt[M], move: Any) -> M:
        """Return the offered move that equals this one, or raise IllegalMove."""
        for offered in prompt.moves:  # fast path: callers nearly always pass the offered object itself
            if offered is move:
                return offered
        for offered in prompt.moves:
            if offered == move:
                return offered
        raise self.illegal(prompt, move)

    def illegal(self, prompt: Prompt[M], move: M) -> IllegalMove:
        """Build the error for a move that a prompt does not offer."""
        return IllegalMove(
            NOT_LEGAL, move=self.format_move(move), allowed=", ".join(map(self.format_move, prompt.moves))
        )

    def apply_line(self, state: S, seat: int, line: tuple[M, ...]) -> S:
        """In a lines node: return the state with a seat's line applied, validated move by move."""
        for move in line:
            state = self.extend(state, seat, self.resolve_move(self.prompt(state, seat), move))
        return state

    def apply_lines(self, state: S, node: Decide[M], lines: tuple[Any, ...]) -> S:
        """In a lines node: return the state with every asked seat's complete line applied, in seat order."""
        for prompt, line in zip(node.prompts, lines, strict=True):
            if not isinstance(line, tuple):
                raise IllegalMove(NO_LINE, seat=prompt.seat, given=short(line, 40))
            for move in line:
                state = self.extend(state, prompt.seat, self.resolve_move(prompt, move))
                prompt = self.prompt(state, prompt.seat)
            self.check_complete(prompt)
        return state

    def check_complete(self, prompt: Prompt[M]) -> None:
        """Raise IllegalMove if a line may not end where this prompt would continue it."""
        if not prompt.may_end:
            allowed = ", ".join(map(self.format_move, prompt.moves))
            raise IllegalMove(LINE_NOT_COMPLETE, seat=prompt.seat, allowed=allowed)

    def decide(self, state: S) -> Decide[M]:
        """Return the node if it is a decision, or raise NotYourDecision."""
        node = self.node(state)
        if not isinstance(node, Decide):
            raise NotYourDecision(GAME_OVER)
        return node

    def plans(self, state: S, seat: int) -> Iterator[tuple[M, ...]]:
        """In a lines node: iterate over complete lines, one for each distinct resulting state, shortest first."""
        seen = {state}
        shelf: list[tuple[S, tuple[M, ...]]] = [(state, ())]
        for reached, line in shelf:
            prompt = self.prompt(reached, seat)
            if prompt.may_end:
                yield line
            for move in prompt.moves:
                further = self.extend(reached, seat, move)
                if further not in seen:
                    seen.add(further)
                    shelf.append((further, (*line, move)))


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game whose state, view, move and option types do not matter to the caller."""
