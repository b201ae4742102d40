"""What the cards of Queen of 12 are worth for the rounds to come.

Every card brings so many points when it is played, on average; which of them suits the dice best is luck. From that
follows what a hand and a pile are worth with so many cards still to be played: whoever holds one card takes the pile
back, the Philosopher does so at once, the Alchemist brings cards from the reserve.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import NamedTuple

from twelvefold.games.queen import piles
from twelvefold.games.queen.cards import Cards, Character
from twelvefold.games.queen.state import Player

HALVES_PLAYED: dict[Character, float] = {
    Character.LADY: 7.0,
    Character.PARASITE: 8.0,
    Character.KNIGHT: 4.3,
    Character.ROBOT: 4.3,
    Character.DRUID: 4.6,
    Character.SORCERER: 5.0,
    Character.MOUNTAIN_GUARDIAN: 7.0,
    Character.JUNGLE_GUARDIAN: 7.0,
    Character.TROUBLEMAKERS: 6.6,
    Character.GREAT_ONE: 14.0,
    Character.GOLEM: 7.6,
    Character.ALCHEMIST: 4.0,
    Character.PHILOSOPHER: 4.1,
    Character.MIRROR: 6.0,
    Character.SPY: 13.0,
    Character.COLLECTOR: 6.8,
    Character.GENERAL: 4.3,
    Character.GAMBLER: 5.6,
    Character.ORACLE: 2.6,
}
"""What playing a card brings on sheets A and B, measured in solo games; the Mirror's is guessed."""
AREAS_PLAYED: dict[Character, float] = {
    Character.LADY: 4.5,
    Character.PARASITE: 4.2,
    Character.KNIGHT: 2.5,
    Character.ROBOT: 2.8,
    Character.DRUID: 2.7,
    Character.SORCERER: 3.3,
    Character.MOUNTAIN_GUARDIAN: 4.0,
    Character.JUNGLE_GUARDIAN: 4.0,
    Character.TROUBLEMAKERS: 4.0,
    Character.GREAT_ONE: 7.5,
    Character.GOLEM: 4.2,
    Character.ALCHEMIST: 3.2,
    Character.PHILOSOPHER: 1.8,
    Character.MIRROR: 3.0,
    Character.SPY: 7.0,
    Character.COLLECTOR: 4.2,
    Character.GENERAL: 2.5,
    Character.GAMBLER: 1.6,
    Character.ORACLE: 3.0,
}
"""The same on sheets C and D."""
IDLE = 4.0
"""What a round without a card brings: a bonus."""
BOX = 0.1
"""What it is worth, for every round to come, still to be able to copy dice or to take the pile back."""
LUCK = 2.0
"""How far what a card brings is spread by the dice."""
HORIZON = 6
"""So many plays are looked ahead."""

_BITS = {card: 1 << card.value for card in Character}
_CARDS = tuple(Character)
_PHILOSOPHER, _ALCHEMIST = _BITS[Character.PHILOSOPHER], _BITS[Character.ALCHEMIST]


class Hold(NamedTuple):
    """A player's cards and the boxes left."""

    hand: Cards
    pile: Cards
    reserve: Cards
    copies: int
    piles: int
    gains: int

    def gain(self, card: Character) -> Hold:
        """With a card of the reserve in hand."""
        return self._replace(hand=(*self.hand, card), reserve=piles.less(self.reserve, card))

    def put(self, card: Character, gone: bool) -> Hold:
        """With a card put into the reserve, or gone for good."""
        hand, pile = piles.less(self.hand, card), piles.less(self.pile, card)
        reserve = self.reserve if gone else (*self.reserve, card)
        return self._replace(hand=hand or pile, pile=pile if hand else (), reserve=reserve)

    def pile_back(self) -> Hold:
        """With the pile in hand."""
        return self._replace(hand=self.hand + self.pile, pile=())


def hold_of(player: Player) -> Hold:
    """What a player holds."""
    return Hold(player.hand, player.pile, player.reserve, player.copies, player.piles, player.gains)


class Prices(NamedTuple):
    """What cards bring in a game, in the order of ``Character``."""

    points: tuple[int, ...]
    """At the end, for having them."""
    played: tuple[float, ...]
    """On the sheet, each time they are played."""
    alchemist_gains: bool
    """Whether the Alchemist brings a card from the reserve."""


class Future:
    """The plays to come, for cards with these prices."""

    def __init__(self, prices: Prices) -> None:
        self._points, self._plays = prices.points, prices.played
        self._alchemist = _ALCHEMIST if prices.alchemist_gains else 0
        self._known: dict[tuple[int, int, int, int], float] = {}
        self._best = sorted(_CARDS, key=lambda card: -self._points[card.value] - self._plays[card.value])

    def worth(self, hand: Cards, pile: Cards, reserve: Cards, plays: int) -> float:
        """What these cards bring on the sheet, with so many plays to come."""
        mask = [sum([_BITS[card] for card in cards]) for cards in (hand, pile, reserve)]
        return self._worth(mask[0], mask[1], mask[2], min(plays, HORIZON))

    def _worth(self, hand: int, pile: int, reserve: int, plays: int) -> float:
        if not plays:
            return 0.0
        if hand.bit_count() < 2:
            if not pile:
                return IDLE * plays
            hand, pile = pile, hand
        key = hand, pile, reserve, plays
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._played(hand, pile, reserve, plays)
        return found

    def _played(self, hand: int, pile: int, reserve: int, plays: int) -> float:
        """One play, the best of those the hand has: an average that counts how many good ones there are."""
        worths = []
        rest = hand
        while rest:
            bit = rest & -rest
            rest ^= bit
            card = _CARDS[bit.bit_length() - 1]
            gain = self._plays[card.value]
            left, lying, kept = hand ^ bit, pile | bit, reserve
            if bit == _PHILOSOPHER:
                left, lying = left | lying, 0
            elif bit == self._alchemist and reserve:
                new = next(card for card in self._best if _BITS[card] & reserve)
                gain += self._points[new.value]
                left, kept = left | _BITS[new], kept ^ _BITS[new]
            worths.append(gain + self._worth(left, lying, kept, plays - 1))
        best = max(worths)
        return best + LUCK * log(sum([exp((worth - best) / LUCK) for worth in worths]))


@lru_cache(maxsize=16)
def future(prices: Prices) -> Future:
    """The plays to come, made once for a game's prices."""
    return Future(prices)


@lru_cache(maxsize=50_000)
def cards_worth(hold: Hold, prices: Prices, rounds_left: int, pace: int) -> float:
    """What cards and boxes are worth with so many rounds to come and so many cards laid in each."""
    total = float(sum([prices.points[card.value] for card in hold.hand + hold.pile]))
    if not rounds_left:
        return total
    total += future(prices).worth(hold.hand, hold.pile, hold.reserve, rounds_left * pace)
    return total + BOX * (hold.copies + hold.piles) * rounds_left
