"""The rules of King of 12: what happens next, and what it leads to.

One handler for each frame of the agenda: ``_NODES`` says what is asked or rolled, ``_STEPS`` what the
answer does. Steps 2 to 5 of a turn are functions of a ring (``ring.py``, ``scoring.py``); here they
are strung together and paused where somebody chooses or rolls.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from twelvefold.core.chance import Choice, Roll
from twelvefold.core.events import EVERYONE, Emit, ignore
from twelvefold.core.game import Decide, Game, Node, Over, Prompt
from twelvefold.core.generator import Generator
from twelvefold.core.rows import at
from twelvefold.games.king import events, story
from twelvefold.games.king.cards import NEIGHBOURS, PIECES, PRIZES, SIDES, Cards, Character, random_sets
from twelvefold.games.king.legal import check_state
from twelvefold.games.king.moves import DECLINE, LAYS, PLAYS, TAKES, TURNS, Move, Take, format_move, parse_move
from twelvefold.games.king.notation import format_state, parse_state
from twelvefold.games.king.options import SEATS, Options, read_options, starting_set
from twelvefold.games.king.ring import LADY, ORACLE, SORCERER, Dice, cancel, compare, effects, owners, set_faces
from twelvefold.games.king.scoring import award, give, rank, round_over, round_winner, theft
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
    Tokens,
    TurnDice,
    points,
    without,
)
from twelvefold.games.king.view import View, imagine, view

CHOOSE_CARDS = ChooseCards()
ROLL_DICE = RollDice()
ROLLS = {count: Roll(count, SIDES) for count in range(1, SEATS.stop)}
ALL_SEATS = {count: tuple(range(count)) for count in SEATS}
TURNS_FROM = {face: tuple(TURNS[to] for to in around) for face, around in NEIGHBOURS.items()}


class King(Game[State, View, Move, Options]):
    """King of 12, for two to four players."""

    name = "king"
    version = 1
    seats = SEATS
    state_type = State
    view_type = View
    event_type = events.AnyEvent
    tallies = MappingProxyType(
        {"turns": events.CardsRevealed, "rounds": events.RoundBegan, "rounds_unwon": events.RoundUnwon}
    )
    pieces = MappingProxyType(PIECES)

    _last: tuple[State | None, Node[Move]] = None, Over(())

    def options(self, given: Mapping[str, object]) -> Options:
        return read_options(given)

    def start(self, options: Options) -> State:
        """Rule: Setting up. The set is agreed, or still to be drawn; then everybody rolls."""
        cards = starting_set(options)
        seats = options.seats
        return State(
            set=cards,
            round=0,
            dice=(0,) * seats,
            hands=(cards,) * seats,
            played=((),) * seats,
            tokens=((0, 0),) * seats,
            under=(None,) * seats,
            suspects=((),) * seats,
            agenda=(ROLL_DICE if cards else DrawSet(options.promo),),
        )

    def seat_count(self, state: State) -> int:
        return len(state.dice)

    def check(self, state: State) -> None:
        check_state(state)

    def node(self, state: State) -> Node[Move]:
        """As everybody asks before they apply, and ``apply`` asks again, the last answer is kept."""
        last, node = self._last
        if last is not state:
            frame = state.agenda[-1]
            node = _NODES[type(frame)](state, frame)
            self._last = state, node
        return node

    def apply(self, state: State, outcome: Any, emit: Emit = ignore) -> State:
        outcome = self.checked(self.node(state), outcome)
        frame = state.agenda[-1]
        return _STEPS[type(frame)](state, frame, outcome, emit)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def imagine(self, view: View, rng: Generator) -> State:
        return imagine(view, rng)

    def key(self, state: State) -> Hashable:
        """The round's number changes no future; without a Lady, tokens count only as points.

        What others suspect does: who knows more of a hand plays it better.
        """
        held = state.tokens if LADY in state.set else tuple(map(points, state.tokens))
        return state.set, state.dice, state.hands, held, state.under, state.suspects, state.agenda

    def format_state(self, state: State) -> str:
        return format_state(state)

    def parse_state(self, text: str) -> State:
        return parse_state(text)

    def format_move(self, move: Move) -> str:
        return format_move(move)

    def parse_move(self, text: str) -> Move:
        return parse_move(text)


# --- setting up


def _set_to_draw(state: State, frame: DrawSet) -> Node[Move]:
    """Rule: Setting up, random set. One uniform choice among the valid sets."""
    return Choice(random_sets(frame.promos))


def _set_drawn(state: State, frame: DrawSet, cards: Cards, emit: Emit) -> State:
    emit(events.SetDrawn(cards), EVERYONE)
    return replace(state, set=cards, hands=(cards,) * len(state.dice), agenda=(ROLL_DICE,))


def _dice_to_roll(state: State, frame: RollDice) -> Node[Move]:
    """Rule: everybody rolls."""
    return ROLLS[len(state.dice)]


def _dice_rolled(state: State, frame: RollDice, dice: tuple[int, ...], emit: Emit) -> State:
    state = replace(state, dice=dice, round=state.round + 1, agenda=(CHOOSE_CARDS,))
    story.round_began(emit, state)
    return state


# --- a turn


def _cards_to_choose(state: State, frame: ChooseCards) -> Node[Move]:
    """Step 1. Everyone picks a card from hand, in secret."""
    return Decide(tuple([play_prompt(seat, hand) for seat, hand in enumerate(state.hands)]))


@lru_cache(maxsize=16_384)
def play_prompt(seat: int, hand: Cards) -> Prompt[Move]:
    """Asking a seat to play a card: asked more often than anything else, so kept."""
    return Prompt(seat, "play", tuple(PLAYS[card] for card in hand))


def _cards_revealed(state: State, frame: ChooseCards, moves: tuple[Any, ...], emit: Emit) -> State:
    """Steps 1 to 3, up to the first choice."""
    cards = tuple([move.card for move in moves])
    ring = Ring(ALL_SEATS[len(cards)], cards, PRIZES)
    standing = cancel(cards)
    steps = effects(ring, standing, state.dice)
    if emit is not ignore:
        story.revealed(emit, ring, standing, state.dice)
    revealed = State(
        state.set,
        state.round,
        steps[-1][1] if steps else state.dice,
        tuple([without(hand, card) for hand, card in zip(state.hands, cards, strict=True)]),
        tuple([(*played, card) for played, card in zip(state.played, cards, strict=True)]),
        state.tokens,
        state.under,
        tuple([suspects and without(suspects, card) for suspects, card in zip(state.suspects, cards, strict=True)]),
        state.agenda,
    )
    return _after_effects(revealed, (ring,), emit)


def _after_effects(state: State, rings: tuple[Ring, ...], emit: Emit) -> State:
    """Step 3. Sorcerers choose, if any stand."""
    if _owners(rings, SORCERER):
        return state.then(state.dice, state.tokens, TurnDice(rings))
    return _before_oracles(state, state.dice, rings, emit)


def _owners(rings: tuple[Ring, ...], card: Character) -> tuple[int, ...]:
    """The seats of all rings where that card stands, in seat order."""
    found: tuple[int, ...] = ()
    for ring in rings:
        if card in ring.cards:
            found += owners(ring, cancel(ring.cards), card)
    return tuple(sorted(found)) if len(found) > 1 else found


def _dice_to_turn(state: State, frame: TurnDice) -> Node[Move]:
    """Sorcerer: one of the five neighbouring faces. After Troublemakers: of the opposite face (Ruling)."""
    return Decide(tuple(Prompt(seat, "turn", TURNS_FROM[state.dice[seat]]) for seat in _owners(frame.rings, SORCERER)))


def _dice_turned(state: State, frame: TurnDice, moves: tuple[Any, ...], emit: Emit) -> State:
    seats = _owners(frame.rings, SORCERER)
    dice = set_faces(state.dice, seats, tuple(move.face for move in moves))
    story.dice_turned(emit, seats, state.dice, dice)
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
    seats = _owners(frame.rings, ORACLE)
    dice = set_faces(state.dice, seats, faces)
    story.dice_rolled(emit, seats, state.dice, dice)
    return _compare_and_score(state, dice, frame.rings, emit)


def _compare_and_score(state: State, dice: Dice, rings: tuple[Ring, ...], emit: Emit) -> State:
    """Steps 4 and 5, then the Ladies."""
    tokens = state.tokens
    thefts: tuple[tuple[int, int], ...] = ()
    for ring in rings:
        standing = cancel(ring.cards)
        before = dice
        result = compare(ring, standing, dice)
        ranking = rank(ring, standing, result)
        dice = result.dice
        tokens = award(ring, ranking.final, tokens)
        pair = theft(ring, result.values) if LADY in ring.cards else None
        if pair is not None and points(tokens[pair[1]]):
            thefts += (pair,)
        if emit is not ignore:
            story.compared(emit, ring, standing, before, result)
            story.ranked(emit, ring, standing, result, ranking, tokens)
            story.ladies_met(emit, ring, result, pair, tokens)
    if thefts:
        return state.then(dice, tokens, TakeTokens(thefts))
    return _end_turn(state, dice, tokens, emit)


def _tokens_to_take(state: State, frame: TakeTokens) -> Node[Move]:
    """Ladies: one token of the victim's, or none. Ruling: declining is allowed."""
    return Decide(
        tuple(
            Prompt(thief, "take", (*(TAKES[n] for n in TAKES if state.tokens[victim][n - 1]), DECLINE))
            for thief, victim in frame.thefts
        )
    )


def _tokens_taken(state: State, frame: TakeTokens, moves: tuple[Move, ...], emit: Emit) -> State:
    tokens = state.tokens
    for pair, move in zip(frame.thefts, moves, strict=True):
        thief, victim = pair
        token = move.token if isinstance(move, Take) else None
        if token is not None:
            tokens = give(give(tokens, victim, token, -1), thief, token)
        story.token_taken(emit, pair, token)
    return _end_turn(state, state.dice, tokens, emit)


# --- the end of a turn, of a round, of the game


def _end_turn(state: State, dice: Dice, tokens: tuple[Tokens, ...], emit: Emit) -> State:
    """Step 6. Ruling: eight points are counted after the Lady's theft."""
    state = state.then(dice, tokens, CHOOSE_CARDS)
    return _end_round(state, emit) if round_over(state.hands, tokens) else state


def _end_round(state: State, emit: Emit) -> State:
    """Rule: End of a round. Cards come back, totals are compared, a second card wins the game."""
    winner = round_winner(tuple(range(len(state.dice))), state.tokens)
    if emit is not ignore:
        story.round_ended(emit, state.hands, state.tokens, winner)
    if winner is None:
        return _new_round(state, state.under, state.suspects)
    hands = _taken_back(state.set, state.under)
    frame = LayCard(winner) if state.under[winner] is None else Crowned(winner)
    if isinstance(frame, Crowned):
        story.game_won(emit, state, winner)
    return replace(state, hands=hands, played=((),) * len(hands), agenda=(frame,))


def _taken_back(cards: Cards, under: tuple[Character | None, ...]) -> tuple[Cards, ...]:
    """The hands when everyone has taken their cards back, but for those under dice."""
    return tuple([without(cards, card) for card in under])


def _new_round(state: State, under: tuple[Character | None, ...], suspects: tuple[Cards, ...]) -> State:
    """Cards come back but for those under dice, tokens go back, dice are taken up."""
    seats = len(under)
    hands = _taken_back(state.set, under)
    return State(
        state.set, state.round, (0,) * seats, hands, ((),) * seats, ((0, 0),) * seats, under, suspects, (ROLL_DICE,)
    )


def _card_to_lay(state: State, frame: LayCard) -> Node[Move]:
    """The winner lays one card from hand under the die, unseen by the others."""
    return Decide((Prompt(frame.seat, "lay", tuple(LAYS[card] for card in state.hands[frame.seat])),))


def _card_laid(state: State, frame: LayCard, moves: tuple[Any, ...], emit: Emit) -> State:
    seat, card = frame.seat, moves[0].card
    story.card_laid(emit, seat, card)
    return _new_round(state, at(state.under, seat, card), at(state.suspects, seat, state.set))


def _over(state: State, frame: Crowned) -> Node[Move]:
    """Rule: two cards under the die win the game at once."""
    return Over((frame.seat,))


_NODES: dict[type, Callable[[State, Any], Node[Move]]] = {
    DrawSet: _set_to_draw,
    RollDice: _dice_to_roll,
    ChooseCards: _cards_to_choose,
    TurnDice: _dice_to_turn,
    RollOracles: _oracles_to_roll,
    TakeTokens: _tokens_to_take,
    LayCard: _card_to_lay,
    Crowned: _over,
}

_STEPS: dict[type, Callable[[State, Any, Any, Emit], State]] = {
    DrawSet: _set_drawn,
    RollDice: _dice_rolled,
    ChooseCards: _cards_revealed,
    TurnDice: _dice_turned,
    RollOracles: _oracles_rolled,
    TakeTokens: _tokens_taken,
    LayCard: _card_laid,
}
