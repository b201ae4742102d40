"""What holds in every tournament, whatever is played: shown on tournaments played at random."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from positions import PlayedStep
from twelvefold.core.chance import Draw
from twelvefold.core.event_fields import FieldShape, shapes_of
from twelvefold.core.events import Event
from twelvefold.core.game import Over
from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import FACTS, Cards, in_order
from twelvefold.games.king.seating import SPLITS, meet, reseat, sizes_of
from twelvefold.games.king.state import State, points
from twelvefold.games.king.tournament import Tournament

from .king_help import GAME, Position
from .tournament_help import random_tournament

seeds = st.integers(0, 10**6)
LADIES = (tell.LadyMayTake, tell.NothingToTake)
"""Whether there is a token to take depends on earlier turns."""


def told_in(step: PlayedStep[State], *kinds: type) -> list[object]:
    return [event for event, _ in step.events if isinstance(event, kinds)]


def tournament_of(state: State) -> Tournament:
    assert isinstance(state, Tournament)
    return state


def codes(cards: Cards) -> str:
    return "".join(FACTS[card].code for card in cards)


def moved(value: Any, shape: FieldShape, seats: tuple[int, ...]) -> Any:
    """A field of an event with other seats."""
    match shape:
        case "seat":
            return value if value is None else seats[value]
        case ["list" | "row", inner]:
            return tuple(moved(item, inner, seats) for item in value)
        case ["pair", left, right]:
            return moved(value[0], left, seats), moved(value[1], right, seats)
    return value


def story_of(events: list[Event], seats: tuple[int, ...]) -> list[tuple[str, dict[str, Any]]]:
    """What was told of a turn at a table whose seats are these, without the prizes, which differ."""
    found = []
    for event in events:
        kind: Any = type(event)
        shapes = {name: shape for name, shape in shapes_of(kind).items() if name not in ("token", "points")}
        fields = {name: moved(getattr(event, name), shape, seats) for name, shape in shapes.items()}
        found.append((kind.__name__.replace("GroupFirst", "FirstPlace"), fields))
    return found


def by_group(story: list[Event]) -> dict[int, list[Event]]:
    """What was told of each group before the winners met."""
    found: dict[int, list[Event]] = {}
    here: list[Event] = []
    for event in story:
        if isinstance(event, tell.AtGroup):
            here = found.setdefault(event.group, [])
        elif isinstance(event, (tell.WinnersMeet, tell.NobodyGoesOn)):
            break
        elif not isinstance(event, (tell.TurnRevealed, tell.GroupRevealed)):
            here.append(event)
    return found


@given(seeds)
@settings(max_examples=15)
def test_a_group_plays_like_an_ordinary_table_with_other_prizes(seed: int) -> None:
    """The same dice and cards at a table of their own: the same is told, but for tokens."""
    for step in random_tournament(seed):
        state = tournament_of(step.before)
        if not told_in(step, tell.TurnRevealed) or not told_in(step, tell.ValuesCompared):
            continue  # somebody chose or rolled in between
        told = by_group([event for event, _ in step.events])
        for number, group in enumerate(state.groups, 1):
            rows = [f"{state.dice[seat]} - - -" for seat in group]
            table = Position(" / ".join([f"{codes(state.set)} r1", *rows, "choose"]))
            table.play(" ".join(codes((step.outcome[seat].card,)) for seat in group))
            alone = [event for event in table.story[1:] if not isinstance(event, LADIES)]
            here = [event for event in told[number] if not isinstance(event, LADIES)]
            assert story_of(here, tuple(range(16))) == story_of(alone, group)


FOR_ALL = (
    tell.TurnRevealed,
    tell.NobodyGoesOn,
    tell.LastCardReached,
    tell.PointsReached,
    tell.CardLaid,
    tell.CardHidden,
    tell.GroupSeated,
    tell.FinalBegins,
    tell.RoundBegan,
    tell.GameWon,
    tell.TournamentWon,
    tell.DiceLifted,
    tell.SetDrawn,
    tell.BothPromos,
)
"""What concerns no table more than another."""


def seats_in(value: Any, shape: FieldShape) -> set[int]:
    """The seats a field of an event names."""
    match shape:
        case "seat":
            return set() if value is None else {value}
        case ["list" | "row", inner]:
            return {seat for item in value for seat in seats_in(item, inner)}
        case ["pair", left, right]:
            return seats_in(value[0], left) | seats_in(value[1], right)
    return set()


@given(seeds)
@settings(max_examples=15)
def test_what_is_told_happens_at_the_table_named_last(seed: int) -> None:
    here: set[int] = set()
    for step in random_tournament(seed):
        for event, _ in step.events:
            kind: Any = type(event)
            named = {seat for name, shape in shapes_of(kind).items() for seat in seats_in(getattr(event, name), shape)}
            if isinstance(event, (tell.AtGroup, tell.GroupRevealed, tell.WinnersMeet, tell.FinalBegins)):
                here = named
            elif not isinstance(event, FOR_ALL):
                assert named <= here, event


@given(seeds)
@settings(max_examples=15)
def test_no_card_is_ever_lost(seed: int) -> None:
    for step in random_tournament(seed):
        state = tournament_of(step.after)
        rows = zip(state.hands, state.played, state.under, state.second, strict=True)
        for hand, played, first, second in rows:
            own = [*hand, *played, *(card for card in (first, second) if card is not None)]
            assert in_order(own) == state.set


@given(seeds)
@settings(max_examples=15)
def test_points_come_from_the_groups_seconds_and_the_winners_table(seed: int) -> None:
    """A turn gives each group a 1 at most, and the winners' table a 2 and a 1; a Lady only moves a token."""
    for step in random_tournament(seed):
        state = tournament_of(step.before)
        before, after = (sum(map(points, each.tokens)) for each in (step.before, step.after))
        if told_in(step, tell.RoundBegan) or told_in(step, tell.CardHidden) or after == 0:
            continue
        won = [event.token for event in told_in(step, tell.FirstPlace, tell.SecondPlace)]  # type: ignore[attr-defined]
        assert after - before == sum(won)
        assert won.count(2) <= 1
        assert won.count(1) <= len(state.groups) + 1


@given(seeds)
@settings(max_examples=15)
def test_a_round_lasts_until_somebody_has_one_card_or_8_points(seed: int) -> None:
    turns = 0
    for step in random_tournament(seed):
        turns = 0 if told_in(step, tell.RoundBegan) else turns
        turns += len(told_in(step, tell.TurnRevealed, tell.CardsRevealed))
        if told_in(step, tell.TotalsCompared):
            state = tournament_of(step.before)
            full = 4 if state.final else 5 if any(card is not None for card in state.under) else 6
            assert turns == full or (turns < full and told_in(step, tell.PointsReached))
            assert bool(told_in(step, tell.LastCardReached)) == (turns == full)


@given(seeds)
@settings(max_examples=15)
def test_seats_change_after_every_round_and_never_within_one(seed: int) -> None:
    for step in random_tournament(seed):
        before, after = tournament_of(step.before), tournament_of(step.after)
        if isinstance(step.node, Draw):
            continue
        if told_in(step, tell.GroupSeated):
            assert after.groups == reseat(before.groups, before.met) != before.groups
            assert after.met == meet(before.met, after.groups)
        elif told_in(step, tell.FinalBegins):
            assert after.final
        else:
            assert (after.groups, after.met) == (before.groups, before.met)
        assert after.final or sizes_of(after.groups) in SPLITS[len(after.dice)]


@given(seeds)
@settings(max_examples=15)
def test_who_wins_has_won_two_rounds_and_a_final_if_others_had_too(seed: int) -> None:
    wins: Counter[int] = Counter()
    finalists: set[int] = set()
    for step in random_tournament(seed):
        for event, _ in step.events:
            if isinstance(event, tell.FinalBegins):
                finalists = set(event.seats)
                assert all(wins[seat] == 2 for seat in finalists)
                assert len(finalists) > 1
            if isinstance(event, tell.RoundWon):
                wins[event.seat] += 1
        end = GAME.node(step.after)
        if isinstance(end, Over):
            (winner,) = end.winners
            assert wins[winner] == (3 if finalists else 2)
            assert winner in finalists or [seat for seat in wins if wins[seat] == 2] == [winner]
            assert bool(told_in(step, tell.TournamentWon)) == bool(finalists)


@given(seeds)
@settings(max_examples=15)
def test_in_the_final_only_finalists_are_asked_and_move(seed: int) -> None:
    for step in random_tournament(seed):
        state = tournament_of(step.before)
        if state.final:
            prompts = getattr(step.node, "prompts", ())
            assert {prompt.seat for prompt in prompts} <= set(state.playing)
            idle = [seat for seat in range(len(state.dice)) if seat not in state.playing]
            assert all(tournament_of(step.after).dice[seat] == 0 for seat in idle)
