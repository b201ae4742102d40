"""Reachability checks for positions of a tournament: the ordinary game's checks, and those of the groups."""

from __future__ import annotations

from twelvefold.core.errors import BadData, Reason
from twelvefold.games.king.cards import SET_SIZE
from twelvefold.games.king.legal import (
    CHECKS,
    LAST_ROUND,
    SETTING_UP,
    TOO_MANY_UNDER,
    WRONG_ROUND,
    WRONG_SUSPECTS,
    check_cards,
    check_round,
    check_suspects,
    check_table,
)
from twelvefold.games.king.seating import SPLITS, nobody_met, sizes_of
from twelvefold.games.king.setting_up import WRONG_MET, WRONG_SECOND, check_set, ordered, wrong_groups
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
)
from twelvefold.games.king.tournament import Tournament
from twelvefold.games.king.turn import WRONG_AGENDA

MOST_MET = 35
"""The highest meeting count, where the lowest is 0: no tournament comes near it, and notation has no larger digit."""
ROUNDS_BEFORE_FINAL = 2

WRONG_SEATS = Reason("king-tournament-seats", "a tournament has {low} to {high} players, each with all their pieces")
WRONG_TOKENS = Reason(
    "king-tournament-tokens",
    "so far at most {ones} tokens worth 1 and {twos} worth 2 were won, and nobody has less than none",
)


def check_tournament(state: Tournament) -> None:
    """Raise BadData for a position that no tournament can reach."""
    seats = len(state.dice)
    rows = (state.hands, state.played, state.tokens, state.under, state.suspects, state.second, state.second_suspects)
    if seats not in SPLITS or any(len(row) != seats for row in rows):
        raise BadData(WRONG_SEATS, low=min(SPLITS), high=max(SPLITS))
    if not state.agenda:
        raise BadData(WRONG_AGENDA, given=0)
    frame = state.agenda[-1]
    if not isinstance(frame, DrawGroup):
        if len(state.agenda) != 1:
            raise BadData(WRONG_AGENDA, given=len(state.agenda))
        _check_groups(state)
        _check_met(state)
    if not isinstance(frame, SETTING_UP):
        check_set(state.set)
        check_round(state)
        _check_tokens(state)
        _check_under(state)
        for seat in range(seats):
            check_cards(state, seat, (state.under[seat], state.second[seat]))
            _check_second(state, seat)
    if isinstance(frame, LayCard):
        raise BadData(WRONG_AGENDA, given=1)
    CHECKS[type(frame)](state, frame)


def _check_groups(state: Tournament) -> None:
    """Everybody is in a group of the right size; in the final, two to four (at most one of each group) are in one."""
    seats, groups = len(state.dice), state.groups
    members = [seat for group in groups for seat in group]
    whole = sizes_of(groups) in SPLITS[seats]
    final = state.final and 2 <= len(members) <= max(map(len, SPLITS[seats]))
    if not (whole or final) or not ordered(state, members):
        raise wrong_groups(state)


def _check_met(state: Tournament) -> None:
    """Of meetings only the differences count, and in the final nothing does."""
    shape = () if state.final else nobody_met(len(state.dice))
    counts = [count for row in state.met for count in row]
    if sizes_of(state.met) != sizes_of(shape) or (counts and (min(counts) != 0 or max(counts) > MOST_MET)):
        raise BadData(WRONG_MET)


def _check_second(state: Tournament, seat: int) -> None:
    """Finalists have two cards under the die; the first one may be any that the second may be."""
    under, second = state.under[seat], state.second[seat]
    finalist = state.final and seat in state.playing
    if (second is not None) != finalist or (finalist and under is None):
        raise BadData(WRONG_SECOND, seat=seat)
    check_suspects(state, seat, second, state.second_suspects[seat])
    if finalist and not set(state.suspects[seat]) <= set(state.second_suspects[seat]):
        raise BadData(WRONG_SUSPECTS, seat=seat)


def _check_tokens(state: Tournament) -> None:
    """A turn gives each group one token worth 1, and the winners' table one of each worth."""
    ones, twos = _most_tokens(state)
    held = [sum(tokens[worth] for tokens in state.tokens) for worth in (0, 1)]
    idle = any(any(tokens) for seat, tokens in enumerate(state.tokens) if seat not in state.playing)
    if idle or min(min(tokens) for tokens in state.tokens) < 0 or held[0] > ones or held[1] > twos:
        raise BadData(WRONG_TOKENS, ones=ones, twos=twos)


def _most_tokens(state: Tournament) -> tuple[int, int]:
    """How many tokens worth 1 and worth 2 can have been won: by now the groups may be a step ahead."""
    frame, turns = state.agenda[0], len(state.played[state.playing[0]])
    in_groups = 0 if state.final else len(state.groups)
    match frame:
        case RollDice():
            turns = 0
        case LayCards() | LaySeconds() | Crowned():
            turns = SET_SIZE - 1
        case TurnDice() | RollOracles() | TakeInGroups():
            turns = max(0, turns - 1)
    ahead = isinstance(frame, TakeInGroups) or _at_winners_table(state)
    return turns * (in_groups + 1) + (in_groups if ahead else 0), turns


def _at_winners_table(state: Tournament) -> bool:
    frame = state.agenda[0]
    return not state.final and isinstance(frame, (TurnDice, RollOracles)) and len(frame.rings) == 1


def _check_under(state: Tournament) -> None:
    """A round gives each group at most one card; a final comes after two rounds at least."""
    finished = state.round - (not isinstance(state.agenda[0], RollDice))
    laid = sum(card is not None for card in state.under)
    most = max(map(len, SPLITS[len(state.dice)])) if state.final else len(state.groups)
    if laid > finished * most:
        raise BadData(TOO_MANY_UNDER, cards=laid, rounds=finished)
    if state.final and not ROUNDS_BEFORE_FINAL <= finished < LAST_ROUND:
        raise BadData(WRONG_ROUND, given=state.round)


def check_state(state: State) -> None:
    """Raise BadData for a position that no game can reach."""
    if isinstance(state, Tournament):
        check_tournament(state)
    else:
        check_table(state)
