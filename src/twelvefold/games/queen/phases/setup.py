"""Rule: Setting up. The reserve, the first cards of duel and solo, the first active player, the King's deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twelvefold.core.chance import Choice, Draw
from twelvefold.core.events import EVERYONE, Emit
from twelvefold.core.game import Node
from twelvefold.core.values import replace
from twelvefold.games.queen import events
from twelvefold.games.queen.cards import DUEL, RESERVE_SIZE, SOLO, START_HAND, Cards, Character, allowed, in_order
from twelvefold.games.queen.moves import (
    Move,
)
from twelvefold.games.queen.phases import crusade, piles
from twelvefold.games.queen.player import KingsCards, Player
from twelvefold.games.queen.sheets.base import kind_of
from twelvefold.games.queen.state import AnyFrame, DrawActive, DrawReserve, FirstCard, KingDiscards, State


def _reserve_to_draw(state: State, frame: DrawReserve) -> Node[Move]:
    """Ruling: six cards at random, the same for all."""
    return Draw(frame.pool, RESERVE_SIZE)


def _reserve_drawn(state: State, frame: DrawReserve, cards: Cards, emit: Emit) -> State:
    emit(events.ReserveDrawn(cards), EVERYONE)
    players = tuple(replace(player, reserve=cards) for player in state.players)
    return reserve_lies(replace(state.done(), players=players))


def reserve_lies(state: State) -> State:
    """Duel and solo: a random card of the reserve starts in hand. Else the first active player is drawn."""
    return state.then(DrawActive() if len(state.players) > DUEL else FirstCard(0))


def _first_card_to_move(state: State, frame: FirstCard) -> Node[Move]:
    return Choice(state.players[frame.seat].reserve)


def _first_card_moved(state: State, frame: FirstCard, card: Character, emit: Emit) -> State:
    emit(events.FirstCardMoved(frame.seat, card), EVERYONE)
    state = first_card(state.done(), frame.seat, card)
    if len(state.players) == SOLO:
        return state.then(KingDiscards())
    return state.then(FirstCard(1) if frame.seat == 0 else DrawActive())


def first_card(state: State, seat: int, card: Character) -> State:
    """Solo: the King's deck holds the same cards as the hand."""
    player = state.players[seat]
    hand = in_order((*player.hand, card))
    state = state.player(seat, replace(player, hand=hand, reserve=piles.less(player.reserve, card)))
    return state if state.king is None else replace(state, king=KingsCards(hand, ()))


def _active_to_draw(state: State, frame: DrawActive) -> Node[Move]:
    """Ruling: the first active player is random."""
    return Choice(tuple(range(len(state.players))))


def _active_drawn(state: State, frame: DrawActive, seat: int, emit: Emit) -> State:
    emit(events.ActiveDrawn(seat), EVERYONE)
    return replace(state.done(), active=seat)


def _king_to_discard(state: State, frame: KingDiscards) -> Node[Move]:
    """Solo: before round 1 the King's top card goes to his discard."""
    assert state.king is not None
    return Choice(state.king.deck)


def _king_discarded(state: State, frame: KingDiscards, card: Character, emit: Emit) -> State:
    emit(events.KingDiscarded(card), EVERYONE)
    return piles.kings_top(state.done(), card)


# --- positions from outside


def _can_draw_reserve(state: State, frame: DrawReserve) -> bool:
    """From cards that are allowed and in nobody's hand, enough of them, each once."""
    possible = set(allowed(len(state.players))) - set(START_HAND)
    right = set(frame.pool) <= possible and len(set(frame.pool)) == len(frame.pool) >= RESERVE_SIZE
    return right and not state.crusade and _as_set_up(state, frame)


def _can_move_first_card(state: State, frame: FirstCard) -> bool:
    """Duel and solo only."""
    return len(state.players) <= DUEL and not state.crusade and _as_set_up(state, frame)


def _can_draw_active(state: State, frame: DrawActive) -> bool:
    return len(state.players) > SOLO and _as_set_up(state, frame)


def _can_king_discard(state: State, frame: KingDiscards) -> bool:
    return len(state.players) == SOLO and _as_set_up(state, frame)


def _as_set_up(state: State, frame: AnyFrame) -> bool:
    """Before the first round everybody has what they started with."""
    if state.crusade:
        return crusade.as_set_up(state, frame)
    unmarked = kind_of(state).unmarked(state.printed.sheet, len(state.players))
    for seat, player in enumerate(state.players):
        fresh = Player(player.hand, (), player.reserve, unmarked)
        moved = len(state.players) <= DUEL and not _waits(seat, frame)
        if player != fresh or len(player.hand) != len(START_HAND) + moved:
            return False
    return state.round == 1 and not state.later and (state.king is None or not state.king.discard)


def _waits(seat: int, frame: AnyFrame) -> bool:
    """Whether a seat has yet to get the first card of its reserve."""
    return isinstance(frame, DrawReserve) or (isinstance(frame, FirstCard) and seat >= frame.seat)


CHECKS: dict[type, Callable[[State, Any], bool]] = {
    DrawReserve: _can_draw_reserve,
    FirstCard: _can_move_first_card,
    DrawActive: _can_draw_active,
    KingDiscards: _can_king_discard,
}

NODES: dict[type, Callable[[State, Any], Node[Move]]] = {
    DrawReserve: _reserve_to_draw,
    FirstCard: _first_card_to_move,
    DrawActive: _active_to_draw,
    KingDiscards: _king_to_discard,
}

APPLY: dict[type, Callable[[State, Any, Any, Emit], State]] = {
    DrawReserve: _reserve_drawn,
    FirstCard: _first_card_moved,
    DrawActive: _active_drawn,
    KingDiscards: _king_discarded,
}
