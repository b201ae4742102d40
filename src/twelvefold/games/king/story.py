"""Tells what the rules did, step by step, as events. Decides nothing: it reads results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from twelvefold.core.events import EVERYONE, Audience, Emit, Event, all_but, only
from twelvefold.games.king import events as tell
from twelvefold.games.king.cards import (
    FACTS,
    PROMOS,
    ROUND_POINTS,
    Character,
    Kind,
    in_order,
)
from twelvefold.games.king.ring import Comparison, Dice, Standing, effects, owners
from twelvefold.games.king.scoring import Ranking
from twelvefold.games.king.state import Ring, State, Tokens, points
from twelvefold.games.king.tournament import Tournament

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
    emit(tell.RoundBegan(state.round, pairs(state.playing, state.dice)), EVERYONE)


def groups_seated(emit: Emit, groups: Sequence[tuple[int, ...]], begin: int = 1) -> None:
    """Who plays with whom from now on; the first of these groups has that number."""
    for number, seats in enumerate(groups, begin):
        emit(tell.GroupSeated(number, seats), EVERYONE)


def at_table(emit: Emit, tables: Sequence[tuple[int, ...]], number: int) -> Emit:
    """An emit for what happens at one of several tables: the table is named before the first thing told."""
    if len(tables) == 1:
        return emit
    named = False

    def emit_there(event: Event, audience: Audience) -> None:
        nonlocal named
        if not named:
            emit(tell.AtGroup(number, tables[number - 1]), EVERYONE)
            named = True
        emit(event, audience)

    return emit_there


def seats_of(rings: tuple[Ring, ...]) -> tuple[tuple[int, ...], ...]:
    """Who sits at each of the tables."""
    return tuple(ring.seats for ring in rings)


def cards_shown(emit: Emit, rings: tuple[Ring, ...]) -> None:
    """Step 1: all cards at once, group by group where there are groups."""
    if len(rings) == 1:
        emit(tell.CardsRevealed(_played(rings[0])), EVERYONE)
        return
    emit(tell.TurnRevealed(), EVERYONE)
    for number, ring in enumerate(rings, 1):
        emit(tell.GroupRevealed(number, _played(ring)), EVERYONE)


def winners_meet(emit: Emit, ring: Ring) -> None:
    """The winners' table begins."""
    emit(tell.WinnersMeet(_played(ring)), EVERYONE)


def nobody_goes_on(emit: Emit) -> None:
    """There is no winners' table this time."""
    emit(tell.NobodyGoesOn(), EVERYONE)


def _played(ring: Ring) -> tell.Played:
    return tuple(zip(ring.seats, ring.cards, strict=True))


def effects_told(emit: Emit, ring: Ring, standing: Standing, dice: Dice) -> None:
    """Steps 2 and 3, as far as they go without a choice."""
    for card in in_order(set(ring.cards)):
        if ring.cards.count(card) > 1:
            emit(tell.CardsCancelled(card, holders(ring.seats, ring.cards, card)), EVERYONE)
    for lady in owners(ring, standing, Character.LADY):
        others = tuple((seat, card) for seat, card in _played(ring) if seat != lady and ring.cards.count(card) == 1)
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


def dice_turned(emit: Emit, rings: tuple[Ring, ...], seats: tuple[int, ...], before: Dice, after: Dice) -> None:
    """Sorcerers, all at once."""
    for emit_there, seat in _where(emit, rings, seats):
        emit_there(tell.DieTurned(seat, Character.SORCERER, seat, before[seat], after[seat]), EVERYONE)


def dice_rolled(emit: Emit, rings: tuple[Ring, ...], seats: tuple[int, ...], before: Dice, after: Dice) -> None:
    """Oracles, told table by table."""
    for emit_there, seat in _where(emit, rings, seats):
        emit_there(tell.DieRolled(seat, before[seat], after[seat]), EVERYONE)


def _where(emit: Emit, rings: tuple[Ring, ...], seats: tuple[int, ...]) -> Iterator[tuple[Emit, int]]:
    """These seats, each with an emit for its own table, table by table."""
    tables = seats_of(rings)
    for number, table in enumerate(tables, 1):
        for seat in table:
            if seat in seats:
                yield at_table(emit, tables, number), seat


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
    elif not ring.prizes[0]:
        emit(tell.GroupFirst(first, value_of[first]), EVERYONE)
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


def tokens_taken(
    emit: Emit,
    tables: Sequence[tuple[int, ...]],
    thefts: Sequence[tuple[int, int]],
    taken: Sequence[int | None],
) -> None:
    """The Ladies have made up their minds, told table by table."""
    for number, table in enumerate(tables, 1):
        for pair, token in zip(thefts, taken, strict=True):
            if pair[0] in table:
                event = tell.TokenLeft(*pair) if token is None else tell.TokenTaken(*pair, token)
                at_table(emit, tables, number)(event, EVERYONE)


def round_ended(emit: Emit, state: State, winners: Sequence[int | None]) -> None:
    """Step 6 and the end of a round: why it ends; at each table the totals, and who wins."""
    totals = tuple(points(held) for held in state.tokens)
    last = tuple(seat for seat in state.playing if len(state.hands[seat]) == 1)
    if last:
        emit(tell.LastCardReached(last), EVERYONE)
    for seat in state.playing:
        if totals[seat] >= ROUND_POINTS:
            emit(tell.PointsReached(seat, totals[seat]), EVERYONE)
    for number, (seats, winner) in enumerate(zip(state.tables, winners, strict=True), 1):
        if len(state.tables) > 1:
            emit(tell.AtGroup(number, seats), EVERYONE)
        own = tuple(totals[seat] for seat in seats)
        emit(tell.TotalsCompared(tuple(zip(seats, own, strict=True))), EVERYONE)
        for total in shared(own):
            emit(tell.TotalsCancelled(total, holders(seats, own, total)), EVERYONE)
        emit(_unwon(state) if winner is None else tell.RoundWon(winner, totals[winner]), EVERYONE)


def _unwon(state: State) -> Event:
    """A table without a winner."""
    if not isinstance(state, Tournament):
        return tell.RoundUnwon()
    return tell.FinalUnwon() if state.final else tell.GroupUnwon()


def card_laid(emit: Emit, seat: int, card: Character) -> None:
    """The winner sees the card, the others see that there is one."""
    emit(tell.CardLaid(seat, card), only(seat))
    emit(tell.CardHidden(seat), all_but(seat))


def final_begins(emit: Emit, seats: tuple[int, ...]) -> None:
    """These alone play on."""
    emit(tell.FinalBegins(seats), EVERYONE)


def game_won(emit: Emit, state: State, seat: int) -> None:
    """The end, with nothing left hidden."""
    final = isinstance(state, Tournament) and state.final
    emit(tell.TournamentWon(seat) if final else tell.GameWon(seat), EVERYONE)
    emit(tell.DiceLifted(_under_dice(state)), EVERYONE)


def _under_dice(state: State) -> tell.Played:
    """Every card under a die, a finalist's two one after the other."""
    rows = [state.under, state.second] if isinstance(state, Tournament) else [state.under]
    return tuple((seat, card) for seat, own in enumerate(zip(*rows, strict=True)) for card in own if card is not None)
