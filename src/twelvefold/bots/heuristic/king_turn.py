"""Simulation and evaluation of a turn for King of 12's heuristic bot.

A turn is played out with the game's own ring functions. The position after it is evaluated by points, dice,
remaining cards and turns, and what winning the round is worth.
"""

from __future__ import annotations

from itertools import product
from math import exp, prod
from typing import NamedTuple

from twelvefold.core.generator import Generator
from twelvefold.games.king.cards import NEIGHBOURS, PRIZES, ROUND_POINTS, SIDES, Cards, Character
from twelvefold.games.king.moves import Move, Play, Take
from twelvefold.games.king.ring import ORACLE, SORCERER, Dice, Standing, cancel, compare, effects, owners, set_faces
from twelvefold.games.king.scoring import highest_alone, rank, theft
from twelvefold.games.king.state import Ring, points
from twelvefold.games.king.view import View, possible_hand

Thefts = tuple[tuple[int, int], ...]
"""Pairs of thief and victim."""

KEEP: dict[Character, float] = {
    Character.KNIGHT: 0.4,
    Character.GAMBLER: 0.0,
    Character.LADY: 0.05,
    Character.MERCHANTS: 0.1,
    Character.TROUBLEMAKERS: 0.0,
    Character.REVERSER: 0.15,
    Character.SORCERER: 0.45,
    Character.ORACLE: -0.05,
    Character.ALCHEMIST: 0.1,
    Character.MACHINE: 0.25,
    Character.PARASITE: -0.3,
    Character.GOLEM: 0.15,
    Character.COLLECTOR: 0.1,
    Character.FAUN: 0.25,
}
"""The value in points of a card in hand for the rest of a round, fitted to the results of rounds against random bots.
The card of least value goes under the die."""

FACE = 0.06
"""The value in points of one more pip on the die for the rest of a round, fitted likewise."""


class Scenario(NamedTuple):
    """One sample of what the bot does not decide in a turn: the others' cards, the roll, another Sorcerer's face."""

    cards: Cards
    """A card for every seat; the one at the bot's own seat is a placeholder."""
    roll: int
    neighbour: int


class TurnFacts(NamedTuple):
    """The facts that stay constant while a turn is simulated."""

    seat: int
    dice: Dice
    totals: tuple[int, ...]
    turns_left: int
    """The number of turns after this one, unless a player reaches the points for the round earlier."""
    spread: float
    """The lead in points that makes winning the round e times as likely."""
    win_chances: tuple[float, ...]
    """The chance to win the game if each seat wins the round; the last entry is for a round without a winner."""
    card_value: float = 0.0
    """The value in hand of the card that is played."""


def sample_scenarios(view: View, seat: int, limit: int, rng: Generator) -> list[Scenario]:
    """Return combinations of cards the others may play, each with a roll and a Sorcerer's choice.

    A small number of combinations is repeated three times, to average over the rolls. A large number is sampled:
    a combination is kept if the indices of its cards add up to a chosen remainder, so that every card of every hand
    occurs about equally often.
    """
    hands = [possible_hand(view, other) if other != seat else view.set[:1] for other in range(len(view.places))]
    count = prod(map(len, hands))
    below = rng.below
    combinations = list(product(*hands)) * (3 if count < SIDES else 1)
    if count > limit:
        step = -(-count // limit)
        shift = below(step)
        sums = map(sum, product(*[range(len(hand)) for hand in hands]))
        combinations = [cards for cards, places in zip(combinations, sums, strict=True) if places % step == shift]
    return [Scenario(cards, below(SIDES) + 1, below(5)) for cards in combinations]


def turn_facts(view: View, seat: int, turns_left: int, win_chances: tuple[float, ...]) -> TurnFacts:
    """Collect the facts of a turn from a seat's view.

    A lead is worth more the fewer turns are left. It is also worth more between two players than among several,
    where a tie for first lets a third player win. The constants are fitted like those above.
    """
    return TurnFacts(
        seat=seat,
        dice=tuple([place.die for place in view.places]),
        totals=tuple([points(place.tokens) for place in view.places]),
        turns_left=turns_left,
        spread=0.2 + 0.25 * turns_left if len(view.places) == 2 else 1.3 + 0.15 * turns_left,
        win_chances=win_chances,
    )


def outlook(facts: TurnFacts, move: Move, scenarios: list[Scenario]) -> float:
    """Return the chance to win with a card, summed over the scenarios."""
    assert isinstance(move, Play)
    seats = tuple(range(len(facts.dice)))
    facts = facts._replace(card_value=KEEP[move.card])
    total = 0.0
    for scenario in scenarios:
        cards = (*scenario.cards[: facts.seat], move.card, *scenario.cards[facts.seat + 1 :])
        total += _after_reveal(facts, Ring(seats, cards, PRIZES), scenario)
    return total


def _after_reveal(facts: TurnFacts, ring: Ring, scenario: Scenario) -> float:
    """Evaluate the turn from the reveal on. The bot's own Sorcerer takes the best face, another one a random face."""
    standing = cancel(ring.cards)
    steps = effects(ring, standing, facts.dice)
    dice = steps[-1][1] if steps else facts.dice
    if SORCERER not in standing:
        return after_choice(facts, ring, standing, dice, scenario.roll)
    sorcerer = owners(ring, standing, SORCERER)
    faces = NEIGHBOURS[dice[sorcerer[0]]]
    if sorcerer[0] != facts.seat:
        faces = faces[scenario.neighbour : scenario.neighbour + 1]
    return max(
        [after_choice(facts, ring, standing, set_faces(dice, sorcerer, (face,)), scenario.roll) for face in faces]
    )


def after_choice(facts: TurnFacts, ring: Ring, standing: Standing, dice: Dice, roll: int) -> float:
    """Evaluate the turn from the Oracle on."""
    return worth(facts, *played_out(ring, standing, dice, roll, facts.totals))


def rolls(standing: Standing) -> range:
    """Return the possible rolls of an Oracle, or a single dummy roll if no Oracle is active."""
    return range(1, SIDES + 1) if ORACLE in standing else range(1, 2)


def after_face(facts: TurnFacts, ring: Ring, face: int) -> float:
    """Return the chance to win if the Sorcerer turns the die to this face, averaged over an Oracle's roll."""
    standing = cancel(ring.cards)
    dice = set_faces(facts.dice, (facts.seat,), (face,))
    possible = rolls(standing)
    return sum(after_choice(facts, ring, standing, dice, roll) for roll in possible) / len(possible)


def after_take(facts: TurnFacts, thief: int, seats: tuple[int, ...], thefts: Thefts, move: Move) -> float:
    """Return the chance to win among these seats after a move of a theft. The victim may sit in another group."""
    (victim,) = (victim for other, victim in thefts if other == thief)
    totals = list(facts.totals)
    if isinstance(move, Take):
        totals[facts.seat] += move.token
        if victim in seats:
            totals[seats.index(victim)] -= move.token
    return worth(facts, totals, facts.dice)


def played_out(
    ring: Ring, standing: Standing, dice: Dice, roll: int, before: tuple[int, ...]
) -> tuple[list[int], Dice]:
    """Return all points and dice after the turn. A Lady is assumed to steal 2 points, or as many as there are."""
    if ORACLE in standing:
        dice = set_faces(dice, owners(ring, standing, ORACLE), (roll,))
    result = compare(ring, standing, dice)
    totals = list(before)
    for winner, prize in zip(rank(ring, standing, result).final, ring.prizes, strict=True):
        if winner is not None:
            totals[winner] += prize
    pair = theft(ring, result.values) if Character.LADY in ring.cards else None
    if pair is not None:
        thief, victim = pair
        token = min(2, totals[victim])
        totals[thief] += token
        totals[victim] -= token
    return totals, result.dice


def worth(facts: TurnFacts, totals: list[int], dice: Dice) -> float:
    """Return the chance to win the game. Before the end of a round, its winner is estimated."""
    if facts.turns_left <= 0 or max(totals) >= ROUND_POINTS:
        winner = highest_alone(totals)
        return facts.win_chances[-1 if winner is None else winner]
    spread = facts.spread
    weights = [exp((total + FACE * die) / spread) for total, die in zip(totals, dice, strict=True)]
    weights[facts.seat] *= exp(-facts.card_value / spread)
    return sum([weight * chance for weight, chance in zip(weights, facts.win_chances, strict=False)]) / sum(weights)
