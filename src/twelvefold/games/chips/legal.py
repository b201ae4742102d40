"""Reachability checks for positions of 12 Chip Trick that come from notation or records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from twelvefold.core.errors import BadData, Reason
from twelvefold.games.chips import dealing, playing
from twelvefold.games.chips.chips import (
    BOX,
    COLOUR,
    DEALT_EACH,
    ENOUGH,
    LEAST_PLACES,
    OWNED,
    RED,
    Chips,
    of_colour,
)
from twelvefold.games.chips.dealing import before_tricks
from twelvefold.games.chips.options import SEATS
from twelvefold.games.chips.playing import best_in_front
from twelvefold.games.chips.state import DealChips, DrawLeader, Finished, PlayChip, ShowTop, State, TakeChip, TurnTop

WRONG_SEATS = Reason(
    "chips-position-seats", "a position has {low} to {high} players, the dummy with two, and a place for each"
)
WRONG_AGENDA = Reason("chips-position-agenda", "exactly one thing is next; this position names {given}")
WRONG_CHIPS = Reason("chips-position-chips", "the chips lie in order, and every one of the box lies somewhere once")
WRONG_ROUND = Reason(
    "chips-position-round",
    "with tokens {tokens}, round {round} is impossible: every round gives a token to one player at least, "
    "nobody gets two, and three end the game",
)
WRONG_LEADER = Reason(
    "chips-position-leader", "the leader is the place of somebody at the table, and unknown only before the first trick"
)
WRONG_DEAL = Reason("chips-position-deal", "in a deal everybody in turn gets two red chips, then two blue ones")
WRONG_TOP = Reason(
    "chips-position-top", "the back of the dummy's top chip is seen, in the colour of a chip it has, while it is unseen"
)
WRONG_OWNED = Reason("chips-position-owned", "place {place} owns {owned} chips here, hand and table together")
WRONG_UNSEEN = Reason(
    "chips-position-unseen",
    "place {place} has {given} chips in hand that nobody else has seen; by now it is {least} at least, {most} at most",
)
WRONG_COLOURS = Reason(
    "chips-position-colours", "place {place} was dealt {most} chips of each colour; no more of one colour can be unseen"
)
WRONG_FRONT = Reason(
    "chips-position-front", "a chip lies in front of the winner of the last trick, and four end a round"
)
WRONG_TAKEN = Reason(
    "chips-position-taken", "who has taken a chip has it in hand or in front, and red goes before blue"
)
WRONG_TURN = Reason("chips-position-turn", "{what} cannot be next here")
WRONG_END = Reason("chips-position-end", "the game ends when the best total of a round brings a third token")

_TURNS = {PlayChip: "play", TurnTop: "turn", ShowTop: "top", TakeChip: "take"}
CHECKS = {**dealing.CHECKS, **playing.CHECKS}
"""Whether a frame can be next; the checks stand beside the frames' handlers."""


def check_state(state: State) -> None:
    """Raise BadData for a position that no game can reach. Some unreachable positions may pass."""
    places = max(state.seats, LEAST_PLACES)
    rows = (state.tokens, state.front, state.seen, state.unseen)
    if state.seats not in SEATS or any(len(row) != places for row in rows):
        raise BadData(WRONG_SEATS, low=SEATS.start, high=SEATS.stop - 1)
    if len(state.agenda) != 1:
        raise BadData(WRONG_AGENDA, given=len(state.agenda))
    frame = state.agenda[0]
    _check_chips(state)
    _check_leader(state)
    if not CHECKS[type(frame)](state, frame):
        raise _refusal(state)
    if isinstance(frame, Finished):
        lucky = best_in_front(state)
        _check_round(state, tuple(held - (place in lucky) for place, held in enumerate(state.tokens)))
        return
    if not before_tricks(state):
        _check_trick(state)
    _check_top(state)
    _check_round(state, state.tokens)


def _refusal(state: State) -> BadData:
    """The reason why what is next does not follow from what lies on the table."""
    frame = state.agenda[0]
    if before_tricks(state):
        return BadData(WRONG_DEAL)
    return BadData(WRONG_END) if isinstance(frame, Finished) else BadData(WRONG_TURN, what=_TURNS[type(frame)])


def _check_chips(state: State) -> None:
    """All chips exist, in order, none too often; all of them are dealt but in a deal."""
    stack = state.dummy
    known = [chips for place, chips in enumerate(state.seen) if place != stack]
    taking = [state.middle] if isinstance(state.agenda[0], (TakeChip, Finished)) else []
    rows: Iterable[Chips] = (*state.front, *state.unseen, *known, *taking)
    lying = Counter(sum((*state.front, *state.seen, *state.unseen), state.middle))
    box = Counter(BOX[state.places])
    all_dealt = lying == box or isinstance(state.agenda[0], DealChips)
    if not all_dealt or not lying <= box or any(list(row) != sorted(row) for row in rows):
        raise BadData(WRONG_CHIPS)


def _check_leader(state: State) -> None:
    before = isinstance(state.agenda[0], (DealChips, DrawLeader)) or (
        isinstance(state.agenda[0], ShowTop) and not state.middle
    )
    unknown = before and state.round == 1
    known = state.leader is not None and 0 <= state.leader < state.places
    if unknown and state.leader is None:
        return
    if unknown or not known or isinstance(state.agenda[0], DrawLeader):
        raise BadData(WRONG_LEADER)


def _check_top(state: State) -> None:
    """The back that is seen belongs to an unseen chip of the stack."""
    unseen = () if state.dummy is None else state.unseen[state.dummy]
    covered = isinstance(state.agenda[0], (DealChips, ShowTop)) or not unseen
    if covered != (state.top is None) or (state.top is not None and not of_colour(unseen, state.top)):
        raise BadData(WRONG_TOP)


def _check_round(state: State, tokens: tuple[int, ...]) -> None:
    """Tokens before a round is counted: they come of the rounds before."""
    over = state.round - 1
    if over < 0 or not all(0 <= held < ENOUGH and held <= over for held in tokens) or sum(tokens) < over:
        raise BadData(WRONG_ROUND, tokens=", ".join(map(str, tokens)), round=state.round)


def _check_trick(state: State) -> None:
    """In the middle of a round: who owns how many chips, what lies in front, what can still be unseen."""
    places, lie = state.places, len(state.middle)
    taking = isinstance(state.agenda[0], TakeChip)
    taken = places - lie if taking else 0
    tricks = sum(map(len, state.front)) - (taken > 0)
    _check_front(state, last_won=taken > 0 if taking else tricks > 0, four=taken > 0)
    for step in range(places):
        place, played = state.from_leader(step), taking or step < lie
        _check_owned(state, place, tricks + played, OWNED - (played and step >= taken))
        if step < taken:
            _check_taken(state, state.seen[place] if step else state.front[place])
        elif step and tricks and not played:
            _check_taken(state, state.seen[place])


def _check_taken(state: State, chips: Chips) -> None:
    """Who has taken a chip has it, and it is a red one if red still lies in the middle."""
    bound = isinstance(state.agenda[0], TakeChip) and bool(of_colour(state.middle, RED))
    if not (of_colour(chips, RED) if bound else chips):
        raise BadData(WRONG_TAKEN)


def _check_front(state: State, *, last_won: bool, four: bool) -> None:
    """The leader has won the last trick, if any is over, and alone may have won the fourth just now."""
    leader = state.from_leader(0)
    for place, chips in enumerate(state.front):
        least, most = (last_won, OWNED - 1 + four) if place == leader else (0, OWNED - 1)
        if not least <= len(chips) <= most:
            raise BadData(WRONG_FRONT)


def _check_owned(state: State, place: int, plays: int, owned: int) -> None:
    """Everybody owns four chips, less the one that lies in the middle; what was played once is seen."""
    unseen = state.unseen[place]
    if len(state.front[place]) + len(state.seen[place]) + len(unseen) != owned:
        raise BadData(WRONG_OWNED, place=place, owned=owned)
    least = max(0, OWNED - plays)
    most = least if place == state.dummy else OWNED - (plays > 0)
    if not least <= len(unseen) <= most:
        raise BadData(WRONG_UNSEEN, place=place, given=len(unseen), least=least, most=most)
    if max(Counter(COLOUR[chip] for chip in unseen).values(), default=0) > DEALT_EACH:
        raise BadData(WRONG_COLOURS, place=place, most=DEALT_EACH)
