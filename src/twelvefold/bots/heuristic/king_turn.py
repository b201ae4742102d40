"""How King of 12's player by rules of thumb weighs a turn: what a move brings, and what it leaves behind.

A turn is played out with the game's own ring functions; then the round is weighed: the points everybody
has, the dice left behind, the cards kept, the turns still to come, and what winning the round is worth.
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
"""Who may take a token, and from whom."""

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
"""How many points a card in hand is worth for the rest of a round, fitted to the outcomes of rounds
against random players. What is worth least goes under the die."""

FACE = 0.06
"""How many points one more on a die is worth for the rest of a round, fitted likewise."""


class Luck(NamedTuple):
    """One way the part of a turn that others decide may go."""

    cards: Cards
    """A card of every seat; at the own seat, any."""
    roll: int
    neighbour: int


class TurnFacts(NamedTuple):
    """What stays the same while a turn is weighed."""

    seat: int
    dice: Dice
    totals: tuple[int, ...]
    turns_left: int
    """How many turns follow this one, unless somebody has enough points before."""
    spread: float
    """How many points of a lead make it e times as likely to win the round."""
    hopes: tuple[float, ...]
    """The chance to win the game after each seat's winning the round; at the end, after nobody's."""
    lost: float = 0.0
    """What the card that is played would be worth in hand."""


def lucks(view: View, seat: int, most: int, rng: Generator) -> list[Luck]:
    """Combinations of cards the others may play, each with a roll and a Sorcerer's choice.

    If they are few they come three times, for the sake of the rolls. Of many, those are taken whose places
    in the hands add up to one remainder: so every card of every hand gets its share.
    """
    hands = [possible_hand(view, other) if other != seat else view.set[:1] for other in range(len(view.places))]
    count = prod(map(len, hands))
    below = rng.below
    combinations = list(product(*hands)) * (3 if count < SIDES else 1)
    if count > most:
        step = -(-count // most)
        shift = below(step)
        sums = map(sum, product(*[range(len(hand)) for hand in hands]))
        combinations = [cards for cards, places in zip(combinations, sums, strict=True) if places % step == shift]
    return [Luck(cards, below(SIDES) + 1, below(5)) for cards in combinations]


def table_of(view: View, seat: int, turns_left: int, hopes: tuple[float, ...]) -> TurnFacts:
    """The table as a seat sees it.

    The fewer turns are left, the more a lead is worth; and more between two players than among
    several, where equal totals let a third one win. The figures are fitted like those above.
    """
    return TurnFacts(
        seat=seat,
        dice=tuple([place.die for place in view.places]),
        totals=tuple([points(place.tokens) for place in view.places]),
        turns_left=turns_left,
        spread=0.2 + 0.25 * turns_left if len(view.places) == 2 else 1.3 + 0.15 * turns_left,
        hopes=hopes,
    )


def outlook(table: TurnFacts, move: Move, ways: list[Luck]) -> float:
    """What a card brings on average, over the ways the others may play."""
    assert isinstance(move, Play)
    seats = tuple(range(len(table.dice)))
    table = table._replace(lost=KEEP[move.card])
    total = 0.0
    for luck in ways:
        cards = (*luck.cards[: table.seat], move.card, *luck.cards[table.seat + 1 :])
        total += _after_reveal(table, Ring(seats, cards, PRIZES), luck)
    return total


def _after_reveal(table: TurnFacts, ring: Ring, luck: Luck) -> float:
    """The turn from the reveal on; the seat's own Sorcerer takes the best face, another's any."""
    standing = cancel(ring.cards)
    steps = effects(ring, standing, table.dice)
    dice = steps[-1][1] if steps else table.dice
    if SORCERER not in standing:
        return after_choice(table, ring, standing, dice, luck.roll)
    sorcerer = owners(ring, standing, SORCERER)
    faces = NEIGHBOURS[dice[sorcerer[0]]]
    if sorcerer[0] != table.seat:
        faces = faces[luck.neighbour : luck.neighbour + 1]
    return max([after_choice(table, ring, standing, set_faces(dice, sorcerer, (face,)), luck.roll) for face in faces])


def after_choice(table: TurnFacts, ring: Ring, standing: Standing, dice: Dice, roll: int) -> float:
    """The turn from the Oracle on."""
    return worth(table, *played_out(ring, standing, dice, roll, table.totals))


def rolls(standing: Standing) -> range:
    """What an Oracle may roll; where none stands, one roll that does not matter."""
    return range(1, SIDES + 1) if ORACLE in standing else range(1, 2)


def after_face(table: TurnFacts, ring: Ring, face: int) -> float:
    """What a face that the Sorcerer turns to brings, an Oracle's roll averaged."""
    standing = cancel(ring.cards)
    dice = set_faces(table.dice, (table.seat,), (face,))
    ways = rolls(standing)
    return sum(after_choice(table, ring, standing, dice, roll) for roll in ways) / len(ways)


def after_take(table: TurnFacts, thief: int, seats: tuple[int, ...], thefts: Thefts, move: Move) -> float:
    """What a stolen token brings at the table of these seats; a victim elsewhere is no rival there."""
    (victim,) = (victim for other, victim in thefts if other == thief)
    totals = list(table.totals)
    if isinstance(move, Take):
        totals[table.seat] += move.token
        if victim in seats:
            totals[seats.index(victim)] -= move.token
    return worth(table, totals, table.dice)


def played_out(
    ring: Ring, standing: Standing, dice: Dice, roll: int, before: tuple[int, ...]
) -> tuple[list[int], Dice]:
    """Everybody's points and dice after the turn. A Lady is taken to steal a token of 2 where there are two points."""
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


def worth(table: TurnFacts, totals: list[int], dice: Dice) -> float:
    """The chance to win the game. Who wins the round is certain at its end and guessed before."""
    if table.turns_left <= 0 or max(totals) >= ROUND_POINTS:
        winner = highest_alone(totals)
        return table.hopes[-1 if winner is None else winner]
    spread = table.spread
    weights = [exp((total + FACE * die) / spread) for total, die in zip(totals, dice, strict=True)]
    weights[table.seat] *= exp(-table.lost / spread)
    return sum([weight * hope for weight, hope in zip(weights, table.hopes, strict=False)]) / sum(weights)
