"""Hands, discard piles, reserves, and the King's cards that follow them: how cards move between rounds and in them."""

from __future__ import annotations

from twelvefold.core.events import EVERYONE, Emit
from twelvefold.core.values import replace
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import Cards, Character, in_order
from twelvefold.games.queen.player import KingsCards, Player
from twelvefold.games.queen.state import State


def less(cards: Cards, card: Character) -> Cards:
    """Cards without one of them."""
    return tuple([other for other in cards if other is not card])


def can_lay(player: Player) -> bool:
    """Rule: never the last card. Ruling: who has just taken the old pile back may lay even a single one."""
    return not player.out and (len(player.hand) > 1 or bool(player.hand and player.pile))


def renewed(player: Player) -> Player | None:
    """Step 2. With one card in hand, it starts a new pile, and the old pile comes into the hand; else None.

    An empty hand takes the pile, too. Without a pile there is nothing to take, and the card stays.
    """
    if len(player.hand) > 1 or not player.pile or player.out:
        return None
    return replace(player, hand=in_order(player.pile), pile=player.hand)


def owns(player: Player) -> int:
    """How many cards a player has in hand and pile."""
    return len(player.hand) + len(player.pile)


def renew(state: State, seat: int, emit: Emit) -> State:
    """Step 2 for one player, told."""
    before = state.players[seat]
    after = renewed(before)
    if after is None:
        return state
    for card in before.hand:
        emit(tell.NewPileStarted(seat, card), EVERYONE)
    emit(tell.PileTaken(seat, after.hand, tell.Back.LAST_CARD), EVERYONE)
    return _kings_pile_back(state.player(seat, after), emit)


def take_pile(state: State, seat: int, why: tell.Back, emit: Emit) -> State:
    """The whole discard pile comes back into the hand."""
    player = state.players[seat]
    emit(tell.PileTaken(seat, in_order(player.pile), why), EVERYONE)
    player = replace(player, hand=in_order(player.hand + player.pile), pile=())
    return _kings_pile_back(state.player(seat, player), emit)


def _kings_pile_back(state: State, emit: Emit) -> State:
    """Solo: whenever you take your discard pile back, the King's discard goes back into his deck."""
    if state.king is None or not state.king.discard:
        return state
    emit(tell.KingShuffled(empty=False), EVERYONE)
    return replace(state, king=_shuffled(state.king))


def kings_deck(state: State, emit: Emit) -> State:
    """Solo, ruling: an empty deck reshuffles its discard."""
    if state.king is None or state.king.deck or not state.king.discard:
        return state
    emit(tell.KingShuffled(empty=True), EVERYONE)
    return replace(state, king=_shuffled(state.king))


def _shuffled(king: KingsCards) -> KingsCards:
    return KingsCards(in_order(king.deck + king.discard), ())


def kings_top(state: State, card: Character) -> State:
    """Solo: this card leaves the King's deck for his discard."""
    assert state.king is not None
    return replace(state, king=KingsCards(less(state.king.deck, card), in_order((*state.king.discard, card))))


def gain(state: State, seat: int, card: Character, how: tell.How, emit: Emit) -> State:
    """A card comes from the reserve into the hand, shown to all. Solo: it is shuffled into the King's deck, too."""
    player = state.players[seat]
    emit(tell.CardGained(seat, card, how), EVERYONE)
    player = replace(player, hand=in_order((*player.hand, card)), reserve=less(player.reserve, card))
    state = state.player(seat, player)
    state = kings_deck(state, emit)  # shuffled in, so it must not be the only card there
    if state.king is None:
        return state
    emit(tell.KingGained(card), EVERYONE)
    return replace(state, king=replace(state.king, deck=in_order((*state.king.deck, card))))


def put_back(state: State, seat: int, card: Character, emit: Emit) -> State:
    """The Parasite puts a card into the reserve; a hand that is now empty takes the pile. Solo: the King loses it.

    The Crusade has no reserve: the card is gone.
    """
    player = state.players[seat]
    emit(tell.CardGone(seat, card) if state.crusade else tell.CardPutBack(seat, card), EVERYONE)
    reserve = player.reserve if state.crusade else in_order((*player.reserve, card))
    player = replace(player, hand=less(player.hand, card), pile=less(player.pile, card), reserve=reserve)
    state = state.player(seat, player)
    if state.king is not None and card in (*state.king.deck, *state.king.discard):
        emit(tell.KingLost(card), EVERYONE)
        king = KingsCards(less(state.king.deck, card), less(state.king.discard, card))
        state = replace(state, king=king)
    if not player.hand and player.pile:
        return take_pile(state, seat, tell.Back.PARASITE, emit)
    return state


def lose(state: State, seat: int, card: Character, emit: Emit) -> State:
    """The Gambler makes a player discard. Ruling: fewer than two left, and the pile comes back but for this card."""
    player = state.players[seat]
    emit(tell.CardLost(seat, card), EVERYONE)
    hand, pile = less(player.hand, card), player.pile
    if len(hand) > 1 or not pile:
        return state.player(seat, replace(player, hand=hand, pile=(*pile, card)))
    emit(tell.PileTaken(seat, in_order(pile), tell.Back.GAMBLER), EVERYONE)
    return state.player(seat, replace(player, hand=in_order(hand + pile), pile=(card,)))
