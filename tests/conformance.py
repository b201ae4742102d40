"""Checks that every game must pass. They use nothing but the contract.

A check takes a case and a generator, plays at random and asserts. ``worlds.py`` has the checks of
secrecy, ``test_conformance.py`` runs them all over all cases.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice, permutations
from operator import le
from typing import Any

from cases import Case
from twelvefold.core.chance import Chance
from twelvefold.core.codec import decode, dumps, encode, loads
from twelvefold.core.errors import IllegalMove, NotYourDecision, TwelvefoldError
from twelvefold.core.events import Event
from twelvefold.core.game import AnyGame, Decide, Node, Over
from twelvefold.core.generator import RandomStream
from twelvefold.core.record import AddressedEvent, Record, decode_outcome, encode_outcome
from twelvefold.core.rows import replaced
from twelvefold.table.match import Match, Progress

MOST_STEPS = 2_000
"""More steps than any game here takes: a longer one is taken to be endless."""
MOST_PLANS = 40
"""How many plans of a seat are checked."""
MOST_WRONG = 12
"""How many moves from other moments of the game are tried where they are illegal."""
MOST_OUTCOMES = 10_000
"""How many outcomes of a chance node are enumerated; of larger nodes only samples are checked."""


@dataclass(frozen=True, slots=True)
class PlayedNode:
    """A node with its outcome and what ``apply`` made of it."""

    state: Any
    node: Node[Any]
    outcome: Any
    after: Any
    events: tuple[AddressedEvent, ...]

    def heard(self, viewer: int | None) -> list[Event]:
        """The events that viewer received."""
        return [event for event, audience in self.events if audience.includes(viewer)]


def take_step(game: AnyGame, state: Any, outcome: Any) -> PlayedNode:
    events: list[AddressedEvent] = []
    after = game.apply(state, outcome, lambda event, audience: events.append((event, audience)))
    return PlayedNode(state, game.node(state), outcome, after, tuple(events))


def random_line(game: AnyGame, state: Any, seat: int, rng: RandomStream) -> tuple[Any, ...]:
    """A complete line; every legal continuation is equally likely."""
    line: tuple[Any, ...] = ()
    while True:
        prompt = game.prompt(state, seat)
        assert prompt.line
        assert prompt.moves or prompt.may_end, "a line must be able to go on or to end"
        way = rng.below(len(prompt.moves) + prompt.may_end)
        if way == len(prompt.moves):
            return line
        line = (*line, prompt.moves[way])
        state = game.extend(state, seat, prompt.moves[way])
        assert len(line) < MOST_STEPS, "a line must end"


def random_outcome(game: AnyGame, state: Any, rng: RandomStream) -> Any:
    """A random outcome of the node."""
    node = game.node(state)
    if isinstance(node, Chance):
        return node.sample(rng)
    assert isinstance(node, Decide)
    if node.lines:
        return tuple(random_line(game, state, seat, rng) for seat in node.seats)
    return tuple(rng.choice(prompt.moves) for prompt in node.prompts)


def walk(case: Case, rng: RandomStream, start: Any = None) -> list[PlayedNode]:
    """A random game, played with ``node`` and ``apply`` alone."""
    state = case.start if start is None else start
    steps: list[PlayedNode] = []
    while not isinstance(case.game.node(state), Over):
        steps.append(take_step(case.game, state, random_outcome(case.game, state, rng)))
        state = steps[-1].after
        assert len(steps) < MOST_STEPS, "a game must end"
    return steps


def states_of(case: Case, steps: list[PlayedNode]) -> list[Any]:
    return [case.start, *(step.after for step in steps)]


def viewers(game: AnyGame, state: Any) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (*range(game.seat_count(state)), None)


def some_viewers(game: AnyGame, state: Any, rng: RandomStream) -> list[int | None]:
    """The spectator and at most four seats, chosen at random."""
    seats = list(range(game.seat_count(state)))
    while len(seats) > 4:
        seats.pop(rng.below(len(seats)))
    return [*seats, None]


def through_text(value: object) -> Any:
    """JSON data after it was written as text and read again."""
    return loads(dumps(value))


def fidget(match: Match, rng: RandomStream) -> Progress:
    """Do one random action of a waiting seat: mostly an answer, sometimes a change of mind.

    Lines grow, shrink, are confirmed; sealed answers are changed or taken back.
    """
    decision = match.decision
    seat = rng.choice(match.waiting)
    if match.confirmed and rng.below(6) == 0:
        return match.take_back(rng.choice(match.confirmed), decision)
    prompt = match.prompt(seat)
    if not match.lines:
        return match.answer(seat, decision, rng.choice(prompt.moves))
    length = len(match.sealed(seat) or ())
    if length and rng.below(6) == 0:
        return match.shorten(seat, decision, rng.below(length))
    if prompt.moves and not (prompt.may_end and rng.below(2)):
        return match.add(seat, decision, rng.choice(prompt.moves))
    return match.confirm(seat, decision)


# --- records


def check_record_replays(case: Case, match: Match) -> None:
    """The record of a finished match replays to the same states and events, and reads back as the same document."""
    game, document = case.game, match.record().to_json()
    text = dumps(document)
    record = Record.from_json(loads(text))
    assert dumps(record.to_json()) == text
    first, *steps = record.steps(game)
    state = first.state
    assert state == case.start
    streams: dict[int | None, list[Event]] = {viewer: [] for viewer in viewers(game, state)}
    for step in steps:
        bare = take_step(game, state, step.outcome)
        assert (bare.node, bare.after, bare.events) == (step.node, step.state, step.events)
        for viewer, stream in streams.items():
            stream.extend(bare.heard(viewer))
        state = step.state
    assert state == match.state
    assert match.result == game.node(state)
    for viewer, stream in streams.items():
        assert match.events(viewer) == stream


# --- values


def check_state_value(game: AnyGame, state: Any) -> None:
    """A state is a value: legal, hashable, and equal to itself after JSON and after notation."""
    game.check(state)
    again = decode(game.state_type, through_text(encode(state)))
    assert again == state
    assert hash(again) == hash(state)
    assert game.key(again) == game.key(state)
    hash(game.key(state))
    line = game.format_state(state)
    assert "\n" not in line
    assert game.parse_state(line) == state
    assert game.format_state(again) == line


def check_views_are_values(game: AnyGame, state: Any, rng: RandomStream) -> None:
    for viewer in some_viewers(game, state, rng):
        view = game.view(state, viewer)
        again = decode(game.view_type, through_text(encode(view)))
        assert again == view
        assert hash(again) == hash(view)


def check_step_values(game: AnyGame, step: PlayedNode) -> None:
    """Outcomes and events survive a JSON round trip; legal moves survive formatting and parsing."""
    written = encode_outcome(game, step.node, step.outcome)
    assert decode_outcome(game, step.node, through_text(written)) == step.outcome
    for event, _ in step.events:
        assert decode(game.event_type, through_text(encode(event))) == event
    if isinstance(step.node, Decide):
        for move in {move for prompt in step.node.prompts for move in prompt.moves}:
            assert game.parse_move(game.format_move(move)) == move


def check_asking_changes_nothing(game: AnyGame, state: Any, rng: RandomStream) -> None:
    before = dumps(encode(state))
    for _ in range(2):
        node = game.node(state)
        assert node == game.node(state)
        game.key(state)
        for viewer in some_viewers(game, state, rng):
            assert game.view(state, viewer) == game.view(state, viewer)
    assert dumps(encode(state)) == before


# --- chance


def check_chance(chance: Chance, rng: RandomStream) -> None:
    """Probabilities are a distribution over distinct outcomes, and samples are outcomes."""
    if chance.size <= MOST_OUTCOMES:
        outcomes = list(chance.outcomes())
        assert len(outcomes) == len(set(outcomes)) == chance.size
        assert sum(map(chance.probability, outcomes)) == 1
    else:
        outcomes = list(islice(chance.outcomes(), 100))
        assert len(set(outcomes)) == 100
    assert all(0 < chance.probability(outcome) <= 1 for outcome in outcomes)
    for _ in range(5):
        sample = chance.sample(rng)
        chance.check(sample)
        assert chance.probability(sample) > 0
        assert chance.size > MOST_OUTCOMES or sample in outcomes
        assert chance.decode(through_text(encode(sample))) == sample


# --- wrong moves


JUNK: tuple[Any, ...] = (None, 0, True, "play knight", (), (None,), object(), 1.5)
"""Values that are no legal move in any game."""


def some_moves(moves: tuple[Any, ...], rng: RandomStream) -> list[Any]:
    """Some of these moves, at random."""
    return [rng.choice(moves) for _ in range(MOST_WRONG if moves else 0)]


def refusal(call: Callable[..., object], *given: Any) -> TwelvefoldError | None:
    """The error that the call raises, or None. Much faster than ``pytest.raises``."""
    try:
        call(*given)
    except (IllegalMove, NotYourDecision) as error:
        return error
    return None


def check_bare_refusals(game: AnyGame, state: Any) -> None:
    """Applying anything but an outcome raises IllegalMove or NotYourDecision, and nothing else."""
    node = game.node(state)
    seats = len(node.prompts) if isinstance(node, Decide) else 1
    junk: list[Any] = [*JUNK, (), ((),) * (seats + 1)]
    if isinstance(node, Decide):
        junk += [(thing,) * seats for thing in JUNK if not (node.lines and thing == ())]
    for outcome in junk:
        if isinstance(node, Chance) and node.probability(outcome):
            continue
        refused = refusal(game.apply, state, outcome)
        assert refused is not None
        assert str(refused)
        json.dumps(refused.to_json())


def check_match_refusals(match: Match, moves: list[Any]) -> None:
    """A refused move leaves the saved match unchanged. ``moves`` come from other moments of the game."""
    before = dumps(match.save())
    decision = match.decision
    for seat in (*islice(match.asked, 3), *islice(set(range(-1, match.seats + 1)) - set(match.asked), 3)):
        asked = seat in match.asked
        legal = match.prompt(seat).moves if asked else ()
        for move in [*JUNK, *(move for move in moves if move not in legal)]:
            for call in (match.answer, match.add):
                assert refusal(call, seat, decision, move), move
        for late in (decision - 1, decision + 1):
            for move in legal[:2]:
                for call in (match.answer, match.add):
                    assert isinstance(refusal(call, seat, late, move), NotYourDecision)
        if asked and match.lines and not match.prompt(seat).may_end:
            assert isinstance(refusal(match.confirm, seat, decision), IllegalMove)
    assert dumps(match.save()) == before


# --- lines


def check_lines_commute(game: AnyGame, state: Any, rng: RandomStream) -> None:
    """The order in which seats lay their lines does not matter, and ``apply`` lays all of them."""
    node = game.decide(state)
    lines = {seat: random_line(game, state, seat, rng) for seat in node.seats}
    orders = permutations(node.seats) if len(node.seats) < 4 else iter([node.seats, node.seats[::-1]])
    laid = set()
    for order in orders:
        table = state
        for seat in order:
            before = table
            table = game.apply_line(table, seat, lines[seat])
            asked, asked_before = game.decide(table), game.decide(before)
            for other in set(node.seats) - {seat}:
                assert asked.prompt(other) == asked_before.prompt(other)
            for viewer in set(some_viewers(game, state, rng)) - {seat}:
                assert game.view(table, viewer) == game.view(before, viewer), "a line is its seat's alone"
        laid.add(table)
    assert len(laid) == 1
    whole = take_step(game, state, tuple(lines[seat] for seat in node.seats))
    closed = take_step(game, laid.pop(), ((),) * len(node.seats))
    assert (whole.after, whole.events) == (closed.after, closed.events)


def check_plans(game: AnyGame, state: Any, rng: RandomStream) -> None:
    """Plans are complete and legal, one for each result. Where there are fewer than ``MOST_PLANS``, none is missing."""
    seats = game.decide(state).seats
    lines = [random_line(game, state, seat, rng) for seat in seats]
    for place, seat in enumerate(seats):
        plans = list(islice(game.plans(state, seat), MOST_PLANS))
        results = [game.apply(state, replaced(tuple(lines), place, plan)) for plan in plans]
        assert len(results) == len(set(results)) > 0
        if len(plans) < MOST_PLANS:
            for _ in range(10):
                line = random_line(game, state, seat, rng)
                assert game.apply(state, replaced(tuple(lines), place, line)) in results


# --- keys


def check_same_future(game: AnyGame, one: Any, other: Any, rng: RandomStream) -> None:
    """Two states with equal keys have equal nodes, and the same outcome leads to equal keys again."""
    for _ in range(MOST_STEPS):
        assert game.key(one) == game.key(other)
        assert game.node(one) == game.node(other)
        if isinstance(game.node(one), Over):
            return
        outcome = random_outcome(game, one, rng)
        one, other = game.apply(one, outcome), game.apply(other, outcome)
    raise AssertionError("a game must end")


# --- how much there can be


def check_moves(case: Case) -> None:
    """Every move is listed once and has a text of its own, and the list is always the same."""
    game, moves = case.game, case.game.moves(case.options)
    assert moves == game.moves(case.options)
    texts = [game.format_move(move) for move in moves]
    assert len(set(moves)) == len(set(texts)) == len(moves)
    assert tuple(map(game.parse_move, texts)) == moves


def check_layout(case: Case) -> None:
    fields = case.game.layout(case.options)
    assert fields == case.game.layout(case.options)
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.size > 0 and field.low <= field.high for field in fields)


class Tensors:
    """The tensors of all views met in games with the same options: compared with the layout and with each other."""

    def __init__(self, case: Case) -> None:
        self._game = case.game
        fields = case.game.layout(case.options)
        self._low = [field.low for field in fields for _ in range(field.size)]
        self._high = [field.high for field in fields for _ in range(field.size)]
        self._views: dict[tuple[int, ...], Any] = {}

    def check(self, view: Any) -> None:
        tensor = self._game.tensor(view)
        assert len(tensor) == len(self._low), "the length is always that of the layout"
        assert {*map(type, tensor)} <= {int}
        assert all(map(le, self._low, tensor))
        assert all(map(le, tensor, self._high))
        assert self._views.setdefault(tensor, view) == view, "two views have the same tensor"

    def check_same(self, view: Any) -> None:
        """A view that was written and read again has the same tensor."""
        again = decode(self._game.view_type, through_text(encode(view)))
        assert self._game.tensor(again) == self._game.tensor(view)


def check_bounds(case: Case, rng: RandomStream) -> None:
    """A match offers only listed moves, shows only views within the layout's ranges, and ends within ``longest``."""
    moves, longest, tensors = set(case.game.moves(case.options)), case.game.longest(case.options), Tensors(case)
    match = Match(case.game, case.options, rng)
    while match.result is None:
        assert match.decision <= longest
        for seat in match.asked:
            assert moves.issuperset(match.prompt(seat).moves)
        for viewer in some_viewers(case.game, match.state, rng):
            tensors.check(match.view(viewer))
        tensors.check_same(match.view(rng.choice(match.asked)))
        fidget(match, rng)
    for viewer in viewers(case.game, match.state):
        tensors.check(match.view(viewer))
