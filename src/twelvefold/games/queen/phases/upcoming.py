"""What can be next in a position, and what lies under it, where positions come from outside (notation, records)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twelvefold.core.errors import BadData, Reason, short
from twelvefold.games.queen.cards import SPY_FROM_EACH, Character, Tray
from twelvefold.games.queen.phases import crusade, rounds, taking
from twelvefold.games.queen.phases import draft as laying
from twelvefold.games.queen.phases import effects as asking
from twelvefold.games.queen.phases import setup as setting_up
from twelvefold.games.queen.sheets.areas import lady
from twelvefold.games.queen.sheets.base import kind_of
from twelvefold.games.queen.state import (
    EFFECTS,
    AnyFrame,
    ChooseOracleLine,
    CopyDice,
    DrawDice,
    GainCard,
    MarkByCard,
    PutCard,
    Resolve,
    RollDice,
    RollOracle,
    State,
    TakeDice,
    TurnDie,
)

WRONG_AGENDA = Reason("queen-position-agenda", "{given} cannot be next in this position")


def _never(state: State, frame: Resolve) -> bool:
    """Effects are worked through without a pause: they lie under what they pause for."""
    return False


CHECKS: dict[type, Callable[[State, Any], bool]] = {
    **setting_up.CHECKS,
    **crusade.CHECKS,
    **rounds.CHECKS,
    **asking.CHECKS,
    **lady.CHECKS,
    Resolve: _never,
}
"""Whether there is anything to choose or to roll, for each frame; the checks stand beside the frames' handlers."""


def check_agenda(state: State) -> None:
    """What is next must follow from what lies on the table."""
    top = state.agenda[-1]
    in_game = getattr(top, "seat", 0) in range(len(state.players))
    if not in_game or not CHECKS[type(top)](state, top) or not _below(state, state.agenda[:-1], top):
        raise BadData(WRONG_AGENDA, given=short(type(top).__name__, 40))


def _below(state: State, below: tuple[AnyFrame, ...], top: AnyFrame) -> bool:
    """What lies under the next thing to do follows from it."""
    match top:
        case DrawDice(Tray.MOUNTAINS):
            return below == (RollDice(), DrawDice(Tray.JUNGLE))
        case DrawDice():
            return below == (RollDice(),)
        case GainCard(bonus=True):
            return _reserve_takers(state, (*below, top))
    if not isinstance(top, EFFECTS):
        return not below
    acting = _acting(state, top)
    standing = laying.standing(state)
    if acting not in standing:
        return False
    return below == (Resolve(standing[standing.index(acting) + 1 :]), *_later(state, top))


def _reserve_takers(state: State, frames: tuple[AnyFrame, ...]) -> bool:
    """Those who take from the reserve by a bonus, one after the other."""
    seats = tuple(frame.seat for frame in reversed(frames) if isinstance(frame, GainCard) and frame.bonus)
    right = len(seats) == len(frames) and set(seats) <= set(range(len(state.players)))
    return right and kind_of(state).takers(state, seats)


def _acting(state: State, top: AnyFrame) -> tuple[int, Character]:
    """Whose card asks or rolls now."""
    match top:
        case TakeDice(seat, card) | MarkByCard(seat, card):
            return seat, card
        case TurnDie(seat):
            return seat, Character.LADY
        case PutCard(seat):
            return seat, Character.PARASITE
        case GainCard(seat):
            return seat, Character.ALCHEMIST
        case ChooseOracleLine(seat) | RollOracle(seat):
            return seat, Character.ORACLE
        case CopyDice(seat):
            return seat, Character.MIRROR
    return taking.gambler(state), Character.GAMBLER


def _later(state: State, top: AnyFrame) -> tuple[AnyFrame, ...]:
    """What the same card still does after what it pauses for."""
    match top:
        case TakeDice(seat, Character.PARASITE):
            return (PutCard(seat),)
        case TakeDice(seat, Character.LADY):
            return kind_of(state).lady(seat)
        case TakeDice(seat, Character.SPY, _, (Tray.MOUNTAINS,)) if len(state.jungle) > SPY_FROM_EACH:
            return (TakeDice(seat, Character.SPY, SPY_FROM_EACH, (Tray.JUNGLE,)),)
        case MarkByCard(seat, Character.ALCHEMIST) if kind_of(state).alchemist_gains and state.players[seat].reserve:
            return (GainCard(seat, bonus=False),)
        case MarkByCard(seat, Character.GAMBLER):
            return taking.losing(state, seat)
    return ()
