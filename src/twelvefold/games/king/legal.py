"""Reachability checks for positions of King of 12 that come from notation or records."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twelvefold.core.errors import BadData, Reason
from twelvefold.games.king.cards import PRIZES, PROMOS, SET_SIZE, SIDES, TOKENS, Cards, Character, in_order
from twelvefold.games.king.options import TABLE
from twelvefold.games.king.ring import ORACLE, SORCERER, cancel, values
from twelvefold.games.king.scoring import round_over, round_winner, theft
from twelvefold.games.king.state import (
    ChooseCards,
    Crowned,
    DrawSet,
    LayCard,
    Ring,
    RollDice,
    RollOracles,
    State,
    TakeTokens,
    TurnDice,
    hand,
    points,
    without,
)

LAST_ROUND = 10**9
"""The highest round number that positions may have."""

WRONG_SEATS = Reason("king-position-seats", "a position has {low} to {high} players, each with all their pieces")
WRONG_SET = Reason("king-position-set", "a set is seven different characters in order, the Knight among them")
WRONG_AGENDA = Reason("king-position-agenda", "exactly one thing is next; this position names {given}")
WRONG_ROUND = Reason("king-position-round", "the round counts from 1 once dice are rolled, not {given}")
WRONG_DICE = Reason("king-position-dice", "dice show 1 to 12, or nothing at all before they are rolled; not {given}")
WRONG_PLAYED = Reason(
    "king-position-played", "everybody has played equally many different cards of the set; seat {seat} has not"
)
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
ROUND_IS_OVER = Reason("king-position-round-over", "nobody can choose: somebody has one card left or eight points")
WRONG_RINGS = Reason("king-position-rings", "the ring is all seats with the cards they played last")
NOBODY_TO_ASK = Reason("king-position-nobody", "no {card} stands, so there is nothing to do for it")
WRONG_THEFT = Reason("king-position-theft", "seat {thief} cannot take a token from seat {victim}")
WRONG_WINNER = Reason("king-position-winner", "seat {seat} did not win the round that way")
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
    if isinstance(frame, DrawSet):
        check_undrawn(state, frame)
        return
    if type(frame) not in _CHECKS:
        raise BadData(TOURNAMENT_ONLY)
    check_set(state.set)
    check_round(state)
    _check_tokens(state)
    _check_under(state)
    for seat in seats:
        check_cards(state, seat, state.under[seat : seat + 1])
    _CHECKS[type(frame)](state, frame)


def check_undrawn(state: State, frame: DrawSet) -> None:
    """Before the set is drawn there is nothing else."""
    promos = tuple(card for card in PROMOS if card in frame.promos)
    if state.set or frame.promos != promos:
        raise BadData(WRONG_SET)
    check_untouched(state)


def check_untouched(state: State) -> None:
    """Before the first roll nothing lies anywhere, and everybody holds the set."""
    seats = len(state.dice)
    nothing = (0, (0,) * seats, ((),) * seats, ((0, 0),) * seats, (None,) * seats, ((),) * seats)
    found = (state.round, state.dice, state.played, state.tokens, state.under, state.suspects)
    if found != nothing or state.hands != (state.set,) * seats:
        raise BadData(WRONG_SET)


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


def check_set(cards: Cards) -> None:
    """Seven different characters in order, with the Knight."""
    if len(cards) != SET_SIZE or in_order(set(cards)) != cards or Character.KNIGHT not in cards:
        raise BadData(WRONG_SET)


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


# --- what is next must follow from what lies on the table


def _ring(state: State) -> Ring:
    """All seats with the cards they played last."""
    return Ring(tuple(range(len(state.dice))), tuple(played[-1] for played in state.played if played), PRIZES)


def _check_roll(state: State, frame: RollDice) -> None:
    """Cards have been taken back."""
    if any(state.played):
        raise BadData(WRONG_PLAYED, seat=0)


def check_choose(state: State, frame: ChooseCards) -> None:
    """The round is not over."""
    if round_over(state.hands, state.tokens):
        raise BadData(ROUND_IS_OVER)


def _check_rings(state: State, frame: TurnDice | RollOracles) -> None:
    """The ring is everybody, and somebody has to turn or to roll."""
    ring = _ring(state)
    if frame.rings != (ring,):
        raise BadData(WRONG_RINGS)
    check_standing(frame)


def check_standing(frame: TurnDice | RollOracles) -> None:
    """A card that turns or rolls stands in one of the rings."""
    card = SORCERER if isinstance(frame, TurnDice) else ORACLE
    if not any(card in cancel(ring.cards) for ring in frame.rings):
        raise BadData(NOBODY_TO_ASK, card=card.name.lower())


def _check_take(state: State, frame: TakeTokens) -> None:
    """Two Ladies have met, and the victim has a token."""
    if len(frame.thefts) != 1:
        raise BadData(WRONG_AGENDA, given=len(frame.thefts))
    ((thief, victim),) = frame.thefts
    ring = _ring(state)
    due = theft(ring, values(ring, cancel(ring.cards), state.dice)) if ring.cards else None
    if due != (thief, victim) or not points(state.tokens[victim]):
        raise BadData(WRONG_THEFT, thief=thief, victim=victim)


def _check_winner(state: State, frame: LayCard | Crowned) -> None:
    """Who has won the round lays a first card; with one under the die, has won the game."""
    seats = tuple(range(len(state.dice)))
    won = frame.seat in seats and round_winner(seats, state.tokens) == frame.seat
    if not won or any(state.played) or (state.under[frame.seat] is None) != isinstance(frame, LayCard):
        raise BadData(WRONG_WINNER, seat=frame.seat)


_CHECKS: dict[type, Callable[[State, Any], None]] = {
    RollDice: _check_roll,
    ChooseCards: check_choose,
    TurnDice: _check_rings,
    RollOracles: _check_rings,
    TakeTokens: _check_take,
    LayCard: _check_winner,
    Crowned: _check_winner,
}
"""One check for each frame of the ordinary game. It plays by the handlers of the tournament, but reaches less."""
