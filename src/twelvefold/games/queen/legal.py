"""Which positions can exist. Positions that come from outside (notation, records) are checked here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any

from twelvefold.core.errors import BadData, Reason, short
from twelvefold.games.queen.cards import (
    DUEL,
    FACTS,
    FULL_HAND,
    LAYS,
    ROUNDS,
    SEATS,
    SIDES,
    SOLO,
    START_HAND,
    Cards,
    Character,
    Colour,
    Dice,
    Die,
    Tray,
    allowed,
    in_order,
    sorted_dice,
)
from twelvefold.games.queen.edition.printed import crusade_sheets
from twelvefold.games.queen.edition.reader import check_print
from twelvefold.games.queen.phases import crusade
from twelvefold.games.queen.player import Player
from twelvefold.games.queen.sheets.base import kind_of
from twelvefold.games.queen.state import (
    EFFECTS,
    SETTING_UP,
    DrawDice,
    DrawReserve,
    Finished,
    KingReveals,
    MarkSheets,
    RollDice,
    State,
)

WRONG_SEATS = Reason("queen-position-seats", "a position has {low} to {high} players, one of them active")
WRONG_ROUND = Reason("queen-position-round", "there are {rounds} rounds; {given} is none of them")
WRONG_CARDS = Reason(
    "queen-position-cards",
    "hand, pile and reserve of seat {seat} are together the ten different cards that everybody has; the order of "
    "cards is {order}",
)
WRONG_CRUSADE = Reason(
    "queen-position-crusade",
    "the Crusade is played on sheet C or D, alone on D; in hand and pile, seat {seat} has cards of the eight that "
    "everybody got, and no reserve; the order of cards is {order}",
)
WRONG_ROUND_PART = Reason(
    "queen-position-round-part",
    "what seat {seat} has played, taken or copied in this round cannot be now; the order of cards is {order}",
)
WRONG_AGENDA = Reason("queen-position-agenda", "{given} cannot be next in this position")
WRONG_DICE = Reason("queen-position-dice", "the dice in the trays and taken are not those that are rolled in a round")
WRONG_KING = Reason(
    "queen-position-king",
    "the King plays against a single player, and has the cards of that hand and pile, no others; the order of "
    "cards is {order}",
)

ORDER = " ".join(FACTS[card].code for card in in_order(Character))
"""The order in which a position has the cards of a hand, a reserve or the King."""
Checks = Mapping[type, Callable[[State, Any], bool]]
"""Whether a frame can be next, and what comes after it; the checks stand beside the frames' handlers."""


def check_state(state: State, checks: Checks) -> None:
    """Refuse a position that no game can reach, with the reason. ``checks``: those of all frames."""
    seats = len(state.players)
    if seats not in SEATS or state.active not in range(seats):
        raise BadData(WRONG_SEATS, low=SEATS.start, high=SEATS.stop - 1)
    if not 1 <= state.round <= ROUNDS:
        raise BadData(WRONG_ROUND, rounds=ROUNDS, given=state.round)
    check_print(state.printed)
    if not state.agenda:
        raise BadData(WRONG_AGENDA, given="-")
    for seat in range(seats):
        _check_cards(state, seat)
        kind_of(state).check(state, seat)
        _check_round_part(state, seat)
    _check_king(state)
    _check_dice(state)
    _check_next(state, checks)


def _check_cards(state: State, seat: int) -> None:
    if state.crusade:
        sheets = crusade_sheets(len(state.players))
        if state.printed.sheet.name not in sheets or not crusade.cards_fit(state, seat):
            raise BadData(WRONG_CRUSADE, seat=seat, order=ORDER)
        return
    player, first = state.players[seat], state.players[0]
    owned = (*player.hand, *player.pile, *player.reserve)
    right = (
        len(set(owned)) == len(owned)
        and set(owned) == {*first.hand, *first.pile, *first.reserve}
        and set(START_HAND) <= set(owned) <= set(allowed(len(state.players)))
        and in_order(player.hand) == player.hand
        and in_order(player.reserve) == player.reserve
    )
    drawn = not isinstance(state.agenda[-1], DrawReserve)
    if not right or len(owned) != (FULL_HAND if drawn else len(START_HAND)):
        raise BadData(WRONG_CARDS, seat=seat, order=ORDER)


def _check_round_part(state: State, seat: int) -> None:
    """What belongs to a round is there only from the reveal to the marking; before the King's card, only what lies."""
    player, frame = state.players[seat], state.agenda[-1]
    bare = not (player.taken or player.copied or player.able or player.owed or player.pending)
    if isinstance(frame, (*EFFECTS, MarkSheets)):
        right = _follows(state, player)
    elif isinstance(frame, KingReveals):
        right = bare and _follows(state, player)
    else:
        right = bare and not player.played
    if not right:
        raise BadData(WRONG_ROUND_PART, seat=seat, order=ORDER)


def _follows(state: State, player: Player) -> bool:
    """Whether the cards can have been played, the dice be theirs, and all else come from these cards."""
    caused = all(not there or set(by) & set(player.played) for there, by in _given(player))
    return caused and _can_have_played(state, player) and _can_have_dice(state, player)


def _can_have_played(state: State, player: Player) -> bool:
    """Cards of one's own, in order, one or in a duel two. A Parasite may have taken a card away."""
    own = {*player.hand, *player.pile, *player.reserve}
    gone = len(set(player.played) - own)
    most = LAYS if len(state.players) == DUEL else 1
    return (
        gone <= (state.crusade and Character.PARASITE in player.played)
        and in_order(set(player.played)) == player.played
        and len(player.played) <= most
    )


def _can_have_dice(state: State, player: Player) -> bool:
    """Rolled dice in order, the Lady's among them; the copied ones are what somebody took."""
    return (
        sorted_dice(player.taken) == player.taken
        and sorted_dice(player.copied) == player.copied
        and (player.lady is None or player.lady in player.taken)
        and all(map(_rolled, (*player.taken, *player.copied)))
        and (not player.copied or player.copied in [other.taken for other in state.players])
    )


def _given(player: Player) -> tuple[tuple[object, Cards], ...]:
    """What only certain cards give."""
    return (
        (player.taken, tuple(Character)),
        (player.lady, (Character.LADY,)),
        (player.copied, (Character.MIRROR,)),
        (player.able or player.pending, (Character.ALCHEMIST, Character.GAMBLER, Character.ORACLE, Character.GENERAL)),
        (player.owed, (Character.PHILOSOPHER,)),
    )


def _rolled(die: Die) -> bool:
    return die.colour is not None and 1 <= die.face <= SIDES


def _check_king(state: State) -> None:
    if (state.king is None) != (len(state.players) > SOLO):
        raise BadData(WRONG_KING, order=ORDER)
    if state.king is None:
        return
    cards, player = (*state.king.deck, *state.king.discard), state.players[0]
    if len(set(cards)) != len(cards) or set(cards) != {*player.hand, *player.pile}:
        raise BadData(WRONG_KING, order=ORDER)
    if any(in_order(row) != row for row in (state.king.deck, state.king.discard)):
        raise BadData(WRONG_KING, order=ORDER)


def _check_dice(state: State) -> None:
    """All dice of the round lie in the trays or before the players, no more of a colour than there are."""
    dice = (*state.mountains, *state.jungle, *chain.from_iterable(player.taken for player in state.players))
    colours = Counter(die.colour for die in dice)
    there = dict(zip(Colour, state.printed.dice, strict=True))
    counted = all(colour is not None and count <= there[colour] for colour, count in colours.items())
    if not counted or not _fit_trays(state) or not _as_far_as_rolled(state, dice):
        raise BadData(WRONG_DICE)


def _fit_trays(state: State) -> bool:
    """Each tray has its dice in order, and not too many."""
    trays = state.mountains, state.jungle
    return all(
        sorted_dice(tray) == tray and len(tray) <= most for tray, most in zip(trays, state.printed.trays, strict=True)
    )


def _as_far_as_rolled(state: State, dice: Dice) -> bool:
    """First the mountains' dice are drawn, then the jungle's, then all are rolled; outside of rounds there are none."""
    frame, all_dice = state.agenda[-1], sum(state.printed.trays)
    match frame:
        case DrawDice(tray):
            drawn = state.printed.trays[0] if tray is Tray.JUNGLE else 0
            return len(dice) == drawn and not state.jungle and not any(die.face for die in dice)
        case RollDice():
            return len(dice) == all_dice and not any(die.face for die in dice)
    if isinstance(frame, (*SETTING_UP, Finished)):
        return not dice
    return len(dice) == all_dice and all(map(_rolled, dice))


def _check_next(state: State, checks: Checks) -> None:
    """What is next must follow from what lies on the table."""
    frame = state.agenda[-1]
    in_game = getattr(frame, "seat", 0) in range(len(state.players))
    if not in_game or not checks[type(frame)](state, frame):
        raise BadData(WRONG_AGENDA, given=short(type(frame).__name__, 40))
