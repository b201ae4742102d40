"""King of 12 by rules of thumb: the move with the best outlook for this turn.

For every card in hand it looks at what the others may play (all combinations if they are few, else a
sample of them), plays the turn out with the game's own ring functions, and weighs where that leaves
the round: the points everybody has, the turns still to come, the rounds already won. It sees its
seat's view and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import exp
from typing import Any, NamedTuple

from twelvefold.core.game import Game, Prompt
from twelvefold.core.generator import Generator
from twelvefold.games.king.cards import NEIGHBOURS, PRIZES, ROUND_POINTS, ROUNDS_TO_WIN, SIDES, Cards, Character
from twelvefold.games.king.moves import Lay, Move, Play, Take, Turn
from twelvefold.games.king.ring import ORACLE, SORCERER, Dice, cancel, compare, effects, owners, set_faces
from twelvefold.games.king.scoring import award, give, rank, theft
from twelvefold.games.king.state import Ring, TakeTokens, Tokens, TurnDice, points
from twelvefold.games.king.view import View, possible_hand

COMBINATIONS = 49
"""How many combinations of the others' cards are looked at for each card."""

KEEP: dict[Character, float] = {
    Character.KNIGHT: 0.05,
    Character.GAMBLER: 0.0,
    Character.LADY: 0.0,
    Character.MERCHANTS: 0.0,
    Character.TROUBLEMAKERS: 0.0,
    Character.REVERSER: 0.0,
    Character.SORCERER: 0.02,
    Character.ORACLE: 0.0,
    Character.ALCHEMIST: 0.05,
    Character.MACHINE: 0.08,
    Character.PARASITE: -0.05,
    Character.GOLEM: 0.06,
    Character.COLLECTOR: 0.0,
    Character.FAUN: 0.02,
}
"""How much a card is worth keeping: breaks near-ties, and says which card to lay under the die."""


class Luck(NamedTuple):
    """One way the part of a turn that others decide may go."""

    cards: Cards
    roll: int
    neighbour: int


class Standing(NamedTuple):
    """What stays the same while a turn is weighed."""

    seat: int
    dice: Dice
    tokens: tuple[Tokens, ...]
    wins: tuple[int, ...]
    turns_left: int


class HeuristicKing:
    """Plays King of 12."""

    def __init__(self, game: Game[Any, Any, Any, Any], rng: Generator) -> None:
        self._rng = rng

    def choose(self, view: View, prompt: Prompt[Move]) -> Move:
        """The move with the best outlook; the first of equals."""
        table = _standing(view, prompt.seat)
        match prompt.ask:
            case "play":
                lucks = list(self._lucks(view, prompt.seat))
                return max(prompt.moves, key=lambda move: _outlook(table, move, lucks))
            case "turn":
                return max(prompt.moves, key=lambda move: _after_turn(table, view, move))
            case "take":
                return max(prompt.moves, key=lambda move: _after_take(table, view, move))
            case _:
                return min(prompt.moves, key=lambda move: KEEP[move.card] if isinstance(move, Lay) else 0.0)

    def _lucks(self, view: View, seat: int) -> Iterator[Luck]:
        """Combinations of cards the others may play, each with a roll and a Sorcerer's choice."""
        hands = [possible_hand(view, other) if other != seat else (None,) for other in range(len(view.places))]
        count = 1
        for hand in hands:
            count *= len(hand)
        below = self._rng.below
        combinations: Any = product(*hands)
        if count > COMBINATIONS:
            combinations = ([hand[below(len(hand))] for hand in hands] for _ in range(COMBINATIONS))
        for cards in combinations:
            yield Luck(tuple(cards), below(SIDES) + 1, below(5))


def _standing(view: View, seat: int) -> Standing:
    return Standing(
        seat=seat,
        dice=tuple(place.die for place in view.places),
        tokens=tuple(place.tokens for place in view.places),
        wins=tuple(int(bool(place.suspects)) for place in view.places),
        turns_left=min(place.cards for place in view.places) - 2,
    )


def _outlook(table: Standing, move: Move, lucks: list[Luck]) -> float:
    """What a card brings on average, over the ways the others may play."""
    assert isinstance(move, Play)
    seats = tuple(range(len(table.dice)))
    total = 0.0
    for luck in lucks:
        cards = (*luck.cards[: table.seat], move.card, *luck.cards[table.seat + 1 :])
        total += _after_reveal(table, Ring(seats, cards, PRIZES), luck)
    return total / len(lucks) - KEEP[move.card]


def _after_reveal(table: Standing, ring: Ring, luck: Luck) -> float:
    """The turn from the reveal on; the seat's own Sorcerer takes the best face, another's any."""
    standing = cancel(ring.cards)
    steps = effects(ring, standing, table.dice)
    dice = steps[-1][1] if steps else table.dice
    sorcerer = owners(ring, standing, SORCERER)
    if not sorcerer:
        return _after_choice(table, ring, dice, luck.roll)
    faces = NEIGHBOURS[dice[sorcerer[0]]]
    if sorcerer[0] != table.seat:
        faces = faces[luck.neighbour : luck.neighbour + 1]
    return max(_after_choice(table, ring, set_faces(dice, sorcerer, (face,)), luck.roll) for face in faces)


def _after_choice(table: Standing, ring: Ring, dice: Dice, roll: int) -> float:
    """The turn from the Oracle on."""
    standing = cancel(ring.cards)
    oracle = owners(ring, standing, ORACLE)
    if oracle:
        dice = set_faces(dice, oracle, (roll,))
    result = compare(ring, standing, dice)
    tokens = award(ring, rank(ring, standing, result).final, table.tokens)
    pair = theft(ring, result) if Character.LADY in ring.cards else None
    if pair is not None:
        thief, victim = pair
        ones, twos = tokens[victim]
        if ones or twos:
            token = 2 if twos else 1
            tokens = give(give(tokens, victim, token, -1), thief, token)
    return _worth(table, tuple([points(held) for held in tokens]))


def _after_turn(table: Standing, view: View, move: Move) -> float:
    """What a Sorcerer's face brings, an Oracle's roll averaged."""
    frame = view.agenda[-1]
    assert isinstance(frame, TurnDice)
    assert isinstance(move, Turn)
    (ring,) = (ring for ring in frame.rings if table.seat in ring.seats)
    dice = set_faces(table.dice, (table.seat,), (move.face,))
    rolls = range(1, SIDES + 1) if ORACLE in cancel(ring.cards) else range(1, 2)
    return sum(_after_choice(table, ring, dice, roll) for roll in rolls) / len(rolls)


def _after_take(table: Standing, view: View, move: Move) -> float:
    """What a stolen token brings."""
    frame = view.agenda[-1]
    assert isinstance(frame, TakeTokens)
    (victim,) = (victim for thief, victim in frame.thefts if thief == table.seat)
    tokens = table.tokens
    if isinstance(move, Take):
        tokens = give(give(tokens, victim, move.token, -1), table.seat, move.token)
    return _worth(table, tuple(points(held) for held in tokens))


def _worth(table: Standing, totals: tuple[int, ...]) -> float:
    """The chance to win the game from these totals."""
    return _chance(table.seat, totals, table.turns_left, table.wins)


@lru_cache(maxsize=20_000)
def _chance(seat: int, totals: tuple[int, ...], turns_left: int, wins: tuple[int, ...]) -> float:
    """Who wins the round is certain at its end and guessed before; then every player is as good as another."""
    if turns_left <= 0 or max(totals) >= ROUND_POINTS:
        remaining = [total for total in totals if totals.count(total) == 1]
        if not remaining:
            return _equity(seat, wins)
        return _equity(seat, _won(wins, totals.index(max(remaining))))
    spread = 0.5 + 0.55 * turns_left
    weights = [exp((total - max(totals)) / spread) for total in totals]
    return sum(weight * _equity(seat, _won(wins, other)) for other, weight in enumerate(weights)) / sum(weights)


def _won(wins: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return wins[:seat] + (wins[seat] + 1,) + wins[seat + 1 :]


@lru_cache(maxsize=1024)
def _equity(seat: int, wins: tuple[int, ...]) -> float:
    """The chance of a seat to be first to two rounds if every round is anybody's."""
    if ROUNDS_TO_WIN in wins:
        return float(wins[seat] == ROUNDS_TO_WIN)
    return sum(_equity(seat, _won(wins, other)) for other in range(len(wins))) / len(wins)
