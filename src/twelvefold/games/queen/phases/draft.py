"""Steps 2 and 3: choosing or laying cards, and the reveal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from twelvefold.core.events import EVERYONE, Emit, ignore
from twelvefold.core.values import replace
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import LAYS, Cards, Character, in_order
from twelvefold.games.queen.phases import piles
from twelvefold.games.queen.player import Player
from twelvefold.games.queen.state import AnyFrame, LayCards, Resolve, State


def begin(state: State, emit: Emit) -> State:
    """Step 2, before anybody chooses: last cards start new piles; who cannot play is told."""
    for seat in range(len(state.players)):
        state = piles.renew(state, seat, emit)
        player = state.players[seat]
        if not piles.can_lay(player):
            player = replace(player, out=player.out or not piles.owns(player))
            emit(tell.CannotPlay(seat, piles.owns(player)), EVERYONE)
            state = state.player(seat, player)
    return state


def able_to_lay(state: State) -> tuple[int, ...]:
    """The seats that choose cards in this round."""
    return tuple([seat for seat, player in enumerate(state.players) if piles.can_lay(player)])


# --- a duel's two cards


def choices(player: Player, laid: Cards) -> Cards:
    """Duel: the cards that may be laid next.

    Ruling: a last card starts a new pile once for each card laid; who still cannot lay one lays fewer.
    """
    if len(laid) >= LAYS:
        return ()
    if not laid:
        return player.hand if piles.can_lay(player) else ()
    after = _second_due(player, laid[0])
    return after.hand if piles.can_lay(after) else ()


def _second_due(player: Player, first: Character) -> Player:
    """Duel: the player when the first card is laid and the second is due: a last card has started a new pile."""
    after = replace(player, hand=piles.less(player.hand, first))
    return piles.renewed(after) or after


def lay(state: State, frame: LayCards, emit: Emit) -> State:
    """Duel: all lines lie. Who took the pile back between the two cards is told now."""
    for seat, laid in enumerate(frame.lines):
        before = state.players[seat]
        if len(laid) == LAYS and laid[1] not in before.hand:
            for card in piles.less(before.hand, laid[0]):
                emit(tell.NewPileStarted(seat, card), EVERYONE)
            emit(tell.PileTaken(seat, in_order(before.pile), tell.Back.LAST_CARD), EVERYONE)
        state = play(state, seat, laid)
    return state


def play(state: State, seat: int, cards: Cards) -> State:
    """These cards leave the hand; from now on they lie on the pile."""
    return state.player(seat, _played(state.players[seat], cards))


def play_one_each(state: State, cards: Mapping[int, Character]) -> State:
    """One card of each of these seats, all at once."""
    players = [
        _played(player, (cards[seat],)) if seat in cards else player for seat, player in enumerate(state.players)
    ]
    return replace(state, players=tuple(players))


def _played(player: Player, cards: Cards) -> Player:
    played = in_order(cards)
    if len(cards) == LAYS:
        player = _second_due(player, cards[0])
    hand = tuple([card for card in player.hand if card not in cards])
    return replace(player, hand=hand, pile=player.pile + played, played=played)


def card_plans(state: State, seat: int) -> Iterator[Cards]:
    """Duel: one line for each distinct result; the order of two cards matters only if the pile comes back."""
    player = state.players[seat]
    seen: set[tuple[Cards, Cards, Cards]] = set()
    for first in choices(player, ()):
        seconds = choices(player, (first,))
        for line in ((first, second) for second in seconds) if seconds else ((first,),):
            after = play(state, seat, line).players[seat]
            result = (after.played, after.hand, after.pile)
            if result not in seen:
                seen.add(result)
                yield line


# --- the reveal, and the order in which cards act


def reveal(state: State, king: Character | None, emit: Emit) -> tuple[tuple[int, Character], ...]:
    """Step 3. Equal characters cancel each other; the King's cancels an equal one. The rest, in its order."""
    shown = resolving(state, [(seat, card) for seat, player in enumerate(state.players) for card in player.played])
    if emit is not ignore:
        _tell_reveal(shown, king, emit)
    return tuple([one for one in _uncancelled(shown) if one[1] is not king])


def _tell_reveal(shown: tuple[tuple[int, Character], ...], king: Character | None, emit: Emit) -> None:
    if shown:
        emit(tell.CardsRevealed(shown), EVERYONE)
    if king is not None:
        emit(tell.KingRevealed(king), EVERYONE)
    cards = [card for _, card in shown]
    for card in in_order(set(cards)):
        if cards.count(card) > 1:
            emit(tell.CardsCancelled(card, tuple(sorted(seat for seat, other in shown if other is card))), EVERYONE)
    for seat, card in shown:
        if card is king:
            emit(tell.KingCancelled(seat, card), EVERYONE)


def standing(state: State) -> tuple[tuple[int, Character], ...]:
    """The cards that no other player's cancels, with whose they are, in the order in which they act."""
    shown = [(seat, card) for seat, player in enumerate(state.players) for card in player.played]
    return resolving(state, list(_uncancelled(tuple(shown))))


def acts(state: State, seat: int, card: Character, *later: AnyFrame) -> bool:
    """Whether the effect of this card can be what pauses now: after it come ``later`` and the effects of the rest."""
    cards = standing(state)
    if (seat, card) not in cards:
        return False
    return state.later == (Resolve(cards[cards.index((seat, card)) + 1 :]), *later)


def resolving(state: State, standing: list[tuple[int, Character]]) -> tuple[tuple[int, Character], ...]:
    """Step 4. Ascending order numbers; equal ones clockwise from the active player; the Mirror last of all."""
    order, turns = state.printed.order, list(state.clockwise())
    return tuple(
        sorted(standing, key=lambda one: (one[1] is Character.MIRROR, order[one[1].value], turns.index(one[0])))
    )


def _uncancelled(shown: tuple[tuple[int, Character], ...]) -> Iterator[tuple[int, Character]]:
    cards = [card for _, card in shown]
    return (one for one in shown if cards.count(one[1]) == 1)
