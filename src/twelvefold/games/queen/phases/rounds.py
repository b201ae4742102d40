"""A round: steps 1 to 3, then on from pause to pause, and step 6.

Step 4 stands in ``taking.py`` and, where it pauses, in ``effects.py``; step 5 in ``marking.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twelvefold.core.agenda import instead
from twelvefold.core.chance import Choice, Draw, Roll
from twelvefold.core.events import EVERYONE, Emit, ignore
from twelvefold.core.game import Decide, Node, Over, Prompt
from twelvefold.core.values import replace
from twelvefold.games.queen import events
from twelvefold.games.queen.cards import DICE, DUEL, ROUNDS, SIDES, Character, Colour, Dice, Tray, sorted_dice
from twelvefold.games.queen.moves import (
    PLAYS,
    Move,
    Play,
)
from twelvefold.games.queen.phases import draft, piles, scoring, taking
from twelvefold.games.queen.sheets.base import kind_of
from twelvefold.games.queen.state import (
    ChooseCards,
    DrawDice,
    Finished,
    KingReveals,
    LayCards,
    Resolve,
    RollDice,
    State,
)

ALL_COLOURS = tuple(Colour)
DRAW_DICE = DrawDice(Tray.MOUNTAINS), DrawDice(Tray.JUNGLE), RollDice()


# --- step 1


def begin_round(state: State, emit: Emit) -> State:
    """Step 1. The active player draws dice and rolls them."""
    emit(events.RoundBegan(state.round, state.active), EVERYONE)
    return state.then(*DRAW_DICE)


def bag(state: State) -> tuple[Colour, ...]:
    """The dice left in the bag, by colour."""
    drawn = [die.colour for die in state.mountains + state.jungle]
    left: tuple[Colour, ...] = ()
    for colour, count in zip(ALL_COLOURS, state.printed.dice, strict=True):
        left += (colour,) * (count - drawn.count(colour))
    return left


def _dice_to_draw(state: State, frame: DrawDice) -> Node[Move]:
    mountains, jungle = state.printed.trays
    return Draw(bag(state), mountains if frame.tray is Tray.MOUNTAINS else jungle)


def _dice_drawn(state: State, frame: DrawDice, drawn: tuple[Colour, ...], emit: Emit) -> State:
    """They lie in their tray, not rolled yet."""
    dice = tuple(DICE[colour, 0] for colour in drawn)
    emit(events.DiceDrawn(frame.tray, drawn), EVERYONE)
    rest = state.agenda[:-1]
    if frame.tray is Tray.MOUNTAINS:
        return replace(state, agenda=rest, mountains=dice)
    return replace(state, agenda=rest, jungle=dice)


def _dice_to_roll(state: State, frame: RollDice) -> Node[Move]:
    return Roll(len(state.mountains) + len(state.jungle), SIDES)


def _dice_rolled(state: State, frame: RollDice, faces: tuple[int, ...], emit: Emit) -> State:
    lying = len(state.mountains)
    mountains, jungle = _rolled(state.mountains, faces[:lying]), _rolled(state.jungle, faces[lying:])
    if emit is not ignore:
        emit(events.DiceRolled(events.told(mountains), events.told(jungle)), EVERYONE)
    return _choose(replace(state, agenda=state.agenda[:-1], mountains=mountains, jungle=jungle), emit)


def _rolled(dice: Dice, faces: tuple[int, ...]) -> Dice:
    return sorted_dice(DICE[die.colour, face] for die, face in zip(dice, faces, strict=True))


# --- steps 2 and 3


def _choose(state: State, emit: Emit) -> State:
    """Step 2. Who cannot play is not asked; if nobody can, there is nothing to reveal."""
    state = draft.begin(state, emit)
    if not draft.able_to_lay(state):
        return _all_laid(state, emit)
    if len(state.players) != DUEL:
        return state.then(ChooseCards())
    return state.then(LayCards(((),) * DUEL))


def _cards_to_choose(state: State, frame: ChooseCards) -> Node[Move]:
    """Step 2. A card from hand, in secret."""
    hands = [(seat, state.players[seat].hand) for seat in draft.able_to_lay(state)]
    return Decide(tuple([Prompt(seat, "play", tuple([PLAYS[card] for card in hand])) for seat, hand in hands]))


def _cards_chosen(state: State, frame: ChooseCards, moves: tuple[Play, ...], emit: Emit) -> State:
    cards = {seat: move.card for seat, move in zip(draft.able_to_lay(state), moves, strict=True)}
    return _all_laid(draft.play_one_each(state, cards).done(), emit)


def _cards_to_lay(state: State, frame: LayCards) -> Node[Move]:
    """Duel: two cards, one after the other, in a line."""
    prompts: list[Prompt[Move]] = []
    for seat in draft.able_to_lay(state):
        cards = draft.choices(state.players[seat], frame.lines[seat])
        may_end = not cards or (state.rules == 1 and bool(frame.lines[seat]))  # version 1: the pile came back once
        prompts.append(Prompt(seat, "play", tuple(PLAYS[card] for card in cards), line=True, may_end=may_end))
    return Decide(tuple(prompts))


def _laid(state: State, frame: LayCards, lines: object, emit: Emit) -> State:
    return _all_laid(draft.lay(state.done(), frame, emit), emit)


def _all_laid(state: State, emit: Emit) -> State:
    """Step 3. Solo: the King's top card is revealed with the player's."""
    if state.king is not None:
        state = piles.kings_deck(state, emit)
        if state.king is not None and state.king.deck:
            return state.then(KingReveals())
    return _reveal(state, None, emit)


def _king_to_reveal(state: State, frame: KingReveals) -> Node[Move]:
    assert state.king is not None
    return Choice(state.king.deck)


def _king_revealed(state: State, frame: KingReveals, card: Character, emit: Emit) -> State:
    return _reveal(piles.kings_top(state.done(), card), card, emit)


def _reveal(state: State, king: Character | None, emit: Emit) -> State:
    return state.then(Resolve(draft.reveal(state, king, emit)))


# --- on to the next pause


def go_on(state: State, emit: Emit) -> State:
    """On to the next pause: through the effects, to the marking, to the next round."""
    while True:
        if not state.agenda:
            return _end_round(state, emit)
        frame = state.agenda[-1]
        if not isinstance(frame, Resolve):
            return state
        if not frame.queue:
            taking.tell_left(state, emit)
            state = kind_of(state).begin(state.done(), emit)
            continue
        seat, card = frame.queue[0]
        state = replace(state, agenda=instead(state.agenda, Resolve(frame.queue[1:])))
        state = taking.EFFECTS[card](state, seat, card, emit)


def _end_round(state: State, emit: Emit) -> State:
    """What the sheets have for the end of a round; then dice back into the bag, and the next player is active."""
    state = kind_of(state).after_round(state, emit)
    players = tuple(
        replace(player, played=(), taken=(), lady=None, copied=(), able=False, owed=False) for player in state.players
    )
    state = replace(state, players=players, mountains=(), jungle=())
    if state.round == ROUNDS:
        scoring.counted(state, emit)
        return state.then(Finished())
    active = (state.active + 1) % len(players)
    return begin_round(replace(state, round=state.round + 1, active=active), emit)


def _over(state: State, frame: Finished) -> Node[Move]:
    return Over(scoring.winners(state))


# --- positions from outside


def _can_draw_dice(state: State, frame: DrawDice) -> bool:
    """The rest of ``DRAW_DICE`` comes after it; ``legal.py`` counts the dice that lie there."""
    return state.later == DRAW_DICE[: DRAW_DICE.index(frame) : -1]


def _can_roll_dice(state: State, frame: RollDice) -> bool:
    """``legal.py`` counts the dice that lie there."""
    return not state.later


def _can_choose(state: State, frame: ChooseCards) -> bool:
    return not state.later and len(state.players) != DUEL and _all_renewed(state)


def _can_lay(state: State, frame: LayCards) -> bool:
    """Duel: every line is one that may be laid."""
    if state.later or not len(state.players) == DUEL == len(frame.lines) or not _all_renewed(state):
        return False
    return all(
        card in draft.choices(player, line[:length])
        for player, line in zip(state.players, frame.lines, strict=True)
        for length, card in enumerate(line)
    )


def _all_renewed(state: State) -> bool:
    """Nobody still has to take a pile back, and somebody can lay. A new pile has one card."""
    players = [player for player in state.players if not player.out]
    waiting = [player for player in players if len(player.hand) < 2 and len(player.pile) > len(player.hand)]
    return not waiting and bool(draft.able_to_lay(state))


def _can_king_reveal(state: State, frame: KingReveals) -> bool:
    return not state.later and state.king is not None and bool(state.king.deck)


def _cannot_be_next(state: State, frame: Resolve) -> bool:
    """Effects are worked through without a pause: they lie under what they pause for."""
    return False


def _can_be_over(state: State, frame: Finished) -> bool:
    return not state.later and state.round == ROUNDS


CHECKS: dict[type, Callable[[State, Any], bool]] = {
    DrawDice: _can_draw_dice,
    RollDice: _can_roll_dice,
    ChooseCards: _can_choose,
    LayCards: _can_lay,
    KingReveals: _can_king_reveal,
    Resolve: _cannot_be_next,
    Finished: _can_be_over,
}

NODES: dict[type, Callable[[State, Any], Node[Move]]] = {
    DrawDice: _dice_to_draw,
    RollDice: _dice_to_roll,
    ChooseCards: _cards_to_choose,
    LayCards: _cards_to_lay,
    KingReveals: _king_to_reveal,
    Finished: _over,
}

APPLY: dict[type, Callable[[State, Any, Any, Emit], State]] = {
    DrawDice: _dice_drawn,
    RollDice: _dice_rolled,
    ChooseCards: _cards_chosen,
    LayCards: _laid,
    KingReveals: _king_revealed,
}
