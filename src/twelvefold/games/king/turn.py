"""A turn, step by step: choose, cancel, effects, compare, score.

Steps 2 to 5 are functions of a ring (``ring.py``, ``scoring.py``); here they are strung together and
paused where somebody chooses or rolls. All rings go through a step together. In the ordinary game there
is one ring; in a tournament the groups are rings, and then the winners' table is one more.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from twelvefold.core.errors import BadData, Reason
from twelvefold.core.events import Emit, ignore
from twelvefold.core.game import Decide, Node, Prompt
from twelvefold.games.king import story
from twelvefold.games.king.cards import GROUP_PRIZES, NEIGHBOURS, PRIZES, Cards, Character
from twelvefold.games.king.moves import DECLINE, PLAYS, TAKES, TURNS, Move, Take
from twelvefold.games.king.ring import LADY, ORACLE, SORCERER, Dice, cancel, compare, effects, owners, set_faces, values
from twelvefold.games.king.rounds import ROLLS, end_turn
from twelvefold.games.king.scoring import award, give, rank, round_over, theft
from twelvefold.games.king.state import (
    CHOOSE_CARDS,
    ChooseCards,
    Ring,
    RollOracles,
    State,
    TakeInGroups,
    TakeTokens,
    Tokens,
    TurnDice,
    points,
)
from twelvefold.games.king.tournament import Tournament

WRONG_AGENDA = Reason("king-position-agenda", "exactly one thing is next; this position names {given}")
ROUND_IS_OVER = Reason("king-position-round-over", "nobody can choose: somebody has one card left or eight points")
WRONG_RINGS = Reason("king-position-rings", "the ring is all seats with the cards they played last")
WRONG_GROUP_RINGS = Reason(
    "king-tournament-rings",
    "the rings are all groups, or one of at most one first from each, with the cards played last",
)
NOBODY_TO_ASK = Reason("king-position-nobody", "no {card} stands, so there is nothing to do for it")
WRONG_THEFT = Reason("king-position-theft", "seat {thief} cannot take a token from seat {victim}")
WRONG_FIRSTS = Reason("king-tournament-firsts", "to the winners' table go the firsts of the groups: {due}")

TURNS_FROM = {face: tuple(TURNS[to] for to in around) for face, around in NEIGHBOURS.items()}


# --- step 1


def _check_choose(state: State, frame: ChooseCards) -> None:
    """The round is not over."""
    if round_over(state.hands, state.tokens):
        raise BadData(ROUND_IS_OVER)


def _cards_to_choose(state: State, frame: ChooseCards) -> Node[Move]:
    """Step 1. Everyone picks a card from hand, in secret."""
    hands = state.hands
    return Decide(tuple([play_prompt(seat, hands[seat]) for seat in state.playing]))


@lru_cache(maxsize=16_384)
def play_prompt(seat: int, hand: Cards) -> Prompt[Move]:
    """Asking a seat to play a card: asked more often than anything else, so kept."""
    return Prompt(seat, "play", tuple(PLAYS[card] for card in hand))


def _cards_revealed(state: State, frame: ChooseCards, moves: tuple[Any, ...], emit: Emit) -> State:
    """Step 1. All are revealed together. Rule: Tournament: a group's first takes nothing yet."""
    cards = tuple([move.card for move in moves])
    tables = state.tables
    if len(tables) == 1:
        rings: tuple[Ring, ...] = (Ring(tables[0], cards, PRIZES),)
    else:
        rings = tuple([Ring(seats, tuple([cards[seat] for seat in seats]), GROUP_PRIZES) for seats in tables])
    if emit is not ignore:
        story.cards_shown(emit, rings)
    return _play(state.revealed(cards), rings, emit)


# --- steps 2 and 3


def _play(state: State, rings: tuple[Ring, ...], emit: Emit) -> State:
    """Steps 2 and 3, up to the first choice: Sorcerers choose, if any stand."""
    dice = state.dice
    for number, ring in enumerate(rings, 1):
        standing = cancel(ring.cards)
        steps = effects(ring, standing, dice)
        if emit is not ignore:
            story.effects_told(story.at_table(emit, story.seats_of(rings), number), ring, standing, dice)
        if steps:
            dice = steps[-1][1]
    if _owners(rings, SORCERER):
        return state.then(dice, state.tokens, TurnDice(rings))
    return _before_oracles(state, dice, rings, emit)


def _owners(rings: tuple[Ring, ...], card: Character) -> tuple[int, ...]:
    """The seats of all rings where that card stands, in seat order."""
    found: tuple[int, ...] = ()
    for ring in rings:
        if card in ring.cards:
            found += owners(ring, cancel(ring.cards), card)
    return tuple(sorted(found)) if len(found) > 1 else found


def _played_rings(state: State) -> tuple[Ring, ...]:
    """All tables with the cards played last there; none before the first turn of a round."""
    if not state.played[state.playing[0]]:
        return ()
    prizes = PRIZES if len(state.tables) == 1 else GROUP_PRIZES
    return tuple(Ring(seats, tuple(state.played[seat][-1] for seat in seats), prizes) for seats in state.tables)


def _check_rings(state: State, frame: TurnDice | RollOracles) -> None:
    """The rings are all tables or the winners' table, and somebody there has to turn or to roll."""
    rings = _played_rings(state)
    if not rings or (frame.rings != rings and not _are_winners(state, frame.rings)):
        raise BadData(WRONG_GROUP_RINGS if isinstance(state, Tournament) else WRONG_RINGS)
    card = SORCERER if isinstance(frame, TurnDice) else ORACLE
    if not any(card in cancel(ring.cards) for ring in frame.rings):
        raise BadData(NOBODY_TO_ASK, card=card.name.lower())


def _are_winners(state: State, found: tuple[Ring, ...]) -> bool:
    """Whether that is a winners' table: at most one of each group, in the order of the groups."""
    if len(state.tables) == 1 or len(found) != 1:
        return False
    homes = [number for seat in found[0].seats for number, group in enumerate(state.tables) if seat in group]
    seated = len(homes) == len(found[0].seats) > 0 and homes == sorted(set(homes))
    return seated and found[0] == Ring(found[0].seats, tuple(state.played[seat][-1] for seat in found[0].seats), PRIZES)


def _dice_to_turn(state: State, frame: TurnDice) -> Node[Move]:
    """Sorcerer: one of the five neighbouring faces. After Troublemakers: of the opposite face (Ruling)."""
    return Decide(tuple(Prompt(seat, "turn", TURNS_FROM[state.dice[seat]]) for seat in _owners(frame.rings, SORCERER)))


def _dice_turned(state: State, frame: TurnDice, moves: tuple[Any, ...], emit: Emit) -> State:
    """All Sorcerers' choices, revealed together."""
    seats = _owners(frame.rings, SORCERER)
    dice = set_faces(state.dice, seats, tuple(move.face for move in moves))
    story.dice_turned(emit, frame.rings, seats, state.dice, dice)
    return _before_oracles(state, dice, frame.rings, emit)


def _before_oracles(state: State, dice: Dice, rings: tuple[Ring, ...], emit: Emit) -> State:
    """Step 3. Oracles come last, if any stand."""
    if _owners(rings, ORACLE):
        return state.then(dice, state.tokens, RollOracles(rings))
    return _compare_and_score(state, dice, rings, emit)


def _oracles_to_roll(state: State, frame: RollOracles) -> Node[Move]:
    """Oracle: roll your die. Happens last."""
    return ROLLS[len(_owners(frame.rings, ORACLE))]


def _oracles_rolled(state: State, frame: RollOracles, faces: tuple[int, ...], emit: Emit) -> State:
    """All Oracles' rolls, in seat order."""
    seats = _owners(frame.rings, ORACLE)
    dice = set_faces(state.dice, seats, faces)
    story.dice_rolled(emit, frame.rings, seats, state.dice, dice)
    return _compare_and_score(state, dice, frame.rings, emit)


# --- steps 4 and 5


def _compare_and_score(state: State, dice: Dice, rings: tuple[Ring, ...], emit: Emit) -> State:
    """Steps 4 and 5, then the Ladies."""
    tokens = state.tokens
    thefts: list[tuple[int, int]] = []
    firsts: list[int] = []
    for number, ring in enumerate(rings, 1):
        standing = cancel(ring.cards)
        before = dice
        result = compare(ring, standing, dice)
        ranking = rank(ring, standing, result)
        dice = result.dice
        tokens = award(ring, ranking.final, tokens)
        if not ring.prizes[0] and ranking.final.first is not None:
            firsts.append(ranking.final.first)
        pair = theft(ring, result.values) if LADY in ring.cards else None
        if pair is not None and points(tokens[pair[1]]):
            thefts.append(pair)
        if emit is not ignore:
            there = story.at_table(emit, story.seats_of(rings), number)
            story.compared(there, ring, standing, before, result)
            story.ranked(there, ring, standing, result, ranking, tokens)
            story.ladies_met(there, ring, result, pair, tokens)
    goers = None if rings[0].prizes[0] else tuple(firsts)
    if not thefts:
        return _after_ladies(state, dice, tokens, goers, emit)
    due = tuple(sorted(thefts))
    return state.then(dice, tokens, TakeTokens(due) if goers is None else TakeInGroups(due, goers))


def _check_take(state: State, frame: TakeTokens) -> None:
    """Two Ladies have met at the one table there is, or at a winners' table, from different groups."""
    rings = _played_rings(state)
    if len(frame.thefts) != 1 or not rings:
        raise BadData(WRONG_AGENDA, given=len(frame.thefts))
    ((thief, victim),) = frame.thefts
    if len(rings) == 1:
        allowed = frame.thefts == _thefts_due(state, rings)
    else:
        home = {seat: number for number, group in enumerate(state.tables) for seat in group}
        ladies = [seat for seat in (thief, victim) if seat in home and state.played[seat][-1] is LADY]
        allowed = len(ladies) == 2 and home[thief] != home[victim] and state.dice[thief] < state.dice[victim]
    if not allowed or not points(state.tokens[victim]):
        raise BadData(WRONG_THEFT, thief=thief, victim=victim)


def _check_take_in_groups(state: State, frame: TakeInGroups) -> None:
    """Comparing again finds the same firsts: a Faun that has turned its die would turn it to the same face."""
    rings = _played_rings(state)
    if not frame.thefts or len(rings) == 1 or frame.thefts != _thefts_due(state, rings):
        thief, victim = frame.thefts[0] if frame.thefts else (0, 0)
        raise BadData(WRONG_THEFT, thief=thief, victim=victim)
    ranked = [rank(ring, cancel(ring.cards), compare(ring, cancel(ring.cards), state.dice)) for ring in rings]
    firsts = tuple(ranking.final.first for ranking in ranked if ranking.final.first is not None)
    if frame.firsts != firsts:
        raise BadData(WRONG_FIRSTS, due=", ".join(map(str, firsts)))


def _thefts_due(state: State, rings: tuple[Ring, ...]) -> tuple[tuple[int, int], ...]:
    """The thefts that these rings' Ladies may commit."""
    found = [theft(ring, values(ring, cancel(ring.cards), state.dice)) for ring in rings]
    return tuple(sorted(pair for pair in found if pair is not None and points(state.tokens[pair[1]])))


def _tokens_to_take(state: State, frame: TakeTokens) -> Node[Move]:
    """Ladies: one token of the victim's, or none. Ruling: declining is allowed."""
    return Decide(
        tuple(
            Prompt(thief, "take", (*(TAKES[n] for n in TAKES if state.tokens[victim][n - 1]), DECLINE))
            for thief, victim in frame.thefts
        )
    )


def _tokens_taken(state: State, frame: TakeTokens, moves: tuple[Move, ...], emit: Emit) -> State:
    """All Ladies' choices, revealed together. Ruling: a token is taken at the table where the Ladies met."""
    tokens = state.tokens
    taken = [move.token if isinstance(move, Take) else None for move in moves]
    for (thief, victim), token in zip(frame.thefts, taken, strict=True):
        if token is not None:
            tokens = give(give(tokens, victim, token, -1), thief, token)
    in_groups = isinstance(frame, TakeInGroups)
    story.tokens_taken(emit, state.tables if in_groups else (state.playing,), frame.thefts, taken)
    return _after_ladies(state, state.dice, tokens, frame.firsts if isinstance(frame, TakeInGroups) else None, emit)


# --- the winners' table


def _after_ladies(
    state: State, dice: Dice, tokens: tuple[Tokens, ...], firsts: tuple[int, ...] | None, emit: Emit
) -> State:
    """The groups' firsts meet, if there are any; else the turn is over, as it is where nobody goes anywhere (None).

    Rule: Tournament. They bring their dice as they lie and their cards, even cancelled ones, and play
    steps 2 to 5 afresh. Rulings: they sit in the order of the groups; a table of one plays alone.
    """
    if firsts is not None and not firsts:
        story.nobody_goes_on(emit)
    if not firsts:
        return end_turn(state, dice, tokens, emit)
    ring = Ring(firsts, tuple([state.played[seat][-1] for seat in firsts]), PRIZES)
    story.winners_meet(emit, ring)
    return _play(state.then(dice, tokens, CHOOSE_CARDS), (ring,), emit)


CHECKS: dict[type, Callable[[State, Any], None]] = {
    ChooseCards: _check_choose,
    TurnDice: _check_rings,
    RollOracles: _check_rings,
    TakeTokens: _check_take,
    TakeInGroups: _check_take_in_groups,
}

NODES: dict[type, Callable[[State, Any], Node[Move]]] = {
    ChooseCards: _cards_to_choose,
    TurnDice: _dice_to_turn,
    RollOracles: _oracles_to_roll,
    TakeTokens: _tokens_to_take,
    TakeInGroups: _tokens_to_take,
}

APPLY: dict[type, Callable[[State, Any, Any, Emit], State]] = {
    ChooseCards: _cards_revealed,
    TurnDice: _dice_turned,
    RollOracles: _oracles_rolled,
    TakeTokens: _tokens_taken,
    TakeInGroups: _tokens_taken,
}
