"""Step 4: the effects, card by card in ascending order. Each is a function of the position and a seat.

What needs a choice or a roll puts a frame on the agenda; ``effects.py`` answers it with the other functions here.
"""

from __future__ import annotations

from collections.abc import Callable

from twelvefold.core.events import EVERYONE, Emit, ignore
from twelvefold.core.rows import replaced, without
from twelvefold.core.values import replace
from twelvefold.games.queen import events as tell
from twelvefold.games.queen.cards import (
    CHOOSES,
    COLOURS,
    FACES,
    GAMBLER_MARKS,
    GUARDIANS,
    SPY_FROM_EACH,
    TRAYS,
    Character,
    Dice,
    Die,
    Tray,
    sorted_dice,
)
from twelvefold.games.queen.phases import piles
from twelvefold.games.queen.sheets.base import kind_of
from twelvefold.games.queen.state import (
    ChooseOracleLine,
    CopyDice,
    GainCard,
    LoseCards,
    MarkByCard,
    PutCard,
    State,
    TakeDice,
)

BOTH = (Tray.MOUNTAINS, Tray.JUNGLE)


def places(mountains: Dice, jungle: Dice) -> tuple[Tray, ...]:
    """Where dice lie, for each of them."""
    return (Tray.MOUNTAINS,) * len(mountains) + (Tray.JUNGLE,) * len(jungle)


def tell_left(state: State, emit: Emit) -> None:
    """The dice that nobody has taken."""
    left = state.mountains + state.jungle
    if left and emit is not ignore:
        emit(tell.DiceLeft(tell.told(left), places(state.mountains, state.jungle)), EVERYONE)


def gambler(state: State) -> int:
    """The first seat that has played the Gambler, or -1."""
    seats = (seat for seat, player in enumerate(state.players) if Character.GAMBLER in player.played)
    return next(seats, -1)


def lying(state: State, tray: Tray) -> Dice:
    """The dice in a tray."""
    return state.mountains if tray is Tray.MOUNTAINS else state.jungle


def _take(state: State, seat: int, card: Character, fits: Callable[[Tray, Die], bool], emit: Emit) -> State:
    """All dice that fit go to the player. Taking is compulsory."""
    mountains = tuple([die for die in state.mountains if fits(Tray.MOUNTAINS, die)])
    jungle = tuple([die for die in state.jungle if fits(Tray.JUNGLE, die)])
    dice = mountains + jungle
    if not dice:
        emit(tell.NothingTaken(seat, card), EVERYONE)
        return state
    if emit is not ignore:
        emit(tell.DiceTaken(seat, card, tell.told(dice), places(mountains, jungle)), EVERYONE)
    left = (
        tuple([die for die in state.mountains if not fits(Tray.MOUNTAINS, die)]),
        tuple([die for die in state.jungle if not fits(Tray.JUNGLE, die)]),
    )
    return _gets(state, seat, card, dice, left)


def _gets(state: State, seat: int, card: Character, dice: Dice, left: tuple[Dice, Dice]) -> State:
    """These dice are the player's, and those are left in the trays."""
    player = state.players[seat]
    lady = dice[0] if card is Character.LADY else player.lady
    player = replace(player, taken=sorted_dice(player.taken + dice), lady=lady)
    return replace(state, players=replaced(state.players, seat, player), mountains=left[0], jungle=left[1])


def take_die(state: State, frame: TakeDice, tray: Tray, die: Die, emit: Emit) -> State:
    """One die of those a card lets its player choose."""
    left = without(lying(state, tray), die)
    emit(tell.DiceTaken(frame.seat, frame.card, tell.told((die,)), (tray,)), EVERYONE)
    trays = (left, state.jungle) if tray is Tray.MOUNTAINS else (state.mountains, left)
    state = _gets(state, frame.seat, frame.card, (die,), trays).done()
    return choose_dice(state, replace(frame, left=frame.left - 1), emit)


def choose_dice(state: State, frame: TakeDice, emit: Emit) -> State:
    """Some dice of the trays: the player's choice where there are more than enough, else all."""
    there = sum(len(lying(state, tray)) for tray in frame.trays)
    if not frame.left:
        return state
    if there > frame.left:
        return state.then(frame)
    return _take(state, frame.seat, frame.card, lambda tray, die: tray in frame.trays, emit) if there else state


# --- the cards


def _by_face(state: State, seat: int, card: Character, emit: Emit) -> State:
    """Knight, Machine, Golem, Collector."""
    return _take(state, seat, card, lambda tray, die: die.face in FACES[card], emit)


def _by_colour(state: State, seat: int, card: Character, emit: Emit) -> State:
    """Druid, Sorcerer, Troublemakers."""
    return _take(state, seat, card, lambda tray, die: die.colour is COLOURS[card], emit)


def _by_tray(state: State, seat: int, card: Character, emit: Emit) -> State:
    """The Guardians."""
    return _take(state, seat, card, lambda tray, die: tray is TRAYS[card], emit)


def _chosen(state: State, seat: int, card: Character, emit: Emit) -> State:
    """Great One, and other dice of one's choice."""
    if not state.mountains and not state.jungle:
        emit(tell.NothingTaken(seat, card), EVERYONE)
        return state
    return choose_dice(state, TakeDice(seat, card, CHOOSES[card], BOTH), emit)


def _parasite(state: State, seat: int, card: Character, emit: Emit) -> State:
    """Two dice, then a card goes back into the reserve: that is compulsory."""
    return _chosen(state.then(PutCard(seat)), seat, card, emit)


def _spy(state: State, seat: int, card: Character, emit: Emit) -> State:
    """Two dice from each tray, if nobody played a Guardian. Ruling: cancelled ones count as played."""
    guards = tuple(
        other for other, player in enumerate(state.players) if any(guard in player.played for guard in GUARDIANS)
    )
    if guards:
        emit(tell.SpyBlocked(seat, guards), EVERYONE)
        return state
    if not state.mountains and not state.jungle:
        emit(tell.NothingTaken(seat, card), EVERYONE)
        return state
    for tray in BOTH:
        if len(lying(state, tray)) <= SPY_FROM_EACH:
            state = choose_dice(state, TakeDice(seat, card, SPY_FROM_EACH, (tray,)), emit)
    more = [TakeDice(seat, card, SPY_FROM_EACH, (tray,)) for tray in BOTH if len(lying(state, tray)) > SPY_FROM_EACH]
    return state.then(*more)


def _lady(state: State, seat: int, card: Character, emit: Emit) -> State:
    """A die of one's choice; on some sheets it may be turned then."""
    more = kind_of(state).lady(seat) if state.mountains or state.jungle else ()
    return _chosen(state.then(*more), seat, card, emit)


def _alchemist(state: State, seat: int, card: Character, emit: Emit) -> State:
    """Values are marked; where the sheet lets her, a card of the reserve is taken then, if there is one."""
    kind = kind_of(state)
    if kind.alchemist_gains and state.players[seat].reserve:
        state = state.then(GainCard(seat, bonus=False))
    return _marking(state, MarkByCard(seat, card, kind.alchemist_marks), emit)


def _gambler(state: State, seat: int, card: Character, emit: Emit) -> State:
    """Two roofs are marked; every other player discards a random card, if there is one in hand."""
    return _marking(state.then(*losing(state, seat)), MarkByCard(seat, card, GAMBLER_MARKS), emit)


def losing(state: State, gambler: int) -> tuple[LoseCards, ...]:
    """Who discards by a Gambler: the others with a card in hand, clockwise; nothing to do if nobody has one."""
    losers = tuple(other for other in state.clockwise(after=gambler) if state.players[other].hand)
    return (LoseCards(losers),) if losers else ()


def _marking(state: State, frame: MarkByCard, emit: Emit) -> State:
    """Who is given a mark was able to mark in this round, whether it is made or not."""
    if not kind_of(state).card_moves(state, frame):
        emit(tell.NothingToMark(frame.seat, frame.card), EVERYONE)
        return state
    return state.player(frame.seat, replace(state.players[frame.seat], able=True)).then(frame)


def _philosopher(state: State, seat: int, card: Character, emit: Emit) -> State:
    """The whole pile comes back, this card too; the bonus is used in step 5."""
    state = piles.take_pile(state, seat, tell.Back.PHILOSOPHER, emit)
    return state.player(seat, replace(state.players[seat], owed=True))


def _general(state: State, seat: int, card: Character, emit: Emit) -> State:
    """Lines that miss one mark get it, as the sheet says."""
    return kind_of(state).general(state, seat, emit)


def _oracle(state: State, seat: int, card: Character, emit: Emit) -> State:
    """Something is named, then a die rolled."""
    if not kind_of(state).oracle_moves(state, seat):
        emit(tell.NothingToMark(seat, card), EVERYONE)
        return state
    return state.then(ChooseOracleLine(seat))


def _mirror(state: State, seat: int, card: Character, emit: Emit) -> State:
    """After all others have taken: one player's dice are copied. Ruling: does nothing where nobody else holds dice."""
    if not state.holders(seat):
        emit(tell.NothingToCopy(seat), EVERYONE)
        return state
    return state.then(CopyDice(seat))


def mirror_copied(state: State, seat: int, owner: int, emit: Emit) -> State:
    """Ruling: only dice physically taken are copied."""
    dice = state.players[owner].taken
    emit(tell.DiceCopied(seat, owner, tell.told(dice), mirror=True), EVERYONE)
    return state.player(seat, replace(state.players[seat], copied=dice))


EFFECTS: dict[Character, Callable[[State, int, Character, Emit], State]] = {
    **dict.fromkeys(FACES, _by_face),
    **dict.fromkeys(COLOURS, _by_colour),
    **dict.fromkeys(TRAYS, _by_tray),
    Character.LADY: _lady,
    Character.GREAT_ONE: _chosen,
    Character.PARASITE: _parasite,
    Character.SPY: _spy,
    Character.ALCHEMIST: _alchemist,
    Character.GAMBLER: _gambler,
    Character.PHILOSOPHER: _philosopher,
    Character.GENERAL: _general,
    Character.ORACLE: _oracle,
    Character.MIRROR: _mirror,
}
"""What each card does when its turn comes."""
