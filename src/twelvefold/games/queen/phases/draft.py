"""Steps 2 and 3: choosing or laying cards, and the reveal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from twelvefold.core.events import EVERYONE, Emit, ignore
from twelvefold.core.values import replace
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import LAYS, Cards, Character, in_order
from twelvefold.games.queen.phases import piles
from twelvefold.games.queen.phases.taking import resolving
from twelvefold.games.queen.state import LayCards, Player, State


def begin(state: State, emit: Emit) -> tuple[State, tuple[bool, ...]]:
    """Step 2, before anybody chooses: last cards start new piles, and whose; who cannot play is told."""
    renewed: list[bool] = []
    for seat in range(len(state.players)):
        before = state
        state = piles.renew(before, seat, emit)
        renewed.append(state is not before)
        player = state.players[seat]
        if not piles.can_lay(player):
            player = replace(player, out=player.out or not piles.owns(player))
            emit(tell.CannotPlay(seat, piles.owns(player)), EVERYONE)
            state = state.player(seat, player)
    return state, tuple(renewed)


def able_to_lay(state: State) -> tuple[int, ...]:
    """The seats that choose cards in this round."""
    return tuple([seat for seat, player in enumerate(state.players) if piles.can_lay(player)])


# --- a duel's two cards


def choices(player: Player, laid: Cards, renewed: bool) -> Cards:
    """Duel: the cards that may be laid next.

    Ruling: the pile is taken back at most once a round; who still holds but one card lays fewer.
    """
    if len(laid) >= LAYS:
        return ()
    hand, _, again = _after(player, laid, renewed)
    if not laid:
        return hand if piles.can_lay(player) else ()
    return hand if len(hand) > 1 or again else ()


def _after(player: Player, laid: Cards, renewed: bool) -> tuple[Cards, Cards, bool]:
    """Hand and pile when these cards are laid and the next one is due, and whether the pile has just come back."""
    if not laid:
        return player.hand, player.pile, False
    hand = piles.less(player.hand, laid[0])
    held = None if renewed else piles.renewed(replace(player, hand=hand))
    if len(laid) < LAYS:
        return (hand, player.pile, False) if held is None else (held.hand, held.pile, True)
    after = replace(player, hand=hand) if held is None else held
    return piles.less(after.hand, laid[-1]), after.pile, False


def lay(state: State, frame: LayCards, emit: Emit) -> State:
    """Duel: all lines lie. Who took the pile back between the two cards is told now."""
    for seat, laid in enumerate(frame.lines):
        before = state.players[seat]
        if len(laid) == LAYS and laid[1] not in before.hand:
            emit(tell.NewPileStarted(seat, next(card for card in before.hand if card is not laid[0])), EVERYONE)
            emit(tell.PileTaken(seat, in_order(before.pile), tell.Back.LAST_CARD), EVERYONE)
        state = play(state, seat, laid, frame.renewed[seat])
    return state


def play(state: State, seat: int, cards: Cards, renewed: bool = True) -> State:
    """These cards leave the hand; from now on they lie on the pile."""
    return state.player(seat, _played(state.players[seat], cards, renewed))


def play_one_each(state: State, cards: Mapping[int, Character]) -> State:
    """One card of each of these seats, all at once."""
    players = [
        _played(player, (cards[seat],), renewed=True) if seat in cards else player
        for seat, player in enumerate(state.players)
    ]
    return replace(state, players=tuple(players))


def _played(player: Player, cards: Cards, renewed: bool) -> Player:
    hand, pile, _ = _after(player, cards, renewed) if cards else (player.hand, player.pile, False)
    played = in_order(cards)
    return replace(player, hand=hand, pile=pile + played, played=played)


def plans(state: State, frame: LayCards, seat: int) -> Iterator[Cards]:
    """Duel: one line for each distinct result; the order of two cards matters only if the pile comes back."""
    player, renewed = state.players[seat], frame.renewed[seat]
    seen: set[tuple[Cards, Cards, Cards]] = set()
    for first in choices(player, (), renewed):
        seconds = choices(player, (first,), renewed)
        for line in ((first, second) for second in seconds) if seconds else ((first,),):
            result = (in_order(line), *_after(player, line, renewed)[:2])
            if result not in seen:
                seen.add(result)
                yield line


# --- the reveal


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


def _uncancelled(shown: tuple[tuple[int, Character], ...]) -> Iterator[tuple[int, Character]]:
    cards = [card for _, card in shown]
    return (one for one in shown if cards.count(one[1]) == 1)
