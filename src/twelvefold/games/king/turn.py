"""A turn, step by step: choose, cancel, effects, compare, score.

Steps 2 to 5 are functions of a ring (``ring.py``, ``scoring.py``); here they are strung together and
paused where somebody chooses or rolls. All rings go through a step together. In the ordinary game there
is one ring; in a tournament the groups are rings, and then the winners' table is one more.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from twelvefold.core.events import Emit, ignore
from twelvefold.core.game import Decide, Node, Prompt
from twelvefold.games.king import story
from twelvefold.games.king.cards import GROUP_PRIZES, NEIGHBOURS, PRIZES, Cards, Character
from twelvefold.games.king.moves import DECLINE, PLAYS, TAKES, TURNS, Move, Take
from twelvefold.games.king.ring import LADY, ORACLE, SORCERER, Dice, cancel, compare, effects, owners, set_faces
from twelvefold.games.king.rounds import ROLLS, end_turn
from twelvefold.games.king.scoring import award, give, rank, theft
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

TURNS_FROM = {face: tuple(TURNS[to] for to in around) for face, around in NEIGHBOURS.items()}


# --- step 1


def cards_to_choose(state: State, frame: ChooseCards) -> Node[Move]:
    """Step 1. Everyone picks a card from hand, in secret."""
    hands = state.hands
    return Decide(tuple([play_prompt(seat, hands[seat]) for seat in state.playing]))


@lru_cache(maxsize=16_384)
def play_prompt(seat: int, hand: Cards) -> Prompt[Move]:
    """Asking a seat to play a card: asked more often than anything else, so kept."""
    return Prompt(seat, "play", tuple(PLAYS[card] for card in hand))


def cards_revealed(state: State, frame: ChooseCards, moves: tuple[Any, ...], emit: Emit) -> State:
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


def dice_to_turn(state: State, frame: TurnDice) -> Node[Move]:
    """Sorcerer: one of the five neighbouring faces. After Troublemakers: of the opposite face (Ruling)."""
    return Decide(tuple(Prompt(seat, "turn", TURNS_FROM[state.dice[seat]]) for seat in _owners(frame.rings, SORCERER)))


def dice_turned(state: State, frame: TurnDice, moves: tuple[Any, ...], emit: Emit) -> State:
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


def oracles_to_roll(state: State, frame: RollOracles) -> Node[Move]:
    """Oracle: roll your die. Happens last."""
    return ROLLS[len(_owners(frame.rings, ORACLE))]


def oracles_rolled(state: State, frame: RollOracles, faces: tuple[int, ...], emit: Emit) -> State:
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


def tokens_to_take(state: State, frame: TakeTokens) -> Node[Move]:
    """Ladies: one token of the victim's, or none. Ruling: declining is allowed."""
    return Decide(
        tuple(
            Prompt(thief, "take", (*(TAKES[n] for n in TAKES if state.tokens[victim][n - 1]), DECLINE))
            for thief, victim in frame.thefts
        )
    )


def tokens_taken(state: State, frame: TakeTokens, moves: tuple[Move, ...], emit: Emit) -> State:
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
