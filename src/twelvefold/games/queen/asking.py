"""Step 4 where it pauses: what cards ask their players, what they roll, and what the answers do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twelvefold.core.chance import Choice, Roll
from twelvefold.core.events import EVERYONE, Emit
from twelvefold.core.game import Decide, Node, Prompt
from twelvefold.games.queen import events, piles, taking
from twelvefold.games.queen.cards import (
    SIDES,
    Character,
    in_order,
)
from twelvefold.games.queen.moves import (
    COPIES,
    GAINS,
    LEAVE,
    LINES,
    PUTS,
    ChooseLine,
    Copy,
    Gain,
    Mark,
    Move,
    Put,
    TakeDie,
)
from twelvefold.games.queen.rounds import go_on
from twelvefold.games.queen.sheet import cells_of
from twelvefold.games.queen.state import (
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
    return go_on(taking.take_die(state, frame, moves[0].tray, moves[0].die, emit), emit)


def _card_to_put(state: State, frame: PutCard) -> Node[Move]:
    """Parasite: a card from hand or discard, the Parasite too."""
    player = state.players[frame.seat]
    return Decide((Prompt(frame.seat, "put", tuple(PUTS[card] for card in in_order(player.hand + player.pile))),))


def _card_put(state: State, frame: PutCard, moves: tuple[Put], emit: Emit) -> State:
    return go_on(piles.put_back(state.done(), frame.seat, moves[0].card, emit), emit)


def _cell_to_mark(state: State, frame: MarkByCard) -> Node[Move]:
    """Alchemist and Gambler. Ruling: marking is optional."""
    cells = cells_of(taking.markable(state, frame))
    ask = "mark-value" if frame.card is Character.ALCHEMIST else "mark-roof"
    return Decide((Prompt(frame.seat, ask, (*(Mark(cell, None) for cell in cells), LEAVE)),))


def _cell_marked(state: State, frame: MarkByCard, moves: tuple[Move], emit: Emit) -> State:
    cell = moves[0].cell if isinstance(moves[0], Mark) else None
    return go_on(taking.mark_by_card(state, frame, cell, emit), emit)


def _card_to_gain(state: State, frame: GainCard) -> Node[Move]:
    """Alchemist, or a bonus: any card of the reserve."""
    return Decide((Prompt(frame.seat, "gain", tuple(GAINS[card] for card in state.players[frame.seat].reserve)),))


def _card_gained(state: State, frame: GainCard, moves: tuple[Gain], emit: Emit) -> State:
    how = events.How.BONUS if frame.bonus else events.How.ALCHEMIST
    return go_on(piles.gain(state.done(), frame.seat, moves[0].card, how, emit), emit)


def _card_to_lose(state: State, frame: LoseCards) -> Node[Move]:
    """Gambler: a random card of the hand."""
    return Choice(state.players[frame.seats[0]].hand)


def _card_lost(state: State, frame: LoseCards, card: Character, emit: Emit) -> State:
    seat, *others = frame.seats
    state = piles.lose(state.done(), seat, card, emit)
    return go_on(state.then(LoseCards(tuple(others))) if others else state, emit)


def _line_to_choose(state: State, frame: ChooseOracleLine) -> Node[Move]:
    lines = taking.open_lines(state, frame.seat)
    return Decide((Prompt(frame.seat, "line", tuple(LINES[line] for line in lines)),))


def _line_chosen(state: State, frame: ChooseOracleLine, moves: tuple[ChooseLine], emit: Emit) -> State:
    emit(events.LineChosen(frame.seat, moves[0].line), EVERYONE)
    return state.done().then(RollOracle(frame.seat, moves[0].line))


def _oracle_to_roll(state: State, frame: RollOracle) -> Node[Move]:
    return Roll(1, SIDES)


def _oracle_rolled(state: State, frame: RollOracle, faces: tuple[int], emit: Emit) -> State:
    return go_on(taking.oracle_rolled(state.done(), frame.seat, frame.line, faces[0], emit), emit)


def _dice_to_copy(state: State, frame: CopyDice) -> Node[Move]:
    """Mirror: any other player, even one without dice."""
    return Decide((Prompt(frame.seat, "copy", tuple(COPIES[other] for other in state.others(frame.seat))),))


def _dice_copied(state: State, frame: CopyDice, moves: tuple[Copy], emit: Emit) -> State:
    return go_on(taking.mirror_copied(state.done(), frame.seat, moves[0].seat, emit), emit)


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

STEPS: dict[type, Callable[[State, Any, Any, Emit], State]] = {
    TakeDice: _die_taken,
    PutCard: _card_put,
    MarkByCard: _cell_marked,
    GainCard: _card_gained,
    LoseCards: _card_lost,
    ChooseOracleLine: _line_chosen,
    RollOracle: _oracle_rolled,
    CopyDice: _dice_copied,
}
