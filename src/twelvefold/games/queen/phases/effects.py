"""Step 4 where it pauses: what cards ask their players, what they roll, and what the answers do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twelvefold.core.chance import Choice, Roll
from twelvefold.core.events import Emit
from twelvefold.core.game import Decide, Node, Prompt
from twelvefold.games.queen import events
from twelvefold.games.queen.cards import (
    CHOOSES,
    GAMBLER_MARKS,
    SIDES,
    SOLO,
    SPY_FROM_EACH,
    Character,
    Tray,
    in_order,
)
from twelvefold.games.queen.moves import (
    COPIES,
    GAINS,
    PUTS,
    Copy,
    Gain,
    Move,
    Put,
    TakeDie,
)
from twelvefold.games.queen.phases import draft, piles, taking
from twelvefold.games.queen.sheets.base import kind_of
from twelvefold.games.queen.state import (
    AnyFrame,
    ChooseOracleLine,
    CopyDice,
    GainCard,
    LoseCards,
    MarkByCard,
    PutCard,
    RollOracle,
    State,
    TakeDice,
)


def _dice_to_take(state: State, frame: TakeDice) -> Node[Move]:
    """Any die in the trays; equal ones in a tray are one."""
    moves = [TakeDie(tray, die) for tray in frame.trays for die in dict.fromkeys(taking.lying(state, tray))]
    return Decide((Prompt(frame.seat, "take", tuple(moves)),))


def _die_taken(state: State, frame: TakeDice, moves: tuple[TakeDie], emit: Emit) -> State:
    return taking.take_die(state, frame, moves[0].tray, moves[0].die, emit)


def _card_to_put(state: State, frame: PutCard) -> Node[Move]:
    """Parasite: a card from hand or discard, the Parasite too."""
    player = state.players[frame.seat]
    ask = "put-away" if state.crusade else "put"
    return Decide((Prompt(frame.seat, ask, tuple(PUTS[card] for card in in_order(player.hand + player.pile))),))


def _card_put(state: State, frame: PutCard, moves: tuple[Put], emit: Emit) -> State:
    return piles.put_back(state.done(), frame.seat, moves[0].card, emit)


def _cell_to_mark(state: State, frame: MarkByCard) -> Node[Move]:
    """Alchemist and Gambler."""
    ask = "mark-value" if frame.card is Character.ALCHEMIST else "mark-roof"
    return Decide((Prompt(frame.seat, ask, kind_of(state).card_moves(state, frame)),))


def _cell_marked(state: State, frame: MarkByCard, moves: tuple[Move], emit: Emit) -> State:
    return kind_of(state).mark_by_card(state, frame, moves[0], emit)


def _card_to_gain(state: State, frame: GainCard) -> Node[Move]:
    """Alchemist, or a bonus: any card of the reserve."""
    return Decide((Prompt(frame.seat, "gain", tuple(GAINS[card] for card in state.players[frame.seat].reserve)),))


def _card_gained(state: State, frame: GainCard, moves: tuple[Gain], emit: Emit) -> State:
    how = kind_of(state).bonus_gain if frame.bonus else events.How.ALCHEMIST
    return piles.gain(state.done(), frame.seat, moves[0].card, how, emit)


def _card_to_lose(state: State, frame: LoseCards) -> Node[Move]:
    """Gambler: a random card of the hand."""
    return Choice(state.players[frame.seats[0]].hand)


def _card_lost(state: State, frame: LoseCards, card: Character, emit: Emit) -> State:
    seat, *others = frame.seats
    state = piles.lose(state.done(), seat, card, emit)
    return state.then(LoseCards(tuple(others))) if others else state


def _line_to_choose(state: State, frame: ChooseOracleLine) -> Node[Move]:
    return Decide((Prompt(frame.seat, kind_of(state).oracle_asks, kind_of(state).oracle_moves(state, frame.seat)),))


def _line_chosen(state: State, frame: ChooseOracleLine, moves: tuple[Move], emit: Emit) -> State:
    return kind_of(state).oracle_chosen(state.done(), frame.seat, moves[0], emit)


def _oracle_to_roll(state: State, frame: RollOracle) -> Node[Move]:
    return Roll(1, SIDES)


def _oracle_rolled(state: State, frame: RollOracle, faces: tuple[int], emit: Emit) -> State:
    return kind_of(state).oracle_rolled(state.done(), frame, faces[0], emit)


def _dice_to_copy(state: State, frame: CopyDice) -> Node[Move]:
    """Mirror: any other player who holds dice. Version 1 asked where nobody does, too: then anybody, for nothing."""
    owners = state.holders(frame.seat) or state.others(frame.seat)
    return Decide((Prompt(frame.seat, "copy", tuple(COPIES[other] for other in owners)),))


def _dice_copied(state: State, frame: CopyDice, moves: tuple[Copy], emit: Emit) -> State:
    return taking.mirror_copied(state.done(), frame.seat, moves[0].seat, emit)


# --- positions from outside


def _can_take_dice(state: State, frame: TakeDice) -> bool:
    """More dice lie there than the card still takes, so that there is a choice."""
    there = sum(len(taking.lying(state, tray)) for tray in frame.trays)
    spy = frame.card is Character.SPY
    most = CHOOSES.get(frame.card, SPY_FROM_EACH if spy else 0)
    trays = len(frame.trays) == 1 if spy else frame.trays == taking.BOTH
    choice = there > frame.left >= 1 and frame.left <= most and trays
    return choice and draft.acts(state, frame.seat, frame.card, *_after_dice(state, frame))


def _after_dice(state: State, frame: TakeDice) -> tuple[AnyFrame, ...]:
    """What a card still does after its dice are taken."""
    match frame:
        case TakeDice(seat, Character.PARASITE):
            return (PutCard(seat),)
        case TakeDice(seat, Character.LADY):
            return kind_of(state).lady(seat)
        case TakeDice(seat, Character.SPY, _, (Tray.MOUNTAINS,)) if len(state.jungle) > SPY_FROM_EACH:
            return (TakeDice(seat, Character.SPY, SPY_FROM_EACH, (Tray.JUNGLE,)),)
    return ()


def _can_put_card(state: State, frame: PutCard) -> bool:
    return draft.acts(state, frame.seat, Character.PARASITE)


def _can_mark_by_card(state: State, frame: MarkByCard) -> bool:
    """There is a cell to mark, for which the card was able to give a mark."""
    kind = kind_of(state)
    most = {Character.ALCHEMIST: kind.alchemist_marks, Character.GAMBLER: GAMBLER_MARKS}.get(frame.card, 0)
    able = 1 <= frame.left <= most and state.players[frame.seat].able and bool(kind.card_moves(state, frame))
    return able and draft.acts(state, frame.seat, frame.card, *_after_marks(state, frame))


def _after_marks(state: State, frame: MarkByCard) -> tuple[AnyFrame, ...]:
    """What a card still does after its marks."""
    if frame.card is Character.GAMBLER:
        return taking.losing(state, frame.seat)
    gains = kind_of(state).alchemist_gains and state.players[frame.seat].reserve
    return (GainCard(frame.seat, bonus=False),) if gains else ()


def _can_gain_card(state: State, frame: GainCard) -> bool:
    """There is a card to take; by a bonus, several seats may be about to take one."""
    if not state.players[frame.seat].reserve:
        return False
    if frame.bonus:
        return _can_gain_by_bonus(state)
    return kind_of(state).alchemist_gains and draft.acts(state, frame.seat, Character.ALCHEMIST)


def _can_gain_by_bonus(state: State) -> bool:
    """All that is to be done is to take cards of the reserve by a bonus, one seat after the other."""
    seats = tuple(frame.seat for frame in reversed(state.agenda) if isinstance(frame, GainCard) and frame.bonus)
    right = len(seats) == len(state.agenda) and set(seats) <= set(range(len(state.players)))
    return right and kind_of(state).takers(state, seats)


def _can_lose_cards(state: State, frame: LoseCards) -> bool:
    """Some are left, clockwise from the Gambler, who is none of them, each with a card to lose."""
    gambler = taking.gambler(state)
    waiting = tuple(seat for seat in state.clockwise(after=gambler) if seat in frame.seats)
    right = bool(waiting) and frame.seats == waiting and all(state.players[seat].hand for seat in waiting)
    return right and draft.acts(state, gambler, Character.GAMBLER)


def _can_choose_line(state: State, frame: ChooseOracleLine) -> bool:
    moves = kind_of(state).oracle_moves(state, frame.seat)
    return bool(moves) and draft.acts(state, frame.seat, Character.ORACLE)


def _can_roll_oracle(state: State, frame: RollOracle) -> bool:
    return kind_of(state).oracle_named(state, frame) and draft.acts(state, frame.seat, Character.ORACLE)


def _can_copy_dice(state: State, frame: CopyDice) -> bool:
    return len(state.players) > SOLO and draft.acts(state, frame.seat, Character.MIRROR)


CHECKS: dict[type, Callable[[State, Any], bool]] = {
    TakeDice: _can_take_dice,
    PutCard: _can_put_card,
    MarkByCard: _can_mark_by_card,
    GainCard: _can_gain_card,
    LoseCards: _can_lose_cards,
    ChooseOracleLine: _can_choose_line,
    RollOracle: _can_roll_oracle,
    CopyDice: _can_copy_dice,
}

NODES: dict[type, Callable[[State, Any], Node[Move]]] = {
    TakeDice: _dice_to_take,
    PutCard: _card_to_put,
    MarkByCard: _cell_to_mark,
    GainCard: _card_to_gain,
    LoseCards: _card_to_lose,
    ChooseOracleLine: _line_to_choose,
    RollOracle: _oracle_to_roll,
    CopyDice: _dice_to_copy,
}

APPLY: dict[type, Callable[[State, Any, Any, Emit], State]] = {
    TakeDice: _die_taken,
    PutCard: _card_put,
    MarkByCard: _cell_marked,
    GainCard: _card_gained,
    LoseCards: _card_lost,
    ChooseOracleLine: _line_chosen,
    RollOracle: _oracle_rolled,
    CopyDice: _dice_copied,
}
