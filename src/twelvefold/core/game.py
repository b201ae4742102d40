"""The contract every game fulfils, and the three things that can happen next.

A game is a set of pure functions on immutable states. It owns no generator, reads no clock, keeps
no story: ``node`` says what happens next, ``apply`` answers it, events tell it, ``view`` shows each
seat what it may know. Everything else in the house (match, terminal, server, bots, solvers)
speaks to games through this page alone.
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
    """What one seat is asked. Shown to that seat alone: legal moves can give a secret away."""

    seat: int
    ask: str
    moves: tuple[M, ...]
    line: bool = False
    """Whether a line is asked for; the moves are then those that may come next."""
    may_end: bool = False
    """In a line: whether it may be confirmed as it stands."""


@dataclass(frozen=True, slots=True)
class Decide(Generic[M]):
    """These seats are asked; who is asked is public.

    Together: each answers one sealed move, and the outcome is a tuple of moves. In lines: each builds
    a line of moves, and the outcome is a tuple of lines. Both follow the order of the prompts.
    """

    prompts: tuple[Prompt[M], ...]

    @property
    def lines(self) -> bool:
        """Whether lines are asked for (of all seats, or of none)."""
        return self.prompts[0].line

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple([prompt.seat for prompt in self.prompts])

    def prompt(self, seat: int) -> Prompt[M]:
        """What that seat is asked, or NotYourDecision."""
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
    """A game: subclass it, fill in what is abstract, register it (see CONTRIBUTING.md)."""

    name: ClassVar[str]
    version: int = 1
    """The rules version. Raise it when an old record would no longer replay."""
    seats: ClassVar[range]
    """How many people can play."""

    option_specs: ClassVar[tuple[OptionSpec, ...]] = ()
    """What can be chosen before a game besides the seats, as data; ``options`` checks it."""

    state_type: ClassVar[Any]
    view_type: ClassVar[Any]
    event_type: ClassVar[Any]
    """Types (or unions of them) for the codec."""
    tallies: ClassVar[Mapping[str, tuple[type[Event], ...]]] = {}
    """What a simulation counts, as name and events."""
    pieces: ClassVar[Mapping[str, Any]] = {}
    """What is printed on the pieces, as JSON, for those who draw them."""

    # --- the rules

    @abstractmethod
    def options(self, given: Mapping[str, object]) -> O:
        """Options from what a user gave, checked: BadOption says which is wrong, why, what is allowed."""

    @abstractmethod
    def start(self, options: O) -> S:
        """The first state."""

    @abstractmethod
    def seat_count(self, state: S) -> int:
        """How many seats play."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Refuse (BadData) a state from outside that no game can reach."""

    @abstractmethod
    def node(self, state: S) -> Node[M]:
        """What happens next. Asking changes nothing."""

    @abstractmethod
    def apply(self, state: S, outcome: Any, emit: Emit = ignore) -> S:
        """The state after the outcome of this node: moves (or lines) of all asked seats, or luck."""

    def prompt(self, state: S, seat: int) -> Prompt[M]:
        """What that seat is asked, or NotYourDecision. A game with lines may ask one seat without asking all."""
        return self.decide(state).prompt(seat)

    def extend(self, state: S, seat: int, move: M) -> S:
        """In a lines node: the state with one more move on that seat's own line."""
        raise NotYourDecision(NO_LINES_HERE)

    # --- knowledge

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """All that a seat (None: a spectator) may know. When the game is over: everything.

        A view is a frozen dataclass that the codec can write: screens that know no game rely on nothing else. If it has
        a field ``places`` with one entry for each seat, they show each entry under that seat's name.
        """

    def hints(self, view: V) -> object | None:
        """What follows from a view, for those who draw it: figures, and what a move would bring. As JSON it goes out
        beside the view, so that no screen needs rules of its own. Needs nothing but the view, so it tells no more."""
        return None

    @abstractmethod
    def imagine(self, view: V, rng: Generator) -> S:
        """A state that fits a view. Needs nothing but the view."""

    @abstractmethod
    def key(self, state: S) -> Hashable:
        """What the value of the future depends on: equal keys, equal futures."""

    # --- how much there can be

    @abstractmethod
    def moves(self, options: O) -> tuple[M, ...]:
        """Every move that can be offered in a game with these options, each once, always in the same order.

        A move's place in this tuple is its number for solvers and learners.
        """

    @abstractmethod
    def longest(self, options: O) -> int:
        """An upper bound on the decisions of a game with these options.

        Counted are ``Decide`` nodes, as ``Match.decision`` counts them: one for all seats that answer together, and
        one for a node of lines, however many moves the lines have.
        """

    @abstractmethod
    def layout(self, options: O) -> tuple[Field, ...]:
        """What the numbers of ``tensor`` are with these options: their names and ranges, in order."""

    @abstractmethod
    def tensor(self, view: V) -> tuple[int, ...]:
        """A view as numbers. Of views with the same options, equal ones and no others have equal numbers.

        ``layout`` gives the length, whatever the position. What is the same in all views with the same options (what
        is printed on a sheet, say) is not repeated in every tensor.
        """

    # --- notation

    @abstractmethod
    def format_state(self, state: S) -> str:
        """A position in one line of text."""

    @abstractmethod
    def parse_state(self, text: str) -> S:
        """A position from its line, or BadNotation."""

    @abstractmethod
    def format_move(self, move: M) -> str:
        """A move in a few letters."""

    @abstractmethod
    def parse_move(self, text: str) -> M:
        """A move from its text, or BadNotation."""

    # --- what follows from the rest

    def upgrade(self, rules: int, data: Json) -> Json:
        """A state or an event, written as JSON under an older version of the rules, in today's shape.

        As long as fields are only given new meanings there is nothing to do. Who adds, renames or drops
        one raises ``version`` and mends the old JSON here: so no table is lost.
        """
        return data

    def seats_for(self, options: O) -> int:
        """How many seats play with these options."""
        return self.seat_count(self.start(options))

    def options_json(self, options: O) -> dict[str, object]:
        """Options as ``options`` takes them."""
        return {f.name: encode(getattr(options, f.name)) for f in fields(options)}  # type: ignore[arg-type]

    def pieces_for(self, options: O) -> dict[str, object]:
        """What is printed on the pieces with these options, as JSON, for those who draw them."""
        return dict(self.pieces)

    def checked(self, node: Node[M], outcome: Any) -> Any:
        """The outcome in the node's own moves, or an error: the first thing ``apply`` asks for.

        What merely equals a move (a face given as True) is replaced by the move it equals. Lines are
        checked where they are laid: by ``apply_lines``.
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
        """The prompt's own move that equals this one, or IllegalMove."""
        for offered in prompt.moves:  # nearly always the very same one, and asking that is quick
            if offered is move:
                return offered
        for offered in prompt.moves:
            if offered == move:
                return offered
        raise self.illegal(prompt, move)

    def illegal(self, prompt: Prompt[M], move: M) -> IllegalMove:
        """The error for a move that a prompt does not offer."""
        return IllegalMove(
            NOT_LEGAL, move=self.format_move(move), allowed=", ".join(map(self.format_move, prompt.moves))
        )

    def apply_line(self, state: S, seat: int, line: tuple[M, ...]) -> S:
        """In a lines node: the state with that seat's whole line on the table, checked move by move."""
        for move in line:
            state = self.extend(state, seat, self.resolve_move(self.prompt(state, seat), move))
        return state

    def apply_lines(self, state: S, lines: tuple[Any, ...]) -> S:
        """In a lines node: the state with every asked seat's complete line on the table, in seat order."""
        for seat, line in zip(self.decide(state).seats, lines, strict=True):
            if not isinstance(line, tuple):
                raise IllegalMove(NO_LINE, seat=seat, given=short(line, 40))
            state = self.apply_line(state, seat, line)
            self.check_complete(state, seat)
        return state

    def check_complete(self, state: S, seat: int) -> None:
        """Refuse a line that cannot end where it now stands."""
        prompt = self.prompt(state, seat)
        if not prompt.may_end:
            allowed = ", ".join(map(self.format_move, prompt.moves))
            raise IllegalMove(LINE_NOT_COMPLETE, seat=seat, allowed=allowed)

    def decide(self, state: S) -> Decide[M]:
        """The node, where it must be a decision."""
        node = self.node(state)
        if not isinstance(node, Decide):
            raise NotYourDecision(GAME_OVER)
        return node

    def plans(self, state: S, seat: int) -> Iterator[tuple[M, ...]]:
        """In a lines node: one complete line for each distinct result, shortest first."""
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
"""A game whose kinds of state, view, move and options do not matter here."""
