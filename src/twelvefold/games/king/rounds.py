"""Rounds: the roll that begins one, what ends it, and the cards that are laid under dice.

A round of a tournament ends like any other, only with a winner in each group; and when several players
win their second round at once, they play a final round.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twelvefold.core.chance import Roll
from twelvefold.core.errors import BadData, Reason
from twelvefold.core.events import Emit, ignore
from twelvefold.core.game import Decide, Node, Over, Prompt
from twelvefold.core.values import replace
from twelvefold.games.king import story
from twelvefold.games.king.cards import SIDES, Cards, Character
from twelvefold.games.king.moves import LAYS, Move
from twelvefold.games.king.options import SEATS
from twelvefold.games.king.ring import Dice, set_faces
from twelvefold.games.king.scoring import round_over, round_winner
from twelvefold.games.king.state import (
    CHOOSE_CARDS,
    AnyFrame,
    Crowned,
    LayCard,
    LayCards,
    LaySeconds,
    RollDice,
    State,
    Tokens,
)
from twelvefold.games.king.tournament import Tournament

WRONG_PLAYED = Reason(
    "king-position-played", "everybody has played equally many different cards of the set; seat {seat} has not"
)
WRONG_WINNER = Reason("king-position-winner", "seat {seat} did not win the round that way")

ROLLS = {count: Roll(count, SIDES) for count in range(1, SEATS.stop)}


# --- a round begins


def _check_roll(state: State, frame: RollDice) -> None:
    """Cards have been taken back."""
    if any(state.played):
        raise BadData(WRONG_PLAYED, seat=0)


def _dice_to_roll(state: State, frame: RollDice) -> Node[Move]:
    """Rule: everybody rolls; in the final of a tournament, everybody who plays it."""
    return ROLLS[len(state.playing)]


def _dice_rolled(state: State, frame: RollDice, faces: tuple[int, ...], emit: Emit) -> State:
    """Dice on the table, a new round begins."""
    dice = set_faces(state.dice, state.playing, faces)
    state = replace(state, dice=dice, round=state.round + 1, agenda=(CHOOSE_CARDS,))
    story.round_began(emit, state)
    return state


def _new_round(state: State, under: tuple[Character | None, ...], suspects: tuple[Cards, ...], emit: Emit) -> State:
    """Cards come back but for those under dice, tokens go back, dice are taken up; in a tournament, new seats."""
    state = state.cleared(under, suspects)
    if isinstance(state, Tournament) and not state.final:
        story.groups_seated(emit, state.groups)
    return state


# --- a turn ends, and perhaps the round


def end_turn(state: State, dice: Dice, tokens: tuple[Tokens, ...], emit: Emit) -> State:
    """Step 6. Ruling: eight points are counted after the Lady's theft, and after the winners' table."""
    state = state.then(dice, tokens, CHOOSE_CARDS)
    return _end_round(state, emit) if round_over(state.hands, tokens) else state


def _end_round(state: State, emit: Emit) -> State:
    """Rule: End of a round. Totals are compared at each table; who wins a second round wins the game.

    Rule: Tournament. If several do so at once, each lays the second card, too, and they play a final round.
    """
    found = [round_winner(seats, state.tokens) for seats in state.tables]
    if emit is not ignore:
        story.round_ended(emit, state, found)
    winners = sorted(seat for seat in found if seat is not None)
    if not winners:
        return _new_round(state, state.under, state.suspects, emit)
    twice = tuple(seat for seat in winners if state.under[seat] is not None)
    frame: AnyFrame
    if len(twice) == 1:
        story.game_won(emit, state, twice[0])
        frame = Crowned(twice[0])
    elif twice:
        frame = LaySeconds(twice)
    else:
        frame = LayCards(tuple(winners)) if isinstance(state, Tournament) else LayCard(winners[0])
    return state.gathered(frame)


# --- cards under dice


def _check_winners(state: State, frame: LayCard | LayCards | LaySeconds | Crowned) -> None:
    """Winners lay a first card each, if none of them has one; a second, if several have; one of them has won."""
    if any(state.played):
        raise BadData(WRONG_PLAYED, seat=0)
    winners = _winners(state)
    twice = tuple(seat for seat in winners if state.under[seat] is not None)
    seats = (frame.seat,) if isinstance(frame, (LayCard, Crowned)) else frame.seats
    if isinstance(frame, (LayCard, LayCards)):
        right = bool(seats) and seats == winners and not twice
    else:
        right = seats == twice and (len(seats) > 1) == isinstance(frame, LaySeconds)
    if not right:
        raise BadData(WRONG_WINNER, seat=(*seats, 0)[0])


def _winners(state: State) -> tuple[int, ...]:
    """The seats that have won the round at their tables, in order."""
    found = [round_winner(seats, state.tokens) for seats in state.tables]
    return tuple(sorted(seat for seat in found if seat is not None))


def _card_to_lay(state: State, frame: LayCard) -> Node[Move]:
    """The winner lays one card from hand under the die, unseen by the others."""
    return Decide((_lay_prompt(state, frame.seat),))


def _card_laid(state: State, frame: LayCard, moves: tuple[Any, ...], emit: Emit) -> State:
    """One winner's card."""
    return _lay(state, {frame.seat: moves[0].card}, emit)


def _cards_to_lay(state: State, frame: LayCards | LaySeconds) -> Node[Move]:
    """All who lay a card do so at once, each in secret."""
    return Decide(tuple(_lay_prompt(state, seat) for seat in frame.seats))


def _cards_laid(state: State, frame: LayCards, moves: tuple[Any, ...], emit: Emit) -> State:
    """The cards of all groups' winners."""
    return _lay(state, {seat: move.card for seat, move in zip(frame.seats, moves, strict=True)}, emit)


def _lay_prompt(state: State, seat: int) -> Prompt[Move]:
    return Prompt(seat, "lay", tuple(LAYS[card] for card in state.hands[seat]))


def _lay(state: State, cards: dict[int, Character], emit: Emit) -> State:
    """Cards go under dice; what the others saw before says nothing about them."""
    under, suspects = list(state.under), list(state.suspects)
    for seat, card in cards.items():
        story.card_laid(emit, seat, card)
        under[seat], suspects[seat] = card, state.set
    return _new_round(state, tuple(under), tuple(suspects), emit)


def _seconds_laid(state: Tournament, frame: LaySeconds, moves: tuple[Any, ...], emit: Emit) -> State:
    """Rule: Tournament. Those with two cards under the die play a final round with the five they still hold."""
    cards = {seat: move.card for seat, move in zip(frame.seats, moves, strict=True)}
    for seat, card in cards.items():
        story.card_laid(emit, seat, card)
    story.final_begins(emit, frame.seats)
    return state.finalists(cards)


def _over(state: State, frame: Crowned) -> Node[Move]:
    """Rule: two cards under the die win the game at once; of several such players, who wins the final."""
    return Over((frame.seat,))


CHECKS: dict[type, Callable[[State, Any], None]] = {
    RollDice: _check_roll,
    LayCard: _check_winners,
    LayCards: _check_winners,
    LaySeconds: _check_winners,
    Crowned: _check_winners,
}

NODES: dict[type, Callable[[State, Any], Node[Move]]] = {
    RollDice: _dice_to_roll,
    LayCard: _card_to_lay,
    LayCards: _cards_to_lay,
    LaySeconds: _cards_to_lay,
    Crowned: _over,
}

APPLY: dict[type, Callable[[Any, Any, Any, Emit], State]] = {
    RollDice: _dice_rolled,
    LayCard: _card_laid,
    LayCards: _cards_laid,
    LaySeconds: _seconds_laid,
}
