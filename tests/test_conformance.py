"""Every game, variant and seat count keeps the contract."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import conformance
import worlds
from cases import CASES, Case, case
from conformance import some_viewers, states_of, viewers, walk
from twelvefold.bots.random import RandomPlayer
from twelvefold.core.chance import Chance
from twelvefold.core.codec import dumps, loads
from twelvefold.core.events import Event
from twelvefold.core.game import Decide
from twelvefold.core.generator import RandomStream
from twelvefold.table.drive import play_out
from twelvefold.table.match import Match

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)
MOST_BELIEVED = 100
"""How many steps of a game are followed in all worlds that fit: longer games begin again by then."""
MOST_LINES = 6
"""For how many decisions of a game the lines are checked."""
EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)


def rng_of(seed: int) -> RandomStream:
    return RandomStream.derived(seed, 0, "conformance")


def played(case: Case, seed: int) -> Match:
    match = Match(case.game, case.options, RandomStream.derived(seed, 0, "dice"))
    play_out(match, {seat: RandomPlayer(RandomStream.derived(seed, 0, seat)) for seat in range(match.seats)})
    return match


@EVERY_CASE
@given(seed=SEEDS)
@settings(max_examples=2)
def test_a_finished_match_is_its_record(case: Case, seed: int) -> None:
    conformance.check_record_replays(case, played(case, seed))


@EVERY_CASE
@given(seed=SEEDS)
@settings(max_examples=1)
def test_states_views_outcomes_and_events_are_values(case: Case, seed: int) -> None:
    rng = rng_of(seed)
    steps = walk(case, rng)
    for state in states_of(case, steps):
        conformance.check_state_value(case.game, state)
        conformance.check_views_are_values(case.game, state, rng)
        conformance.check_asking_changes_nothing(case.game, state, rng)
    for step in steps:
        conformance.check_step_values(case.game, step)


@EVERY_CASE
@given(seed=SEEDS)
@settings(max_examples=2)
def test_chance_is_a_distribution(case: Case, seed: int) -> None:
    rng = rng_of(seed)
    chances = {step.node for step in walk(case, rng) if isinstance(step.node, Chance)}
    assert chances
    for chance in chances:
        conformance.check_chance(chance, rng)


@EVERY_CASE
@given(seed=SEEDS)
@settings(max_examples=2)
def test_what_is_no_outcome_is_refused_by_name(case: Case, seed: int) -> None:
    for state in states_of(case, walk(case, rng_of(seed))):
        conformance.check_bare_refusals(case.game, state)
        case.game.check(state)


@EVERY_CASE
@given(seed=SEEDS)
@settings(max_examples=1)
def test_a_refused_move_leaves_the_match_unchanged(case: Case, seed: int) -> None:
    rng = rng_of(seed)
    match = Match(case.game, case.options, rng)
    met: dict[Any, None] = {}
    while match.result is None:
        if rng.below(3 + match.seats) == 0:
            conformance.check_match_refusals(match, conformance.some_moves(tuple(met), rng))
        met |= dict.fromkeys(move for seat in match.asked for move in match.prompt(seat).moves)
        conformance.fidget(match, rng)


@pytest.mark.parametrize("case", [case for case in CASES if case.game.name in ("fair", "queen")], ids=str)
@given(seed=SEEDS)
@settings(max_examples=2)
def test_lines_commute_and_plans_cover_them(case: Case, seed: int) -> None:
    rng = rng_of(seed)
    steps = [step for step in walk(case, rng) if isinstance(step.node, Decide) and step.node.lines]
    assert steps
    for step in steps[:: 1 + len(steps) // MOST_LINES]:
        conformance.check_lines_commute(case.game, step.state, rng)
        conformance.check_plans(case.game, step.state, rng)


# --- how much there can be


@EVERY_CASE
def test_moves_and_tensors_are_laid_out_before_a_game_begins(case: Case) -> None:
    conformance.check_moves(case)
    conformance.check_layout(case)
    assert type(case.game.longest(case.options)) is int


@EVERY_CASE
@given(seed=SEEDS)
@settings(max_examples=1)
def test_a_match_stays_within_the_bounds_of_its_options(case: Case, seed: int) -> None:
    conformance.check_bounds(case, rng_of(seed))


@EVERY_CASE
def test_views_from_chance_to_chance_have_tensors_of_their_own(case: Case) -> None:
    """A match shows decisions only: here luck is looked at, too, over two games."""
    tensors = conformance.Tensors(case)
    for seed in range(2):
        rng = rng_of(seed)
        for state in states_of(case, walk(case, rng)):
            for viewer in some_viewers(case.game, state, rng):
                tensors.check(case.game.view(state, viewer))


# --- keys


@pytest.mark.parametrize(
    "name", ["fair-1-3d", "fair-2-2d", "fair-3-3d", "king-2-first", "king-2-tricks", "chips-2-burning"]
)
def test_states_with_equal_keys_have_equal_futures(name: str) -> None:
    game, rng = case(name).game, rng_of(1)
    groups: dict[Any, set[Any]] = defaultdict(set)
    for _ in range(150):
        for state in states_of(case(name), walk(case(name), rng)):
            groups[game.key(state)].add(state)
    pairs = [sorted(group, key=game.format_state)[:2] for group in groups.values() if len(group) > 1]
    assert len(pairs) >= 5
    for one, other in pairs[:200]:
        conformance.check_same_future(game, one, other, rng)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (  # the number of the round
            "KnSoOrAlMaPaGo r2 / 10 Al 2 - / 7 Or 1 - / choose",
            "KnSoOrAlMaPaGo r9 / 10 Al 2 - / 7 Or 1 - / choose",
        ),
        (  # which tokens make up the points, where no Lady takes any
            "KnSoOrAlMaPaGo r1 / 10 AlMa 2 - / 7 OrPa 11 - / 3 OrMa - - / choose",
            "KnSoOrAlMaPaGo r1 / 10 AlMa 11 - / 7 OrPa 2 - / 3 OrMa - - / choose",
        ),
        (  # the number of the round of a tournament
            f"KnSoOrAlMaPaGo r2 g0.1+2.3.4 m1000.000.11.1{' / 5 Al - -' * 5} / choose",
            f"KnSoOrAlMaPaGo r9 g0.1+2.3.4 m1000.000.11.1{' / 5 Al - -' * 5} / choose",
        ),
    ],
)
def test_king_forgets_what_changes_no_future(one: str, other: str) -> None:
    game = case("king-2-first").game
    states = game.parse_state(one), game.parse_state(other)
    assert states[0] != states[1]
    for seed in range(20):
        conformance.check_same_future(game, *states, rng_of(seed))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (  # with a Lady, which tokens there are to take
            "KnLaOrAlMaPaGo r1 / 10 AlMaGo 2 - / 7 OrPaKn 1 - / choose",
            "KnLaOrAlMaPaGo r1 / 10 AlMaGo 11 - / 7 OrPaKn 1 - / choose",
        ),
        (  # what the other suspects under a die: who knows more plays better
            "KnSoOrAlMaPaGo r2 / 10 Al 2 Go / 7 Or 1 - / choose",
            "KnSoOrAlMaPaGo r2 / 10 Al 2 Go?KnGo / 7 Or 1 - / choose",
        ),
        (  # who has met whom: the next groups follow from it
            f"KnSoOrAlMaPaGo r2 g0.1+2.3.4 m1000.000.11.1{' / 5 Al - -' * 5} / choose",
            f"KnSoOrAlMaPaGo r2 g0.1+2.3.4 m1000.000.11.0{' / 5 Al - -' * 5} / choose",
        ),
        (  # the cards that are still to act at the winners' table
            "KnGaLaSoAlMaPa r1 g0.3+1.2.4 m0010.101.00.1 / 5 SoMa 1 - / 7 KnLa 2 - / 3 PaLa 1 - / 2 KnPa - - / "
            "12 KnAl - - / take 2<1 to 0 4",
            "KnGaLaSoAlMaPa r1 g0.3+1.2.4 m0010.101.00.1 / 5 MaSo 1 - / 7 KnLa 2 - / 3 PaLa 1 - / 2 KnPa - - / "
            "12 KnAl - - / take 2<1 to 0 4",
        ),
        (  # what others suspect of a second card
            f"KnSoOrAlMaPaGo r3 g0.1 m-{' / 5 - - Go?KnGo+Kn' * 2}{' / - - - -' * 3} / choose",
            f"KnSoOrAlMaPaGo r3 g0.1 m-{' / 5 - - Go?KnGo+Kn?KnSoGo' * 2}{' / - - - -' * 3} / choose",
        ),
    ],
)
def test_king_remembers_what_changes_the_future(one: str, other: str) -> None:
    game = case("king-2-first").game
    assert game.key(game.parse_state(one)) != game.key(game.parse_state(other))


# --- secrecy


@EVERY_CASE
@given(seed=SEEDS)
@settings(max_examples=1)
def test_what_a_viewer_may_not_know_changes_nothing_it_is_shown(case: Case, seed: int) -> None:
    rng = rng_of(seed)
    met: dict[Any, None] = {}
    for step in walk(case, rng):
        for viewer in some_viewers(case.game, step.state, rng):
            twin = worlds.check_twins(case, step.state, viewer, rng)
            if viewer is not None and isinstance(step.node, Decide) and twin != step.state:
                worlds.check_twins_refuse_alike(case, step.state, twin, viewer, conformance.some_moves(tuple(met), rng))
        worlds.check_twins(case, step.after, None, rng)  # the end, too
        if isinstance(step.node, Decide):
            met |= dict.fromkeys(move for prompt in step.node.prompts for move in prompt.moves)


@EVERY_CASE
@given(seed=SEEDS)
@settings(max_examples=1)
def test_what_a_viewer_may_not_know_changes_nothing_it_is_told(case: Case, seed: int) -> None:
    rng = rng_of(seed)
    for step in walk(case, rng)[::3]:
        for viewer in some_viewers(case.game, step.state, rng):
            worlds.follow_twins(case, step.state, viewer, rng)


def test_twins_do_differ() -> None:
    """Otherwise the two tests above would show nothing."""
    for name in ("king-2-first", "chips-3-burning", "fair-3-3d"):
        rng = rng_of(7)
        apart = [worlds.follow_twins(case(name), step.state, None, rng) for step in walk(case(name), rng)]
        assert sum(apart) > 20


@pytest.mark.parametrize(
    ("name", "games", "least", "budget"),
    [
        ("king-2-first", 8, 14, 15_000),
        ("king-2-tricks", 8, 14, 15_000),
        ("king-3-all-at-once", 2, 7, 15_000),
        ("chips-2-burning", 1, 36, 1_000),
        ("chips-3-no-burning", 1, 36, 1_000),
        ("queen-2-first", 1, 1, 5_000),
        ("fair-1-3d", 4, 3, 15_000),
        ("fair-2-2d", 15, 9, 15_000),
        ("fair-3-3d", 6, 24, 15_000),
    ],
)
def test_imagine_reaches_exactly_the_worlds_that_fit(name: str, games: int, least: int, budget: int) -> None:
    """``least``: in some position the viewer must have at least this many worlds to choose from."""
    case_, most = case(name), 0
    for index in range(games):
        rng = rng_of(index)
        steps = walk(case_, rng)[:MOST_BELIEVED]
        for viewer in viewers(case_.game, case_.start):
            for state, fitting in worlds.beliefs(case_.game, steps, viewer, budget):
                most = max(most, len(fitting))
                worlds.check_imagine_is_exact(case_.game, state, viewer, fitting, rng)
                node = case_.game.node(state)
                if isinstance(node, Decide) and node.lines and viewer is not None:
                    worlds.check_own_line_keeps_worlds(case_.game, state, viewer, fitting, rng)
    assert most >= least


def test_imagine_stays_exact_where_equal_chips_meet() -> None:
    """Four players: who holds a seen 10 and plays a 10 may have played another one, and nobody can tell."""
    case_ = case("chips-4-burning")
    start = case_.game.parse_state(
        "burning r1 lead 1 / 0 5 3?,4,9 / 0 6,7 3,10? / 0 - 2,9?,10,12? / 0 8 1?,4?,11 / - / play"
    )
    pairs = 0
    for index in range(12):
        rng = rng_of(index)
        steps = walk(case_, rng, start)[:30]
        for viewer in viewers(case_.game, start):
            begun = {case_.game.imagine(case_.game.view(start, viewer), rng) for _ in range(500)}
            for state, fitting in worlds.beliefs(case_.game, steps, viewer, 500, begun):
                worlds.check_imagine_is_exact(case_.game, state, viewer, fitting, rng)
                hands = [(seen, hand) for world in fitting for seen, hand in zip(world.seen, world.unseen, strict=True)]
                pairs += any(set(seen) & set(hand) for seen, hand in hands)
    assert pairs > 50


@pytest.mark.parametrize(
    ("line", "least"),
    [
        (  # seats 0 and 2 have just won their second round: each lays the second card
            "KnGaLaMeTrSoOr r2 g0.1+2.3.4 m1000.000.11.1"
            " / 5 - 2 Or?SoOr / 5 - 1 - / 5 - 21 So?KnSo / 5 - 1 - / 5 - - - / second 0 2",
            144,
        ),
        (  # they play the final round
            "KnGaLaMeTrSoOr r3 g0.2 m- / 5 Kn 2 Or?SoOr+So?LaSoOr / - - - - / 9 Kn 1 So?GaSo+Me?GaMeSo"
            " / - - - - / - - - - / choose",
            16,
        ),
    ],
)
def test_imagine_stays_exact_with_two_cards_under_a_die(line: str, least: int) -> None:
    case_ = case("king-5-tricks")
    start, rng, most = case_.game.parse_state(line), rng_of(3), 0
    steps = walk(case_, rng, start)
    for viewer in (0, 1, None):
        begun = {case_.game.imagine(case_.game.view(start, viewer), rng) for _ in range(200)}
        for state, fitting in worlds.beliefs(case_.game, steps, viewer, 2_000, begun):
            most = max(most, len(fitting))
            worlds.check_imagine_is_exact(case_.game, state, viewer, fitting, rng)
    assert most >= least


# --- the match


@EVERY_CASE
@given(seed=SEEDS)
@settings(max_examples=1)
def test_a_match_saved_at_any_moment_goes_on_as_if_nothing_had_happened(case: Case, seed: int) -> None:
    rng = rng_of(seed)
    match = Match(case.game, case.options, RandomStream.derived(seed, 0, "dice"), obliging=[0])
    heard: dict[int | None, list[Event]] = {viewer: [] for viewer in viewers(case.game, match.state)}
    while match.result is None:
        conformance.fidget(match, rng)
        if rng.below(8):
            continue
        again = Match.restore(case.game, loads(dumps(match.save())))
        assert again.save() == match.save()
        for viewer, before in heard.items():
            before.extend(match.events(viewer, after=len(before)))
            assert before == match.events(viewer) == again.events(viewer)
            assert again.view(viewer) == match.view(viewer)
        match = again
    conformance.check_record_replays(case, match)


@EVERY_CASE
@given(seed=SEEDS, moment=st.integers(0, 60))
@settings(max_examples=2)
def test_a_restored_match_plays_on_like_the_original(case: Case, seed: int, moment: int) -> None:
    rng = rng_of(seed)
    match = Match(case.game, case.options, RandomStream.derived(seed, 0, "dice"))
    for _ in range(moment):
        if match.result is None:
            conformance.fidget(match, rng)
    again, rng_again = Match.restore(case.game, loads(dumps(match.save()))), RandomStream.restore(rng.save())
    while match.result is None:
        conformance.fidget(match, rng)
        conformance.fidget(again, rng_again)
    assert again.save() == match.save()
    assert again.record().to_json() == match.record().to_json()
