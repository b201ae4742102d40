"""Tells what the rules did, step by step, as events. Decides nothing: it reads results."""

from __future__ import annotations

from typing import TypeVar

from twelvefold.core.events import EVERYONE, Emit, Event, all_but, only
from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import (
    FACTS,
    PROMOS,
    ROUND_POINTS,
    Cards,
    Character,
    Kind,
    in_order,
)
from twelvefold.games.king.ring import Comparison, Dice, Standing, effects, owners
from twelvefold.games.king.scoring import Ranking
from twelvefold.games.king.state import Ring, State, Tokens, points

T = TypeVar("T")


def holders(seats: tuple[int, ...], things: tuple[T, ...], thing: T) -> tuple[int, ...]:
    """The seats that have that thing."""
    return tuple(seat for seat, own in zip(seats, things, strict=True) if own == thing)


def shared(numbers: tuple[int, ...]) -> list[int]:
    """Every number that comes twice or more, the highest first."""
    return sorted({number for number in numbers if numbers.count(number) > 1}, reverse=True)


def pairs(seats: tuple[int, ...], dice: Dice) -> tell.Faces:
    """Seats with their faces."""
    return tuple((seat, dice[seat]) for seat in seats)


def round_began(emit: Emit, state: State) -> None:
    """Everybody has rolled."""
    if state.round == 1 and all(card in state.set for card in PROMOS):
        emit(tell.BothPromos(), EVERYONE)
    emit(tell.RoundBegan(state.round, tuple(enumerate(state.dice))), EVERYONE)


def revealed(emit: Emit, ring: Ring, standing: Standing, dice: Dice) -> None:
    """Steps 1 to 3, as far as they go without a choice."""
    emit(tell.CardsRevealed(tuple(zip(ring.seats, ring.cards, strict=True))), EVERYONE)
    for card in in_order(set(ring.cards)):
        if ring.cards.count(card) > 1:
            emit(tell.CardsCancelled(card, holders(ring.seats, ring.cards, card)), EVERYONE)
    for lady in owners(ring, standing, Character.LADY):
        others = tuple(
            (seat, card)
            for seat, card in zip(ring.seats, ring.cards, strict=True)
            if seat != lady and ring.cards.count(card) == 1
        )
        emit(tell.LadyCancelled(lady, others), EVERYONE)
    for card, after in effects(ring, standing, dice):
        (owner,) = owners(ring, standing, card)
        if card is Character.MERCHANTS:
            emit(tell.DicePassed(owner, pairs(ring.seats, dice), pairs(ring.seats, after)), EVERYONE)
        else:
            for seat in ring.seats:
                if dice[seat] != after[seat]:
                    emit(tell.DieTurned(seat, card, owner, dice[seat], after[seat]), EVERYONE)
        dice = after


def dice_turned(emit: Emit, seats: tuple[int, ...], before: Dice, after: Dice) -> None:
    """Sorcerers, all at once."""
    for seat in seats:
        emit(tell.DieTurned(seat, Character.SORCERER, seat, before[seat], after[seat]), EVERYONE)


def dice_rolled(emit: Emit, seats: tuple[int, ...], before: Dice, after: Dice) -> None:
    """Oracles, in seat order."""
    for seat in seats:
        emit(tell.DieRolled(seat, before[seat], after[seat]), EVERYONE)


def compared(emit: Emit, ring: Ring, standing: Standing, before: Dice, result: Comparison) -> None:
    """Value cards and step 4."""
    first_values = result.before_faun or result.values
    for seat, card, value in zip(ring.seats, standing, first_values, strict=True):
        if card is not None and FACTS[card].kind is Kind.VALUE:
            emit(tell.ValueChanged(seat, card, before[seat], value), EVERYONE)
    emit(tell.ValuesCompared(tuple(zip(ring.seats, first_values, strict=True))), EVERYONE)
    if result.before_faun is not None:
        (faun,) = owners(ring, standing, Character.FAUN)
        emit(tell.FaunTurned(faun, before[faun], result.dice[faun]), EVERYONE)
        emit(tell.ValuesCompared(tuple(zip(ring.seats, result.values, strict=True))), EVERYONE)
    for value in shared(result.values):
        emit(tell.DiceCancelled(value, holders(ring.seats, result.values, value)), EVERYONE)


def ranked(
    emit: Emit,
    ring: Ring,
    standing: Standing,
    result: Comparison,
    ranking: Ranking,
    tokens: tuple[Tokens, ...],
) -> None:
    """Step 5: who is first and second and why, what they take, and why the others take nothing."""
    for knight in owners(ring, standing, Character.KNIGHT):
        emit(tell.LowBeatsHigh(knight), EVERYONE)
    if ranking.after_gambler != ranking.by_value:
        for gambler in owners(ring, standing, Character.GAMBLER):
            emit(tell.PlacesSwapped(gambler, *ranking.after_gambler), EVERYONE)
    if ranking.final != ranking.after_gambler:
        for collector in owners(ring, standing, Character.COLLECTOR):
            emit(tell.CollectorFirst(collector, ranking.final.second), EVERYONE)
    value_of = dict(zip(ring.seats, result.values, strict=True))
    first, second = ranking.final
    if first is None:
        emit(tell.NobodyFirst(), EVERYONE)
    else:
        emit(tell.FirstPlace(first, value_of[first], ring.prizes[0], points(tokens[first])), EVERYONE)
    if second is None:
        emit(tell.NobodySecond(), EVERYONE)
    else:
        emit(tell.SecondPlace(second, value_of[second], ring.prizes[1], points(tokens[second])), EVERYONE)
    for seat, alone in zip(ring.seats, result.alone, strict=True):
        if seat not in ranking.final:
            pushed = seat in ranking.after_gambler
            why = tell.Why.PUSHED_OUT if pushed else tell.Why.OUTRANKED if alone else tell.Why.CANCELLED
            emit(tell.ScoredNothing(seat, value_of[seat], why), EVERYONE)


def ladies_met(
    emit: Emit, ring: Ring, result: Comparison, pair: tuple[int, int] | None, tokens: tuple[Tokens, ...]
) -> None:
    """Two or more Ladies: who may take from whom, or why nobody may."""
    values = tuple(
        (seat, value)
        for seat, card, value in zip(ring.seats, ring.cards, result.values, strict=True)
        if card is Character.LADY
    )
    event: Event
    if len(values) < 2:
        return
    if pair is None:
        event = tell.LadiesTied(values)
    elif not points(tokens[pair[1]]):
        event = tell.NothingToTake(*pair)
    else:
        event = tell.LadyMayTake(*pair)
    emit(event, EVERYONE)


def token_taken(emit: Emit, pair: tuple[int, int], token: int | None) -> None:
    """A Lady has made up her mind."""
    emit(tell.TokenLeft(*pair) if token is None else tell.TokenTaken(*pair, token), EVERYONE)


def round_ended(emit: Emit, hands: tuple[Cards, ...], tokens: tuple[Tokens, ...], winner: int | None) -> None:
    """Step 6 and the end of a round: why it ends, the totals, who wins it."""
    seats = tuple(range(len(hands)))
    totals = tuple(points(held) for held in tokens)
    last = tuple(seat for seat in seats if len(hands[seat]) == 1)
    if last:
        emit(tell.LastCardReached(last), EVERYONE)
    for seat in seats:
        if totals[seat] >= ROUND_POINTS:
            emit(tell.PointsReached(seat, totals[seat]), EVERYONE)
    emit(tell.TotalsCompared(tuple(enumerate(totals))), EVERYONE)
    for total in shared(totals):
        emit(tell.TotalsCancelled(total, holders(seats, totals, total)), EVERYONE)
    emit(tell.RoundUnwon() if winner is None else tell.RoundWon(winner, totals[winner]), EVERYONE)


def card_laid(emit: Emit, seat: int, card: Character) -> None:
    """The winner sees the card, the others see that there is one."""
    emit(tell.CardLaid(seat, card), only(seat))
    emit(tell.CardHidden(seat), all_but(seat))


def game_won(emit: Emit, state: State, seat: int) -> None:
    """The end, with nothing left hidden."""
    emit(tell.GameWon(seat), EVERYONE)
    under = tuple((owner, card) for owner, card in enumerate(state.under) if card is not None)
    emit(tell.DiceLifted(under), EVERYONE)
