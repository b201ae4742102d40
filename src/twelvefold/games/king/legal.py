"""Reachability checks for positions of King of 12 that come from notation or records."""

from __future__ import annotations

from twelvefold.core.errors import BadData, Reason
from twelvefold.games.king import rounds, setting_up, turn
from twelvefold.games.king.cards import SET_SIZE, SIDES, TOKENS, Cards, Character
from twelvefold.games.king.options import TABLE
from twelvefold.games.king.rounds import WRONG_PLAYED
from twelvefold.games.king.setting_up import check_set
from twelvefold.games.king.state import (
    Crowned,
    DrawGroup,
    LayCard,
    LayCards,
    LaySeconds,
    RollDice,
    RollOracles,
    State,
    TakeInGroups,
    TurnDice,
    hand,
    without,
)
from twelvefold.games.king.turn import WRONG_AGENDA

CHECKS = {**setting_up.CHECKS, **rounds.CHECKS, **turn.CHECKS}
"""Whether a frame can be next; the checks stand beside the frames' handlers."""
SETTING_UP = tuple(setting_up.CHECKS)
"""What comes before the first roll: its checks say all that there can be."""
ONLY_IN_TOURNAMENTS = (DrawGroup, TakeInGroups, LayCards, LaySeconds)
LAST_ROUND = 10**9
"""The highest round number that positions may have."""

WRONG_SEATS = Reason("king-position-seats", "a position has {low} to {high} players, each with all their pieces")
WRONG_ROUND = Reason("king-position-round", "the round counts from 1 once dice are rolled, not {given}")
WRONG_DICE = Reason("king-position-dice", "dice show 1 to 12, or nothing at all before they are rolled; not {given}")
WRONG_HAND = Reason("king-position-hand", "the hand of seat {seat} is the set less what it played and laid")
WRONG_TOKENS = Reason(
    "king-position-tokens",
    "tokens of either worth number at most the turns played in the round ({turns}), and never less than none",
)
TOO_MANY_UNDER = Reason(
    "king-position-too-many-under", "cards under dice: {cards}, rounds over: {rounds}; a round gives one card at most"
)
WRONG_UNDER = Reason(
    "king-position-under", "under the die of seat {seat} lies a card of the set that was not played since"
)
WRONG_SUSPECTS = Reason(
    "king-position-suspects", "what may lie under the die of seat {seat} is some of the set, the card itself included"
)
TOURNAMENT_ONLY = Reason("king-position-tournament-only", "this can be next in a tournament only")


def check_table(state: State) -> None:
    """Raise BadData for a position that no ordinary game can reach."""
    seats = range(len(state.dice))
    rows = (state.hands, state.played, state.tokens, state.under, state.suspects)
    if len(seats) not in TABLE or any(len(row) != len(seats) for row in rows):
        raise BadData(WRONG_SEATS, low=TABLE.start, high=TABLE.stop - 1)
    if len(state.agenda) != 1:
        raise BadData(WRONG_AGENDA, given=len(state.agenda))
    frame = state.agenda[0]
    if isinstance(frame, ONLY_IN_TOURNAMENTS):
        raise BadData(TOURNAMENT_ONLY)
    if not isinstance(frame, SETTING_UP):
        check_set(state.set)
        check_round(state)
        _check_tokens(state)
        _check_under(state)
        for seat in seats:
            check_cards(state, seat, state.under[seat : seat + 1])
    CHECKS[type(frame)](state, frame)


def check_round(state: State) -> None:
    """Dice lie where they were rolled for a round, and rounds are counted."""
    rolled = not isinstance(state.agenda[0], RollDice)
    playing = state.playing if rolled else ()
    if not all(1 <= die <= SIDES if seat in playing else die == 0 for seat, die in enumerate(state.dice)):
        raise BadData(WRONG_DICE, given=", ".join(map(str, state.dice)))
    if not int(rolled) <= state.round < LAST_ROUND:
        raise BadData(WRONG_ROUND, given=state.round)


def _check_tokens(state: State) -> None:
    """A turn gives at most one token of each worth, so there are never more than turns were played."""
    match state.agenda[0]:
        case RollDice():
            turns = 0
        case LayCard() | Crowned():
            turns = SET_SIZE - 1
        case TurnDice() | RollOracles():
            turns = len(state.played[0]) - 1
        case _:
            turns = len(state.played[0])
    for worth in TOKENS:
        held = [tokens[worth - 1] for tokens in state.tokens]
        if min(held) < 0 or sum(held) > turns:
            raise BadData(WRONG_TOKENS, turns=turns)


def _check_under(state: State) -> None:
    """A round gives at most one card under a die."""
    finished = state.round - (not isinstance(state.agenda[0], RollDice))
    laid = sum(card is not None for card in state.under)
    if laid > finished:
        raise BadData(TOO_MANY_UNDER, cards=laid, rounds=finished)


def check_cards(state: State, seat: int, under: tuple[Character | None, ...]) -> None:
    """Played cards, the cards under the die, the suspects of the first of them, and the hand of one seat."""
    played, suspects = state.played[seat], state.suspects[seat]
    turns = len(state.played[state.playing[0]]) if seat in state.playing else 0
    laid = [card for card in under if card is not None]
    if len(set(played)) != len(played) or len(played) != turns or not set(played) <= set(state.set):
        raise BadData(WRONG_PLAYED, seat=seat)
    if len(played) > SET_SIZE - 1 - len(laid):
        raise BadData(WRONG_PLAYED, seat=seat)
    if len(set(laid)) != len(laid) or any(card not in state.set or card in played for card in laid):
        raise BadData(WRONG_UNDER, seat=seat)
    check_suspects(state, seat, under[0], suspects)
    held = hand(state.set, None, played)
    for card in laid:
        held = without(held, card)
    if state.hands[seat] != held:
        raise BadData(WRONG_HAND, seat=seat)


def check_suspects(state: State, seat: int, under: Character | None, suspects: Cards) -> None:
    """What may lie under a die was not played since, and is there if a card is."""
    possible = () if under is None else hand(state.set, None, state.played[seat])
    if tuple(card for card in possible if card in suspects) != suspects or (
        under is not None and under not in suspects
    ):
        raise BadData(WRONG_SUSPECTS, seat=seat)
