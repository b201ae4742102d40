"""Checks that a plug-in game keeps the contract of ``Game``: ``python conform.py GAME``.

The tests run it in a process of its own, because the reasons that a game declares stay declared.
"""

from __future__ import annotations

import sys
from dataclasses import is_dataclass

import conformance
import worlds
from cases import Case
from conformance import states_of, viewers, walk
from twelvefold.core.chance import Chance
from twelvefold.core.generator import RandomStream
from twelvefold.games import registry
from twelvefold.table.match import Match


def check(case: Case, rng: RandomStream) -> None:
    game, steps = case.game, walk(case, rng)
    conformance.check_moves(case)
    conformance.check_layout(case)
    conformance.check_bounds(case, rng)
    for state in states_of(case, steps):
        conformance.check_state_value(game, state)
        conformance.check_views_are_values(game, state, rng)
        conformance.check_asking_changes_nothing(game, state, rng)
        conformance.check_bare_refusals(game, state)
        for viewer in viewers(game, state):
            assert is_dataclass(game.view(state, viewer))
            worlds.check_twins(case, state, viewer, rng)
    for step in steps:
        conformance.check_step_values(game, step)
        if isinstance(step.node, Chance):
            conformance.check_chance(step.node, rng)
    match = Match(game, case.options, rng)
    while match.result is None:
        conformance.check_match_refusals(match, [])
        conformance.fidget(match, rng)
    conformance.check_record_replays(case, match)


if __name__ == "__main__":
    found = registry.get(sys.argv[1])
    for number, seats in enumerate(found.seats):
        given = {"seats": seats}
        check(Case(f"{found.name}-{seats}", found, given, ()), RandomStream.derived(number, "conform"))
    print("conforms")
