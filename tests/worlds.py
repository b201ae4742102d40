"""Secrecy checks: a viewer learns everything it may know, and nothing else.

There are two methods. *Twins*: a state, and another one imagined from a viewer's view of it, must give that viewer
the same view, prompts, errors and events. *Beliefs*: all states that are consistent with what a viewer was shown
since the start are enumerated; ``imagine`` must reach exactly those.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import Any

from cases import Case
from conformance import JUNK, MOST_PLANS, PlayedNode, random_outcome, take_step
from twelvefold.core.chance import Chance
from twelvefold.core.codec import dumps, encode
from twelvefold.core.errors import IllegalMove, TwelvefoldError
from twelvefold.core.game import AnyGame, Decide, Over
from twelvefold.core.generator import RandomStream
from twelvefold.table.match import Match

# --- twins


def check_twins(case: Case, state: Any, viewer: int | None, rng: RandomStream) -> Any:
    """Imagine a state from a view: it must look the same to the viewer and ask it the same. Return it."""
    game = case.game
    view = game.view(state, viewer)
    twin = game.imagine(view, rng)
    game.check(twin)
    assert game.view(twin, viewer) == view
    assert game.tensor(game.view(twin, viewer)) == game.tensor(view)
    assert len(dumps(encode(game.view(twin, viewer)))) == len(dumps(encode(view)))
    node, twin_node = game.node(state), game.node(twin)
    assert type(node) is type(twin_node)
    if isinstance(node, Over):
        assert twin == state, "when the game is over, everything is shown"
    if isinstance(node, Decide) and isinstance(twin_node, Decide):
        assert (node.seats, node.lines) == (twin_node.seats, twin_node.lines)
        if viewer in node.seats:
            assert node.prompt(viewer) == twin_node.prompt(viewer)
    return twin


def check_twins_refuse_alike(case: Case, state: Any, twin: Any, seat: int, moves: list[Any]) -> None:
    """Errors are shown, too: they must not depend on what the seat may not know."""
    pair = [Match(case.game, case.options, RandomStream.derived(0), start=start) for start in (state, twin)]
    refused = [_refusals(match, seat, [*JUNK, *moves]) for match in pair]
    assert refused[0] == refused[1]
    assert refused[0]


def _refusals(match: Match, seat: int, moves: list[Any]) -> list[tuple[str, object]]:
    """The errors that one seat gets for moves that it may not make now."""
    found: list[tuple[str, object]] = []
    legal = match.prompt(seat).moves if seat in match.asked else ()
    for move in moves:
        for call in (match.answer, match.add):
            if move in legal and call == (match.add if match.lines else match.answer):
                continue
            try:
                call(seat, match.decision, move)
            except TwelvefoldError as error:
                found.append((str(error), error.to_json()))
    try:
        match.take_back(seat, match.decision)
    except TwelvefoldError as error:
        found.append((str(error), error.to_json()))
    return found


def follow_twins(case: Case, state: Any, viewer: int | None, rng: RandomStream, length: int = 12) -> int:
    """Play the same outcomes in a state and its twin: the viewer must be told the same.

    Events that reveal hidden facts may differ. After them, or where an outcome is illegal in the twin, another twin is
    imagined. Return how many steps were played while state and twin differed.
    """
    game, twin = case.game, game_twin(case, state, viewer, rng)
    apart = 0
    for _ in range(length):
        if isinstance(game.node(state), Over):
            return apart
        outcome = random_outcome(game, state, rng)
        try:
            there = take_step(game, twin, outcome)
        except IllegalMove:
            twin = game_twin(case, state, viewer, rng)
            continue
        here = take_step(game, state, outcome)
        apart += twin != state
        veiled = [[e for e in step.heard(viewer) if not isinstance(e, case.unveiling)] for step in (here, there)]
        assert veiled[0] == veiled[1]
        if here.heard(viewer) == there.heard(viewer):
            assert game.view(here.after, viewer) == game.view(there.after, viewer), "nothing is seen that was not told"
            state, twin = here.after, there.after
        else:
            state = here.after
            twin = game_twin(case, state, viewer, rng)
    return apart


def game_twin(case: Case, state: Any, viewer: int | None, rng: RandomStream) -> Any:
    return case.game.imagine(case.game.view(state, viewer), rng)


# --- beliefs


def outcomes_for(game: AnyGame, world: Any, viewer: int | None, real: PlayedNode) -> Iterator[Any]:
    """The outcomes that were possible in that world as far as the viewer knows: its own answer is the real one."""
    node = game.node(world)
    if isinstance(node, Chance):
        yield from node.outcomes()
        return
    assert isinstance(node, Decide)
    own = dict(zip(node.seats, real.outcome, strict=True))
    yield from product(
        *(
            (own[seat],)
            if seat == viewer
            else tuple(game.plans(world, seat))
            if node.lines
            else node.prompt(seat).moves
            for seat in node.seats
        )
    )


def count_outcomes(game: AnyGame, world: Any, viewer: int | None) -> int:
    """How many outcomes ``outcomes_for`` gives, at most ``MOST_PLANS`` for each line."""
    node = game.node(world)
    if not isinstance(node, Decide):
        return node.size if isinstance(node, Chance) else 0
    count = 1
    for prompt in node.prompts:
        if prompt.seat != viewer:
            lines = islice(game.plans(world, prompt.seat), MOST_PLANS) if node.lines else prompt.moves
            count *= sum(1 for _ in lines)
    return count


def beliefs(
    game: AnyGame, steps: list[PlayedNode], viewer: int | None, budget: int, begun: set[Any] | None = None
) -> Iterator[tuple[Any, set[Any]]]:
    """Each state of a game, with all worlds that are consistent with what the viewer was shown so far.

    Nothing may be hidden in the first state, unless ``begun`` has the worlds that are consistent with it. Ends before a
    step for which more outcomes than ``budget`` would have to be tried.
    """
    worlds = begun or {steps[0].state}
    yield steps[0].state, worlds
    for real in steps:
        if sum(count_outcomes(game, world, viewer) for world in worlds) > budget:
            return
        heard, seen = real.heard(viewer), game.view(real.after, viewer)
        following = set()
        for world in worlds:
            for outcome in outcomes_for(game, world, viewer, real):
                step = take_step(game, world, outcome)
                if step.heard(viewer) == heard:
                    assert game.view(step.after, viewer) == seen, "nothing is seen that was not told"
                    following.add(step.after)
        worlds = following
        assert real.after in worlds
        yield real.after, worlds


def check_imagine_is_exact(game: AnyGame, state: Any, viewer: int | None, worlds: set[Any], rng: RandomStream) -> None:
    """``imagine`` must reach every consistent world, and no other."""
    view = game.view(state, viewer)
    reached: set[Any] = set()
    for count in range(200 * len(worlds)):
        if count >= 3 * len(worlds) and len(reached) == len(worlds):
            break
        world = game.imagine(view, rng)
        assert world in worlds, "imagined what the viewer can exclude"
        reached.add(world)
    assert reached == worlds, "a world that fits is never imagined"


def check_own_line_keeps_worlds(game: AnyGame, state: Any, viewer: int, worlds: set[Any], rng: RandomStream) -> None:
    """While it builds a line, a seat knows what it knew before, and its line."""
    for plan in game.plans(state, viewer):
        for length in range(1, len(plan) + 1):
            laid = {game.apply_line(world, viewer, plan[:length]) for world in worlds}
            check_imagine_is_exact(game, game.apply_line(state, viewer, plan[:length]), viewer, laid, rng)
