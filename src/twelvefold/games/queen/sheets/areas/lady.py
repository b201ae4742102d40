"""Step 4 on sheets C and D: the Lady's player may turn the die she took."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twelvefold.core.events import EVERYONE, Emit
from twelvefold.core.game import Decide, Node, Prompt
from twelvefold.core.rows import without
from twelvefold.core.values import replace
from twelvefold.games.queen.cards import DICE, Character, sorted_dice
from twelvefold.games.queen.events import told
from twelvefold.games.queen.moves import TURNS, Move, TurnTo
from twelvefold.games.queen.phases import draft
from twelvefold.games.queen.sheets.areas.events import DieTurned
from twelvefold.games.queen.sheets.base import kind_of
from twelvefold.games.queen.state import State, TurnDie


def _die_to_turn(state: State, frame: TurnDie) -> Node[Move]:
    """Lady on sheets C and D: any face, the one it shows as well."""
    return Decide((Prompt(frame.seat, "turn", tuple(TURNS.values())),))


def _die_turned(state: State, frame: TurnDie, moves: tuple[TurnTo], emit: Emit) -> State:
    return _turned(state.done(), frame.seat, moves[0].face, emit)


def _turned(state: State, seat: int, face: int, emit: Emit) -> State:
    """The Lady's die shows another face; it is copied as turned."""
    player = state.players[seat]
    assert player.lady is not None
    die = DICE[player.lady.colour, face]
    if die != player.lady:
        (shown,) = told((player.lady,))
        emit(DieTurned(seat, shown, face), EVERYONE)
    return state.player(seat, replace(player, taken=sorted_dice((*without(player.taken, player.lady), die)), lady=die))


# --- positions from outside


def _can_turn_die(state: State, frame: TurnDie) -> bool:
    """Only where the sheet lets the Lady turn the die she took."""
    turns = state.players[frame.seat].lady is not None and bool(kind_of(state).lady(frame.seat))
    return turns and draft.acts(state, frame.seat, Character.LADY)


CHECKS: dict[type, Callable[[State, Any], bool]] = {TurnDie: _can_turn_die}
NODES: dict[type, Callable[[State, Any], Node[Move]]] = {TurnDie: _die_to_turn}
APPLY: dict[type, Callable[[State, Any, Any, Emit], State]] = {TurnDie: _die_turned}
