"""Setting up: the first groups of a tournament and a random set are drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twelvefold.core.chance import Choice, Draw
from twelvefold.core.errors import BadData, Reason
from twelvefold.core.events import EVERYONE, Emit
from twelvefold.core.game import Node
from twelvefold.core.values import replace
from twelvefold.games.king import events, story
from twelvefold.games.king.cards import PROMOS, SET_SIZE, Cards, Character, in_order, random_sets
from twelvefold.games.king.moves import Move
from twelvefold.games.king.seating import SPLITS, sizes_of
from twelvefold.games.king.state import ROLL_DICE, DrawGroup, DrawSet, RollDice, State, everybody
from twelvefold.games.king.tournament import Tournament
from twelvefold.games.king.turn import WRONG_AGENDA

WRONG_SET = Reason("king-position-set", "a set is seven different characters in order, the Knight among them")
WRONG_GROUPS = Reason(
    "king-tournament-groups", "the groups are seats in order, of the sizes {allowed}, or one of two to four finalists"
)
WRONG_MET = Reason(
    "king-tournament-met", "meeting counts are a row for each seat, the lowest of all 0, and none in the final"
)
WRONG_SECOND = Reason(
    "king-tournament-second",
    "a second card lies under the dice of all finalists, and of nobody else; seat {seat} differs",
)


def _group_to_draw(state: Tournament, frame: DrawGroup) -> Node[Move]:
    """Rule: Tournament. The first groups are luck: one after the other is drawn from those not seated yet."""
    return Draw(_unseated(state), frame.sizes[len(state.groups)])


def _group_drawn(state: Tournament, frame: DrawGroup, group: tuple[int, ...], emit: Emit) -> State:
    """The players left over are the last group."""
    fresh = [group]
    state = state.drawn(group)
    if len(state.groups) == len(frame.sizes) - 1:
        fresh.append(_unseated(state))
        state = state.drawn(fresh[-1])
    story.groups_seated(emit, fresh, begin=len(state.groups) - len(fresh) + 1)
    return state


def _unseated(state: Tournament) -> tuple[int, ...]:
    """Who is in no group yet."""
    seated = {seat for group in state.groups for seat in group}
    return tuple(seat for seat in everybody(len(state.dice)) if seat not in seated)


def _set_to_draw(state: State, frame: DrawSet) -> Node[Move]:
    """Rule: Setting up, random set. One uniform choice among the valid sets."""
    return Choice(random_sets(frame.promos))


def _set_drawn(state: State, frame: DrawSet, cards: Cards, emit: Emit) -> State:
    emit(events.SetDrawn(cards), EVERYONE)
    return replace(state, set=cards, hands=(cards,) * len(state.dice), agenda=(ROLL_DICE,))


# --- positions from outside


def check_set(cards: Cards) -> None:
    """Seven different characters in order, with the Knight."""
    if len(cards) != SET_SIZE or in_order(set(cards)) != cards or Character.KNIGHT not in cards:
        raise BadData(WRONG_SET)


def _check_set_to_draw(state: State, frame: DrawSet) -> None:
    """Before the set is drawn there is nothing else."""
    promos = tuple(card for card in PROMOS if card in frame.promos)
    if state.set or frame.promos != promos:
        raise BadData(WRONG_SET)
    _check_untouched(state)
    if isinstance(state, Tournament):
        _check_no_seconds(state)


def _check_group_to_draw(state: Tournament, frame: DrawGroup) -> None:
    """While the first groups are drawn there is nothing else; then the set is drawn, or dice are rolled."""
    sizes, groups = frame.sizes, state.groups
    if sizes not in SPLITS[len(state.dice)]:
        raise wrong_groups(state)
    members = [seat for group in groups for seat in group]
    if sizes_of(groups) != sizes[: len(groups)] or len(groups) > len(sizes) - 2 or not ordered(state, members):
        raise wrong_groups(state)
    if state.met:
        raise BadData(WRONG_MET)
    _check_no_seconds(state)
    match state.agenda[:-1]:
        case (DrawSet() as later,):
            _check_set_to_draw(state, later)
        case (RollDice(),):
            check_set(state.set)
            _check_untouched(state)
        case _:
            raise BadData(WRONG_AGENDA, given=len(state.agenda))


def _check_untouched(state: State) -> None:
    """Before the first roll nothing lies anywhere, and everybody holds the set."""
    seats = len(state.dice)
    nothing = (0, (0,) * seats, ((),) * seats, ((0, 0),) * seats, (None,) * seats, ((),) * seats)
    found = (state.round, state.dice, state.played, state.tokens, state.under, state.suspects)
    if found != nothing or state.hands != (state.set,) * seats:
        raise BadData(WRONG_SET)


def _check_no_seconds(state: Tournament) -> None:
    for seat in range(len(state.dice)):
        if state.second[seat] is not None or state.second_suspects[seat]:
            raise BadData(WRONG_SECOND, seat=seat)


def ordered(state: Tournament, members: list[int]) -> bool:
    """Whether these are seats, none twice, and those of each group in order."""
    sorted_groups = all(list(group) == sorted(group) for group in state.groups)
    return sorted_groups and len(set(members)) == len(members) and all(0 <= seat < len(state.dice) for seat in members)


def wrong_groups(state: Tournament) -> BadData:
    """Build the error for groups of a wrong size or with wrong seats."""
    allowed = " / ".join("+".join(map(str, sizes)) for sizes in SPLITS[len(state.dice)])
    return BadData(WRONG_GROUPS, allowed=allowed)


CHECKS: dict[type, Callable[[Any, Any], None]] = {DrawGroup: _check_group_to_draw, DrawSet: _check_set_to_draw}
NODES: dict[type, Callable[[Any, Any], Node[Move]]] = {DrawGroup: _group_to_draw, DrawSet: _set_to_draw}
APPLY: dict[type, Callable[[Any, Any, Any, Emit], State]] = {DrawGroup: _group_drawn, DrawSet: _set_drawn}
