"""Rule: the Crusade expansion. Its own set-up: a hand of eight for everybody, one card of it discarded, no reserve."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twelvefold.core.chance import Choice, Draw
from twelvefold.core.events import EVERYONE, Emit
from twelvefold.core.game import Node
from twelvefold.core.values import replace
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import (
    CRUSADE_DRAWN,
    CRUSADE_HAND,
    FULL_CRUSADE_HAND,
    NOT_IN_CRUSADE,
    SOLO,
    START_HAND,
    Cards,
    Character,
    allowed,
    crusade_pool,
    in_order,
)
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.phases import piles
from twelvefold.games.queen.player import KingsCards, Player
from twelvefold.games.queen.sheets.base import kind_of
from twelvefold.games.queen.state import (
    EFFECTS,
    AnyFrame,
    DiscardFirst,
    DrawActive,
    DrawHand,
    Finished,
    KingDiscards,
    MarkSheets,
    State,
)


def start(state: State, promo: Cards) -> State:
    """Before anything is drawn."""
    players = tuple(replace(player, hand=CRUSADE_HAND) for player in state.players)
    king = None if state.king is None else KingsCards(CRUSADE_HAND, ())
    return replace(state, players=players, king=king).then(DrawHand(crusade_pool(len(players), promo)))


def _hand_to_draw(state: State, frame: DrawHand) -> Node[Move]:
    return Draw(frame.pool, CRUSADE_DRAWN)


def _hand_drawn(state: State, frame: DrawHand, cards: Cards, emit: Emit) -> State:
    """The same for all. Ruling: the King's deck holds all eight."""
    emit(tell.HandDrawn(cards), EVERYONE)
    hand = in_order((*CRUSADE_HAND, *cards))
    players = tuple(replace(player, hand=hand) for player in state.players)
    king = None if state.king is None else KingsCards(hand, ())
    return replace(state.done(), players=players, king=king).then(DiscardFirst(0))


def _first_to_discard(state: State, frame: DiscardFirst) -> Node[Move]:
    """One of the cards drawn, at random."""
    return Choice(tuple(card for card in state.players[frame.seat].hand if card not in CRUSADE_HAND))


def _first_discarded(state: State, frame: DiscardFirst, card: Character, emit: Emit) -> State:
    emit(tell.FirstDiscarded(frame.seat, card), EVERYONE)
    player = state.players[frame.seat]
    state = state.done().player(frame.seat, replace(player, hand=piles.less(player.hand, card), pile=(card,)))
    if frame.seat + 1 < len(state.players):
        return state.then(DiscardFirst(frame.seat + 1))
    return state.then(KingDiscards() if len(state.players) == SOLO else DrawActive())


# --- positions from outside


def cards_fit(state: State, seat: int) -> bool:
    """Everybody has the same eight cards, but for those that a Parasite took away: at most one in a round."""
    everybody = {card for player in state.players for card in (*player.hand, *player.pile)}
    player = state.players[seat]
    owned = (*player.hand, *player.pile)
    drawn = not isinstance(state.agenda[-1], DrawHand)
    gone = (FULL_CRUSADE_HAND if drawn else len(CRUSADE_HAND)) - len(owned)
    acting = isinstance(state.agenda[-1], (*EFFECTS, MarkSheets, Finished))
    taken_away = len(everybody) < FULL_CRUSADE_HAND or Character.PARASITE in everybody
    return (
        not player.reserve
        and everybody <= {*allowed(len(state.players))} - {*NOT_IN_CRUSADE}
        and len(set(owned)) == len(owned)
        and len(everybody) <= FULL_CRUSADE_HAND
        and 0 <= gone <= (state.round - 1 + acting if drawn and taken_away else 0)
        and (gone > 0 or {*CRUSADE_HAND} <= set(owned))
        and in_order(player.hand) == player.hand
    )


def _can_draw_hand(state: State, frame: DrawHand) -> bool:
    """From cards that are allowed and not given to everybody, enough of them, each once."""
    possible = {*allowed(len(state.players))} - {*NOT_IN_CRUSADE, *START_HAND}
    right = set(frame.pool) <= possible and len(set(frame.pool)) == len(frame.pool) >= CRUSADE_DRAWN
    return right and state.crusade and as_set_up(state, frame)


def _can_discard_first(state: State, frame: DiscardFirst) -> bool:
    return state.crusade and as_set_up(state, frame)


def as_set_up(state: State, frame: AnyFrame) -> bool:
    """Before the first round everybody has what they started with: of the cards drawn, one is discarded."""
    unmarked = kind_of(state).unmarked(state.printed.sheet, len(state.players))
    for seat, player in enumerate(state.players):
        waits = isinstance(frame, DrawHand) or (isinstance(frame, DiscardFirst) and seat >= frame.seat)
        if player != Player(player.hand, player.pile, (), unmarked) or len(player.pile) != (0 if waits else 1):
            return False
        if set(player.pile) & {*CRUSADE_HAND}:
            return False
    return state.round == 1 and not state.later and (state.king is None or not state.king.discard)


CHECKS: dict[type, Callable[[State, Any], bool]] = {DrawHand: _can_draw_hand, DiscardFirst: _can_discard_first}
NODES: dict[type, Callable[[State, Any], Node[Move]]] = {DrawHand: _hand_to_draw, DiscardFirst: _first_to_discard}
APPLY: dict[type, Callable[[State, Any, Any, Emit], State]] = {DrawHand: _hand_drawn, DiscardFirst: _first_discarded}
