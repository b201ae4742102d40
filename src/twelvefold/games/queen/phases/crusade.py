"""Rule: the Crusade expansion. Its own set-up: a hand of eight for everybody, one card of it discarded, no reserve."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twelvefold.core.chance import Choice, Draw
from twelvefold.core.events import EVERYONE, Emit
from twelvefold.core.game import Node
from twelvefold.core.values import replace
from twelvefold.games.queen.cards import (
    EXPANSION,
    SOLO,
    START_HAND,
    Cards,
    Character,
    Kind,
    allowed,
    in_order,
    of_kind,
)
from twelvefold.games.queen.edition.printed import AREA_SHEETS
from twelvefold.games.queen.moves import Move
from twelvefold.games.queen.phases import piles
from twelvefold.games.queen.player import KingsCards, Player
from twelvefold.games.queen.sheets.areas import events as tell
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

OUT = (Character.ALCHEMIST, Character.LADY)
"""These are not in the Crusade."""
FIRST_HAND = tuple(card for card in START_HAND if card not in OUT)
DRAWN = 5
HAND = len(FIRST_HAND) + DRAWN


def sheets(seats: int) -> tuple[str, ...]:
    """The sheets it is played on: C first, alone always D."""
    return AREA_SHEETS[1:] if seats == SOLO else AREA_SHEETS


def pool(seats: int, promo: Cards) -> Cards:
    """The cards the rest of the hand is drawn from: base cards, Gambler and Oracle, promo cards on request."""
    among = {*of_kind(Kind.BASE), *EXPANSION, *promo} - {*OUT}
    return tuple(card for card in allowed(seats) if card in among)


def start(state: State, promo: Cards) -> State:
    """Before anything is drawn."""
    players = tuple(replace(player, hand=FIRST_HAND) for player in state.players)
    king = None if state.king is None else KingsCards(FIRST_HAND, ())
    return replace(state, players=players, king=king).then(DrawHand(pool(len(players), promo)))


def _hand_to_draw(state: State, frame: DrawHand) -> Node[Move]:
    return Draw(frame.pool, DRAWN)


def _hand_drawn(state: State, frame: DrawHand, cards: Cards, emit: Emit) -> State:
    """The same for all. Ruling: the King's deck holds all eight."""
    emit(tell.HandDrawn(cards), EVERYONE)
    hand = in_order((*FIRST_HAND, *cards))
    players = tuple(replace(player, hand=hand) for player in state.players)
    king = None if state.king is None else KingsCards(hand, ())
    return replace(state.done(), players=players, king=king).then(DiscardFirst(0))


def _first_to_discard(state: State, frame: DiscardFirst) -> Node[Move]:
    """One of the cards drawn, at random."""
    return Choice(tuple(card for card in state.players[frame.seat].hand if card not in FIRST_HAND))


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
    gone = (HAND if drawn else len(FIRST_HAND)) - len(owned)
    acting = isinstance(state.agenda[-1], (*EFFECTS, MarkSheets, Finished))
    taken_away = len(everybody) < HAND or Character.PARASITE in everybody
    return (
        not player.reserve
        and everybody <= {*allowed(len(state.players))} - {*OUT}
        and len(set(owned)) == len(owned)
        and len(everybody) <= HAND
        and 0 <= gone <= (state.round - 1 + acting if drawn and taken_away else 0)
        and (gone > 0 or {*FIRST_HAND} <= set(owned))
        and in_order(player.hand) == player.hand
    )


def _can_draw_hand(state: State, frame: DrawHand) -> bool:
    """From cards that are allowed and not given to everybody, enough of them, each once."""
    possible = {*allowed(len(state.players))} - {*OUT, *START_HAND}
    right = set(frame.pool) <= possible and len(set(frame.pool)) == len(frame.pool) >= DRAWN
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
        if set(player.pile) & {*FIRST_HAND}:
            return False
    return state.round == 1 and not state.later and (state.king is None or not state.king.discard)


CHECKS: dict[type, Callable[[State, Any], bool]] = {DrawHand: _can_draw_hand, DiscardFirst: _can_discard_first}
NODES: dict[type, Callable[[State, Any], Node[Move]]] = {DrawHand: _hand_to_draw, DiscardFirst: _first_to_discard}
APPLY: dict[type, Callable[[State, Any, Any, Emit], State]] = {DrawHand: _hand_drawn, DiscardFirst: _first_discarded}
